import MRZScan
import Raster

/// Pictures of a page as JPEG files, small enough to stand within a report.
struct EmbeddedPictures: Sendable {
    var original: [UInt8]?
    var document: [UInt8]?
    var portrait: [UInt8]?

    /// How much of a report they take, about: bytes become text, three to four characters.
    var length: Int { [original, document, portrait].compactMap { $0?.count }.reduce(0) { $0 + ($1 + 2) / 3 * 4 } }

    /// Cuts and shrinks them; `picture` is the page in any size.
    init(_ report: ScanReport, of picture: ColourImage, _ size: Size) {
        if size.hasOriginal { original = Self.file(picture, size.edge, size.quality) }
        document = report.documentPicture(of: picture).map { Self.file($0, size.edge, size.quality) }
        portrait = report.portraitPicture(of: picture).map { Self.file($0, size.portraitEdge, size.quality) }
    }

    private static func file(_ picture: ColourImage, _ edge: Int, _ quality: Int) -> [UInt8] {
        PictureFile.jpeg(picture.shrunk(toLongerEdge: edge), quality: quality)
    }

    /// How large pictures are, so that a report of many pages stays one that a browser opens.
    struct Size: Sendable, Equatable {
        let edge: Int
        let portraitEdge: Int
        let quality: Int
        let hasOriginal: Bool

        /// The least shorter edge of a page from which pictures of this size are cut: what is shown may be half of it,
        /// and the portrait a fifth.
        var leastPageEdge: Int { max(2 * edge, 5 * portraitEdge) }

        static let few = Size(edge: 1000, portraitEdge: 360, quality: 80, hasOriginal: true)
        static let some = Size(edge: 480, portraitEdge: 240, quality: 72, hasOriginal: true)
        static let many = Size(edge: 300, portraitEdge: 130, quality: 60, hasOriginal: false)
        static let most = Size(edge: 200, portraitEdge: 100, quality: 55, hasOriginal: false)

        /// The size for a page of a run, by how many came before it: the same whatever works beside it.
        ///
        /// `nil` where even the smallest would be more than a report holds.
        static func after(_ pages: Int) -> Size? {
            switch pages {
            case ..<40: few
            case ..<300: some
            case ..<2000: many
            case ..<20_000: most
            default: nil
            }
        }
    }
}

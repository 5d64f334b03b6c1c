import MRZScan
import Raster

/// Pictures of a page as JPEG files, small enough to stand within a report.
struct EmbeddedPictures: Sendable {
    var original: [UInt8]?
    var document: [UInt8]?
    var portrait: [UInt8]?

    /// Cuts and shrinks them.
    init(_ report: ScanReport, of picture: ColourImage, _ size: Size) {
        if size.hasOriginal { original = Self.file(picture, size) }
        document = report.documentPicture(of: picture).map { Self.file($0, size) }
        portrait = report.portraitPicture(of: picture).map { Self.file($0.shrunk(toLongerEdge: size.edge / 2), size) }
    }

    private static func file(_ picture: ColourImage, _ size: Size) -> [UInt8] {
        PictureFile.jpeg(picture.shrunk(toLongerEdge: size.edge), quality: size.quality)
    }

    /// How large pictures are, so that a report of many pages stays one that a browser opens.
    struct Size: Sendable {
        let edge: Int
        let quality: Int
        let hasOriginal: Bool

        static let few = Size(edge: 1200, quality: 82, hasOriginal: true)
        static let some = Size(edge: 640, quality: 74, hasOriginal: true)
        static let many = Size(edge: 360, quality: 62, hasOriginal: false)

        /// The size for a page of a run, by how many came before it.
        static func after(_ pages: Int) -> Size { pages < 60 ? few : (pages < 400 ? some : many) }
    }
}

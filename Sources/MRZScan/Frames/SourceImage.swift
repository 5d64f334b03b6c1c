public import Raster

/// One picture of a source, with where it comes from.
public struct SourceImage: Sendable {
    /// The picture in grey, upright.
    public var image: GrayImage
    /// Counts the pictures of a source from 0, unless its maker says otherwise.
    public var imageId: Int
    /// The file; `nil` when it is from none.
    public var filePath: String?
    /// The page within the file, from 0.
    public var pageNumber = 0
    /// How many pages the file has.
    public var totalPages = 1
    /// When it was taken, milliseconds since the source began; `nil` when time means nothing, as in a folder of scans.
    public var milliseconds: Double?

    /// A picture.
    public init(image: GrayImage, imageId: Int, filePath: String? = nil) {
        self.image = image
        self.imageId = imageId
        self.filePath = filePath
    }
}

/// Where pictures come from, one after the other.
///
/// Any thread may ask; each picture is handed out once.
public protocol ImageSource: Sendable {
    /// The next picture; waits for it where it takes time, as with a camera.
    ///
    /// - Returns: `nil` at the end.
    /// - Throws: `ScanError` when a picture cannot be read; the next call goes on with the one after it.
    func nextImage() throws(ScanError) -> SourceImage?
}

/// What a source says about an image that it delivers.
public protocol ImageTag: Sendable {
    /// A number that the source gives each image.
    var imageId: Int { get }
}

/// The tag of an image from a file.
public struct FileImageTag: ImageTag, Hashable {
    /// A number that the source gives each image.
    public var imageId: Int
    /// The file.
    public var filePath: String
    /// The page within the file, from 0.
    public var pageNumber: Int
    /// How many pages the file has.
    public var totalPages: Int

    /// A tag.
    public init(imageId: Int, filePath: String, pageNumber: Int = 0, totalPages: Int = 1) {
        self.imageId = imageId
        self.filePath = filePath
        self.pageNumber = pageNumber
        self.totalPages = totalPages
    }
}

/// The tag of a frame of a stream.
public struct VideoFrameTag: ImageTag, Hashable {
    /// A number that the source gives each image.
    public var imageId: Int
    /// Width of the frame as it was taken, pixels.
    public var originalWidth: Int
    /// Height of the frame as it was taken, pixels.
    public var originalHeight: Int

    /// A tag.
    public init(imageId: Int, originalWidth: Int, originalHeight: Int) {
        self.imageId = imageId
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
    }
}

/// The image that was captured.
public final class OriginalImageResultItem: CapturedResultItem {
    /// `originalImage`.
    public var type: CapturedResultItemType { .originalImage }
    /// None.
    public var referenceItem: (any CapturedResultItem)? { nil }
    /// None.
    public var targetROIDefName: String? { nil }
    /// None.
    public var taskName: String? { nil }
    /// The image, upright.
    public let imageData: ImageData

    init(imageData: ImageData) {
        self.imageData = imageData
    }
}

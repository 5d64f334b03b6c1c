/// One thing that was found in an image.
public protocol CapturedResultItem: AnyObject, Sendable {
    /// What kind of thing.
    var type: CapturedResultItemType { get }
    /// The result that this one was made of: the outline for a level document, the text for parsed fields.
    var referenceItem: (any CapturedResultItem)? { get }
    /// The region of the template that asked for it.
    var targetROIDefName: String? { get }
    /// The task of the template that made it.
    var taskName: String? { get }
}

/// Which part of a template a result comes from.
struct ItemOrigin: Sendable {
    var region: String
    var task: String
}

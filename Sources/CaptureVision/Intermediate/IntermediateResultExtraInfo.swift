/// Sections of a task.
public enum SectionType: Int, Sendable {
    /// None.
    case null = 0
    /// Lines of text are looked for.
    case textLineLocalization
    /// Lines of text are read.
    case textLineRecognition
    /// Outlines of documents are looked for.
    case documentDetection
    /// Documents are made level.
    case documentDeskewing
    /// Documents are enhanced.
    case documentEnhancement
}

/// Where in a template a unit was made.
public struct IntermediateResultExtraInfo: Sendable, Hashable {
    /// The region; empty where the unit belongs to the whole image.
    public var targetROIDefName: String
    /// The task; empty where the unit belongs to none.
    public var taskName: String
    /// Whether the unit is the result of its section, and not of a stage on the way.
    public var isSectionLevelResult: Bool
    /// The section.
    public var sectionType: SectionType
}

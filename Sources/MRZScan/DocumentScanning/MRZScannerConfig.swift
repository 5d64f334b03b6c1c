public import CodeParser

/// What a document scanner is told; names and defaults are those of the MRZ Scanner SDKs (3.6).
///
/// Settings that only a screen with a camera has are accepted, so that programs written for the SDKs build, and change
/// nothing here.
public struct MRZScannerConfig: Sendable, Hashable {
    /// Which documents are looked for.
    public enum DocumentType: Int, Sendable, Hashable, CaseIterable {
        /// Passports and identity cards.
        case all = 0
        /// Identity cards.
        case id = 1
        /// Passports.
        case passport = 2

        /// The template that looks for them.
        public var templateName: String {
            switch self {
            case .all: "ReadPassportAndId"
            case .id: "ReadId"
            case .passport: "ReadPassport"
            }
        }
    }

    /// A licence key; this engine needs none.
    public var license = ""
    /// A file of templates, or templates as JSON when it starts with `{` or `[`; its first template is used.
    public var templateFile: String?
    /// Which documents are looked for, unless `templateFile` says so.
    public var documentType = DocumentType.all
    /// Whether results hold the document, made flat.
    public var returnDocumentImage = true
    /// Whether results hold the portrait; without it cards are not asked for their other side.
    public var returnPortraitImage = true
    /// Whether results hold the pictures as they came.
    public var returnOriginalImage = false
    /// The day on which documents are read, for centuries and ages.
    public var referenceDate: CalendarDate? = .today
    /// The folder that holds `Models`, as in `ScanConfiguration`.
    public var dataFolder: String?

    /// For a screen: whether the frame is shown.
    public var isGuideFrameVisible = true
    /// For a screen: whether it can be closed.
    public var isCloseButtonVisible = true
    /// For a screen: whether the torch can be switched.
    public var isTorchButtonVisible = true
    /// For a screen: whether cameras can be switched.
    public var isCameraToggleButtonVisible = true
    /// For a screen: whether a sound is made.
    public var isBeepEnabled = false
    /// For a screen: whether the device vibrates.
    public var isVibrateEnabled = false
    /// For a screen: whether sound can be switched.
    public var isBeepButtonVisible = true
    /// For a screen: whether vibration can be switched.
    public var isVibrateButtonVisible = true
    /// For a screen: whether the kind of document can be chosen.
    public var isFormatSelectorVisible = true
    /// For a screen: whether the user is asked for the camera.
    public var isCameraPermissionPromptEnabled = true

    /// The defaults.
    public init() {}

    /// The template by name; empty for the first of `templateFile`.
    public var templateName: String { templateFile == nil ? documentType.templateName : "" }
}

public import Raster

/// The settings of a template that programs change most, without the rest of it.
public struct SimplifiedCaptureVisionSettings: Sendable, Hashable {
    /// Whether results hold the original image.
    public var outputOriginalImage = false
    /// The part of the image that is looked at; `nil` is all of it.
    public var roi: Quadrilateral?
    /// Whether the corners of `roi` are per cent of width and height, instead of pixels.
    public var roiMeasuredInPercentage = true
    /// How many images of a stream may be read at once; one is.
    public var maxParallelTasks = 4
    /// Least time between two images of a stream, milliseconds.
    public var minImageCaptureInterval = 0
    /// Milliseconds after which no further attempt is begun; 0 is no limit.
    public var timeout = 10_000
    /// How text lines are read; `nil` for a template that reads none.
    public var labelSettings: SimplifiedLabelRecognizerSettings?
    /// How documents are found; `nil` for a template that looks for none.
    public var documentSettings: SimplifiedDocumentNormalizerSettings?

    /// The defaults.
    public init() {}
}

/// How text lines are read.
public struct SimplifiedLabelRecognizerSettings: Sendable, Hashable {
    /// What a result must fit in the pattern dialect of templates; empty for anything.
    public var lineStringRegExPattern = ""

    /// The defaults.
    public init() {}
}

/// Colours of an enhanced document.
public enum ImageColourMode: Int, Sendable {
    /// As it is.
    case colour = 0
    /// Grey.
    case grayscale
    /// Black and white.
    case binary
}

/// How documents are found and shown.
public struct SimplifiedDocumentNormalizerSettings: Sendable, Hashable {
    /// Colours of the enhanced image.
    public var colourMode = ImageColourMode.colour
    /// Width of the level image, pixels; 0 as it was found.
    public var pageWidth = 0
    /// Height of the level image, pixels; 0 as it was found.
    public var pageHeight = 0
    /// Lighter or darker, -100…100.
    public var brightness = 0
    /// More or less contrast, -100…100.
    public var contrast = 0
    /// Least area of an outline, per cent of the image.
    public var minQuadrilateralAreaRatio = 8
    /// How many documents are looked for; 0 is any number.
    public var expectedDocumentsCount = 1

    /// The defaults.
    public init() {}
}

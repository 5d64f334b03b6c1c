/// Is told what the stages make, as they make it.
///
/// All methods have empty implementations. They are called on the thread that captures, and the capture waits for them.
public protocol IntermediateResultReceiver: AnyObject, Sendable {
    /// What it wants to be told.
    func getObservationParameters() -> ObservationParameters
    /// The image in colour is there.
    func onScaledColourImageUnitReceived(_ unit: ScaledColourImageUnit, info: IntermediateResultExtraInfo)
    /// The grey picture of an attempt was made.
    func onGrayscaleImageUnitReceived(_ unit: GrayscaleImageUnit, info: IntermediateResultExtraInfo)
    /// The ink of an attempt was found.
    func onBinaryImageUnitReceived(_ unit: BinaryImageUnit, info: IntermediateResultExtraInfo)
    /// Lines of print were found.
    func onTextZonesUnitReceived(_ unit: TextZonesUnit, info: IntermediateResultExtraInfo)
    /// Lines were grouped to what may be a zone; as the result of its section, the lines that were read in the end.
    func onLocalizedTextLinesReceived(_ unit: LocalizedTextLinesUnit, info: IntermediateResultExtraInfo)
    /// Strips were read.
    func onRawTextLinesUnitReceived(_ unit: RawTextLinesUnit, info: IntermediateResultExtraInfo)
    /// Lines were decoded.
    func onRecognizedTextLinesReceived(_ unit: RecognizedTextLinesUnit, info: IntermediateResultExtraInfo)
    /// Outlines of documents were looked for.
    func onDetectedQuadsReceived(_ unit: DetectedQuadsUnit, info: IntermediateResultExtraInfo)
    /// A document was made level.
    func onDeskewedImageReceived(_ unit: DeskewedImageUnit, info: IntermediateResultExtraInfo)
    /// A document was enhanced.
    func onEnhancedImageReceived(_ unit: EnhancedImageUnit, info: IntermediateResultExtraInfo)
}

extension IntermediateResultReceiver {
    /// Everything.
    public func getObservationParameters() -> ObservationParameters { ObservationParameters() }
    /// Does nothing.
    public func onScaledColourImageUnitReceived(_ unit: ScaledColourImageUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onGrayscaleImageUnitReceived(_ unit: GrayscaleImageUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onBinaryImageUnitReceived(_ unit: BinaryImageUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onTextZonesUnitReceived(_ unit: TextZonesUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onLocalizedTextLinesReceived(_ unit: LocalizedTextLinesUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onRawTextLinesUnitReceived(_ unit: RawTextLinesUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onRecognizedTextLinesReceived(_ unit: RecognizedTextLinesUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onDetectedQuadsReceived(_ unit: DetectedQuadsUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onDeskewedImageReceived(_ unit: DeskewedImageUnit, info: IntermediateResultExtraInfo) {}
    /// Does nothing.
    public func onEnhancedImageReceived(_ unit: EnhancedImageUnit, info: IntermediateResultExtraInfo) {}
}

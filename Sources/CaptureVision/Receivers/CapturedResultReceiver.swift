/// Is told what was found, once for each image, also when nothing was.
///
/// All methods have empty implementations. They are called on the thread that captures, one after the other.
public protocol CapturedResultReceiver: AnyObject, Sendable {
    /// Everything that was found.
    func onCapturedResultReceived(_ result: CapturedResult)
    /// The image itself, where the template asks for it.
    func onOriginalImageResultReceived(_ result: OriginalImageResultItem)
    /// Barcodes, which this engine does not read: never called.
    func onDecodedBarcodesReceived(_ result: DecodedBarcodesResult)
    /// The text lines, where there are some.
    func onRecognizedTextLinesReceived(_ result: RecognizedTextLinesResult)
    /// The documents, where there are some.
    func onProcessedDocumentResultReceived(_ result: ProcessedDocumentResult)
    /// The parsed fields, where there are some.
    func onParsedResultsReceived(_ result: ParsedResult)
}

extension CapturedResultReceiver {
    /// Does nothing.
    public func onCapturedResultReceived(_ result: CapturedResult) {}
    /// Does nothing.
    public func onOriginalImageResultReceived(_ result: OriginalImageResultItem) {}
    /// Does nothing.
    public func onDecodedBarcodesReceived(_ result: DecodedBarcodesResult) {}
    /// Does nothing.
    public func onRecognizedTextLinesReceived(_ result: RecognizedTextLinesResult) {}
    /// Does nothing.
    public func onProcessedDocumentResultReceived(_ result: ProcessedDocumentResult) {}
    /// Does nothing.
    public func onParsedResultsReceived(_ result: ParsedResult) {}

    /// Tells everything, each kind by its own method.
    func receive(_ result: CapturedResult) {
        for item in result.items ?? [] {
            if let original = item as? OriginalImageResultItem { onOriginalImageResultReceived(original) }
        }
        if let lines = result.recognizedTextLinesResult { onRecognizedTextLinesReceived(lines) }
        if let documents = result.processedDocumentResult { onProcessedDocumentResultReceived(documents) }
        if let parsed = result.parsedResult { onParsedResultsReceived(parsed) }
        onCapturedResultReceived(result)
    }
}

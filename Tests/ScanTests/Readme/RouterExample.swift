import CaptureVision

/// Compiled, and compared with README; nothing runs it.
private func routerExample() throws {
    // README
    final class Reader: CapturedResultReceiver {
        func onParsedResultsReceived(_ result: ParsedResult) {
            for item in result.items ?? [] { print(item.codeType, item.parsedFields) }
        }
    }

    let router = CaptureVisionRouter()
    let source = DirectoryFetcher()
    try source.setDirectory("scans")
    try router.setInput(source)
    router.addResultReceiver(Reader())
    router.startCapturing("ReadPassportAndId")
    router.waitForExhaustion()
    // end
}

import CodecBridge
import ScanPipeline
import TextRecognition

/// The errors of the modules below, in the words of this one.
extension ScanError {
    init(_ error: CodecError) {
        let code: ScanErrorCode =
            switch error {
            case .notAnImage(looksLike: "a PDF document"): .pdfReadFailed
            case .notAnImage, .unsupported: .filetypeNotSupported
            case .damaged(.tiff, _): .tiffReadFailed
            case .empty, .damaged, .tooLarge, .fileTooLarge: .imageReadFailed
            case .outOfMemory: .noMemory
            case .noSuchPage: .pageNumberInvalid
            }
        self.init(code, error.message, hint: error.hint)
    }

    init(_ error: StageError) {
        self.init(.unknown, "\(error.stage.rawValue): \(error.message)", hint: error.hint)
    }

    init(_ error: TextRecognizerError) {
        self.init(.modelFileNotFount, error.message, hint: error.hint)
    }
}

package import CodecBridge
import ScanPipeline
package import ScanTemplates
import TextRecognition

/// The errors of the modules below, in the words of this one.
extension ScanError {
    package init(_ error: CodecError) {
        let code: ScanErrorCode =
            switch error {
            case .damaged(.pdf, _): .pdfReadFailed
            case .notAnImage, .unsupported, .leftOut: .filetypeNotSupported
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

    package init(_ error: TemplateError) {
        let first = error.primary
        let place = [first.place.map { "line \($0.line)" }, first.path.isEmpty ? nil : first.path]
            .compactMap(\.self).joined(separator: ", ")
        let file = first.file.isEmpty ? "" : "\(first.file): "
        self.init(
            ScanErrorCode(error.code), file + first.message + (place.isEmpty ? "" : " (\(place))"), hint: first.hint)
    }

    init(_ error: TextRecognizerError) {
        self.init(.modelFileNotFount, error.message, hint: error.hint)
    }
}

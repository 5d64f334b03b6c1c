import CodecBridge
import Testing

@testable import MRZScan

@Suite("Scanner errors")
struct ScannerErrorTests {
    @Test("errors of the decoder have the vendor's codes")
    func codecErrors() {
        #expect(ScanError(CodecError.empty).code == .imageReadFailed)
        #expect(ScanError(CodecError.notAnImage(looksLike: "text")).code == .filetypeNotSupported)
        #expect(ScanError(CodecError.damaged(format: .pdf, reason: "x")).code == .pdfReadFailed)
        #expect(ScanError(CodecError.damaged(format: .tiff, reason: "x")).code == .tiffReadFailed)
        #expect(ScanError(CodecError.noSuchPage(3, count: 1)).code == .pageNumberInvalid)
        #expect(ScanErrorCode.modelFileNotFount.rawValue == -10078)
    }

    @Test("an unknown template is an error that lists the names")
    func template() {
        let error = #expect(throws: ScanError.self) {
            try MRZScanner(configuration: ScanConfiguration(template: "ReadTea"))
        }
        #expect(error?.code == .templateNameInvalid)
        #expect(error?.hint.contains("ReadPassport") == true)
    }

    @Test("a folder that was named is the only place where the model is looked for")
    func modelPlaces() {
        var locator = ModelLocator(
            folder: nil, environment: nil, executable: FilePath("/opt/engine/bin/mrzscan"))
        #expect(
            locator.places.map(\.text) == [
                "/opt/engine/share/mrzscan", "/usr/local/share/mrzscan", "/usr/share/mrzscan",
            ])
        locator.environment = "/data"
        #expect(locator.places.map(\.text) == ["/data"])
        locator.folder = FilePath("/named")
        #expect(locator.places.map(\.text) == ["/named"])
        let error = #expect(throws: ScanError.self) { try locator.find() }
        #expect(error?.code == .modelFileNotFount)
        #expect(error?.message.contains("/named/Models/ocrb.traineddata") == true)
    }

    @Test("paths: parents, parts, and one line for any name")
    func paths() {
        #expect(FilePath("/a/b").parent == FilePath("/a"))
        #expect(FilePath("/a").parent == FilePath("/"))
        #expect(FilePath("/").parent == nil)
        #expect(FilePath("a").parent == nil)
        #expect(FilePath("/a/").appending("b") == FilePath("/a/b"))
        #expect(FilePath("a\nb\u{1B}[31m\u{85}").display == "a\\nb\\x1B[31m\\x85")
    }

    @Test("a file over the limit, a folder and a missing file are errors that say so")
    func files() {
        func error(_ path: String) -> ScanError? {
            do {
                _ = try FileSystem.bytes(of: FilePath(path), limit: 4)
                return nil
            } catch { return error }
        }
        #expect(error("/nowhere/at/all")?.code == .fileNotFound)
        #expect(error("/")?.message == "it is a folder")
        #expect(error(#filePath)?.code == .imageReadFailed)
        #expect(error("/dev/zero")?.code == .imageReadFailed)
    }
}

import CTesseract
import TextRecognition

/// Owns one `TessBaseAPI`, ready to recognise; ends and deletes it when it goes out of scope.
struct TesseractHandle: ~Copyable {
    let pointer: OpaquePointer

    /// Opens an engine over a model in memory.
    ///
    /// - Throws: `TextRecognizerError` when Tesseract refuses the model.
    init(model: RecognitionModel) throws(TextRecognizerError) {
        // Acquire first, complete `self` last: `deinit` would run for a half-made value otherwise.
        guard let api = TessBaseAPICreate() else {
            throw TextRecognizerError(message: "Tesseract could not be started", hint: "free some memory")
        }
        // Process-wide in Tesseract; set to the same value by every handle. Keeps the library from printing.
        TessBaseAPISetVariable(api, "debug_file", "/dev/null")
        let status = model.bytes.withUnsafeBytes { bytes in
            TessBaseAPIInit5(
                api, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), model.name,
                OEM_LSTM_ONLY, nil, 0, nil, nil, 0, 0)
        }
        guard status == 0 else {
            TessBaseAPIEnd(api)
            TessBaseAPIDelete(api)
            throw TextRecognizerError(
                message: "Tesseract cannot use the recognition model \(model.name)",
                hint: "the file is damaged or made for another version: restore it, or build it with `make model`")
        }
        TessBaseAPISetPageSegMode(api, PSM_RAW_LINE)
        // Alternatives for each symbol, taken from the network's outputs.
        TessBaseAPISetVariable(api, "lstm_choice_mode", "2")
        // Choices carry "100 minus coefficient times rating", cut off at 0: the usual 5 would hide every third choice.
        TessBaseAPISetVariable(api, "lstm_rating_coefficient", "1")
        // Strips arrive dark on light; the second look at the inverted picture would double the time of bad ones.
        TessBaseAPISetVariable(api, "tessedit_do_invert", "0")
        pointer = api
    }

    deinit {
        TessBaseAPIEnd(pointer)
        TessBaseAPIDelete(pointer)
    }
}

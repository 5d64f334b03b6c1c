import Glibc
package import TextRecognition

/// A trained model in memory: the bytes of a `.traineddata` file and the name it goes by.
package struct RecognitionModel: Sendable {
    /// The file name without its ending, for messages.
    package let name: String
    /// The bytes of the file.
    let bytes: [UInt8]

    /// Reads a model file.
    ///
    /// - Throws: `TextRecognizerError` when the file cannot be read or is empty.
    package init(name: String, path: String) throws(TextRecognizerError) {
        guard let file = fopen(path, "rb") else {
            throw TextRecognizerError(
                message: "cannot open the recognition model \(path): \(String(cString: strerror(errno)))",
                hint: "build it with `make model`, or set MRZSCAN_DATA to the folder that holds Models")
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            bytes += chunk[0..<count]
        }
        guard !bytes.isEmpty else {
            throw TextRecognizerError(
                message: "the recognition model \(path) is empty", hint: "restore it, or build it with `make model`")
        }
        self.name = name
        self.bytes = bytes
    }
}

#if canImport(Glibc)
    import Glibc
#endif

/// Reads files.
enum InputFile {
    static func read(_ path: String) throws(SpecimenError) -> [UInt8] {
        guard let file = fopen(path, "rb") else {
            throw SpecimenError("\(path): cannot be read: \(String(cString: strerror(errno)))")
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return bytes
    }
}

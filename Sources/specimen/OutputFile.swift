#if canImport(Glibc)
    import Glibc
#endif

/// Writes files and makes folders.
enum OutputFile {
    static func write(_ bytes: [UInt8], to path: String) throws(SpecimenError) {
        guard let file = fopen(path, "wb") else {
            throw SpecimenError("\(path): cannot be written: \(String(cString: strerror(errno)))")
        }
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count else {
            throw SpecimenError("\(path): not written completely")
        }
    }

    /// Makes a folder and the missing ones above it.
    static func makeFolder(_ path: String) throws(SpecimenError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += part + "/"
            guard mkdir(made, 0o755) == 0 || errno == EEXIST else {
                throw SpecimenError("\(made): cannot be made: \(String(cString: strerror(errno)))")
            }
        }
    }
}

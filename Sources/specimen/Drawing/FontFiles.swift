#if canImport(Glibc)
    import Glibc
#endif

/// Finds font files by name.
enum FontFiles {
    /// Where Debian's font packages put their files.
    static let systemFolders = ["/usr/share/fonts"]

    /// The paths of the named files, searched in `folders` and everything below them.
    ///
    /// A missing font stops the program: to leave it out silently would change what a seed draws.
    static func find(_ names: [String], folders: [String]) throws(SpecimenError) -> [String] {
        var found: [String: String] = [:]
        for folder in folders { search(folder, for: Set(names), found: &found) }
        var paths: [String] = []
        for name in names {
            guard let path = found[name] else {
                throw SpecimenError(
                    "font \(name) not found below \(folders.joined(separator: ", ")); Training/README.md names its package"
                )
            }
            paths.append(path)
        }
        return paths
    }

    private static func search(_ folder: String, for wanted: Set<String>, found: inout [String: String]) {
        guard let handle = opendir(folder) else { return }
        defer { closedir(handle) }
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            let path = folder + "/" + name
            if wanted.contains(name) {
                // The first by name wins, whatever order the file system lists.
                if found[name].map({ path < $0 }) ?? true { found[name] = path }
            } else if entry.pointee.d_type == UInt8(DT_DIR) {
                search(path, for: wanted, found: &found)
            }
        }
    }
}

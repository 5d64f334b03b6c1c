#if canImport(Glibc)
    import Glibc
#endif

/// The fonts that lines are drawn with, each with its share.
struct FontSet {
    private let fonts: [Font]
    private let cumulative: [Double]

    /// Loads the named files, which are searched in `folders` and everything below them.
    ///
    /// A missing font stops the program: to leave it out silently would change what a seed draws.
    init(_ shares: [(file: String, share: Double)], folders: [String]) throws(SpecimenError) {
        let wanted = Set(shares.map(\.file))
        var found: [String: String] = [:]
        for folder in folders { Self.search(folder, for: wanted, found: &found) }
        var fonts: [Font] = []
        var cumulative: [Double] = []
        for (file, share) in shares {
            guard let path = found[file] else {
                throw SpecimenError(
                    "font \(file) not found below \(folders.joined(separator: ", ")); Training/README.md names its package"
                )
            }
            fonts.append(try Font(path: path))
            cumulative.append((cumulative.last ?? 0) + share)
        }
        self.fonts = fonts
        self.cumulative = cumulative
    }

    func pick(_ random: inout SeededRandom) -> Font {
        let at = random.uniform(0, cumulative.last ?? 0)
        return fonts[cumulative.firstIndex { at < $0 } ?? fonts.count - 1]
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

import MRZScan

/// Turns paths into inputs: folders into the pictures within, in the order of their names.
struct InputCollector {
    let isRecursive: Bool

    /// Endings of names that promise a picture; such a file is tried, and complained about when it is none.
    private static let endings = [
        "jpg", "jpeg", "jpe", "jfif", "png", "tif", "tiff", "webp", "bmp", "gif", "pnm", "pbm", "pgm", "ppm",
    ]

    private var visited: Set<FileSystem.Identity> = []

    init(isRecursive: Bool) {
        self.isRecursive = isRecursive
    }

    /// All inputs of a command line.
    mutating func collect(_ paths: [FilePath]) -> [ScanInput] {
        paths.flatMap { path -> [ScanInput] in
            if path == FilePath("-") { return [.standardInput] }
            visited = []
            do throws(ScanError) {
                let (kind, identity) = try FileSystem.kind(of: path)
                return kind == .folder ? pictures(in: path, identity) : [.file(path)]
            } catch {
                return [.failure(path, error)]
            }
        }
    }

    /// The pictures in a folder; a folder that was seen before, through a link, is empty.
    private mutating func pictures(in folder: FilePath, _ identity: FileSystem.Identity) -> [ScanInput] {
        guard visited.insert(identity).inserted else { return [] }
        let names: [[UInt8]]
        do {
            names = try FileSystem.names(in: folder)
        } catch {
            return [.failure(folder, error)]
        }
        var inputs: [ScanInput] = []
        for name in names {
            let path = folder.appending(name)
            // A link that leads nowhere is not worth a word within a folder.
            guard let (kind, identity) = try? FileSystem.kind(of: path) else { continue }
            switch kind {
            case .folder: if isRecursive { inputs += pictures(in: path, identity) }
            case .file: if isPicture(path, name) { inputs.append(.file(path)) }
            case .other: break
            }
        }
        return inputs
    }

    private func isPicture(_ path: FilePath, _ name: [UInt8]) -> Bool {
        let ending = name.lastIndex(of: UInt8(ascii: ".")).map { String(decoding: name[($0 + 1)...], as: UTF8.self) }
        if let ending, Self.endings.contains(ending.lowercased()) { return true }
        return MRZScanner.isPicture(head: FileSystem.head(of: path, count: 64))
    }
}

import MRZScan

/// The commit of the source folder that the program was built in, read from its `.git` without running anything.
enum SourceCommit {
    /// The hash; `nil` when the program is installed, or the folder is no checkout of its own.
    static let current: String? = checkout.flatMap { commit(of: $0.appending(".git")) }

    /// Upwards from the program, the first folder that holds a package.
    private static var checkout: FilePath? {
        var folder = FileSystem.destination(ofLink: FilePath("/proc/self/exe"))?.parent
        while let here = folder {
            if FileSystem.exists(here.appending("Package.swift")) { return here }
            folder = here.parent == here ? nil : here.parent
        }
        return nil
    }

    private static func commit(of repository: FilePath) -> String? {
        guard let head = firstLine(of: repository.appending("HEAD")) else { return nil }
        let prefix = "ref: "
        guard head.hasPrefix(prefix) else { return head }
        let branch = String(head.dropFirst(prefix.count))
        if let hash = firstLine(of: repository.appending(branch)) { return hash }
        // A branch that was packed is a line “hash name” of one file.
        return lines(of: repository.appending("packed-refs"))
            .first { $0.hasSuffix(" " + branch) }
            .flatMap { $0.split(separator: " ").first.map { String($0) } }
    }

    private static func firstLine(of file: FilePath) -> String? { lines(of: file).first }

    private static func lines(of file: FilePath) -> [String] {
        guard let bytes = try? FileSystem.bytes(of: file, limit: 1 << 24) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
    }
}

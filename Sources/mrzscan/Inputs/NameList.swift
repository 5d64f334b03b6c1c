import Glibc
import MRZScan

/// A list of names that is read as it comes, each ended by a line feed or by a zero byte.
struct NameList: Sendable {
    /// Longer than any path that the system takes.
    private static let longestName = 1 << 16

    private let descriptor: Int32
    private let separator: UInt8
    private let isStopped: @Sendable () -> Bool
    private var pending: ArraySlice<UInt8> = []
    private var isAtEnd = false

    /// Opens a list; `-` is standard input.
    ///
    /// - Throws: `ScanError` when it cannot be opened.
    init(
        _ path: FilePath, separator: UInt8, isStopped: @escaping @Sendable () -> Bool = { Interrupt.isRequested }
    ) throws(ScanError) {
        descriptor = try FileSystem.openForReading(path)
        self.separator = separator
        self.isStopped = isStopped
    }

    /// The next name that is not empty; `nil` at the end of the list, and when it is not waited for any longer.
    ///
    /// - Throws: `ScanError` when the list cannot be read, or is none.
    mutating func next() throws(ScanError) -> FilePath? {
        while true {
            if let end = pending.firstIndex(of: separator) {
                let name = pending[..<end]
                pending = pending[(end + 1)...]
                if !name.isEmpty { return FilePath(bytes: Array(name)) }
            } else if isAtEnd {
                defer { pending = [] }
                return pending.isEmpty ? nil : FilePath(bytes: Array(pending))
            } else {
                guard pending.count < Self.longestName else {
                    throw ScanError(
                        .fileNotFound, "the list of names holds one of more than \(Self.longestName) bytes",
                        hint: "names end with a line feed, or with -0 by a zero byte")
                }
                // Whoever writes the list may take its time, and Ctrl-C shall not wait for that.
                while !FileSystem.canRead(descriptor, within: 200) {
                    if isStopped() { return nil }
                }
                let more = try FileSystem.nextBytes(1 << 16, from: descriptor)
                pending = ArraySlice(Array(pending) + more)
                if more.isEmpty {
                    isAtEnd = true
                    if descriptor != STDIN_FILENO { FileSystem.close(descriptor) }
                }
            }
        }
    }
}

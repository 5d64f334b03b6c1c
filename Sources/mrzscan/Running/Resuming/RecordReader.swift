import MRZScan

/// Splits a file into its lines, or into rows of a table whose quoted cells may hold line feeds.
struct RecordReader {
    /// How many records were given.
    private(set) var count = 0

    private let descriptor: Int32
    private let hasQuotes: Bool
    private var buffer: [UInt8] = []
    /// Where in the buffer the record begins, and up to where it was looked at.
    private var start = 0
    private var looked = 0
    private var isQuoted = false
    /// Where in the file the buffer begins.
    private var offset = 0

    init(descriptor: Int32, hasQuotes: Bool) {
        self.descriptor = descriptor
        self.hasQuotes = hasQuotes
    }

    /// The next record without its line feed, and where in the file it ends; `nil` at the end, before a torn one too.
    ///
    /// - Throws: `ScanError` when the file cannot be read.
    mutating func next() throws(ScanError) -> (bytes: ArraySlice<UInt8>, end: Int)? {
        while true {
            while looked < buffer.count {
                let byte = buffer[looked]
                looked += 1
                if hasQuotes, byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                if byte == UInt8(ascii: "\n"), !isQuoted {
                    defer { start = looked }
                    count += 1
                    return (buffer[start..<(looked - 1)], offset + looked)
                }
            }
            buffer.removeFirst(start)
            offset += start
            looked -= start
            start = 0
            let more = try FileSystem.nextBytes(1 << 16, from: descriptor)
            if more.isEmpty { return nil }
            buffer += more
        }
    }
}

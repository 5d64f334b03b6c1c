/// Numbers out of bytes; `nil` where there are none, so that a lying header cannot lead outside.
struct ByteReader {
    enum ByteOrder {
        case little
        case big
    }

    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    /// A reader whose offsets count from the start of the slice.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func uint8(at offset: Int) -> Int? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return Int(bytes[bytes.startIndex + offset])
    }

    func uint16(at offset: Int, _ order: ByteOrder) -> Int? {
        guard let first = uint8(at: offset), let second = uint8(at: offset + 1) else { return nil }
        return order == .little ? second << 8 | first : first << 8 | second
    }

    func uint32(at offset: Int, _ order: ByteOrder) -> Int? {
        guard let first = uint16(at: offset, order), let second = uint16(at: offset + 2, order) else { return nil }
        return order == .little ? second << 16 | first : first << 16 | second
    }

    func int32(at offset: Int, _ order: ByteOrder) -> Int? {
        uint32(at: offset, order).map { Int(Int32(truncatingIfNeeded: $0)) }
    }

    /// The bytes from an offset on, at most `count`; `nil` when the offset lies outside.
    func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, offset <= bytes.count else { return nil }
        return bytes.dropFirst(offset).prefix(count)
    }
}

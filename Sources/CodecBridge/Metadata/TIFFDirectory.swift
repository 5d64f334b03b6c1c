/// One directory of a TIFF structure: its numbers by tag.
///
/// TIFF files and EXIF blocks have the same structure (TIFF 6.0, section 2).
struct TIFFDirectory {
    enum Tag {
        static let width = 256
        static let height = 257
        static let bitsPerSample = 258
        static let photometric = 262
        static let orientation = 274
        static let samplesPerPixel = 277
        static let tileWidth = 322
        static let tileHeight = 323
    }

    /// The first value of each entry that is a whole number.
    private(set) var values: [Int: Int] = [:]

    /// Where the first value of each entry lies, and how many bytes it has.
    private(set) var places: [Int: Range<Int>] = [:]

    subscript(tag: Int) -> Int? { values[tag] }

    /// All directories of the main chain, at most `limit`; empty when the header is none.
    static func chain(in reader: ByteReader, limit: Int) -> [TIFFDirectory] {
        guard let order = byteOrder(of: reader), reader.uint16(at: 2, order) == 42,
            var offset = reader.uint32(at: 4, order)
        else { return [] }
        var directories: [TIFFDirectory] = []
        var seen: Set<Int> = []
        // A chain that bites its own tail ends where it bites.
        while offset >= 8, directories.count < limit, seen.insert(offset).inserted {
            guard let count = reader.uint16(at: offset, order), count > 0 else { break }
            var directory = TIFFDirectory()
            for entry in 0..<count { directory.readEntry(reader, at: offset + 2 + entry * 12, order) }
            directories.append(directory)
            guard let next = reader.uint32(at: offset + 2 + count * 12, order) else { break }
            offset = next
        }
        return directories
    }

    private static func byteOrder(of reader: ByteReader) -> ByteReader.ByteOrder? {
        switch reader.uint16(at: 0, .big) {
        case 0x4949: .little
        case 0x4D4D: .big
        default: nil
        }
    }

    /// Reads one entry: tag, type, count, and the value or where it lies.
    private mutating func readEntry(_ reader: ByteReader, at offset: Int, _ order: ByteReader.ByteOrder) {
        guard let tag = reader.uint16(at: offset, order), let type = reader.uint16(at: offset + 2, order),
            let count = reader.uint32(at: offset + 4, order), count > 0
        else { return }
        let size = type == 1 ? 1 : type == 3 ? 2 : type == 4 ? 4 : 0
        guard size > 0 else { return }
        var place = offset + 8
        if count > 4 / size {
            guard let elsewhere = reader.uint32(at: place, order) else { return }
            place = elsewhere
        }
        let value =
            switch size {
            case 1: reader.uint8(at: place)
            case 2: reader.uint16(at: place, order)
            default: reader.uint32(at: place, order)
            }
        guard let value, values[tag] == nil else { return }
        values[tag] = value
        places[tag] = place..<(place + size)
    }
}

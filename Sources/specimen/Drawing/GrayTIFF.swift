import Raster

/// Grey pictures as pages of one uncompressed TIFF file (TIFF 6.0, little-endian).
enum GrayTIFF {
    static func encode(_ pages: [GrayImage]) -> [UInt8] {
        var file: [UInt8] = [0x49, 0x49, 42, 0]
        // The place of each directory's offset is known before the directory is: it is filled in later.
        var link = file.count
        file += [0, 0, 0, 0]
        for page in pages {
            let data = file.count
            file += page.pixels
            if file.count % 2 == 1 { file.append(0) }
            put(UInt32(file.count), at: link, in: &file)
            // tag, type (3: 16 bits, 4: 32 bits), value: all with a count of one
            let entries: [(UInt16, UInt16, Int)] = [
                (256, 4, page.width), (257, 4, page.height), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, data),
                (277, 3, 1), (278, 4, page.height), (279, 4, page.pixels.count),
            ]
            append(UInt16(entries.count), to: &file)
            for (tag, type, value) in entries {
                append(tag, to: &file)
                append(type, to: &file)
                append(UInt32(1), to: &file)
                append(UInt32(value), to: &file)
            }
            link = file.count
            file += [0, 0, 0, 0]
        }
        return file
    }

    private static func append(_ value: some FixedWidthInteger, to file: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { file += Array($0) }
    }

    private static func put(_ value: UInt32, at place: Int, in file: inout [UInt8]) {
        for byte in 0..<4 { file[place + byte] = UInt8(truncatingIfNeeded: value >> UInt32(8 * byte)) }
    }
}

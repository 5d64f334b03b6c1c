import Raster

/// Finds the orientation that a camera noted in a picture; `upright` where there is none or an absurd one.
enum ExifOrientation {
    /// In the APP1 segment of a JPEG file (EXIF 2.32, section 4.5.4).
    static func inJPEG(_ bytes: [UInt8]) -> ImageOrientation {
        let reader = ByteReader(bytes)
        var offset = 2
        while reader.uint8(at: offset) == 0xFF, let marker = reader.uint8(at: offset + 1) {
            switch marker {
            case 0xFF:
                // Markers may be preceded by any number of fill bytes.
                offset += 1
            case 0x01, 0xD0...0xD8:
                offset += 2
            case 0xD9, 0xDA:
                return .upright
            default:
                guard let length = reader.uint16(at: offset + 2, .big), length >= 2 else { return .upright }
                if marker == 0xE1, let segment = reader.slice(at: offset + 4, count: length - 2),
                    let orientation = inExifSegment(segment)
                {
                    return orientation
                }
                offset += 2 + length
            }
        }
        return .upright
    }

    /// In the eXIf chunk of a PNG file (PNG third edition, section 11.3.4.5).
    static func inPNG(_ bytes: [UInt8]) -> ImageOrientation {
        let reader = ByteReader(bytes)
        var offset = 8
        while let length = reader.uint32(at: offset, .big), let kind = reader.slice(at: offset + 4, count: 4),
            kind.count == 4
        {
            if kind.elementsEqual("eXIf".utf8), let block = reader.slice(at: offset + 8, count: length) {
                return inTIFF(block) ?? .upright
            }
            offset += 12 + length
        }
        return .upright
    }

    /// In the EXIF chunk of a WebP file (RFC 9649, section 2.7).
    static func inWebP(_ bytes: [UInt8]) -> ImageOrientation {
        let reader = ByteReader(bytes)
        var offset = 12
        while let kind = reader.slice(at: offset, count: 4), kind.count == 4,
            let length = reader.uint32(at: offset + 4, .little)
        {
            if kind.elementsEqual("EXIF".utf8), let block = reader.slice(at: offset + 8, count: length) {
                // Some writers put the JPEG prefix here as well.
                return inExifSegment(block) ?? inTIFF(block) ?? .upright
            }
            offset += 8 + length + length % 2
        }
        return .upright
    }

    private static func inExifSegment(_ segment: ArraySlice<UInt8>) -> ImageOrientation? {
        guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
        return inTIFF(segment.dropFirst(6))
    }

    private static func inTIFF(_ block: ArraySlice<UInt8>) -> ImageOrientation? {
        TIFFDirectory.chain(in: ByteReader(block), limit: 1).first?[TIFFDirectory.Tag.orientation]
            .flatMap(ImageOrientation.init(rawValue:))
    }
}

package import Raster

/// The pixels in the engine's own layouts.
extension ImageData {
    /// The image in colour, turned upright.
    ///
    /// - Throws: `imageDataInvalid` when the bytes do not fit the size, `imageOrientationInvalid` for a turn that is no
    ///   quarter.
    package func upright() throws(CaptureVisionError) -> ColourImage {
        guard
            let degrees = [
                0: ImageOrientation.upright, 90: .quarterTurnClockwise, 180: .halfTurn,
                270: .quarterTurnCounterclockwise,
            ][orientation]
        else {
            throw CaptureVisionError(
                .imageOrientationInvalid, "an image is turned by 0, 90, 180 or 270 degrees, not \(orientation)")
        }
        return try colour().turned(by: degrees)
    }

    /// The image in colour, as its rows are.
    private func colour() throws(CaptureVisionError) -> ColourImage {
        let isOfSize =
            (1...65_535).contains(width) && (1...65_535).contains(height) && stride > 0 && stride <= bytes.count
        let rowBytes = isOfSize ? (width * format.bitsPerPixel + 7) / 8 : 0
        guard isOfSize, stride >= rowBytes, bytes.count >= stride * (height - 1) + rowBytes else {
            throw CaptureVisionError(
                .imageDataInvalid,
                "\(bytes.count) bytes are no image of \(width) × \(height) pixels with rows of \(stride) bytes")
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 3)
        for y in 0..<height {
            let row = bytes[(y * stride)..<(y * stride + rowBytes)]
            if format == .BGR888 {
                pixels += row
                continue
            }
            for x in 0..<width {
                let (red, green, blue) = pixel(x, in: row)
                pixels.append(red)
                pixels.append(green)
                pixels.append(blue)
            }
        }
        guard let image = ColourImage(width: width, height: height, pixels: pixels) else {
            throw CaptureVisionError(.imageDataInvalid, "the image has no pixels")
        }
        return image
    }

    /// Red, green and blue of a pixel of a row.
    private func pixel(_ x: Int, in row: ArraySlice<UInt8>) -> (UInt8, UInt8, UInt8) {
        let start = row.startIndex
        func byte(_ offset: Int) -> UInt8 { row[start + offset] }
        func gray(_ value: UInt8) -> (UInt8, UInt8, UInt8) { (value, value, value) }
        func bit(_ isWhite: UInt8) -> (UInt8, UInt8, UInt8) {
            gray((byte(x / 8) >> (7 - UInt8(x % 8))) & 1 == isWhite ? 255 : 0)
        }
        switch format {
        case .binary: return bit(1)
        case .binaryInverted: return bit(0)
        case .grayScaled, .NV21, .NV12: return gray(byte(x))
        case .binary8: return gray(byte(x) == 0 ? 0 : 255)
        case .binary8Inverted: return gray(byte(x) == 0 ? 255 : 0)
        case .RGB565:
            let word = Int(byte(2 * x)) | Int(byte(2 * x + 1)) << 8
            return (Self.widened(word >> 11, bits: 5), Self.widened(word >> 5, bits: 6), Self.widened(word, bits: 5))
        case .RGB555:
            let word = Int(byte(2 * x)) | Int(byte(2 * x + 1)) << 8
            return (Self.widened(word >> 10, bits: 5), Self.widened(word >> 5, bits: 5), Self.widened(word, bits: 5))
        case .RGB888: return (byte(3 * x + 2), byte(3 * x + 1), byte(3 * x))
        case .BGR888: return (byte(3 * x), byte(3 * x + 1), byte(3 * x + 2))
        case .ARGB8888: return (byte(4 * x + 2), byte(4 * x + 1), byte(4 * x))
        case .ABGR8888: return (byte(4 * x), byte(4 * x + 1), byte(4 * x + 2))
        // Of two bytes the higher one, at the higher address.
        case .RGB161616: return (byte(6 * x + 5), byte(6 * x + 3), byte(6 * x + 1))
        case .ARGB16161616: return (byte(8 * x + 5), byte(8 * x + 3), byte(8 * x + 1))
        case .ABGR16161616: return (byte(8 * x + 1), byte(8 * x + 3), byte(8 * x + 5))
        }
    }

    /// The lowest bits of a number as a full byte.
    private static func widened(_ value: Int, bits: Int) -> UInt8 {
        let most = (1 << bits) - 1
        return UInt8((value & most) * 255 / most)
    }
}

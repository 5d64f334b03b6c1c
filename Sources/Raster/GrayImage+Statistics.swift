extension GrayImage {
    /// How many pixels have each of the 256 grey values.
    package func histogram() -> [Int] {
        var counts = [Int](repeating: 0, count: 256)
        _ = withPixels { source in
            counts.withUnsafeMutableBufferPointer { counts in
                for i in 0..<(width &* height) { counts[Int(source[i])] &+= 1 }
            }
        }
        return counts
    }

    /// The grey value below which a share (0…1) of the pixels lies.
    package func percentile(_ share: Double) -> UInt8 {
        let counts = histogram()
        let wanted = Int(share * Double(width * height))
        var seen = 0
        for value in 0..<256 {
            seen += counts[value]
            if seen > wanted { return UInt8(value) }
        }
        return 255
    }

    /// The values between two grey levels stretched over 0…255; what lies outside is clipped.
    package func stretched(from low: UInt8, to high: UInt8) -> GrayImage {
        guard high > low else { return self }
        let range = Double(high) - Double(low)
        let table = (0..<256).map { UInt8(max(0, min(255, (Double($0) - Double(low)) * 255 / range))) }
        return GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                table.withUnsafeBufferPointer { table in
                    for i in 0..<(width &* height) { out[i] = table[Int(source[i])] }
                }
            }
        }
    }

    /// The picture over the full range of greys where it uses a small part of it; the picture itself elsewhere.
    ///
    /// Photographs in dim light and washed-out scans come to what the contrasts of the stages are meant for.
    ///
    /// - Parameter least: grey levels between the darkest and the lightest hundredth from which a picture is left alone.
    /// - Returns: a picture of the same size.
    package func fullyExposed(least: Int = 110) -> GrayImage {
        let low = percentile(0.01)
        let high = percentile(0.99)
        let range = Int(high) - Int(low)
        guard range < least, range >= 8 else { return self }
        // Room at both ends: a hundredth of the pixels may hold all of the print.
        let room = UInt8(range / 4)
        return stretched(from: low > room ? low - room : 0, to: high < 255 - room ? high + room : 255)
    }
}

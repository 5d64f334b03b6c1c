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
}

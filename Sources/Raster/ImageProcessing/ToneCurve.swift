/// What becomes of each of the 256 levels of a channel.
package struct ToneCurve: Sendable, Hashable {
    /// The new level for each old one.
    package let levels: [UInt8]

    /// A curve from a function of levels; what leaves 0…255 is clipped.
    package init(_ level: (Double) -> Double) {
        levels = (0..<256).map { UInt8(max(0, min(255, level(Double($0)).rounded()))) }
    }

    /// Brightness, then contrast about the middle grey, each -100…100 and 0 for no change.
    ///
    /// Brightness 100 lifts by half the range. Contrast 100 leaves black and white only, -100 nothing but grey; what
    /// lies outside the range counts as its end.
    package init(brightness: Int, contrast: Int) {
        let lift = Double(max(-100, min(100, brightness))) * 127.5 / 100
        let share = Double(max(-100, min(100, contrast))) / 100
        // A slope between 0 and 255: steeper ones change nothing more.
        let slope = share <= 0 ? 1 + share : min(255, 1 / max(1.0 / 255, 1 - share))
        self.init { ($0 + lift - 127.5) * slope + 127.5 }
    }
}

extension GrayImage {
    /// Each level as the curve has it.
    package func adjusted(by curve: ToneCurve) -> GrayImage {
        GrayImage(width: width, height: height) { out in
            _ = withPixels { copy(from: $0, to: out, count: width &* height, by: curve) }
        }
    }
}

extension ColourImage {
    /// Each level of red, green and blue as the curve has it.
    package func adjusted(by curve: ToneCurve) -> ColourImage {
        ColourImage(width: width, height: height) { out in
            _ = withPixels { copy(from: $0, to: out, count: width &* height &* 3, by: curve) }
        }
    }
}

private func copy(
    from source: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>, count: Int, by curve: ToneCurve
) {
    curve.levels.withUnsafeBufferPointer { levels in
        for i in 0..<count { out[i] = levels[Int(source[i])] }
    }
}

import Raster

/// A colour picture as numbers: planes of red, green and blue, 0…255.
struct Picture {
    let width: Int
    let height: Int
    var channels: [Plane]

    init(width: Int, height: Int) {
        self.init(channels: (0..<3).map { _ in Plane(width: width, height: height) })
    }

    init(channels: [Plane]) {
        width = channels[0].width
        height = channels[0].height
        self.channels = channels
    }

    /// The picture as bytes.
    var image: ColourImage {
        ColourImage(width: width, height: height) { out in
            for i in 0..<(width * height) {
                for channel in 0..<3 {
                    out[i * 3 + channel] = UInt8(min(max(channels[channel].values[i] + 0.5, 0), 255))
                }
            }
        }
    }

    func blurred(_ deviation: Double) -> Picture {
        Picture(channels: channels.map { $0.blurred(x: deviation, y: deviation) })
    }

    /// Multiplies every channel by the same plane: light.
    mutating func lit(by light: Plane) {
        for channel in 0..<3 {
            for i in 0..<light.values.count { channels[channel].values[i] *= light.values[i] }
        }
    }

    /// Adds noise: most of it the same in all channels, as a sensor's after its colours were joined.
    mutating func addNoise(_ deviation: Double, _ random: inout SeededRandom) {
        guard deviation > 0 else { return }
        for i in 0..<(width * height) {
            let common = random.normal(deviation)
            for channel in 0..<3 { channels[channel].values[i] += Float(common + random.normal(deviation * 0.4)) }
        }
    }
}

import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// What levels black and white come out as; what is above 255 or below 0 is lost.
struct Tone {
    var black = 0.0
    var white = 255.0
}

/// The way of the camera while the picture was taken.
struct Motion {
    /// Pixels.
    var length: Double
    /// 0 along rows, 90 along columns.
    var degrees: Double
}

/// The straight edge of a shadow that lies on one side of it.
struct ShadowEdge {
    var through: Point
    var degrees: Double
    /// The share of light that is missing, 0…1.
    var depth: Double
    /// Pixels from light to dark.
    var softness: Double

    /// The share of light that comes to a point.
    func light(at point: Point) -> Double {
        let angle = degrees * .pi / 180
        let distance = (point.x - through.x) * cos(angle) + (point.y - through.y) * sin(angle)
        return 1 - depth / (1 + exp(-distance / max(0.1, softness)))
    }
}

extension Picture {
    /// Means along a way of the camera.
    func smeared(_ motion: Motion) -> Picture {
        let steps = max(1, Int(motion.length * 2))
        let angle = motion.degrees * .pi / 180
        let offsets = (0...steps).map { step -> (x: Double, y: Double) in
            let along = (Double(step) / Double(steps) - 0.5) * motion.length
            return (along * cos(angle), along * sin(angle))
        }
        return Picture(
            channels: channels.map { channel in
                var result = Plane(width: width, height: height)
                for y in 0..<height {
                    for x in 0..<width {
                        let sum = offsets.reduce(Float(0)) {
                            $0 + channel.sample(x: Double(x) + $1.x, y: Double(y) + $1.y)
                        }
                        result[x, y] = sum / Float(offsets.count)
                    }
                }
                return result
            })
    }

    /// Brings black and white to the levels of an exposure.
    mutating func expose(_ tone: Tone) {
        let scale = Float((tone.white - tone.black) / 255)
        for channel in 0..<3 { channels[channel].map { Float(tone.black) + $0 * scale } }
    }
}

import Raster

/// A picture of 17 pairs of bars, which look like characters to all but the recogniser.
struct DrawnPlate {
    var ground: UInt8 = 220
    var ink: UInt8 = 20
    /// How far the middle of the line lies below its ends, pixels.
    var bow = 0.0
    var left = 100
    var top = 140

    static let pitch = 18
    static let height = 24
    /// From the first bar to the last.
    static let length = 16 * pitch + 12

    var image: GrayImage {
        var image = GrayImage(width: 500, height: 320, filledWith: ground)
        for cell in 0..<17 {
            for dx in 0..<12 where dx < 3 || dx > 8 {
                let x = cell * Self.pitch + dx
                let place = Double(x) / Double(Self.length)
                let shift = Int((bow * 4 * place * (1 - place)).rounded())
                for dy in 0..<Self.height { image[left + x, top + shift + dy] = ink }
            }
        }
        return image
    }
}

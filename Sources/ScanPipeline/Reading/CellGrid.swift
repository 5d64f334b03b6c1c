import Glibc
import TextRecognition

/// The fixed pitch of a line: cell `i` has its middle at `origin + i * pitch` pixels of the strip.
struct CellGrid {
    var origin: Double
    var pitch: Double

    /// Fits pitch and origin to the middles of recognised characters.
    ///
    /// The pitch is the period near `expected` at which the middles agree best in phase, as rays of a dial do: missing
    /// and doubled characters do not disturb it.
    ///
    /// - Returns: `nil` for fewer than five characters.
    init?(characters: [RecognizedCharacter], expectedPitch expected: Double) {
        guard characters.count >= 5, expected > 2 else { return nil }
        let middles = characters.filter { $0.right - $0.left < 2 * expected }.map { ($0.left + $0.right) / 2 }
        guard middles.count >= 5 else { return nil }
        var best = (strength: -1.0, pitch: expected, phase: 0.0)
        // 12 % either way in steps of 0.2 %: over 44 cells that is a tenth of a cell.
        for step in -60...60 {
            let pitch = expected * (1 + Double(step) * 0.002)
            var real = 0.0
            var imaginary = 0.0
            for x in middles {
                let angle = 2 * Double.pi * x / pitch
                real += cos(angle)
                imaginary += sin(angle)
            }
            // A pitch far from what the print's length says needs more agreement.
            let strength =
                (real * real + imaginary * imaginary).squareRoot() / Double(middles.count)
                - 0.6 * abs(pitch / expected - 1)
            if strength > best.strength { best = (strength, pitch, atan2(imaginary, real)) }
        }
        pitch = best.pitch
        origin = best.phase / (2 * Double.pi) * best.pitch
        // Whole cells from the start of the strip
        while origin < 0 { origin += pitch }
        while origin >= pitch { origin -= pitch }
    }

    /// The cell a place lies in, as a real number: whole numbers are the middles of cells.
    func position(of x: Double) -> Double { (x - origin) / pitch }
}

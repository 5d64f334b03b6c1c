import Glibc
import TextRecognition

/// The pitch of a line: where its cells lie in the strip.
///
/// Print has a fixed pitch; seen at an angle the pitch grows or shrinks steadily along the line.
struct CellGrid {
    /// Middle of cell 0 on the evened scale, pixels.
    private let origin: Double
    /// Distance of neighbouring cells in the middle of the line, pixels.
    let pitch: Double
    /// How much the pitch changes over half the line, as a share of itself.
    private let bend: Double
    private let start: Double
    private let end: Double

    /// Fits pitch, bend and origin to the middles of recognised characters.
    ///
    /// The pitch is the period near `expected` at which the middles agree best in phase, as rays of a dial do: missing
    /// and doubled characters do not disturb it.
    ///
    /// - Returns: `nil` for fewer than five characters.
    init?(characters: [RecognizedCharacter], expectedPitch expected: Double, printStart: Double, printEnd: Double) {
        guard expected > 2, printEnd > printStart else { return nil }
        let middles = characters.filter { $0.right - $0.left < 2 * expected }.map { ($0.left + $0.right) / 2 }
        guard middles.count >= 5 else { return nil }
        var best = (strength: -1.0, pitch: expected, phase: 0.0, bend: 0.0)
        for bendStep in -6...6 {
            let bend = Double(bendStep) * 0.025
            let evened = middles.map { Self.even($0, bend: bend, from: printStart, to: printEnd) }
            // 10 % either way in steps of 0.25 %: over 44 cells that is a tenth of a cell.
            for step in -40...40 {
                let pitch = expected * (1 + Double(step) * 0.0025)
                var real = 0.0
                var imaginary = 0.0
                for x in evened {
                    let angle = 2 * Double.pi * x / pitch
                    real += cos(angle)
                    imaginary += sin(angle)
                }
                // What is far from the print's length and from an even pitch needs more agreement.
                let strength =
                    (real * real + imaginary * imaginary).squareRoot() / Double(middles.count)
                    - 0.6 * abs(pitch / expected - 1) - 0.5 * abs(bend)
                if strength > best.strength { best = (strength, pitch, atan2(imaginary, real), bend) }
            }
        }
        pitch = best.pitch
        bend = best.bend
        start = printStart
        end = printEnd
        let first = best.phase / (2 * Double.pi) * best.pitch
        // The cell nearest to where the print begins is cell 0.
        origin = first + ((printStart + 0.32 * best.pitch - first) / best.pitch).rounded() * best.pitch
    }

    /// The cell a place lies in, as a real number: whole numbers are the middles of cells, 0 is where the print begins.
    func position(of x: Double) -> Double {
        (Self.even(x, bend: bend, from: start, to: end) - origin) / pitch
    }

    /// A place on a scale on which the pitch is the same everywhere; both ends of the print stay.
    private static func even(_ x: Double, bend: Double, from start: Double, to end: Double) -> Double {
        x + bend * (x - start) * (x - end) / (end - start)
    }
}

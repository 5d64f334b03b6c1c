import Glibc
import TextRecognition

/// The pitch of a line: where its cells lie in the strip.
///
/// Print has a fixed pitch; seen at an angle the pitch grows or shrinks steadily along the line.
struct CellGrid {
    /// Width of a recognised character's box, in pitches, from which its middle says nothing of where it stands: at the
    /// ends of a line and beside blots the recogniser's boxes take in what is beside the print.
    private static let soundWidth = 1.5

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
        let middles = characters.filter { Self.isSound($0, pitch: expected) }.map {
            ($0.left + $0.right) / 2
        }
        guard middles.count >= 5 else { return nil }
        var best = (strength: -1.0, pitch: expected, bend: 0.0)
        for bendStep in -6...6 {
            let bend = Double(bendStep) * 0.025
            let evened = middles.map { Self.even($0, bend: bend, from: printStart, to: printEnd) }
            // 10 % either way in steps of 0.25 %: over 44 cells that is a tenth of a cell.
            for step in -40...40 {
                let pitch = expected * (1 + Double(step) * 0.0025)
                let sum = Dial.sum(of: evened, period: pitch)
                // What is far from the print's length and from an even pitch needs more agreement.
                let strength =
                    (sum.real * sum.real + sum.imaginary * sum.imaginary).squareRoot() / Double(middles.count)
                    - 0.6 * abs(pitch / expected - 1) - 0.5 * abs(bend)
                if strength > best.strength { best = (strength, pitch, bend) }
            }
        }
        pitch = best.pitch
        bend = best.bend
        start = printStart
        end = printEnd
        let evened = middles.map { Self.even($0, bend: best.bend, from: printStart, to: printEnd) }
        let sum = Dial.sum(of: evened, period: best.pitch)
        let first = atan2(sum.imaginary, sum.real) / (2 * Double.pi) * best.pitch
        // The cell nearest to where the print begins is cell 0.
        origin = first + ((printStart + 0.32 * best.pitch - first) / best.pitch).rounded() * best.pitch
    }

    /// Whether the middle of a character's box says where it stands.
    static func isSound(_ character: RecognizedCharacter, pitch: Double) -> Bool {
        character.right - character.left < soundWidth * pitch
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

/// Rays of a dial, from a table: the search for a pitch adds up hundreds of thousands of them.
private enum Dial {
    private static let steps = 2048
    private static let rays: [SIMD2<Double>] = (0..<steps).map { step in
        let angle = (Double(step) + 0.5) * 2 * Double.pi / Double(steps)
        return SIMD2(cos(angle), sin(angle))
    }

    /// The sum of the rays of some places, one turn a period; each to a thousandth of a turn.
    static func sum(of places: [Double], period: Double) -> (real: Double, imaginary: Double) {
        let scale = Double(steps) / period
        var sum = SIMD2<Double>.zero
        for place in places {
            // Rounded down and not towards 0, so that places before the print's start are no exception.
            let step = Int((place * scale).rounded(.down)) & (steps - 1)
            sum += rays[step]
        }
        return (sum.x, sum.y)
    }
}

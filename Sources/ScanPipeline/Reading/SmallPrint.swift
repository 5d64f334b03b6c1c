import Glibc
import TextRecognition

/// What the recogniser's certainty is worth where print has few pixels.
///
/// The network is as sure of letters of six pixels as of large ones, and wrong more often: E and F, M and N, O and D differ
/// by a pixel there.
enum SmallPrint {
    /// By how much the logarithms of its odds are too large; 1 from ten pixels a capital on.
    ///
    /// - Parameter height: of a capital in the picture, pixels.
    /// - Returns: 1 or more.
    static func doubt(ofHeight height: Double) -> Double {
        height >= 10 ? 1 : min(2, 1 + (10 - height) / 3)
    }
}

extension RecognizedLine {
    /// The line with the odds of each character's choices brought nearer to each other.
    ///
    /// - Parameter doubt: what the logarithms of the odds are divided by, from 1 on.
    /// - Returns: the same characters in the same places.
    func softened(by doubt: Double) -> RecognizedLine {
        guard doubt > 1 else { return self }
        var line = self
        for index in line.characters.indices {
            let choices = line.characters[index].choices
            let powers = choices.map { pow(max($0.probability, 0), 1 / doubt) }
            let before = choices.reduce(0) { $0 + $1.probability }
            let after = powers.reduce(0, +)
            guard before > 0, after > 0 else { continue }
            for choice in choices.indices {
                line.characters[index].choices[choice].probability = powers[choice] * before / after
            }
        }
        return line
    }
}

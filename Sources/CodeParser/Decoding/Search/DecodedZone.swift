/// The outcome of decoding one alignment of some lines under one layout.
struct DecodedZone {
    var format: ZoneFormat
    var text: [UInt8]
    var zone: AlignedZone
    var lineIndices: [Int]
    /// The sum over all characters, costs included.
    var score: Double
    /// The part of it that is structure; at most 0.
    var structure: Double
    var margin: Double
    /// Other fillings, best first, with what they lose against this one.
    var others: [(text: [UInt8], loss: Double)]
    var passed: Int
    var failed: Int

    /// What this says for the layout: each digit that agrees is nine times in ten no chance.
    var evidence: Double {
        score + DecodingCosts.agreeingDigit * Double(passed)
    }

    /// What was given up against the best candidate of each place, costs of the layout and of wrong digits included.
    ///
    /// A zone that was misread here and there pays for its corrections; text that is no zone pays at every place, and
    /// digits that agree after so many changes prove nothing.
    var penalty: Double {
        zone.cells.reduce(0) { $0 + ($1?.choices.first?.score ?? 0) } - score
    }

    /// How many characters differ from what was seen, letters put right to fillers left aside.
    private var changes: Int {
        text.indices.count { offset in
            guard let seen = zone.cells[offset]?.seen else { return false }
            return seen != text[offset] && text[offset] != ASCII.filler
        }
    }

    /// Whether structure and digits together prove that this is a zone at all.
    var isProven: Bool {
        let checks = format.layout.checkPlaces.count
        guard format.layout.hasLiterals(in: text) else { return false }
        guard checks > 0 else { return structure > -4 && penalty < 6 }
        // The more digits agree, the more oddities and corrections a document may have.
        switch passed {
        case 0: return false
        case 1:
            return structure > (checks == 1 ? -6.5 : -8.5) && penalty < (checks == 1 ? 8 : 15) && changes <= 3
        case 2: return structure > -12.5 && penalty < 19 && changes <= 6
        default: return structure > -18 && penalty < 28 && changes <= 10
        }
    }
}

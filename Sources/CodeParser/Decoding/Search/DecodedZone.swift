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

    /// Whether structure and digits together prove that this is a zone at all.
    var isProven: Bool {
        guard format.layout.hasLiterals(in: text) else { return false }
        guard format.layout.checkPlaces.isEmpty == false else { return structure > -4 }
        // The more digits agree, the more oddities a document may have.
        switch passed {
        case 0: return false
        case 1: return structure > (format.layout.checkPlaces.count == 1 ? -6.5 : -8.5)
        case 2: return structure > -14.5
        default: return structure > -25
        }
    }
}

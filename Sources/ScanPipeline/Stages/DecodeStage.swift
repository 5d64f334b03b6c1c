package import CodeParser
import TextRecognition

/// Finds the text that the layout's grammar and check digits allow and the recogniser saw.
package struct DecodeStage: Stage {
    package let name = StageName.decode
    private let decoder: ZoneDecoder
    private let assembler = LineAssembler()

    package init(options: DecodingOptions) {
        decoder = ZoneDecoder(options: options)
    }

    package func run(_ context: inout ScanContext) throws(StageError) {
        context.reading = nil
        guard let candidate = context.candidate, !context.looks.isEmpty else { return }
        // The second layout only where the first is no zone at all: fewer cells have fewer digits that can be wrong.
        for count in assembler.cellCounts(of: candidate, looks: context.looks) {
            context.reading = reading(of: context.looks, count: count)
            if context.reading != nil { return }
        }
    }

    /// The reading where geometry puts the lines; where a line has not just as many characters as cells, or the reading
    /// shows a fault, the cells beside it are tried as well.
    private func reading(of looks: [Look], count: Int) -> ZoneReading? {
        let straight = decoder.decode(assembler.lines(of: looks, count: count))
        let isCounted = looks[0].recognized.allSatisfy { $0?.characters.count == count }
        if let straight, isCounted, straight.record.status != .invalid { return straight }
        var best = straight
        for nudge in [1, -1] {
            let lines = assembler.lines(of: looks, count: count, nudge: nudge)
            guard let reading = decoder.decode(lines) else { continue }
            if best.map({ $0.isWorse(than: reading) }) ?? true { best = reading }
        }
        return best
    }
}

extension ZoneReading {
    /// Order of preference between two readings of the same print: proven before unproven, then the likelier.
    package func isWorse(than other: ZoneReading) -> Bool {
        let mine = record.checks.count { $0.status == .succeeded } - record.checks.count { $0.status == .failed }
        let theirs =
            other.record.checks.count { $0.status == .succeeded }
            - other.record.checks.count { $0.status == .failed }
        if record.isValid != other.record.isValid { return other.record.isValid }
        if mine != theirs { return mine < theirs }
        return score < other.score
    }
}

package import CodeParser

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
            context.reading = decoder.decode(assembler.lines(of: context.looks, count: count))
            if context.reading != nil { return }
        }
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

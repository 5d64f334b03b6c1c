/// Finds the most likely vehicle identification number in what a recogniser offers.
///
/// The alphabet of ISO 3779, known makers, the digits of the serial number and the check digit, where it binds, are
/// weighed together; every change is logged. Nothing is filled in or left out: other lengths than 17 are refused.
///
/// A decoder is a value and may be used from any number of threads at once.
public struct VINDecoder: Sendable {
    /// How far the decoder may go; of the layouts nothing is used.
    public var options: DecodingOptions

    /// A decoder.
    public init(options: DecodingOptions = DecodingOptions()) {
        self.options = options
    }

    /// The best number in a line of 17 places, or `nil` when the line is none.
    public func decode(_ line: LineReading) -> VINReading? {
        guard line.cells.count == 17 else { return nil }
        let lattice = VINLattice(cells: line.cells, options: options)
        let search = VINSearch(
            choices: lattice.choices, wrongDigitCost: options.wrongDigitCost, strayDigitCost: options.strayDigitCost)
        let ranked = search.ranked()
        guard let best = ranked.first,
            let record = VINParser(referenceDate: options.parsing.referenceDate).parse(utf8: best.text)
        else { return nil }
        let corrections = lattice.corrections(to: best.text, record: record)
        guard isProven(record, corrections: corrections, structure: lattice.structure(of: best.text)) else {
            return nil
        }
        // Where no check digit decides, nothing but the recogniser speaks for one of two readings.
        let margin = record.status == .valid ? options.ambiguityMargin : options.unprovenMargin
        let close = ranked.filter { best.score - $0.score < margin }
        let isAmbiguous = close.count > 1
        return VINReading(
            record: record, rawText: lattice.seenText, corrections: corrections,
            score: best.score / 17, margin: ranked.count > 1 ? best.score - ranked[1].score : .infinity,
            isAmbiguous: isAmbiguous, alternatives: isAmbiguous ? close.map { ASCII.string($0.text) } : [],
            confidences: lattice.confidences(of: best.text, record: record))
    }

    /// The best number of several lines, such as the lines of a label or attempts on the same picture.
    public func decode(attempts: [LineReading]) -> VINReading? {
        attempts.compactMap { decode($0) }.max { first, second in
            let isProven = (first.record.status == .valid, second.record.status == .valid)
            return isProven.0 == isProven.1 ? first.score < second.score : isProven.1
        }
    }

    /// The best number in a text: lower case, spaces, dashes and the stars that some plates print at both ends.
    public func read(_ text: String) -> VINTextResult {
        var cells: [CellReading] = []
        for scalar in text.unicodeScalars.prefix(256) {
            guard scalar.isASCII else { continue }
            let byte = UInt8(scalar.value)
            let symbol = (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
            guard ASCII.isDigit(symbol) || ASCII.isLetter(symbol) else { continue }
            cells.append(cell(symbol))
        }
        if cells.isEmpty { return .noText }
        if cells.count != 17 { return .wrongLength(cells.count) }
        return decode(LineReading(cells: cells)).map { .found($0) } ?? .noVIN
    }

    /// One change must cost less than a wrong check digit, and two more.
    private static let lookAlike = 0.08

    private func cell(_ symbol: UInt8) -> CellReading {
        guard options.allowsCorrections else { return CellReading(certain: symbol) }
        let others = VINLookAlikes.others(of: symbol).map {
            CharacterCandidate(symbol: $0, probability: Self.lookAlike)
        }
        return CellReading(candidates: [CharacterCandidate(symbol: symbol, probability: 0.9)] + others)
    }

    /// A binding digit that agrees proves what was read, and elsewhere a known maker has to do.
    ///
    /// One string in eleven has an agreeing digit, and nearly any has one after a change or two: what was repaired needs
    /// a known maker as well, and a string of digits is some other number.
    private func isProven(_ record: VINRecord, corrections: [Correction], structure: Double) -> Bool {
        let isKnown = record.maker != nil
        let isRepaired = corrections.contains { $0.reason != .fieldType }
        let changed = Set(corrections.map(\.column))
        let letters = record.vin.utf8.prefix(11).enumerated().count { index, symbol in
            ASCII.isLetter(symbol) && !changed.contains(index + 1)
        }
        switch record.status {
        case .valid:
            if record.warnings.contains(.allCharactersEqual) { return corrections.isEmpty }
            if isKnown { return corrections.count <= 4 && letters >= 1 && structure > -8 }
            return !isRepaired && corrections.count <= 2 && letters >= 2 && structure > -3
        case .invalid: return isKnown && !isRepaired && corrections.count <= 1 && letters >= 1 && structure > -4
        case .unverified:
            if isKnown { return corrections.count <= 3 && letters >= 1 && structure > -6 }
            return !isRepaired && corrections.count <= 1 && letters >= 2 && structure > -2.5
        }
    }
}

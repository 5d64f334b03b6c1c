import CodeParser

/// Random holders, the same for the same seed.
struct HolderGenerator {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
    }

    private static let states = CountryCode.all.filter { $0.origin == .iso || $0.origin == .icao }.map(\.code)
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private static let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    private mutating func text(_ alphabet: [Character], _ length: ClosedRange<Int>) -> String {
        String(
            (0..<Int.random(in: length, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            })
    }

    private mutating func date(in years: Range<Int>) -> String {
        let year = Int.random(in: years, using: &random) % 100
        let month = Int.random(in: 1...12, using: &random)
        let day = Int.random(in: 1...28, using: &random)
        return [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    }

    /// Words without three equal letters in a row, which no name has and which readers take for fillers.
    private mutating func words(_ count: ClosedRange<Int>, _ length: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in
            var word = text(Self.letters, length)
            while zip(word, zip(word.dropFirst(), word.dropFirst(2))).contains(where: { $0 == $1.0 && $0 == $1.1 }) {
                word = text(Self.letters, length)
            }
            return word
        }.joined(separator: " ")
    }

    private mutating func oneOf<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    /// A holder whose fields all fit into the layout.
    mutating func holder(for format: ZoneFormat) -> ZoneContent {
        var content = ZoneContent(
            documentCode: "P", issuingState: oneOf(Self.states), primaryIdentifier: words(1...2, 2...6),
            secondaryIdentifier: words(1...2, 2...5), documentNumber: text(Self.characters, 1...9),
            nationality: oneOf(Self.states), dateOfBirth: date(in: 1927..<2026), sex: oneOf(["F", "M", "<"]),
            dateOfExpiry: date(in: 2000..<2060))
        if Int.random(in: 0..<8, using: &random) == 0 { content.dateOfBirth = oneOf(["74<<<<", "7408<<", "<<<<<<"]) }
        switch format {
        case .td1:
            content.documentCode = oneOf(["I", "ID", "C", "AC", "IR"])
            if Bool.random(using: &random) { content.documentNumber = text(Self.characters, 10...22) }
            let room = max(0, 13 - max(0, content.documentNumber.utf8.count - 9) - 1)
            content.optionalData = text(Self.characters, 0...room)
            content.optionalData2 = text(Self.characters, 0...11)
        case .td2:
            content.documentCode = oneOf(["I", "ID", "C", "AX"])
            if Bool.random(using: &random) { content.documentNumber = text(Self.characters, 10...14) }
            content.optionalData = content.documentNumber.utf8.count > 9 ? "" : text(Self.characters, 0...7)
        case .mrvA:
            content.documentCode = oneOf(["V", "VC", "VB"])
            content.optionalData = text(Self.characters, 0...16)
        case .mrvB:
            content.documentCode = oneOf(["V", "VC", "VB"])
            content.optionalData = text(Self.characters, 0...8)
        case .frenchID:
            content.documentCode = "ID"
            content.issuingState = "FRA"
            content.documentNumber =
                date(in: 1988..<2020).prefix(4) + text(Self.characters, 3...3)
                + text(Array("0123456789"), 5...5)
            content.secondaryIdentifier = words(1...2, 2...6)
        default:
            content.documentCode = oneOf(["P", "PP", "PD"])
            content.optionalData = text(Self.characters, 0...14)
        }
        return content
    }

    /// Any character of a zone.
    mutating func character() -> UInt8 {
        oneOf(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<".utf8))
    }

    /// Any number of any bytes, or of bytes that a zone has.
    mutating func bytes(upTo count: Int) -> [UInt8] {
        let isZoneLike = Bool.random(using: &random)
        return (0..<Int.random(in: 0...count, using: &random)).map { _ in
            if !isZoneLike { return UInt8.random(in: 0...255, using: &random) }
            return Int.random(in: 0..<40, using: &random) == 0 ? 0x0A : character()
        }
    }

    mutating func probability() -> Double { Double.random(in: 0...1, using: &random) }
    mutating func number(in range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
}

/// Steele, Lea and Flood's generator.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

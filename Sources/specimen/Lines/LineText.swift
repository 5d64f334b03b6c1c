/// The texts of training lines.
enum LineText {
    /// One line: half are real zone lines, half random strings with runs of fillers of every length.
    static func full(_ random: inout SeededRandom) throws(SpecimenError) -> [UInt8] {
        if random.chance(0.5) {
            let format = random.pick(ZoneText.formats)
            let lines = try ZoneText.lines(ZoneText.content(for: format, &random), as: format)
            return Array(random.pick(lines).utf8)
        }
        let length = random.pick([30, 36, 44, 44, random.integer(18...44)])
        return scattered(length: length, &random)
    }

    /// Three to ten symbols: what a network learns its first letters from.
    static func short(_ random: inout SeededRandom) -> [UInt8] {
        scattered(length: random.integer(3...10), &random)
    }

    /// Random symbols with isolated fillers and runs of 1…42 of them.
    private static func scattered(length: Int, _ random: inout SeededRandom) -> [UInt8] {
        var text: [UInt8] = []
        let symbols = Alphabet.letters + Alphabet.digits
        while text.count < length {
            for _ in 0..<random.integer(1...8) {
                text.append(random.pick(symbols))
                if random.chance(0.12) { text.append(Alphabet.filler) }
            }
            if random.chance(0.5) {
                let longest = max(1, min(42, length - text.count))
                let run = random.chance(0.5) ? random.integer(1...longest) : random.integer(1...min(6, longest))
                text += [UInt8](repeating: Alphabet.filler, count: run)
            }
        }
        return Array(text.prefix(length))
    }
}

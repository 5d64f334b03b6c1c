/// Writes a name into a field of fixed length (ICAO 9303-3, section 4.6).
struct NameEncoder {
    let transliteration: Transliteration

    /// The words of an identifier, transliterated.
    ///
    /// Spaces, hyphens and commas separate words; apostrophes and other punctuation are dropped without a gap.
    func words(of text: String) throws(ZoneEncodingError) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", "-", ",", "<", "\u{2010}", "\u{2011}", "\u{2013}", "\u{A0}":
                if !word.isEmpty { words.append(word) }
                word = []
            default:
                if let letters = transliteration.letters(for: scalar) {
                    word += Array(letters.utf8)
                } else if !isDropped(scalar) {
                    throw .unencodableCharacter(String(Character(scalar)))
                }
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .otherPunctuation, .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation,
            .dashPunctuation, .modifierSymbol, .modifierLetter, .format:
            true
        default: false
        }
    }

    /// Both identifiers in a field of `length` characters.
    ///
    /// A name that does not fit is cut so that a letter stands in the last column, which marks it as cut, and so that
    /// something of the secondary identifier is left.
    func field(primary: [[UInt8]], secondary: [[UInt8]], length: Int) -> [UInt8] {
        let first = Array(primary.joined(separator: [ASCII.filler]))
        let second = Array(secondary.joined(separator: [ASCII.filler]))
        if second.isEmpty { return padded(cut(first, to: length), length) }
        if first.count + 2 + second.count <= length {
            return padded(first + [ASCII.filler, ASCII.filler] + second, length)
        }
        let kept = first.prefix(max(1, length - 2 - min(2, second.count)))
        let head = kept.reversed().drop { $0 == ASCII.filler }.reversed()
        return padded(
            head + [ASCII.filler, ASCII.filler] + cut(second, to: length - 2 - head.count), length)
    }

    /// The words of one identifier in a field of `length` characters.
    func field(words: [[UInt8]], separator: [UInt8], length: Int) -> [UInt8] {
        padded(cut(Array(words.joined(separator: separator)), to: length), length)
    }

    /// Cuts so that the last character is a letter.
    private func cut(_ text: [UInt8], to length: Int) -> [UInt8] {
        guard text.count > length, length > 0 else { return text }
        if text[length - 1] != ASCII.filler { return Array(text[..<length]) }
        // The next word's initial takes the place of the last letter of the word before.
        guard let next = text[length...].first(where: { $0 != ASCII.filler }), length >= 3 else {
            return Array(text[..<length])
        }
        return Array(text[..<(length - 2)]) + [ASCII.filler, next]
    }

    private func padded(_ text: [UInt8], _ length: Int) -> [UInt8] {
        Array(text.prefix(length)) + Array(repeating: ASCII.filler, count: max(0, length - text.count))
    }
}

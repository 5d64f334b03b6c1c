/// Splits the characters of a name field into its identifiers.
enum NameReader {
    /// What stands in a name field.
    struct Reading {
        var primary: [Range<Int>] = []
        var secondary: [Range<Int>] = []
        var hasSeparator = false
        var hasSeveralSeparators = false
        var hasDigits = false
        var reachesEnd = false
    }

    /// Splits at the first `<<`; later ones count as one filler.
    static func read(_ text: ArraySlice<UInt8>) -> Reading {
        var reading = Reading()
        var end = text.endIndex
        while end > text.startIndex, text[end - 1] == ASCII.filler { end -= 1 }
        reading.reachesEnd = end == text.endIndex && end > text.startIndex
        var wordStart: Int? = nil
        var index = text.startIndex
        while index < end {
            if text[index] != ASCII.filler {
                if ASCII.isDigit(text[index]) { reading.hasDigits = true }
                if wordStart == nil { wordStart = index }
                index += 1
                continue
            }
            if let start = wordStart {
                reading.append(start..<index)
                wordStart = nil
            }
            let run = index
            while index < end, text[index] == ASCII.filler { index += 1 }
            if index - run >= 2 {
                if reading.hasSeparator { reading.hasSeveralSeparators = true }
                reading.hasSeparator = true
            }
        }
        if let start = wordStart { reading.append(start..<end) }
        return reading
    }
}

extension NameReader.Reading {
    fileprivate mutating func append(_ word: Range<Int>) {
        if hasSeparator { secondary.append(word) } else { primary.append(word) }
    }
}

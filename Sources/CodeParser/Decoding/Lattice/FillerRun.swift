/// Finds the fillers at the end of a name that were read as letters: `SPECIMEN<KLLLLLLLL`.
enum FillerRun {
    /// Where the run begins; `nil` when the name ends in nothing of the kind.
    ///
    /// The run holds fillers and letters that fillers are taken for, and one of these three times in a row, which no
    /// name has, or fillers on both sides of a single letter.
    static func start(in text: [UInt8]) -> Int? {
        var start = text.count
        while start > 0, text[start - 1] == ASCII.filler || LookAlikes.isFillerLike(text[start - 1]) { start -= 1 }
        guard start < text.count else { return nil }
        if text[start] != ASCII.filler {
            // Letters at the front may belong to a word: the run begins at the first filler or at four equal letters.
            let firstFiller = text[start...].firstIndex(of: ASCII.filler)
            let firstRun = repetition(of: 4, in: text[start...])
            guard let begin = [firstFiller, firstRun].compactMap({ $0 }).min() else { return nil }
            start = begin
        }
        let run = text[start...]
        let letters = run.count { $0 != ASCII.filler }
        guard letters > 0 else { return nil }
        if repetition(of: 3, in: run) != nil { return start }
        // `<<K<<<`: one letter alone among fillers, unless it is all that stands for given names.
        let isAlone = letters == 1 && run.count >= 5 && run.last == ASCII.filler
        return isAlone && run.starts(with: [ASCII.filler, ASCII.filler]) && hasSeparator(in: text[..<start])
            ? start : nil
    }

    private static func hasSeparator(in text: ArraySlice<UInt8>) -> Bool {
        text.indices.dropLast().contains { text[$0] == ASCII.filler && text[$0 + 1] == ASCII.filler }
    }

    /// The first of so many equal letters in a row.
    private static func repetition(of count: Int, in text: ArraySlice<UInt8>) -> Int? {
        text.indices.dropLast(count - 1).first { index in
            text[index] != ASCII.filler && text[index..<(index + count)].allSatisfy { $0 == text[index] }
        }
    }
}

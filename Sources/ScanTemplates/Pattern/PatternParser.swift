/// Parses the pattern dialect of the templates into a tree.
///
/// Beside the usual syntax it has length forms (`{(44)}`: the part before it has 44 characters in total), number ranges
/// (`[(01-12)]`) and word lists (`[(A,B)]`). Characters outside ASCII cannot be printed in the zones that are read and
/// are refused.
struct PatternParser {
    static let maximumCharacters = 4096
    static let maximumDepth = 32
    /// Of all repeat counts multiplied out; real layouts have less than 200 characters.
    static let maximumExpansion = 4096

    private let characters: [UInt8]
    private var offset = 0
    private var tree = PatternTree()

    static func parse(_ pattern: String) throws(PatternError) -> PatternTree {
        let characters = Array(pattern.utf8)
        guard characters.count <= maximumCharacters else {
            throw PatternError(.tooLong(limit: maximumCharacters))
        }
        if let position = pattern.enumerated().first(where: { !$0.element.isASCII }) {
            throw PatternError(.unsupportedCharacter(position.element), at: position.offset)
        }
        var parser = PatternParser(characters: characters)
        return try parser.parseWhole()
    }

    private init(characters: [UInt8]) {
        self.characters = characters
    }

    private mutating func parseWhole() throws(PatternError) -> PatternTree {
        // A pattern always stands for the whole line, so anchors at its ends say nothing new.
        _ = skip("^")
        tree.root = try parseAlternatives(depth: 0)
        if let rest = peek() {
            throw PatternError(.unmatchedBracket(Character(Unicode.Scalar(rest))), at: offset)
        }
        adoptTrailingLength()
        guard tree.facts[tree.root].expansion <= Self.maximumExpansion else {
            throw PatternError(.tooComplex(limit: Self.maximumExpansion))
        }
        return tree
    }

    private mutating func parseAlternatives(depth: Int) throws(PatternError) -> PatternTree.Index {
        guard depth <= Self.maximumDepth else {
            throw PatternError(.tooDeep(limit: Self.maximumDepth), at: offset)
        }
        var branches = [try parseSequence(depth: depth)]
        while skip("|") {
            branches.append(try parseSequence(depth: depth))
        }
        return branches.count == 1 ? branches[0] : tree.add(.alternatives(branches))
    }

    private mutating func parseSequence(depth: Int) throws(PatternError) -> PatternTree.Index {
        var items: [PatternTree.Index] = []
        while let byte = peek(), byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
            if byte == UInt8(ascii: "$") && offset == characters.count - 1 {
                offset += 1
                break
            }
            items.append(try parseItem(depth: depth))
        }
        return items.count == 1 ? items[0] : tree.add(.sequence(items))
    }

    /// One atom with the repeat counts and length forms behind it.
    private mutating func parseItem(depth: Int) throws(PatternError) -> PatternTree.Index {
        let start = offset
        var item = try parseAtom(depth: depth)
        var isRepeated = false
        while let byte = peek() {
            let quantifierOffset = offset
            if byte == UInt8(ascii: "{") {
                let (bounds, isLength) = try parseBraces()
                if isLength {
                    item = tree.add(.length(item, min: bounds.min, max: bounds.max))
                    isRepeated = false
                    continue
                }
                guard !isRepeated else { throw PatternError(.doubledRepeat, at: quantifierOffset) }
                item = try addRepeat(of: item, min: bounds.min, max: bounds.max, at: start)
            } else if let bounds = Self.shorthand(byte) {
                offset += 1
                guard !isRepeated else { throw PatternError(.doubledRepeat, at: quantifierOffset) }
                item = try addRepeat(of: item, min: bounds.min, max: bounds.max, at: start)
            } else {
                break
            }
            isRepeated = true
        }
        return item
    }

    private static func shorthand(_ byte: UInt8) -> (min: Int, max: Int?)? {
        switch byte {
        case UInt8(ascii: "*"): (0, nil)
        case UInt8(ascii: "+"): (1, nil)
        case UInt8(ascii: "?"): (0, 1)
        default: nil
        }
    }

    private mutating func addRepeat(
        of item: PatternTree.Index, min: Int, max: Int?, at start: Int
    ) throws(PatternError) -> PatternTree.Index {
        if max == nil && tree.facts[item].isOnlyRepeats {
            throw PatternError(.ambiguousRepeat, at: start)
        }
        return tree.add(.repeated(item, min: min, max: max))
    }

    private mutating func parseAtom(depth: Int) throws(PatternError) -> PatternTree.Index {
        let start = offset
        guard let byte = next() else { throw PatternError(.nothingToRepeat, at: start) }
        switch byte {
        case UInt8(ascii: "("):
            if skip("?") && !skip(":") { throw PatternError(.unsupportedGroup, at: start) }
            let group = try parseAlternatives(depth: depth + 1)
            guard skip(")") else { throw PatternError(.unclosedGroup, at: start) }
            return group
        case UInt8(ascii: "["):
            if let list = try parseList(start: start) { return list }
            return tree.add(.set(try parseClass(start: start)))
        case UInt8(ascii: "\\"):
            return tree.add(.set(try parseEscape(start: start)))
        case UInt8(ascii: "."):
            return tree.add(.set(.printable))
        case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
            throw PatternError(.nothingToRepeat, at: start)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw PatternError(.unmatchedBracket(Character(Unicode.Scalar(byte))), at: start)
        default:
            return tree.add(.set(CharacterMask(byte...byte)))
        }
    }

    /// `{n}`, `{min,}`, `{,max}`, `{min,max}`, or the same in parentheses, which is a length form.
    private mutating func parseBraces() throws(PatternError) -> (bounds: (min: Int, max: Int?), isLength: Bool) {
        let start = offset
        offset += 1
        let isLength = skip("(")
        let min = parseCount()
        let hasComma = skip(",")
        let max = hasComma ? parseCount() : min
        guard min != nil || max != nil, !isLength || skip(")"), skip("}") else {
            throw PatternError(.invalidCount, at: start)
        }
        if let min, let max, min > max { throw PatternError(.reversedRange, at: start) }
        return ((min ?? 0, max), isLength)
    }

    private mutating func parseCount() -> Int? {
        var value: Int?
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            // Larger counts are refused by the bound on the expansion; they only must not overflow here.
            value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
            offset += 1
        }
        return value
    }

    /// `[(A,B)]` or `[(01-12)]`, whose `[` has been read; `nil` when this is an ordinary class.
    private mutating func parseList(start: Int) throws(PatternError) -> PatternTree.Index? {
        guard peek() == UInt8(ascii: "(") else { return nil }
        var end = offset + 1
        while end < characters.count && characters[end] != UInt8(ascii: ")") { end += 1 }
        guard end > offset + 1, end + 1 < characters.count, characters[end + 1] == UInt8(ascii: "]") else { return nil }
        let entries = characters[(offset + 1)..<end].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        offset = end + 2
        var words: [[UInt8]] = []
        var branches: [PatternTree.Index] = []
        for entry in entries {
            if let number = try Self.numberRange(entry, start: start) {
                branches.append(tree.add(number))
            } else {
                words.append(entry.map(Self.uppercased))
            }
        }
        if !words.isEmpty { branches.append(tree.add(.words(words))) }
        return branches.count == 1 ? branches[0] : tree.add(.alternatives(branches))
    }

    private static func numberRange(
        _ entry: ArraySlice<UInt8>, start: Int
    ) throws(PatternError) -> PatternTree.Node? {
        let bounds = entry.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard bounds.count == 2,
            let low = Int(String(decoding: bounds[0], as: UTF8.self)),
            let high = Int(String(decoding: bounds[1], as: UTF8.self)),
            bounds.allSatisfy({ $0.allSatisfy(CharacterMask.digits.contains) })
        else { return nil }
        guard bounds[0].count == bounds[1].count else { throw PatternError(.unequalBounds, at: start) }
        guard low <= high else { throw PatternError(.reversedRange, at: start) }
        return .number(low...high, width: bounds[0].count)
    }

    static func uppercased(_ byte: UInt8) -> UInt8 {
        CharacterMask.lowercase.contains(byte) ? byte - 0x20 : byte
    }

    /// A class whose `[` has been read.
    private mutating func parseClass(start: Int) throws(PatternError) -> CharacterMask {
        let isNegated = skip("^")
        var mask = CharacterMask()
        while let byte = next() {
            if byte == UInt8(ascii: "]") {
                if isNegated { mask = CharacterMask.printable.subtracting(mask) }
                guard !mask.isEmpty else { throw PatternError(.emptyClass, at: start) }
                return mask
            }
            let memberOffset = offset - 1
            guard byte != UInt8(ascii: "\\") else {
                mask = mask.union(try parseEscape(start: memberOffset))
                continue
            }
            guard peek() == UInt8(ascii: "-"), offset + 1 < characters.count,
                characters[offset + 1] != UInt8(ascii: "]")
            else {
                mask.insert(byte)
                continue
            }
            offset += 1
            guard let last = next() else { break }
            guard byte <= last else { throw PatternError(.reversedRange, at: memberOffset) }
            mask = mask.union(CharacterMask(byte...last))
        }
        throw PatternError(.unclosedClass, at: start)
    }

    /// An escape whose backslash has been read.
    private mutating func parseEscape(start: Int) throws(PatternError) -> CharacterMask {
        guard let letter = next() else { throw PatternError(.trailingBackslash, at: start) }
        let letters = CharacterMask.uppercase.union(.lowercase)
        let word = letters.union(.digits).union(CharacterMask("_"))
        let space = CharacterMask(" \t\r\n\u{0B}\u{0C}")
        switch letter {
        case UInt8(ascii: "d"): return .digits
        case UInt8(ascii: "D"): return .printable.subtracting(.digits)
        case UInt8(ascii: "s"): return space
        case UInt8(ascii: "S"): return .printable.subtracting(space)
        case UInt8(ascii: "w"): return word
        case UInt8(ascii: "W"): return .printable.subtracting(word)
        case UInt8(ascii: "n"): return CharacterMask("\n")
        case UInt8(ascii: "t"): return CharacterMask("\t")
        case _ where letters.union(.digits).contains(letter):
            throw PatternError(.unsupportedEscape(Character(Unicode.Scalar(letter))), at: start)
        default: return CharacterMask(letter...letter)
        }
    }

    /// Takes a length form at the end of the pattern as the length of the whole line when its own part can never have
    /// that length, as in `(I[A-Z<])(FRA)([A-Z<]{25})([A-Z0-9<]{3})([0-9<]{3}){(36)}`.
    private mutating func adoptTrailingLength() {
        guard case .sequence(var items) = tree[tree.root], let last = items.last,
            case .length(let item, let min, let max) = tree[last],
            tree.lengths(bound: LinePattern.maximumLength)[last].isEmpty
        else { return }
        items[items.count - 1] = item
        let whole = tree.add(.sequence(items))
        tree.root = tree.add(.length(whole, min: min, max: max))
    }

    private func peek() -> UInt8? {
        offset < characters.count ? characters[offset] : nil
    }

    private mutating func next() -> UInt8? {
        guard let byte = peek() else { return nil }
        offset += 1
        return byte
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }
}

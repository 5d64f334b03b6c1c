/// One layout of text: a line, or a group of lines that stand together.
package struct LineSpecificationPlan: Sendable, Equatable {
    /// Empty for a nested specification without a name.
    package var name: String
    /// What holds for a line of this specification; the lines of a group have their own.
    package var line: LineLayout
    /// The parts of a group, from top to bottom; empty for a single line.
    package var subGroups: [LineSpecificationPlan]
    /// Which lines of the region are meant.
    package var lineNumbers: LineNumbers
    /// `nil`: as the image parameters have it.
    package var heightRange: CharacterHeightRange?
    package var outputsResults: Bool
    /// 0: any number.
    package var expectedLineCount: Int
    /// 0: any number.
    package var expectedGroupCount: Int
    /// Empty: the region.
    package var referenceGroupName: String
    /// Corners of the area, clockwise from the top left, per cent of the region or the reference group; `nil`: all of it.
    package var area: [AreaCorner]?
    package var joinsLines: Bool
    package var separator: String
    package var joinedLengths: ClosedRange<Int>
    /// `nil`: anything.
    package var joinedPattern: LinePattern?

    /// The layouts of the lines of this specification, from top to bottom.
    package var lines: [LineLayout] {
        subGroups.isEmpty ? [line] : subGroups.flatMap(\.lines)
    }

    /// The lengths of the lines when each has only one; `nil` otherwise.
    package var fixedLineLengths: [Int]? {
        let lengths = lines.map(\.fixedLength)
        return lengths.contains(nil) ? nil : lengths.compactMap(\.self)
    }

    /// Whether texts, one for each line, fit the layout.
    package func matches(_ texts: [String]) -> Bool {
        let lines = lines
        guard texts.count == lines.count, zip(texts, lines).allSatisfy({ $1.matches($0) }) else { return false }
        guard joinsLines else { return true }
        let joined = texts.joined(separator: separator)
        return joinedLengths.contains(joined.utf8.count) && (joinedPattern?.matches(joined) ?? true)
    }
}

/// A corner of an area, per cent of what it is measured by.
package struct AreaCorner: Sendable, Equatable {
    package var x: Int
    package var y: Int
}

/// What can stand in one line, and how its strip is prepared.
package struct LineLayout: Sendable, Equatable {
    package var pattern: LinePattern
    /// The recogniser that reads the line.
    package var recognizer: RecognizerName
    /// What the recogniser can tell.
    package var alphabet: CharacterMask
    /// Sets of characters that may be taken for each other.
    package var confusables: [CharacterMask]
    package var binarizations: [BinarizationPlan]
    package var enhancements: [EnhancementPlan]

    /// The length of the line when it has only one.
    package var fixedLength: Int? {
        pattern.lengths.count == 1 ? pattern.lengths[0] : nil
    }

    /// The shortest and the longest line.
    package var lengthRange: ClosedRange<Int> {
        (pattern.lengths.first ?? 0)...(pattern.lengths.last ?? 0)
    }

    /// What can stand at each place of a line of a length: what the pattern allows and the recogniser can tell.
    ///
    /// `nil` when no line of that length can match.
    package func positions(forLength length: Int) -> [CharacterMask]? {
        pattern.layout(forLength: length)?.positions.map { $0.intersection(alphabet) }
    }

    package func matches(_ text: String) -> Bool {
        text.utf8.allSatisfy(alphabet.contains) && pattern.matches(text)
    }
}

/// How high characters are.
package struct CharacterHeightRange: Sendable, Equatable {
    package enum Unit: Sendable, Equatable {
        /// Per mille of the height of the region.
        case perMille
        case pixels
    }

    package var least: Int
    package var most: Int
    package var unit: Unit

    /// In pixels, for a region of a height.
    package func pixels(regionHeight: Int) -> ClosedRange<Double> {
        switch unit {
        case .pixels: Double(least)...Double(most)
        case .perMille: Double(least * regionHeight) / 1000...Double(most * regionHeight) / 1000
        }
    }
}

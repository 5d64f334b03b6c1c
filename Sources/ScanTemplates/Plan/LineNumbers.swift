/// A choice of lines by their number from the top, counted from 1, such as `1-3,5`.
package struct LineNumbers: Sendable, Equatable {
    /// Empty: every line.
    package let ranges: [ClosedRange<Int>]

    package static let all = LineNumbers(ranges: [])

    private init(ranges: [ClosedRange<Int>]) {
        self.ranges = ranges
    }

    /// Reads the text of a key; `nil` when it is none.
    init?(_ text: String) {
        var ranges: [ClosedRange<Int>] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) where !text.isEmpty {
            let bounds = part.split(separator: "-", omittingEmptySubsequences: false).map { Int(Self.trimmed($0)) }
            guard bounds.count <= 2, let first = bounds[0], let last = bounds[bounds.count - 1], first >= 1,
                last >= first
            else { return nil }
            ranges.append(first...last)
        }
        self.init(ranges: ranges)
    }

    package func contains(_ number: Int) -> Bool {
        ranges.isEmpty || ranges.contains { $0.contains(number) }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}

/// A run of neighbouring characters of a zone.
///
/// Lines and columns count from 1, as in ICAO 9303 ("line 1, positions 6 to 14").
public struct ZoneSpan: Sendable, Hashable {
    /// The line, counted from 1.
    public let line: Int

    /// The first and the last column, counted from 1.
    public let columns: ClosedRange<Int>

    /// A run in one line.
    public init(_ line: Int, _ columns: ClosedRange<Int>) {
        self.line = line
        self.columns = columns
    }

    /// A single character.
    public init(_ line: Int, _ column: Int) {
        self.init(line, column...column)
    }

    /// How many characters the run has.
    public var count: Int { columns.count }
}

/// What a recogniser offers for one line.
public struct LineReading: Sendable, Hashable {
    /// The places from left to right.
    public var cells: [CellReading]

    /// A line of places.
    public init(cells: [CellReading]) {
        self.cells = cells
    }

    /// A line whose characters are certain; characters outside ASCII become places without candidates.
    public init(text: String) {
        cells = text.unicodeScalars.map { scalar in
            scalar.isASCII ? CellReading(certain: UInt8(scalar.value)) : CellReading(candidates: [])
        }
    }
}

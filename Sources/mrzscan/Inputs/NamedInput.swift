/// An input, with what its pictures are called.
struct NamedInput: Sendable {
    var input: ScanInput
    /// Empty when no pictures are saved.
    var stem: [UInt8]
    /// How many inputs are before it.
    var index: Int
}

public import CodeParser

/// One field: what is printed, what it means and what is proven about it.
public struct ScannedField: Sendable, Hashable {
    /// The name, one of `ZoneFieldName` for zones.
    public var name: String
    /// The clean value: fillers cut, codes turned into words.
    public var value: String
    /// The characters as printed.
    public var raw: String
    /// What the check digit or the field's own rule says.
    public var validation: ValidationStatus
    /// Whether `value` is the meaning of a code.
    public var mapping: MappingStatus
}

/// One check digit.
public struct ScannedCheck: Sendable, Hashable {
    /// The field that it protects, or `compositeCheckDigit`.
    public var field: String
    /// The character in its place.
    public var printed: String
    /// The digit that the covered characters ask for; empty when they are none that have one.
    public var computed: String
    /// Whether both agree.
    public var status: ValidationStatus
    /// The line of the field, from 1.
    public var line: Int
    /// First and last column of the field, from 1.
    public var columns: ClosedRange<Int>
    /// The line of the digit itself, from 1.
    public var digitLine: Int
    /// The column of the digit itself, from 1.
    public var digitColumn: Int
}

/// One character that is reported otherwise than it was recognised.
public struct ScannedCorrection: Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// What was recognised; empty for a character that was missing.
    public var from: String
    /// What is reported; empty for a character that was too many.
    public var to: String
    /// Why: `fieldType`, `checkDigit`, `issuerPattern`, `knownCode`, `date`, `filler`, `inserted` or `removed`.
    public var reason: String
}

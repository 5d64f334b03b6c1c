/// One value of a JSON text, with the place where it stands.
///
/// `offset` counts bytes from the start of the text; `SourceText.place(at:)` turns it into line and column. Only
/// diagnostics need those, so they are not kept here.
package struct JSONNode: Sendable, Equatable {
    package enum Value: Sendable, Equatable {
        case null
        case boolean(Bool)
        case integer(Int)
        /// A number with a fraction or an exponent, or a whole one too large for `Int`.
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([JSONMember])
    }

    package let value: Value
    package let offset: Int

    package init(_ value: Value, offset: Int = 0) {
        self.value = value
        self.offset = offset
    }

    /// What this value is, as a person would call it in a message.
    package var typeName: String {
        switch value {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The members of an object; `nil` for any other value.
    package var members: [JSONMember]? {
        if case .object(let members) = value { members } else { nil }
    }

    /// The elements of an array; `nil` for any other value.
    package var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    package var string: String? {
        if case .string(let string) = value { string } else { nil }
    }

    package var integer: Int? {
        if case .integer(let integer) = value { integer } else { nil }
    }

    /// A number, whole or not.
    package var number: Double? {
        switch value {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    package var isNull: Bool { value == .null }
}

/// One key of an object with its value, in the order of the text.
package struct JSONMember: Sendable, Equatable {
    package let name: String
    package let offset: Int
    package let value: JSONNode

    package init(name: String, offset: Int = 0, value: JSONNode) {
        self.name = name
        self.offset = offset
        self.value = value
    }
}

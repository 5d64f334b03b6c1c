/// Why a text is no JSON that can be read, and where.
package struct JSONSyntaxError: Error, Sendable, Equatable {
    package enum Reason: Sendable, Equatable {
        case tooLarge(limit: Int)
        case tooDeep(limit: Int)
        case tooManyValues(limit: Int)
        case expected(String)
        case unterminatedString
        case unterminatedComment
        case controlCharacterInString
        case invalidEscape
        case invalidNumber
        case invalidUTF8
    }

    package let reason: Reason
    /// Byte offset of the first byte that does not fit.
    package let offset: Int

    init(_ reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    package var description: String {
        switch reason {
        case .tooLarge(let limit): "the text is larger than \(limit) bytes"
        case .tooDeep(let limit): "more than \(limit) levels of nesting"
        case .tooManyValues(let limit): "more than \(limit) values"
        case .expected(let what): "expected \(what)"
        case .unterminatedString: "the string has no closing quote"
        case .unterminatedComment: "the comment has no end"
        case .controlCharacterInString: "a control character or line break inside a string"
        case .invalidEscape: "an invalid escape in a string"
        case .invalidNumber: "not a valid number"
        case .invalidUTF8: "bytes that are not UTF-8"
        }
    }
}

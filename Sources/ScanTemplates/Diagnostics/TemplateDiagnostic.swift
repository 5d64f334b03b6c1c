/// One thing to say about a template file: what, where, and what to do about it.
package struct TemplateDiagnostic: Sendable, Equatable {
    package enum Severity: Sendable, Equatable {
        /// The file is not used.
        case error
        /// The file is used, but not as somebody may expect.
        case warning
        /// Worth knowing.
        case note
    }

    package let severity: Severity
    package let code: TemplateCode
    /// Name of the file, as the caller gave it.
    package var file: String
    /// Where in the text, if that is known.
    package let place: SourceText.Place?
    /// The JSON path of the value, such as `CaptureVisionTemplates[0].Timeout`; empty for the file as a whole.
    package let path: String
    package let message: String
    /// What to do; empty when the message says it.
    package let hint: String
}

extension TemplateDiagnostic: CustomStringConvertible {
    /// One line: place, severity, message, path, code and hint.
    ///
    /// Such as `file:3:5: error: 7 is out of range (GlobalParameter.X) [-10038 EC_PARAMETER_VALUE_INVALID]; use 0 to 5`.
    package var description: String {
        var text = file
        if let place { text += ":\(place.line):\(place.column)" }
        text += text.isEmpty ? "" : ": "
        switch severity {
        case .error: text += "error: "
        case .warning: text += "warning: "
        case .note: text += "note: "
        }
        text += message
        if !path.isEmpty { text += " (\(path))" }
        if code != .ok { text += " [\(code.rawValue) \(code.name)]" }
        if !hint.isEmpty { text += "; \(hint)" }
        return text
    }
}

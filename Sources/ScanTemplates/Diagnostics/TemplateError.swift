/// Why a template file or a template cannot be used: everything that was found, the first error leading.
package struct TemplateError: Error, Sendable, Equatable {
    /// The first error.
    package let primary: TemplateDiagnostic
    /// All that there is to say, errors and warnings, in the order of the file.
    package let diagnostics: [TemplateDiagnostic]

    /// Fails unless there is an error among the diagnostics.
    init?(_ diagnostics: [TemplateDiagnostic]) {
        guard let primary = diagnostics.first(where: { $0.severity == .error }) else { return nil }
        self.init(primary: primary, diagnostics: diagnostics)
    }

    init(_ primary: TemplateDiagnostic) {
        self.init(primary: primary, diagnostics: [primary])
    }

    private init(primary: TemplateDiagnostic, diagnostics: [TemplateDiagnostic]) {
        self.primary = primary
        self.diagnostics = diagnostics
    }

    package var code: TemplateCode { primary.code }
}

extension TemplateError: CustomStringConvertible {
    package var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}

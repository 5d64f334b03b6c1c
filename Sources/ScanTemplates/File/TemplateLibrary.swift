/// The templates that can be used: a file and the plans of all its templates.
///
/// Immutable; loading another file makes another library, so whoever holds one keeps it when loading fails.
package struct TemplateLibrary: Sendable {
    package let file: TemplateFile
    /// What there is to say about the file, also from building the plans.
    package let diagnostics: [TemplateDiagnostic]
    /// The plans of all templates, in the order of the file.
    package let plans: [PipelinePlan]

    /// Builds the plans of a file.
    ///
    /// - Throws: `TemplateError` when anything in the file contradicts itself.
    package init(_ file: TemplateFile) throws(TemplateError) {
        let built = try PlanBuilder.plans(of: file)
        self.file = file
        plans = built.plans
        diagnostics = file.diagnostics + built.diagnostics
    }

    /// Reads a file from bytes and builds its plans; `name` is for messages.
    package init(_ bytes: [UInt8], name: String) throws(TemplateError) {
        try self.init(TemplateFile.read(bytes, name: name))
    }

    /// Reads a file from a path and builds its plans.
    package init(contentsOf path: String) throws(TemplateError) {
        try self.init(TemplateFile.read(contentsOf: path))
    }

    package var templateNames: [String] { plans.map(\.templateName) }

    /// The plan of a template; an empty name stands for the first of the file.
    ///
    /// - Throws: `TemplateError` with the code `templateNameInvalid` when there is no such template.
    package func plan(named name: String) throws(TemplateError) -> PipelinePlan {
        if let plan = name.isEmpty ? plans.first : plans.first(where: { $0.templateName == name }) { return plan }
        let hint =
            Spelling.nearest(to: name, among: templateNames).map { "did you mean \"\($0)\"?" }
            ?? "use one of " + templateNames.joined(separator: ", ")
        throw TemplateError(
            TemplateDiagnostic(
                severity: .error, code: .templateNameInvalid, file: file.name, place: nil, path: "",
                message: "there is no template \"\(name)\"", hint: hint))
    }
}

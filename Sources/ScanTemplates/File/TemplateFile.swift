/// A template file that has been read and checked: every object of it, and what there is to say about it.
///
/// A value, immutable; plans are made from it by `TemplateLibrary`.
package struct TemplateFile: Sendable {
    /// As the caller named it, for messages.
    package let name: String
    package let diagnostics: [TemplateDiagnostic]
    /// What the file sets and the engine does nothing with.
    package let unusedKeys: UnusedKeys
    /// Whether the file is written in the former generation of the format (2.x).
    package let usesFormerFormat: Bool
    /// The file as JSON.
    package let root: JSONNode

    let table: ObjectTable
    let globalParameter: TemplateObject?
    let source: SourceText

    init(
        name: String, root: JSONNode, source: SourceText, table: ObjectTable, globalParameter: TemplateObject?,
        diagnostics: [TemplateDiagnostic], unusedKeys: UnusedKeys, usesFormerFormat: Bool
    ) {
        self.name = name
        self.root = root
        self.source = source
        self.table = table
        self.globalParameter = globalParameter
        self.diagnostics = diagnostics
        self.unusedKeys = unusedKeys
        self.usesFormerFormat = usesFormerFormat
    }

    /// The names of the templates, in the order of the file; the first is the one that an empty name stands for.
    package var templateNames: [String] { table.templates.map(\.name) }

    /// How many objects of a kind the file has.
    package func count(of kind: ObjectKind) -> Int { table.count(kind) }
}

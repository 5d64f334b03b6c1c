/// Collects what there is to say while a file is read and lowered.
struct DiagnosticLog {
    /// More than anybody reads; a file of nothing but mistakes must not cost memory.
    static let maximumCount = 100

    private let source: SourceText
    private let file: String
    private(set) var diagnostics: [TemplateDiagnostic] = []

    init(source: SourceText, file: String) {
        self.source = source
        self.file = file
    }

    /// Whether nothing more is taken, so that no further hints need be thought up.
    var isFull: Bool { diagnostics.count >= Self.maximumCount }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Notes a value that makes the file unusable.
    mutating func error(
        _ code: TemplateCode, _ message: String, at path: JSONPath = .root, offset: Int? = nil, hint: String = ""
    ) {
        add(.error, code, message, path, offset, hint)
    }

    /// Notes something that is read otherwise than somebody may expect.
    mutating func warning(
        _ code: TemplateCode, _ message: String, at path: JSONPath = .root, offset: Int? = nil, hint: String = ""
    ) {
        add(.warning, code, message, path, offset, hint)
    }

    /// Notes something worth knowing.
    mutating func note(_ message: String, at path: JSONPath = .root, offset: Int? = nil) {
        add(.note, .ok, message, path, offset, "")
    }

    private mutating func add(
        _ severity: TemplateDiagnostic.Severity, _ code: TemplateCode, _ message: String, _ path: JSONPath,
        _ offset: Int?, _ hint: String
    ) {
        // An error must not get lost behind many warnings.
        guard diagnostics.count < Self.maximumCount || (severity == .error && !hasErrors) else { return }
        diagnostics.append(
            TemplateDiagnostic(
                severity: severity, code: code, file: file,
                place: offset.flatMap { $0 >= 0 ? source.place(at: $0) : nil },
                path: path.description,
                message: message, hint: hint))
    }
}

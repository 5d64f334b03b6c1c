/// Reads a template file: text, JSON, objects, inheritance, references.
struct TemplateFileReader {
    private let name: String
    private let source: SourceText
    private var checker: ObjectChecker
    private var table = ObjectTable()
    private var globalParameter: TemplateObject?

    /// Reads a file from its bytes.
    static func read(_ bytes: [UInt8], name: String) throws(TemplateError) -> TemplateFile {
        var reader = TemplateFileReader(source: SourceText(bytes: bytes), name: name)
        return try reader.readText()
    }

    /// Reads a file whose JSON has been read, and changed since.
    static func read(_ root: JSONNode, source: SourceText, name: String) throws(TemplateError) -> TemplateFile {
        var reader = TemplateFileReader(source: source, name: name)
        return try reader.readFile(root)
    }

    private init(source: SourceText, name: String) {
        self.name = name
        self.source = source
        checker = ObjectChecker(log: DiagnosticLog(source: source, file: name))
    }

    private mutating func readText() throws(TemplateError) -> TemplateFile {
        let outcome: JSONReader.Outcome
        do {
            outcome = try JSONReader.read(source.bytes)
        } catch {
            let isTooLarge = if case .tooLarge = error.reason { true } else { false }
            checker.log.error(
                .jsonParseFailed, "\(error)", offset: isTooLarge ? nil : error.offset,
                hint: isTooLarge ? "is this a template file?" : "")
            throw failure
        }
        report(outcome.remarks)
        return try readFile(outcome.root)
    }

    private mutating func readFile(_ root: JSONNode) throws(TemplateError) -> TemplateFile {
        try readObjects(of: root)
        table = InheritanceResolver.resolve(table, log: &checker.log)
        ReferenceChecker.check(table, log: &checker.log)
        if checker.log.hasErrors { throw failure }
        return TemplateFile(
            name: name, root: root, source: source, table: table, globalParameter: globalParameter,
            diagnostics: checker.log.diagnostics, unusedKeys: checker.unused,
            usesFormerFormat: checker.usesFormerFormat)
    }

    private var failure: TemplateError {
        TemplateError(checker.log.diagnostics)
            ?? TemplateError(
                TemplateDiagnostic(
                    severity: .error, code: .jsonParseFailed, file: name, place: nil, path: "",
                    message: "the file cannot be used", hint: ""))
    }

    private mutating func report(_ remarks: [JSONReader.Remark]) {
        for remark in remarks {
            switch remark.kind {
            case .comment:
                checker.log.warning(
                    .jsonParseFailed, "comments are no JSON; read all the same", offset: remark.offset)
            case .trailingComma:
                checker.log.warning(
                    .jsonParseFailed, "a comma after the last element is no JSON; read all the same",
                    offset: remark.offset)
            case .byteOrderMark:
                checker.log.note("the file starts with a byte order mark", offset: 0)
            case .duplicateKey(let key):
                checker.log.error(
                    .jsonKeyInvalid, "the key \"\(key)\" appears twice in one object", offset: remark.offset,
                    hint: "keep one of them")
            }
        }
    }

    private mutating func readObjects(of root: JSONNode) throws(TemplateError) {
        guard let members = root.members else {
            checker.log.error(
                .jsonTypeInvalid, "a template file is an object, this is \(root.typeName)", offset: root.offset)
            throw failure
        }
        if let legacy = LegacyFormat.evidence(in: members) {
            checker.log.error(
                .templateVersionIncompatible,
                "a template of \(legacy.product) (\(legacy.key)), which has another structure",
                at: JSONPath.root.key(legacy.key), offset: legacy.offset,
                hint: "write it anew with CaptureVisionTemplates and LabelRecognizerTaskSettingOptions")
            throw failure
        }
        for member in members { readList(member) }
        checkTaskNames()
        guard !table.templates.isEmpty else {
            checker.log.error(
                .jsonKeyInvalid, "no template: CaptureVisionTemplates is missing or empty", offset: root.offset,
                hint: "add CaptureVisionTemplates with at least one object")
            return
        }
    }

    private mutating func readList(_ member: JSONMember) {
        let path = JSONPath.root.key(member.name)
        if member.name == Self.globalParameterKey {
            globalParameter = checker.check(member.value, as: .globalParameter, at: path)
            return
        }
        guard let kind = ObjectKind.listed.first(where: { $0.definition.listKey == member.name }) else {
            let known = ObjectKind.listed.compactMap(\.definition.listKey) + [Self.globalParameterKey]
            checker.log.warning(
                .unsupportedJsonKeyWarning, "unknown key \"\(member.name)\", ignored", at: path, offset: member.offset,
                hint: Spelling.nearest(to: member.name, among: known).map { "did you mean \($0)?" } ?? "")
            return
        }
        guard !member.value.isNull else { return }
        guard let elements = member.value.elements else {
            checker.log.error(
                .jsonTypeInvalid, "expected an array, found \(member.value.typeName)", at: path,
                offset: member.value.offset)
            return
        }
        if kind == .characterModel { checker.usesFormerFormat = true }
        for (index, element) in elements.enumerated() { readObject(element, kind: kind, at: path.index(index)) }
    }

    private mutating func readObject(_ node: JSONNode, kind: ObjectKind, at path: JSONPath) {
        guard let object = checker.check(node, as: kind, at: path), object.has(.objectName) else { return }
        if table.has(object.name, kind) {
            let place = object.place(of: .objectName)
            checker.log.error(
                .jsonNameValueDuplicated, "a second \(kind.title) \"\(object.name)\"", at: place.path,
                offset: place.offset, hint: "give it another name")
        }
        table.add(object)
    }

    /// Tasks of different kinds share one space of names, because regions name them without their kind.
    private mutating func checkTaskNames() {
        var seen: [String: ObjectKind] = [:]
        for object in ObjectKind.tasks.flatMap(table.all) {
            if let other = seen[object.name] {
                let place = object.place(of: .objectName)
                checker.log.error(
                    .jsonNameValueDuplicated,
                    "\(object.kind.title) \"\(object.name)\" has the name of a \(other.title)", at: place.path,
                    offset: place.offset, hint: "give it another name")
            }
            seen[object.name] = object.kind
        }
    }

    private static let globalParameterKey = "GlobalParameter"
}

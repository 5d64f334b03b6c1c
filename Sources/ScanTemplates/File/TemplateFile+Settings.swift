extension TemplateFile {
    /// The same file with one setting changed.
    ///
    /// The value is JSON; a text that is none is taken as a string. A path that begins with a key of a template, such as
    /// `Timeout`, means the template of the given name, or the first one.
    ///
    /// - Throws: `TemplateError`: the path leads nowhere, the key is unknown, or the file is no longer in order.
    package func setting(_ path: String, to value: String, ofTemplate template: String = "") throws(TemplateError)
        -> TemplateFile
    {
        guard let steps = SettingPath(path)?.steps, case .key(let first) = steps[0] else {
            throw settingError(
                .jsonKeyInvalid, path, "not a path of a setting", "write such as Timeout or List[Name].Key")
        }
        let isOfTemplate = CaptureVisionTemplateKeys.definition.keys.contains { $0.name == first }
        let name = template.isEmpty ? templateNames.first ?? "" : template
        let prefix: [SettingPath.Step] = [.key("CaptureVisionTemplates"), .element(name)]
        let full = SettingPath(steps: isOfTemplate ? prefix + steps : steps)
        guard let changed = full.setting(Self.node(of: value), in: root) else {
            throw settingError(
                .jsonNameReferenceInvalid, path, "the path leads nowhere",
                "every part but the last must be in the file")
        }
        let file = try TemplateFileReader.read(changed, source: source, name: self.name)
        // On a command line an unknown key is a slip, not something to pass over.
        if let unknown = file.diagnostics.first(where: {
            $0.code == .unsupportedJsonKeyWarning && !diagnostics.contains($0)
        }) {
            let hint = unknown.hint.isEmpty ? "Templates/README.md lists the keys of every object" : unknown.hint
            throw settingError(.jsonKeyInvalid, path, unknown.message, hint)
        }
        return file
    }

    /// A value of the command line as a node without a place.
    private static func node(of value: String) -> JSONNode {
        guard let read = try? JSONReader.read(Array(value.utf8)).root else {
            return JSONNode(.string(value), offset: JSONNode.noOffset)
        }
        return read.withoutPlaces
    }

    private func settingError(_ code: TemplateCode, _ path: String, _ message: String, _ hint: String) -> TemplateError
    {
        TemplateError(
            TemplateDiagnostic(
                severity: .error, code: code, file: name, place: nil, path: path, message: message, hint: hint))
    }
}

extension JSONNode {
    /// The offset of what stands in no text.
    static let noOffset = -1

    /// The same value as something that stands in no text.
    fileprivate var withoutPlaces: JSONNode {
        let value: Value =
            switch value {
            case .array(let elements): .array(elements.map(\.withoutPlaces))
            case .object(let members):
                .object(members.map { JSONMember(name: $0.name, offset: Self.noOffset, value: $0.value.withoutPlaces) })
            default: value
            }
        return JSONNode(value, offset: Self.noOffset)
    }
}

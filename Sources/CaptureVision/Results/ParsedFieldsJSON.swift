import MRZScan

/// The fields of a code in the JSON that parsers of the Capture Vision family give.
enum ParsedFieldsJSON {
    static func text(of code: ScannedCode) -> String {
        let lines = code.fields.filter { $0.name.hasPrefix("line") }
        let others = code.fields.filter { !$0.name.hasPrefix("line") }
        let info: [JSONValue]
        if lines.isEmpty {
            info = others.map { value(of: $0, children: []) }
        } else {
            // The fields follow their line in reading order.
            var groups: [(line: ScannedField, fields: [ScannedField])] = []
            for field in code.fields {
                if field.name.hasPrefix("line") {
                    groups.append((field, []))
                } else if !groups.isEmpty {
                    groups[groups.count - 1].fields.append(field)
                }
            }
            info = groups.map { value(of: $0.line, children: $0.fields) }
        }
        return JSONValue.object([("CodeType", .string(code.codeType)), ("ResultInfo", .list(info))]).text(
            isIndented: false)
    }

    private static func value(of field: ScannedField, children: [ScannedField]) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("FieldName", .string(field.name)), ("RawValue", .string(field.raw)), ("Value", .string(field.value)),
        ]
        if !children.isEmpty {
            members.append(("ChildFields", .list([.list(children.map { value(of: $0, children: []) })])))
        }
        return .object(members)
    }
}

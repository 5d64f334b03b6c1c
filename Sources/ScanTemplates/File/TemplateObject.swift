/// One object of a template file whose values have been checked against its definition.
struct TemplateObject: Sendable {
    struct Value: Sendable {
        let node: JSONNode
        let path: JSONPath
    }

    let kind: ObjectKind
    let path: JSONPath
    let offset: Int
    /// By key; keys whose value is null are left out, because null means the default.
    var values: [String: Value]

    /// An object of which nothing is written: all keys have their defaults.
    init(implicit kind: ObjectKind, name: String) {
        self.init(kind: kind, path: .root, offset: 0, values: [:])
        values[KeyDefinition.objectName.name] = Value(node: JSONNode(.string(name)), path: .root)
    }

    init(kind: ObjectKind, path: JSONPath, offset: Int, values: [String: Value]) {
        self.kind = kind
        self.path = path
        self.offset = offset
        self.values = values
    }

    init(kind: ObjectKind, node: JSONNode, path: JSONPath) {
        self.init(kind: kind, path: path, offset: node.offset, values: [:])
        for member in node.members ?? [] where !member.value.isNull {
            values[member.name] = Value(node: member.value, path: path.key(member.name))
        }
    }

    var name: String { string(.objectName) }

    /// Whether the key is written, here or where this object takes missing keys from.
    func has(_ key: KeyDefinition) -> Bool { values[key.name] != nil }

    /// Where a message about a key points to.
    func place(of key: KeyDefinition) -> (path: JSONPath, offset: Int) {
        guard let value = values[key.name] else { return (path.key(key.name), offset) }
        return (value.path, value.node.offset)
    }
}

/// Values by key, or their defaults. The checks of the reader guarantee the types, so that a value of another type, which
/// cannot occur, reads as the default.
extension TemplateObject {
    func integer(_ key: KeyDefinition) -> Int {
        if let integer = values[key.name]?.node.integer { return integer }
        if case .integer(let integer) = key.defaultValue { return integer }
        return 0
    }

    func flag(_ key: KeyDefinition) -> Bool { integer(key) != 0 }

    func string(_ key: KeyDefinition) -> String {
        if let string = values[key.name]?.node.string { return string }
        if case .string(let string) = key.defaultValue { return string }
        return ""
    }

    /// `nil` when the key is not written and has no default.
    func integers(_ key: KeyDefinition) -> [Int]? {
        if let elements = values[key.name]?.node.elements { return elements.compactMap(\.integer) }
        if case .integers(let integers) = key.defaultValue { return integers }
        return nil
    }

    /// `nil` when the key is not written and has no default.
    func strings(_ key: KeyDefinition) -> [String]? {
        if let elements = values[key.name]?.node.elements { return elements.compactMap(\.string) }
        if case .strings(let strings) = key.defaultValue { return strings }
        return nil
    }

    func number(_ key: KeyDefinition) -> Double {
        if let number = values[key.name]?.node.number { return number }
        return switch key.defaultValue {
        case .numbers(let numbers): numbers.first ?? 0
        case .integer(let integer): Double(integer)
        default: 0
        }
    }

    func numbers(_ key: KeyDefinition) -> [Double] {
        if let elements = values[key.name]?.node.elements { return elements.compactMap(\.number) }
        if case .numbers(let numbers) = key.defaultValue { return numbers }
        return []
    }

    func object(_ key: KeyDefinition) -> TemplateObject? {
        guard case .object(let kind) = key.type, let value = values[key.name] else { return nil }
        return TemplateObject(kind: kind, node: value.node, path: value.path)
    }

    /// `nil` when the key is not written.
    func objects(_ key: KeyDefinition) -> [TemplateObject]? {
        guard case .objects(let kind) = key.type, let value = values[key.name], let elements = value.node.elements
        else { return nil }
        return elements.enumerated().map {
            TemplateObject(kind: kind, node: $0.element, path: value.path.index($0.offset))
        }
    }

    /// A list of lists of strings; empty when the key is not written.
    func stringLists(_ key: KeyDefinition) -> [[String]] {
        (values[key.name]?.node.elements ?? []).map { ($0.elements ?? []).compactMap(\.string) }
    }
}

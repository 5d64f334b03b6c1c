/// Checks objects against their definitions: keys, types and ranges.
struct ObjectChecker {
    var log: DiagnosticLog
    private(set) var unused = UnusedKeys()
    /// Whether anything is written as the former generation of the format has it.
    var usesFormerFormat = false

    init(log: DiagnosticLog) {
        self.log = log
    }

    /// Checks an object and everything in it, and returns it unless it is no object at all.
    mutating func check(_ node: JSONNode, as kind: ObjectKind, at path: JSONPath) -> TemplateObject? {
        guard let members = node.members else {
            reportType(of: node, expected: "an object", at: path)
            return nil
        }
        let definition = kind.definition
        guard let keys = keys(of: definition, members: members, node: node, at: path) else { return nil }
        var missing = keys.required
        for member in members {
            guard let key = keys[member.name] else {
                reportUnknown(member, among: keys, of: definition, at: path)
                continue
            }
            guard !member.value.isNull else { continue }
            missing.removeAll { $0 === key }
            if key.origin == .formerFormat { usesFormerFormat = true }
            if key.effect != .honoured && !Self.isDefault(member.value, of: key) {
                unused.add(key, of: definition, at: path.key(key.name))
            }
            check(member.value, against: key, of: definition, at: path.key(key.name))
        }
        for key in missing {
            let isName = key.name == KeyDefinition.objectName.name
            log.error(
                isName ? .jsonNameKeyMissing : .jsonKeyInvalid, "\(definition.title) without \(key.name)", at: path,
                offset: node.offset, hint: "add the key \(key.name)")
        }
        return TemplateObject(kind: kind, node: node, path: path)
    }

    /// The keys that an object can have, which its tag decides for some kinds.
    private mutating func keys(
        of definition: ObjectDefinition, members: [JSONMember], node: JSONNode, at path: JSONPath
    ) -> KeySet? {
        guard let tag = definition.tag else { return definition.untaggedKeySet }
        guard let value = members.first(where: { $0.name == tag.key.name })?.value else {
            log.error(
                .stageTypeInvalid, "\(definition.title) without \(tag.key.name)", at: path, offset: node.offset,
                hint: "add the key \(tag.key.name)")
            return nil
        }
        guard let word = value.string else {
            reportType(of: value, expected: "a string", at: path.key(tag.key.name))
            return nil
        }
        guard let keys = definition.keySet(forTag: word) else {
            reportChoice(word, among: tag.variants.map(\.value), code: .stageTypeInvalid, value, path.key(tag.key.name))
            return nil
        }
        return keys
    }

    private mutating func check(
        _ node: JSONNode, against key: KeyDefinition, of definition: ObjectDefinition, at path: JSONPath
    ) {
        switch key.type {
        case .flag: checkInteger(node, in: 0...1, at: path)
        case .integer(let range): checkInteger(node, in: range, at: path)
        case .number(let range): checkNumber(node, in: range, at: path)
        case .string, .name: _ = string(node, at: path)
        case .choice(let words):
            let code: TemplateCode =
                key.name == "Section" || key.name == "Stage" ? .stageTypeInvalid : .jsonValueInvalid
            if let word = string(node, at: path), !words.contains(word) {
                reportChoice(word, among: words, code: code, node, path)
            }
        case .integers(let count, let each):
            for (index, element) in elements(node, count: count, at: path) {
                checkInteger(element, in: each, at: path.index(index))
            }
        case .numbers(let count, let each):
            for (index, element) in elements(node, count: count, at: path) {
                checkNumber(element, in: each, at: path.index(index))
            }
        case .strings, .names:
            for (index, element) in elements(node, at: path) { _ = string(element, at: path.index(index)) }
        case .choices(let words):
            for (index, element) in elements(node, at: path) {
                if let word = string(element, at: path.index(index)), !words.contains(word) {
                    reportChoice(word, among: words, code: .jsonValueInvalid, element, path.index(index))
                }
            }
        case .stringLists:
            for (index, list) in elements(node, at: path) {
                for (inner, element) in elements(list, at: path.index(index)) {
                    _ = string(element, at: path.index(index).index(inner))
                }
            }
        case .object(let kind): _ = check(node, as: kind, at: path)
        case .objects(let kind):
            for (index, element) in elements(node, at: path) { _ = check(element, as: kind, at: path.index(index)) }
        case .anything: break
        }
    }
}

// The checks of single values.
extension ObjectChecker {
    private mutating func checkInteger(_ node: JSONNode, in range: ClosedRange<Int>, at path: JSONPath) {
        guard let integer = node.integer else {
            let hint = if case .boolean(let flag) = node.value { "write \(flag ? 1 : 0)" } else { "" }
            reportType(of: node, expected: "an integer", at: path, hint: hint)
            return
        }
        guard range.contains(integer) else {
            log.error(
                .parameterValueInvalid, "\(integer) is out of range", at: path, offset: node.offset,
                hint: "use \(range.lowerBound) to \(range.upperBound)")
            return
        }
    }

    private mutating func checkNumber(_ node: JSONNode, in range: ClosedRange<Double>, at path: JSONPath) {
        guard let number = node.number else {
            reportType(of: node, expected: "a number", at: path)
            return
        }
        guard range.contains(number) else {
            log.error(
                .parameterValueInvalid, "\(number) is out of range", at: path, offset: node.offset,
                hint: "use \(range.lowerBound) to \(range.upperBound)")
            return
        }
    }

    private mutating func string(_ node: JSONNode, at path: JSONPath) -> String? {
        guard let string = node.string else {
            reportType(of: node, expected: "a string", at: path)
            return nil
        }
        return string
    }

    private mutating func elements(
        _ node: JSONNode, count: ClosedRange<Int> = 0...Int.max, at path: JSONPath
    ) -> [(offset: Int, element: JSONNode)] {
        guard let elements = node.elements else {
            reportType(of: node, expected: "an array", at: path)
            return []
        }
        guard count.contains(elements.count) else {
            log.error(
                .parameterValueInvalid, "\(elements.count) elements", at: path, offset: node.offset,
                hint: count.lowerBound == count.upperBound
                    ? "give \(count.lowerBound)" : "give \(count.lowerBound) to \(count.upperBound)")
            return []
        }
        return Array(elements.enumerated())
    }

    private mutating func reportType(of node: JSONNode, expected: String, at path: JSONPath, hint: String = "") {
        log.error(
            .jsonTypeInvalid, "expected \(expected), found \(node.typeName)", at: path, offset: node.offset, hint: hint)
    }

    private mutating func reportChoice(
        _ word: String, among words: [String], code: TemplateCode, _ node: JSONNode, _ path: JSONPath
    ) {
        let hint =
            Spelling.nearest(to: word, among: words).map { "did you mean \($0)?" }
            ?? "use one of " + words.joined(separator: ", ")
        log.error(code, "unknown value \"\(word)\"", at: path, offset: node.offset, hint: hint)
    }

    private mutating func reportUnknown(
        _ member: JSONMember, among keys: KeySet, of definition: ObjectDefinition, at path: JSONPath
    ) {
        if definition.allowsOtherKeys {
            unused.add(other: member.name, of: definition, at: path.key(member.name))
            return
        }
        guard !log.isFull else { return }
        log.warning(
            .unsupportedJsonKeyWarning, "unknown key \"\(member.name)\" in \(definition.title), ignored",
            at: path.key(member.name), offset: member.offset,
            hint: Spelling.nearest(to: member.name, among: keys.names).map { "did you mean \($0)?" } ?? "")
    }

    private static func isDefault(_ node: JSONNode, of key: KeyDefinition) -> Bool {
        switch (node.value, key.defaultValue) {
        case (.integer(let value), .integer(let standard)): value == standard
        case (.string(let value), .string(let standard)): value == standard
        case (.array(let elements), .absent): elements.isEmpty
        default: false
        }
    }
}

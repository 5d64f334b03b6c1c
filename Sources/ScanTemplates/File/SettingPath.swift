/// The way to one setting, as it is given on a command line: `CaptureVisionTemplates[ReadMRZ].Timeout`.
///
/// Brackets choose an element of a list by its index or by its `Name`, `Section`, `Stage` or `Mode`.
struct SettingPath: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        case key(String)
        case element(String)
    }

    let steps: [Step]

    /// Fails for a text that is no such path.
    init?(_ text: String) {
        var steps: [Step] = []
        var rest = text[...]
        while let first = rest.first {
            if first == "[" {
                guard !steps.isEmpty, let end = rest.firstIndex(of: "]") else { return nil }
                steps.append(.element(String(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                if first == "." {
                    guard !steps.isEmpty else { return nil }
                    rest.removeFirst()
                }
                let key = rest.prefix { $0 != "." && $0 != "[" }
                guard !key.isEmpty else { return nil }
                steps.append(.key(String(key)))
                rest = rest[key.endIndex...]
            }
        }
        guard case .key = steps.last else { return nil }
        self.steps = steps
    }

    init(steps: [Step]) {
        self.steps = steps
    }

    /// A node with the value put in the place that the path leads to; `nil` when it leads nowhere.
    ///
    /// Only the last key may be missing.
    func setting(_ value: JSONNode, in node: JSONNode) -> JSONNode? {
        Self.setting(value, in: node, steps[...])
    }

    private static func setting(_ value: JSONNode, in node: JSONNode, _ steps: ArraySlice<Step>) -> JSONNode? {
        guard let step = steps.first else { return value }
        let rest = steps.dropFirst()
        switch step {
        case .key(let name):
            guard var members = node.members else { return nil }
            if let index = members.firstIndex(where: { $0.name == name }) {
                guard let changed = setting(value, in: members[index].value, rest) else { return nil }
                members[index] = JSONMember(name: name, offset: members[index].offset, value: changed)
            } else {
                guard rest.isEmpty else { return nil }
                members.append(JSONMember(name: name, offset: JSONNode.noOffset, value: value))
            }
            return JSONNode(.object(members), offset: node.offset)
        case .element(let name):
            guard var elements = node.elements,
                let index = Int(name).flatMap({ elements.indices.contains($0) ? $0 : nil })
                    ?? elements.firstIndex(where: { isCalled(name, $0) }),
                let changed = setting(value, in: elements[index], rest)
            else { return nil }
            elements[index] = changed
            return JSONNode(.array(elements), offset: node.offset)
        }
    }

    private static func isCalled(_ name: String, _ node: JSONNode) -> Bool {
        ["Name", "Section", "Stage", "Mode"].contains { key in
            node.members?.first { $0.name == key }?.value.string == name
        }
    }
}

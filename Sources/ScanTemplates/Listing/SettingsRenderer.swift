/// Writes the settings of templates as a file of their own.
package struct SettingsRenderer: Sendable {
    private let file: TemplateFile

    package init(_ file: TemplateFile) {
        self.file = file
    }

    /// A file with one template and everything that it refers to.
    ///
    /// With default values, what is inherited and every default is written out; otherwise objects are as they were read.
    ///
    /// - Throws: `TemplateError` when there is no such template.
    package func text(ofTemplate name: String, includingDefaults: Bool = false) throws(TemplateError) -> String {
        try text(ofTemplate: name, includingDefaults: includingDefaults, changes: [])
    }

    /// The same with what a program has changed in the template's plan.
    ///
    /// - Parameters:
    ///   - plan: the changed plan.
    ///   - original: the plan as it was made of this file.
    ///   - includingDefaults: whether defaults and what is inherited are written out.
    /// - Returns: a file with this template alone, whose plan is the changed one.
    /// - Throws: `TemplateError` when there is no such template, or when a change cannot be said in this file.
    package func text(
        of plan: PipelinePlan, changedFrom original: PipelinePlan, includingDefaults: Bool = false
    ) throws(TemplateError) -> String {
        let changes = plan.changes(since: original)
        let text = try text(ofTemplate: plan.templateName, includingDefaults: includingDefaults, changes: changes)
        // What is put out must mean what is in force; a file of the former format may have no word for it.
        guard try TemplateLibrary(Array(text.utf8), name: file.name).plan(named: plan.templateName) == plan else {
            throw TemplateError(
                TemplateDiagnostic(
                    severity: .error, code: .parameterValueInvalid, file: file.name, place: nil, path: "",
                    message: "the changed settings of \"\(plan.templateName)\" cannot be written in this file's format",
                    hint: "write the template in the present format, with a SectionArray for each task"))
        }
        return text
    }

    private func text(
        ofTemplate name: String, includingDefaults: Bool, changes: [PlanChange]
    ) throws(TemplateError) -> String {
        let wanted = name.isEmpty ? file.templateNames.first ?? "" : name
        guard let template = file.table.find(wanted, .captureVisionTemplate) else {
            throw TemplateError(
                TemplateDiagnostic(
                    severity: .error, code: .templateNameInvalid, file: file.name, place: nil, path: "",
                    message: "there is no template \"\(wanted)\"", hint: ""))
        }
        let reachable = self.reachable(from: template)
        var members: [JSONMember] = []
        for kind in ObjectKind.listed {
            guard let listKey = kind.definition.listKey, let names = reachable[kind], !names.isEmpty else { continue }
            let objects = file.table.all(kind).filter { names.contains($0.name) }
            let nodes = objects.map { object in
                let changes = changes.filter { $0.kind == kind && $0.name == object.name }
                // A key that is put beside inherited ones would hide them.
                let node =
                    includingDefaults || !changes.isEmpty ? Self.complete(object) : written(object, listKey: listKey)
                return changes.reduce(node) { $0.changed($1.value, at: $1.steps[...]) }
            }
            members.append(JSONMember(name: listKey, value: JSONNode(.array(nodes))))
        }
        if let global = file.root.members?.first(where: { $0.name == "GlobalParameter" }) {
            members.append(global)
        }
        return JSONWriter.text(of: JSONNode(.object(members)))
    }

    /// The object as it stands in the file.
    private func written(_ object: TemplateObject, listKey: String) -> JSONNode {
        let list = file.root.members?.first { $0.name == listKey }?.value.elements ?? []
        let isMeant = { (node: JSONNode) in
            node.members?.first { $0.name == KeyDefinition.objectName.name }?.value.string == object.name
        }
        return list.first(where: isMeant) ?? Self.complete(object)
    }

    /// The object with everything that it inherits and all simple defaults, without its base.
    private static func complete(_ object: TemplateObject) -> JSONNode {
        let definition = object.kind.definition
        let members = definition.keys.compactMap { key -> JSONMember? in
            guard key !== definition.baseKey else { return nil }
            guard let node = object.values[key.name]?.node ?? node(of: key.defaultValue) else { return nil }
            return JSONMember(name: key.name, value: node)
        }
        return JSONNode(.object(members))
    }

    private static func node(of value: DefaultValue) -> JSONNode? {
        switch value {
        case .required, .absent: nil
        case .integer(let integer): JSONNode(.integer(integer))
        case .string(let string): JSONNode(.string(string))
        case .integers(let integers): JSONNode(.array(integers.map { JSONNode(.integer($0)) }))
        case .numbers(let numbers):
            numbers.count == 1
                ? JSONNode(.number(numbers[0])) : JSONNode(.array(numbers.map { JSONNode(.number($0)) }))
        case .strings(let strings): JSONNode(.array(strings.map { JSONNode(.string($0)) }))
        }
    }

    /// The names of all objects that a template leads to, by kind.
    private func reachable(from template: TemplateObject) -> [ObjectKind: Set<String>] {
        var reachable: [ObjectKind: Set<String>] = [:]
        var waiting = [template]
        while let object = waiting.popLast() {
            if object.kind.definition.listKey != nil,
                !reachable[object.kind, default: []].insert(object.name).inserted
            {
                continue
            }
            for key in object.kind.definition.allKeys where object.has(key) {
                switch key.type {
                case .name(let kinds): waiting += find([object.string(key)], kinds)
                case .names(let kinds): waiting += find(object.strings(key) ?? [], kinds)
                case .object: waiting += [object.object(key)].compactMap(\.self)
                case .objects: waiting += object.objects(key) ?? []
                default: break
                }
            }
        }
        return reachable
    }

    /// The objects of these names that the file itself has.
    private func find(_ names: [String], _ kinds: [ObjectKind]) -> [TemplateObject] {
        let kinds = kinds == [.model] ? [.model, .characterModel] : kinds
        return names.flatMap { name in
            kinds.compactMap { file.table.has(name, $0) ? file.table.find(name, $0) : nil }
        }
    }
}

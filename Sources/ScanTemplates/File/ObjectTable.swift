/// All objects of a file by kind and name, with the implicit ones, after inheritance.
struct ObjectTable: Sendable {
    private var objects: [ObjectKind: [String: TemplateObject]] = [:]
    private(set) var templates: [TemplateObject] = []

    /// Adds an object; the first of a name stays.
    mutating func add(_ object: TemplateObject) {
        guard !has(object.name, object.kind) else { return }
        objects[object.kind, default: [:]][object.name] = object
        if object.kind == .captureVisionTemplate { templates.append(object) }
    }

    /// Puts an object in the place of the one of its name.
    mutating func replace(_ object: TemplateObject) {
        objects[object.kind]?[object.name] = object
        if let index = templates.firstIndex(where: { $0.kind == object.kind && $0.name == object.name }) {
            templates[index] = object
        }
    }

    /// The object of a name, or the implicit one that always exists.
    func find(_ name: String, _ kind: ObjectKind) -> TemplateObject? {
        if let object = objects[kind]?[name] { return object }
        return DefaultObject.kinds[name] == kind ? TemplateObject(implicit: kind, name: name) : nil
    }

    /// Whether the file itself has the object.
    func has(_ name: String, _ kind: ObjectKind) -> Bool { objects[kind]?[name] != nil }

    func find(_ name: String, among kinds: [ObjectKind]) -> TemplateObject? {
        for kind in kinds {
            if let object = find(name, kind) { return object }
        }
        return nil
    }

    func names(of kind: ObjectKind) -> [String] {
        (objects[kind] ?? [:]).keys.sorted()
    }

    func all(_ kind: ObjectKind) -> [TemplateObject] {
        (objects[kind] ?? [:]).values.sorted { $0.offset < $1.offset }
    }

    func count(_ kind: ObjectKind) -> Int { objects[kind]?.count ?? 0 }

    /// A nested specification with the keys that it takes from the one it names.
    ///
    /// Its parent's list of nested ones is not among them: a group would contain itself.
    func inheriting(_ subGroup: TemplateObject) -> TemplateObject {
        guard let baseKey = subGroup.kind.definition.baseKey,
            let base = find(subGroup.string(baseKey), .textLineSpecification)
        else { return subGroup }
        var values = base.values
        values[KeyDefinition.objectName.name] = nil
        values[TextLineSpecificationKeys.subGroups.name] = nil
        values.merge(subGroup.values) { _, own in own }
        return TemplateObject(kind: subGroup.kind, path: subGroup.path, offset: subGroup.offset, values: values)
    }
}

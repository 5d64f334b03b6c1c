/// Gives objects the keys that they do not define themselves from the object they name as their base.
///
/// A key that is written replaces the base's whole; lists and objects are not merged.
struct InheritanceResolver {
    private var table: ObjectTable
    private var resolved: Set<Identity> = []

    private struct Identity: Hashable {
        let kind: ObjectKind
        let name: String
    }

    static func resolve(_ table: ObjectTable, log: inout DiagnosticLog) -> ObjectTable {
        var resolver = InheritanceResolver(table: table)
        for kind in ObjectKind.listed where kind.definition.baseKey != nil {
            for object in table.all(kind) { resolver.resolve(object, log: &log) }
        }
        return resolver.table
    }

    private init(table: ObjectTable) {
        self.table = table
    }

    /// Walks up the chain of bases and hands the keys down again, without recursion: a chain can be as long as the file.
    private mutating func resolve(_ object: TemplateObject, log: inout DiagnosticLog) {
        guard let baseKey = object.kind.definition.baseKey else { return }
        var chain = [object]
        var names: Set<String> = [object.name]
        while let last = chain.last, !resolved.contains(Identity(kind: last.kind, name: last.name)),
            let base = table.find(last.string(baseKey), object.kind)
        {
            guard names.insert(base.name).inserted else {
                let circle = (chain.map(\.name) + [base.name]).joined(separator: " → ")
                log.error(
                    .jsonNameReferenceInvalid, "circular inheritance: \(circle)", at: last.place(of: baseKey).path,
                    offset: last.place(of: baseKey).offset, hint: "let one of them have no \(baseKey.name)")
                chain.forEach { resolved.insert(Identity(kind: $0.kind, name: $0.name)) }
                return
            }
            chain.append(base)
        }
        for index in chain.indices.dropLast().reversed() {
            chain[index] = Self.merged(chain[index], base: chain[index + 1])
            table.replace(chain[index])
            resolved.insert(Identity(kind: object.kind, name: chain[index].name))
        }
    }

    private static func merged(_ object: TemplateObject, base: TemplateObject) -> TemplateObject {
        var values = base.values
        values.merge(object.values) { _, own in own }
        return TemplateObject(kind: object.kind, path: object.path, offset: object.offset, values: values)
    }
}

/// Checks that every name refers to an object, and that no regions wait for each other.
struct ReferenceChecker {
    private let table: ObjectTable
    /// Specifications inside others that have a name of their own.
    private var groupNames: Set<String> = []

    static func check(_ table: ObjectTable, log: inout DiagnosticLog) {
        var checker = ReferenceChecker(table: table)
        for kind in ObjectKind.listed {
            for object in table.all(kind) { checker.collectGroupNames(in: object) }
        }
        for kind in ObjectKind.listed {
            for object in table.all(kind) { checker.check(object, log: &log) }
        }
        checker.checkRegionCircles(log: &log)
    }

    private init(table: ObjectTable) {
        self.table = table
    }

    private mutating func collectGroupNames(in object: TemplateObject) {
        for group in object.objects(TextLineSpecificationKeys.subGroups) ?? [] {
            groupNames.insert(group.name)
            collectGroupNames(in: group)
        }
    }

    private func check(_ object: TemplateObject, log: inout DiagnosticLog) {
        for key in object.kind.definition.allKeys where object.has(key) {
            switch key.type {
            case .name(let kinds):
                check(object.string(key), kinds: kinds, at: object.place(of: key), log: &log)
            case .names(let kinds):
                let place = object.place(of: key)
                for (index, name) in (object.strings(key) ?? []).enumerated() {
                    check(name, kinds: kinds, at: (place.path.index(index), place.offset), log: &log)
                }
            case .object:
                if let child = object.object(key) { check(child, log: &log) }
            case .objects:
                for child in object.objects(key) ?? [] { check(child, log: &log) }
            default: break
            }
        }
    }

    private func check(
        _ name: String, kinds: [ObjectKind], at place: (path: JSONPath, offset: Int), log: inout DiagnosticLog
    ) {
        guard !name.isEmpty, table.find(name, among: kinds) == nil else { return }
        if kinds == [.textLineSpecification] && groupNames.contains(name) { return }
        var known = kinds.flatMap(table.names)
        if kinds == [.model] {
            if RecognizerAlphabet.named(name) != nil || table.find(name, .characterModel) != nil { return }
            known += table.names(of: .characterModel) + RecognizerAlphabet.names
        }
        // Comparing with very many names would take longer than anybody waits for a hint.
        let nearest = known.count <= 500 ? Spelling.nearest(to: name, among: known) : nil
        log.error(
            .jsonNameReferenceInvalid, "there is no \(kinds.map(\.title).joined(separator: " or ")) \"\(name)\"",
            at: place.path, offset: place.offset, hint: nearest.map { "did you mean \"\($0)\"?" } ?? "")
    }

    private func checkRegionCircles(log: inout DiagnosticLog) {
        var finished: Set<String> = []
        for region in table.all(.targetROIDef) {
            guard let circle = RegionOrder.circle(from: region.name, in: table, finished: &finished) else { continue }
            log.error(
                .jsonNameReferenceInvalid, "regions that wait for each other: \(circle.joined(separator: " → "))",
                at: region.path, offset: region.offset, hint: "let one of them refer to the whole image")
        }
    }
}

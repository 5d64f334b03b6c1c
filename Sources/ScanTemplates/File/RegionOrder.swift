/// The order in which regions run: after those whose results they refer to.
enum RegionOrder {
    /// The names of the regions that a region is placed by.
    static func references(of region: TemplateObject) -> [String] {
        let filter = region.object(TargetROIDefKeys.location)?.object(LocationKeys.filter)
        return filter?.strings(ReferenceObjectFilterKeys.regions) ?? []
    }

    /// These regions and all they need, each after what it refers to.
    ///
    /// A circle, which is reported elsewhere, is cut open.
    static func sorted(_ names: [String], in table: ObjectTable) -> [TemplateObject] {
        var result: [TemplateObject] = []
        var seen: Set<String> = []
        var stack = names.reversed().map { (name: $0, isLeaving: false) }
        while let next = stack.popLast() {
            guard let region = table.find(next.name, .targetROIDef) else { continue }
            if next.isLeaving {
                result.append(region)
            } else if seen.insert(next.name).inserted {
                stack.append((next.name, true))
                stack += references(of: region).reversed().map { ($0, false) }
            }
        }
        return result
    }

    /// The names on a circle of references that starts at a region, if there is one.
    ///
    /// Regions in `finished` are known to lead to none.
    static func circle(from start: String, in table: ObjectTable, finished: inout Set<String>) -> [String]? {
        var path: [String] = []
        var stack = [(name: start, isLeaving: false)]
        while let next = stack.popLast() {
            if next.isLeaving {
                path.removeLast()
                finished.insert(next.name)
                continue
            }
            guard !finished.contains(next.name), let region = table.find(next.name, .targetROIDef) else { continue }
            if let index = path.firstIndex(of: next.name) {
                finished.formUnion(path)
                return path[index...] + [next.name]
            }
            path.append(next.name)
            stack.append((next.name, true))
            stack += references(of: region).map { ($0, false) }
        }
        return nil
    }
}

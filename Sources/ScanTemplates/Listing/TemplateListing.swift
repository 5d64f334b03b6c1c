/// Plain text about the templates of a library, for `mrzscan templates list` and `show`.
package struct TemplateListing: Sendable {
    private let library: TemplateLibrary

    package init(_ library: TemplateLibrary) {
        self.library = library
    }

    /// One line for each template: its name and what it reads.
    package func list() -> String {
        let width = library.templateNames.map(\.count).max() ?? 0
        return library.plans.map { plan in
            plan.templateName + String(repeating: " ", count: width - plan.templateName.count + 2)
                + Self.summary(of: plan) + "\n"
        }.joined()
    }

    /// Everything that a template resolves to, with its defaults.
    ///
    /// - Throws: `TemplateError` when there is no such template.
    package func show(_ name: String) throws(TemplateError) -> String {
        PlanRenderer.text(of: try library.plan(named: name))
    }

    private static func summary(of plan: PipelinePlan) -> String {
        var parts: [String] = []
        for region in plan.regions {
            for task in region.tasks {
                switch task {
                case .textLines(let task):
                    let types = plan.codeTypes(region: region.name, task: task.name)
                    parts.append(
                        types.isEmpty
                            ? task.specifications.map(\.name).joined(separator: ", ")
                            : types.joined(separator: ", "))
                case .document: parts.append("document")
                case .unsupported(let name): parts.append("\(name) (not supported)")
                }
            }
        }
        return parts.joined(separator: " + ")
    }
}

package import ScanTemplates

/// Where the plan of a scanner comes from.
package enum TemplateSource {
    /// The plan that a configuration asks for.
    ///
    /// - Throws: `ScanError` with the template's own code: the file cannot be read or is not in order, there is no template
    ///   of the name, or a setting leads nowhere.
    package static func plan(for configuration: ScanConfiguration) throws(ScanError) -> PipelinePlan {
        do throws(TemplateError) {
            var file =
                if let path = configuration.templateFile {
                    try TemplateFile.read(contentsOf: path)
                } else {
                    try TemplateFile.factory()
                }
            guard configuration.settings.isEmpty || file.names(configuration.template) else {
                return try TemplateLibrary(file).plan(named: configuration.template)
            }
            for setting in configuration.settings {
                file = try file.setting(setting.path, to: setting.value, ofTemplate: configuration.template)
            }
            return try TemplateLibrary(file).plan(named: configuration.template)
        } catch {
            throw ScanError(error)
        }
    }

    /// Names of the built-in templates.
    package static let names = (try? TemplateLibrary.factory().templateNames) ?? []
}

extension TemplateFile {
    /// Whether the file has the template; an empty name is its first.
    fileprivate func names(_ template: String) -> Bool { template.isEmpty || templateNames.contains(template) }
}

extension TemplateLibrary {
    /// The templates that the engine ships, from the copy of `Templates/mrzscan.json` in the program itself, so that they
    /// are there whatever has been installed.
    ///
    /// - Throws: `TemplateError` when that file is not in order, which the tests exclude.
    package static func factory() throws(TemplateError) -> TemplateLibrary {
        try TemplateLibrary(PackageResources.mrzscan_json, name: "built-in templates")
    }
}

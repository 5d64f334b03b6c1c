extension TemplateLibrary {
    /// The templates that the engine ships.
    ///
    /// - Throws: `TemplateError` when that file is not in order, which the tests exclude.
    package static func factory() throws(TemplateError) -> TemplateLibrary {
        try TemplateLibrary(TemplateFile.factory())
    }
}

extension TemplateFile {
    /// The file of templates that the engine ships, from the copy of `Templates/mrzscan.json` in the program itself, so
    /// that they are there whatever has been installed.
    package static func factory() throws(TemplateError) -> TemplateFile {
        try TemplateFile.read(PackageResources.mrzscan_json, name: "built-in templates")
    }
}

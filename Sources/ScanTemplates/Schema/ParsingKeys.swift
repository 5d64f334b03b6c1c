/// Which texts are handed to which parsers.
enum SemanticProcessingKeys {
    static let filter = KeyDefinition.honoured(
        "ReferenceObjectFilter", .object(.referenceObjectFilter), "Only results of these regions and tasks; none: all.")
    static let tasks = KeyDefinition.honoured(
        "TaskSettingNameArray", .names(of: [.codeParserTask]), "The parsers, in this order.")

    static let definition = ObjectDefinition(
        "SemanticProcessing", listKey: "SemanticProcessingOptions", keys: [filter, tasks])
}

/// The kinds of codes that a parser knows.
enum CodeParserTaskKeys {
    static let specifications = KeyDefinition.honoured(
        "CodeSpecifications", .strings, "Kinds of codes, tried in this order; none: every kind that the engine knows.")

    static let definition = ObjectDefinition(
        "CodeParserTaskSetting", listKey: "CodeParserTaskSettingOptions",
        keys: [
            specifications,
            .accepted("ResourcesPath", .string, default: .string(""), "Folder of specification files."),
        ])
}

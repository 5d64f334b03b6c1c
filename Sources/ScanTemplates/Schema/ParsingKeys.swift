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
            specifications, IssuerKeys.numberPatterns, IssuerKeys.exceptions,
            .accepted("ResourcesPath", .string, default: .string(""), "Folder of specification files."),
        ])
}

/// What is known about single issuers.
enum IssuerKeys {
    static let numberPatterns = engine(
        "NumberPatterns", .objects(.numberPattern), "Shapes of issuers' numbers, which decide between like characters.")
    static let exceptions = engine(
        "IssuerExceptions", .objects(.issuerException), "Check digits that an issuer computes otherwise.")

    static let state = engine("State", .string, default: .required, "Code of the issuing state, without fillers.")
    static let documentCode = engine(
        "DocumentCode", .string, default: .string(""), "Code of the document, without fillers; empty: all of the state."
    )
    static let field = engine(
        "Field", .string, default: .required, "The field, such as `passportNumber` or `documentNumber`.")
    static let pattern = engine(
        "Pattern", .string, default: .required,
        "One character for each place: `A` a letter, `9` a digit, `X` either, `<` a filler, `*` anything.")
    static let numberPatternDefinition = ObjectDefinition(
        "NumberPattern", keys: [state, documentCode, field, pattern])

    static let ignoredCheck = engine(
        "IgnoredCheck", .string, default: .required,
        "The check that does not count: the name of a field, or `compositeCheckDigit`.")
    static let exceptionDefinition = ObjectDefinition("IssuerException", keys: [state, documentCode, ignoredCheck])

    private static func engine(
        _ name: String, _ type: ValueType, default defaultValue: DefaultValue = .absent, _ meaning: String
    ) -> KeyDefinition {
        KeyDefinition.honoured(name, type, default: defaultValue, meaning).of(.engine)
    }
}

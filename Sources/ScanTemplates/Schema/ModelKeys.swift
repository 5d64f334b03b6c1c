/// A recogniser: here an alphabet, because the engine has its own.
enum ModelKeys {
    static let arguments = KeyDefinition.honoured("ModelArgs", .object(.modelArgs), "Arguments of the recogniser.")

    static let definition = ObjectDefinition(
        "CaptureVisionModel", listKey: "CaptureVisionModelOptions",
        keys: [
            .accepted("DirectoryPath", .string, default: .string(""), "Folder of the model file."),
            .accepted("MaxModelInstances", .integer(1...256), default: .integer(1), "Instances of the model."),
            arguments,
        ])

    static let charSet = KeyDefinition.honoured("CharSet", .object(.charSet), "Changes of the alphabet.")
    static let argsDefinition = ObjectDefinition(
        "ModelArgs",
        keys: [
            charSet,
            .accepted("InputImageLongerEdge", .integer(.positive), "Size of the model's input, pixels."),
            .accepted("CharAlignment", .string, "Where the text begins in the model's input."),
        ])
}

/// The same in the former generation of the format.
enum CharacterModelKeys {
    static let charSet = KeyDefinition.honoured("CharSet", .object(.charSet), "Changes of the alphabet.")

    static let definition = ObjectDefinition(
        "CharacterModel", listKey: "CharacterModelOptions",
        keys: [
            .accepted("DirectoryPath", .string, default: .string(""), "Folder of the model file."),
            .accepted("FilterFilePath", .string, default: .string(""), "A file of characters."),
            charSet,
        ].map { $0.of(.formerFormat) })
}

/// Characters that an alphabet has more or less than usual.
enum CharSetKeys {
    static let added = KeyDefinition.honoured(
        "AddSpecialChars", .strings, "Characters that the alphabet has in addition.")
    static let excluded = KeyDefinition.honoured("ExcludeChars", .strings, "Characters that the alphabet lacks.")

    static let definition = ObjectDefinition("CharSet", keys: [added, excluded])
}

/// One kind of object: its keys and how such objects are named, listed and inherited.
package struct ObjectDefinition: Sendable {
    /// A key whose value decides which further keys the object may have, such as `Stage`.
    package struct Tag: Sendable {
        package let key: KeyDefinition
        package let variants: [Variant]

        package struct Variant: Sendable {
            package let value: String
            package let keys: [KeyDefinition]
        }
    }

    /// What the key reference and messages call it.
    package let title: String
    /// The key of the list at the top of the file that holds such objects.
    package let listKey: String?
    package let keys: [KeyDefinition]
    package let tag: Tag?
    /// The key that names the object from which missing keys are taken.
    package let baseKey: KeyDefinition?
    /// Whether objects may have keys that are not described here, because nothing of them is used anyway.
    package let allowsOtherKeys: Bool

    init(
        _ title: String, listKey: String? = nil, keys: [KeyDefinition], tag: Tag? = nil,
        baseKey: KeyDefinition? = nil, allowsOtherKeys: Bool = false
    ) {
        self.title = title
        self.listKey = listKey
        self.keys = (listKey == nil ? [] : [.objectName]) + (baseKey.map { [$0] } ?? []) + keys
        self.tag = tag
        self.baseKey = baseKey
        self.allowsOtherKeys = allowsOtherKeys
    }

    /// The keys of an object whose tag has a value, or `nil` when there is no such variant.
    package func keys(forTag value: String?) -> [KeyDefinition]? {
        guard let tag else { return keys }
        guard let variant = tag.variants.first(where: { $0.value == value }) else { return nil }
        return [tag.key] + keys + variant.keys
    }

    /// Every key that some object of this kind can have.
    package var allKeys: [KeyDefinition] {
        keys + (tag.map { [$0.key] + $0.variants.flatMap(\.keys) } ?? [])
    }
}

extension KeyDefinition {
    /// `Name`, which every object in a list at the top of the file has.
    static let objectName = honoured(
        "Name", .string, default: .required, "What other objects call this one; unique in its list.")

    /// What every mode object of the format may carry.
    static let libraryKeys = [
        accepted("LibraryFileName", .string, default: .string(""), "A plug-in library."),
        accepted("LibraryParameters", .string, default: .string(""), "Parameters of the plug-in library."),
    ]

    /// The `Mode` of a mode object.
    static func mode(_ words: [String], default defaultValue: DefaultValue = .required, _ meaning: String)
        -> KeyDefinition
    {
        honoured("Mode", .choice(words), default: defaultValue, meaning)
    }
}

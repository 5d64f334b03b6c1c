/// One kind of object: its keys and how such objects are named, listed and inherited.
package final class ObjectDefinition: Sendable {
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
    /// Every key that some object of this kind can have.
    package let allKeys: [KeyDefinition]

    private let keySet: KeySet
    private let variantKeySets: [String: KeySet]

    init(
        _ title: String, listKey: String? = nil, keys: [KeyDefinition], tag: Tag? = nil,
        baseKey: KeyDefinition? = nil, allowsOtherKeys: Bool = false
    ) {
        let keys = (listKey == nil ? [] : [.objectName]) + (baseKey.map { [$0] } ?? []) + keys
        let tagKeys = tag.map { [$0.key] } ?? []
        self.title = title
        self.listKey = listKey
        self.keys = keys
        self.tag = tag
        self.baseKey = baseKey
        self.allowsOtherKeys = allowsOtherKeys
        allKeys = keys + tagKeys + (tag?.variants.flatMap(\.keys) ?? [])
        keySet = KeySet(keys)
        variantKeySets = Dictionary(
            (tag?.variants ?? []).map { ($0.value, KeySet(tagKeys + keys + $0.keys)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The keys of an object whose tag has a value, or `nil` when there is no such variant.
    func keySet(forTag value: String) -> KeySet? { variantKeySets[value] }

    /// The keys of an object of a kind without variants.
    var untaggedKeySet: KeySet { keySet }
}

/// The keys that one object can have, by name.
struct KeySet: Sendable {
    let names: [String]
    let required: [KeyDefinition]
    private let keys: [String: KeyDefinition]

    init(_ keys: [KeyDefinition]) {
        names = keys.map(\.name)
        required = keys.filter { $0.defaultValue == .required }
        self.keys = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> KeyDefinition? { keys[name] }
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
    static func mode(
        _ words: [String], default defaultValue: DefaultValue = .required, isHonoured: Bool = false, _ meaning: String
    ) -> KeyDefinition {
        isHonoured
            ? honoured("Mode", .choice(words), default: defaultValue, meaning)
            : accepted("Mode", .choice(words), default: defaultValue, meaning)
    }
}

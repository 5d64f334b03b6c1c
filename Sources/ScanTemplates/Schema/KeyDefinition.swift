/// One key of one kind of object: everything that reading, checking, lowering and the key reference know about it.
///
/// This is the only place where a default or a range is written down. A class, because definitions are looked up for every
/// key of a file and copying them would cost more than the lookup.
package final class KeyDefinition: Sendable {
    package enum Effect: Sendable, Equatable {
        /// Changes what the engine does.
        case honoured
        /// Read and checked, because files of the format have it, and then not used: the engine's stages choose for
        /// themselves.
        case accepted
    }

    package enum Origin: Sendable, Equatable {
        /// Part of the format that other engines read as well.
        case format
        /// Of the older generation of the format, and what it is read as.
        case formerFormat
        /// An addition of this engine; other readers of the format skip it with a warning.
        case engine
    }

    package let name: String
    package let type: ValueType
    package let defaultValue: DefaultValue
    package let effect: Effect
    package let origin: Origin
    /// One sentence for the key reference.
    package let meaning: String

    private init(
        name: String, type: ValueType, defaultValue: DefaultValue, effect: Effect, origin: Origin, meaning: String
    ) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.effect = effect
        self.origin = origin
        self.meaning = meaning
    }

    /// A key that changes what the engine does.
    static func honoured(
        _ name: String, _ type: ValueType, default defaultValue: DefaultValue = .absent, _ meaning: String
    ) -> KeyDefinition {
        KeyDefinition(
            name: name, type: type, defaultValue: defaultValue, effect: .honoured, origin: .format, meaning: meaning)
    }

    /// A key that is read and not used.
    static func accepted(
        _ name: String, _ type: ValueType, default defaultValue: DefaultValue = .absent, _ meaning: String
    ) -> KeyDefinition {
        KeyDefinition(
            name: name, type: type, defaultValue: defaultValue, effect: .accepted, origin: .format, meaning: meaning)
    }

    /// The same key, marked as one of another origin.
    func of(_ origin: Origin) -> KeyDefinition {
        KeyDefinition(
            name: name, type: type, defaultValue: defaultValue, effect: effect, origin: origin, meaning: meaning)
    }
}

/// What holds for a key that an object does not have.
package enum DefaultValue: Sendable, Equatable {
    /// The key must be there.
    case required
    /// Nothing: no list, no object, no limit.
    case absent
    case integer(Int)
    case string(String)
    case integers([Int])
    case numbers([Double])
    case strings([String])
}

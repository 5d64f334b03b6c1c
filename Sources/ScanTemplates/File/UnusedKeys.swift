/// What a file sets and this engine does nothing with, for the report of `templates check`.
package struct UnusedKeys: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        /// The kind of object.
        package let object: String
        package let key: String
        /// What the key would do; empty for keys that are not described.
        package let meaning: String
        package fileprivate(set) var count: Int
        /// JSON path of the first use.
        package let firstPath: String
    }

    /// In the order of first use.
    package private(set) var entries: [Entry] = []

    /// More than the format has keys.
    private static let maximumCount = 300

    init() {}

    mutating func add(_ key: KeyDefinition, of definition: ObjectDefinition, at path: JSONPath) {
        add(key.name, key.meaning, definition, path)
    }

    mutating func add(other key: String, of definition: ObjectDefinition, at path: JSONPath) {
        add(key, "", definition, path)
    }

    private mutating func add(_ key: String, _ meaning: String, _ definition: ObjectDefinition, _ path: JSONPath) {
        if let index = entries.firstIndex(where: { $0.key == key && $0.object == definition.title }) {
            entries[index].count += 1
        } else if entries.count < Self.maximumCount {
            entries.append(
                Entry(
                    object: definition.title, key: key, meaning: meaning, count: 1, firstPath: path.description))
        }
    }
}

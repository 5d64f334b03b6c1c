/// Objects that are told of something, in the order in which they were added; one that is added twice is told twice.
struct ListenerList<Listener> {
    private(set) var all: [Listener] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ listener: Listener) { all.append(listener) }

    /// Takes an object away, however often it was added.
    mutating func remove(_ listener: Listener) {
        let identity = Self.identity(of: listener)
        all.removeAll { Self.identity(of: $0) == identity }
    }

    mutating func removeAll() { all = [] }

    /// All kinds of listeners are protocols of classes; the compiler does not see that of a type parameter.
    private static func identity(of listener: Listener) -> ObjectIdentifier {
        ObjectIdentifier(listener as AnyObject)
    }
}

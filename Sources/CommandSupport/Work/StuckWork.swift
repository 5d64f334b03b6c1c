import Synchronization

/// Work that was given up and may still be going on when the program ends.
package enum StuckWork {
    private static let count = Atomic<Int>(0)

    /// Notes that some pieces of work were given up.
    package static func note(_ pieces: Int) { count.add(pieces, ordering: .relaxed) }

    /// Whether any was.
    package static var exists: Bool { count.load(ordering: .relaxed) > 0 }
}

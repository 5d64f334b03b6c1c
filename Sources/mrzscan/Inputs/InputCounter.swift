import CommandSupport
import Synchronization

/// Counts inputs on a thread of its own, by walking over them.
final class InputCounter: Sendable {
    private let count = Mutex<Int?>(nil)

    /// Begins to count.
    init(_ walker: InputWalker) {
        OwnThread.run { [self] in
            var walker = walker
            var number = 0
            while !Interrupt.isRequested, walker.next() != nil { number += 1 }
            count.withLock { $0 = number }
        }
    }

    /// How many there are; `nil` until all are counted.
    var total: Int? { count.withLock { $0 } }
}

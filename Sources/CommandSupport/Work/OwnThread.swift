import Glibc

/// A thread of the system for one piece of work.
///
/// The threads of Swift's concurrency are as many as there are cores and may not be blocked: a picture that hangs
/// would take one away for good. Beginning a thread costs some 30 microseconds, a picture a thousand times more.
package enum OwnThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs the body on a thread of its own; where the system has none to give, here and now.
    package static func run(_ body: @escaping @Sendable () -> Void) {
        let held = unsafe Unmanaged.passRetained(Body(body))
        var thread = pthread_t()
        let status = unsafe pthread_create(
            &thread, nil,
            { pointer in
                if let pointer = unsafe pointer { unsafe Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, held.toOpaque())
        if status == 0 {
            pthread_detach(thread)
        } else {
            unsafe held.takeRetainedValue().run()
        }
    }
}

import CommandSupport
import Glibc
import Synchronization

/// Ctrl-C: the first stops taking new pictures, the second ends the program at once.
enum Interrupt {
    private static let count = Atomic<Int>(0)

    static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

    static func install() {
        // Made now, because a signal handler must not be the first to touch a global.
        _ = isRequested
        _ = signal(SIGINT) { _ in
            if Interrupt.count.add(1, ordering: .relaxed).newValue > 1 { _exit(ExitStatus.interrupted.rawValue) }
        }
        // A reader that has gone shall be an error of the write, not the end of the program.
        _ = signal(SIGPIPE, SIG_IGN)
        // So shall a limit on the size of files.
        _ = signal(SIGXFSZ, SIG_IGN)
    }
}

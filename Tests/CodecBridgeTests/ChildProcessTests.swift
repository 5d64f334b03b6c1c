import Glibc
import Testing

@testable import CodecBridge

@Suite("Child processes")
struct ChildProcessTests {
    @Test("output, errors and status come back, and the input is a file")
    func communication() throws {
        var child = try ChildProcess(
            ["sh", "-c", "cat \(ChildProcess.inputPath); echo oops >&2; exit 3"], input: [104, 105])
        #expect(child.read(100) == [104, 105])
        #expect(child.finish() == .exit(3))
        #expect(child.errors == "oops\n")
    }

    @Test("a program that is not there is missing")
    func missing() {
        let error = #expect(throws: ChildProcessError.self) { _ = try ChildProcess(["no-such-program"]) }
        #expect(error?.isMissing == true && error?.program == "no-such-program")
    }

    @Test("what takes too much memory or time is ended")
    func limits() throws {
        var greedy = try ChildProcess(["head", "-c", "1000000000", "/dev/zero"], limits: .init(seconds: 1))
        #expect(greedy.terminate() == .signal(SIGTERM))
        var busy = try ChildProcess(["sh", "-c", "while :; do :; done"], limits: .init(seconds: 1))
        #expect(busy.finish() == .signal(SIGXCPU) || busy.finish() == .signal(SIGKILL))
        // The limit comes after the start, so the program waits before it takes memory.
        var large = try ChildProcess(
            ["sh", "-c", "sleep 1; exec awk 'BEGIN { s = 1; while (length(s) < 1e9) s = s s }'"],
            limits: .init(memory: 100 << 20, seconds: 20))
        #expect(large.finish() != .exit(0))
    }

    @Test("waiting ends when time is over or the user has had enough")
    func waiting() throws {
        let silent = try ChildProcess(["sleep", "60"])
        #expect(silent.read(1, within: 300) == nil)
        #expect(silent.read(1, isStopped: { true }) == nil)
    }

    @Test("a child sees no other file of ours")
    func closedDescriptors() throws {
        let open = open("/dev/null", O_RDONLY)
        defer { close(open) }
        var child = try ChildProcess(["ls", "/proc/self/fd"], input: [1])
        // Three streams, the input, and what ls itself opens.
        #expect(child.read(100) == Array("0\n1\n2\n3\n4\n".utf8))
        #expect(child.finish() == .exit(0))
    }
}

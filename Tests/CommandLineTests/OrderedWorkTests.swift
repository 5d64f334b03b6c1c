import Glibc
import Synchronization
import Testing

@testable import mrzscan

@Suite("Ordered work")
struct OrderedWorkTests {
    @Test("outcomes come in the order of the inputs, whatever each takes", arguments: [1, 2, 5])
    func order(jobs: Int) async {
        let work = OrderedWork<Int, Int>(jobs: jobs) { input in
            usleep(UInt32((input * 7919) % 5) * 1000)
            return input * 2
        }
        var delivered: [Int] = []
        await work.run(Array(0..<60), isStopped: { false }) {
            delivered.append($0)
            return true
        }
        #expect(delivered == (0..<60).map { $0 * 2 })
    }

    @Test("nothing is begun after the reader has had enough", arguments: [1, 3])
    func stops(jobs: Int) async {
        let begun = Mutex(0)
        let work = OrderedWork<Int, Int>(jobs: jobs) { input in
            begun.withLock { $0 += 1 }
            return input
        }
        var delivered: [Int] = []
        await work.run(Array(0..<1000), isStopped: { false }) {
            delivered.append($0)
            return delivered.count < 5
        }
        #expect(delivered == [0, 1, 2, 3, 4])
        #expect(begun.withLock { $0 } < 200)
    }

    @Test("a slow first input does not let the others pile up")
    func bounded() async {
        let begun = Mutex(0)
        let work = OrderedWork<Int, Int>(jobs: 2) { input in
            if input == 0 { usleep(200_000) }
            begun.withLock { $0 += 1 }
            return input
        }
        var seenAtFirst = 0
        await work.run(Array(0..<2000), isStopped: { false }) {
            if $0 == 0 { seenAtFirst = begun.withLock { $0 } }
            return true
        }
        #expect(seenAtFirst <= 2 * 16 + 3)
        #expect(begun.withLock { $0 } == 2000)
    }
}

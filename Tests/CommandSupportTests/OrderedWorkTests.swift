import Glibc
import Synchronization
import Testing

@testable import CommandSupport

@Suite("Ordered work")
struct OrderedWorkTests {
    /// Hands out numbers from 0 to below a count.
    private func numbers(_ count: Int) -> @Sendable () -> Int? {
        let numbers = Mutex(0..<count)
        return { numbers.withLock { $0.popFirst() } }
    }

    @Test("outcomes come in the order of the inputs, whatever each takes", arguments: [1, 2, 5])
    func order(jobs: Int) async {
        let work = OrderedWork<Int, Int>(jobs: jobs) { input, hand in
            usleep(UInt32((input * 7919) % 5) * 1000)
            hand.add(input * 2)
        }
        var delivered: [Int] = []
        let givenUp = await work.run(numbers(60), isStopped: { false }) {
            delivered += $0
            return true
        }
        #expect(givenUp == 0)
        #expect(delivered == (0..<60).map { $0 * 2 })
    }

    @Test("as many inputs are worked on at once as asked for, however many cores there are")
    func atOnce() async {
        let running = Mutex((now: 0, most: 0))
        let work = OrderedWork<Int, Int>(jobs: 6) { _, _ in
            running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            for _ in 0..<1000 where running.withLock({ $0.most < 6 }) { usleep(10_000) }
            running.withLock { $0.now -= 1 }
        }
        _ = await work.run(numbers(30), isStopped: { false }) { _ in true }
        #expect(running.withLock { $0.most } == 6)
    }

    @Test("no input at all ends at once")
    func none() async {
        let work = OrderedWork<Int, Int>(jobs: 2) { _, _ in }
        #expect(await work.run({ nil }, isStopped: { false }, deliver: { _ in true }) == 0)
    }

    @Test("nothing is begun after the reader has had enough", arguments: [1, 3])
    func stops(jobs: Int) async {
        let begun = Mutex(0)
        let work = OrderedWork<Int, Int>(jobs: jobs) { input, hand in
            begun.withLock { $0 += 1 }
            hand.add(input)
        }
        var delivered: [Int] = []
        _ = await work.run(numbers(1000), isStopped: { false }) {
            delivered += $0
            return delivered.count < 5
        }
        #expect(delivered == [0, 1, 2, 3, 4])
        #expect(begun.withLock { $0 } < 200)
    }

    @Test("after a stop what has begun is finished and handed on", arguments: [1, 3])
    func interrupted(jobs: Int) async {
        let begun = Mutex(0)
        let work = OrderedWork<Int, Int>(jobs: jobs) { input, hand in
            begun.withLock { $0 += 1 }
            usleep(5000)
            hand.add(input)
        }
        var delivered: [Int] = []
        _ = await work.run(numbers(1000), isStopped: { delivered.count >= 5 }) {
            delivered += $0
            return true
        }
        #expect(delivered == Array(0..<begun.withLock { $0 }))
        #expect(delivered.count < 20)
    }

    @Test("a slow first input does not let the others pile up")
    func bounded() async {
        let begun = Mutex(0)
        var work = OrderedWork<Int, Int>(jobs: 2) { input, hand in
            if input == 0 { usleep(200_000) }
            begun.withLock { $0 += 1 }
            hand.add(input)
        }
        work.window = 32
        var seenAtFirst = 0
        _ = await work.run(numbers(2000), isStopped: { false }) {
            if $0 == [0] { seenAtFirst = begun.withLock { $0 } }
            return true
        }
        #expect(seenAtFirst <= 33)
        #expect(begun.withLock { $0 } == 2000)
    }

    @Test("an input that hangs is given up with what it has, and the others go on")
    func hanging() async {
        let isHeld = Mutex(true)
        defer { isHeld.withLock { $0 = false } }
        var work = OrderedWork<Int, String>(jobs: 2) { input, hand in
            hand.add("\(input) first")
            for _ in 0..<6000 where input == 1 && isHeld.withLock({ $0 }) { usleep(10_000) }
            hand.add("\(input) last")
        }
        work.limit = .milliseconds(3000)
        work.giveUp = { input, count in ["\(input) given up after \(count)"] }
        var delivered: [[String]] = []
        let givenUp = await work.run(numbers(4), isStopped: { false }) {
            delivered.append($0)
            return true
        }
        #expect(givenUp == 1)
        #expect(
            delivered == [
                ["0 first", "0 last"], ["1 first", "1 given up after 1"], ["2 first", "2 last"], ["3 first", "3 last"],
            ])
    }

    @Test("an input that goes on, step by step, is not given up however long it takes")
    func steps() async {
        var work = OrderedWork<Int, Int>(jobs: 1) { _, hand in
            for step in 0..<8 {
                usleep(100_000)
                hand.add(step)
            }
        }
        // Shorter than all steps together, and long enough for a machine that is busy with other tests.
        work.limit = .milliseconds(700)
        var delivered: [[Int]] = []
        let givenUp = await work.run(numbers(1), isStopped: { false }) {
            delivered.append($0)
            return true
        }
        #expect(givenUp == 0 && delivered == [Array(0..<8)])
    }

    @Test("outcomes do not wait for the next input to be named")
    func slowNames() async {
        let names = Mutex(0..<2)
        let isDelivered = Mutex(false)
        let work = OrderedWork<Int, Int>(jobs: 1) { input, hand in hand.add(input) }
        // The second name comes when the first outcome has been handed on, and not before; ten minutes are for a machine
        // that is busy with all other tests.
        let next: @Sendable () -> Int? = {
            guard let name = names.withLock({ $0.popFirst() }) else { return nil }
            for _ in 0..<60_000 where name == 1 && !isDelivered.withLock({ $0 }) { usleep(10_000) }
            return name == 1 && !isDelivered.withLock { $0 } ? nil : name
        }
        var delivered: [Int] = []
        _ = await work.run(next, isStopped: { false }) {
            delivered += $0
            isDelivered.withLock { $0 = true }
            return true
        }
        #expect(delivered == [0, 1])
    }
}

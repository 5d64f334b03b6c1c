import Glibc

/// What a piece of work took.
struct Elapsed {
    /// Seconds on the wall.
    var wall = 0.0
    /// Seconds of processor time, user and system, over all threads of the process.
    var cpu = 0.0

    static func += (sum: inout Elapsed, part: Elapsed) {
        sum.wall += part.wall
        sum.cpu += part.cpu
    }
}

/// Measures wall and processor time side by side: on a busy machine only the second says what the work costs.
struct Stopwatch {
    private let start = ContinuousClock.now
    private let startCPU = Self.processorSeconds

    /// Since the stopwatch was made.
    var elapsed: Elapsed {
        Elapsed(wall: (ContinuousClock.now - start) / .seconds(1), cpu: Self.processorSeconds - startCPU)
    }

    /// Processor time of the process so far, user and system.
    static var processorSeconds: Double {
        let usage = ResourceUsage.own
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    /// Runs a piece of work and tells what it gave and took.
    static func measure<Result, Failure>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> (result: Result, elapsed: Elapsed) {
        let watch = Stopwatch()
        let result = try work()
        return (result, watch.elapsed)
    }

    /// The least processor time of three runs of a piece of work, seconds: what other programs disturb least.
    static func least<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) -> Double {
        var least = Double.infinity
        for _ in 0..<3 { least = min(least, try measure(work).elapsed.cpu) }
        return least
    }
}

/// What the system counts for this process.
enum ResourceUsage {
    /// All zero when the system does not say, which it always does for the own process.
    static var own: rusage {
        var usage = rusage()
        unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage
    }
}

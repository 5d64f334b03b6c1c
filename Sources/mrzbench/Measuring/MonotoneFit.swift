/// The rising steps that come nearest to what was measured: neighbours that fall are pooled (pool adjacent violators).
struct MonotoneFit {
    /// Values that lie together, and their share of successes.
    struct Step: Equatable {
        var from: Double
        var to: Double
        var count: Int
        var successes: Int
        var share: Double { count > 0 ? Double(successes) / Double(count) : 0 }
    }

    let steps: [Step]

    /// Fits steps to values and whether each was a success.
    init(_ samples: [(value: Double, isSuccess: Bool)]) {
        var steps: [Step] = []
        for sample in samples.sorted(by: { $0.value < $1.value }) {
            let success = sample.isSuccess ? 1 : 0
            if let last = steps.last, last.from == last.to, last.to == sample.value {
                // Equal values belong together whatever their order.
                steps[steps.count - 1].count += 1
                steps[steps.count - 1].successes += success
            } else {
                steps.append(Step(from: sample.value, to: sample.value, count: 1, successes: success))
            }
        }
        var pooled: [Step] = []
        for step in steps {
            pooled.append(step)
            while pooled.count > 1, pooled[pooled.count - 2].share >= pooled[pooled.count - 1].share {
                let last = pooled.removeLast()
                pooled[pooled.count - 1].to = last.to
                pooled[pooled.count - 1].count += last.count
                pooled[pooled.count - 1].successes += last.successes
            }
        }
        self.steps = pooled
    }
}

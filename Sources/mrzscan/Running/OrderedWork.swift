/// Does the same work on many inputs, some at once, and hands on the outcomes in the order of the inputs.
struct OrderedWork<Input: Sendable, Output: Sendable> {
    /// How many inputs are worked on at once; there are never more than the machine has cores.
    let jobs: Int
    /// The work; called from any thread.
    let work: @Sendable (Input) -> Output

    /// Hands on each outcome until `deliver` returns false or `isStopped` does; work that has begun is waited for.
    func run(_ inputs: [Input], isStopped: () -> Bool, deliver: (Output) -> Bool) async {
        if jobs == 1 {
            for input in inputs {
                guard !isStopped(), deliver(work(input)) else { return }
            }
            return
        }
        let work = work
        await withTaskGroup(of: (Int, Output).self) { group in
            var next = 0
            var delivered = 0
            var waiting: [Int: Output] = [:]
            var isOpen = true
            func begin() {
                // A slow input holds back the outcomes behind it; they may not pile up without end.
                guard isOpen, next < inputs.count, waiting.count < jobs * 16, !isStopped() else { return }
                let index = next
                let input = inputs[index]
                next += 1
                group.addTask { (index, work(input)) }
            }
            for _ in 0..<jobs { begin() }
            while let (index, output) = await group.next() {
                waiting[index] = output
                while isOpen, let ready = waiting.removeValue(forKey: delivered) {
                    delivered += 1
                    isOpen = deliver(ready)
                }
                begin()
            }
        }
    }
}

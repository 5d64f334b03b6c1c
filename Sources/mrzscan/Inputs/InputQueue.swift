import MRZScan

/// The inputs of a run, without those that an earlier run has reported.
struct InputQueue: Sendable {
    /// How many inputs were left out.
    private(set) var skipped = 0
    /// How many of those that were left out are no longer where they were.
    private(set) var vanished = 0

    private var walker: InputWalker
    private var putBack: ScanInput?
    /// What the earlier run has reported and the walk has not come to yet; empty while both go the same way.
    private var reported: [FilePath: Int] = [:]

    init(_ walker: InputWalker) { self.walker = walker }

    /// The next input; `nil` at the end.
    mutating func next() -> ScanInput? {
        while let input = putBack ?? walker.next() {
            putBack = nil
            guard let count = reported[input.name] else { return input }
            reported[input.name] = count > 1 ? count - 1 : nil
            vanished -= 1
        }
        return nil
    }

    /// Looks whether there is an input, without taking it.
    mutating func isEmpty() -> Bool {
        putBack = next()
        return putBack == nil
    }

    /// Leaves out what was reported; how it had come out.
    ///
    /// As long as the earlier run and this walk name the same files in the same order, nothing is held. When files have
    /// come or gone since, the names of the rest are: what was reported stays reported, and what is new is done.
    ///
    /// - Parameters:
    ///   - earlier: what the earlier run reported.
    ///   - note: is told each name that is left out, in the order of the earlier run.
    /// - Returns: how the pages of the earlier run had come out.
    /// - Throws: `ScanError` when the earlier results cannot be read.
    mutating func skip(
        _ earlier: inout EarlierResults, _ note: (FilePath) -> Void = { _ in }
    ) throws(ScanError) -> RunTally {
        var tally = RunTally()
        var isInStep = true
        while let input = try earlier.next() {
            skipped += 1
            note(input.name)
            for status in input.statuses { tally.add(status) }
            if isInStep {
                putBack = putBack ?? walker.next()
                if putBack?.name == input.name {
                    putBack = nil
                    continue
                }
                isInStep = false
            }
            reported[input.name, default: 0] += 1
            vanished += 1
        }
        return tally
    }
}

/// Decodes aligned lines under one layout.
struct LayoutDecoder {
    let format: ZoneFormat
    let options: DecodingOptions

    private var layout: ZoneLayout { format.layout }

    /// The best filling.
    func decode(_ zone: AlignedZone, lineIndices: [Int]) -> DecodedZone {
        let steps = LatticeBuilder(layout: layout, zone: zone, options: options).steps()
        var best: Outcome?
        var runnersUp: [(text: [UInt8], score: Double)] = []
        for hypothesis in NumberHypothesis.all(layout: layout, zone: zone, steps: steps) {
            let outcome = search(hypothesis.restricted(steps, layout: layout), checks: hypothesis.checks(of: layout))
            runnersUp += outcome.texts.map { ($0.text, $0.score) }
            if best.map({ outcome.score > $0.score }) ?? true { best = outcome }
        }
        let outcome = best ?? Outcome(texts: [([], -.infinity)], structure: 0)
        let text = outcome.texts[0].text
        var others: [(text: [UInt8], loss: Double)] = []
        for other in runnersUp.sorted(by: { $0.score > $1.score })
        where other.text != text && !others.contains(where: { $0.text == other.text }) {
            others.append((other.text, outcome.score - other.score))
        }
        let evaluations = text.isEmpty ? [] : layout.checkPlaces.map { CheckEvaluation($0, in: text) }
        return DecodedZone(
            format: format, text: text, zone: zone, lineIndices: lineIndices, score: outcome.score + zone.cost,
            structure: outcome.structure, margin: others.first?.loss ?? .infinity, others: others,
            passed: evaluations.count { $0.succeeded && !$0.isEmpty }, failed: evaluations.count { !$0.succeeded })
    }

    private struct Outcome {
        /// Best first.
        var texts: [(text: [UInt8], score: Double)]
        var structure: Double
        var score: Double { texts[0].score }
    }

    private func search(_ steps: [LatticeStep], checks: [JointSearch.Check]) -> Outcome {
        let all = JointSearch(
            steps: steps, checks: checks, characterCount: layout.characterCount,
            wrongDigitCost: options.wrongDigitCost)
        var text = [UInt8](repeating: ASCII.filler, count: layout.characterCount)
        var freeScore = 0.0
        var structure = 0.0
        // Places that no digit covers are independent of all others.
        var freeAlternatives: [(step: Int, loss: Double)] = []
        var covered: [Int] = []
        for (index, step) in steps.enumerated() {
            if all.isCovered(step) {
                covered.append(index)
                continue
            }
            guard let option = step.options.first else { continue }
            write(option, step.range, into: &text)
            freeScore += option.score
            structure += option.structure
            if step.options.count > 1 { freeAlternatives.append((index, option.score - step.options[1].score)) }
        }
        let search = JointSearch(
            steps: covered.map { steps[$0] }, checks: checks, characterCount: layout.characterCount,
            wrongDigitCost: options.wrongDigitCost)
        let paths = search.run()
        var texts: [(text: [UInt8], score: Double)] = []
        for (rank, path) in paths.enumerated() {
            var filled = text
            for (index, choice) in zip(covered, path.options) {
                write(steps[index].options[choice], steps[index].range, into: &filled)
                if rank == 0 { structure += steps[index].options[choice].structure }
            }
            texts.append((filled, path.score + freeScore))
        }
        if texts.isEmpty { texts = [(text, freeScore)] }
        let best = texts[0]
        for alternative in freeAlternatives.sorted(by: { $0.loss < $1.loss }).prefix(3) {
            var changed = best.text
            write(steps[alternative.step].options[1], steps[alternative.step].range, into: &changed)
            texts.append((changed, best.score - alternative.loss))
        }
        let others = texts.dropFirst().sorted { $0.score > $1.score }
        return Outcome(texts: [best] + others, structure: structure)
    }

    private func write(_ option: LatticeStep.Option, _ range: Range<Int>, into text: inout [UInt8]) {
        for (index, offset) in range.enumerated() { text[offset] = option.symbol(index) }
    }
}

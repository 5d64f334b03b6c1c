import Testing

@testable import mrzbench

@Suite("The arithmetic of mrzbench")
struct MeasuringTests {
    @Test("median and percentiles of odd, even, single and no values")
    func distribution() {
        let odd = Distribution([5, 1, 3])
        #expect(odd.median == 3 && odd.minimum == 1 && odd.maximum == 5 && odd.percentile95 == 5)
        #expect(Distribution([4, 1, 2, 3]).median == 2.5)
        #expect(Distribution([7]).percentile95 == 7)
        #expect(Distribution([]).median == 0 && Distribution([]).percentile95 == 0)
        // 95 of 100 values do not exceed 95.
        #expect(Distribution((1...100).map(Double.init)).percentile95 == 95)
        #expect(Distribution((1...20).map(Double.init)).percentile95 == 19)
    }

    @Test("numbers are rounded to their places")
    func places() {
        #expect(2.345.text(places: 1) == "2.3" && 0.05.text(places: 1) == "0.1")
        #expect((-1.26).text(places: 1) == "-1.3" && (-0.01).text(places: 1) == "0.0")
        #expect(12.6.text(places: 0) == "13" && 0.007.text(places: 2) == "0.01")
        #expect(Double.infinity.text(places: 1) == "-")
    }

    @Test("the first column stands to the left, numbers to the right")
    func table() {
        var table = TextTable(["name", "n"])
        table.add(["a", "100"])
        #expect(table.text == "name    n\na     100")
    }

    @Test("a rising fit pools what falls")
    func monotoneFit() {
        // Shares by value: 0.1 → 1, 0.2 → 0, 0.3 → 1; the first two fall and are pooled to one half.
        let fit = MonotoneFit([(0.3, true), (0.1, true), (0.2, false)])
        #expect(
            fit.steps == [
                MonotoneFit.Step(from: 0.1, to: 0.2, count: 2, successes: 1),
                MonotoneFit.Step(from: 0.3, to: 0.3, count: 1, successes: 1),
            ])
        // Equal values are one step whatever their order.
        #expect(MonotoneFit([(0.5, true), (0.5, false), (0.5, true)]).steps.map(\.successes) == [2])
        #expect(MonotoneFit([]).steps.isEmpty)
    }

    @Test("steps of a fit always rise, and lose no value")
    func monotoneFitProperty() {
        var state: UInt64 = 11
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        let samples = (0..<500).map { _ in (value: (next() * 50).rounded() / 50, isSuccess: next() > 0.4) }
        let steps = MonotoneFit(samples).steps
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.share < $1.share && $0.to < $1.from })
        #expect(steps.reduce(0) { $0 + $1.count } == 500)
    }
}

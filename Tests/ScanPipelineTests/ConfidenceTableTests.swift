import ScanPipeline
import Testing

@Suite("ConfidenceTable")
struct ConfidenceTableTests {
    @Test("what is surer is worth more, and nothing leaves 0…1")
    func rises() {
        let worths = (0...10_000).map { ConfidenceTable.measured.worth(of: Double($0) / 10_000) }
        #expect(zip(worths, worths.dropFirst()).allSatisfy { $0 < $1 })
        #expect(worths.allSatisfy { (0...1).contains($0) })
        #expect(worths.last == 1)
    }

    @Test("between two knots it is straight, and beyond the last one level")
    func between() {
        let table = ConfidenceTable(knots: [(0, 0.2), (0.5, 0.4), (1, 0.9)])
        #expect(abs(table.worth(of: 0) - 0.2) < 1e-9)
        #expect(abs(table.worth(of: 0.25) - 0.3) < 1e-9)
        #expect(abs(table.worth(of: 0.75) - 0.65) < 1e-9)
        #expect(abs(table.worth(of: 1.01) - 0.9) < 1e-9)
        #expect(abs(table.worth(of: -0.1) - 0.2) < 1e-9)
    }
}

import CodeParser
import Raster
import ScanPipeline
import ScanTemplates
import Testing
import TextRecognition

@Suite("PlanRunner")
struct PlanRunnerTests {
    /// A zone whose document number has a wrong digit: it proves nothing, so that every task of the region reads it.
    private static let lines = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C37UTO7408122F1204159ZE184226B<<<<<10",
    ]

    /// Reads the drawn bars by the plan of `ReadMRZ` after a change.
    private func read(
        _ change: (inout PipelinePlan) throws -> Void, observer: (any PipelineObserver)? = nil
    ) throws -> PageReading {
        // The drawn bars look alike, so the strips are told apart by a mark: the first line begins with a black block.
        var image = DrawnBars.twoLines()
        for y in 122..<130 { for x in 82..<85 { image[x, y] = 20 } }
        let recognizer = ScriptedRecognizer { strip in
            var dark = 0
            for y in 12..<24 { for x in 10..<26 where strip[x, y] < 100 { dark += 1 } }
            return dark > 120 ? Self.lines[0] : Self.lines[1]
        }
        var plan = try TemplateLibrary.factory().plan(named: "ReadMRZ")
        try change(&plan)
        return try PlanRunner(plan: plan, options: PlanOptions()) { _ in recognizer }.run(image, observer: observer)
    }

    /// Adds the same task under another name.
    private func addSecondTask(to plan: inout PipelinePlan) throws {
        let region = try #require(plan.regions.firstIndex { !$0.tasks.isEmpty })
        for task in plan.regions[region].tasks {
            guard case .textLines(var second) = task else { continue }
            second.name = "second"
            plan.regions[region].tasks.append(.textLines(second))
        }
    }

    @Test("what two tasks of a region read alike is told once, for the first of them")
    func deduplication() throws {
        let page = try read { try addSecondTask(to: &$0) }
        #expect(page.zones.map(\.reading.lines) == [Self.lines])
        #expect(page.zones.first?.origin.task != "second")
    }

    @Test("it is told for each task where the template asks for it")
    func noDeduplication() throws {
        let page = try read { plan in
            try addSecondTask(to: &plan)
            for index in plan.regions.indices { plan.regions[index].deduplicates = false }
        }
        #expect(page.zones.map(\.reading.lines) == [Self.lines, Self.lines])
        #expect(Set(page.zones.map(\.origin.task)).count == 2)
    }
}

import CodeParser
import Raster
import ScanPipeline
import ScanTemplates
import Testing

/// Everything that a stage does comes from the plan: the built-in templates say what the stages' own defaults are.
@Suite("Parameters from plans")
struct PlanParametersTests {
    private func task(of template: String, last: Bool = false) throws -> (TextLineTaskPlan, ReadingTargets) {
        let plan = try TemplateLibrary.factory().plan(named: template)
        let region = try #require(plan.regions.first)
        let tasks = plan.textLineTasks
        let task = try #require(last ? tasks.last : tasks.first)
        return (task, plan.targets(region: region.name, task: task))
    }

    @Test("ReadMRZ says what the stages do by themselves")
    func zones() throws {
        let (task, targets) = try task(of: "ReadMRZ")
        let planned = PipelineParameters(task: task, targets: targets)
        let own = PipelineParameters()
        #expect(planned.attempts == own.attempts)
        #expect(planned.localization == own.localization)
        #expect(planned.grouping == own.grouping)
        #expect(planned.orientation == own.orientation)
        #expect(planned.strips == own.strips)
        #expect(planned.secondLook == own.secondLook)
        #expect(planned.decoding == own.decoding)
        #expect(planned.maximumCandidates == own.maximumCandidates)
        #expect(planned.furtherScore == own.furtherScore && planned.clearCertainty == own.clearCertainty)
        #expect(targets.formats == ZoneFormat.all && targets.specifications.isEmpty)
    }

    @Test("ReadVINText says what the search for numbers does by itself")
    func numbers() throws {
        let (task, targets) = try task(of: "ReadVINText")
        #expect(VINParameters(task: task) == VINParameters())
        #expect(targets.readsNumbers && targets.formats.isEmpty && targets.specifications.isEmpty)
    }

    @Test("document tasks say what the search for outlines does by itself")
    func documents() throws {
        for template in ["ReadMRZ", "DetectDocumentBoundaries_Default", "DetectAndNormalizeDocument_Default"] {
            let task = try #require(try TemplateLibrary.factory().plan(named: template).documentTasks.first)
            let detection = try #require(task.detection)
            #expect(DocumentQuadDetector.Parameters(detection) == DocumentQuadDetector.Parameters(), "\(template)")
        }
    }

    @Test("templates look for the layouts that their names promise")
    func targets() throws {
        let expected: [(String, (ZoneFormat) -> Bool)] = [
            ("ReadPassport", { $0 == .td3 }), ("ReadVisa", \.isVisa), ("ReadPassportAndId", { !$0.isVisa }),
            ("ReadId", { !$0.isVisa && $0 != .td3 }),
        ]
        for (name, isMeant) in expected {
            #expect(try task(of: name).1.formats == ZoneFormat.all.filter(isMeant), "\(name)")
        }
        let last = try task(of: "auto", last: true).1
        #expect(last.readsNumbers && last.formats.isEmpty)
    }

    @Test("a layout of the template widens what is looked for")
    func ownLayout() throws {
        let library = try TemplateLibrary(Array(OwnLayout.text.utf8), name: "own")
        let plan = try library.plan(named: "")
        let task = try #require(plan.textLineTasks.first)
        let targets = plan.targets(region: plan.regions[0].name, task: task)
        #expect(targets.formats.isEmpty && targets.specifications.map(\.name) == ["tls-club"])
        let parameters = PipelineParameters(task: task, targets: targets)
        #expect(parameters.grouping.shapes.last == LayoutShape(lines: [10...12]))
        #expect(parameters.localization.cellCounts == [10, 11, 12, 30, 36, 44])
        #expect(parameters.localization.aspectRange.lowerBound == 6)
        #expect(parameters.orientation.characterCounts == 6...54)
    }
}

/// A number of a club: a letter, a dash-free number of 9 to 11 digits.
enum OwnLayout {
    static let text = """
        {
          "CaptureVisionTemplates": [{"Name": "ReadClub", "ImageROIProcessingNameArray": ["roi"]}],
          "TargetROIDefOptions": [{"Name": "roi", "TaskSettingNameArray": ["task"]}],
          "LabelRecognizerTaskSettingOptions": [{"Name": "task", "TextLineSpecificationNameArray": ["tls-club"]}],
          "TextLineSpecificationOptions": [{
            "Name": "tls-club", "CharacterModelName": "MRZCharRecognition",
            "StringLengthRange": [10, 12], "StringRegExPattern": "[KM][0-9]{9,11}", "OutputResults": 1
          }]
        }
        """
}

import Foundation
import Testing

@testable import ScanTemplates

@Suite("Bad template files")
struct BadInputTests {
    /// A small file that is in order, with parts replaced.
    private func load(_ text: String) throws -> TemplateLibrary {
        try TemplateLibrary(Array(text.utf8), name: "test.json")
    }

    private func failure(of text: String, sourceLocation: SourceLocation = #_sourceLocation) -> TemplateError? {
        let clock = ContinuousClock()
        var error: TemplateError?
        let duration = clock.measure {
            error = #expect(throws: TemplateError.self, sourceLocation: sourceLocation) { try load(text) }
        }
        #expect(duration < .seconds(2), sourceLocation: sourceLocation)
        return error
    }

    /// A file with one template, one region and one task, and further lists.
    private func file(
        template: String = "", region: String = "", task: String = "", specification: String = "", more: String = ""
    ) -> String {
        """
        {
          "CaptureVisionTemplates": [{"Name": "T", "ImageROIProcessingNameArray": ["R"]\(template)}],
          "TargetROIDefOptions": [{"Name": "R", "TaskSettingNameArray": ["L"]\(region)}],
          "LabelRecognizerTaskSettingOptions": [{"Name": "L", "TextLineSpecificationNameArray": ["S"]\(task)}],
          "TextLineSpecificationOptions": [{"Name": "S"\(specification)}]\(more)
        }
        """
    }

    @Test("the file that the others are made of is in order")
    func base() throws {
        let library = try load(file())
        #expect(library.diagnostics == [])
        let plan = try library.plan(named: "T")
        #expect(plan.timeoutMilliseconds == 10000)
        #expect(plan.maximumParallelTasks == 4)
        #expect(plan.textLineTasks[0].localization.image.scale.threshold == 2300)
        #expect(plan.textLineTasks[0].specifications[0].line.lengthRange == 3...50)
    }

    @Test("a syntax error has its line and column")
    func syntax() throws {
        let error = try #require(failure(of: "{\n  \"CaptureVisionTemplates\": [\n    {\"Name\": \"T\"}\n}"))
        #expect(error.code == .jsonParseFailed)
        #expect(error.primary.place == SourceText.Place(line: 4, column: 1))
        #expect(
            error.primary.description
                == "test.json:4:1: error: expected a comma or ] [-10030 EC_JSON_PARSE_FAILED]")
    }

    @Test("each mistake has its code, its path and its line")
    func mistakes() throws {
        let cases: [(text: String, code: TemplateCode, path: String, line: Int)] = [
            (file(template: ", \"Timeout\": \"5\""), .jsonTypeInvalid, "CaptureVisionTemplates[0].Timeout", 2),
            (file(template: ", \"Timeout\": true"), .jsonTypeInvalid, "CaptureVisionTemplates[0].Timeout", 2),
            (file(template: ", \"Timeout\": 1.5"), .jsonTypeInvalid, "CaptureVisionTemplates[0].Timeout", 2),
            (file(template: ", \"Timeout\": -1"), .parameterValueInvalid, "CaptureVisionTemplates[0].Timeout", 2),
            (
                file(template: ", \"MaxParallelTasks\": 257"), .parameterValueInvalid,
                "CaptureVisionTemplates[0].MaxParallelTasks", 2
            ),
            (
                file(template: ", \"SemanticProcessingNameArray\": [\"P\"]"), .jsonNameReferenceInvalid,
                "CaptureVisionTemplates[0].SemanticProcessingNameArray[0]", 2
            ),
            (
                file(region: ", \"BaseTargetROIDefName\": \"X\""), .jsonNameReferenceInvalid,
                "TargetROIDefOptions[0].BaseTargetROIDefName", 3
            ),
            (
                file(task: ", \"SectionArray\": [{\"Section\": \"ST_NOTHING\"}]"), .stageTypeInvalid,
                "LabelRecognizerTaskSettingOptions[0].SectionArray[0].Section", 4
            ),
            (
                file(task: ", \"SectionArray\": [{\"Section\": \"ST_TEXT_LINE_RECOGNITION\", \"StageArray\": [{}]}]"),
                .stageTypeInvalid, "LabelRecognizerTaskSettingOptions[0].SectionArray[0].StageArray[0]", 4
            ),
            (
                file(specification: ", \"StringLengthRange\": [5]"), .parameterValueInvalid,
                "TextLineSpecificationOptions[0].StringLengthRange", 5
            ),
            (
                file(specification: ", \"StringLengthRange\": [9, 5]"), .parameterValueInvalid,
                "TextLineSpecificationOptions[0].StringLengthRange", 5
            ),
            (
                file(specification: ", \"BinarizationModes\": [{\"Mode\": \"BM_LOCAL_BLOK\"}]"), .jsonValueInvalid,
                "TextLineSpecificationOptions[0].BinarizationModes[0].Mode", 5
            ),
            (
                file(specification: ", \"CharacterModelName\": \"Nobody\""), .jsonNameReferenceInvalid,
                "TextLineSpecificationOptions[0].CharacterModelName", 5
            ),
            (
                file(specification: ", \"StringRegExPattern\": \"([A-Z\""), .parameterValueInvalid,
                "TextLineSpecificationOptions[0].StringRegExPattern", 5
            ),
            (
                file(specification: ", \"StringRegExPattern\": \"(([A-Z]+)+)+!\""), .parameterValueInvalid,
                "TextLineSpecificationOptions[0].StringRegExPattern", 5
            ),
            (
                file(specification: ", \"StringRegExPattern\": \"[A-Z]{60}\""), .textLineGroupRegexConflict,
                "TextLineSpecificationOptions[0].StringRegExPattern", 5
            ),
            (
                file(specification: ", \"TextLinesCount\": 3, \"SubGroups\": [{}, {}]"), .textLineGroupLayoutConflict,
                "TextLineSpecificationOptions[0].TextLinesCount", 5
            ),
            (
                file(specification: ", \"ReferenceGroupName\": \"S\""), .textLineGroupLayoutConflict,
                "TextLineSpecificationOptions[0].ReferenceGroupName", 5
            ),
            (
                file(specification: "}, {\"Name\": \"S\""), .jsonNameValueDuplicated,
                "TextLineSpecificationOptions[1].Name", 5
            ),
            (
                file(specification: "}, {\"TextLinesCount\": 1"), .jsonNameKeyMissing,
                "TextLineSpecificationOptions[1]", 5
            ),
            (
                file(more: ",\n  \"DocumentNormalizerTaskSettingOptions\": [{\"Name\": \"L\"}]"),
                .jsonNameValueDuplicated, "DocumentNormalizerTaskSettingOptions[0].Name", 6
            ),
            (
                file(
                    more: ",\n  \"CodeParserTaskSettingOptions\": [{\"Name\": \"C\", \"CodeSpecifications\": [\"X\"]}]"
                        + ", \"SemanticProcessingOptions\": [{\"Name\": \"P\", \"TaskSettingNameArray\": [\"Q\"]}]"),
                .jsonNameReferenceInvalid, "SemanticProcessingOptions[0].TaskSettingNameArray[0]", 6
            ),
        ]
        for expected in cases {
            let error = try #require(failure(of: expected.text))
            #expect(error.code == expected.code, "\(error)")
            #expect(error.primary.path == expected.path)
            #expect(error.primary.place?.line == expected.line)
        }
    }

    @Test("a repeated key is an error")
    func repeatedKey() throws {
        let error = try #require(failure(of: file(template: ", \"Timeout\": 1, \"Timeout\": 2")))
        #expect(error.code == .jsonKeyInvalid)
    }

    @Test("objects that inherit from each other in a circle are refused")
    func circularInheritance() throws {
        let text = file(
            specification:
                ", \"BaseTextLineSpecificationName\": \"A\"}, {\"Name\": \"A\", \"BaseTextLineSpecificationName\": \"S\""
        )
        let error = try #require(failure(of: text))
        #expect(error.code == .jsonNameReferenceInvalid)
        #expect(error.primary.message.contains("circular"))
    }

    @Test("regions that wait for each other are refused")
    func circularRegions() throws {
        func location(_ name: String) -> String {
            ", \"Location\": {\"ReferenceObjectFilter\": {\"ReferenceTargetROIDefNameArray\": [\"\(name)\"]}}"
        }
        let text = file(region: location("Q") + "}, {\"Name\": \"Q\"" + location("R"))
        let error = try #require(failure(of: text))
        #expect(error.code == .jsonNameReferenceInvalid)
        #expect(error.primary.message.contains("wait for each other"))
    }

    @Test("a long chain of inheritance neither overflows nor takes long")
    func longChain() throws {
        let chain = (0..<3000).map { "{\"Name\": \"C\($0)\", \"BaseTextLineSpecificationName\": \"C\($0 + 1)\"}" }
        let text = file(
            specification: ", \"BaseTextLineSpecificationName\": \"C0\"}, " + chain.joined(separator: ", ")
                + ", {\"Name\": \"C3000\", \"TextLinesCount\": 7")
        let plan = try load(text).plan(named: "T")
        #expect(plan.textLineTasks[0].specifications[0].expectedLineCount == 7)
    }

    @Test("a file of 50 megabytes is refused before it is read to the end")
    func large() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: 50_000_000)
        try handle.close()
        let clock = ContinuousClock()
        var error: TemplateError?
        let duration = clock.measure {
            error = #expect(throws: TemplateError.self) { try TemplateLibrary(contentsOf: url.path) }
        }
        #expect(error?.code == .jsonParseFailed)
        #expect(duration < .seconds(2))
    }

    @Test("a file that is not there, and a folder, have their code")
    func absent() {
        let absent = #expect(throws: TemplateError.self) { try TemplateLibrary(contentsOf: "/nowhere/x.json") }
        #expect(absent?.code == .fileNotFound)
        let folder = #expect(throws: TemplateError.self) { try TemplateLibrary(contentsOf: "/") }
        #expect(folder?.code == .fileNotFound)
    }

    @Test("a file without templates is refused")
    func empty() {
        #expect(failure(of: "{}")?.code == .jsonKeyInvalid)
        #expect(failure(of: "[]")?.code == .jsonTypeInvalid)
        #expect(failure(of: "")?.code == .jsonParseFailed)
    }

    @Test("a template that is not there is refused when it is asked for, with the nearest name")
    func unknownTemplate() throws {
        let library = try load(file())
        let error = #expect(throws: TemplateError.self) { try library.plan(named: "t") }
        #expect(error?.code == .templateNameInvalid)
        #expect(error?.primary.hint == "did you mean \"T\"?")
    }

    @Test("an unknown key is a warning with the nearest name")
    func unknownKey() throws {
        let library = try load(file(template: ", \"TimeOut\": 5"))
        let warning = try #require(library.diagnostics.first)
        #expect(library.diagnostics.count == 1)
        #expect(warning.severity == .warning)
        #expect(warning.code == .unsupportedJsonKeyWarning)
        #expect(warning.hint == "did you mean Timeout?")
    }

    @Test("comments and trailing commas are warnings")
    func leniency() throws {
        let library = try load("// mine\n" + file(template: ", \"Timeout\": 5,"))
        #expect(library.diagnostics.map(\.severity) == [.warning, .warning])
        #expect(try library.plan(named: "").timeoutMilliseconds == 5)
    }

    @Test("null stands for the default")
    func null() throws {
        let library = try load(file(template: ", \"Timeout\": null", region: ", \"Location\": null"))
        #expect(try library.plan(named: "T").timeoutMilliseconds == 10000)
    }

    @Test("a file of nothing but mistakes is told briefly and quickly")
    func manyMistakes() throws {
        let templates = (0..<5000).map { _ in "{\"Nmae\": 1}" }.joined(separator: ",\n")
        let error = #expect(throws: TemplateError.self) { try load("{\"CaptureVisionTemplates\": [\(templates)]}") }
        #expect(try #require(error).diagnostics.count <= 101)
        #expect(error?.code == .jsonNameKeyMissing)
    }

    @Test("the check report tells what has no effect")
    func report() {
        let text = file(task: ", \"MaxThreadsInOneTask\": 3")
        let report = TemplateCheckReport(Array(text.utf8), name: "test.json")
        #expect(report.isUsable)
        #expect(report.text.contains("LabelRecognizerTaskSetting.MaxThreadsInOneTask  once; Threads within one task."))
        #expect(!TemplateCheckReport(Array("{".utf8), name: "test.json").isUsable)
    }
}

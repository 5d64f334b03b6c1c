import Foundation
import Testing

@testable import ScanTemplates

@Suite("Settings")
struct SettingsTests {
    private func factory() throws -> TemplateFile { try TemplateLibrary.factory().file }

    @Test("a key of a template changes the named one and no other")
    func template() throws {
        let library = try TemplateLibrary(factory().setting("Timeout", to: "500", ofTemplate: "ReadId"))
        #expect(try library.plan(named: "ReadId").timeoutMilliseconds == 500)
        #expect(try library.plan(named: "ReadMRZ").timeoutMilliseconds == 10000)
    }

    @Test("a path leads through lists by name, section and stage, and a missing last key is added")
    func deep() throws {
        let path =
            "LabelRecognizerTaskSettingOptions[task-mrz].SectionArray[ST_TEXT_LINE_RECOGNITION]"
            + ".StageArray[SST_RECOGNIZE_RAW_TEXT_LINES].AllowCorrections"
        let library = try TemplateLibrary(factory().setting(path, to: "0"))
        // ReadId takes its sections from the task of ReadMRZ.
        #expect(try library.plan(named: "ReadId").textLineTasks.first?.recognition.allowsCorrections == false)
        #expect(try library.plan(named: "ReadVINText").textLineTasks.first?.recognition.allowsCorrections == true)
    }

    @Test(
        "what cannot be set is refused",
        arguments: [
            ("Timeout", "-1", TemplateCode.parameterValueInvalid), ("Timeout", "soon", .jsonTypeInvalid),
            ("TimeOut[0].x", "1", .jsonNameReferenceInvalid), ("", "1", .jsonKeyInvalid), ("[0]", "1", .jsonKeyInvalid),
            ("a..b", "1", .jsonKeyInvalid),
            ("CaptureVisionTemplates[ReadNothing].Timeout", "1", .jsonNameReferenceInvalid),
            ("CaptureVisionTemplates[ReadMRZ].TimeOut", "1", .jsonKeyInvalid),
            ("ImageROIProcessingNameArray", "[\"nowhere\"]", .jsonNameReferenceInvalid),
        ])
    func refused(path: String, value: String, code: TemplateCode) throws {
        let file = try factory()
        let error = #expect(throws: TemplateError.self) { try file.setting(path, to: value) }
        #expect(error?.code == code)
    }

    @Test("written settings are read again to the same plan, with and without defaults", arguments: [false, true])
    func roundTrip(includingDefaults: Bool) throws {
        let library = try TemplateLibrary.factory()
        for name in library.templateNames {
            let text = try SettingsRenderer(library.file).text(
                ofTemplate: name, includingDefaults: includingDefaults)
            let again = try TemplateLibrary(Array(text.utf8), name: "written")
            #expect(again.diagnostics == [])
            #expect(again.templateNames == [name])
            #expect(try again.plan(named: name) == library.plan(named: name))
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        }
    }

    @Test("strings are written with their escapes")
    func escapes() throws {
        let node = JSONNode(.string("a\"\\\n\u{1}é"))
        let text = JSONWriter.text(of: node)
        #expect(text == "\"a\\\"\\\\\\n\\u0001é\"\n")
        #expect(try JSONReader.read(Array(text.utf8)).root == node)
    }
}

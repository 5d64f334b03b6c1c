import MRZScan
import Testing

@Suite("Templates for vehicle identification numbers")
struct NumberTemplateTests {
    @Test("each needs the model of numbers, and says so when it is missing", arguments: ["ReadVINText"])
    func missingModel(template: String) {
        let error = #expect(throws: ScanError.self) {
            try MRZScanner(configuration: ScanConfiguration(template: template, dataFolder: "/nowhere"))
        }
        #expect(error?.code == .modelFileNotFount)
        #expect(error?.message.contains("/nowhere/Models/vin.traineddata") == true)
        #expect(error?.hint.contains("make model") == true)
    }

    @Test("the templates are listed")
    func names() {
        #expect(MRZScanner.templateNames.contains("ReadVINText") && MRZScanner.templateNames.contains("auto"))
    }
}

import Foundation
import Testing

@testable import ScanTemplates

/// Template files found in public repositories.
///
/// They are not part of this repository: the tests look for them in the folder that `MRZSCAN_TEMPLATE_FILES` names, or
/// in `../shared/capture-vision-templates` beside the checkout.
enum RealFiles {
    static let folder: URL? = {
        let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let candidates = [
            ProcessInfo.processInfo.environment["MRZSCAN_TEMPLATE_FILES"].map { URL(filePath: $0) },
            checkout.appending(path: "../shared/capture-vision-templates").standardizedFileURL,
        ]
        return candidates.compactMap(\.self).first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    static func library(_ name: String) throws -> TemplateLibrary {
        try TemplateLibrary(contentsOf: path(name))
    }

    static func path(_ name: String) throws -> String {
        try #require(folder).appending(path: "\(name).json").path
    }
}

/// What one file holds: the counts that its list of sources states.
struct FileCounts: CustomTestStringConvertible {
    let name: String
    let isFormer: Bool
    let templates: Int
    let regions: Int
    let lineSpecifications: Int
    let labelTasks: Int
    let documentTasks: Int
    let parserTasks: Int

    var testDescription: String { name }

    init(_ name: String, _ isFormer: Bool, _ t: Int, _ r: Int, _ ls: Int, _ lt: Int, _ dt: Int, _ pt: Int) {
        self.name = name
        self.isFormer = isFormer
        templates = t
        regions = r
        lineSpecifications = ls
        labelTasks = lt
        documentTasks = dt
        parserTasks = pt
    }
}

@Suite(
    "Real template files",
    .enabled(if: RealFiles.folder != nil, "no template files: set MRZSCAN_TEMPLATE_FILES to their folder"))
struct RealFilesTests {
    @Test(
        "load with the objects they have",
        arguments: [
            FileCounts("mrz-mobile-v3.4", false, 3, 3, 4, 3, 1, 3),
            FileCounts("mrz-mobile-v3.0", false, 3, 3, 4, 3, 0, 3),
            FileCounts("mrz-mobile-v2.0.2", true, 3, 3, 4, 3, 0, 3),
            FileCounts("mrz-js-v4.0", false, 23, 23, 8, 10, 4, 10),
            FileCounts("mrz-js-v3.1", false, 7, 7, 8, 7, 0, 7),
            FileCounts("mrz-js-v2.0", true, 7, 7, 4, 7, 0, 7),
            FileCounts("mrz-scanner-desktop-v3", false, 5, 5, 6, 5, 0, 5),
            FileCounts("vin-scanner-v3", false, 3, 2, 1, 1, 0, 1),
            FileCounts("driver-license-v3", false, 1, 1, 0, 0, 0, 1),
            FileCounts("label-recognizer-presets-v3", false, 6, 6, 6, 6, 0, 0),
            FileCounts("document-normalizer-presets-v3", false, 3, 3, 0, 0, 3, 0),
            FileCounts("vin-text-v2", true, 1, 1, 1, 1, 0, 0),
        ])
    func counts(expected: FileCounts) throws {
        let library = try RealFiles.library(expected.name)
        let file = library.file
        #expect(library.plans.count == expected.templates)
        #expect(file.count(of: .captureVisionTemplate) == expected.templates)
        #expect(file.count(of: .targetROIDef) == expected.regions)
        #expect(file.count(of: .textLineSpecification) == expected.lineSpecifications)
        #expect(file.count(of: .labelTask) == expected.labelTasks)
        #expect(file.count(of: .documentTask) == expected.documentTasks)
        #expect(file.count(of: .codeParserTask) == expected.parserTasks)
        #expect(file.usesFormerFormat == expected.isFormer)
        // Every key of every file is known; only code types of barcodes are not parsed.
        #expect(library.diagnostics.filter { $0.code != .codeSpecificationNotFound } == [])
    }

    @Test("a Label Recognizer 2.x file is refused by name")
    func legacy() throws {
        let error = #expect(throws: TemplateError.self) { try RealFiles.library("mrz-legacy-dlr-v2") }
        #expect(error?.code == .templateVersionIncompatible)
        #expect(error?.primary.message.contains("Label Recognizer 2.x") == true)
    }

    @Test("the first template of a file is the one an empty name stands for")
    func firstTemplate() throws {
        #expect(try RealFiles.library("vin-scanner-v3").plan(named: "").templateName == "ReadVINBarcode")
        #expect(
            try RealFiles.library("mrz-js-v4.0").plan(named: "").templateName
                == RealFiles.library("mrz-js-v4.0").templateNames.first)
    }

    @Test(
        "MRZ files of all generations lead to the same lines for a passport",
        arguments: ["mrz-mobile-v3.4", "mrz-mobile-v3.0", "mrz-mobile-v2.0.2", "mrz-scanner-desktop-v3", "mrz-js-v4.0"])
    func passport(name: String) throws {
        let plan = try RealFiles.library(name).plan(named: "ReadPassport")
        let task = try #require(plan.textLineTasks.first)
        let specification = try #require(task.specifications.first)
        #expect(task.specifications.count == 1)
        #expect(specification.fixedLineLengths == [44, 44])
        #expect(specification.joinsLines)
        // The specimen of ICAO 9303 part 4, appendix B.
        #expect(
            specification.matches([
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
            ]))
        #expect(plan.codeTypes(region: plan.regions[0].name, task: task.name) == ["MRTD_TD3_PASSPORT"])
        #expect(specification.lines[1].confusables.contains(CharacterMask("0O")))
    }

    @Test("the settings of the mobile file arrive in the plan")
    func mobile() throws {
        let plan = try RealFiles.library("mrz-mobile-v3.4").plan(named: "ReadPassportAndId")
        #expect(plan.timeoutMilliseconds == 2000)
        #expect(plan.maximumParallelTasks == 0)
        #expect(!plan.outputsOriginalImage)
        let task = try #require(plan.textLineTasks.first)
        #expect(!task.recognition.forcesPattern)
        #expect(task.localization.modes == [.neuralNetwork, .general])
        #expect(
            task.localization.image.binarizations == [
                .localBlock(width: 0, height: 0, compensation: 21, fillsVacancy: false)
            ])
        #expect(
            task.localization.image.text.heightRange == CharacterHeightRange(least: 5, most: 1000, unit: .perMille))
        #expect(task.specifications.map(\.name) == ["tls-mrz-passport", "tls-mrz-id-td1", "tls-mrz-id-td2"])
        let document = try #require(plan.documentTasks.first)
        #expect(document.detection?.image.grayConversions == [.standard, .edgeEnhancement, .channel(.hue)])
        #expect(document.detection?.cornerAngles == 60...120)
        #expect(document.deskewing == DeskewPlan(pageWidth: nil, pageHeight: nil))
    }

    @Test("the French identity card's first line is compiled with its trailing length")
    func french() throws {
        let plan = try RealFiles.library("mrz-js-v4.0").plan(named: "ReadAll")
        let french = try #require(
            plan.textLineTasks.first?.specifications.first { $0.name.contains("French") })
        #expect(french.fixedLineLengths == [36, 36])
        #expect(french.lines[0].positions(forLength: 36)?[3] == CharacterMask("R"))
    }

    @Test("a specification that no task uses is compiled all the same")
    func unused() throws {
        let file = try RealFiles.library("mrz-js-v3.1").file
        #expect(file.table.find("tls-mrz-SuissDL", .textLineSpecification) != nil)
    }

    @Test("a VIN file of the former format reads text and parses nothing")
    func formerVIN() throws {
        let plan = try RealFiles.library("vin-text-v2").plan(named: "ReadVINText")
        #expect(plan.semanticProcessings.isEmpty)
        let task = try #require(plan.textLineTasks.first)
        #expect(task.localization.image.transformations == [.original, .inverted])
        let line = try #require(task.specifications.first).line
        #expect(line.fixedLength == 17)
        #expect(line.matches("1M8GDM9AXKP042788"))
        #expect(!line.matches("1M8GDM9AXKPO42788"))
    }
}

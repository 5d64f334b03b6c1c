import CaptureVision
import Foundation
import Raster
import Testing

@Suite("Settings of a router")
struct SettingsTests {
    private static let names = [
        "ReadMRZ", "ReadPassportAndId", "ReadPassport", "ReadId", "ReadVisa", "ReadVINText", "auto",
        "DetectDocumentBoundaries_Default", "DetectAndNormalizeDocument_Default",
    ]

    @Test("a new router has the built-in templates")
    func names() {
        #expect(CaptureVisionRouter().getTemplateNames() == Self.names)
    }

    @Test("simplified settings are those of the template, and come back changed")
    func simplified() throws {
        let router = CaptureVisionRouter()
        var settings = try router.getSimplifiedSettings("ReadPassportAndId")
        #expect(settings.timeout == 10_000 && settings.roi == nil && !settings.outputOriginalImage)
        #expect(settings.documentSettings?.minQuadrilateralAreaRatio == 8)
        settings.timeout = 2500
        settings.documentSettings?.minQuadrilateralAreaRatio = 30
        settings.roi = Quadrilateral(
            topLeft: Point(x: 10, y: 40), topRight: Point(x: 90, y: 40), bottomRight: Point(x: 90, y: 60),
            bottomLeft: Point(x: 10, y: 60))
        try router.updateSettings("ReadPassportAndId", settings: settings)
        #expect(try router.getSimplifiedSettings("ReadPassportAndId") == settings)
        #expect(try router.getSimplifiedSettings("ReadId").timeout == 10_000)
        try router.resetSettings()
        #expect(try router.getSimplifiedSettings("ReadPassportAndId").timeout == 10_000)
    }

    @Test("a value out of its range is refused, and the former settings stay")
    func ranges() throws {
        let router = CaptureVisionRouter()
        var settings = try router.getSimplifiedSettings("")
        settings.timeout = -1
        let error = #expect(throws: CaptureVisionError.self) { try router.updateSettings("", settings: settings) }
        #expect(error?.code == .parameterValueInvalid)
        #expect(try router.getSimplifiedSettings("").timeout == 10_000)
    }

    @Test("a template of several regions has no simplified settings")
    func complex() throws {
        let router = CaptureVisionRouter()
        try router.initSettings(
            """
            {"CaptureVisionTemplates": [{"Name": "Two", "ImageROIProcessingNameArray": ["a", "b"]}],
             "TargetROIDefOptions": [{"Name": "a"}, {"Name": "b"}]}
            """)
        let error = #expect(throws: CaptureVisionError.self) { try router.getSimplifiedSettings("Two") }
        #expect(error?.code == .convertComplexTemplateError)
    }

    @Test(
        "settings that cannot be used have the code of the format, and the former ones stay",
        arguments: [
            ("{", ErrorCode.jsonParseFailed), ("[]", .jsonTypeInvalid), ("", .jsonParseFailed),
            (#"{"CaptureVisionTemplates": [{"Name": "A"}, {"Name": "A"}]}"#, .jsonNameValueDuplicated),
            (#"{"CaptureVisionTemplates": [{"Timeout": 5}]}"#, .jsonNameKeyMissing),
            (
                #"{"CaptureVisionTemplates": [{"Name": "A", "ImageROIProcessingNameArray": ["no"]}]}"#,
                .jsonNameReferenceInvalid
            ),
            (#"{"CaptureVisionTemplates": [{"Name": "A", "Timeout": -5}]}"#, .parameterValueInvalid),
        ])
    func broken(text: String, code: ErrorCode) {
        let router = CaptureVisionRouter()
        let error = #expect(throws: CaptureVisionError.self) { try router.initSettings(text) }
        #expect(error?.code == code, "\(String(describing: error))")
        #expect(router.getTemplateNames() == Self.names)
    }

    @Test("a file that is none, and a template that is none")
    func missing() {
        let router = CaptureVisionRouter()
        var error = #expect(throws: CaptureVisionError.self) { try router.initSettingsFromFile("no-such.json") }
        #expect(error?.code == .fileNotFound)
        error = #expect(throws: CaptureVisionError.self) { try router.getSimplifiedSettings("ReadNothing") }
        #expect(error?.code == .templateNameInvalid)
        let result = router.captureFromFile("no-such.jpg", templateName: "ReadMRZ")
        #expect(result.errorCode == ErrorCode.fileNotFound.rawValue && result.items == nil)
    }

    @Test("what is put out can be taken in again, with defaults and without")
    func output() throws {
        let router = CaptureVisionRouter()
        for includesDefaults in [false, true] {
            let text = try router.outputSettings("ReadVINText", includeDefaultValues: includesDefaults)
            let other = CaptureVisionRouter()
            try other.initSettings(text)
            #expect(other.getTemplateNames() == ["ReadVINText"])
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try router.outputSettingsToFile("ReadId", file: file.path)
        let other = CaptureVisionRouter()
        try other.initSettingsFromFile(file.path)
        #expect(other.getTemplateNames() == ["ReadId"])
        let error = #expect(throws: CaptureVisionError.self) {
            try router.outputSettingsToFile("ReadId", file: "/no/such/folder/settings.json")
        }
        #expect(error?.code == .fileSaveFailed)
    }

    @Test("what a program has changed is put out, so that another router taking it in has the same settings")
    func changedOutput() throws {
        let router = CaptureVisionRouter()
        var settings = try router.getSimplifiedSettings("ReadPassportAndId")
        settings.timeout = 2500
        settings.minImageCaptureInterval = 40
        settings.outputOriginalImage = true
        settings.labelSettings?.lineStringRegExPattern = "P.*"
        settings.documentSettings?.minQuadrilateralAreaRatio = 30
        settings.documentSettings?.expectedDocumentsCount = 3
        settings.documentSettings?.pageWidth = 800
        settings.documentSettings?.colourMode = .binary
        settings.documentSettings?.contrast = -20
        settings.roiMeasuredInPercentage = false
        settings.roi = Quadrilateral(
            topLeft: Point(x: 10, y: 40), topRight: Point(x: 90, y: 40), bottomRight: Point(x: 90, y: 60),
            bottomLeft: Point(x: 10, y: 60))
        try router.updateSettings("ReadPassportAndId", settings: settings)
        for includesDefaults in [false, true] {
            let text = try router.outputSettings("ReadPassportAndId", includeDefaultValues: includesDefaults)
            let other = CaptureVisionRouter()
            try other.initSettings(text)
            #expect(try other.getSimplifiedSettings("") == settings)
        }
        // Back to all of the image, and to any text.
        settings.roi = nil
        settings.roiMeasuredInPercentage = true
        settings.labelSettings?.lineStringRegExPattern = ""
        try router.updateSettings("ReadPassportAndId", settings: settings)
        let other = CaptureVisionRouter()
        try other.initSettings(try router.outputSettings("ReadPassportAndId"))
        #expect(try other.getSimplifiedSettings("") == settings)
    }

    @Test("a task that names no section keeps all of them when one is changed")
    func changedSections() throws {
        let router = CaptureVisionRouter()
        try router.initSettings(
            """
            {"CaptureVisionTemplates": [{"Name": "Level", "ImageROIProcessingNameArray": ["all"]}],
             "TargetROIDefOptions": [{"Name": "all", "TaskSettingNameArray": ["level"]}],
             "DocumentNormalizerTaskSettingOptions": [{"Name": "level"}]}
            """)
        var settings = try router.getSimplifiedSettings("Level")
        settings.documentSettings?.brightness = 15
        try router.updateSettings("Level", settings: settings)
        let other = CaptureVisionRouter()
        try other.initSettings(try router.outputSettings("Level"))
        #expect(try other.getSimplifiedSettings("") == settings)
    }

    @Test("every licence is accepted")
    func license() {
        final class Listener: LicenseVerificationListener {
            nonisolated(unsafe) var isAccepted = false
            func onLicenseVerified(_ isSuccess: Bool, error: (any Error)?) { isAccepted = isSuccess && error == nil }
        }
        let listener = Listener()
        LicenseManager.initLicense("anything", verificationDelegate: listener)
        #expect(listener.isAccepted)
    }
}

import CaptureVision
import CodeParser
import Foundation
import Raster
import Synchronization
import Testing

/// What the public samples of the Capture Vision SDKs do, with a folder in the place of the camera.
@Suite("Programs as the samples have them", .serialized)
struct SampleTests {
    private func path(_ name: String) -> String { TestImages.folder.appendingPathComponent(name).path }

    /// A view that shows what was read, without the view.
    private final class Reader: CapturedResultReceiver, CaptureStateListener, ImageSourceStateListener {
        struct Notes {
            var documentNumbers: [String] = []
            var results: [CapturedResult] = []
            var quads = 0
            var states: [CaptureState] = []
            var sourceStates: [ImageSourceState] = []
        }
        let notes = Mutex(Notes())

        func onCapturedResultReceived(_ result: CapturedResult) { notes.withLock { $0.results.append(result) } }
        func onParsedResultsReceived(_ result: ParsedResult) {
            for item in result.items ?? [] {
                let fields = item.parsedFields
                let number = fields["passportNumber"] ?? fields["documentNumber"] ?? ""
                notes.withLock { $0.documentNumbers.append(number) }
            }
        }
        func onProcessedDocumentResultReceived(_ result: ProcessedDocumentResult) {
            notes.withLock { $0.quads += result.detectedQuadResultItems?.count ?? 0 }
        }
        func onCaptureStateChanged(_ state: CaptureState) { notes.withLock { $0.states.append(state) } }
        func onImageSourceStateReceived(_ state: ImageSourceState) { notes.withLock { $0.sourceStates.append(state) } }
    }

    @Test("a single file: text, fields, outline, level document, with their references")
    func singleFile() throws {
        let router = CaptureVisionRouter()
        let result = router.captureFromFile(path("photo/photo-1.jpg"), templateName: "ReadPassportAndId")
        #expect(result.errorCode == ErrorCode.ok.rawValue && result.errorMessage.isEmpty)
        let truth = try #require(TestImages.pictures(of: "photo").first?.lines)
        let line = try #require(result.recognizedTextLinesResult?.items?.first)
        #expect(line.text == truth.joined(separator: "\n") && line.specificationName == "tls-td3")
        #expect(line.characterResults.count == 88 && line.taskName == "task-passport-and-id")
        let parsed = try #require(result.parsedResult?.items?.first)
        #expect(parsed.codeType == "MRTD_TD3_PASSPORT" && parsed.referenceItem === line)
        #expect(parsed.getFieldRawValue("passportNumber") == truth[1].prefix(9).filter { $0 != "<" })
        #expect(parsed.getFieldValidationStatus("passportNumber") == .succeeded)
        #expect(parsed.getFieldMappingStatus("nationality") == .succeeded)
        #expect(parsed.getFieldValue("none") == nil && parsed.getFieldValidationStatus("none") == .none)
        let json = try #require(JSONSerialization.jsonObject(with: Data(parsed.jsonString.utf8)) as? [String: Any])
        #expect((json["ResultInfo"] as? [[String: Any]])?.map { $0["FieldName"] as? String } == ["line1", "line2"])
        let document = try #require(result.processedDocumentResult)
        let quad = try #require(document.detectedQuadResultItems?.first)
        #expect(quad.location.contains(line.location) && quad.confidenceAsDocumentBoundary > 55)
        let level = try #require(document.deskewedImageResultItems?.first)
        #expect(level.referenceItem === quad)
        // The corners of the outline are those of the level image.
        let corners = level.originalToLocalMatrix.apply(to: level.location).corners
        #expect(corners[0].distance(to: Point(x: 0, y: 0)) < 1e-6)
        let (width, height) = (Double(level.imageData.width), Double(level.imageData.height))
        #expect(corners[2].distance(to: Point(x: width, y: height)) < 1e-6)
        // A passport's page is 125 × 88 millimetres.
        #expect(abs(width / height - 125.0 / 88) < 0.05)
    }

    @Test("bytes, buffers and pages give the same as the file")
    func otherInputs() throws {
        let router = CaptureVisionRouter()
        let file = path("td1/td1-1.jpg")
        func text(_ result: CapturedResult?) -> String? { result?.recognizedTextLinesResult?.items?.first?.text }
        let whole = text(router.captureFromFile(file, templateName: "ReadId"))
        #expect(whole == (try TestImages.pictures(of: "td1"))[0].lines.joined(separator: "\n"))
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        #expect(text(router.captureFromFileBytes(bytes, templateName: "ReadId")) == whole)
        #expect(text(router.captureMultiPagesFromFile(file, templateName: "ReadId").first) == whole)
        let fetcher = FileFetcher()
        try fetcher.setFile(withBytes: bytes)
        #expect(text(router.captureMultiPagesFromFileFetcher(fetcher, templateName: "ReadId").first) == whole)
        try fetcher.setFile(withBytes: bytes)
        let image = try #require(try fetcher.getImage())
        #expect(text(router.captureFromBuffer(image, templateName: "ReadId")) == whole)
        #expect(text(router.captureFromFile(file, templateName: "ReadPassport")) == nil)
    }

    @Test("a folder in the place of the camera: every image once, in order, then the end")
    func stream() throws {
        let router = CaptureVisionRouter()
        let source = DirectoryFetcher()
        try source.setDirectory(path("passport"))
        let reader = Reader()
        try router.setInput(source)
        router.addResultReceiver(reader)
        router.addCaptureStateListener(reader)
        router.addImageSourceStateListener(reader)
        let hasBegun = Mutex(false)
        router.startCapturing("ReadPassport") { isSuccess, error in
            hasBegun.withLock { $0 = isSuccess && error == nil }
        }
        let error = #expect(throws: CaptureVisionError.self) { try router.setInput(nil) }
        #expect(error?.code == .callRejectedWhenCapturing)
        router.waitForExhaustion()
        let notes = reader.notes.withLock { $0 }
        #expect(hasBegun.withLock { $0 } && notes.results.count == 6)
        let numbers = try TestImages.pictures(of: "passport").map { $0.lines[1].prefix(9).filter { $0 != "<" } }
        #expect(notes.documentNumbers == numbers)
        #expect(notes.states == [.started, .stopped] && notes.sourceStates.contains(.exhausted))
        let names = notes.results.compactMap { ($0.originalImageTag as? FileImageTag)?.filePath }
        #expect(names == names.sorted() && names.count == 6)
    }

    @Test("pause, resume, another template, stop")
    func control() throws {
        let router = CaptureVisionRouter()
        let reader = Reader()
        let camera = ImageBuffer(maxImageCount: 100)
        try router.setInput(camera)
        router.addResultReceiver(reader)
        router.addCaptureStateListener(reader)
        router.startCapturing("ReadPassport")
        router.pauseCapturing()
        let fetcher = FileFetcher()
        try fetcher.setFile(withPath: path("td1/td1-2.jpg"))
        camera.addImageToBuffer(try #require(try fetcher.getImage()))
        #expect(try router.switchCapturingTemplate("ReadId"))
        let error = #expect(throws: CaptureVisionError.self) { try router.switchCapturingTemplate("ReadNothing") }
        #expect(error?.code == .templateNameInvalid)
        camera.finish()
        router.resumeCapturing()
        router.waitForExhaustion()
        let notes = reader.notes.withLock { $0 }
        #expect(notes.documentNumbers.count == 1)
        #expect(notes.states == [.started, .paused, .resumed, .stopped])
        #expect(try !router.switchCapturingTemplate("ReadId"))
    }

    @Test("with the cross filter a document is told once, when frames agree")
    func crossFilter() throws {
        let router = CaptureVisionRouter()
        let reader = Reader()
        let camera = ImageBuffer(maxImageCount: 100)
        let filter = MultiFrameResultCrossFilter()
        filter.enableResultCrossVerification([.textLine, .detectedQuad], isEnabled: true)
        filter.enableResultDeduplication(.textLine, isEnabled: true)
        router.addResultFilter(filter)
        router.addResultReceiver(reader)
        try router.setInput(camera)
        let fetcher = FileFetcher()
        try fetcher.setFile(withPath: path("photo/photo-1.jpg"))
        let frame = try #require(try fetcher.getImage())
        for _ in 0..<6 { camera.addImageToBuffer(frame) }
        camera.finish()
        router.startCapturing("ReadPassportAndId")
        router.waitForExhaustion()
        let notes = reader.notes.withLock { $0 }
        #expect(notes.results.count == 6 && notes.documentNumbers.count == 1)
        // Text needs two of five frames, outlines four of six.
        #expect(notes.results.firstIndex { $0.parsedResult != nil } == 1)
        let statuses = notes.results.map {
            $0.processedDocumentResult?.detectedQuadResultItems?.first?.crossVerificationStatus
        }
        #expect(statuses == [.failed, .failed, .failed, .passed, .passed, .passed])
        router.removeResultFilter(filter)
    }

    /// Keeps the units that the portrait is found by.
    private final class Units: IntermediateResultReceiver {
        struct Notes {
            var image: ScaledColourImageUnit?
            var localized: LocalizedTextLinesUnit?
            var recognized: RecognizedTextLinesUnit?
            var quads: DetectedQuadsUnit?
            var deskewed: DeskewedImageUnit?
        }
        let notes = Mutex(Notes())
        func onScaledColourImageUnitReceived(_ unit: ScaledColourImageUnit, info: IntermediateResultExtraInfo) {
            notes.withLock { $0.image = unit }
        }
        func onLocalizedTextLinesReceived(_ unit: LocalizedTextLinesUnit, info: IntermediateResultExtraInfo) {
            if info.isSectionLevelResult { notes.withLock { $0.localized = unit } }
        }
        func onRecognizedTextLinesReceived(_ unit: RecognizedTextLinesUnit, info: IntermediateResultExtraInfo) {
            if info.isSectionLevelResult { notes.withLock { $0.recognized = unit } }
        }
        func onDetectedQuadsReceived(_ unit: DetectedQuadsUnit, info: IntermediateResultExtraInfo) {
            if !info.isSectionLevelResult { notes.withLock { $0.quads = unit } }
        }
        func onDeskewedImageReceived(_ unit: DeskewedImageUnit, info: IntermediateResultExtraInfo) {
            if info.isSectionLevelResult { notes.withLock { $0.deskewed = unit } }
        }
    }

    @Test("the portrait from intermediate units, where it was drawn")
    func portrait() throws {
        struct Truth: Decodable { var portrait: [[Double]] }
        let router = CaptureVisionRouter()
        let units = Units()
        router.getIntermediateResultManager().addResultReceiver(units)
        _ = router.captureFromFile(path("passport/passport-2.jpg"), templateName: "ReadPassportAndId")
        let notes = units.notes.withLock { $0 }
        let image = try #require(notes.image)
        let portrait = try #require(
            IdentityProcessor().findPortraitZone(
                image, localizedTextLinesUnit: notes.localized, recognizedTextLinesUnit: notes.recognized,
                detectedQuadsUnit: notes.quads, deskewedImageUnit: notes.deskewed))
        let json = try Data(contentsOf: URL(filePath: path("passport/passport-2.json")))
        let drawn = try JSONDecoder().decode(Truth.self, from: json).portrait.map { Point(x: $0[0], y: $0[1]) }
        let truth = try #require(Quadrilateral(pointArray: drawn)).boundingRect
        let found = portrait.boundingRect
        let common =
            max(0, min(truth.right, found.right) - max(truth.left, found.left))
            * max(0, min(truth.bottom, found.bottom) - max(truth.top, found.top))
        func area(_ rect: Rect) -> Double { (rect.right - rect.left) * (rect.bottom - rect.top) }
        #expect(common / (area(truth) + area(found) - common) >= 0.7)
    }

    @Test("stopping with what is ready reads it, also when paused and the camera goes on", .timeLimit(.minutes(1)))
    func draining() throws {
        let router = CaptureVisionRouter()
        let reader = Reader()
        let camera = ImageBuffer()
        try router.setInput(camera)
        router.addResultReceiver(reader)
        let fetcher = FileFetcher()
        try fetcher.setFile(withPath: path("td1/td1-2.jpg"))
        camera.addImageToBuffer(try #require(try fetcher.getImage()))
        router.startCapturing("ReadId")
        router.pauseCapturing()
        router.stopCapturing(waitForRemainingTasks: true)
        #expect(reader.notes.withLock { $0.results.count } == 1)
        // And another stream begins after it.
        camera.finish()
        router.startCapturing("ReadId")
        router.waitForExhaustion()
        #expect(reader.notes.withLock { $0.results.count } == 1)
    }

    @Test("a region in pixels is one of the original image, however small the engine made it")
    func pixelRegion() throws {
        // 3200 pixels and more: the engine reads it at half the size.
        let fetcher = FileFetcher()
        try fetcher.setFile(withPath: path("passport/passport-1.jpg"))
        let image = try #require(try fetcher.getImage())
        let small = try image.upright().luminance()
        let (width, height) = (small.width * 4, small.height * 4)
        let large = small.scaled(toWidth: width, height: height)
        let router = CaptureVisionRouter()
        var settings = try router.getSimplifiedSettings("ReadPassport")
        settings.roiMeasuredInPercentage = false
        let (right, bottom) = (Double(width), Double(height))
        settings.roi = Quadrilateral(
            topLeft: Point(x: 0, y: bottom * 0.6), topRight: Point(x: right, y: bottom * 0.6),
            bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: 0, y: bottom))
        try router.updateSettings("ReadPassport", settings: settings)
        let result = router.captureFromImage(ImageData(large), templateName: "ReadPassport")
        let line = try #require(result.recognizedTextLinesResult?.items?.first)
        let location = line.location
        #expect(location.boundingRect.top > bottom * 0.6 && location.boundingRect.right < right)
        settings.roi = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: right, y: 0), bottomRight: Point(x: right, y: bottom * 0.6),
            bottomLeft: Point(x: 0, y: bottom * 0.6))
        try router.updateSettings("ReadPassport", settings: settings)
        let upper = router.captureFromImage(ImageData(large), templateName: "ReadPassport")
        #expect(upper.recognizedTextLinesResult == nil)
    }

    @Test("starting without a source, or with a template that is none, is an error in the handler")
    func startErrors() throws {
        let router = CaptureVisionRouter()
        let code = Mutex<ErrorCode?>(nil)
        let note: @Sendable (Bool, (any Error)?) -> Void = { isSuccess, error in
            code.withLock { $0 = isSuccess ? .ok : (error as? CaptureVisionError)?.code }
        }
        router.startCapturing("ReadPassport", completionHandler: note)
        #expect(code.withLock { $0 } == .noImageSource)
        try router.setInput(ImageBuffer())
        router.startCapturing("ReadNothing", completionHandler: note)
        #expect(code.withLock { $0 } == .templateNameInvalid)
    }

    /// Notes the intermediate units.
    private final class Observer: IntermediateResultReceiver {
        struct Notes {
            var kinds: Set<Int> = []
            var sectionKinds: Set<Int> = []
            var tasks: Set<String> = []
            var deskewed: ImageData?
            var portrait: AuxiliaryRegionElement?
            var imageId = ""
            var grayCornersLeadBack = true
        }
        let notes = Mutex(Notes())
        let parameters: ObservationParameters
        init(_ parameters: ObservationParameters = ObservationParameters()) { self.parameters = parameters }
        func getObservationParameters() -> ObservationParameters { parameters }

        private func note(_ unit: any IntermediateResultUnit, _ info: IntermediateResultExtraInfo) {
            notes.withLock {
                if info.isSectionLevelResult {
                    $0.sectionKinds.insert(unit.getType().rawValue)
                } else {
                    $0.kinds.insert(unit.getType().rawValue)
                }
                $0.tasks.insert(info.taskName)
                $0.imageId = unit.getOriginalImageHashId()
            }
        }
        func onScaledColourImageUnitReceived(_ unit: ScaledColourImageUnit, info: IntermediateResultExtraInfo) {
            note(unit, info)
        }
        func onGrayscaleImageUnitReceived(_ unit: GrayscaleImageUnit, info: IntermediateResultExtraInfo) {
            note(unit, info)
            let image = unit.getImageData()
            let there = unit.getTransformMatrix(.localToOriginalImage)
            let back = unit.getTransformMatrix(.originalToLocalImage)
            let corner = Point(x: Double(image.width), y: Double(image.height))
            let isBack = back.apply(to: there.apply(to: corner)).distance(to: corner) < 1e-6
            notes.withLock { $0.grayCornersLeadBack = $0.grayCornersLeadBack && isBack }
        }
        func onBinaryImageUnitReceived(_ unit: BinaryImageUnit, info: IntermediateResultExtraInfo) { note(unit, info) }
        func onTextZonesUnitReceived(_ unit: TextZonesUnit, info: IntermediateResultExtraInfo) { note(unit, info) }
        func onLocalizedTextLinesReceived(_ unit: LocalizedTextLinesUnit, info: IntermediateResultExtraInfo) {
            note(unit, info)
            let portrait = unit.getAuxiliaryRegionElements().first { $0.getName() == "PortraitZone" }
            notes.withLock { $0.portrait = portrait ?? $0.portrait }
        }
        func onRawTextLinesUnitReceived(_ unit: RawTextLinesUnit, info: IntermediateResultExtraInfo) {
            note(unit, info)
        }
        func onRecognizedTextLinesReceived(_ unit: RecognizedTextLinesUnit, info: IntermediateResultExtraInfo) {
            note(unit, info)
        }
        func onDetectedQuadsReceived(_ unit: DetectedQuadsUnit, info: IntermediateResultExtraInfo) { note(unit, info) }
        func onDeskewedImageReceived(_ unit: DeskewedImageUnit, info: IntermediateResultExtraInfo) {
            note(unit, info)
            notes.withLock { $0.deskewed = unit.getDeskewedImage() }
        }
    }

    @Test("intermediate units of every stage, and the image by its name")
    func intermediate() throws {
        let router = CaptureVisionRouter()
        let observer = Observer()
        router.getIntermediateResultManager().addResultReceiver(observer)
        let result = router.captureFromFile(path("photo/photo-1.jpg"), templateName: "ReadPassportAndId")
        let notes = observer.notes.withLock { $0 }
        let stages: [IntermediateResultUnitType] = [
            .scaledColourImage, .grayscaleImage, .binaryImage, .textZones, .localizedTextLines, .rawTextLines,
            .detectedQuads,
        ]
        #expect(notes.kinds == Set(stages.map(\.rawValue)))
        let sections: [IntermediateResultUnitType] = [
            .localizedTextLines, .recognizedTextLines, .detectedQuads, .deskewedImages,
        ]
        #expect(notes.sectionKinds == Set(sections.map(\.rawValue)))
        #expect(notes.tasks == ["", "task-passport-and-id", "task-detect-and-normalize-document"])
        #expect(notes.grayCornersLeadBack)
        #expect(notes.imageId == result.originalImageHashId)
        let level = result.processedDocumentResult?.deskewedImageResultItems?.first
        #expect(notes.deskewed === level?.imageData)
        // What the scanner apps ask of a portrait before they show it.
        let portrait = try #require(notes.portrait)
        let outline = try #require(level?.location)
        #expect(portrait.getConfidence() >= 60 && outline.area >= 3 * portrait.getLocation().area)
        #expect(portrait.getLocation().points.allSatisfy { outline.contains($0) })
        let original = try #require(router.getIntermediateResultManager().getOriginalImage(notes.imageId))
        #expect(original.width > 0)
        #expect(router.getIntermediateResultManager().getOriginalImage("no such") == nil)
    }

    @Test("only what is asked for is told")
    func observation() {
        let router = CaptureVisionRouter()
        var parameters = ObservationParameters(observedResultUnitTypes: [.detectedQuads, .textZones])
        parameters.addObservedTask("task-detect-and-normalize-document")
        let observer = Observer(parameters)
        router.getIntermediateResultManager().addResultReceiver(observer)
        _ = router.captureFromFile(path("passport/passport-1.jpg"), templateName: "ReadPassportAndId")
        let notes = observer.notes.withLock { $0 }
        #expect(notes.kinds == [IntermediateResultUnitType.detectedQuads.rawValue])
        router.getIntermediateResultManager().removeResultReceiver(observer)
    }

    @Test("a time limit that is over is told with what was found")
    func timeout() throws {
        let router = CaptureVisionRouter()
        var settings = try router.getSimplifiedSettings("ReadMRZ")
        settings.timeout = 1
        try router.updateSettings("ReadMRZ", settings: settings)
        let result = router.captureFromFile(path("negative/negative-form.jpg"), templateName: "ReadMRZ")
        #expect(result.errorCode == ErrorCode.timeout.rawValue && result.parsedResult == nil)
    }
}

import CodeParser
import MRZScan
import Raster
import ScanPipeline
import ScanTemplates
import Synchronization
import TextRecognition

/// Tells the receivers of intermediate results what the stages make of one image.
final class IntermediateReporter: PipelineObserver {
    private let receivers: [(receiver: any IntermediateResultReceiver, parameters: ObservationParameters)]
    private let picture: CapturedPicture
    private var origin = ResultOrigin()
    private var corner = Point(x: 0, y: 0)
    /// Units of all images so far, so that each has a name of its own.
    private static let count = Atomic(0)

    /// `nil` when nobody listens, so that the stages run unobserved.
    init?(_ manager: IntermediateResultManager, picture: CapturedPicture) {
        let receivers = manager.receivers
        guard !receivers.isEmpty else { return nil }
        self.receivers = receivers.map { ($0, $0.getObservationParameters()) }
        self.picture = picture
        if let colour = picture.colour {
            let image = ImageData(colour, tag: picture.info.tag)
            manager.remember(image, as: picture.info.hashId)
            tell(.scaledColourImage, .null) { header, info in
                let unit = ScaledColourImageUnit(header: header, content: ScaledColourImageContent(image: image))
                return { $0.onScaledColourImageUnitReceived(unit, info: info) }
            }
        }
    }

    // What the stages make

    func didBegin(_ origin: ResultOrigin, inWindowAt corner: Point) {
        self.origin = origin
        self.corner = corner
    }

    func didDetect(_ outline: DocumentQuad?) {
        let quads = outline.map {
            [DetectedQuadElement(location: place($0.quad), confidenceAsDocumentBoundary: $0.confidence)]
        }
        tell(.detectedQuads, .documentDetection) { header, info in
            let unit = DetectedQuadsUnit(header: header, content: DetectedQuadsContent(elements: quads ?? []))
            return { $0.onDetectedQuadsReceived(unit, info: info) }
        }
    }

    func didScale(_ view: ObservedView, in attempt: Attempt) {
        let toOriginal = view.toImage.then(windowToOriginal)
        tell(.grayscaleImage, .textLineLocalization, toOriginal: toOriginal) { header, info in
            let unit = GrayscaleImageUnit(header: header, content: GrayscaleImageContent(image: ImageData(view.image)))
            return { $0.onGrayscaleImageUnitReceived(unit, info: info) }
        }
        tell(.binaryImage, .textLineLocalization, toOriginal: toOriginal) { header, info in
            let ink = TextLineLocalizer().ink(in: view.image)
            let unit = BinaryImageUnit(header: header, content: BinaryImageContent(image: ImageData(ink.gray())))
            return { $0.onBinaryImageUnitReceived(unit, info: info) }
        }
    }

    func didLocalize(_ lines: [TextLine], in attempt: Attempt) {
        let zones = lines.map { place($0.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2)) }
        tell(.textZones, .textLineLocalization) { header, info in
            let unit = TextZonesUnit(header: header, content: TextZonesContent(elements: zones))
            return { $0.onTextZonesUnitReceived(unit, info: info) }
        }
    }

    func didGroup(_ candidates: [ZoneCandidate], in attempt: Attempt) {
        let lines = candidates.flatMap { candidate in
            candidate.lines.enumerated().map { index, line in
                LocalizedTextLineElement(
                    location: place(line.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2)), rowNumber: index + 1)
            }
        }
        tell(.localizedTextLines, .textLineLocalization) { header, info in
            let unit = LocalizedTextLinesUnit(
                header: header, content: LocalizedTextLinesContent(elements: lines, regions: []))
            return { $0.onLocalizedTextLinesReceived(unit, info: info) }
        }
    }

    func didRecognize(_ look: Look, of candidate: ZoneCandidate, in attempt: Attempt) {
        let lines = zip(look.strips, look.recognized).enumerated().compactMap { index, pair -> RawTextLine? in
            guard let strip = pair.0 else { return nil }
            let text = pair.1?.text ?? ""
            return RawTextLine(
                text: text, confidence: Int((100 * (pair.1?.certainty ?? 0)).rounded()), location: place(strip.quad),
                rowNumber: index + 1, status: text.isEmpty ? .recognitionFailed : .recognitionSucceeded)
        }
        tell(.rawTextLines, .textLineRecognition) { header, info in
            let unit = RawTextLinesUnit(header: header, content: RawTextLinesContent(elements: lines))
            return { $0.onRawTextLinesUnitReceived(unit, info: info) }
        }
    }

    // What is reported in the end

    /// Tells the results of the sections.
    func finish(_ items: [any CapturedResultItem], portrait: PortraitZone?) {
        let regions = portrait.map {
            [
                AuxiliaryRegionElement(
                    name: "PortraitZone", confidence: $0.confidence, location: picture.original($0.quad))
            ]
        }
        tellTexts(items.compactMap { $0 as? TextLineResultItem }, regions ?? [])
        for item in items {
            if let quad = item as? DetectedQuadResultItem {
                let element = DetectedQuadElement(
                    location: quad.location, confidenceAsDocumentBoundary: quad.confidenceAsDocumentBoundary)
                tell(.detectedQuads, .documentDetection, of: item) { header, info in
                    let unit = DetectedQuadsUnit(header: header, content: DetectedQuadsContent(elements: [element]))
                    return { $0.onDetectedQuadsReceived(unit, info: info) }
                }
            } else if let level = item as? DeskewedImageResultItem {
                let toOriginal = level.originalToLocalMatrix.inverse() ?? .identity
                tell(.deskewedImages, .documentDeskewing, of: item, toOriginal: toOriginal) { header, info in
                    let unit = DeskewedImageUnit(header: header, content: DeskewedImageContent(image: level.imageData))
                    return { $0.onDeskewedImageReceived(unit, info: info) }
                }
            } else if let enhanced = item as? EnhancedImageResultItem {
                let toOriginal = enhanced.originalToLocalMatrix.inverse() ?? .identity
                tell(.enhancedImages, .documentEnhancement, of: item, toOriginal: toOriginal) { header, info in
                    let unit = EnhancedImageUnit(
                        header: header, content: EnhancedImageContent(image: enhanced.imageData))
                    return { $0.onEnhancedImageReceived(unit, info: info) }
                }
            }
        }
    }

    /// Tells the texts, each region and task by itself.
    private func tellTexts(_ texts: [TextLineResultItem], _ regions: [AuxiliaryRegionElement]) {
        var rest = texts
        while let first = rest.first {
            let isTogether = { (item: TextLineResultItem) in
                item.targetROIDefName == first.targetROIDefName && item.taskName == first.taskName
            }
            tellTogether(rest.filter(isTogether), of: first, regions)
            rest.removeAll(where: isTogether)
        }
        guard texts.isEmpty, !regions.isEmpty else { return }
        tell(.localizedTextLines, .textLineLocalization) { header, info in
            let unit = LocalizedTextLinesUnit(
                header: header, content: LocalizedTextLinesContent(elements: [], regions: regions))
            return { $0.onLocalizedTextLinesReceived(unit, info: info) }
        }
    }

    private func tellTogether(
        _ texts: [TextLineResultItem], of first: TextLineResultItem, _ regions: [AuxiliaryRegionElement]
    ) {
        let localized = texts.map { LocalizedTextLineElement(location: $0.location, rowNumber: $0.rowNumber) }
        let recognized = texts.map { line in
            RecognizedTextLineElement(
                text: line.text, rawText: line.rawText, confidence: line.confidence,
                characterResults: line.characterResults, location: line.location, rowNumber: line.rowNumber,
                specificationName: line.specificationName)
        }
        tell(.localizedTextLines, .textLineLocalization, of: first) { header, info in
            let unit = LocalizedTextLinesUnit(
                header: header, content: LocalizedTextLinesContent(elements: localized, regions: regions))
            return { $0.onLocalizedTextLinesReceived(unit, info: info) }
        }
        tell(.recognizedTextLines, .textLineRecognition, of: first) { header, info in
            let unit = RecognizedTextLinesUnit(
                header: header, content: RecognizedTextLinesContent(elements: recognized))
            return { $0.onRecognizedTextLinesReceived(unit, info: info) }
        }
    }

    // Telling

    private var windowToOriginal: Homography {
        Homography.scaling(
            x: picture.scale, y: picture.scale, shiftX: corner.x * picture.scale, shiftY: corner.y * picture.scale)
    }

    private func place(_ quad: Quadrilateral) -> Quadrilateral { windowToOriginal.apply(to: quad) }

    /// Makes a unit when somebody wants it, and tells it to those who do.
    private func tell(
        _ type: IntermediateResultUnitType, _ section: SectionType, of item: (any CapturedResultItem)? = nil,
        toOriginal: Homography = .identity,
        _ make: (UnitHeader, IntermediateResultExtraInfo) -> (any IntermediateResultReceiver) -> Void
    ) {
        let task = item?.taskName ?? origin.task
        let listeners = receivers.filter {
            $0.parameters.observedResultUnitTypes.contains(type)
                && (section == .null || $0.parameters.isTaskObserved(task))
        }
        guard !listeners.isEmpty else { return }
        let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        let header = UnitHeader(
            hashId: "\(picture.info.hashId)-\(number)", image: picture.info, type: type, toOriginal: toOriginal)
        let info = IntermediateResultExtraInfo(
            targetROIDefName: section == .null ? "" : item?.targetROIDefName ?? origin.region,
            taskName: section == .null ? "" : task, isSectionLevelResult: item != nil, sectionType: section)
        let receive = make(header, info)
        for listener in listeners { receive(listener.receiver) }
    }
}

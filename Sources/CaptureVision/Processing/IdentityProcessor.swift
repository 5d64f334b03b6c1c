import CodeParser
public import Raster
import ScanPipeline

/// Finds the holder's portrait.
///
/// Without state; use it from any thread.
public final class IdentityProcessor: Sendable {
    /// A processor.
    public init() {}

    /// Where the portrait is, from what the stages of a scan found.
    ///
    /// - Parameters:
    ///   - scaledColourImageUnit: the image.
    ///   - localizedTextLinesUnit: where lines are; its region `PortraitZone` counts when it is sure.
    ///   - recognizedTextLinesUnit: what the lines say: the kind of zone tells the size of the document.
    ///   - detectedQuadsUnit: outlines of documents.
    ///   - deskewedImageUnit: the document made flat; not needed here.
    /// - Returns: the corners in pixels of the original image, upright as the holder is; `nil` when no portrait is seen
    ///   within a document of three times its area.
    public func findPortraitZone(
        _ scaledColourImageUnit: ScaledColourImageUnit, localizedTextLinesUnit: LocalizedTextLinesUnit? = nil,
        recognizedTextLinesUnit: RecognizedTextLinesUnit? = nil, detectedQuadsUnit: DetectedQuadsUnit? = nil,
        deskewedImageUnit: DeskewedImageUnit? = nil
    ) -> Quadrilateral? {
        let finder = PortraitFinder()
        let known = localizedTextLinesUnit?.getAuxiliaryRegionElements().first {
            $0.name == "PortraitZone" && $0.confidence >= finder.minimumConfidence
        }
        if let known { return known.location }
        guard let image = try? scaledColourImageUnit.getImageData().upright() else { return nil }
        return finder.portrait(
            in: ImagePyramid(image.luminance()), document: detectedQuadsUnit?.getDetectedQuads().first?.location,
            zone: recognizedTextLinesUnit.flatMap { Self.zone(in: $0) })?.quad
    }

    /// The zone that the lines are, one by one or all together.
    private static func zone(in unit: RecognizedTextLinesUnit) -> (quad: Quadrilateral, format: ZoneFormat)? {
        let elements = unit.getRecognizedTextLines()
        for element in elements {
            if let record = ZoneParser().parse(element.text) { return (element.location, record.format) }
        }
        let lines = elements.sorted { $0.rowNumber < $1.rowNumber }
        guard let first = lines.first, let last = lines.last,
            let record = ZoneParser().parse(lines.map(\.text).joined(separator: "\n"))
        else { return nil }
        let quad = Quadrilateral(
            topLeft: first.location.topLeft, topRight: first.location.topRight,
            bottomRight: last.location.bottomRight, bottomLeft: last.location.bottomLeft)
        return (quad, record.format)
    }
}

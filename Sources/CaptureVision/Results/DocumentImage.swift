import CodeParser
import Raster
import ScanPipeline
import ScanTemplates

/// A document cut out of an image and made level.
struct DocumentImage {
    let image: ColourImage
    /// Takes pixels of the original image to pixels of the level one.
    let fromOriginal: Homography

    /// The largest level image, pixels.
    static let mostPixels = 100_000_000

    /// Cuts a document out; `nil` when the corners are none of a quadrilateral, or the level image would be too large.
    ///
    /// - Parameters:
    ///   - quad: the outline, pixels of `original`.
    ///   - original: the image.
    ///   - format: the layout of the zone that the document holds, which tells its shape; `nil` when that is not known.
    ///   - plan: the size that the template asks for.
    init?(of quad: Quadrilateral, in original: ColourImage, format: ZoneFormat?, _ plan: DeskewPlan) {
        let seen = DocumentShape(seenAs: quad, inWidth: original.width, height: original.height)
        let natural = (format.flatMap { DocumentShape(codeType: $0.codeType) } ?? seen).size(of: quad)
        let (width, height) = (plan.pageWidth ?? natural.width, plan.pageHeight ?? natural.height)
        guard width.multipliedReportingOverflow(by: height).partialValue <= Self.mostPixels,
            !width.multipliedReportingOverflow(by: height).overflow
        else { return nil }
        let level = Quadrilateral(width: Double(width), height: Double(height))
        guard let image = original.rectified(quad, toWidth: width, height: height),
            let fromOriginal = Homography(from: quad, to: level)
        else { return nil }
        self.image = image
        self.fromOriginal = fromOriginal
    }

    /// The document in the colours, brightness and contrast that the template asks for.
    func enhanced(_ plan: DocumentEnhancementPlan) -> ImageData {
        let adjusted =
            plan.brightness == 0 && plan.contrast == 0
            ? image : image.adjusted(by: ToneCurve(brightness: plan.brightness, contrast: plan.contrast))
        return switch plan.colourMode {
        case .colour: ImageData(adjusted)
        case .grayscale: ImageData(adjusted.luminance())
        case .binary: ImageData(adjusted.luminance().binarizedLocally().gray())
        }
    }
}

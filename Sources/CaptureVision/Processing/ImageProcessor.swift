public import Raster

/// Cuts, adjusts and simplifies images; names, ranges and defaults are those of the Capture Vision SDKs.
///
/// Without state; use it from any thread.
public final class ImageProcessor: Sendable {
    /// A weighting of each pixel and its neighbours.
    public enum FilterType: Int, Sendable, CaseIterable {
        /// Edges and texture alone.
        case highPass = 0
        /// Crisper edges.
        case sharpen = 1
        /// Less noise.
        case smooth = 2
    }

    /// A processor.
    public init() {}

    /// Cuts out an upright rectangle.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - rect: in pixels, or in shares of width and height.
    /// - Returns: what lies within both.
    /// - Throws: `imageDataInvalid`, or `rectInvalid` when nothing does.
    public func cropImage(_ image: ImageData, rect: Rect) throws(CaptureVisionError) -> ImageData {
        let picture = try image.upright()
        let (w, h) = (Double(picture.width), Double(picture.height))
        let (sx, sy) = rect.measuredInPercentage ? (w, h) : (1, 1)
        func bounded(_ value: Double, _ limit: Double) -> Double { max(0, min(limit, value.rounded())) }
        let left = bounded(rect.left * sx, w)
        let top = bounded(rect.top * sy, h)
        let right = bounded(rect.right * sx, w)
        let bottom = bounded(rect.bottom * sy, h)
        let quad = Quadrilateral(left: left, top: top, right: right, bottom: bottom)
        guard right > left, bottom > top,
            let cut = picture.rectified(quad, toWidth: Int(right - left), height: Int(bottom - top))
        else { throw CaptureVisionError(.rectInvalid, "the rectangle holds no pixel of the image") }
        return ImageData(cut, tag: image.tag)
    }

    /// Cuts out the upright rectangle around a quadrilateral.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - quad: in pixels.
    /// - Returns: what lies within the rectangle.
    /// - Throws: as for rectangles.
    public func cropImage(_ image: ImageData, quad: Quadrilateral) throws(CaptureVisionError) -> ImageData {
        try cropImage(image, rect: quad.boundingRect)
    }

    /// Cuts out what a quadrilateral holds and makes it flat.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - quad: in pixels; its first corner becomes the top left one.
    ///   - dstWidth: of the result, pixels; 0 for the natural size.
    ///   - dstHeight: of the result, pixels; 0 for the natural size.
    ///   - padding: pixels of the image that are shown around the quadrilateral.
    /// - Returns: the flat image.
    /// - Throws: `imageDataInvalid`, `quardrilateralInvalid` when three corners lie on one line, `parameterValueInvalid`.
    public func cropAndDeskewImage(
        _ image: ImageData, quad: Quadrilateral, dstWidth: Int = 0, dstHeight: Int = 0, padding: Int = 0
    ) throws(CaptureVisionError) -> ImageData {
        guard (0...16384).contains(dstWidth), (0...16384).contains(dstHeight), (0...4096).contains(padding) else {
            throw CaptureVisionError(
                .parameterValueInvalid,
                "sizes are 0…16384 pixels and padding 0…4096, not \(dstWidth) × \(dstHeight), \(padding)")
        }
        let picture = try image.upright()
        guard quad.area >= 1 else {
            throw CaptureVisionError(.quardrilateralInvalid, "the corners enclose nothing")
        }
        let grown = padding > 0 ? quad.grown(by: Double(padding)) : quad
        let natural = grown.sideLengths
        let width = dstWidth > 0 ? dstWidth : Int(min(16384, max(1, natural.width.rounded())))
        let height = dstHeight > 0 ? dstHeight : Int(min(16384, max(1, natural.height.rounded())))
        guard let flat = picture.rectified(grown, toWidth: width, height: height) else {
            throw CaptureVisionError(.quardrilateralInvalid, "three corners lie on one line")
        }
        return ImageData(flat, tag: image.tag)
    }

    /// The image lighter or darker.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - brightness: -100…100.
    /// - Returns: the image in colour.
    /// - Throws: `imageDataInvalid`, `parameterValueInvalid`.
    public func adjustBrightness(_ image: ImageData, brightness: Int) throws(CaptureVisionError) -> ImageData {
        try adjusted(image, brightness: brightness, contrast: 0)
    }

    /// The image with more contrast or less.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - contrast: -100…100.
    /// - Returns: the image in colour.
    /// - Throws: `imageDataInvalid`, `parameterValueInvalid`.
    public func adjustContrast(_ image: ImageData, contrast: Int) throws(CaptureVisionError) -> ImageData {
        try adjusted(image, brightness: 0, contrast: contrast)
    }

    /// The image through a filter.
    public func filterImage(_ image: ImageData, filterType: FilterType) throws(CaptureVisionError) -> ImageData {
        let filter: ImageFilter =
            switch filterType {
            case .highPass: .highPass
            case .sharpen: .sharpen
            case .smooth: .smooth
            }
        return ImageData(try image.upright().filtered(by: filter), tag: image.tag)
    }

    /// The image in grey, by weights of its channels.
    public func convertToGray(
        _ image: ImageData, redWeight: Double = 0.3, greenWeight: Double = 0.59, blueWeight: Double = 0.11
    ) throws(CaptureVisionError) -> ImageData {
        let gray = try image.upright().gray(redWeight: redWeight, greenWeight: greenWeight, blueWeight: blueWeight)
        return ImageData(gray, tag: image.tag)
    }

    /// Black where the image is darker than one threshold, white elsewhere.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - threshold: 0…255; -1 finds it (Otsu).
    ///   - invert: whether black and white are exchanged.
    /// - Returns: a grey image of two levels.
    /// - Throws: `imageDataInvalid`, `parameterValueInvalid`.
    public func convertToBinaryGlobal(
        _ image: ImageData, threshold: Int = -1, invert: Bool = false
    ) throws(CaptureVisionError) -> ImageData {
        guard (-1...255).contains(threshold) else {
            throw CaptureVisionError(.parameterValueInvalid, "a threshold is -1…255, not \(threshold)")
        }
        let binary = try image.upright().luminance().binarized(threshold: threshold < 0 ? nil : threshold)
        return ImageData(binary.gray(ink: invert ? 255 : 0, ground: invert ? 0 : 255), tag: image.tag)
    }

    /// Black where the image is darker than its surroundings, white elsewhere.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - blockSize: side of the surroundings, pixels; 0 chooses by the image's size.
    ///   - compensation: how much darker black is at least, levels.
    ///   - invert: whether black and white are exchanged.
    /// - Returns: a grey image of two levels.
    /// - Throws: `imageDataInvalid`, `parameterValueInvalid`.
    public func convertToBinaryLocal(
        _ image: ImageData, blockSize: Int = 0, compensation: Int = 10, invert: Bool = false
    ) throws(CaptureVisionError) -> ImageData {
        guard (0...1000).contains(blockSize), (-255...255).contains(compensation) else {
            throw CaptureVisionError(
                .parameterValueInvalid,
                "a block is 0…1000 pixels and compensation -255…255, not \(blockSize), \(compensation)")
        }
        let gray = try image.upright().luminance()
        let binary = gray.binarizedLocally(blockSize: blockSize, offset: compensation)
        return ImageData(binary.gray(ink: invert ? 255 : 0, ground: invert ? 0 : 255), tag: image.tag)
    }

    private func adjusted(
        _ image: ImageData, brightness: Int, contrast: Int
    ) throws(CaptureVisionError) -> ImageData {
        guard (-100...100).contains(brightness), (-100...100).contains(contrast) else {
            throw CaptureVisionError(
                .parameterValueInvalid, "brightness and contrast are -100…100, not \(brightness), \(contrast)")
        }
        let curve = ToneCurve(brightness: brightness, contrast: contrast)
        return ImageData(try image.upright().adjusted(by: curve), tag: image.tag)
    }
}

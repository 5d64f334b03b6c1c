package import Raster

/// What a header tells, before any pixel is decoded.
package struct ImageHeader: Sendable, Equatable {
    package let format: ImageFormat
    /// Size as stored.
    package let width: Int
    package let height: Int
    /// What has to be done to see the picture upright.
    package let orientation: ImageOrientation
    /// Number of pages in the file.
    package let pageCount: Int

    /// Width and height of the picture when upright.
    package var uprightWidth: Int { orientation.swapsSides ? height : width }
    package var uprightHeight: Int { orientation.swapsSides ? width : height }
}

/// An upright picture and where it came from.
package struct DecodedImage: Sendable {
    /// The picture in grey, upright, at 1/`scaleDenominator` of its stored size.
    package let image: GrayImage
    /// The same in colour, when it was asked for.
    package let colour: ColourImage?
    /// Format, size as stored, orientation that was applied, number of pages.
    package let header: ImageHeader
    /// Which page this is, from 0.
    package let page: Int
    /// 1, 2, 4 or 8: by how much the decoder made the picture smaller while decoding.
    package let scaleDenominator: Int
    /// What was wrong with the file although it could be shown, such as "truncated: shown in part".
    package let warnings: [String]
}

/// What is wanted of a picture.
package struct DecodeRequest: Sendable, Equatable {
    /// Which page, from 0.
    package var page = 0
    /// Whether the colours are wanted beside the grey.
    package var colour = false
    /// When given, a decoder that can do so cheaply makes the picture smaller, but not below this shorter edge.
    package var targetShorterEdge: Int?
    /// When given, a decoder that can do so cheaply makes the picture smaller until it has at most this many pixels,
    /// whatever `targetShorterEdge` says.
    package var maximumPixels: Int?

    package init(page: Int = 0, colour: Bool = false, targetShorterEdge: Int? = nil, maximumPixels: Int? = nil) {
        self.page = page
        self.colour = colour
        self.targetShorterEdge = targetShorterEdge
        self.maximumPixels = maximumPixels
    }

    /// 1, 2, 4 or 8 for a picture of this size.
    func scaleDenominator(width: Int, height: Int) -> Int {
        func scaled(_ length: Int, _ denominator: Int) -> Int { (length + denominator - 1) / denominator }
        var chosen = 1
        for denominator in [2, 4, 8] {
            let shorter = min(scaled(width, denominator), scaled(height, denominator))
            let staysSharp = targetShorterEdge.map { shorter >= $0 } ?? false
            let pixelsBefore = scaled(width, chosen) * scaled(height, chosen)
            let isTooLarge = maximumPixels.map { pixelsBefore > $0 } ?? false
            if staysSharp || isTooLarge { chosen = denominator }
        }
        return chosen
    }
}

public import Raster
import ScanPipeline

extension ScanReport {
    /// The document made flat, in its true shape: that of ID-1, ID-2 or ID-3 where a zone says which, else estimated.
    ///
    /// - Parameter picture: the page in any size, from `MRZScanner.picture`.
    /// - Returns: `nil` when no outline was found.
    public func documentPicture(of picture: ColourImage) -> ColourImage? {
        guard let document else { return nil }
        let ratio = codes.lazy.compactMap { DocumentShape(codeType: $0.codeType) }.first
        let outline = toPixels(of: picture).apply(to: document.location)
        let shape = ratio ?? DocumentShape(seenAs: outline, inWidth: picture.width, height: picture.height)
        let size = shape.size(of: outline)
        return picture.rectified(outline, toWidth: size.width, height: size.height)
    }

    /// The holder's portrait, upright.
    ///
    /// - Parameter picture: the page in any size.
    /// - Returns: `nil` when none was found, or `ScanConfiguration.findsPortrait` did not ask for it.
    public func portraitPicture(of picture: ColourImage) -> ColourImage? {
        guard let portrait else { return nil }
        let place = toPixels(of: picture).apply(to: portrait.location)
        let size = place.sideLengths
        return picture.rectified(
            place, toWidth: max(1, Int(size.width.rounded())), height: max(1, Int(size.height.rounded())))
    }

    /// From places of the report to those in a picture of the page that may be smaller.
    private func toPixels(of picture: ColourImage) -> Homography {
        guard width > 0, height > 0 else { return .scaling(x: 1, y: 1) }
        return .scaling(x: Double(picture.width) / Double(width), y: Double(picture.height) / Double(height))
    }

    /// The page with all that was found marked: outline, lines of zones, vehicle numbers and portrait in colours of
    /// their own.
    public func annotatedPicture(of picture: ColourImage) -> ColourImage {
        var picture = picture
        let thickness = max(2, Double(max(picture.width, picture.height)) / 400)
        if let document { picture.drawOutline(document.location, Overlay.document, thickness: thickness) }
        for code in codes {
            let lines = code.lineLocations.isEmpty ? [code.location].compactMap { $0 } : code.lineLocations
            let colour = code.isValid && !code.isAmbiguous ? Overlay.line : Overlay.doubtfulLine
            for line in lines { picture.drawOutline(line, colour, thickness: thickness * 0.75) }
        }
        if let portrait { picture.drawOutline(portrait.location, Overlay.portrait, thickness: thickness) }
        return picture
    }

    /// The page with zones, vehicle numbers and the portrait covered in black; every other pixel is as it was.
    ///
    /// - Parameter picture: the page in full size.
    /// - Returns: `nil` when nothing was found that could be covered: a picture that looks covered and is not would be
    ///   worse than none.
    public func redactedPicture(of picture: ColourImage) -> ColourImage? {
        let zones = codes.compactMap(\.location)
        guard !zones.isEmpty else { return nil }
        var picture = picture
        // Letters reach beyond the box of their line where it bends.
        for zone in zones { picture.cover(zone.grown(by: zone.sideLengths.height * 0.12 + 2), with: .black) }
        if let portrait {
            picture.cover(portrait.location.grown(by: portrait.location.sideLengths.width * 0.04 + 2), with: .black)
        }
        return picture
    }
}

/// The colours of marks.
private enum Overlay {
    static let document = RGBColour(red: 0x12, green: 0xB8, blue: 0x86)
    static let line = RGBColour(red: 0x2F, green: 0x7D, blue: 0xFF)
    static let doubtfulLine = RGBColour(red: 0xFF, green: 0x9F, blue: 0x0A)
    static let portrait = RGBColour(red: 0xE8, green: 0x3E, blue: 0x8C)
}

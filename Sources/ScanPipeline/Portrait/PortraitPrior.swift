import Raster

/// How large portraits are and where they are printed, in millimetres of the document.
///
/// ICAO 9303-4, 9303-5 and 9303-6, section 2 (zone V): at the left of the front, above the zone; some states print it at
/// the right.
struct PortraitPrior {
    /// Widths that are tried.
    let widths: [Double]
    /// Height by width, least and largest.
    let ratios: ClosedRange<Double> = 1.05...1.6
    /// No portrait reaches below: the zone begins there.
    let bottom: Double
    /// How much of a figure must be seen at least: on the backs of cards a chip, a seal or a fingerprint is
    /// likelier, and what has no zone may be no document of a person at all.
    let leastFigure: Double
    private let documentWidth: Double
    private let usual: ClosedRange<Double>

    /// The portraits of a document; `hasZone` when its zone is on the side that is seen.
    init(_ layout: DocumentLayout, hasZone: Bool) {
        documentWidth = layout.width
        bottom = hasZone ? layout.height - layout.zoneBottom - layout.zoneHeight - 0.5 : layout.height
        leastFigure = layout.width < 90 ? (hasZone ? 0.68 : 0.6) : 0.25
        switch layout.width {
        case ..<90: usual = 15...32
        case ..<110: usual = 18...34
        default: usual = 22...40
        }
        widths = stride(from: usual.lowerBound, through: usual.upperBound, by: 3).map { $0 }
    }

    /// Whether a box has a size that portraits have, and lies above the zone.
    func allows(_ box: PixelRect, resolution: Double) -> Bool {
        let w = Double(box.width) / resolution
        let h = Double(box.height) / resolution
        return w >= usual.lowerBound * 0.9 && w <= usual.upperBound * 1.1 && h >= w * ratios.lowerBound
            && h <= w * ratios.upperBound && Double(box.bottom) / resolution <= bottom + 1
    }

    /// How usual a box's place and size are, 0…1.
    func place(of box: PixelRect, resolution: Double) -> Double {
        guard allows(box, resolution: resolution) else { return 0 }
        let left = Double(box.left) / resolution
        let right = documentWidth - Double(box.right) / resolution
        let side = left < 0.16 * documentWidth ? 1 : (right < 0.16 * documentWidth ? 0.9 : 0.7)
        // A portrait is large; a copy of it, a seal or a flag is small.
        let size = Double(box.width) / resolution / usual.upperBound
        return side * (0.75 + 0.25 * min(1, size * 1.25))
    }
}

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
    /// Whether the side that is seen is the one with the zone.
    private let hasZone: Bool
    private let isCard: Bool
    private let documentWidth: Double
    private let usual: ClosedRange<Double>

    /// The portraits of a document; `hasZone` when its zone is on the side that is seen, otherwise it is a card.
    init(_ layout: DocumentLayout, hasZone: Bool) {
        documentWidth = layout.width
        bottom = hasZone ? layout.height - layout.zoneBottom - layout.zoneHeight - 0.5 : layout.height
        self.hasZone = hasZone
        isCard = !hasZone || layout.width < 90
        switch layout.width {
        case _ where isCard: usual = 15...32
        case ..<110: usual = 18...34
        default: usual = 22...40
        }
        widths = stride(from: usual.lowerBound, through: usual.upperBound, by: 3).map { $0 }
    }

    /// Whether a candidate is a portrait and nothing else that stands on documents.
    ///
    /// - Parameters:
    ///   - candidate: the likeliest box.
    ///   - confidence: what its score is worth, 0…100.
    ///   - least: the least confidence that is reported.
    /// - Returns: `false` for a chip, a seal or a fingerprint, which are likelier on the backs of cards, and for what has
    ///   no zone and may be no document of a person at all.
    func accepts(_ candidate: PortraitSearch.Candidate, confidence: Int, least: Int) -> Bool {
        guard confidence >= least else { return false }
        guard isCard else { return candidate.figure >= (confidence >= 80 ? 0.15 : 0.25) }
        guard !hasZone else { return candidate.figure >= 0.68 }
        let isFigure = candidate.figure >= 0.6 && candidate.edges >= 0.65 && confidence >= 75
        return isFigure || (candidate.figure >= 0.4 && confidence >= 88)
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

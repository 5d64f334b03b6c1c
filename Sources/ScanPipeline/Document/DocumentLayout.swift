import CodeParser
import Raster

/// The size of a document, and where its zone is printed, in millimetres.
///
/// Nominal values of ICAO 9303: part 4 (TD3, on ID-3), part 5 (TD1, on ID-1), part 6 (TD2, on ID-2), part 7 (MRV-A and
/// MRV-B), in each section 4 and the figures of the machine readable zone. Printers keep to them within a few millimetres.
struct DocumentLayout: Sendable, Hashable {
    let width: Double
    let height: Double
    /// Left edge of the first character.
    let zoneLeft: Double
    /// Distance of the last line's lower edge from that of the document.
    let zoneBottom: Double
    /// Width of all characters of a line.
    let zoneWidth: Double
    /// From the upper edge of the first line's capitals to the lower edge of the last line's.
    let zoneHeight: Double

    /// Distance from character to character: ten in an inch (ISO 1073-2).
    static let pitch = 2.54
    /// Distance from line to line.
    static let lineDistance = 6.35
    /// Height of the capitals.
    static let capHeight = 2.5

    /// The document that a zone of this layout is printed on; `nil` when it may be one of several sizes.
    init?(_ format: ZoneFormat) {
        guard let cells = format.lineLengths.max() else { return nil }
        switch (cells, format.lineCount) {
        case (30, _): self.init(width: 85.6, height: 54, zoneBottom: 4.8, cells: cells, lines: format.lineCount)
        case (36, 2): self.init(width: 105, height: 74, zoneBottom: 7.2, cells: cells, lines: 2)
        case (44, 2) where format.isVisa: self.init(width: 120, height: 80, zoneBottom: 7.2, cells: cells, lines: 2)
        case (44, 2): self.init(width: 125, height: 88, zoneBottom: 9.4, cells: cells, lines: 2)
        default: return nil
        }
    }

    /// A card of size ID-1 (ISO/IEC 7810), zone or not.
    static let card = DocumentLayout(width: 85.6, height: 54, zoneBottom: 4.8, cells: 30, lines: 3)

    /// A part of a picture in which a card of size ID-1 may lie, zone or not.
    static func area(width: Double, height: Double) -> DocumentLayout {
        DocumentLayout(width: width, height: height, zoneBottom: 4.8, cells: 30, lines: 3)
    }

    private init(width: Double, height: Double, zoneBottom: Double, cells: Int, lines: Int) {
        self.width = width
        self.height = height
        self.zoneBottom = zoneBottom
        zoneWidth = Double(cells) * Self.pitch
        zoneLeft = (width - zoneWidth) / 2
        zoneHeight = Double(lines - 1) * Self.lineDistance + Self.capHeight
    }

    /// Width by height.
    var aspectRatio: Double { width / height }

    /// The zone's place, grown by a margin in millimetres.
    func zone(grownBy margin: Double) -> Quadrilateral {
        let bottom = height - zoneBottom
        return Quadrilateral(
            left: zoneLeft, top: bottom - zoneHeight, right: zoneLeft + zoneWidth, bottom: bottom
        ).grown(by: margin)
    }

    /// The document.
    var outline: Quadrilateral { Quadrilateral(width: width, height: height) }
}

import CodeParser

/// Where things are printed on a document, in millimetres (ICAO 9303 parts 4 to 7, sections 3 and 4).
struct CardSize {
    let width: Double
    let height: Double
    /// Left edge of the zone's first cell.
    let zoneLeft: Double
    /// Distance of the last line's baseline from the lower edge.
    let zoneBottom: Double
    /// What is printed above the visual fields.
    let title: String

    /// Distance from cell to cell: ten characters in an inch.
    static let pitch = 2.54
    /// Distance from line to line: a quarter of an inch.
    static let lineDistance = 6.35
    /// Height of OCR-B capitals, size 1, stroke included.
    static let capHeight = 2.5

    init(_ format: ZoneFormat) {
        switch format {
        case .td1:
            self.init(width: 85.6, height: 54, zoneLeft: 4.7, zoneBottom: 4.8, title: "IDENTITY CARD")
        case .td2:
            self.init(width: 105, height: 74, zoneLeft: 6.2, zoneBottom: 7.2, title: "IDENTITY CARD")
        case .mrvA:
            self.init(width: 120, height: 80, zoneLeft: 4.5, zoneBottom: 7.2, title: "VISA")
        case .mrvB:
            self.init(width: 105, height: 74, zoneLeft: 6.2, zoneBottom: 7.2, title: "VISA")
        default:
            self.init(width: 125, height: 88, zoneLeft: 6.4, zoneBottom: 9.4, title: "PASSPORT")
        }
    }

    private init(width: Double, height: Double, zoneLeft: Double, zoneBottom: Double, title: String) {
        self.width = width
        self.height = height
        self.zoneLeft = zoneLeft
        self.zoneBottom = zoneBottom
        self.title = title
    }
}

import CodeParser
import Raster
import ScanTemplates

extension PageReading {
    /// Whether a text was read of which nothing is in doubt.
    var isProven: Bool {
        zones.contains(where: \.isProven) || texts.contains { !$0.reading.isAmbiguous }
            || numbers.contains { $0.reading.record.status == .valid && !$0.reading.isAmbiguous }
    }

    /// The same, read in a window of the image: everything in coordinates of the image.
    func placed(in window: RegionWindow) -> PageReading {
        guard !window.isWhole else { return self }
        let (x, y) = (Double(window.box.left), Double(window.box.top))
        var page = self
        for i in zones.indices {
            page.zones[i].quad = zones[i].quad.moved(x: x, y: y)
            page.zones[i].lineQuads = zones[i].lineQuads.map { $0.moved(x: x, y: y) }
        }
        for i in texts.indices {
            page.texts[i].quad = texts[i].quad.moved(x: x, y: y)
            page.texts[i].lineQuads = texts[i].lineQuads.map { $0.moved(x: x, y: y) }
        }
        for i in otherNumbers.indices { page.otherNumbers[i].quad = otherNumbers[i].quad.moved(x: x, y: y) }
        for i in numbers.indices { page.numbers[i].quad = numbers[i].quad.moved(x: x, y: y) }
        for i in documents.indices { page.documents[i].quad = documents[i].quad.moved(x: x, y: y) }
        return page
    }

    /// Adds what another task or region holds; without the same text in the same place, if asked to.
    mutating func add(_ other: PageReading, deduplicating: Bool) {
        let known = deduplicating ? self : PageReading()
        zones += other.zones.filter { zone in
            !known.zones.contains { $0.reading.lines == zone.reading.lines && $0.quad.touches(zone.quad) }
        }
        numbers += other.numbers.filter { number in
            !known.numbers.contains {
                $0.reading.record.vin == number.reading.record.vin && $0.quad.touches(number.quad)
            }
        }
        texts += other.texts.filter { text in
            !known.texts.contains { $0.reading.texts == text.reading.texts && $0.quad.touches(text.quad) }
        }
        otherNumbers += other.otherNumbers
        documents += other.documents
        endedBy = other.endedBy ?? endedBy
    }
}

extension Quadrilateral {
    init(_ box: PixelRect) {
        let (left, top, right, bottom) = (Double(box.left), Double(box.top), Double(box.right), Double(box.bottom))
        self.init(
            topLeft: Point(x: left, y: top), topRight: Point(x: right, y: top),
            bottomRight: Point(x: right, y: bottom), bottomLeft: Point(x: left, y: bottom))
    }
}

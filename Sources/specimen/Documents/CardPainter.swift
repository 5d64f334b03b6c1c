import CCairo
import CodeParser
import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// Draws a document flat and upright.
struct CardPainter {
    /// The drawn document with the places that a reader should find, in its own pixels.
    struct Painting {
        var picture: Picture
        var zone: Quadrilateral?
        var portrait: Quadrilateral?
    }

    let fonts: CardFonts
    var layout = CardLayout.usual
    /// Pixels to a millimetre.
    let resolution: Double

    func paint(_ document: SpecimenDocument, _ random: inout SeededRandom) throws(SpecimenError) -> Painting {
        let size = CardSize(document.format)
        let canvas = try Canvas(
            width: Int(size.width * resolution), height: Int(size.height * resolution), kind: .colour)
        canvas.fillAll(document.style.paper)
        paintPattern(document.style, size: size, on: canvas, &random)
        let portrait = paintFields(document, size: size, on: canvas, &random)
        let zone = layout.isFront ? nil : paintZone(document, size: size, on: canvas)
        return Painting(picture: canvas.picture(), zone: zone, portrait: portrait)
    }

    // MARK: Parts

    /// Waves and a rosette: the security print that a reader must look through.
    private func paintPattern(
        _ style: CardStyle, size: CardSize, on canvas: borrowing Canvas, _ random: inout SeededRandom
    ) {
        let r = resolution
        let wave = random.uniform(0.6, 2)
        let period = random.uniform(14, 40)
        for row in stride(from: -4.0, through: size.height + 4, by: random.uniform(0.9, 1.6)) {
            let phase = row * random.uniform(0.18, 0.22)
            let points = stride(from: 0.0, through: size.width, by: 1).map { x in
                (x: x * r, y: (row + wave * sin(x / period * 2 * .pi + phase)) * r)
            }
            canvas.strokeLine(points, width: 0.09 * r, style.pattern, opacity: 0.45)
        }
        let centre = (x: random.uniform(0.4, 0.8) * size.width, y: random.uniform(0.3, 0.5) * size.height)
        let petals = Double(random.integer(5...11))
        for ring in 1...7 {
            let points = stride(from: 0.0, through: 2 * .pi, by: 0.03).map { angle in
                let radius = Double(ring) * 2.6 + 1.6 * sin(petals * angle + Double(ring))
                return (x: (centre.x + radius * cos(angle)) * r, y: (centre.y + radius * sin(angle)) * r)
            }
            canvas.strokeLine(points, width: 0.1 * r, style.pattern, opacity: 0.5)
        }
    }

    /// Title, labelled fields, portrait and signature; returns where the portrait is, if there is one.
    private func paintFields(
        _ document: SpecimenDocument, size: CardSize, on canvas: borrowing Canvas, _ random: inout SeededRandom
    ) -> Quadrilateral? {
        let r = resolution
        let style = document.style
        let zoneHeight = size.zoneBottom + Double(document.lines.count - 1) * CardSize.lineDistance + 6
        let bottom = size.height - (layout.isFront ? 3 : zoneHeight)
        canvas.drawText(
            document.content.issuingState + "  " + size.title, font: fonts.bold, capHeight: 2.4 * r, x: 5 * r, y: 6 * r,
            style.title)
        canvas.drawText(
            document.content.documentNumber, font: fonts.text, capHeight: 2.2 * r, x: (size.width - 30) * r, y: 6 * r,
            style.ink)
        let top = 9.0
        let height = max(12, min(42, bottom - top)) * layout.portraitSize
        let width = height * layout.portraitRatio
        // Cards of size ID-1 have their zone on the back, where no portrait is.
        let side = document.format == .td1 && !layout.isFront ? .none : layout.side
        let box = PortraitPainter(
            x: (side == .right ? size.width - 5 - width : 5) * r, y: top * r, width: width * r, height: height * r)
        if side != .none { box.paint(on: canvas, style: style, look: layout.look, &random) }
        let left = side == .left ? 5 + width + 5 : 5
        let fields = document.visualFields
        let step = min(8, (bottom - top) / Double(fields.count))
        for (index, field) in fields.enumerated() {
            let y = top + step * Double(index) + step * 0.35
            canvas.drawText(
                field.label, font: fonts.text, capHeight: min(1.2, step * 0.22) * r, x: left * r, y: y * r, style.label)
            canvas.drawText(
                field.value, font: fonts.text, capHeight: min(2.1, step * 0.38) * r, x: left * r,
                y: (y + step * 0.5) * r, style.ink)
        }
        paintSignature(
            at: (side == .right ? 5 : size.width - 32, bottom - 5), on: canvas, style: style, &random)
        if side != .none, layout.ghostSize > 0 {
            paintGhost(of: box, isOnRight: side == .left, above: bottom - 9, size: size, on: canvas, style, &random)
        }
        return side == .none ? nil : box.quad
    }

    /// The second portrait, smaller and faint, on the other side.
    private func paintGhost(
        of box: PortraitPainter, isOnRight: Bool, above bottom: Double, size: CardSize, on canvas: borrowing Canvas,
        _ style: CardStyle, _ random: inout SeededRandom
    ) {
        let (width, height) = (box.width * layout.ghostSize, box.height * layout.ghostSize)
        var look = layout.look
        look.opacity = random.uniform(0.3, 0.6)
        look.isGrey = true
        let ghost = PortraitPainter(
            x: isOnRight ? (size.width - 5) * resolution - width : (size.width / 2 - 8) * resolution - width,
            y: bottom * resolution - height, width: width, height: height)
        ghost.paint(on: canvas, style: style, look: look, &random)
    }

    private func paintSignature(
        at place: (x: Double, y: Double), on canvas: borrowing Canvas, style: CardStyle, _ random: inout SeededRandom
    ) {
        let points = (0..<40).map { step -> (x: Double, y: Double) in
            let t = Double(step)
            return (
                x: (place.x + t * 0.6 + 0.8 * sin(t * 1.3)) * resolution,
                y: (place.y + 1.8 * sin(t * 0.9) * sin(t * 0.23 + 1) + random.normal(0.1)) * resolution
            )
        }
        canvas.strokeLine(points, width: 0.25 * resolution, style.ink)
    }

    /// The machine readable zone; returns the box of its letters.
    private func paintZone(
        _ document: SpecimenDocument, size: CardSize, on canvas: borrowing Canvas
    ) -> Quadrilateral {
        let r = resolution
        let count = document.lines.count
        let first = size.height - size.zoneBottom - Double(count - 1) * CardSize.lineDistance
        for (index, line) in document.lines.enumerated() {
            canvas.drawCells(
                line, font: fonts.zone, capHeight: CardSize.capHeight * r, pitch: CardSize.pitch * r,
                x: size.zoneLeft * r, y: (first + Double(index) * CardSize.lineDistance) * r, document.style.ink,
                weight: document.style.zoneWeight * r)
        }
        let right = size.zoneLeft + CardSize.pitch * Double(document.lines.first?.utf8.count ?? 0)
        return Quadrilateral(
            left: size.zoneLeft * r, top: (first - CardSize.capHeight) * r, right: right * r,
            bottom: (size.height - size.zoneBottom) * r)
    }
}

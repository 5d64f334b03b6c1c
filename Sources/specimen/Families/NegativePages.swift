import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// Pictures without any zone: what a reader must not make one of.
struct NegativePages {
    let fonts: CardFonts

    private static let words = [
        "river", "account", "of", "the", "morning", "letter", "and", "window", "a", "garden", "market", "to", "paper",
        "station", "in", "winter", "number", "bridge", "with", "evening", "table", "for", "mountain", "is", "music",
        "from", "village", "on", "history", "light", "between", "stone", "after", "harvest", "old", "road",
    ]

    func draw(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        var pictures: [TestPicture] = []
        let painters = [textPage, receipt, barcode, empty, form, numbers]
        let names = ["text-page", "receipt", "barcode", "empty", "form", "numbers"]
        for (index, name) in names.enumerated() {
            var random = SeededRandom.stream(seed: seed, index: index)
            let scene = try painters[index](&random)
            var picture = scene.blurred(0.5)
            picture.addNoise(2, &random)
            pictures.append(.jpeg("negative-\(name)", picture, quality: 75))
        }
        return pictures
    }

    private func textPage(_ random: inout SeededRandom) throws(SpecimenError) -> Picture {
        let canvas = try Canvas(width: 900, height: 1200, kind: .colour)
        canvas.fillAll(Colour(red: 0.97, green: 0.96, blue: 0.93))
        for row in 0..<38 {
            var line = ""
            while line.count < 52 { line += random.pick(Self.words) + " " }
            canvas.drawText(
                line, font: fonts.serif, capHeight: 13, x: 80, y: 90 + Double(row) * 28, .black)
        }
        return canvas.picture()
    }

    private func receipt(_ random: inout SeededRandom) throws(SpecimenError) -> Picture {
        let canvas = try Canvas(width: 600, height: 1000, kind: .colour)
        canvas.fillAll(Colour(red: 0.95, green: 0.95, blue: 0.95))
        for row in 0..<30 {
            let price = "\(random.integer(0...99)).\(random.integer(10...99))"
            let article = random.pick(Self.words).uppercased() + " " + random.pick(Self.words).uppercased()
            let line = article.padded(to: 28) + price
            canvas.drawCells(
                line, font: fonts.zone, capHeight: 14, pitch: 15, x: 40, y: 80 + Double(row) * 28, .black)
        }
        return canvas.picture()
    }

    private func barcode(_ random: inout SeededRandom) throws(SpecimenError) -> Picture {
        let canvas = try Canvas(width: 1000, height: 700, kind: .colour)
        canvas.fillAll(.white)
        for top in [80.0, 380] {
            var x = 80.0
            while x < 900 {
                let bar = Double(random.integer(1...4)) * 3
                canvas.fillRectangle(x: x, y: top, width: bar, height: 180, .black)
                x += bar + Double(random.integer(1...4)) * 3
            }
            let digits = (0..<13).map { _ in "\(random.integer(0...9))" }.joined()
            canvas.drawCells(digits, font: fonts.zone, capHeight: 26, pitch: 50, x: 150, y: top + 220, .black)
        }
        return canvas.picture()
    }

    private func empty(_ random: inout SeededRandom) throws(SpecimenError) -> Picture {
        let canvas = try Canvas(width: 800, height: 600, kind: .colour)
        canvas.fillAll(Colour(red: random.uniform(0.6, 0.9), green: 0.8, blue: 0.78))
        return canvas.picture()
    }

    /// A form with rows of fillers and boxes, which look most like a zone.
    private func form(_ random: inout SeededRandom) throws(SpecimenError) -> Picture {
        let canvas = try Canvas(width: 1000, height: 800, kind: .colour)
        canvas.fillAll(.white)
        for row in 0..<10 {
            let y = 80 + Double(row) * 66
            canvas.drawText(
                random.pick(Self.words) + " " + random.pick(Self.words), font: fonts.text, capHeight: 14, x: 60, y: y,
                .black)
            if row % 3 == 2 {
                let arrows = String(repeating: row % 2 == 0 ? ">" : "<", count: 36)
                canvas.drawCells(arrows, font: fonts.zone, capHeight: 18, pitch: 19, x: 280, y: y, .black)
            } else {
                for cell in 0..<26 {
                    let x = 300 + Double(cell) * 24
                    canvas.strokeLine(
                        [(x, y - 20), (x + 20, y - 20), (x + 20, y + 4), (x, y + 4), (x, y - 20)], width: 1.5, .black)
                }
            }
        }
        return canvas.picture()
    }

    private func numbers(_ random: inout SeededRandom) throws(SpecimenError) -> Picture {
        let canvas = try Canvas(width: 1000, height: 800, kind: .colour)
        canvas.fillAll(Colour(red: 0.98, green: 0.98, blue: 1))
        for row in 0..<22 {
            var line = ""
            for _ in 0..<6 {
                line += (0..<random.integer(3...6)).map { _ in "\(random.integer(0...9))" }.joined().padded(to: 8)
            }
            canvas.drawCells(
                line, font: fonts.zone, capHeight: 17, pitch: 18, x: 60, y: 70 + Double(row) * 32, .black)
        }
        return canvas.picture()
    }
}

extension String {
    /// The text with spaces behind it up to a length.
    fileprivate func padded(to length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}

package import CodeParser
package import Raster
import TextRecognition

/// One zone that was read, with its place in the image.
package struct FoundZone: Sendable {
    package var reading: ZoneReading
    /// Around all lines, in the reading direction of the text; pixels of the image.
    package var quad: Quadrilateral
    /// Around each line.
    package var lineQuads: [Quadrilateral]
    /// How far the text is turned clockwise, to the nearest quarter: 0, 90, 180 or 270 degrees.
    package var rotation: Int
    /// The name of the attempt that read it.
    package var attempt: String
    /// Whether all its characters were seen at the first look, with hardly a doubt.
    package var isClear = false
    /// The region and the task of the template that asked for it.
    package var origin = ResultOrigin()
    /// Whether the template has its text parsed.
    package var isParsed = true

    /// Whether every check digit agrees and no other reading is about as likely.
    package var isProven: Bool { reading.record.isValid && !reading.isAmbiguous }
}

extension FoundZone {
    /// Whether it is a visa that was read under the layout of passports or cards, because the template has none for
    /// visas: only their document code begins with V (ICAO 9303 part 7, section 4).
    var isVisaOfOtherLayout: Bool {
        let format = reading.record.format
        return format.lineCount == 2 && !format.isVisa && reading.lines.first?.utf8.first == UInt8(ascii: "V")
    }
}

extension FoundZone {
    /// What the stages of a candidate have left in the context; `nil` when they read nothing.
    init?(_ context: ScanContext, clearCertainty: Double) {
        guard let reading = context.reading, let place = FoundPlace(context, lines: reading.lineIndices) else {
            return nil
        }
        self.init(
            reading: ConfidenceTable.measured.applied(to: reading), quad: place.quad, lineQuads: place.lineQuads,
            rotation: place.rotation,
            attempt: context.attempt.name,
            isClear: context.looks.first?.showsClearly(reading, certainty: clearCertainty) ?? false)
    }
}

extension Look {
    /// Whether every line of a reading was seen with all its characters, and hardly one of them doubted.
    fileprivate func showsClearly(_ reading: ZoneReading, certainty: Double) -> Bool {
        zip(reading.lineIndices, reading.lines).allSatisfy { index, text in
            guard recognized.indices.contains(index), let line = recognized[index] else { return false }
            return line.characters.count == text.utf8.count && line.certainty >= certainty
        }
    }
}

extension FoundText {
    /// What the stages of a candidate have left in the context; `nil` when they read nothing.
    init?(_ context: ScanContext) {
        guard let reading = context.text, let place = FoundPlace(context) else { return nil }
        self.init(
            reading: reading, quad: place.quad, lineQuads: place.lineQuads, rotation: place.rotation,
            attempt: context.attempt.name)
    }
}

/// Where the candidate of a context lies.
private struct FoundPlace {
    let quad: Quadrilateral
    let lineQuads: [Quadrilateral]
    let rotation: Int

    /// The place of all lines of the candidate, or of those that a reading took.
    init?(_ context: ScanContext, lines: [Int]? = nil) {
        guard var candidate = context.candidate else { return nil }
        if let lines, lines.allSatisfy(candidate.lines.indices.contains) {
            candidate.lines = lines.map { candidate.lines[$0] }
        }
        guard let quad = candidate.quad, let line = candidate.lines.first else { return nil }
        self.quad = quad
        lineQuads = candidate.lines.map { $0.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2) }
        let quarter = Int((line.angle / (Double.pi / 2)).rounded())
        rotation = ((quarter % 4 + 4) % 4) * 90
    }
}

/// What one text-line task read in one image.
package struct ZonePageReading: Sendable {
    /// The zones, as they were found.
    package var zones: [FoundZone] = []
    /// What fits a layout that only the template describes.
    package var texts: [FoundText] = []
    /// Where nothing was read: the last stage that still had something to work on.
    package var endedBy: StageName?

    package init() {}

    /// Whether nothing was read.
    package var isEmpty: Bool { zones.isEmpty && texts.isEmpty }
}

/// What one image holds.
package struct PageReading: Sendable {
    package var zones: [FoundZone] = []
    package var numbers: [FoundVIN] = []
    package var texts: [FoundText] = []
    /// What other lines hold where vehicle numbers were looked for.
    package var otherNumbers: [FoundVIN] = []
    /// The outlines of documents, the surest first.
    package var documents: [FoundDocument] = []
    /// The holder's portrait, when it was asked for and seen.
    package var portrait: PortraitZone?
    /// Where nothing was read: the last stage that still had something to work on.
    package var endedBy: StageName?

    package init() {}

    /// Whether no text was read.
    package var isEmpty: Bool { zones.isEmpty && texts.isEmpty && numbers.isEmpty }

    /// Turns the outline of a document without a zone so that its upper side is that of the portrait on it.
    mutating func turnDocumentToPortrait() {
        guard let portrait = portrait?.quad,
            let i = documents.firstIndex(where: { $0.quad.grown(by: 2).contains(portrait) })
        else { return }
        func agreement(_ quad: Quadrilateral) -> Double {
            let (a, b) = (quad.topLeft, quad.topRight)
            let (c, d) = (portrait.topLeft, portrait.topRight)
            return ((b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y)) / max(1e-9, a.distance(to: b))
        }
        let turned = (0..<4).map { documents[i].quad.turned(byQuarters: $0) }
        if let best = turned.max(by: { agreement($0) < agreement($1) }) { documents[i].quad = best }
    }

    /// Where everything lies that was read.
    package var textQuads: [Quadrilateral] { zones.map(\.quad) + numbers.map(\.quad) + texts.map(\.quad) }
}

/// The outline of a document, with the task that asked for it.
package struct FoundDocument: Sendable {
    package var quad: Quadrilateral
    /// 0…100, higher is surer.
    package var confidence: Int
    package var origin = ResultOrigin()
}

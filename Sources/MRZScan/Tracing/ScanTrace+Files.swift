import CodecBridge
import Raster
import ScanPipeline

extension ScanTrace {
    /// A file of the trace: its name, and its bytes.
    package typealias File = (name: String, bytes: [UInt8])

    /// The files: `upright.png`, `overview.png`, a strip for each line and look, and `trace.json`.
    package func files(for report: ScanReport) -> [File] {
        var files: [File] = [("upright.png", ImageEncoder.png(image)), ("overview.png", ImageEncoder.png(overview))]
        for (a, attempt) in attempts.enumerated() {
            for (c, candidate) in attempt.candidates.enumerated() {
                for (l, look) in candidate.looks.enumerated() {
                    for (s, strip) in look.strips.enumerated() {
                        guard let strip else { continue }
                        files.append((Self.stripName(a, c, l, s), ImageEncoder.png(strip.image)))
                    }
                }
            }
        }
        files.append(("trace.json", Array((json(report).text(isIndented: true) + "\n").utf8)))
        return files
    }

    /// The name of a strip's file; all counted from 1.
    static func stripName(_ attempt: Int, _ candidate: Int, _ look: Int, _ line: Int) -> String {
        "strip-a\(attempt + 1)-c\(candidate + 1)-look\(look + 1)-line\(line + 1).png"
    }

    // MARK: Overview

    /// The page with everything that was found marked, and below it the strips of the candidate that was read best.
    var overview: ColourImage {
        let edge = 1400.0
        let scale = min(1, edge / Double(max(1, image.width, image.height)))
        let page = image.scaled(by: scale)
        let strips = bestCandidate?.looks.first?.strips.compactMap { $0?.image } ?? []
        var picture = ColourImage(Self.stacked([page] + strips))
        func place(_ quad: Quadrilateral) -> Quadrilateral { Homography.scaling(x: scale, y: scale).apply(to: quad) }
        func frame(_ line: TextLine) -> Quadrilateral { line.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2) }
        for line in attempts.flatMap(\.lines) {
            picture.drawOutline(place(frame(line)), Mark.line, thickness: 1)
        }
        if let outline { picture.drawOutline(place(outline.quad), Mark.document, thickness: 3) }
        for candidate in attempts.flatMap(\.candidates) {
            let isZone = candidate.readings.contains { $0 != nil }
            for line in candidate.candidate.lines {
                picture.drawOutline(place(frame(line)), isZone ? Mark.zone : Mark.refused, thickness: 2)
            }
        }
        return picture
    }

    /// The candidate whose last reading is best, or the first that was read at all.
    private var bestCandidate: CandidateTrace? {
        let read = attempts.flatMap(\.candidates).filter { !$0.looks.isEmpty }
        let zones = read.compactMap { candidate in candidate.readings.last?.map { (candidate, $0) } }
        return zones.max { $0.1.isWorse(than: $1.1) }?.0 ?? read.first
    }

    /// Pictures below each other, a white margin between them.
    private static func stacked(_ pictures: [GrayImage]) -> GrayImage {
        let margin = 6
        let width = pictures.map(\.width).max() ?? 1
        let height = pictures.reduce(0) { $0 + $1.height } + margin * max(0, pictures.count - 1)
        var result = GrayImage(width: width, height: height)
        var top = 0
        for picture in pictures {
            for y in 0..<picture.height {
                for x in 0..<picture.width { result[x, top + y] = picture[x, y] }
            }
            top += picture.height + margin
        }
        return result
    }
}

/// The colours of marks: lines of print grey-blue, refused candidates orange, zones red, the document's outline green.
private enum Mark {
    static let line = RGBColour(red: 0x6E, green: 0x8C, blue: 0xC8)
    static let refused = RGBColour(red: 0xFF, green: 0x9F, blue: 0x0A)
    static let zone = RGBColour(red: 0xE0, green: 0x20, blue: 0x20)
    static let document = RGBColour(red: 0x12, green: 0xB8, blue: 0x86)
}

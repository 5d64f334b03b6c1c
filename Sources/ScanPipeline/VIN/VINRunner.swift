import CodeParser
import Glibc
package import Raster
package import TextRecognition

/// Looks for a vehicle identification number in an image: view after view until a number convinces.
///
/// Built once from its parameters, immutable; any number of threads may call it at once.
package struct VINRunner: Sendable {
    private let parameters: VINParameters
    private let finder: VINLineFinder
    private let reader: VINLineReader
    private let chooser: VINLineChooser

    package init(parameters: VINParameters, recognizer: any TextRecognizer) {
        self.parameters = parameters
        finder = VINLineFinder(parameters: parameters)
        reader = VINLineReader(recognizer: recognizer, strips: parameters.strips)
        chooser = VINLineChooser(options: parameters.decoding)
    }

    /// Reads an upright grey image, or the part of it that the parameters name.
    ///
    /// - Throws: `StageError` when a stage cannot work at all, such as a recogniser that fails.
    package func run(_ image: GrayImage) throws(StageError) -> VINPageReading {
        guard let region = parameters.region else { return try search(image) }
        let part = region.pixels(width: image.width, height: image.height)
        var page = try search(image.cropped(to: part))
        page.number?.quad.move(x: Double(part.left), y: Double(part.top))
        return page
    }

    private func search(_ image: GrayImage) throws(StageError) -> VINPageReading {
        let clock = ContinuousClock()
        let started = clock.now
        var page = VINPageReading()
        guard let first = parameters.views.first else { return page }
        var context = ScanContext(
            pyramid: ImagePyramid(image), attempt: Attempt(view: first.direction, longerEdge: first.longerEdge))
        var found: [FoundVIN] = []
        var seen: [VINLine] = []
        var reached = StageName.localize
        for view in parameters.views(for: image) {
            if parameters.timeoutMilliseconds > 0,
                started.duration(to: clock.now) > .milliseconds(parameters.timeoutMilliseconds)
            {
                break
            }
            for line in try lines(of: view, in: &context, without: seen) {
                reached = .decode
                seen.append(line.line)
                guard let number = try read(line, in: context) else { continue }
                found.append(number)
                if parameters.acceptance.isConvincing(number) { break }
            }
            if found.contains(where: parameters.acceptance.isConvincing) { break }
        }
        page.number = choose(found)
        if page.number == nil { page.endedBy = reached }
        return page
    }

    /// The best number; where another line's is about as good, both stand as alternatives.
    private func choose(_ found: [FoundVIN]) -> FoundVIN? {
        let ranked = found.filter(parameters.acceptance.isCredible).sorted { $0.rank > $1.rank }
        guard var best = ranked.first else { return nil }
        let near = ranked.filter { best.rank - $0.rank < parameters.decoding.ambiguityMargin / 17 }
        for other in near where !best.texts.contains(other.reading.record.vin) {
            best.reading.alternatives = best.texts + [other.reading.record.vin]
            best.reading.isAmbiguous = true
        }
        return best
    }

    /// The lines of a view that look like 17 characters in their strips too, the likeliest first.
    private func lines(
        of view: VINParameters.View, in context: inout ScanContext, without seen: [VINLine]
    ) throws(StageError) -> [StrippedLine] {
        var lines: [StrippedLine] = []
        for line in try finder.lines(in: view, of: &context) where !seen.contains(where: line.shows) {
            let strips = reader.strips(of: line, in: context)
            guard let first = strips.first else { continue }
            let likeness = StripTexture(of: first.image).likeness
            if likeness > 0 { lines.append(StrippedLine(line: line, strips: strips, score: line.score * likeness)) }
        }
        return Array(lines.sorted { $0.score > $1.score }.prefix(parameters.maximumReadings))
    }

    /// A line with its strips.
    private struct StrippedLine {
        var line: VINLine
        var strips: [LineStrip]
        var score: Double
    }

    /// The best number of a line, in the direction in which it is likelier.
    private func read(_ line: StrippedLine, in context: ScanContext) throws(StageError) -> FoundVIN? {
        let (upright, certainty) = try number(in: line.strips, of: line.line)
        // Print that is upside down still looks like print: what reads as nothing is nothing.
        guard certainty > 0.5, certainty < parameters.sufficientCertainty else { return upright }
        let reversed = line.line.reversed
        let (other, _) = try number(in: reader.strips(of: reversed, in: context), of: reversed)
        return [upright, other].compactMap { $0 }.max { $0.rank < $1.rank }
    }

    /// The best number of strips of one line, and the certainty of the first strip's characters.
    private func number(
        in strips: [LineStrip], of line: VINLine
    ) throws(StageError) -> (number: FoundVIN?, certainty: Double) {
        guard let first = strips.first else { return (nil, 0) }
        var recognized = [try reader.read(first)]
        guard recognized[0].isText else { return (nil, 0) }
        var best: FoundVIN?
        for strip in strips.dropFirst() {
            recognized.append(try reader.read(strip))
            best = number(in: recognized, of: line, strip: first)
            if let best, parameters.acceptance.isConvincing(best) { break }
            // No number in two strips: there is none.
            if best == nil { break }
        }
        return (best ?? number(in: recognized, of: line, strip: first), recognized[0].certainty)
    }

    private func number(in recognized: [RecognizedLine], of line: VINLine, strip: LineStrip) -> FoundVIN? {
        let candidates = chooser.candidates(of: recognized)
        guard var best = candidates.first else { return nil }
        // What is not read well has to be ahead of all others by far.
        let isDoubtful = best.support < parameters.acceptance.sufficientUnverified
        let margin = parameters.decoding.ambiguityMargin * (isDoubtful ? 3 : 1)
        let near = candidates.filter { best.rank - $0.rank < margin / 17 }
        if near.count > 1 {
            best.reading.isAmbiguous = true
            best.reading.alternatives = near.map(\.reading.record.vin)
        }
        best.reading = chooser.withKnownMaker(best.reading)
        let quarter = Int((strip.line.angle / (Double.pi / 2)).rounded())
        return FoundVIN(
            reading: best.reading, support: best.support, rank: best.rank,
            quad: strip.line.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2),
            rotation: ((quarter % 4 + 4) % 4) * 90, attempt: line.attempt.name)
    }
}

extension Quadrilateral {
    fileprivate mutating func move(x: Double, y: Double) {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        self = Quadrilateral(
            topLeft: moved(topLeft), topRight: moved(topRight), bottomRight: moved(bottomRight),
            bottomLeft: moved(bottomLeft))
    }
}

extension FoundVIN {
    /// Every text it may stand for, its own first.
    fileprivate var texts: [String] { reading.alternatives.isEmpty ? [reading.record.vin] : reading.alternatives }
}

extension RecognizedLine {
    /// The mean probability of the best characters, 0 for an empty line.
    fileprivate var certainty: Double {
        guard !characters.isEmpty else { return 0 }
        return characters.reduce(0) { $0 + ($1.choices.first?.probability ?? 0) } / Double(characters.count)
    }

    /// Whether it is worth another look: about as many characters as a number has, and most of them seen.
    fileprivate var isText: Bool { (13...26).contains(characters.count) && certainty > 0.5 }
}

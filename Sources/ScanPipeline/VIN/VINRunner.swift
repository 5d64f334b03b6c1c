import CodeParser
import Glibc
import Raster
package import TextRecognition

/// Looks for a vehicle identification number in an image: view after view until a number convinces.
///
/// Built once from its parameters, immutable; any number of threads may call it at once.
package struct VINRunner: Sendable {
    private let parameters: VINParameters
    private let finder: VINLineFinder
    private let reader: VINLineReader
    private let chooser: VINLineChooser
    private let bars = BarNeighbours()

    package init(parameters: VINParameters, recognizer: any TextRecognizer) {
        self.parameters = parameters
        finder = VINLineFinder(parameters: parameters)
        reader = VINLineReader(recognizer: recognizer, strips: parameters.strips)
        chooser = VINLineChooser(options: parameters.decoding)
    }

    /// Reads an upright grey image.
    ///
    /// - Parameters:
    ///   - pyramid: the image.
    ///   - deadline: when no further view is begun; `nil` for none.
    /// - Returns: the number, where one convinces.
    /// - Throws: `StageError` when a stage cannot work at all, such as a recogniser that fails.
    package func run(
        _ pyramid: ImagePyramid, until deadline: ContinuousClock.Instant? = nil
    ) throws(StageError) -> VINPageReading {
        var page = VINPageReading()
        guard let first = parameters.views.first else { return page }
        var context = ScanContext(
            pyramid: pyramid, attempt: Attempt(view: first.direction, longerEdge: first.longerEdge))
        var search = Search()
        for view in parameters.views(for: pyramid.base) {
            if let deadline, ContinuousClock.now > deadline { break }
            var doubtful: [(line: CutLine, certainty: Double)] = []
            var isDone = false
            for line in try lines(of: view, in: &context, for: &search) where !isDone {
                search.reached = .decode
                let certainty = try reader.glance(at: line.strip)
                if certainty >= parameters.clearGlance {
                    isDone = try follow(line, in: context, for: &search)
                } else if certainty >= parameters.leastGlance {
                    doubtful.append((line, certainty))
                }
            }
            doubtful.sort { $0.certainty > $1.certainty }
            for (line, _) in doubtful.prefix(parameters.maximumViewReadings) where !isDone {
                isDone = try follow(line, in: context, for: &search)
            }
            if isDone { break }
        }
        page.number = choose(search.found)
        if page.number == nil { page.endedBy = search.reached }
        page.candidates = others(than: page.number, in: search.found)
        return page
    }

    /// Reads a line, unless enough of them were read; whether nothing more needs to be looked for.
    private func follow(
        _ line: CutLine, in context: ScanContext, for search: inout Search
    ) throws(StageError) -> Bool {
        guard search.readings < parameters.maximumReadings else { return true }
        search.readings += 1
        guard let number = try read(line, in: context) else { return false }
        search.found.append(number)
        return parameters.acceptance.isConvincing(number)
    }

    /// The numbers of other lines, each line once.
    private func others(than number: FoundVIN?, in found: [FoundVIN]) -> [FoundVIN] {
        var known = [number].compactMap { $0 }
        for other in found.sorted(by: { $0.rank > $1.rank }) where !known.contains(where: other.isPlaced) {
            known.append(other)
        }
        return Array(known.dropFirst(number == nil ? 0 : 1))
    }

    /// What is known of an image over all views.
    private struct Search {
        var found: [FoundVIN] = []
        /// Lines as they were found, and as far as their print was followed: neither is looked at twice.
        var seen: [VINLine] = []
        var readings = 0
        var reached = StageName.localize
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
        of view: VINParameters.View, in context: inout ScanContext, for search: inout Search
    ) throws(StageError) -> [CutLine] {
        var lines: [(line: CutLine, score: Double)] = []
        let found = try finder.lines(in: view, of: &context)
        let beside = found.flatMap { bars.lines(beside: $0, in: context.pyramid) }
        for line in found + beside where !search.seen.contains(where: line.shows) {
            search.seen.append(line)
            guard let cut = reader.cut(line, in: context) else { continue }
            let likeness = StripTexture(of: cut.strip.image).likeness
            guard likeness > 0, !search.seen.dropLast().contains(where: cut.print.shows) else { continue }
            search.seen.append(cut.print)
            lines.append((cut, line.score * likeness))
        }
        return lines.sorted { $0.score > $1.score }.map(\.line)
    }

    private typealias CutLine = VINLineReader.CutLine

    /// The best number of a line, in the direction in which it is likelier; `nil` where neither looks like a number.
    private func read(_ line: CutLine, in context: ScanContext) throws(StageError) -> FoundVIN? {
        let upright = try Direction(line: line, recognized: reader.read(line.strip))
        // Print that is upside down still looks like print: what reads as nothing is nothing.
        guard upright.recognized.certainty >= parameters.leastCertainty else { return nil }
        let first = try number(in: upright, context)
        if let first, parameters.acceptance.isConvincing(first) { return first }
        // Numbers are readable upside down: clear print may be the wrong way up.
        guard let turned = reader.cut(line.line.reversed, in: context),
            try reader.glance(at: turned.strip) >= parameters.leastGlance
        else { return first }
        let second = try number(in: Direction(line: turned, recognized: reader.read(turned.strip)), context)
        return [first, second].compactMap { $0 }.max { $0.rank < $1.rank }
    }

    /// A line in one of its two directions, with what its first strip holds.
    private struct Direction {
        var line: CutLine
        var recognized: RecognizedLine
    }

    /// The best number of a line in one direction, from as many strips as it takes to be sure.
    private func number(in direction: Direction, _ context: ScanContext) throws(StageError) -> FoundVIN? {
        guard direction.recognized.certainty >= parameters.leastReadCertainty else { return nil }
        var line = direction.line
        var recognized = [direction.recognized]
        let count = recognized[0].characters.count
        guard parameters.characterCounts.contains(count), chooser.hasDigits(recognized[0]) else { return nil }
        if count < 17, recognized[0].certainty >= parameters.clearGlance,
            let longer = try longer(line, from: count, context)
        {
            line = longer.line
            recognized = [longer.recognized]
        }
        var readings = chooser.readings(of: recognized[0])
        // What is clear and no number will not be one in another strip.
        if readings.isEmpty, recognized[0].certainty >= parameters.clearPrint { return nil }
        var best: FoundVIN?
        for strip in reader.otherStrips(of: line, in: context) {
            let seen = try reader.read(strip)
            recognized.append(seen)
            readings += chooser.readings(of: seen)
            best = number(in: recognized, readings: readings, of: line.line, strip: line.strip)
            // No number in two strips, or none that the others could make credible: there is none.
            guard let number = best, number.support >= parameters.leastSupport else { break }
            // A check digit is an opinion of its own, and all that small print has beside the strips.
            let isProven = number.reading.record.status == .valid
            let isEnough = isProven || line.strip.line.height >= parameters.sharpHeight
            if isEnough, recognized.count + (isProven ? 1 : 0) >= parameters.leastOpinions,
                parameters.acceptance.isConvincing(number)
            {
                break
            }
        }
        return best ?? number(in: recognized, readings: readings, of: line.line, strip: line.strip)
    }

    /// The line with all its characters, where some were lost: narrow letters may have run together, or the ends of the
    /// print lie in shadow or glare.
    private func longer(
        _ line: CutLine, from count: Int, _ context: ScanContext
    ) throws(StageError) -> Direction? {
        var best: (rank: Double, direction: Direction)?
        for other in reader.longer(line, from: count, in: context) {
            let seen = try reader.read(other.strip)
            guard (17...parameters.characterCounts.upperBound).contains(seen.characters.count),
                let rank = chooser.candidates(of: [seen]).first?.rank, rank > best?.rank ?? -.infinity
            else { continue }
            best = (rank, Direction(line: other, recognized: seen))
        }
        return best?.direction
    }

    private func number(
        in recognized: [RecognizedLine], readings: [VINReading], of line: VINLine, strip: LineStrip
    ) -> FoundVIN? {
        let candidates = chooser.candidates(of: recognized, readings: readings)
        guard var best = candidates.first else { return nil }
        // What is not read well has to be ahead of all others by far.
        let isDoubtful = best.support < parameters.acceptance.sufficientUnverified
        let isProven = best.reading.record.status == .valid && best.reading.record.maker != nil
        let margin = parameters.decoding.ambiguityMargin * (isDoubtful ? (isProven ? 1.5 : 3) : 1)
        let near = candidates.filter { best.rank - $0.rank < margin / 17 }
        if near.count > 1 {
            best.reading.isAmbiguous = true
            let texts = near.map(\.reading.record.vin)
            best.reading.alternatives = texts + best.reading.alternatives.filter { !texts.contains($0) }
        }
        let isKnown = best.reading.record.maker != nil
        best.reading = chooser.withKnownMaker(best.reading)
        let quarter = Int((strip.line.angle / (Double.pi / 2)).rounded())
        return FoundVIN(
            reading: best.reading, support: best.support, rank: best.rank,
            quad: strip.line.quad(aboveAndBelow: 0.2, before: 0.2, after: 0.2),
            rotation: ((quarter % 4 + 4) % 4) * 90, attempt: line.attempt.name,
            hasMakerOfLookAlike: !isKnown && best.reading.record.maker != nil)
    }
}

extension FoundVIN {
    /// Whether another number was read from the same print.
    fileprivate func isPlaced(as other: FoundVIN) -> Bool {
        let height = quad.topLeft.distance(to: quad.bottomLeft)
        return quad.centre.distance(to: other.quad.centre) < height
    }

    /// Every text it may stand for, its own first.
    fileprivate var texts: [String] { reading.alternatives.isEmpty ? [reading.record.vin] : reading.alternatives }
}

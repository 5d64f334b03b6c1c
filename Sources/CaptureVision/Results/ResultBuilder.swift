import CodeParser
import Glibc
import MRZScan
import Raster
import ScanPipeline
import ScanTemplates

/// Turns what the stages read into results, as the template says: joined or line by line, parsed or not, documents
/// level or as outlines.
struct ResultBuilder {
    let plan: PipelinePlan
    let picture: CapturedPicture

    func items(of page: PageReading) -> [any CapturedResultItem] {
        var items: [any CapturedResultItem] = []
        if plan.outputsOriginalImage, let colour = picture.colour {
            items.append(OriginalImageResultItem(imageData: ImageData(colour, tag: picture.info.tag)))
        }
        for zone in page.zones { items += results(of: zone) }
        for number in page.numbers { items += results(of: number) }
        for text in page.texts { items += results(of: text) as [any CapturedResultItem] }
        items += documents(page.documents, zones: page.zones)
        return items
    }

    // Texts

    private func results(of zone: FoundZone) -> [any CapturedResultItem] {
        let code = ScannedCode(zone)
        let specification = specification(of: zone.origin, lengths: zone.reading.record.format.lineLengths)
        let lines = zip(code.lines, zip(code.rawLines, zone.lineQuads)).enumerated().map { index, line in
            TextPiece(
                text: line.0, raw: line.1.0, quad: line.1.1,
                certainties: zone.reading.confidences.indices.contains(index) ? zone.reading.confidences[index] : [])
        }
        let texts = textItems(lines, whole: zone.quad, origin: zone.origin, specification: specification)
        guard zone.isParsed else { return texts }
        return texts + [ParsedResultItem(code, texts: texts)]
    }

    private func results(of number: FoundVIN) -> [any CapturedResultItem] {
        let code = ScannedCode(number)
        let piece = TextPiece(
            text: code.lines[0], raw: code.rawLines[0], quad: number.quad, certainties: number.reading.confidences)
        let texts = textItems(
            [piece], whole: number.quad, origin: number.origin,
            specification: specification(of: number.origin, lengths: [code.lines[0].utf8.count]))
        guard number.isParsed else { return texts }
        return texts + [ParsedResultItem(code, texts: texts)]
    }

    private func results(of text: FoundText) -> [TextLineResultItem] {
        let lines = zip(text.reading.lines, text.lineQuads).map { line, quad in
            TextPiece(
                text: line.text, raw: line.rawText, quad: quad,
                certainties: Array(repeating: exp(line.score), count: line.text.utf8.count))
        }
        let specification = task(of: text.origin)?.specifications.first {
            $0.name == text.reading.specificationName
        }
        return textItems(lines, whole: text.quad, origin: text.origin, specification: specification)
    }

    /// A line on its way into a result.
    private struct TextPiece {
        var text: String
        var raw: String
        var quad: Quadrilateral
        /// Of each character, 0…1.
        var certainties: [Double]
    }

    private func textItems(
        _ lines: [TextPiece], whole: Quadrilateral, origin: ResultOrigin, specification: LineSpecificationPlan?
    ) -> [TextLineResultItem] {
        func item(_ lines: [TextPiece], _ quad: Quadrilateral, row: Int) -> TextLineResultItem {
            let separator = specification?.separator ?? "\n"
            let certainties = lines.flatMap(\.certainties)
            let mean = certainties.isEmpty ? 0 : certainties.reduce(0, +) / Double(certainties.count)
            return TextLineResultItem(
                origin: ItemOrigin(region: origin.region, task: origin.task),
                text: lines.map(\.text).joined(separator: separator),
                rawText: lines.map(\.raw).joined(separator: separator), location: picture.original(quad),
                confidence: Int((100 * mean).rounded()), characterResults: lines.flatMap(characters),
                specificationName: specification?.name ?? "", rowNumber: row)
        }
        guard !(specification?.joinsLines ?? false) else { return [item(lines, whole, row: 1)] }
        return lines.enumerated().map { item([$0.element], $0.element.quad, row: $0.offset + 1) }
    }

    /// The characters of a line, in cells of equal width.
    private func characters(of line: TextPiece) -> [CharacterResult] {
        let quad = picture.original(line.quad)
        let count = Double(line.text.count)
        func point(_ a: Point, _ b: Point, _ share: Double) -> Point {
            Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        return line.text.enumerated().map { index, character in
            let (from, to) = (Double(index) / count, Double(index + 1) / count)
            let certainty = line.certainties.indices.contains(index) ? line.certainties[index] : 0
            return CharacterResult(
                characterH: character, characterHConfidence: Int((100 * certainty).rounded()), characterMConfidence: 0,
                characterLConfidence: 0,
                location: Quadrilateral(
                    topLeft: point(quad.topLeft, quad.topRight, from), topRight: point(quad.topLeft, quad.topRight, to),
                    bottomRight: point(quad.bottomLeft, quad.bottomRight, to),
                    bottomLeft: point(quad.bottomLeft, quad.bottomRight, from)))
        }
    }

    private func task(of origin: ResultOrigin) -> TextLineTaskPlan? {
        plan.textLineTasks.first { $0.name == origin.task }
    }

    private func specification(of origin: ResultOrigin, lengths: [Int]) -> LineSpecificationPlan? {
        task(of: origin)?.specifications.first { $0.fixedLineLengths == lengths }
    }

    // Documents

    private func documents(_ found: [FoundDocument], zones: [FoundZone]) -> [any CapturedResultItem] {
        found.flatMap { document -> [any CapturedResultItem] in
            let quad = DetectedQuadResultItem(
                origin: ItemOrigin(region: document.origin.region, task: document.origin.task),
                location: picture.original(document.quad), confidence: document.confidence)
            guard let task = plan.documentTasks.first(where: { $0.name == document.origin.task }),
                let deskewing = task.deskewing, let colour = picture.colour,
                let level = DocumentImage(
                    of: quad.location, in: colour,
                    format: zones.first { document.quad.contains($0.quad) }?.reading.record.format, deskewing)
            else { return [quad] }
            let deskewed = DeskewedImageResultItem(
                reference: quad, imageData: ImageData(level.image), originalToLocalMatrix: level.fromOriginal)
            guard let enhancement = task.enhancement else { return [quad, deskewed] }
            let enhanced = EnhancedImageResultItem(reference: deskewed, imageData: level.enhanced(enhancement))
            return [quad, deskewed, enhanced]
        }
    }
}

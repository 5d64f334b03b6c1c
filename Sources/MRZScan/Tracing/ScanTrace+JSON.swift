import CodeParser
import Raster
import ScanPipeline
import TextRecognition

extension ScanTrace {
    /// The trace; `report` tells what came of it.
    func json(_ report: ScanReport) -> JSONValue {
        var members = JSONMembers()
        members.add("file", report.file.map { .string($0) })
        members.add("page", .integer(report.page))
        members.add("status", .string(report.status.rawValue))
        members.add("endedBy", report.endedBy.map { .string($0) })
        members.add("scannedWidth", .integer(image.width))
        members.add("scannedHeight", .integer(image.height))
        members.add("fileIsLargerBy", .integer(scaleDenominator))
        members.add("document", outline.map { Self.corners($0.quad) })
        members.add("attempts", .list(attempts.enumerated().map { Self.json($0.element, at: $0.offset) }))
        members.add(
            "stages",
            .list(
                stages.map { stage in
                    .object([
                        ("stage", .string(stage.stage)), ("attempt", .string(stage.attempt)),
                        ("milliseconds", .decimal(stage.milliseconds)),
                    ])
                }))
        return members.object
    }

    private static func json(_ attempt: AttemptTrace, at index: Int) -> JSONValue {
        .object([
            ("region", .string(attempt.origin.region)), ("task", .string(attempt.origin.task)),
            ("attempt", .string(attempt.attempt.name)),
            ("lines", .list(attempt.lines.map { Self.json($0) })),
            (
                "groups",
                .list(
                    attempt.groups.map {
                        .object([("lineCount", .integer($0.lines.count)), ("scorePercent", .decimal($0.score * 100))])
                    })
            ),
            ("candidates", .list(attempt.candidates.enumerated().map { json($0.element, index, $0.offset) })),
        ])
    }

    private static func json(_ line: TextLine) -> JSONValue {
        .object([
            ("start", point(line.start)), ("end", point(line.end)), ("height", .decimal(line.height)),
            ("regularityPercent", .decimal(line.regularity * 100)),
        ])
    }

    private static func json(_ candidate: CandidateTrace, _ attempt: Int, _ index: Int) -> JSONValue {
        var members = JSONMembers()
        members.add("scorePercent", .decimal(candidate.candidate.score * 100))
        members.add("location", candidate.candidate.quad.map(corners))
        members.add("openDirections", .integer(candidate.directionCount))
        members.add(
            "looks",
            .list(
                candidate.looks.enumerated().map { number, look in
                    .list(look.strips.indices.map { json(look, line: $0, stripName(attempt, index, number, $0)) })
                }))
        members.add("readings", .list(candidate.readings.map { json($0) }))
        return members.object
    }

    /// A strip and what was seen in it: the text, and of each place the characters it may be, in percent.
    private static func json(_ look: Look, line: Int, _ name: String) -> JSONValue {
        guard let strip = look.strips[line] else { return .object([]) }
        var members = JSONMembers()
        members.add("strip", .string(name))
        members.add("location", corners(strip.quad))
        if look.lines.indices.contains(line), let seen = look.lines[line] {
            members.add("text", .string(seen.text))
            members.add("certaintyPercent", .decimal(seen.certainty * 100))
            members.add("characters", .list(seen.characters.map { json($0) }))
        }
        return members.object
    }

    private static func json(_ character: RecognizedCharacter) -> JSONValue {
        let choices = character.choices.filter { $0.probability >= 0.001 }.map { choice in
            JSONValue.list([
                .string(String(decoding: [choice.symbol], as: UTF8.self)), .decimal(choice.probability * 100),
            ])
        }
        return .object([
            ("left", .decimal(character.left)), ("right", .decimal(character.right)), ("choices", .list(choices)),
        ])
    }

    private static func json(_ reading: ZoneReading?) -> JSONValue {
        guard let reading else { return .object([]) }
        return .object([
            ("codeType", .string(reading.record.codeType)), ("lines", .list(reading.lines.map { .string($0) })),
            ("rawLines", .list(reading.rawLines.map { .string($0) })), ("valid", .boolean(reading.record.isValid)),
            ("ambiguous", .boolean(reading.isAmbiguous)),
            ("alternatives", .list(reading.alternatives.map { .list($0.map { .string($0) }) })),
            (
                "confidencePercent",
                .list(reading.confidences.map { .list($0.map { .decimal($0 * 100) }) })
            ),
        ])
    }

    private static func corners(_ quad: Quadrilateral) -> JSONValue { .list(quad.corners.map(point)) }

    private static func point(_ point: Point) -> JSONValue { .list([.decimal(point.x), .decimal(point.y)]) }
}

import CodeParser
import Foundation
import Testing

/// What must hold for any holder.
///
/// `MRZ_PROPERTY_COUNT` sets how many are drawn for each layout (300 by default).
@Suite("Properties of zones")
struct ZonePropertyTests {
    static let count = ProcessInfo.processInfo.environment["MRZ_PROPERTY_COUNT"].flatMap { Int($0) } ?? 300
    static let formats: [ZoneFormat] = [.td1, .td2, .td3, .mrvA, .mrvB, .frenchID]

    @Test("a holder that is written and read again has the same fields", arguments: formats)
    func roundTrip(format: ZoneFormat) throws {
        var generator = HolderGenerator(seed: 1)
        let parser = ZoneParser()
        for index in 0..<Self.count {
            let holder = generator.holder(for: format)
            let encoder = ZoneEncoder(longNumberRule: index % 2 == 0 ? .published : .older)
            let lines = try encoder.encode(holder, as: format)
            #expect(lines.map(\.utf8.count) == format.lineLengths)
            let record = try #require(parser.parse(lines: lines), "\(lines)")
            #expect(record.format == format, "\(lines)")
            #expect(record.status == .valid, "\(lines)")
            #expect(record.documentNumber == holder.documentNumber, "\(lines)")
            #expect(record.holderName?.primary == holder.primaryIdentifier, "\(lines)")
            #expect(record.holderName?.secondary == holder.secondaryIdentifier, "\(lines)")
            #expect(record.birth?.raw == holder.dateOfBirth, "\(lines)")
            #expect(record["sex"]?.rawValue == holder.sex, "\(lines)")
            #expect(record.issuingState?.code == holder.issuingState, "\(lines)")
            if format != .frenchID {
                #expect(record.nationality?.code == holder.nationality, "\(lines)")
                #expect(record.expiry?.raw == holder.dateOfExpiry, "\(lines)")
                let names = [ZoneFieldName.optionalData, ZoneFieldName.optionalData1, ZoneFieldName.personalNumber]
                let data = names.compactMap { record[$0]?.value }.first
                #expect(data == holder.optionalData, "\(lines)")
            }
            if format == .td1 { #expect(record[ZoneFieldName.optionalData2]?.value == holder.optionalData2) }
        }
    }

    @Test(
        "a changed character breaks a check digit, or has the same value, or stands where none covers",
        arguments: formats)
    func singleChanges(format: ZoneFormat) throws {
        var generator = HolderGenerator(seed: 2)
        let parser = ZoneParser()
        for _ in 0..<Self.count {
            let lines = try ZoneEncoder().encode(generator.holder(for: format), as: format)
            let line = generator.number(in: 0..<lines.count)
            let column = generator.number(in: 0..<lines[line].utf8.count)
            var bytes = Array(lines[line].utf8)
            let old = bytes[column]
            bytes[column] = generator.character()
            guard bytes[column] != old else { continue }
            var changed = lines
            changed[line] = String(decoding: bytes, as: UTF8.self)
            // The French layout begins with fixed text, without which it is another one.
            guard let record = parser.parse(lines: changed, as: format) else { continue }
            let covered = format.checks.contains { check in
                (check.covers + [check.digit]).contains { $0.line == line + 1 && $0.columns.contains(column + 1) }
            }
            let oldValue = try #require(CheckDigit.value(of: old))
            let newValue = try #require(CheckDigit.value(of: bytes[column]))
            if covered, oldValue % 10 != newValue % 10 {
                #expect(record.status == .invalid, "\(lines) → \(changed)")
            }
        }
    }

    @Test("a misread character is read right, or the result is not called valid and certain", arguments: formats)
    func decoding(format: ZoneFormat) throws {
        var generator = HolderGenerator(seed: 3)
        let decoder = ZoneDecoder()
        for _ in 0..<max(1, Self.count / 10) {
            let lines = try ZoneEncoder().encode(generator.holder(for: format), as: format)
            let line = generator.number(in: 0..<lines.count)
            let column = generator.number(in: 0..<lines[line].utf8.count)
            let isProtected = format.checks.contains { check in
                check.covers.contains { $0.line == line + 1 && $0.columns.contains(column + 1) }
            }
            var readings = lines.map { LineReading(text: $0) }
            let old = Array(lines[line].utf8)[column]
            let other = generator.character()
            let oldValue = try #require(CheckDigit.value(of: old))
            let otherValue = try #require(CheckDigit.value(of: other))
            guard isProtected, oldValue % 10 != otherValue % 10 else { continue }
            readings[line].cells[column] = CellReading(candidates: [
                CharacterCandidate(symbol: other, probability: 0.8), CharacterCandidate(symbol: old, probability: 0.2),
            ])
            guard let reading = decoder.decode(readings) else { continue }
            if reading.record.isValid, !reading.isAmbiguous {
                #expect(reading.lines == lines, "\(reading.corrections)")
            }
        }
    }

    @Test("random bytes crash nothing")
    func noise() {
        var generator = HolderGenerator(seed: 4)
        let reader = ZoneTextReader()
        let parser = ZoneParser()
        let vins = VINDecoder()
        for _ in 0..<Self.count {
            let bytes = generator.bytes(upTo: 400)
            let text = String(decoding: bytes, as: UTF8.self)
            _ = parser.parse(utf8: bytes)
            _ = reader.read(text)
            _ = vins.read(text)
        }
    }

    @Test("random candidates crash nothing, and prove nothing")
    func randomCandidates() {
        var generator = HolderGenerator(seed: 5)
        let decoder = ZoneDecoder()
        for _ in 0..<max(1, Self.count / 20) {
            let lines = (0..<generator.number(in: 1..<5)).map { _ in
                LineReading(
                    cells: (0..<generator.number(in: 28..<46)).map { _ in
                        CellReading(
                            candidates: (0..<generator.number(in: 0..<5)).map { _ in
                                CharacterCandidate(symbol: generator.character(), probability: generator.probability())
                            })
                    })
            }
            #expect(decoder.decode(lines) == nil)
        }
    }

    @Test(
        "odd probabilities do no harm",
        arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude])
    func oddProbabilities(probability: Double) {
        let text = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10"
        let lines = text.split(separator: "\n").map { line in
            LineReading(
                cells: line.utf8.map {
                    CellReading(candidates: [CharacterCandidate(symbol: $0, probability: probability)])
                })
        }
        let reading = ZoneDecoder().decode(lines)
        if probability > 1e-6, probability.isFinite {
            #expect(reading?.record.isValid == true)
        } else {
            #expect(reading == nil)
        }
    }
}

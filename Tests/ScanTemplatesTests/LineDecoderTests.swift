import CodeParser
import Testing

@testable import ScanTemplates

@Suite("Decoding under a layout")
struct LineDecoderTests {
    private func layout(
        _ pattern: String, lengths: ClosedRange<Int> = 0...50, alphabet: CharacterMask = .mrz,
        confusables: [CharacterMask] = [CharacterMask("0O"), CharacterMask("1I")]
    ) throws -> LineLayout {
        LineLayout(
            pattern: try LinePattern.compile(pattern, lengthRange: lengths), recognizer: .zone, alphabet: alphabet,
            confusables: confusables, binarizations: [], enhancements: [])
    }

    private func decode(
        _ cells: [String], _ pattern: String, confusables: Bool = true, alphabet: CharacterMask = .mrz
    ) throws -> LineDecoding? {
        // Each place: characters with falling probabilities 0.6, 0.3, 0.1.
        let reading = LineReading(
            cells: cells.map { cell in
                CellReading(
                    candidates: zip(cell.utf8, [0.6, 0.3, 0.1]).map { CharacterCandidate(symbol: $0, probability: $1) })
            })
        let decoder = LineDecoder(
            layout: try layout(pattern, alphabet: alphabet), usesConfusables: confusables, confusableWeight: 0.02)
        return decoder.decode(reading)
    }

    @Test("takes the likeliest character that the pattern allows at each place, and says what it changed")
    func alphabets() throws {
        let line = try #require(try decode(["A4", "B8", "5S"], "[A-Z][0-9][A-Z]"))
        #expect(line.text == "A8S")
        #expect(line.rawText == "AB5")
        #expect(line.corrections.map(\.column) == [2, 3])
        #expect(line.corrections.map(\.from) == ["B", "5"])
        #expect(line.corrections.map(\.to) == ["8", "S"])
    }

    @Test("weighs the digits of a month together")
    func months() throws {
        // 1 then 8 would be the likeliest digits; 18 is no month, and of 13, 08 and 03 only the last two are.
        let line = try #require(try decode(["10", "83"], "[(01-12)]"))
        #expect(line.text == "08")
    }

    @Test("takes one branch of an alternative whole")
    func alternatives() throws {
        let line = try #require(try decode(["<1", "2<"], "([0-9]{2}|<<)"))
        // 12 and << are equally likely; < sorts behind the digits.
        #expect(line.text == "12")
        #expect(line.margin == 0)
    }

    @Test("puts a look-alike in only where the layout allows it and nothing that was offered fits")
    func confusables() throws {
        #expect(try decode(["O", "1"], "[0-9]{2}")?.text == "01")
        #expect(try decode(["O", "1"], "[0-9]{2}", confusables: false) == nil)
        // B is not said to be confused with 8.
        #expect(try decode(["B"], "[0-9]") == nil)
    }

    @Test("says how much likelier the text is than the next")
    func margins() throws {
        let line = try #require(try decode(["AB"], "[A-Z]"))
        // 0.6 against 0.3: the natural logarithm of 2.
        #expect(abs(line.margin - 0.693147) < 0.0001)
        #expect(try decode(["A"], "A")?.margin == .infinity)
    }

    @Test("keeps to the recogniser's alphabet and to the number of places")
    func bounds() throws {
        #expect(try decode(["O0"], "[A-Z0-9]", confusables: false, alphabet: .vin)?.text == "0")
        #expect(try decode(["A", "B"], "[A-Z]") == nil)
        #expect(try decode(["", "B"], "[A-Z]{2}") == nil)
    }

    @Test("holds lengths of groups to their total")
    func lengths() throws {
        let line = try #require(try decode(["A<", "<A", "<B", "B<", "<C"], "([A-C]{1,3}<<[A-C]{1,3}){(5)}"))
        // A<<B? : the last place is < or C, and only C can end the line.
        #expect(line.text == "A<<BC")
    }

    @Test("agrees with the matcher on whatever it returns", arguments: 0..<50)
    func agreement(seed: Int) throws {
        let pattern = "([A-C]?[(01-12)]|<{1,2}(A|BC)*){1,4}"
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let letters = Array("ABC<0129")
        let cells = (0..<(2 + next(7))).map { _ in String((0..<3).map { _ in letters[next(letters.count)] }) }
        let layout = try layout(pattern)
        if let line = try decode(cells, pattern, confusables: false) {
            #expect(layout.matches(line.text))
            #expect(zip(line.text, cells).allSatisfy { $1.contains($0) })
        } else {
            // Nothing that was offered fits: every combination is refused by the matcher as well.
            let all = cells.reduce([""]) { texts, cell in texts.flatMap { text in Set(cell).map { text + String($0) } }
            }
            #expect(!all.contains(where: layout.matches))
        }
    }

    @Test("a layout that the engine has never heard of is read by its template alone")
    func unknownLayout() throws {
        let text = """
            {
              "CaptureVisionTemplates": [{"Name": "ReadMember", "ImageROIProcessingNameArray": ["R"]}],
              "TargetROIDefOptions": [{"Name": "R", "TaskSettingNameArray": ["L"]}],
              "LabelRecognizerTaskSettingOptions": [{"Name": "L", "TextLineSpecificationNameArray": ["long", "short"]}],
              "TextLineSpecificationOptions": [
                {"Name": "short", "CharacterModelName": "NumberUppercaseCharRecognition",
                 "StringLengthRange": [8, 8], "StringRegExPattern": "[(AB,CD)][0-9]{6}"},
                {"Name": "long", "CharacterModelName": "MRZCharRecognition", "ConcatResults": 1, "SubGroups": [
                  {"CharacterModelName": "MRZCharRecognition", "StringLengthRange": [6, 6],
                   "StringRegExPattern": "M[A-Z<]{5}"},
                  {"CharacterModelName": "MRZCharRecognition", "StringLengthRange": [6, 6],
                   "StringRegExPattern": "[0-9]{4}[(01-12)]"}]}
              ]
            }
            """
        let plan = try TemplateLibrary(Array(text.utf8), name: "member.json").plan(named: "ReadMember")
        let decoder = SpecificationDecoder(task: try #require(plan.textLineTasks.first))
        let short = try #require(decoder.decode([LineReading(text: "AB12O456")]))
        #expect(short.specificationName == "short")
        #expect(short.texts == ["AB120456"])
        #expect(short.lines[0].corrections.count == 1)
        let long = try #require(decoder.decode([LineReading(text: "MDOE<<"), LineReading(text: "202611")]))
        #expect(long.specificationName == "long")
        #expect(long.texts == ["MDOE<<\n202611"])
        #expect(decoder.decode([LineReading(text: "MDOE<<"), LineReading(text: "202613")]) == nil)
        #expect(decoder.decode([LineReading(text: "EF123456")]) == nil)
    }
}

import Testing

@testable import ScanTemplates

@Suite("JSON reader")
struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONReader.Outcome {
        try JSONReader.read(Array(text.utf8))
    }

    private func failure(_ text: String) -> JSONSyntaxError? {
        #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(text.utf8)) }
    }

    @Test("reads every kind of value in the order of the text")
    func values() throws {
        let root = try read(#"{"b": [1, -2.5, 3e2, true, false, null], "a": "x"}"#).root
        let members = try #require(root.members)
        #expect(members.map(\.name) == ["b", "a"])
        #expect(
            members[0].value.elements?.map(\.value) == [
                .integer(1), .number(-2.5), .number(300), .boolean(true), .boolean(false), .null,
            ])
        #expect(members[1].value.string == "x")
    }

    @Test("decodes escapes, also surrogate pairs")
    func escapes() throws {
        #expect(
            try read(#""\"\\\/\b\f\n\r\tA\u00e9\ud83d\ude00""#).root.string == "\"\\/\u{8}\u{C}\n\r\tA\u{E9}\u{1F600}")
    }

    @Test(
        "says where the syntax fails",
        arguments: [
            ("{\n  \"a\": 1\n  \"b\": 2\n}", 3, 3), ("[1, 2", 1, 6), ("{\"a\" 1}", 1, 6), ("[01]", 1, 2),
            ("[1.]", 1, 2), ("[1e]", 1, 2), ("[+1]", 1, 2), ("[nul]", 1, 2), ("{a: 1}", 1, 2), ("[1] 2", 1, 5),
            ("\"a\nb\"", 1, 3), ("[\"\\x\"]", 1, 3), ("[\"\\ud800\"]", 1, 3), ("", 1, 1), ("[\"é\", x]", 1, 7),
            ("[\r\n\r\n x]", 3, 2), ("/* open", 1, 1), ("[,]", 1, 2), ("[1,,2]", 1, 4), ("[\"open", 1, 2),
        ])
    func places(text: String, line: Int, column: Int) throws {
        let error = try #require(failure(text))
        let place = SourceText(bytes: Array(text.utf8)).place(at: error.offset)
        #expect(place == SourceText.Place(line: line, column: column))
    }

    @Test("reads comments, trailing commas and a byte order mark with a remark")
    func leniency() throws {
        let outcome = try read("\u{FEFF}{ // one\n \"a\": [1, 2,], /* two */ }")
        #expect(outcome.root.members?.first?.value.elements?.count == 2)
        #expect(outcome.remarks.map(\.kind) == [.byteOrderMark, .comment, .trailingComma])
    }

    @Test("notices a repeated key")
    func duplicates() throws {
        let outcome = try read(#"{"a": 1, "b": {"a": 2}, "a": 3}"#)
        #expect(outcome.remarks == [JSONReader.Remark(kind: .duplicateKey("a"), offset: 24)])
    }

    @Test("refuses what is too large, too deep or too much before it costs anything")
    func limits() {
        var limits = JSONReader.Limits()
        limits.bytes = 10
        limits.depth = 2
        limits.values = 3
        #expect(throws: JSONSyntaxError(.tooLarge(limit: 10), offset: 0)) {
            try JSONReader.read(Array("[1,2,3,4,5]".utf8), limits: limits)
        }
        #expect(throws: JSONSyntaxError(.tooDeep(limit: 2), offset: 2)) {
            try JSONReader.read(Array("[[[]]]".utf8), limits: limits)
        }
        #expect(throws: JSONSyntaxError(.tooManyValues(limit: 3), offset: 5)) {
            try JSONReader.read(Array("[1,2,3]".utf8), limits: limits)
        }
        #expect(failure(String(repeating: "[", count: 200_000))?.reason == .tooDeep(limit: 64))
    }

    @Test("refuses bytes that are not UTF-8")
    func encoding() {
        #expect(throws: JSONSyntaxError(.invalidUTF8, offset: 1)) {
            try JSONReader.read([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D])
        }
    }
}

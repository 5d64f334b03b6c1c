import CommandSupport
import CodeParser
import MRZScan
import Testing

@testable import mrzscan

@Suite("Arguments")
struct ArgumentTests {
    private func scan(_ words: String...) throws(UsageError) -> ScanArguments {
        try ScanArguments(words.map { FilePath($0) })
    }

    @Test("options with = and with a word of their own, switches, letters, and paths between them")
    func forms() throws {
        let arguments = try scan("--format=jsonl", "a.jpg", "--jobs", "3", "-r", "b.jpg", "-q", "--no-corrections")
        #expect(arguments.format == .jsonl)
        #expect(arguments.jobs == 3)
        #expect(arguments.isRecursive && arguments.isQuiet && !arguments.allowsCorrections)
        #expect(arguments.paths == [FilePath("a.jpg"), FilePath("b.jpg")])
    }

    @Test("what is not said has its default")
    func defaults() throws {
        let arguments = try scan("a.jpg")
        #expect(arguments.template.isEmpty && arguments.templateFile == nil && arguments.settings.isEmpty)
        #expect(arguments.format == .text)
        #expect(arguments.jobs == FileSystem.processorCount && arguments.timeoutSeconds == 60)
        #expect(!arguments.isResumed && arguments.hasTiming && arguments.fileList == nil)
        #expect(arguments.output == nil)
        #expect(!arguments.isRecursive && !arguments.isQuiet && arguments.allowsCorrections)
    }

    @Test("-- ends the options, and - alone is a path")
    func operands() throws {
        #expect(try scan("-", "--", "-r", "--", "--jobs").paths == ["-", "-r", "--", "--jobs"].map { FilePath($0) })
    }

    @Test("a value may hold = and begin with a dash")
    func values() throws {
        #expect(try scan("--output=a=b.txt", "x").output == FilePath("a=b.txt"))
        #expect(try scan("--output", "-", "x").output == FilePath("-"))
    }

    @Test("names of files need not be UTF-8")
    func bytes() throws {
        let name = FilePath(bytes: [0x62, 0xFF, 0x2E, 0x6A, 0x70, 0x67])
        let option = FilePath(bytes: Array("--output=".utf8) + [0xFE])
        let arguments = try ScanArguments([option, name])
        #expect(arguments.paths == [name])
        #expect(arguments.output == FilePath(bytes: [0xFE]))
        #expect(name.display == "b\u{FFFD}.jpg")
    }

    @Test(
        "says what is wrong with a command line",
        arguments: [
            ([], "no picture named"), (["--what", "a"], "unknown option --what"),
            (["--form", "a"], "unknown option --form, did you mean --format?"), (["-x", "a"], "unknown option -x"),
            (["--jobs", "0", "a"], "--jobs needs a number from 1 to 256, not 0"),
            (["--jobs=many", "a"], "--jobs needs a number from 1 to 256, not many"),
            (["a", "--jobs"], "--jobs needs a value"),
            (["--output=", "a"], "--output needs a value"), (["--quiet=yes", "a"], "--quiet takes no value"),
            (["--format", "xml", "a"], "there is no format xml; formats are text, json, jsonl, csv, fields, html"),
            (["--resume", "a"], "--resume needs --output, and --format jsonl or csv"),
            (
                ["--resume", "--output", "x", "--format", "json", "a"],
                "--resume needs --output, and --format jsonl or csv"
            ),
            (["--timeout", "0", "a"], "--timeout needs a number from 1 to 86400, not 0"),
            (["--reference-date", "2026-02-30", "a"], "a date is YYYY-MM-DD, not 2026-02-30"),
        ] as [([String], String)])
    func faults(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try ScanArguments(words.map { FilePath($0) }) }
        #expect(error?.message == message)
    }

    @Test("the reference date is a day of the calendar")
    func referenceDate() throws {
        #expect(
            try scan("--reference-date=2024-02-29", "a").referenceDate == CalendarDate(year: 2024, month: 2, day: 29))
    }

    @Test("a setting is a path and a value; the value may hold =")
    func settings() throws {
        #expect(
            try scan("--set", "Timeout=5", "--set=A[b].C=x=y", "a").settings == [
                TemplateSetting(path: "Timeout", value: "5"), TemplateSetting(path: "A[b].C", value: "x=y"),
            ])
        for wrong in ["Timeout", "=5"] { #expect(throws: UsageError.self) { try scan("--set", wrong, "a") } }
    }

    @Test("help needs no path, and names every option")
    func help() throws {
        #expect(try scan("--help").wantsHelp)
        #expect(try scan("-h", "a").wantsHelp)
        for option in ScanArguments.options { #expect(HelpText.scan.contains(option.name)) }
        for option in ParseArguments.options { #expect(HelpText.parse.contains(option.name)) }
        #expect(HelpText.scan.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test("the help of parse is as committed")
    func helpSnapshot() {
        let expected = """
            Usage: mrzscan parse [OPTIONS] [TEXT… | -]

            Reads zones that are given as text. Several TEXTs are the lines of one zone; on standard input
            zones are separated by empty lines.

            Options:
                  --format FORMAT        text, json, jsonl, csv, fields or html; text unless given
                  --reference-date DATE  the day, YYYY-MM-DD, for ages and expiry; today unless given
                  --no-corrections       take the text as it is
              -h, --help                 this text

            Exit status: 0 all read without fault, 1 something not found or with faults, 2 something could not be
            processed, 64 usage, 66 no input, 70 internal error, 78 template or configuration, 130 interrupted.

            """
        #expect(HelpText.parse == expected)
    }
}

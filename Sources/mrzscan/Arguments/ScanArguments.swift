import CommandSupport
import CodeParser
import MRZScan

/// What `mrzscan [OPTIONS] PATH…` was told.
struct ScanArguments {
    /// Empty: `ReadMRZ`, or the first template of the file.
    var template = ""
    var templateFile: FilePath?
    var settings: [TemplateSetting] = []
    var format = OutputFormat.text
    var output: FilePath?
    var jobs = FileSystem.processorCount
    var isRecursive = false
    var fileList: FilePath?
    var hasZeroSeparators = false
    var isResumed = false
    var timeoutSeconds = 60
    var hasTiming = true
    var referenceDate: CalendarDate? = .today
    var allowsCorrections = true
    var pictures = PictureOptions()
    var debugFolder: FilePath?
    var isQuiet = false
    var wantsHelp = false
    var wantsVersion = false
    var paths: [FilePath] = []

    static let options: [CommandOption<ScanArguments>] = [
        CommandOption(
            "--template", value: "NAME", help: "what to look for, one of those below; ReadMRZ unless given"
        ) {
            $0.template = $1.text
        },
        CommandOption(
            "--templates", value: "FILE", help: "take the templates of a file; its first unless named"
        ) {
            $0.templateFile = $1
        },
        CommandOption(
            "--set", value: "PATH=VALUE", help: "change one setting of the template, such as Timeout=2000"
        ) {
            (arguments, value) throws(UsageError) in arguments.settings.append(try TemplateSetting(argument: value))
        },
        CommandOption("--format", value: "FORMAT", help: "text, json, jsonl, csv, fields or html; text unless given") {
            (arguments, value) throws(UsageError) in arguments.format = try OutputFormat(argument: value)
        },
        CommandOption("--output", value: "FILE", help: "write the results there instead of to standard output") {
            $0.output = $1
        },
        CommandOption("--recursive", "-r", help: "look into the folders within folders as well") { (arguments, _) in
            arguments.isRecursive = true
        },
        CommandOption("--files-from", value: "FILE", help: "read names from FILE, or - for standard input, one a line")
        {
            $0.fileList = $1
        },
        CommandOption("--null", "-0", help: "names in that list end with a zero byte instead of a line feed") {
            (arguments, _) in arguments.hasZeroSeparators = true
        },
        CommandOption("--resume", help: "go on behind what the --output of an earlier run holds (jsonl or csv)") {
            (arguments, _) in arguments.isResumed = true
        },
        CommandOption("--no-timing", help: "leave elapsedMilliseconds out, so that runs can be compared") {
            (arguments, _) in arguments.hasTiming = false
        },
        CommandOption("--timeout", value: "SECONDS", help: "give up a file whose page takes longer; 60 unless given") {
            (arguments, value) throws(UsageError) in
            guard let seconds = Int(value.text), (1...86_400).contains(seconds) else {
                throw UsageError(message: "--timeout needs a number from 1 to 86400, not \(value.display)")
            }
            arguments.timeoutSeconds = seconds
        },
        CommandOption(
            "--jobs", value: "N", help: "read N pictures at once, as many as there are cores unless given"
        ) {
            (arguments, value) throws(UsageError) in arguments.jobs = try value.jobs
        },
        CommandOption(
            "--reference-date", value: "DATE", help: "the day, YYYY-MM-DD, for ages and expiry; today unless given"
        ) {
            (arguments, value) throws(UsageError) in arguments.referenceDate = try CalendarDate(argument: value)
        },
        CommandOption("--no-corrections", help: "report what was recognised, without correcting by check digits") {
            (arguments, _) in arguments.allowsCorrections = false
        },
        CommandOption("--save-document", value: "DIR", help: "save the document of each page there, made flat") {
            $0.pictures.folders[.document] = $1
        },
        CommandOption("--save-portrait", value: "DIR", help: "save the holder's portrait of each page there") {
            $0.pictures.folders[.portrait] = $1
        },
        CommandOption("--annotate", value: "DIR", help: "save each page there with outline, lines and portrait marked")
        {
            $0.pictures.folders[.annotated] = $1
        },
        CommandOption("--redact", value: "DIR", help: "save each page there with text and portrait covered") {
            $0.pictures.folders[.redacted] = $1
        },
        CommandOption(
            "--debug", value: "DIR", help: "save what each stage makes of a page there: pictures, strips, trace.json"
        ) {
            $0.debugFolder = $1
        },
        CommandOption("--force", help: "replace pictures that are there already") { (arguments, _) in
            arguments.pictures.isForced = true
        },
        CommandOption("--quiet", "-q", help: "no progress and no warnings on standard error") { (arguments, _) in
            arguments.isQuiet = true
        },
        CommandOption("--help", "-h", help: "this text") { (arguments, _) in arguments.wantsHelp = true },
        CommandOption("--version", help: "the versions of the engine and of what it is made of") { (arguments, _) in
            arguments.wantsVersion = true
        },
    ]

    /// Whether files are written beside the report.
    var savesFiles: Bool { !pictures.isEmpty || debugFolder != nil }

    init(_ words: [FilePath]) throws(UsageError) {
        paths = try ArgumentParser(options: Self.options).parse(words, into: &self)
        if isResumed, !wantsHelp, !wantsVersion {
            guard output != nil, format.canBeResumed else {
                throw UsageError(message: "--resume needs --output, and --format jsonl or csv")
            }
        }
        guard !paths.isEmpty || fileList != nil || wantsHelp || wantsVersion else {
            throw UsageError(message: "no picture named")
        }
    }
}

extension CalendarDate {
    init(argument: FilePath) throws(UsageError) {
        guard let date = CalendarDate(iso: argument.text) else {
            throw UsageError(message: "a date is YYYY-MM-DD, not \(argument.display)")
        }
        self = date
    }
}

extension TemplateSetting {
    init(argument: FilePath) throws(UsageError) {
        let parts = argument.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageError(message: "--set needs PATH=VALUE, not \(argument.display)")
        }
        self.init(path: String(parts[0]), value: String(parts[1]))
    }
}

import CommandSupport
import CodeParser
import MRZScan

/// What `mrzscan parse [OPTIONS] [TEXT… | -]` was told.
struct ParseArguments {
    var format = OutputFormat.text
    var referenceDate: CalendarDate? = .today
    var allowsCorrections = true
    var wantsHelp = false
    var texts: [FilePath] = []

    static let options: [CommandOption<ParseArguments>] = [
        CommandOption("--format", value: "FORMAT", help: "text, json, jsonl, csv, fields or html; text unless given") {
            (arguments, value) throws(UsageError) in arguments.format = try OutputFormat(argument: value)
        },
        CommandOption(
            "--reference-date", value: "DATE", help: "the day, YYYY-MM-DD, for ages and expiry; today unless given"
        ) {
            (arguments, value) throws(UsageError) in arguments.referenceDate = try CalendarDate(argument: value)
        },
        CommandOption("--no-corrections", help: "take the text as it is") { (arguments, _) in
            arguments.allowsCorrections = false
        },
        CommandOption("--help", "-h", help: "this text") { (arguments, _) in arguments.wantsHelp = true },
    ]

    init(_ words: [FilePath]) throws(UsageError) {
        texts = try ArgumentParser(options: Self.options).parse(words, into: &self)
    }
}

import CommandSupport
import MRZScan

/// What `mrzscan detect [OPTIONS] PATH…` was told.
struct DetectArguments {
    var isJSONLines = false
    var jobs = FileSystem.processorCount
    var isRecursive = false
    var fileList: FilePath?
    var hasZeroSeparators = false
    var wantsHelp = false
    var paths: [FilePath] = []

    static let options: [CommandOption<DetectArguments>] = [
        CommandOption("--format", value: "FORMAT", help: "text or jsonl; text unless given") {
            (arguments, value) throws(UsageError) in
            guard ["text", "jsonl"].contains(value.text) else {
                throw UsageError(message: "there is no format \(value.display); formats are text, jsonl")
            }
            arguments.isJSONLines = value.text == "jsonl"
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
        CommandOption("--jobs", value: "N", help: "look at N pictures at once, as many as there are cores unless given")
        {
            (arguments, value) throws(UsageError) in arguments.jobs = try value.jobs
        },
        CommandOption("--help", "-h", help: "this text") { (arguments, _) in arguments.wantsHelp = true },
    ]

    init(_ words: [FilePath]) throws(UsageError) {
        paths = try ArgumentParser(options: Self.options).parse(words, into: &self)
        guard !paths.isEmpty || fileList != nil || wantsHelp else { throw UsageError(message: "no picture named") }
    }
}

extension FilePath {
    /// The value of `--jobs`.
    var jobs: Int {
        get throws(UsageError) {
            guard let jobs = Int(text), (1...256).contains(jobs) else {
                throw UsageError(message: "--jobs needs a number from 1 to 256, not \(display)")
            }
            return jobs
        }
    }
}

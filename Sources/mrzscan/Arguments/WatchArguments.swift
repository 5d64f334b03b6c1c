import CommandSupport
import CaptureVision
import CodeParser
import MRZScan

/// What `mrzscan watch [OPTIONS] SOURCE` was told.
struct WatchArguments {
    var format = OutputFormat.text
    var template = "ReadMRZ"
    var framesPerSecond = 5.0
    var window = CrossVerificationCriteria.text.frameWindow
    var minimum = CrossVerificationCriteria.text.minConsistentFrames
    var forgetMilliseconds = 3000
    var referenceDate: CalendarDate? = .today
    var wantsHelp = false
    var source: FilePath?

    static let options: [CommandOption<WatchArguments>] = [
        CommandOption("--format", value: "FORMAT", help: "text, json, jsonl, csv, fields or html; text unless given") {
            (arguments, value) throws(UsageError) in arguments.format = try OutputFormat(argument: value)
        },
        CommandOption("--template", value: "NAME", help: "what to look for; ReadMRZ unless given") {
            $0.template = $1.text
        },
        CommandOption("--fps", value: "N", help: "look at N frames of each second; 5 unless given") {
            (arguments, value) throws(UsageError) in
            guard let rate = Double(value.text), rate >= 0.01, rate <= 120 else {
                throw UsageError(message: "--fps needs a number from 0.01 to 120, not \(value.display)")
            }
            arguments.framesPerSecond = rate
        },
        CommandOption("--window", value: "N", help: "verify over the latest N frames; 5 unless given") {
            (arguments, value) throws(UsageError) in
            arguments.window = try value.count(of: "--window", in: 1...1000)
        },
        CommandOption("--minimum", value: "N", help: "a document counts when N of them agree; 2 unless given") {
            (arguments, value) throws(UsageError) in
            arguments.minimum = try value.count(of: "--minimum", in: 1...1000)
        },
        CommandOption(
            "--forget", value: "MS", help: "milliseconds out of view after which a document is new; 3000 unless given"
        ) {
            (arguments, value) throws(UsageError) in
            arguments.forgetMilliseconds = try value.count(of: "--forget", in: 0...180_000)
        },
        CommandOption(
            "--reference-date", value: "DATE", help: "the day, YYYY-MM-DD, for ages and expiry; today unless given"
        ) {
            (arguments, value) throws(UsageError) in arguments.referenceDate = try CalendarDate(argument: value)
        },
        CommandOption("--help", "-h", help: "this text") { (arguments, _) in arguments.wantsHelp = true },
    ]

    init(_ words: [FilePath]) throws(UsageError) {
        let operands = try ArgumentParser(options: Self.options).parse(words, into: &self)
        guard operands.count == 1 || wantsHelp else {
            throw UsageError(message: "watch needs one source: a folder, a video, or a camera such as /dev/video0")
        }
        guard minimum <= window else {
            throw UsageError(message: "--minimum \(minimum) cannot be more than --window \(window)")
        }
        source = operands.first
    }
}

extension FilePath {
    /// The value of an option that takes a whole number.
    fileprivate func count(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                message: "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \(display)")
        }
        return number
    }
}

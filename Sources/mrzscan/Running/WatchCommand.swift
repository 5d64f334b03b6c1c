import MRZScan
import Raster

/// `mrzscan watch [OPTIONS] SOURCE`: prints each document once, when enough frames agree about it.
struct WatchCommand {
    let arguments: WatchArguments

    func run() -> ExitStatus {
        let messages = Messages(isQuiet: false)
        if arguments.wantsHelp { return messages.print(HelpText.watch) }
        guard let path = arguments.source else { return .usage }
        let scanner: MRZScanner
        do {
            scanner = try MRZScanner(
                configuration: ScanConfiguration(template: arguments.template, referenceDate: arguments.referenceDate))
        } catch {
            messages.error(nil, error)
            return .configuration
        }
        do throws(ScanError) {
            let source = try openSource(path)
            return try watch(source, named: path, with: scanner, messages)
        } catch {
            messages.error(path, error)
            return error.code == .fileNotFound ? .noInput : .failures
        }
    }

    /// A folder of frames, a file of pages, or else a video or a camera.
    private func openSource(_ path: FilePath) throws(ScanError) -> any ImageSource {
        switch try FileSystem.kind(of: path).kind {
        case .folder: return try DirectoryFetcher(path: path.text, filter: PictureNames.filter)
        case .file where PictureNames.promisePicture(path): return try FileFetcher(path: path.text)
        case .file, .other:
            return try VideoFetcher(source: path.text, framesPerSecond: arguments.framesPerSecond) {
                Interrupt.isRequested
            }
        }
    }

    private func watch(
        _ source: any ImageSource, named path: FilePath, with scanner: MRZScanner, _ messages: Messages
    ) throws(ScanError) -> ExitStatus {
        var writer = try ReportWriter(format: arguments.format, output: nil, messages)
        var verifier = FrameVerifier(
            try CrossVerificationCriteria(
                frameWindow: arguments.window, minConsistentFrames: arguments.minimum),
            forgetTime: arguments.forgetMilliseconds)
        var number = 0
        var status = ExitStatus.success
        while !Interrupt.isRequested, !writer.isBroken {
            do throws(ScanError) {
                guard let frame = try source.nextImage() else { break }
                let time = frame.milliseconds ?? Double(number) * 1000 / arguments.framesPerSecond
                var report = try scanner.scan(frame.image)
                report.codes = verifier.verified(report.codes, at: time)
                report.file = frame.filePath
                // Of a video it is the frame that is counted.
                report.page = frame.milliseconds == nil ? frame.pageNumber : frame.imageId
                number += 1
                if !report.codes.isEmpty { _ = writer.write([report]) }
            } catch {
                // What cannot be read is a frame of its own, and shows nothing.
                messages.error(path, error)
                status = .failures
                number += 1
            }
        }
        let written = writer.finish()
        guard number > 0 else {
            messages.error(
                path, ScanError(.fileNotFound, "it has no frame", hint: "name a folder, a video or a camera"))
            return .noInput
        }
        if Interrupt.isRequested { return .interrupted }
        return written.rawValue > status.rawValue ? written : status
    }
}

/// Lets each code through once, when enough frames agree about it.
struct FrameVerifier {
    private var filter = MultiFrameResultCrossFilter()

    init(_ criteria: CrossVerificationCriteria, forgetTime: Int) {
        filter.setResultCrossVerificationCriteria(criteria, for: .textLine)
        filter.enableResultDeduplication(.textLine, isEnabled: true)
        filter.setDuplicateForgetTime(forgetTime, for: .textLine)
    }

    /// The codes of a frame that are to be told now.
    mutating func verified(_ codes: [ScannedCode], at milliseconds: Double) -> [ScannedCode] {
        let nowhere = Point(x: 0, y: 0)
        let items = codes.map { code in
            FrameItem(
                kind: .textLine, text: ([code.codeType] + code.lines).joined(separator: "\n"),
                location: code.location
                    ?? Quadrilateral(topLeft: nowhere, topRight: nowhere, bottomRight: nowhere, bottomLeft: nowhere))
        }
        let passed = Set(filter.filter(items, at: milliseconds).map(\.text))
        return zip(codes, items).filter { passed.contains($0.1.text) }.map(\.0)
    }
}

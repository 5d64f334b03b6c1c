import CommandSupport
import CaptureVision
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
        do throws(CaptureVisionError) {
            let source = try openSource(path)
            return try watch(source, named: path, with: scanner, messages)
        } catch {
            messages.error(path, ScanError(.imageReadFailed, error.message, hint: ""))
            return error.code == .fileNotFound ? .noInput : .failures
        }
    }

    /// A folder of frames, a file of pages, or else a video or a camera.
    private func openSource(_ path: FilePath) throws(CaptureVisionError) -> any ImageSourceAdapter {
        switch try? FileSystem.kind(of: path).kind {
        case .folder:
            let folder = DirectoryFetcher()
            try folder.setDirectory(at: path)
            return folder
        case .file where PictureNames.promisePicture(path):
            let file = FileFetcher()
            try file.setFile(at: path)
            return file
        case .file, .other, nil:
            return try VideoFetcher(source: path.text, framesPerSecond: arguments.framesPerSecond) {
                Interrupt.isRequested
            }
        }
    }

    private func watch(
        _ source: any ImageSourceAdapter, named path: FilePath, with scanner: MRZScanner, _ messages: Messages
    ) throws(CaptureVisionError) -> ExitStatus {
        let criteria = try CrossVerificationCriteria(
            frameWindow: arguments.window, minConsistentFrames: arguments.minimum)
        var verifier = FrameVerifier(criteria, forgetTime: arguments.forgetMilliseconds)
        var writer: ReportWriter
        do {
            writer = try ReportWriter(format: arguments.format, output: nil, messages)
        } catch {
            messages.error(nil, error)
            return .failures
        }
        var number = 0
        var status = ExitStatus.success
        while !Interrupt.isRequested, !writer.isBroken, source.hasNextImageToFetch {
            // What cannot be read is a frame as well, and shows nothing.
            do throws(CaptureVisionError) {
                guard let frame = try source.getImage() else { continue }
                var report = try scan(frame, with: scanner)
                report.keep(
                    verifier.verified(report.codes, at: Double(number) * 1000 / arguments.framesPerSecond))
                report.file = report.file ?? path.text
                if !report.codes.isEmpty { _ = writer.write([report]) }
            } catch {
                messages.error(path, ScanError(.imageReadFailed, error.message, hint: ""))
                _ = verifier.verified([], at: Double(number) * 1000 / arguments.framesPerSecond)
                status = .failures
            }
            number += 1
        }
        let written = writer.finish()
        if Interrupt.isRequested { return .interrupted }
        guard number > 0 else {
            messages.error(
                path, ScanError(.fileNotFound, "it has no frame", hint: "name a folder, a video or a camera"))
            return .noInput
        }
        return written.rawValue > status.rawValue ? written : status
    }

    /// What a frame shows; the page is that of its file, or the number of the frame.
    private func scan(_ frame: ImageData, with scanner: MRZScanner) throws(CaptureVisionError) -> ScanReport {
        let image = try frame.upright().luminance()
        do throws(ScanError) {
            var report = try scanner.scan(image)
            if let tag = frame.tag as? FileImageTag {
                (report.file, report.page, report.pageCount) = (tag.filePath, tag.pageNumber, tag.totalPages)
            } else {
                report.page = frame.tag?.imageId ?? 0
            }
            return report
        } catch {
            throw CaptureVisionError(.unknown, error.description)
        }
    }
}

/// Lets each code through once, when enough frames agree about it.
struct FrameVerifier {
    private var filter = FrameFilter()

    init(_ criteria: CrossVerificationCriteria, forgetTime: Int) {
        filter[.textLine].criteria = criteria
        filter[.textLine].isDeduplicated = true
        filter[.textLine].forgetTime = forgetTime
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

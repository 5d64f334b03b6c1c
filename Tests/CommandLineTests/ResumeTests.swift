import CodecBridge
import Foundation
import Glibc
import MRZScan
import Raster
import Testing

@testable import mrzscan

@Suite("Earlier results")
struct ResumeTests {
    private struct Outcome {
        var inputs: [EarlierResults.Reported] = []
        var end = 0
        var error: ScanError?
    }

    /// What is understood of a file's bytes.
    private func read(_ bytes: [UInt8], _ format: OutputFormat) throws -> Outcome {
        // The bytes fit into a pipe.
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        _ = FileSystem.write(bytes[...], to: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        var earlier = EarlierResults(descriptor: ends[0], format: format, name: FilePath("results"))
        var outcome = Outcome()
        do throws(ScanError) {
            while let input = try earlier.next() { outcome.inputs.append(input) }
        } catch {
            outcome.error = error
        }
        outcome.end = earlier.end
        return outcome
    }

    private func report(_ name: String, page: Int = 0, of pages: Int = 1, codes: Int = 0) -> ScanReport {
        let code = TextScanner(referenceDate: nil).scan(
            "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<"
        ).codes
        var report = ScanReport(
            file: name, page: page, width: 3, height: 4, template: "ReadMRZ",
            codes: Array(repeating: code, count: codes).flatMap { $0 })
        report.pageCount = pages
        return report
    }

    private func text(_ reports: [ScanReport], _ format: OutputFormat) -> [UInt8] {
        var renderer = format.renderer()
        return Array((renderer.begin() + reports.map { renderer.render($0) }.joined()).utf8)
    }

    @Test(
        "a file cut anywhere gives the inputs that are whole, and never half of one",
        arguments: [OutputFormat.jsonl, .csv])
    func anyCut(format: OutputFormat) throws {
        let inputs = [
            [report("a.png", codes: 1)],
            [
                report("b \"quoted\",\n\u{7F}.tif", page: 0, of: 3),
                report("b \"quoted\",\n\u{7F}.tif", page: 1, of: 3, codes: 2),
                report("b \"quoted\",\n\u{7F}.tif", page: 2, of: 3),
            ],
            [report("é.png")], [report("é.png", codes: 2)],
        ]
        let whole = text(inputs.flatMap { $0 }, format)
        var ends = [text([], format).count]
        for count in 1...inputs.count { ends.append(text(inputs.prefix(count).flatMap { $0 }, format).count) }
        #expect(whole.count < 1 << 16)
        for length in 0...whole.count {
            let outcome = try read(Array(whole.prefix(length)), format)
            #expect(outcome.error == nil)
            let count = ends.filter { $0 <= length }.count - 1
            #expect(outcome.inputs.count == max(0, count), "cut at \(length)")
            #expect(outcome.end == (count < 0 ? 0 : ends[count]), "cut at \(length)")
            #expect(outcome.inputs.map(\.name.text) == inputs.prefix(max(0, count)).map { $0[0].file })
        }
        let all = try read(whole, format)
        #expect(all.inputs.map(\.statuses) == [[.found], [.notFound, .found, .notFound], [.notFound], [.found]])
    }

    @Test(
        "a file given up before its last page is whole, and so is the one behind it",
        arguments: [OutputFormat.jsonl, .csv])
    func givenUp(format: OutputFormat) throws {
        var error = ScanReport(file: "a.tif", page: 1, template: "ReadMRZ", error: ScanError(.timeout, "x", hint: ""))
        error.pageCount = 1
        let outcome = try read(text([report("a.tif", page: 0, of: 9), error, report("b.png")], format), format)
        #expect(outcome.inputs.map(\.statuses) == [[.notFound, .error], [.notFound]])
        #expect(outcome.error == nil)
    }

    @Test("names that are not UTF-8 are recovered byte for byte", arguments: [OutputFormat.jsonl, .csv])
    func bytesInNames(format: OutputFormat) throws {
        let path = FilePath(bytes: [0x62, 0xFF, 0x25, 0x0A, 0x2F, 0x00C3, 0x2E])
        var one = report(path.text)
        one.fileEncoded = path.encoded
        #expect(one.fileEncoded == "b%FF%25%0A/%C3.")
        let outcome = try read(text([one], format), format)
        #expect(outcome.inputs.map(\.name) == [path])
    }

    @Test(
        "a file that holds something else is refused",
        arguments: [
            (OutputFormat.jsonl, "hello\n"), (.jsonl, "{\"file\":\"a\",\"page\":0}\n"),
            (.jsonl, "{\"file\":1,\"page\":0,\"status\":\"found\"}\n"),
            (.jsonl, "{\"file\":\"a\",\"page\":1,\"status\":\"found\"}\n"), (.jsonl, "\n"), (.csv, "a,b\n1,2\n"),
            (.csv, "{\"file\":\"a\",\"page\":0,\"status\":\"found\"}\n"),
        ])
    func others(format: OutputFormat, contents: String) throws {
        let outcome = try read(Array(contents.utf8), format)
        #expect(outcome.error?.code == .fileSaveFailed)
        #expect(outcome.end == 0)
    }

    @Test("files that came or went in between: what is reported stays, what is new is done, nothing twice")
    func changed() throws {
        let folder = try TemporaryFolder()
        let picture = ImageEncoder.png(GrayImage(width: 3, height: 3))
        for name in ["a", "c", "d", "e", "f"] { try folder.write(picture, "\(name).png") }
        // b was there when the earlier run passed, c was not; d and e were.
        let reported = ["a", "b", "d", "e"].map { report(folder.path.text + "/\($0).png") }
        try folder.write(text(reported, .jsonl), "results")
        let descriptor = try FileSystem.openForReading(folder.path.appending("results"))
        defer { FileSystem.close(descriptor) }
        var earlier = EarlierResults(descriptor: descriptor, format: .jsonl, name: FilePath("results"))
        var inputs = InputQueue(InputWalker([folder.path], isRecursive: false))
        let tally = try inputs.skip(&earlier)
        #expect(tally.pages == 4 && inputs.skipped == 4)
        var left: [String] = []
        while let input = inputs.next() { left.append(String(input.name.text.suffix(5))) }
        #expect(left == ["c.png", "f.png"])
        #expect(inputs.vanished == 1)
    }

    @Test("the same file named twice is done twice, whichever of the two was reported")
    func twice() throws {
        let folder = try TemporaryFolder()
        try folder.write([1], "a.png")
        try folder.write([1], "b.png")
        let (a, b) = (folder.path.appending("a.png"), folder.path.appending("b.png"))
        try folder.write(text([report(b.text), report(a.text)], .jsonl), "results")
        let descriptor = try FileSystem.openForReading(folder.path.appending("results"))
        defer { FileSystem.close(descriptor) }
        var earlier = EarlierResults(descriptor: descriptor, format: .jsonl, name: FilePath("results"))
        var inputs = InputQueue(InputWalker([a, a, b], isRecursive: false))
        _ = try inputs.skip(&earlier)
        #expect(inputs.next() == .file(a))
        #expect(inputs.next() == nil)
        #expect(inputs.vanished == 0)
    }
}

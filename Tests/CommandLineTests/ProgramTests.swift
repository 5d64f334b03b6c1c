import CodecBridge
import Foundation
import Raster
import Testing

/// Runs of the program that was built beside the tests.
@Suite("The program", .serialized)
struct ProgramTests {
    @Test("help and version go to standard output, with status 0")
    func help() throws {
        let help = try ProgramRun(["--help"])
        #expect(help.status == 0 && help.errors.isEmpty)
        #expect(help.output.hasPrefix("Usage: mrzscan"))
        let version = try ProgramRun(["--version"])
        #expect(version.status == 0 && version.errors.isEmpty)
        let names = version.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
        #expect(names == ["mrzscan", "Swift", "Tesseract", "Leptonica", "Model", "Model"])
    }

    @Test("a command line that makes no sense is 64, with one line on standard error")
    func usage() throws {
        for words in [[], ["--what"], ["parse", "--template", "x"]] {
            let outcome = try ProgramRun(words)
            #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.count == 1)
            #expect(outcome.errors.first?.hasPrefix("mrzscan: ") == true)
        }
    }

    @Test("a missing model is 78, and names every place tried")
    func missingModel() throws {
        let outcome = try ProgramRun(["x.jpg"], data: "/nowhere")
        #expect(outcome.status == 78 && outcome.output.isEmpty && outcome.errors.count == 1)
        #expect(outcome.errors.first?.contains("/nowhere/Models/ocrb.traineddata") == true)
    }

    @Test("parse reads a zone without picture and model")
    func parse() throws {
        let lines = [
            "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
        ]
        let outcome = try ProgramRun(["parse", "--format", "csv"] + lines, data: "/nowhere")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("found,MRTD_TD1_ID,true,D23145890,ERIKSSON,ANNA MARIA,UTO,UTO,"))
        let nothing = try ProgramRun(["parse", "hello"], data: "/nowhere")
        #expect(nothing.status == 1 && nothing.output == "nothing found\n" && nothing.errors.count == 1)
        let empty = try ProgramRun(["parse"], data: "/nowhere")
        #expect(empty.status == 66)
    }

    @Test("an unknown template is 78, and lists those that exist", .enabled(if: ProgramRun.hasModel))
    func template() throws {
        let outcome = try ProgramRun(["--template", "ReadTea", "x.jpg"])
        #expect(outcome.status == 78 && outcome.errors.count == 1)
        #expect(outcome.errors.first?.contains("ReadPassportAndId") == true)
    }

    @Test(
        "bad files cost one line each, the others are still read, no library prints", .enabled(if: ProgramRun.hasModel))
    func badFiles() throws {
        let folder = try TemporaryFolder()
        let picture = GrayImage(width: 300, height: 200)
        let jpeg = ImageEncoder.jpeg(picture, quality: 80)
        let png = ImageEncoder.png(picture)
        try folder.write(png, "good.png")
        try folder.write([], "empty.png")
        try folder.write(Array("Dear reader".utf8), "text.jpg")
        try folder.write(Array(jpeg.prefix(200)), "short.jpg")
        try folder.write(Array(png.prefix(60)), "short.png")
        try folder.write(Array("II*\0\u{8}\0\0\0".utf8), "short.tif")
        try folder.write(Array("GIF89a".utf8), "short.gif")
        try folder.write(Array("RIFF0000WEBPVP8 ".utf8), "short.webp")
        try folder.write(Array("P5\n60000 60000\n255\n".utf8), "huge.pgm")
        try folder.write(png, "line\nbreak.png")
        // Quiet: on a busy machine the search may reach its limit of time, which would be a warning more.
        let outcome = try ProgramRun(["--quiet", "--format", "jsonl", folder.url.path])
        #expect(outcome.status == 2)
        #expect(outcome.errors.count == 8)
        #expect(outcome.errors.allSatisfy { $0.hasPrefix("mrzscan: \(folder.url.path)/") })
        let pages = try outcome.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(pages.count == 10)
        #expect(pages.filter { $0["status"] as? String == "error" }.count == 8)
        #expect(pages.filter { $0["status"] as? String == "notFound" }.count == 2)
    }

    @Test("the same results for any number of jobs", .enabled(if: ProgramRun.hasModel))
    func jobs() throws {
        let folder = try TemporaryFolder()
        for index in 0..<6 {
            let picture = GrayImage(width: 200 + index, height: 100, filledWith: UInt8(index * 40))
            try folder.write(ImageEncoder.png(picture), "\(index).png")
        }
        let one = try ProgramRun(["--format", "csv", folder.url.path])
        let four = try ProgramRun(["--format", "csv", "--jobs", "4", folder.url.path])
        #expect(one.status == 1 && four.status == 1)
        #expect(one.output == four.output && one.output.split(separator: "\n").count == 7)
    }

    @Test("a folder without pictures is 66", .enabled(if: ProgramRun.hasModel))
    func noPictures() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("text".utf8), "notes.txt")
        let outcome = try ProgramRun([folder.url.path])
        #expect(outcome.status == 66 && outcome.errors.count == 1)
    }

    @Test(
        "a reader that has gone, a closed output and a full disk cost one line",
        arguments: [
            "\"$0\" parse --format jsonl | true; exit ${PIPESTATUS[0]}", "\"$0\" parse >&-", "\"$0\" parse > /dev/full",
        ])
    func closedOutput(command: String) throws {
        let zone = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\\nL898902C36UTO7408122F1204159ZE184226B<<<<<10\\n\\n"
        let outcome = try ProgramRun(
            [], command: "for i in {1..3}; do sleep 0.1; printf '\(zone)'; done | { \(command); }")
        #expect(outcome.status == 2)
        #expect(outcome.errors.count == 1)
        #expect(outcome.errors.first?.hasPrefix("mrzscan: results cannot be written to standard output: ") == true)
    }

    @Test(
        "an interrupt ends the run after the picture in work, and says so by its status",
        .enabled(if: ProgramRun.hasModel))
    func interrupt() throws {
        let folder = try TemporaryFolder()
        let picture = ImageEncoder.png(GrayImage(width: 200, height: 100))
        for index in 0..<100 { try folder.write(picture, "\(index).png") }
        let run = try ProgramRun(
            ["--format", "jsonl", folder.url.path],
            command: "\"$0\" \"$@\" & sleep 1; kill -INT $!; wait $!")
        #expect(run.status == 130)
        let count = run.output.split(separator: "\n").count
        #expect(count > 0 && count < 100)
        #expect(run.output.hasSuffix("}\n"))
    }
}

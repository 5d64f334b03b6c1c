import CodecBridge
import Foundation
import Raster
import Testing

/// Runs of the program that was built beside the tests.
@Suite("The program", .serialized)
struct ProgramTests {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: [String]
    }

    private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("mrzscan")
    private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let hasModel = FileManager.default.fileExists(
        atPath: checkout.appendingPathComponent("Models/ocrb.traineddata").path)

    private func run(_ arguments: [String], shell: String? = nil, data: String? = nil) throws -> Outcome {
        let process = Process()
        if let shell {
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = ["-c", shell, Self.program.path] + arguments
        } else {
            process.executableURL = Self.program
            process.arguments = arguments
        }
        var environment = ProcessInfo.processInfo.environment
        environment["MRZSCAN_DATA"] = data ?? Self.checkout.path
        process.environment = environment
        // Files instead of pipes, which would fill up.
        let folder = try TemporaryFolder()
        let output = folder.url.appendingPathComponent("output")
        let errors = folder.url.appendingPathComponent("errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let lines = String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n")
        return Outcome(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: lines.map { String($0) })
    }

    @Test("help and version go to standard output, with status 0")
    func help() throws {
        let help = try run(["--help"])
        #expect(help.status == 0 && help.errors.isEmpty)
        #expect(help.output.hasPrefix("Usage: mrzscan"))
        let version = try run(["--version"])
        #expect(version.status == 0 && version.errors.isEmpty)
        let names = version.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
        #expect(names == ["mrzscan", "Swift", "Tesseract", "Leptonica", "Model"])
    }

    @Test("a command line that makes no sense is 64, with one line on standard error")
    func usage() throws {
        for words in [[], ["--what"], ["parse", "--template", "x"]] {
            let outcome = try run(words)
            #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.count == 1)
            #expect(outcome.errors.first?.hasPrefix("mrzscan: ") == true)
        }
    }

    @Test("a missing model is 78, and names every place tried")
    func missingModel() throws {
        let outcome = try run(["x.jpg"], data: "/nowhere")
        #expect(outcome.status == 78 && outcome.output.isEmpty && outcome.errors.count == 1)
        #expect(outcome.errors.first?.contains("/nowhere/Models/ocrb.traineddata") == true)
    }

    @Test("parse reads a zone without picture and model")
    func parse() throws {
        let lines = [
            "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
        ]
        let outcome = try run(["parse", "--format", "csv"] + lines, data: "/nowhere")
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("found,MRTD_TD1_ID,true,D23145890,ERIKSSON,ANNA MARIA,UTO,UTO,"))
        let nothing = try run(["parse", "hello"], data: "/nowhere")
        #expect(nothing.status == 1 && nothing.output == "nothing found\n" && nothing.errors.count == 1)
        let empty = try run(["parse"], data: "/nowhere")
        #expect(empty.status == 66)
    }

    @Test("an unknown template is 78, and lists those that exist", .enabled(if: hasModel))
    func template() throws {
        let outcome = try run(["--template", "ReadTea", "x.jpg"])
        #expect(outcome.status == 78 && outcome.errors.count == 1)
        #expect(outcome.errors.first?.contains("ReadPassportAndId") == true)
    }

    @Test("bad files cost one line each, the others are still read, no library prints", .enabled(if: hasModel))
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
        let outcome = try run(["--format", "jsonl", folder.url.path])
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

    @Test("the same results for any number of jobs", .enabled(if: hasModel))
    func jobs() throws {
        let folder = try TemporaryFolder()
        for index in 0..<6 {
            let picture = GrayImage(width: 200 + index, height: 100, filledWith: UInt8(index * 40))
            try folder.write(ImageEncoder.png(picture), "\(index).png")
        }
        let one = try run(["--format", "csv", folder.url.path])
        let four = try run(["--format", "csv", "--jobs", "4", folder.url.path])
        #expect(one.status == 1 && four.status == 1)
        #expect(one.output == four.output && one.output.split(separator: "\n").count == 7)
    }

    @Test("a folder without pictures is 66", .enabled(if: hasModel))
    func noPictures() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("text".utf8), "notes.txt")
        let outcome = try run([folder.url.path])
        #expect(outcome.status == 66 && outcome.errors.count == 1)
    }

    @Test(
        "a reader that has gone, a closed output and a full disk cost one line",
        arguments: [
            "\"$0\" parse --format jsonl | true; exit ${PIPESTATUS[0]}", "\"$0\" parse >&-", "\"$0\" parse > /dev/full",
        ])
    func closedOutput(command: String) throws {
        let zone = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\\nL898902C36UTO7408122F1204159ZE184226B<<<<<10\\n\\n"
        let outcome = try run([], shell: "for i in {1..3}; do sleep 0.1; printf '\(zone)'; done | { \(command); }")
        #expect(outcome.status == 2)
        #expect(outcome.errors.count == 1)
        #expect(outcome.errors.first?.hasPrefix("mrzscan: results cannot be written to standard output: ") == true)
    }
}

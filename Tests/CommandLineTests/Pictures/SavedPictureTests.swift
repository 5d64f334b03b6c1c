import Foundation
import MRZScan
import Testing

@testable import mrzscan

@Suite("Saved pictures", .serialized)
struct SavedPictureTests {
    @Test("names differ for every input of a run, in the order of the inputs")
    func stems() {
        var stems = PictureStems()
        let names = ["a/photo.jpg", "b/photo.png", "photo-2.jpg", "-", ".hidden", "x"].map {
            String(decoding: stems.stem(for: FilePath($0)), as: UTF8.self)
        }
        #expect(names == ["photo", "photo-2", "photo-2-2", "stdin", ".hidden", "x"])
    }

    @Test("a name that leaves only dots never leads out of the folder")
    func dots() {
        var stems = PictureStems()
        let names = ["a/...jpg", "....png", "/.."].map {
            String(decoding: stems.stem(for: FilePath($0)), as: UTF8.self)
        }
        #expect(names == ["_", "_-2", "_-3"])
    }

    @Test("no name ends like that of a page, which another input may have")
    func pages() {
        var stems = PictureStems()
        let names = ["x.tif", "x-page2.jpg", "x-page2-2.jpg", "x-page.jpg", "-page10.jpg"].map {
            String(decoding: stems.stem(for: FilePath($0)), as: UTF8.self)
        }
        #expect(names == ["x", "x-page2-2", "x-page2-2-2", "x-page", "-page10-2"])
    }

    @Test("portraits are looked for only when they are wanted")
    func needsPortrait() throws {
        #expect(!PictureOptions().needsPortrait)
        #expect(!(try ScanArguments(words("--save-document d x"))).pictures.needsPortrait)
        for option in ["--save-portrait", "--annotate", "--redact"] {
            #expect(try ScanArguments(words("\(option) d x")).pictures.needsPortrait)
        }
    }

    private func words(_ text: String) -> [FilePath] { text.split(separator: " ").map { FilePath(String($0)) } }

    private let passport = ProgramRun.checkout.path + "/TestImages/photo/photo-1.jpg"

    @Test("pictures are saved, and never over others without --force", .enabled(if: ProgramRun.hasModel))
    func saves() throws {
        let folder = try TemporaryFolder()
        let out = folder.url.path + "/new"
        let options = ["--save-document", out]
        let first = try ProgramRun([passport] + options)
        #expect(first.status == 0 && first.errors.isEmpty)
        let names = try FileSystem.names(in: FilePath(out)).names.map { String(decoding: $0, as: UTF8.self) }
        #expect(names == ["photo-1-document.jpg"])
        let again = try ProgramRun([passport] + options)
        #expect(again.status == 2 && again.errors.count == 1)
        #expect(again.errors.allSatisfy { $0.contains("--force") })
        #expect(try ProgramRun([passport, "--force"] + options).status == 0)
    }

    @Test("no document is status 1 and says so; a folder that cannot be is status 2", .enabled(if: ProgramRun.hasModel))
    func refusals() throws {
        let folder = try TemporaryFolder()
        let form = ProgramRun.checkout.path + "/TestImages/negative/negative-empty.jpg"
        let nothing = try ProgramRun([form, "--save-document", folder.url.path, "--redact", folder.url.path])
        #expect(nothing.status == 1)
        #expect(nothing.errors.count { $0.contains("no document found") } == 1)
        #expect(nothing.errors.count { $0.contains("no redacted picture was saved") } == 1)
        #expect(try FileSystem.names(in: folder.path).names.isEmpty)
        let nowhere = try ProgramRun([form, "--annotate", "/nowhere/at/all"])
        #expect(nowhere.status == 2 && nowhere.output.isEmpty && nowhere.errors.count == 1)
        #expect(nowhere.errors.first?.contains("/nowhere/at/all") == true)
    }
}

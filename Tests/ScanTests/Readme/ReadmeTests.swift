import Foundation
import Testing

/// The Swift code of README is that of the examples beside this file, which the compiler has seen.
@Suite("README")
struct ReadmeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The blocks of README that begin with an import, each without its indentation.
    private static func blocks() throws -> [String] {
        let readme = try String(contentsOf: TestImages.folder.appendingPathComponent("../README.md"), encoding: .utf8)
        var blocks: [[Substring]] = [[]]
        for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("    ") {
                blocks[blocks.count - 1].append(line.dropFirst(4))
            } else if line.isEmpty {
                blocks[blocks.count - 1].append("")
            } else {
                blocks.append([])
            }
        }
        // A comment may say how a package names the library.
        return blocks.map { block in
            block.drop { $0.isEmpty || $0.hasPrefix("//") }.joined(separator: "\n")
                .trimmingCharacters(in: .newlines)
        }.filter { $0.hasPrefix("import ") }
    }

    /// The imports of an example and what stands between its marks.
    private static func example(_ file: URL) throws -> String {
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let imports = lines.filter { $0.hasPrefix("import ") }
        let begin = try #require(lines.firstIndex { $0.hasSuffix("// README") })
        let end = try #require(lines.firstIndex { $0.hasSuffix("// end") })
        let body = lines[(begin + 1)..<end].map { String($0.dropFirst(4)) }
        return (imports + [""] + body).joined(separator: "\n")
    }

    @Test("shows the examples and no other Swift code")
    func examples() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix("Example.swift") }
        let examples = try names.map { try Self.example(Self.folder.appendingPathComponent($0)) }
        let blocks = try Self.blocks()
        #expect(!blocks.isEmpty && Set(blocks) == Set(examples))
    }
}

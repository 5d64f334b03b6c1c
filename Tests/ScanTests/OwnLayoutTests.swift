import CodecBridge
import Foundation
import MRZScan
import Raster
import Testing

/// Layouts that the engine knows from nowhere but a template.
@Suite("Layouts of one's own")
struct OwnLayoutTests {
    private struct Truth: Decodable { var zone: [[Double]] }

    /// The first characters of both lines of a drawn passport: a card of another size, as far as anybody can see.
    private func narrowCards(columns: Int) throws -> [(image: GrayImage, lines: [String])] {
        try TestImages.pictures(of: "passport").map { picture in
            let bytes = [UInt8](try Data(contentsOf: picture.url))
            let image = try ImageDecoder().decode(bytes, DecodeRequest()).image
            let json = try Data(contentsOf: picture.url.deletingPathExtension().appendingPathExtension("json"))
            let zone = try JSONDecoder().decode(Truth.self, from: json).zone
            let (left, right) = (zone[0][0], zone[1][0])
            let pitch = (right - left) / 44
            let box = PixelRect(
                left: Int(left - 60), top: Int(min(zone[0][1], zone[1][1]) - 60),
                right: Int(left + pitch * Double(columns)), bottom: Int(max(zone[2][1], zone[3][1]) + 60))
            return (image.cropped(to: box).framed(by: 80), picture.lines.map { String($0.prefix(columns)) })
        }
    }

    private func scanner(_ specification: String) throws -> MRZScanner {
        let text = """
            {
              "CaptureVisionTemplates": [{"Name": "ReadClubCard", "ImageROIProcessingNameArray": ["roi"]}],
              "TargetROIDefOptions": [{"Name": "roi", "TaskSettingNameArray": ["task"]}],
              "LabelRecognizerTaskSettingOptions": [{"Name": "task", "TextLineSpecificationNameArray": ["tls-club"]}],
              "TextLineSpecificationOptions": [\(specification)]
            }
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString).json")
        try text.write(to: url, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: url) }
        return try MRZScanner(configuration: ScanConfiguration(template: "", templateFile: url.path))
    }

    @Test("a card of two lines of 34 characters is read by a template alone")
    func twoLines() throws {
        let scanner = try scanner(
            """
            {
              "Name": "tls-club", "CharacterModelName": "MRZCharRecognition", "OutputResults": 1, "ConcatResults": 1,
              "ConcatSeparator": "\\n", "StringLengthRange": [34, 34],
              "SubGroups": [
                {"CharacterModelName": "MRZCharRecognition", "StringLengthRange": [34, 34],
                 "StringRegExPattern": "(P[A-Z<]{33}){(34)}"},
                {"CharacterModelName": "MRZCharRecognition", "StringLengthRange": [34, 34],
                 "StringRegExPattern": "([A-Z0-9<]{9}[0-9<][A-Z<]{3}[0-9<]{6}[0-9][MF<][0-9<]{6}[0-9][A-Z0-9<]{6}){(34)}"}
              ]
            }
            """)
        let cards = try narrowCards(columns: 34)
        #expect(cards.count == 6)
        for card in cards {
            let report = try scanner.scan(card.image)
            let code = try #require(report.codes.first)
            #expect(code.lines == card.lines)
            #expect(code.codeType == "TEXT_LINES" && code.specification == "tls-club" && report.status == .found)
        }
    }

    @Test("what the pattern does not allow is not read")
    func otherPattern() throws {
        let scanner = try scanner(
            """
            {
              "Name": "tls-club", "CharacterModelName": "MRZCharRecognition", "OutputResults": 1,
              "StringLengthRange": [34, 34], "StringRegExPattern": "(X[0-9]{33}){(34)}"
            }
            """)
        for card in try narrowCards(columns: 34) {
            #expect(try scanner.scan(card.image).codes.isEmpty)
        }
    }
}

extension GrayImage {
    /// The image with a light margin around it.
    fileprivate func framed(by margin: Int) -> GrayImage {
        var framed = GrayImage(width: width + 2 * margin, height: height + 2 * margin, filledWith: 235)
        for y in 0..<height { for x in 0..<width { framed[x + margin, y + margin] = self[x, y] } }
        return framed
    }
}

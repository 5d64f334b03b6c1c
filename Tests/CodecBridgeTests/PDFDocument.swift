import Raster

/// A PDF document as its standard (ISO 32000-1, section 7.5) describes it, object by object.
struct PDFDocument {
    /// Size in points, turn in degrees, content, and what stands behind `/XObject`.
    struct Page {
        var width: Double
        var height: Double
        var rotation = 0
        var content: String
        var objects = "<< >>"
    }

    var pages: [Page]
    /// Further objects, numbered from 100.
    var others: [[UInt8]] = []
    /// What the document claims; its pages unless given.
    var claimedPages: Int?

    /// A page that is covered by one picture of the given resolution, as scanners write it.
    static func scan(_ image: GrayImage, pixelsPerInch: Double) -> PDFDocument {
        let (width, height) = (Double(image.width) * 72 / pixelsPerInch, Double(image.height) * 72 / pixelsPerInch)
        let page = Page(
            width: width, height: height, content: "\(width) 0 0 \(height) 0 0 cm /P Do", objects: "<< /P 100 0 R >>")
        let picture =
            "<< /Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) "
            + "/ColorSpace /DeviceGray /BitsPerComponent 8 /Length \(image.pixels.count) >>"
        return PDFDocument(pages: [page], others: [stream(picture, image.pixels)])
    }

    static func stream(_ dictionary: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("\(dictionary)\nstream\n".utf8) + bytes + Array("\nendstream".utf8)
    }

    var bytes: [UInt8] {
        var objects: [(number: Int, body: [UInt8])] = [(1, Array("<< /Type /Catalog /Pages 2 0 R >>".utf8))]
        let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
        objects.append((2, Array("<< /Type /Pages /Kids [\(kids)] /Count \(claimedPages ?? pages.count) >>".utf8)))
        for (index, page) in pages.enumerated() {
            let number = 3 + 2 * index
            let dictionary =
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(page.width) \(page.height)] /Rotate \(page.rotation) "
                + "/Contents \(number + 1) 0 R /Resources << /XObject \(page.objects) >> >>"
            objects.append((number, Array(dictionary.utf8)))
            objects.append(
                (number + 1, Self.stream("<< /Length \(page.content.utf8.count) >>", Array(page.content.utf8))))
        }
        objects += others.enumerated().map { (100 + $0.offset, $0.element) }
        var file = Array("%PDF-1.4\n".utf8)
        var table = "xref\n0 1\n0000000000 65535 f \n"
        for (number, body) in objects {
            let offset = String(file.count)
            table += "\(number) 1\n\(String(repeating: "0", count: 10 - offset.count))\(offset) 00000 n \n"
            file += Array("\(number) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
        }
        let start = file.count
        return file + Array("\(table)trailer << /Size 1000 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n".utf8)
    }
}

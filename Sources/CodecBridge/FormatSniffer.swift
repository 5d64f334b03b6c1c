/// Tells by the first bytes what a file is.
enum FormatSniffer {
    /// The picture format of the bytes.
    ///
    /// - Throws: `CodecError` that names what the bytes look like instead.
    static func format(of bytes: [UInt8]) throws(CodecError) -> ImageFormat {
        if let format = pictureFormat(of: bytes) { return format }
        if let kind = unreadPicture(bytes) { throw .unsupported(kind) }
        throw .notAnImage(looksLike: otherKind(bytes))
    }

    private static func pictureFormat(of bytes: [UInt8]) -> ImageFormat? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42]) { return .tiff }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
        if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return .gif }
        if isBMP(bytes) { return .bmp }
        if isPNM(bytes) { return .pnm }
        if isHEIF(bytes) { return .heif }
        if bytes.starts(with: [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]) { return .jpeg2000 }
        if bytes.starts(with: "%PDF-".utf8) { return .pdf }
        return nil
    }

    static func isPNM(_ bytes: [UInt8]) -> Bool {
        bytes.count > 3 && bytes[0] == UInt8(ascii: "P") && (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[1])
            && (bytes[2].isWhitespace || bytes[2] == UInt8(ascii: "#"))
    }

    /// The brands of still pictures and of sequences, whose primary picture is taken (ISO/IEC 23008-12, annex B).
    private static func isHEIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return false }
        let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
        return ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif", "avis"].contains(brand)
    }

    /// "BM" alone also begins many a text: the size of the header that follows must be one that exists.
    private static func isBMP(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: "BM".utf8) else { return false }
        guard let headerSize = ByteReader(bytes).uint32(at: 14, .little) else { return !isText(bytes) }
        return [12, 16, 40, 52, 56, 64, 108, 124].contains(headerSize)
    }

    /// Pictures that exist but are not read here.
    private static func unreadPicture(_ bytes: [UInt8]) -> String? {
        if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
            let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
            return brand == "crx " ? "a raw camera picture" : nil
        }
        if bytes.starts(with: [0x49, 0x49, 43, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 43]) {
            return "a TIFF picture of the BigTIFF kind"
        }
        if bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) { return "a JPEG 2000 codestream without its file" }
        if bytes.starts(with: [0xFF, 0x0A]) || bytes.starts(with: [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]) {
            return "a JPEG XL picture"
        }
        if bytes.starts(with: "8BPS".utf8) { return "a Photoshop document" }
        if bytes.starts(with: [0, 0, 1, 0]) { return "an icon" }
        if bytes.starts(with: "P7\n".utf8) { return "a PNM picture of the PAM kind" }
        return nil
    }

    private static func otherKind(_ bytes: [UInt8]) -> String {
        let head = bytes.prefix(512)
        if head.starts(with: "%!PS".utf8) { return "a PostScript document" }
        if head.starts(with: [0x50, 0x4B, 3, 4]) { return "a ZIP archive or an office document" }
        if head.starts(with: [0x1F, 0x8B]) { return "gzip-compressed data" }
        if head.starts(with: [0x7F, 0x45, 0x4C, 0x46]) { return "a program" }
        if head.dropFirst(4).starts(with: "ftyp".utf8) { return "a video" }
        if head.starts(with: "RIFF".utf8) { return "sound or video" }
        if isText(bytes) {
            let first = String(decoding: head, as: UTF8.self).lowercased().drop { $0.isWhitespace }
            if first.hasPrefix("<!doctype html") || first.hasPrefix("<html") { return "a web page" }
            if first.hasPrefix("<svg") { return "an SVG drawing" }
            if first.hasPrefix("<?xml") { return "an XML document" }
            return "text"
        }
        if bytes.allSatisfy({ $0 == 0 }) { return "nothing but zero bytes" }
        return "data of an unknown kind"
    }

    /// Whether the first bytes are UTF-8 without control characters.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(512)
        guard head.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0.isWhitespace }) else { return false }
        // The last character may have been cut in two.
        return (0...3).contains { head.count > $0 && String(validating: head.dropLast($0), as: UTF8.self) != nil }
    }
}

extension UInt8 {
    /// Space, tabulator and line ends.
    var isWhitespace: Bool { self == 0x20 || (9...13).contains(self) }
}

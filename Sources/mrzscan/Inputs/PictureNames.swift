import MRZScan

/// Which files of a folder are taken for pictures.
enum PictureNames {
    /// Endings of names that promise a picture; such a file is tried, and complained about when it is none.
    private static let endings: Set<String> = [
        "jpg", "jpeg", "jpe", "jfif", "png", "tif", "tiff", "webp", "bmp", "gif", "pnm", "pbm", "pgm", "ppm",
        "heic", "heif", "hif", "avif", "jp2", "pdf",
    ]

    /// Whether the file is to be tried: by its name, or by its first bytes.
    static func promisePicture(_ path: FilePath) -> Bool {
        let name = path.bytes[((path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
        if let dot = name.lastIndex(of: UInt8(ascii: ".")),
            endings.contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
        {
            return true
        }
        return MRZScanner.isPicture(head: FileSystem.head(of: path, count: 64))
    }
}

import CodecBridge
import Raster

/// A finished picture with its truth, ready to be written.
struct TestPicture {
    /// Size that no picture may pass, so that the folder stays small.
    static let sizeLimit = 200_000

    let name: String
    let bytes: [UInt8]
    var truth: Truth

    /// A JPEG file; the quality falls until the file is small enough.
    static func jpeg(_ name: String, _ picture: Picture, quality: Int) -> TestPicture {
        var quality = quality
        var bytes = ImageEncoder.jpeg(picture.image, quality: quality)
        while bytes.count > sizeLimit, quality > 30 {
            quality -= 5
            bytes = ImageEncoder.jpeg(picture.image, quality: quality)
        }
        let file = name + ".jpg"
        return TestPicture(
            name: name, bytes: bytes, truth: Truth(file: file, width: picture.width, height: picture.height))
    }

    /// A grey PNG file.
    static func png(_ name: String, _ picture: Picture) -> TestPicture {
        let bytes = ImageEncoder.png(picture.image.luminance())
        let file = name + ".png"
        return TestPicture(
            name: name, bytes: bytes, truth: Truth(file: file, width: picture.width, height: picture.height))
    }

    /// Writes the picture, its truth, and its lines as plain text: `NAME.mrz`, or `NAME.vin` for a vehicle number.
    func write(folder: String) throws(SpecimenError) {
        try OutputFile.write(bytes, to: folder + "/" + truth.file)
        try OutputFile.write(truth.json(), to: folder + "/" + name + ".json")
        guard !truth.lines.isEmpty else { return }
        try OutputFile.write(
            Array((truth.lines.joined(separator: "\n") + "\n").utf8),
            to: folder + "/" + name + (truth.format == "vin" ? ".vin" : ".mrz"))
    }
}

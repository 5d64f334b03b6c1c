import CodecBridge
import MRZScan
import Raster

/// Reads and writes images as files and in memory.
///
/// Files are written without metadata. Without state; use it from any thread.
public final class ImageIO: Sendable {
    /// The format of a file.
    public enum ImageFileFormat: Int, Sendable, CaseIterable {
        /// JPEG.
        case jpeg = 0
        /// PNG.
        case png = 1
        /// Windows bitmap, 24 bits a pixel.
        case bmp = 2
        /// A PDF document of one page that holds a JPEG picture.
        case pdf = 3
    }

    /// A reader and writer.
    public init() {}

    /// Writes a file in the format that the ending of its name says.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - path: a name that ends in `.jpg`, `.jpeg`, `.png`, `.bmp` or `.pdf`.
    ///   - overWrite: whether a file that is there already is replaced.
    /// - Throws: `filetypeNotSupported` for other endings, `fileAlreadyExists`, `createFileFailed`, `fileSaveFailed`,
    ///   `imageDataInvalid`.
    public func saveToFile(_ image: ImageData, path: String, overWrite: Bool = true) throws(CaptureVisionError) {
        let ending = path.split(separator: ".", omittingEmptySubsequences: false).last.map { $0.lowercased() } ?? ""
        let formats: [String: ImageFileFormat] = ["jpg": .jpeg, "jpeg": .jpeg, "png": .png, "bmp": .bmp, "pdf": .pdf]
        guard let format = formats[ending] else {
            throw CaptureVisionError(
                .filetypeNotSupported, "\(path): images are written as .jpg, .png, .bmp or .pdf")
        }
        let bytes = try saveToMemory(imageData: image, imageFormat: format)
        do throws(ScanError) {
            try FileSystem.save(bytes, to: FilePath(path), replacing: overWrite)
        } catch {
            throw CaptureVisionError(error)
        }
    }

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - imageFormat: of the file.
    /// - Returns: the bytes.
    /// - Throws: `imageDataInvalid`; `fileSaveFailed` when the format cannot hold an image of this size.
    public func saveToMemory(
        imageData image: ImageData, imageFormat: ImageFileFormat
    ) throws(CaptureVisionError) -> [UInt8] {
        let format: EncodedFormat =
            switch imageFormat {
            case .jpeg: .jpeg
            case .png: .png
            case .bmp: .bmp
            case .pdf: .pdf
            }
        let bytes = ImageEncoder.encode(try image.upright(), as: format)
        guard !bytes.isEmpty else {
            throw CaptureVisionError(
                .fileSaveFailed, "an image of \(image.width) × \(image.height) does not fit the format")
        }
        return bytes
    }

    /// The first page of a picture file, upright and in colour.
    public func readFromFile(_ path: String) throws(CaptureVisionError) -> ImageData {
        try readFromMemory(PictureFile.bytes(of: FilePath(path)))
    }

    /// The first page of a picture file in memory, upright and in colour.
    public func readFromMemory(_ bytes: [UInt8]) throws(CaptureVisionError) -> ImageData {
        do throws(CodecError) {
            let decoded = try ImageDecoder().decode(bytes, DecodeRequest(colour: true))
            return ImageData(decoded.colour ?? ColourImage(decoded.image))
        } catch {
            throw CaptureVisionError(ScanError(error))
        }
    }
}

import CodecBridge
public import Raster

/// Pictures as files in memory, without any metadata.
public enum PictureFile {
    /// A JPEG file; empty when the picture is larger than the format allows (65,500 pixels a side) or has no pixels.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - quality: 1…100.
    /// - Returns: the bytes of the file.
    public static func jpeg(_ picture: ColourImage, quality: Int = 92) -> [UInt8] {
        ImageEncoder.encode(picture, as: .jpeg, quality: quality)
    }

    /// A PNG file, which keeps every pixel as it is; empty when the picture has no pixels.
    public static func png(_ picture: ColourImage) -> [UInt8] { ImageEncoder.encode(picture, as: .png) }
}

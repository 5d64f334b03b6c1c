/// The picture formats that are read.
package enum ImageFormat: String, Sendable, CaseIterable {
    case jpeg = "JPEG"
    case png = "PNG"
    case tiff = "TIFF"
    case webp = "WebP"
    case bmp = "BMP"
    case gif = "GIF"
    case pnm = "PNM"
    /// HEIC and AVIF.
    case heif = "HEIF"
    case jpeg2000 = "JPEG 2000"
    case pdf = "PDF"
}

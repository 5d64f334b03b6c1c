/// The picture formats that are read.
package enum ImageFormat: String, Sendable, CaseIterable {
    case jpeg = "JPEG"
    case png = "PNG"
    case tiff = "TIFF"
    case webp = "WebP"
    case bmp = "BMP"
    case gif = "GIF"
    case pnm = "PNM"
}

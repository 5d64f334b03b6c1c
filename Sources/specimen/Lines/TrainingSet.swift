import Raster

#if canImport(Glibc)
    import Glibc
#endif

/// A multi-page TIFF of line pictures with the box file that Tesseract's training tools expect beside it.
struct TrainingSet {
    private var pages: [GrayImage] = []
    private var boxes = ""

    mutating func append(_ picture: GrayImage, text: [UInt8]) {
        let page = pages.count
        let (w, h) = (picture.width, picture.height)
        boxes += "WordStr 0 0 \(w) \(h) \(page) #\(String(decoding: text, as: UTF8.self))\n"
        boxes += "\t \(w) 0 \(w + 1) \(h) \(page)\n"
        pages.append(picture)
    }

    /// Writes `stem.tif` and `stem.box`.
    func write(stem: String) throws(SpecimenError) {
        try OutputFile.write(GrayTIFF.encode(pages), to: stem + ".tif")
        try OutputFile.write(Array(boxes.utf8), to: stem + ".box")
    }
}

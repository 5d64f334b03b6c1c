import CodecBridge

/// What reports of every kind say of their page.
protocol PageReport {
    var file: String? { get set }
    var fileEncoded: String? { get set }
    var page: Int { get set }
    var pageCount: Int { get set }
    var width: Int { get set }
    var height: Int { get set }
}

extension ScanReport: PageReport {}
extension DetectionReport: PageReport {}

extension PageReport {
    /// Notes which file the page is of.
    mutating func setName(_ name: FilePath) {
        (file, fileEncoded) = (name.text, name.encoded)
    }

    /// Notes which page of its file it is, and its size.
    mutating func describe(_ picture: DecodedImage) {
        (page, pageCount) = (picture.page, picture.header.pageCount)
        (width, height) = (picture.header.uprightWidth, picture.header.uprightHeight)
    }
}

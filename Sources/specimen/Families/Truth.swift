import CodeParser
import FoundationEssentials
import Raster

/// What a reader should find in a picture; written beside it as JSON.
///
/// Places are pixels of the picture as it is shown, its EXIF orientation applied; corners are the document's own top
/// left, top right, bottom right, bottom left.
struct Truth: Encodable {
    var file: String
    var width: Int
    var height: Int
    /// `td1`, `td2`, `td3`, `mrvA`, `mrvB`, `vin`, or `nil` when there is no zone.
    var format: String?
    var lines: [String] = []
    /// What was printed, in the holder's own spelling.
    var fields: [String: String] = [:]
    var document: [[Double]]?
    var zone: [[Double]]?
    var portrait: [[Double]]?
    /// Degrees by which the document is turned clockwise.
    var rotation = 0
    /// The EXIF orientation that the file carries.
    var exifOrientation = 1

    init(file: String, width: Int, height: Int) {
        self.file = file
        self.width = width
        self.height = height
    }

    mutating func describe(_ document: SpecimenDocument) {
        let content = document.content
        format = document.format.identifier
        lines = document.lines
        fields = [
            "documentCode": content.documentCode, "issuingState": content.issuingState,
            "primaryIdentifier": content.primaryIdentifier, "secondaryIdentifier": content.secondaryIdentifier,
            "documentNumber": content.documentNumber, "nationality": content.nationality,
            "dateOfBirth": content.dateOfBirth, "sex": content.sex, "dateOfExpiry": content.dateOfExpiry,
            "optionalData": content.optionalData, "optionalData2": content.optionalData2,
        ]
    }

    /// Moves every place to where it is in pixels that are stored in another way.
    mutating func turn(_ way: Orientation, degrees: Int) {
        let (w, h) = (Double(width), Double(height))
        let move = { (corners: [[Double]]) in
            corners.map { corner -> [Double] in
                let place = way.stored(Point(x: corner[0], y: corner[1]), width: w, height: h)
                return [(place.x * 10).rounded() / 10, (place.y * 10).rounded() / 10]
            }
        }
        document = document.map(move)
        zone = zone.map(move)
        portrait = portrait.map(move)
        if way.swapsSides { swap(&width, &height) }
        rotation = degrees
    }

    static func corners(_ quad: Quadrilateral) -> [[Double]] {
        quad.corners.map { [($0.x * 10).rounded() / 10, ($0.y * 10).rounded() / 10] }
    }

    func json() throws(SpecimenError) -> [UInt8] {
        try JSONText.encode(self)
    }
}

/// JSON that people can read and that is the same at every run.
enum JSONText {
    static func encode(_ value: some Encodable) throws(SpecimenError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(value)) + [0x0A]
        } catch {
            throw SpecimenError("the truth cannot be written as JSON: \(error)")
        }
    }
}

import CodeParser
import MRZScan
import Raster
import Testing

@Suite("Pictures of a report")
struct ReportPictureTests {
    /// A white page with a red document, in it a green portrait and a blue zone.
    private let document = Quadrilateral(left: 50, top: 40, right: 300, bottom: 216)
    private let portrait = Quadrilateral(left: 60, top: 60, right: 120, bottom: 140)
    private let zone = Quadrilateral(left: 60, top: 170, right: 290, bottom: 200)

    private var picture: ColourImage {
        var picture = ColourImage(width: 400, height: 300)
        picture.cover(document, with: RGBColour(red: 255, green: 0, blue: 0))
        picture.cover(portrait, with: RGBColour(red: 0, green: 255, blue: 0))
        picture.cover(zone, with: RGBColour(red: 0, green: 0, blue: 255))
        return picture
    }

    private func report(withZone: Bool = true, withPlaces: Bool = true) -> ScanReport {
        let text = """
            P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
            L898902C36UTO7408122F1204159ZE184226B<<<<<10
            """
        var codes = withZone ? TextScanner(referenceDate: nil).scan(text).codes : []
        for i in codes.indices { codes[i].location = zone }
        return ScanReport(
            codes: codes, document: withPlaces ? ScannedRegion(location: document, confidence: 90) : nil,
            portrait: withPlaces ? ScannedRegion(location: portrait, confidence: 90) : nil)
    }

    private func pixel(_ image: ColourImage, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.pixels[(y * image.width + x) * 3..<(y * image.width + x) * 3 + 3])
    }

    @Test("the document is cut out in the shape of ID-3, the portrait as it is")
    func cut() throws {
        let flat = try #require(report().documentPicture(of: picture))
        #expect(flat.width == 250 && flat.height == 176)
        #expect(pixel(flat, 2, 2) == [255, 0, 0] && pixel(flat, 40, 60) == [0, 255, 0])
        let face = try #require(report().portraitPicture(of: picture))
        #expect(face.width == 60 && face.height == 80 && pixel(face, 30, 40) == [0, 255, 0])
        #expect(report(withPlaces: false).documentPicture(of: picture) == nil)
        #expect(report(withPlaces: false).portraitPicture(of: picture) == nil)
    }

    @Test("a smaller picture of the same page gives the same parts, smaller")
    func smaller() throws {
        var report = report()
        report.width = 400
        report.height = 300
        let half = picture.halved()
        let flat = try #require(report.documentPicture(of: half))
        #expect(flat.width == 125 && flat.height == 88)
        #expect(pixel(flat, 1, 1) == [255, 0, 0] && pixel(flat, 20, 30) == [0, 255, 0])
        let face = try #require(report.portraitPicture(of: half))
        #expect(face.width == 30 && face.height == 40 && pixel(face, 15, 20) == [0, 255, 0])
    }

    @Test("marks lie on the outlines, in three colours, and nowhere else")
    func annotated() {
        let picture = picture
        let marked = report().annotatedPicture(of: picture)
        #expect(marked.width == 400 && marked.height == 300)
        let colours = [pixel(marked, 50, 130), pixel(marked, 60, 100), pixel(marked, 60, 185)]
        #expect(Set(colours).count == 3)
        #expect(colours[0] != [255, 0, 0] && colours[1] != [0, 255, 0] && colours[2] != [0, 0, 255])
        for (x, y) in [(10, 10), (200, 120), (90, 100), (150, 185)] {
            #expect(pixel(marked, x, y) == pixel(picture, x, y))
        }
    }

    @Test("nothing of zone and portrait is left, and every other pixel is as it was")
    func redacted() throws {
        let picture = picture
        let covered = try #require(report().redactedPicture(of: picture))
        var isCovered = 0
        for y in 0..<300 {
            for x in 0..<400 {
                let old = pixel(picture, x, y)
                if old == [0, 255, 0] || old == [0, 0, 255] {
                    isCovered += 1
                    #expect(pixel(covered, x, y) == [0, 0, 0])
                }
            }
        }
        #expect(isCovered == 60 * 80 + 230 * 30)
        #expect(pixel(covered, 200, 120) == [255, 0, 0] && pixel(covered, 10, 10) == [255, 255, 255])
    }

    @Test("where no zone was found nothing claims to be redacted")
    func nothingToCover() {
        #expect(report(withZone: false).redactedPicture(of: picture) == nil)
    }

    @Test("labelled fields have all keys, in their order")
    func labelledFields() {
        var report = report()
        report.file = "p\".jpg"
        #expect(
            report.labelledFieldsText() == [
                #"{"Surname":"ERIKSSON","Given Names":"ANNA MARIA","Sex":"F","Birth Date":"740812","#
                    + #""Expiration Date":"120415","Nationality":"UTO","Country Code":"UTO","Document Type":"P","#
                    + #""Document Number":"L898902C3","Optional Data":"ZE184226B","Optional Data 2":"","#
                    + #""Status":"found","File":"p\".jpg"}"#
            ])
        #expect(ScanReport(file: "x").labelledFieldsText() == [#"{"Status":"notFound","File":"x"}"#])
    }
}

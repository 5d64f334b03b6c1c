import Raster
import Testing

@Suite("InkComponent")
struct InkComponentTests {
    private func ink(_ rows: [String]) -> BinaryImage {
        var image = BinaryImage(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() where character == "#" {
                image.fill(InkRun(y: y, left: x, right: x + 1))
            }
        }
        return image
    }

    @Test("joins what touches at corners and parts what does not")
    func connected() {
        let components = InkComponent.connected(
            ink([
                "##...#.",
                "..#..#.",
                ".....#.",
                "#....##",
            ]).runs(closingGapsUpTo: 0))
        #expect(components.map(\.area).sorted() == [1, 3, 5])
        #expect(components.contains { $0.box == PixelRect(left: 5, top: 0, right: 7, bottom: 4) })
    }

    @Test("a U joins at its bottom")
    func joinsLate() {
        let components = InkComponent.connected(ink(["#.#", "#.#", "###"]).runs(closingGapsUpTo: 0))
        #expect(components.count == 1 && components[0].area == 7)
    }

    @Test("closes gaps along rows up to the given length and no further")
    func gaps() {
        let image = ink(["#..#...#"])
        #expect(image.runs(closingGapsUpTo: 2) == [InkRun(y: 0, left: 0, right: 4), InkRun(y: 0, left: 7, right: 8)])
        #expect(image.runs(closingGapsUpTo: 3) == [InkRun(y: 0, left: 0, right: 8)])
    }
}

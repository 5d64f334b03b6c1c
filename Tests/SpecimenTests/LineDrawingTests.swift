import Raster
import Testing

@testable import specimen

@Suite("Lines and plates")
struct LineDrawingTests {
    private func picture(_ text: String, seed: UInt64, plate: Bool) throws -> GrayImage {
        var random = SeededRandom(seed: seed)
        let style =
            plate
            ? LineStyle.drawPlate(damage: 1, small: true, &random) : LineStyle.draw(damage: 1, small: true, &random)
        let font = SkeletonFont.font(.slashed)
        let ink = try LineInk.draw(Array(text.utf8), font: font, style: style, scale: 3, random: &random)
        return LinePhoto.take(ink: ink.shrunk(by: 3), style: style, height: 36, random: &random)
    }

    @Test("are the same for the same seed and differ for another", arguments: [false, true])
    func isDeterministic(plate: Bool) throws {
        let first = try picture("WVWZZZ3CZ8P016634", seed: 5, plate: plate)
        #expect(try first == picture("WVWZZZ3CZ8P016634", seed: 5, plate: plate))
        #expect(try first != picture("WVWZZZ3CZ8P016634", seed: 6, plate: plate))
        #expect(first.height == 36)
    }

    @Test("hold every symbol of a vehicle number in the skeleton fonts", arguments: SkeletonFont.Cut.allCases)
    func skeletonIsComplete(cut: SkeletonFont.Cut) {
        let font = SkeletonFont.font(cut)
        #expect(PlateText.alphabet.count == 33)
        #expect(PlateText.alphabet.allSatisfy { (font.outline(of: $0)?.steps.count ?? 0) > 1 })
    }

    @Test("have runs of fillers of every length from 1 to 40")
    func fillerRunsAreOfEveryLength() throws {
        var lengths: Set<Int> = []
        for index in 0..<6000 {
            var random = SeededRandom.stream(seed: 3, index: index)
            let line = try LineText.full(&random)
            #expect(line.count <= 44)
            for run in line.split(whereSeparator: { $0 != Alphabet.filler }) { lengths.insert(run.count) }
        }
        #expect(lengths.isSuperset(of: 1...40))
    }
}

@Suite("Planes")
struct PlaneTests {
    @Test("keep their mean when they are resized", arguments: [Plane.Kernel.linear, .cubic])
    func resizingKeepsMean(kernel: Plane.Kernel) {
        var random = SeededRandom(seed: 2)
        let plane = Plane.noise(width: 64, height: 48, cell: 6, random: &random)
        let small = plane.resized(width: 32, height: 24, kernel: kernel)
        let mean = { (p: Plane) in p.values.reduce(0, +) / Float(p.values.count) }
        #expect(abs(mean(plane) - mean(small)) < 0.01)
    }

    @Test("lose little at quality 100 and much at 10")
    func blockLossFollowsQuality() {
        var random = SeededRandom(seed: 4)
        var plane = Plane.noise(width: 40, height: 24, cell: 3, random: &random)
        plane.map { $0 * 255 }
        let error = { (quality: Double) in
            zip(plane.withBlockLoss(quality: quality).values, plane.values).map { abs($0 - $1) }.reduce(0, +)
                / Float(plane.values.count)
        }
        #expect(error(100) < 1)
        #expect(error(10) > 5 * error(90))
    }
}

@Suite("Edit distance")
struct EditDistanceTests {
    @Test(
        "is the fewest changes",
        arguments: [("KITTEN", "SITTING", 3), ("", "ABC", 3), ("ABC", "ABC", 0), ("<<<", "<<<<", 1)])
    func countsChanges(first: String, second: String, distance: Int) {
        #expect(EditDistance.between(Array(first.utf8), Array(second.utf8)) == distance)
    }
}

import Raster
import Testing

@testable import CaptureVision

@Suite("Cross filter over frames")
struct FrameFilterTests {
    private func quad(_ x: Double, _ y: Double, _ size: Double = 100) -> Quadrilateral {
        Quadrilateral(
            topLeft: Point(x: x, y: y), topRight: Point(x: x + size, y: y),
            bottomRight: Point(x: x + size, y: y + size),
            bottomLeft: Point(x: x, y: y + size))
    }

    private func text(_ text: String, x: Double = 0) -> FrameItem {
        FrameItem(kind: .textLine, text: text, location: quad(x, 0))
    }

    private func outline(_ x: Double) -> FrameItem { FrameItem(kind: .detectedQuad, location: quad(x, 0)) }

    @Test("the defaults are the vendor's")
    func defaults() {
        let filter = FrameFilter()
        #expect(
            filter[.textLine].isVerified && filter[.detectedQuad].isVerified
        )
        #expect(
            !filter[.barcode].isVerified
                && !filter[.deskewedImage].isVerified)
        for kind in [FrameItemKind.textLine, .barcode] {
            let criteria = filter[kind].criteria
            #expect(criteria.frameWindow == 5 && criteria.minConsistentFrames == 2)
        }
        for kind in [FrameItemKind.detectedQuad, .deskewedImage] {
            let criteria = filter[kind].criteria
            #expect(criteria.frameWindow == 6 && criteria.minConsistentFrames == 4)
        }
        for kind in FrameItemKind.allCases {
            #expect(!filter[kind].isDeduplicated && !filter[kind].isOverlapping)
            #expect(filter[kind].forgetTime == 3000)
        }
    }

    @Test("criteria out of their range are refused", arguments: [(0, 0), (0, 1), (5, 0), (5, 6), (-1, -1)])
    func criteria(window: Int, minimum: Int) {
        #expect(throws: CaptureVisionError.self) {
            try CrossVerificationCriteria(frameWindow: window, minConsistentFrames: minimum)
        }
    }

    @Test("text passes with the second frame of five that shows it, and is held back before")
    func verification() {
        var filter = FrameFilter()
        #expect(filter.filter([text("A")], at: 0).isEmpty)
        #expect(filter.filter([text("B")], at: 1).isEmpty)
        let second = filter.filter([text("A"), text("C")], at: 2)
        #expect(second.map(\.text) == ["A"] && second.first?.status == .passed)
        // Four frames without A leave one of five.
        for time in 3..<7 { #expect(filter.filter([], at: Double(time)).isEmpty) }
        #expect(filter.filter([text("A")], at: 7).isEmpty)
        #expect(filter.filter([text("A")], at: 8).map(\.text) == ["A"])
    }

    @Test("five frames is the window: the sixth does not remember the first")
    func window() {
        for gap in 0...5 {
            var filter = FrameFilter()
            _ = filter.filter([text("A")], at: 0)
            for time in 0..<gap { _ = filter.filter([], at: Double(time)) }
            #expect(filter.filter([text("A")], at: 10).isEmpty == (gap > 3), "\(gap) frames between")
        }
    }

    @Test("outlines stay with the status failed until four of six frames agree, and may tremble")
    func outlines() {
        var filter = FrameFilter()
        for (time, x) in [0.0, 2, -2].enumerated() {
            #expect(filter.filter([outline(x)], at: Double(time)).map(\.status) == [.failed])
        }
        #expect(filter.filter([outline(1)], at: 3).map(\.status) == [.passed])
        // One that lies elsewhere is another one.
        #expect(filter.filter([outline(60)], at: 4).map(\.status) == [.failed])
    }

    @Test("without verification everything is handed on, and nothing is claimed")
    func unverified() {
        var filter = FrameFilter()
        filter[.textLine].isVerified = false
        #expect(filter.filter([text("A")], at: 0).map(\.status) == [.notVerified])
    }

    @Test("with deduplication a result comes once for as long as it is in view, and again when it was forgotten")
    func deduplication() {
        var filter = FrameFilter()
        filter[.textLine].isVerified = false
        filter[.textLine].isDeduplicated = true
        #expect(filter.filter([text("A")], at: 0).count == 1)
        // In view for ten seconds, seen every second.
        for second in 1...10 { #expect(filter.filter([text("A")], at: Double(second) * 1000).isEmpty) }
        #expect(filter.filter([text("B")], at: 10_500).count == 1)
        #expect(filter.filter([text("A")], at: 13_000).isEmpty)
        #expect(filter.filter([text("A")], at: 16_001).count == 1)
        filter[.textLine].forgetTime = 500_000
        #expect(filter[.textLine].forgetTime == 180_000)
        filter.reset()
        #expect(filter.filter([text("A")], at: 16_002).count == 1)
    }

    @Test("with both, a result comes once, when it has passed")
    func both() {
        var filter = FrameFilter()
        filter[.textLine].isDeduplicated = true
        let counts = (0..<8).map { filter.filter([text("A")], at: Double($0) * 100).count }
        #expect(counts == [0, 1, 0, 0, 0, 0, 0, 0])
    }

    @Test("with latest overlapping what one frame missed is carried over, moved as the rest has moved")
    func overlapping() {
        var filter = FrameFilter()
        filter[.textLine].isVerified = false
        filter[.textLine].isOverlapping = true
        filter[.textLine].maxOverlappingFrames = 2
        _ = filter.filter([text("A"), text("B", x: 300)], at: 0)
        let second = filter.filter([text("A", x: 10)], at: 1)
        #expect(second.map(\.text) == ["A", "B"])
        #expect(second.last?.isCarriedOver == true && second.last?.location.topLeft == Point(x: 310, y: 0))
        _ = filter.filter([text("A", x: 20)], at: 2)
        // Three frames later it is gone; and nothing is carried where nothing tells how.
        #expect(filter.filter([text("A", x: 30)], at: 3).map(\.text) == ["A"])
        #expect(filter.filter([text("Z")], at: 4).map(\.text) == ["Z"])
    }
}

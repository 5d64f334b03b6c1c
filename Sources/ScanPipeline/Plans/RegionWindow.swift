import CodeParser
import Raster
import ScanTemplates

/// The part of the image that a region looks at: the upright box around the region.
struct RegionWindow {
    var box: PixelRect
    var isWhole: Bool

    /// The windows of a region: one in the whole image, or one for each result by which it is placed.
    ///
    /// - Parameters:
    ///   - region: the region.
    ///   - image: the image.
    ///   - scale: size of a pixel of the image in pixels of the original one, in which templates measure.
    ///   - page: what earlier regions hold.
    /// - Returns: none when there is nothing to place it by, or nothing of it lies in the image.
    static func windows(
        of region: RegionPlan, in image: GrayImage, scale: Double, after page: PageReading
    ) -> [RegionWindow] {
        let whole = PixelRect(left: 0, top: 0, right: image.width, bottom: image.height)
        let references: [Quadrilateral] =
            switch region.location.reference {
            case .wholeImage: [Quadrilateral(whole)]
            case .results(let filter): page.quads(acceptedBy: filter)
            }
        return references.compactMap { reference in
            let area = region.location.area(in: reference, scale: scale).box
            let box = PixelRect(
                left: max(0, area.left), top: max(0, area.top), right: min(image.width, area.right),
                bottom: min(image.height, area.bottom))
            guard box.width > 0, box.height > 0 else { return nil }
            return RegionWindow(box: box, isWhole: box == whole)
        }
    }
}

extension RegionLocation {
    /// The region in the image, for a reference in the image.
    fileprivate func area(in reference: Quadrilateral, scale: Double) -> Quadrilateral {
        let width = max(reference.topLeft.distance(to: reference.topRight), 1)
        let height = max(reference.topLeft.distance(to: reference.bottomLeft), 1)
        let level = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: width, y: 0), bottomRight: Point(x: width, y: height),
            bottomLeft: Point(x: 0, y: height))
        // Pixels of a template are those of the original image.
        let corners = self.corners(width: width * scale, height: height * scale)
            .map { Point(x: $0.x / scale, y: $0.y / scale) }
        guard corners.count == 4, let placed = Homography(from: level, to: reference) else { return reference }
        return placed.apply(
            to: Quadrilateral(
                topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3]))
    }
}

extension PageReading {
    /// Where the results lie that a filter lets through.
    fileprivate func quads(acceptedBy filter: ResultFilter) -> [Quadrilateral] {
        func isMeant(_ origin: ResultOrigin) -> Bool { filter.accepts(region: origin.region, task: origin.task) }
        var quads: [Quadrilateral] = []
        if filter.acceptsTextLines {
            quads += zones.filter { isMeant($0.origin) && filter.accepts($0.reading.lines) }.map(\.quad)
            quads += numbers.filter { isMeant($0.origin) && filter.accepts([$0.reading.record.vin]) }.map(\.quad)
            quads += texts.filter { isMeant($0.origin) && filter.accepts($0.reading.lines.map(\.text)) }.map(\.quad)
        }
        if filter.acceptsFrames { quads += documents.filter { isMeant($0.origin) }.map(\.quad) }
        return quads
    }
}

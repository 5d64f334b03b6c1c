/// One region of the image and what is done there.
package struct RegionPlan: Sendable, Equatable {
    package enum Task: Sendable, Equatable {
        case textLines(TextLineTaskPlan)
        case document(DocumentTaskPlan)
        /// A task that this engine does not have, such as reading barcodes: it finds nothing.
        case unsupported(name: String)
    }

    package var name: String
    package var location: RegionLocation
    package var deduplicates: Bool
    package var tasks: [Task]
}

/// Where a region is.
package struct RegionLocation: Sendable, Equatable {
    package enum Reference: Sendable, Equatable {
        case wholeImage
        /// Every result of other regions that a filter lets through.
        case results(ResultFilter)
    }

    /// A coordinate, and whether it is per cent of the reference or pixels.
    package struct Coordinate: Sendable, Equatable {
        package var value: Int
        package var isPercentage: Bool

        package init(value: Int, isPercentage: Bool) {
            self.value = value
            self.isPercentage = isPercentage
        }
    }

    package struct Corner: Sendable, Equatable {
        package var x: Coordinate
        package var y: Coordinate

        package init(x: Coordinate, y: Coordinate) {
            self.x = x
            self.y = y
        }
    }

    package var reference: Reference
    /// Which corner of the reference is the origin: 0 top left, then clockwise.
    package var originIndex: Int
    /// Four corners, clockwise from the top left one; `nil` for the whole reference.
    package var corners: [Corner]?

    package static let wholeImage = RegionLocation(reference: .wholeImage, originIndex: 0, corners: nil)

    /// The corners of the region within a reference of a size, from its top left corner, in pixels.
    ///
    /// Axes are the edges of the reference that meet at the origin, so a region given from another corner runs the
    /// other way.
    package func corners(width: Double, height: Double) -> [(x: Double, y: Double)] {
        guard let corners else { return [(0, 0), (width, 0), (width, height), (0, height)] }
        return corners.map { corner in
            let x = corner.x.isPercentage ? Double(corner.x.value) * width / 100 : Double(corner.x.value)
            let y = corner.y.isPercentage ? Double(corner.y.value) * height / 100 : Double(corner.y.value)
            return switch originIndex {
            case 1: (width - x, y)
            case 2: (width - x, height - y)
            case 3: (x, height - y)
            default: (x, y)
            }
        }
    }
}

/// Which results of which regions and tasks are meant.
package struct ResultFilter: Sendable, Equatable {
    /// `nil`: of all.
    package var regions: [String]?
    /// `nil`: of all.
    package var tasks: [String]?
    package var acceptsTextLines: Bool
    package var acceptsFrames: Bool
    package var lineNumbers: LineNumbers
    /// `nil`: every text.
    package var linePattern: LinePattern?

    package static let everything = ResultFilter(
        regions: nil, tasks: nil, acceptsTextLines: true, acceptsFrames: true, lineNumbers: .all, linePattern: nil)

    package func accepts(region: String, task: String) -> Bool {
        (regions?.contains(region) ?? true) && (tasks?.contains(task) ?? true)
    }

    /// Whether a result of these lines has one that the filter's pattern allows.
    package func accepts(_ lines: [String]) -> Bool {
        guard let linePattern else { return true }
        return lines.contains(where: linePattern.matches)
    }
}

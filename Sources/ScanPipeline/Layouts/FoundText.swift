package import Raster
package import ScanTemplates

/// Lines that were read under a layout which only the template describes, with their place in the image.
package struct FoundText: Sendable {
    package var reading: SpecificationReading
    /// Around all lines, in the reading direction of the text; pixels of the image.
    package var quad: Quadrilateral
    /// Around each line.
    package var lineQuads: [Quadrilateral]
    /// How far the text is turned clockwise, to the nearest quarter: 0, 90, 180 or 270 degrees.
    package var rotation: Int
    /// The name of the attempt that read it.
    package var attempt: String
    /// The region and the task of the template that asked for it.
    package var origin = ResultOrigin()
}

/// Which part of a template a result comes from.
package struct ResultOrigin: Sendable, Hashable {
    package var region = ""
    package var task = ""

    package init(region: String = "", task: String = "") {
        self.region = region
        self.task = task
    }
}

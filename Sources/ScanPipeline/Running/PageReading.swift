package import CodeParser
package import Raster

/// One zone that was read, with its place in the image.
package struct FoundZone: Sendable {
    package var reading: ZoneReading
    /// Around all lines, in the reading direction of the text; pixels of the image.
    package var quad: Quadrilateral
    /// Around each line.
    package var lineQuads: [Quadrilateral]
    /// How far the text is turned clockwise, to the nearest quarter: 0, 90, 180 or 270 degrees.
    package var rotation: Int
    /// The name of the attempt that read it.
    package var attempt: String
    /// Whether all its characters were seen at the first look, with hardly a doubt.
    package var isClear = false

    /// Whether every check digit agrees and no other reading is about as likely.
    package var isProven: Bool { reading.record.isValid && !reading.isAmbiguous }
}

/// What one image holds.
package struct PageReading: Sendable {
    /// The zones, as they were found.
    package var zones: [FoundZone] = []
    /// The outline of the document, where one was seen.
    package var document: DocumentQuad?
    /// Where nothing was read: the last stage that still had something to work on.
    package var endedBy: StageName?

    package init() {}
}

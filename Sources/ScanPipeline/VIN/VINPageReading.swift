package import CodeParser
import Glibc
package import Raster

/// A vehicle identification number that was read, with its place in the image.
package struct FoundVIN: Sendable {
    package var reading: VINReading
    /// How sure the characters are, as the mean natural logarithm of probability.
    package var support: Double
    /// The support with what the number's own form adds: order of preference between numbers.
    package var rank: Double
    /// Around the number, in its reading direction; pixels of the image.
    package var quad: Quadrilateral
    /// How far the text is turned clockwise, to the nearest quarter: 0, 90, 180 or 270 degrees.
    package var rotation: Int
    /// The name of the attempt that read it.
    package var attempt: String
    /// Whether the maker is that of a look-alike: no table knows the one that was read.
    package var hasMakerOfLookAlike = false
    /// The region and the task of the template that asked for it.
    package var origin = ResultOrigin()
    /// Whether the template has its text parsed.
    package var isParsed = true

    /// The mean probability of a character, 0…1.
    package var certainty: Double { exp(min(0, support)) }
}

/// What one image holds.
package struct VINPageReading: Sendable {
    /// The number; `nil` when nothing convinces.
    package var number: FoundVIN?
    /// What other lines hold, or all lines where none convinces; the likeliest first.
    package var candidates: [FoundVIN] = []
    /// Where nothing was read: the last stage that still had something to work on.
    package var endedBy: StageName?

    package init() {}
}

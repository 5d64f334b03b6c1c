package import CodeParser
package import Raster
package import ScanTemplates

/// What is known of one image so far: a typed slot for each thing that stages hand on.
package struct ScanContext: Sendable {
    // Given
    /// The image and its halvings; all places in results are in its coordinates.
    package let pyramid: ImagePyramid
    /// The same with black and white exchanged, made when an attempt first asks for it.
    package var invertedPyramid: ImagePyramid?
    package var attempt: Attempt

    // Filled by the stages of a page
    /// The picture in which lines are looked for, and where its points lie in the image.
    package var view: GrayImage?
    package var viewToImage = Homography.identity
    package var lines: [TextLine] = []
    package var candidates: [ZoneCandidate] = []

    /// Lines that were looked at and are no print of the model's kind, with the polarity in which they were seen; they
    /// turn up again in other groups and at other sizes.
    package var rejected: [(line: TextLine, isInverted: Bool)] = []
    /// What was recognised lately.
    var memory = StripMemory()

    // Filled by the stages of a candidate
    package var candidate: ZoneCandidate?
    /// The candidate in the directions in which its print may be upright, the likelier first; empty when it is no print.
    package var directions: [ZoneCandidate] = []
    /// What was seen of the candidate's lines, the first look first; later ones show the lines in other preparations.
    package var looks: [Look] = []
    package var reading: ZoneReading?
    /// The same for a layout that only the template describes.
    package var text: SpecificationReading?

    package init(pyramid: ImagePyramid, attempt: Attempt) {
        self.pyramid = pyramid
        self.attempt = attempt
    }

    /// The image of the attempt's polarity: dark print on light ground.
    package var printPyramid: ImagePyramid { attempt.isInverted ? invertedPyramid ?? pyramid : pyramid }

    /// Forgets what belongs to one candidate.
    mutating func start(_ candidate: ZoneCandidate) {
        self.candidate = candidate
        looks = []
        reading = nil
        text = nil
    }
}

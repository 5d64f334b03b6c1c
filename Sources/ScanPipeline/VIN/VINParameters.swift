package import CodeParser
import Raster

/// Everything the search for vehicle identification numbers is told.
package struct VINParameters: Sendable, Hashable {
    /// The views that are tried in order, each for dark print and for light print.
    package var views: [View] = View.standard
    package var localization = Self.localization
    package var strips = Self.strips
    package var decoding = DecodingOptions()
    package var acceptance = VINAcceptance()
    /// Mean probability in the middle of a line from which it is read at once, and below which it is not read at all.
    package var clearGlance = 0.88
    package var leastGlance = 0.6
    /// Mean probability below which a line is no text in either direction.
    package var leastCertainty = 0.68
    /// Mean probability from which print is clear: what is no number then will not be one in another strip.
    package var clearPrint = 0.94
    /// Mean probability from which a line may be a number in the direction in which it was read.
    package var leastReadCertainty = 0.8
    /// Characters of a first strip that may be a number with stars, edges and dust at its ends.
    package var characterCounts = 13...26
    /// Support, as `FoundVIN.support`, below which two strips of a line prove that it is no number.
    package var leastSupport = -0.6
    /// How many strips of a line, or strips and a check digit, have to agree on a number before the others are left out.
    package var leastOpinions = 3
    /// Height of the capitals, in pixels of the image, below which all strips are read when no check digit decides.
    package var sharpHeight = 10.0
    /// How many lines of one view are looked at more closely, and how many of them are read though their middle is not
    /// clear.
    package var maximumLines = 12
    package var maximumViewReadings = 3
    /// How many lines are read of a whole image.
    package var maximumReadings = 12
    /// Least height of the capitals in pixels of the image: below it there is nothing left to be read.
    package var minimumHeight = 4.5

    package init() {}

    /// The views that show something of their own: a small picture cannot be enlarged beyond what is in it.
    func views(for image: GrayImage) -> [View] {
        let most = Double(max(image.width, image.height)) * ScaleStage.maximumEnlargement
        return views.filter { view in
            Double(view.longerEdge) <= most
                || !views.contains { $0.direction == view.direction && $0.longerEdge < view.longerEdge }
        }
    }

    /// One way of looking at an image.
    package struct View: Sendable, Hashable {
        package var direction: Attempt.View
        /// Length of the longer edge at which lines are looked for, pixels.
        package var longerEdge: Int

        package init(direction: Attempt.View, longerEdge: Int) {
            self.direction = direction
            self.longerEdge = longerEdge
        }

        /// The number is the largest print of most pictures, so that a small picture comes first.
        package static let standard = [
            View(direction: .level, longerEdge: 600), View(direction: .sideways, longerEdge: 600),
            View(direction: .level, longerEdge: 1400), View(direction: .sideways, longerEdge: 1400),
        ]
    }

    /// 17 characters are 5 capital heights long where they are squeezed, and 26 where they stand far apart.
    private static var localization: TextLineLocalizer.Parameters {
        var parameters = TextLineLocalizer.Parameters()
        parameters.heightRanges = [6...13, 11...26, 22...50, 44...90]
        parameters.aspectRange = 5...26
        return parameters
    }

    /// Characters are brought to a usual width: the network needs some columns for each, and sees wide ones twice.
    private static var strips: StripCutter.Parameters {
        var parameters = StripCutter.Parameters()
        parameters.aspectRange = 13...17
        return parameters
    }
}

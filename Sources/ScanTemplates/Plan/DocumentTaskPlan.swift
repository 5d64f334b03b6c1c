/// Finding the outline of a document and making it level.
package struct DocumentTaskPlan: Sendable, Equatable {
    package var name: String
    /// 0: any number.
    package var expectedCount: Int
    /// `nil`: no outline is looked for; the region itself is the document.
    package var detection: DocumentDetectionPlan?
    /// `nil`: the document is not made level.
    package var deskewing: DeskewPlan?
    /// `nil`: no enhanced image.
    package var enhancement: DocumentEnhancementPlan?
}

package struct DocumentDetectionPlan: Sendable, Equatable {
    package var image: ImagePlan
    /// Degrees.
    package var cornerAngles: ClosedRange<Int>
    /// Per cent of the area of the image.
    package var minimumAreaPercent: Double
    /// Length of the longer edge at which outlines are looked for, pixels.
    package var longerEdge: Int
    /// Length of the longer edge at which sides are placed at most, pixels.
    package var placingLongerEdge: Int
    /// How many outlines are placed and compared.
    package var maximumOutlines: Int
    /// 0…100, higher is surer.
    package var minimumConfidence: Int
}

package struct DeskewPlan: Sendable, Equatable {
    /// Pixels; `nil`: as it was found.
    package var pageWidth: Int?
    package var pageHeight: Int?
}

package struct DocumentEnhancementPlan: Sendable, Equatable {
    package enum ColourMode: String, Sendable {
        case binary = "ICM_BINARY"
        case grayscale = "ICM_GRAYSCALE"
        case colour = "ICM_COLOUR"
    }

    package var image: ImagePlan
    package var colourMode: ColourMode
    /// -100…100; 0 leaves it as it is.
    package var brightness: Int
    /// -100…100; 0 leaves it as it is.
    package var contrast: Int
}

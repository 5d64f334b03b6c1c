/// The recognisers that this engine has.
package enum RecognizerName: String, Sendable, Hashable, CaseIterable {
    /// Reads the type of machine readable zones, and in want of another all other lines.
    case zone = "ocrb"
    /// Reads the many kinds of type in which vehicles are numbered.
    case vehicleNumber = "vin"

    /// The recogniser that stands in for a model of the format.
    package init(model name: String) {
        self = name.hasPrefix("VIN") ? .vehicleNumber : .zone
    }
}

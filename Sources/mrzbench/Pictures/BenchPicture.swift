import MRZScan

/// A picture and what is printed in it.
struct BenchPicture {
    /// What a scan of it looks for.
    enum Kind {
        case zones
        case vehicleNumbers
    }

    let path: FilePath
    /// The rows of the report that it counts in: its family, or its kind and tags.
    let groups: [String]
    let kind: Kind
    /// What is printed, each zone a list of lines and each vehicle number one line; none for a picture that must give
    /// nothing.
    let codes: [[String]]
}

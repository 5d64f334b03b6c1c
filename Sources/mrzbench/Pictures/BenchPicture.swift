import MRZScan

/// A picture and what is printed in it.
struct BenchPicture {
    let path: FilePath
    /// The rows of the report that it counts in: its family, or its kind and tags.
    let groups: [String]
    /// The zones, each a list of lines; none for a picture that must give nothing.
    let zones: [[String]]
}

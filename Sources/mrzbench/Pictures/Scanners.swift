import MRZScan

/// A scanner for each kind of picture, each opened once.
struct Scanners: Sendable {
    /// Reads zones, as the program does when it is told nothing.
    let zones: MRZScanner
    /// Reads vehicle numbers.
    let vehicleNumbers: MRZScanner

    /// - Throws: `ScanError` when a model is missing.
    init() throws(ScanError) {
        zones = try MRZScanner()
        vehicleNumbers = try MRZScanner(configuration: ScanConfiguration(template: "ReadVINText"))
    }

    subscript(kind: BenchPicture.Kind) -> MRZScanner {
        switch kind {
        case .zones: zones
        case .vehicleNumbers: vehicleNumbers
        }
    }
}

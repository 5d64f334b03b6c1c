import MRZScan

/// What became of one page: its report, and what goes with it.
struct PageOutcome: Sendable {
    var report: ScanReport
    /// Small pictures for the report that people read; `nil` when none is made.
    var pictures: EmbeddedPictures?
    /// Pictures that could not be written.
    var pictureErrors: [ScanError] = []
    /// Pictures that were asked for and are not in the page.
    var missingPictures: [String] = []
}

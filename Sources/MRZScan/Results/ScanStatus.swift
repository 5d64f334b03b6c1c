/// What became of one page.
public enum ScanStatus: String, Sendable, Hashable {
    /// Something was read, and all its check digits agree or it has none.
    case found
    /// Something was read, but a check digit disagrees or another reading is about as likely.
    case foundWithFaults
    /// Nothing was read that proves itself.
    case notFound
    /// The scan could not be carried out.
    case error
}

/// A command line that makes no sense; the text says why.
struct UsageError: Error {
    let message: String
}

/// A command line that makes no sense; the text says why.
package struct UsageError: Error, Equatable {
    package let message: String

    package init(message: String) {
        self.message = message
    }
}

import CodeParser
import Testing

/// A zone with what it has to say, by the standard or by the people who know the document.
struct ZoneCase: Sendable, CustomTestStringConvertible {
    let title: String
    let lines: [String]
    var format: ZoneFormat
    var values: [String: String] = [:]
    /// The checks that must fail; all others must succeed.
    var failing: Set<String> = []
    var warnings: Set<ZoneWarning.Code> = []
    var primary: String?
    var secondary: String?
    var longNumberRule: ZoneCheck.LongNumberRule?

    init(
        _ title: String, _ format: ZoneFormat, _ text: String, values: [String: String] = [:],
        failing: Set<String> = [], warnings: Set<ZoneWarning.Code> = [], primary: String? = nil,
        secondary: String? = nil, longNumberRule: ZoneCheck.LongNumberRule? = nil
    ) {
        self.title = title
        self.format = format
        lines = text.split(separator: "\n").map(String.init)
        self.values = values
        self.failing = failing
        self.warnings = warnings
        self.primary = primary
        self.secondary = secondary
        self.longNumberRule = longNumberRule
    }

    var testDescription: String { title }
}

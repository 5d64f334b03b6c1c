package import CodeParser

/// Which texts become fields, and as what.
package struct SemanticProcessingPlan: Sendable, Equatable {
    package struct Parser: Sendable, Equatable {
        package var name: String
        /// Tried in this order.
        package var codeTypes: [String]
        /// Shapes of issuers' numbers.
        package var numberPatterns: [DecodingOptions.NumberPattern]
        /// Check digits that issuers compute otherwise.
        package var issuerExceptions: [ParsingOptions.IssuerException]

        /// The layouts of machine readable zones among the code types, in order.
        package var zoneFormats: [ZoneFormat] {
            codeTypes.flatMap { type in ZoneFormat.all.filter { $0.codeType == type } }
        }
    }

    package var name: String
    package var filter: ResultFilter
    package var parsers: [Parser]
}

/// The code types that a template can name.
package enum CodeTypeName {
    /// Those that this engine parses, in the order in which it tries them when a parser task names none.
    package static let supported = ZoneFormat.all.map(\.codeType) + [vehicleNumber]

    package static let vehicleNumber = "VIN"

    /// Those of the format that are accepted and parse nothing.
    package static let unsupported = [
        "AAMVA_DL_ID", "AAMVA_DL_ID_WITH_MAG_STRIPE", "SOUTH_AFRICA_DL", "AADHAAR", "GS1_AI",
    ]
}

import CodeParser

/// Clean texts to parse, the same at every run.
enum SampleTexts {
    /// How many of each kind: enough that no branch is learned by heart, few enough to stay in the cache.
    static let count = 64

    private static let surnames = ["Lindqvist", "Okafor", "de la Cruz", "Müller", "Nguyen", "O'Brien", "Ål", "Sato"]
    private static let givenNames = [
        "Eva Maria", "Jo", "Ngozi Adaeze", "Hans-Peter", "Thi Minh", "Sean", "Kari", "Yui",
    ]
    private static let states = ["SWE", "NGA", "ESP", "D", "VNM", "IRL", "NOR", "JPN"]

    /// Zones of a layout, their lines parted by line feeds.
    static func zones(_ format: ZoneFormat) throws(ZoneEncodingError) -> [String] {
        let encoder = ZoneEncoder()
        var zones: [String] = []
        for index in 0..<count {
            // Names and states are paired anew in each round of eight.
            let (name, state) = (index % 8, (index + index / 8) % 8)
            let content = ZoneContent(
                documentCode: format == .td3 ? "P" : "I", issuingState: states[state],
                primaryIdentifier: surnames[name], secondaryIdentifier: givenNames[state],
                documentNumber: "K\(index % 10)\(4_102_837 + 7919 * index)", nationality: states[state],
                dateOfBirth: date(year: 40 + index % 55, index), sex: index.isMultiple(of: 2) ? "F" : "M",
                dateOfExpiry: date(year: 27 + index % 9, index + 5),
                optionalData: index.isMultiple(of: 3) ? "\(90_210 + 31 * index)" : "")
            zones.append(try encoder.encode(content, as: format).joined(separator: "\n"))
        }
        return zones
    }

    private static func date(year: Int, _ index: Int) -> String {
        let month = index % 12 + 1
        let day = index % 28 + 1
        return [year, month, day].map { ($0 < 10 ? "0" : "") + String($0) }.joined()
    }

    /// Vehicle identification numbers of North America, whose check digit binds.
    static let numbers: [String] = (0..<count).compactMap { index in
        let makers = ["1HG", "1FT", "5YJ", "2T1", "3VW", "4T1", "1G1", "2HG"]
        let years = Array("ABCDEFGHJKLMNPRSTVWXY123456789")
        let head = makers[index % makers.count] + "CM826"
        let tail = "\(years[index % years.count])A\(100_057 + 7919 * index)"
        // The check digit's own weight is 0, so that any character may stand there meanwhile.
        guard let digit = VINCheckDigit.compute(over: Array((head + "0" + tail).utf8)) else { return nil }
        return head + String(decoding: [digit], as: UTF8.self) + tail
    }
}

/// Finds makers by their identifiers.
struct VINMakerTable: Sendable {
    static let shared = VINMakerTable()

    private let makers: [String: VINMaker]

    private init() {
        var makers: [String: VINMaker] = [:]
        for line in VINMakerData.text.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { continue }
            // Name, kind where it is not a light vehicle, identifiers.
            let words = parts[1].split(separator: ":", maxSplits: 1)
            guard words.count == 2, let letter = parts[0].first, let kind = VINMaker.Kind(rawValue: letter) else {
                continue
            }
            for identifier in words[1].split(separator: " ") {
                makers[String(identifier)] = VINMaker(
                    identifier: String(identifier), name: String(words[0]), kind: kind)
            }
        }
        self.makers = makers
    }

    /// The maker of a VIN: six characters for small makers, then three.
    func maker(of vin: [UInt8]) -> VINMaker? {
        if let small = Self.smallMakerIdentifier(of: vin), let maker = makers[small] { return maker }
        guard vin.count >= 3 else { return nil }
        return makers[ASCII.string(vin[..<3])]
    }

    func isKnown(_ identifier: String) -> Bool { makers[identifier] != nil }

    /// The number of identifiers in the table.
    var count: Int { makers.count }

    /// Makers of less than 1000 vehicles a year share identifiers that end in 9; positions 12–14 tell them apart.
    static func smallMakerIdentifier(of vin: [UInt8]) -> String? {
        guard vin.count == 17, vin[2] == UInt8(ascii: "9") else { return nil }
        return ASCII.string(vin[..<3] + vin[11..<14])
    }
}

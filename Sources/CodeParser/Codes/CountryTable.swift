/// The codes of `CountryData`, found by their three characters.
struct CountryTable: Sendable {
    static let shared = CountryTable()

    let entries: [CountryCode]
    private let indices: [UInt32: Int]

    private init() {
        var entries: [CountryCode] = []
        for line in CountryData.iso.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3 else { continue }
            let code = String(parts[0])
            entries.append(
                CountryCode(code: code, alpha3: code, alpha2: String(parts[1]), name: String(parts[2]), origin: .iso))
        }
        for (origin, text) in CountryData.others {
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 2)
                guard parts.count == 3 else { continue }
                let alpha3 = parts[1] == "-" ? nil : String(parts[1])
                let alpha2 = entries.first { $0.origin == .iso && $0.code == alpha3 }?.alpha2
                entries.append(
                    CountryCode(
                        code: String(parts[0]), alpha3: alpha3, alpha2: alpha2, name: String(parts[2]), origin: origin))
            }
        }
        var indices: [UInt32: Int] = [:]
        for (index, entry) in entries.enumerated() { indices[Self.key(Array(entry.code.utf8)[...])] = index }
        self.entries = entries
        self.indices = indices
    }

    /// The entry of up to three characters; fillers at the end are ignored.
    func entry(for code: ArraySlice<UInt8>) -> CountryCode? {
        indices[Self.key(code)].map { entries[$0] }
    }

    private static func key(_ code: ArraySlice<UInt8>) -> UInt32 {
        var key: UInt32 = 0
        var isOver = false
        for byte in code {
            if byte == ASCII.filler {
                isOver = true
            } else if isOver {
                // A letter after a filler: no code.
                return .max
            } else {
                key = key << 8 | UInt32(byte)
            }
        }
        return key
    }
}

/// A set of ASCII characters in 128 bits: the alphabet of one position of a line.
package struct CharacterMask: Sendable, Hashable {
    private var low: UInt64
    private var high: UInt64

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    package init() {
        self.init(low: 0, high: 0)
    }

    /// The characters of a string; those outside ASCII are left out.
    package init(_ characters: some StringProtocol) {
        self.init()
        for character in characters.utf8 { insert(character) }
    }

    package init(_ range: ClosedRange<UInt8>) {
        self.init()
        for character in range { insert(character) }
    }

    package static let digits = CharacterMask(UInt8(ascii: "0")...UInt8(ascii: "9"))
    package static let uppercase = CharacterMask(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    package static let lowercase = CharacterMask(UInt8(ascii: "a")...UInt8(ascii: "z"))
    /// Space and all visible characters: what a negated class is taken from.
    package static let printable = CharacterMask(0x20...0x7E)
    /// `A`–`Z`, `0`–`9` and the filler of ICAO 9303 part 3, section 4.3.
    package static let mrz = digits.union(uppercase).union(CharacterMask("<"))
    /// `A`–`Z` and `0`–`9` without I, O and Q, as ISO 3779 has it.
    package static let vin = digits.union(uppercase).subtracting(CharacterMask("IOQ"))

    package mutating func insert(_ character: UInt8) {
        if character < 64 {
            low |= 1 << UInt64(character)
        } else if character < 128 {
            high |= 1 << UInt64(character - 64)
        }
    }

    package func contains(_ character: UInt8) -> Bool {
        if character < 64 { return low >> UInt64(character) & 1 == 1 }
        return character < 128 && high >> UInt64(character - 64) & 1 == 1
    }

    package func union(_ other: CharacterMask) -> CharacterMask {
        CharacterMask(low: low | other.low, high: high | other.high)
    }

    package func intersection(_ other: CharacterMask) -> CharacterMask {
        CharacterMask(low: low & other.low, high: high & other.high)
    }

    package func subtracting(_ other: CharacterMask) -> CharacterMask {
        CharacterMask(low: low & ~other.low, high: high & ~other.high)
    }

    package var isEmpty: Bool { low == 0 && high == 0 }

    package var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

    /// The members as ASCII bytes, ascending.
    package var characters: [UInt8] {
        (UInt8(0)..<128).filter(contains)
    }
}

extension CharacterMask: CustomStringConvertible {
    package var description: String {
        String(decoding: characters, as: UTF8.self)
    }
}

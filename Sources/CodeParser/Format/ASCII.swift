/// The few ASCII characters that a zone is made of.
enum ASCII {
    static let filler: UInt8 = 0x3C
    static let zero: UInt8 = 0x30
    static let capitalA: UInt8 = 0x41

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    static func isZoneCharacter(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte == filler }

    /// The text of some bytes; anything that is no ASCII becomes U+FFFD.
    static func string(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

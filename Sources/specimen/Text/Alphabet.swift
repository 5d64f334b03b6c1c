/// The characters of zones, as ASCII.
enum Alphabet {
    static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    static let digits = Array("0123456789".utf8)
    static let filler = UInt8(ascii: "<")
}

import MRZScan

/// Names for the pictures of each input, different for each input of a run.
struct PictureStems {
    private var taken: Set<[UInt8]> = []

    /// The input's name without folder and ending; with a number where an earlier input has that name.
    mutating func stem(for input: FilePath) -> [UInt8] {
        var name = input.bytes
        if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = Array(name[(slash + 1)...]) }
        if let point = name.lastIndex(of: UInt8(ascii: ".")), point > 0 { name = Array(name[..<point]) }
        if input == FilePath("-") || name.isEmpty { name = Array("stdin".utf8) }
        // Two dots are the folder above.
        if name.allSatisfy({ $0 == UInt8(ascii: ".") }) { name = [UInt8(ascii: "_")] }
        // Names of files hold 255 bytes, and more is added.
        name = Array(name.prefix(200))
        var stem = name
        var number = 2
        while Self.looksLikePage(stem) || !taken.insert(stem).inserted {
            stem = name + Array("-\(number)".utf8)
            number += 1
        }
        return stem
    }

    /// Whether it could be that of a page of another input: `-page` and a number are added to those.
    private static func looksLikePage(_ stem: [UInt8]) -> Bool {
        let digits = stem.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        return digits > 0 && stem.dropLast(digits).suffix(5).elementsEqual("-page".utf8)
    }
}

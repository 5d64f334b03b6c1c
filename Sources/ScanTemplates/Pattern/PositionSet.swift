/// A set of small whole numbers, 0 up to a bound: positions in a line, or lengths of a part of it.
struct PositionSet: Sendable, Equatable {
    private var words: [UInt64]
    let bound: Int

    /// The empty set of numbers in `0...bound`.
    init(bound: Int) {
        self.bound = bound
        words = [UInt64](repeating: 0, count: bound / 64 + 1)
    }

    init(_ members: some Sequence<Int>, bound: Int) {
        self.init(bound: bound)
        for member in members { insert(member) }
    }

    /// Numbers beyond the bound are left out: a line cannot get there.
    mutating func insert(_ member: Int) {
        guard member >= 0, member <= bound else { return }
        words[member / 64] |= 1 << UInt64(member % 64)
    }

    func contains(_ member: Int) -> Bool {
        guard member >= 0, member <= bound else { return false }
        return words[member / 64] >> UInt64(member % 64) & 1 == 1
    }

    mutating func formUnion(_ other: PositionSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    func isSuperset(of other: PositionSet) -> Bool {
        zip(words, other.words).allSatisfy { $0 | $1 == $0 }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    var members: [Int] {
        var members: [Int] = []
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                members.append(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
        return members
    }

    /// The only member, when there is exactly one.
    var single: Int? { count == 1 ? members.first : nil }

    func filter(_ isIncluded: (Int) -> Bool) -> PositionSet {
        PositionSet(members.lazy.filter(isIncluded), bound: bound)
    }

    /// Every sum of a member of this set and a member of the other one.
    func sums(with other: PositionSet) -> PositionSet {
        var result = PositionSet(bound: bound)
        for member in members { result.formUnion(of: other, shiftedBy: member) }
        return result
    }

    /// Adds every member of another set plus an offset; whole words at a time, because patterns sum long sets often.
    private mutating func formUnion(of other: PositionSet, shiftedBy offset: Int) {
        let wordOffset = offset / 64
        let bitOffset = UInt64(offset % 64)
        for (index, word) in other.words.enumerated() where word != 0 {
            let target = index + wordOffset
            guard target < words.count else { break }
            words[target] |= word << bitOffset
            if bitOffset > 0 && target + 1 < words.count {
                words[target + 1] |= word >> (64 - bitOffset)
            }
        }
        // Bits above the bound in the last word would count as members.
        let unused = words.count * 64 - (bound + 1)
        words[words.count - 1] &= .max >> UInt64(unused)
    }
}

#if canImport(Glibc)
    import Glibc
#endif

/// A small deterministic generator (SplitMix64): the same seed gives the same pictures on every machine.
///
/// `SystemRandomNumberGenerator` cannot be seeded, and the standard library promises nothing about how its
/// `random(in:)` uses a generator, so the few distributions that drawing needs are written out here.
struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &+ 0x9E37_79B9_7F4A_7C15
    }

    /// An independent generator for item `index`, so that one item can be redrawn without drawing those before it.
    static func stream(seed: UInt64, index: Int) -> SeededRandom {
        var mixer = SeededRandom(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(truncatingIfNeeded: index))
        return SeededRandom(seed: mixer.next())
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Uniform in 0 ..< 1.
    mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    /// Uniform between two numbers.
    mutating func uniform(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * unit()
    }

    /// Uniform on a closed range of whole numbers.
    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(unit() * Double(range.count))
    }

    /// True with the given probability.
    mutating func chance(_ probability: Double) -> Bool {
        unit() < probability
    }

    /// Normal with mean 0 (Box and Muller), cut at three deviations so that no single picture is absurd.
    mutating func normal(_ deviation: Double) -> Double {
        let radius = (-2 * log(max(unit(), 1e-12))).squareRoot()
        let value = radius * cos(2 * Double.pi * unit())
        return deviation * min(max(value, -3), 3)
    }

    /// One element of a list that is not empty.
    mutating func pick<Element>(_ list: [Element]) -> Element {
        list[integer(0...(list.count - 1))]
    }
}

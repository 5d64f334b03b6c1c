import Testing

@testable import specimen

@Suite("Seeded random numbers")
struct SeededRandomTests {
    @Test("are those of SplitMix64 as its author published them")
    func matchesReference() {
        // First outputs of the reference implementation for the state 1234567; a seed is that state after one step.
        var random = SeededRandom(seed: 1_234_567 &- 0x9E37_79B9_7F4A_7C15)
        let values = (0..<5).map { _ in random.next() }
        #expect(
            values == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test("stay inside their ranges and reach both ends")
    func staysInRange() {
        var random = SeededRandom(seed: 1)
        let dice = (0..<2000).map { _ in random.integer(1...6) }
        #expect(Set(dice) == [1, 2, 3, 4, 5, 6])
        #expect((0..<2000).allSatisfy { _ in abs(random.normal(2)) <= 6 })
    }
}

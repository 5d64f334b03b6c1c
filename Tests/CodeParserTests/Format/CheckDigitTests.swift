import CodeParser
import Testing

@Suite("CheckDigit")
struct CheckDigitTests {
    @Test(
        "agrees with the worked examples of ICAO 9303 part 3",
        arguments: [("520727", 3), ("AB2134<<<", 5), ("L898902C3", 6), ("D23145890734", 9)])
    func worked(text: String, digit: Int) {
        #expect(CheckDigit.compute(over: text.utf8) == digit)
    }

    @Test("knows no lower case") func refusesOthers() { #expect(CheckDigit.compute(over: "a1".utf8) == nil) }
}

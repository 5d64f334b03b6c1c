import CodeParser
import Testing

@Suite("Look-alikes of known makers")
struct VINLookAlikeTests {
    @Test("an unknown maker becomes the known one that a look-alike makes of it, a known one stays")
    func knownMakers() throws {
        let parser = VINParser()
        let unknown = try #require(parser.parse("XWBAC2NH1NK101912"))
        #expect(parser.lookAlikesOfKnownMakers(unknown).map(\.vin) == ["XW8AC2NH1NK101912"])
        let known = try #require(parser.parse("WVWZZZ1KZAW123456"))
        #expect(parser.lookAlikesOfKnownMakers(known).isEmpty)
    }
}

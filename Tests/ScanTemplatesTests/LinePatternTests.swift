import Testing

@testable import ScanTemplates

@Suite("Line pattern")
struct LinePatternTests {
    @Test("knows the alphabet of every position of a TD3 second line")
    func passportSecondLine() throws {
        let pattern = try LinePattern.compile(
            "([A-Z0-9<]{9}[0-9][A-Z<]{3}[0-9]{2}[0-9<]{4}[0-9][MF<][0-9]{2}[(01-12)][(01-31)][0-9][A-Z0-9<]{14}[0-9<][0-9]){(44)}",
            lengthRange: 44...44)
        let letters = CharacterMask("ABCDEFGHIJKLMNOPQRSTUVWXYZ<")
        let digits = CharacterMask("0123456789")
        #expect(pattern.lengths == [44])
        #expect(pattern.alphabet(at: 0) == letters.union(digits))
        #expect(pattern.alphabet(at: 9) == digits)
        #expect(pattern.alphabet(at: 10) == letters)
        #expect(pattern.alphabet(at: 16) == digits.union(CharacterMask("<")))
        #expect(pattern.alphabet(at: 20) == CharacterMask("MF<"))
        #expect(pattern.alphabet(at: 23) == CharacterMask("01"))
        #expect(pattern.alphabet(at: 25) == CharacterMask("0123"))
        #expect(pattern.alphabet(at: 42) == digits.union(CharacterMask("<")))
        #expect(pattern.alphabet(at: 44).isEmpty)
        #expect(
            pattern.constraints == [
                LineConstraint(columns: 23..<25, kind: .number(1...12)),
                LineConstraint(columns: 25..<27, kind: .number(1...31)),
            ])
        // The specimen of ICAO 9303 part 4, appendix B.
        #expect(pattern.matches("L898902C36UTO7408122F1204159ZE184226B<<<<<10"))
        #expect(!pattern.matches("L898902C36UTO7408122F1204159ZE184226B<<<<<10".replacing(month: "13")))
        #expect(!pattern.matches("L898902C36UTO7408122F1204159ZE184226B<<<<<1"))
    }

    @Test("takes the length form at the end for the whole line when its own part cannot have that length")
    func trailingLength() throws {
        let source = "(I[A-Z<])(FRA)([A-Z<]{25})([A-Z0-9<]{3})([0-9<]{3}){(36)}"
        let pattern = try LinePattern.compile(source, lengthRange: 36...36)
        #expect(pattern.alphabet(at: 2) == CharacterMask("F"))
        #expect(pattern.alphabet(at: 35) == CharacterMask("0123456789<"))
        #expect(pattern.matches("IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<"))
        #expect(!pattern.matches("IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<A"))
    }

    @Test(
        "keeps length forms apart from repeat counts",
        arguments: [
            ("(AB){(2)}", "AB", "ABAB"), ("(AB){2}", "ABAB", "AB"), ("([A-C]+X){(3)}", "ABX", "ABCX"),
            ("([A-C]*){(,2)}X", "ABX", "ABCX"), ("([A-C]*){(2,)}X", "ABCX", "AX"),
            ("([A-C]*){(1,2)}X", "ABX", "X"), ("(AB){(2)}{2}", "ABAB", "AB"),
            ("([A-Z]{1,3}[(<<)][A-Z]{1,3}<{0,5}){(8)}", "AB<<CD<<", "AB<<CD<"),
        ])
    func lengthForms(source: String, fitting: String, other: String) throws {
        let pattern = try LinePattern.compile(source)
        #expect(pattern.matches(fitting))
        #expect(!pattern.matches(other))
    }

    @Test(
        "reads the usual syntax",
        arguments: [
            ("A|BC", "BC", "AC"), ("A{,2}B", "AAB", "AAAB"), ("A{2,}", "AAA", "A"), ("A?B", "B", "AAB"),
            ("[^0-9]+", "AB", "A1"), ("\\d{2}\\D", "12A", "123"), ("\\w+", "a_1", "a-1"), ("\\s", " ", "A"),
            ("\\[\\(", "[(", "(["), ("[A-]", "-", "B"), ("[.]", ".", "A"), (".", "A", "AB"), ("^AB$", "AB", "^AB$"),
            ("(?:AB)+C", "ABABC", "C"), ("(A|)B", "B", "C"), ("([A-Z]+<)*", "AB<C<", "AB<C"),
            ("[(A,BC)]D", "bcD", "bcd"), ("[()]", ")", "A"), ("(A?){3}B", "AAB", "AAAAB"),
        ])
    func syntax(source: String, fitting: String, other: String) throws {
        let pattern = try LinePattern.compile(source)
        #expect(pattern.matches(fitting))
        #expect(!pattern.matches(other))
    }

    @Test("lets number ranges through exactly", arguments: 0...99)
    func numbers(value: Int) throws {
        let pattern = try LinePattern.compile("[(07-31)]")
        let text = value < 10 ? "0\(value)" : "\(value)"
        #expect(pattern.matches(text) == (7...31).contains(value))
    }

    @Test("unites the alphabets of all readings of a line whose parts differ in length")
    func variableParts() throws {
        let pattern = try LinePattern.compile("([A-C]{0,3}<<[D-F]{1,3}){(5)}", lengthRange: 5...5)
        // AAA<<D is too long; the readings are ..<<. , .<<.. and <<...
        #expect(pattern.alphabet(at: 0) == CharacterMask("ABC<"))
        #expect(pattern.alphabet(at: 1) == CharacterMask("ABC<"))
        #expect(pattern.alphabet(at: 2) == CharacterMask("<DEF"))
        #expect(pattern.alphabet(at: 3) == CharacterMask("<DEF"))
        #expect(pattern.alphabet(at: 4) == CharacterMask("DEF"))
        #expect(pattern.constraints.isEmpty)
    }

    @Test("keeps the exact alphabets where a group of several characters repeats")
    func repeatedGroups() throws {
        let pattern = try LinePattern.compile("(A[0-9]){3}[(XY,XZ)]", lengthRange: 3...50)
        #expect(pattern.lengths == [8])
        #expect(pattern.alphabet(at: 4) == CharacterMask("A"))
        #expect(pattern.alphabet(at: 5) == CharacterMask("0123456789"))
        #expect(pattern.alphabet(at: 7) == CharacterMask("YyZz"))
        #expect(pattern.constraints == [LineConstraint(columns: 6..<8, kind: .words(["XY", "XZ"]))])
    }

    @Test("an empty pattern allows every printable text of the right length")
    func empty() throws {
        let pattern = try LinePattern.compile("", lengthRange: 3...50)
        #expect(pattern.matches("a b"))
        #expect(!pattern.matches("ab"))
        #expect(!pattern.matches("ab\n"))
        #expect(pattern.layout(forLength: 4)?.positions == Array(repeating: .printable, count: 4))
        #expect(pattern.layout(forLength: 2) == nil)
    }

    @Test(
        "refuses what is no pattern, and says where",
        arguments: [
            ("*A", PatternError.Reason.nothingToRepeat, 0), ("A**", .doubledRepeat, 2), ("A{2}{3}", .doubledRepeat, 4),
            ("(A", .unclosedGroup, 0), ("A)", .unmatchedBracket(")"), 1), ("[A", .unclosedClass, 0),
            ("A]", .unmatchedBracket("]"), 1), ("A{x}", .invalidCount, 1), ("A{}", .invalidCount, 1),
            ("A{(3}", .invalidCount, 1), ("A{3,2}", .reversedRange, 1), ("[Z-A]", .reversedRange, 1),
            ("[(12-01)]", .reversedRange, 0), ("[(1-12)]", .unequalBounds, 0), ("[]", .emptyClass, 0),
            ("\\q", .unsupportedEscape("q"), 0), ("A\\", .trailingBackslash, 1), ("(?=A)", .unsupportedGroup, 0),
            ("A\u{E9}", .unsupportedCharacter("\u{E9}"), 1),
        ])
    func refused(source: String, reason: PatternError.Reason, offset: Int) {
        #expect(throws: PatternError(reason, at: offset)) { try LinePattern.compile(source) }
    }

    @Test("calls lengths that contradict each other a contradiction")
    func contradictions() {
        for (source, range) in [("[A-Z]{10}", 44...44), ("(AB){(3)}C", 0...50), ("(A{4}){(5)}{2}", 0...50)] {
            let error = #expect(throws: PatternError.self) { try LinePattern.compile(source, lengthRange: range) }
            #expect(error?.isContradiction == true)
        }
    }

    @Test(
        "refuses patterns that would explode, at once",
        arguments: [
            "(A+)+B", "(A*)*", "((A+)+)+", "(A+B?)+", "(A|B+)*", "(([A-Z]{1,50}){1,50}){1,50}",
            "((((A{9}){9}){9}){9}){9}", "A{999999999999999999999}", String(repeating: "(", count: 1000),
            String(repeating: "A", count: 5000),
            String(repeating: "(", count: 30) + "A+" + String(repeating: "B?)C?", count: 30) + "+",
        ])
    func explosions(source: String) {
        let clock = ContinuousClock()
        let duration = clock.measure {
            #expect(throws: PatternError.self) { try LinePattern.compile(source) }
        }
        #expect(duration < .seconds(2))
    }

    @Test("lays out a line of many optional parts in bounded time")
    func manyOptionalParts() throws {
        let clock = ContinuousClock()
        let duration = try clock.measure {
            let pattern = try LinePattern.compile("(([A-Z]?[0-9]?X?Y?){1,20}Z?){1,20}{(100)}", lengthRange: 0...200)
            #expect(pattern.lengths == [100])
            #expect(pattern.alphabet(at: 50).contains(UInt8(ascii: "Q")))
        }
        #expect(duration < .seconds(2))
    }

    @Test("decides hard texts without backtracking")
    func hardTexts() throws {
        let pattern = try LinePattern.compile(
            "(A?){40}A{40}|(A|AA|AAA){1,60}B", lengthRange: 0...200)
        let clock = ContinuousClock()
        let duration = clock.measure {
            #expect(pattern.matches(String(repeating: "A", count: 40)))
            #expect(!pattern.matches(String(repeating: "A", count: 100) + "C"))
        }
        #expect(duration < .seconds(2))
    }
}

extension String {
    /// The same line with another month of expiry (columns 24 and 25 of a TD3 second line).
    fileprivate func replacing(month: String) -> String {
        prefix(23) + month + dropFirst(25)
    }
}

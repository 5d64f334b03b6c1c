/// The outcome of one check digit on the text of a zone.
struct CheckEvaluation {
    var printed: UInt8
    var computed: Int?
    var succeeded: Bool
    var digit: Int
    var longNumber: LongNumber = .none
    var longNumberRule: ZoneCheck.LongNumberRule?
    /// Whether all covered characters are fillers, so that an agreeing digit proves nothing.
    var isEmpty = false

    init(_ check: ZoneLayout.Check, in text: [UInt8]) {
        digit = check.digit
        printed = text[check.digit]
        succeeded = false
        let longNumber = LongNumber.read(text, check: check)
        self.longNumber = longNumber
        if case .continued(let rest, let digit) = longNumber {
            evaluateLong(check, rest: rest, digit: digit, text: text)
            return
        }
        var sum = 0
        var weight = 7
        var isEmpty = true
        for range in check.covers {
            for index in range {
                let byte = text[index]
                guard let value = CheckDigit.value(of: byte) else { return }
                if byte != ASCII.filler { isEmpty = false }
                sum += value * weight
                weight = weight == 7 ? 3 : (weight == 3 ? 1 : 7)
            }
        }
        self.isEmpty = isEmpty
        let computed = sum % 10
        self.computed = computed
        succeeded =
            longNumber != .malformed
            && (Int(printed) - 0x30 == computed
                || (printed == ASCII.filler && isEmpty && check.rule.allowsFillerWhenEmpty))
    }

    private mutating func evaluateLong(_ check: ZoneLayout.Check, rest: Range<Int>, digit: Int, text: [UInt8]) {
        self.digit = digit
        printed = text[digit]
        let head = check.covers.flatMap { $0 }
        let published = CheckDigit.compute(over: head.map { text[$0] } + text[rest])
        let older = CheckDigit.compute(over: head.map { text[$0] } + [ASCII.filler] + text[rest])
        let value = Int(printed) - 0x30
        let isOlder = older == value
        let isPublished = published == value
        computed = isPublished || !isOlder ? published : older
        succeeded = isPublished || isOlder
        if succeeded { longNumberRule = isPublished ? (isOlder ? .both : .published) : .older }
    }
}

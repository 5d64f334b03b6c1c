/// The countries that the first two characters of a VIN stand for.
///
/// Source: the allocations of ISO 3780, in whose order the letters come before 1–9 and 0.
enum VINCountryTable {
    /// The country of a maker identifier; `nil` where nothing is allocated.
    static func country(of text: ArraySlice<UInt8>) -> CountryCode? {
        guard text.count >= 2 else { return nil }
        let (first, second) = (text[text.startIndex], text[text.startIndex + 1])
        guard let rank = rank(second) else { return nil }
        for range in ranges where range.first == first && range.seconds.contains(rank) {
            return CountryCode(range.code)
        }
        return nil
    }

    private struct Allocation: Sendable {
        let first: UInt8
        let seconds: ClosedRange<Int>
        let code: String
    }

    private static func rank(_ character: UInt8) -> Int? {
        switch character {
        case 0x41...0x5A: Int(character) - 0x41
        case 0x31...0x39: Int(character) - 0x31 + 26
        case 0x30: 35
        default: nil
        }
    }

    /// First character, first and last second character, country.
    private static let text = """
        AAH ZAF AJN CIV BAE AGO BFK KEN BLR TZA CAE BEN CFK MDG CLR TUN DAE EGY DFK MAR DLR ZMB EAE ETH EFK MOZ
        FAE GHA FFK NGA HA0 CHN
        JA0 JPN KAE LKA KFK ISR KLR KOR KS0 KAZ LA0 CHN MAE IND MFK IDN MLR THA MS0 MMR NAE IRN NFK PAK NLR TUR
        PAE PHL PFK SGP PLR MYS RAE ARE RFK TWN RLR VNM RS0 SAU
        SAM GBR SNT DEU SUZ POL S14 LVA TAH CHE TJP CZE TRV HUN TW1 PRT UHM DNK UNT IRL UUZ ROU U57 SVK
        VAE AUT VFR FRA VSW ESP VX2 SRB V35 HRV V60 EST WA0 DEU XAE BGR XFK GRC XLR NLD XSW RUS XX2 LUX X30 RUS
        YAE BEL YFK FIN YLR MLT YSW SWE YX2 NOR Y35 BLR Y60 UKR ZAU ITA ZX2 SVN Z35 LTU Z60 RUS
        1A0 USA 2A0 CAN 3AW MEX 3X7 CRI 380 CYM 4A0 USA 5A0 USA 7A0 USA 6AX AUS 6Y1 NZL
        8AE ARG 8FK CHL 8LR ECU 8SW PER 8X2 VEN 9AE BRA 9FK COL 9LR PRY 9SW URY 9X1 TTO 920 BRA
        """

    private static let ranges: [Allocation] = {
        let words = text.split { $0 == " " || $0 == "\n" }
        return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
            let key = Array(words[index].utf8)
            guard key.count == 3, let low = rank(key[1]), let high = rank(key[2]), low <= high else { return nil }
            return Allocation(first: key[0], seconds: low...high, code: String(words[index + 1]))
        }
    }()
}

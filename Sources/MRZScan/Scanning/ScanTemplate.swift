import CodeParser

/// The templates that are built in: which layouts each looks for.
enum ScanTemplate {
    /// Every name, in the order in which they are listed.
    static let names = ["ReadMRZ", "ReadPassportAndId", "ReadPassport", "ReadId", "ReadVisa"]

    /// The layouts that a template looks for.
    ///
    /// - Throws: `ScanError` `templateNameInvalid` that lists the names.
    static func formats(of name: String) throws(ScanError) -> [ZoneFormat] {
        switch name {
        case "ReadMRZ": ZoneFormat.all
        case "ReadPassportAndId": ZoneFormat.all.filter { !$0.isVisa }
        case "ReadPassport": [.td3]
        case "ReadId": ZoneFormat.all.filter { !$0.isVisa && $0 != .td3 }
        case "ReadVisa": ZoneFormat.all.filter(\.isVisa)
        default:
            throw ScanError(
                .templateNameInvalid, "there is no template “\(name)”",
                hint: "templates are " + names.joined(separator: ", "))
        }
    }
}

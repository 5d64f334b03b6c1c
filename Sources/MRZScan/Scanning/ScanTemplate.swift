import CodeParser

/// The templates that are built in: what each looks for.
enum ScanTemplate {
    /// What is looked for in a picture.
    struct Plan {
        /// The layouts of zones; empty for none.
        var formats: [ZoneFormat] = []
        /// Whether vehicle identification numbers are looked for.
        var readsNumbers = false
    }

    /// Every name, in the order in which they are listed.
    static let names = ["ReadMRZ", "ReadPassportAndId", "ReadPassport", "ReadId", "ReadVisa", "ReadVINText", "auto"]

    /// What a template looks for.
    ///
    /// - Throws: `ScanError` `templateNameInvalid` that lists the names.
    static func plan(of name: String) throws(ScanError) -> Plan {
        switch name {
        case "ReadMRZ": Plan(formats: ZoneFormat.all)
        case "ReadPassportAndId": Plan(formats: ZoneFormat.all.filter { !$0.isVisa })
        case "ReadPassport": Plan(formats: [.td3])
        case "ReadId": Plan(formats: ZoneFormat.all.filter { !$0.isVisa && $0 != .td3 })
        case "ReadVisa": Plan(formats: ZoneFormat.all.filter(\.isVisa))
        case "ReadVINText": Plan(readsNumbers: true)
        case "auto": Plan(formats: ZoneFormat.all, readsNumbers: true)
        default:
            throw ScanError(
                .templateNameInvalid, "there is no template “\(name)”",
                hint: "templates are " + names.joined(separator: ", "))
        }
    }
}

/// What a vehicle identification number says, part by part; `N/A` stands for a part that is not known.
public struct VINData: Sendable, Hashable {
    /// All 17 characters.
    public let vinString: String
    /// The maker: characters 1 to 3.
    public let wmi: String
    /// The part of the world.
    public let region: String
    /// The description of the vehicle: characters 4 to 9.
    public let vds: String
    /// The check digit: character 9.
    public let checkDigit: String
    /// The model year.
    public let modelYear: String
    /// The plant: character 11.
    public let plantCode: String
    /// The serial number.
    public let serialNumber: String

    /// The data of a number; `nil` for zones.
    public init?(_ code: ScannedCode) {
        guard code.codeType == "VIN" else { return nil }
        func value(_ name: String) -> String {
            code[name].flatMap { $0.value.isEmpty ? nil : $0.value } ?? "N/A"
        }
        vinString = value("vinString")
        wmi = value("WMI")
        region = value("region")
        vds = value("VDS")
        checkDigit = value("checkDigit")
        modelYear = value("modelYear")
        plantCode = value("plantCode")
        serialNumber = value("serialNumber")
    }
}

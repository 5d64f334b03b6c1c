/// The maker that a world manufacturer identifier stands for.
public struct VINMaker: Sendable, Hashable {
    /// What the maker builds under this identifier, as far as it matters for the model year.
    public enum Kind: Character, Sendable, Hashable {
        /// Cars, vans and light trucks.
        case light = "L"
        /// Heavy trucks and tractors.
        case truck = "T"
        /// Buses.
        case bus = "B"
        /// Motorcycles.
        case motorcycle = "M"
        /// Trailers and caravans.
        case trailer = "R"
    }

    /// The identifier: three characters, or six of a small maker.
    public let identifier: String
    /// The maker's name.
    public let name: String
    /// What is built under the identifier.
    public let kind: Kind
}

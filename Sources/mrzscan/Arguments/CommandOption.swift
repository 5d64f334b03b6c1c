import CommandSupport
import MRZScan

/// One option of a command: how it is written, what it does, what the help says.
struct CommandOption<Arguments>: Sendable {
    /// The long name with its dashes.
    let name: String
    /// A single letter with its dash, or nothing.
    let shortName: String?
    /// What stands for its value in the help; `nil` for a switch.
    let valueName: String?
    /// One line for the help.
    let help: String
    /// Notes the option; the value is empty for a switch.
    let set: @Sendable (inout Arguments, FilePath) throws(UsageError) -> Void

    init(
        _ name: String, _ shortName: String? = nil, value valueName: String? = nil, help: String,
        set: @escaping @Sendable (inout Arguments, FilePath) throws(UsageError) -> Void
    ) {
        self.name = name
        self.shortName = shortName
        self.valueName = valueName
        self.help = help
        self.set = set
    }
}

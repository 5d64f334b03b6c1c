/// Finds a recognition model: what a caller says, then the environment, then where programs are installed or built.
struct ModelLocator {
    /// The model's name: `ocrb` for zones, `vin` for vehicle identification numbers.
    var name = "ocrb"
    /// A folder named by the caller; nothing else is looked at then.
    var folder: FilePath?
    /// The value of `MRZSCAN_DATA`.
    var environment = FileSystem.environment("MRZSCAN_DATA")
    /// The running program.
    var executable = FileSystem.destination(ofLink: FilePath("/proc/self/exe"))

    /// Every place to look, in order.
    var places: [FilePath] {
        if let folder { return [folder] }
        // A folder that was asked for and does not hold the model is an error, not a reason to take another model.
        if let environment { return [FilePath(environment)] }
        var places: [FilePath] = []
        if let prefix = executable?.parent?.parent { places.append(prefix.appending("share/mrzscan")) }
        if let checkout { places.append(checkout) }
        return places + [FilePath("/usr/local/share/mrzscan"), FilePath("/usr/share/mrzscan")]
    }

    /// The source folder that the program was built in, if it was: upwards, the first with Package.swift and Models.
    private var checkout: FilePath? {
        var folder = executable?.parent
        while let here = folder {
            if FileSystem.exists(here.appending("Package.swift")), FileSystem.exists(here.appending("Models")) {
                return here
            }
            folder = here.parent == here ? nil : here.parent
        }
        return nil
    }

    /// The model's path.
    ///
    /// - Throws: `ScanError` `modelFileNotFount` that names every place tried.
    func find() throws(ScanError) -> FilePath {
        let files = places.map { $0.appending("Models/\(name).traineddata") }
        if let found = files.first(where: FileSystem.exists) { return found }
        throw ScanError(
            .modelFileNotFount,
            "the recognition model \(name) was not found; tried " + files.map(\.display).joined(separator: ", "),
            hint: "set MRZSCAN_DATA to the folder that holds Models, or build the model with `make model`")
    }
}

import Glibc
import MRZScan

/// What every measurement says first, because numbers without it mean nothing later.
struct ReportHead: Encodable {
    let engine = EngineVersions.engine
    let tesseract = EngineVersions.tesseract
    let leptonica = EngineVersions.leptonica
    /// The commit of the source folder that the program was built in, which may have changed since.
    let commit = SourceCommit.current
    let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    #if DEBUG
        let build = "debug: the numbers mean little"
    #else
        let build = "release"
    #endif
    /// What was measured with.
    let set: String

    var text: String {
        """
        mrzscan \(engine), commit \(commit ?? "unknown"), \(build)
        Tesseract \(tesseract), Leptonica \(leptonica), \(cores) \(cores == 1 ? "core" : "cores")
        set: \(set)

        """
    }
}

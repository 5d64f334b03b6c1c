import Glibc
import MRZScan

/// How much memory the process holds, bytes.
enum MemoryUse {
    /// Resident now: the second number of `/proc/self/statm`, in pages.
    static func resident() throws(ScanError) -> Int {
        let text = String(
            decoding: try FileSystem.bytes(of: FilePath("/proc/self/statm"), limit: 1 << 12), as: UTF8.self)
        let numbers = text.split(separator: " ")
        guard numbers.count > 1, let pages = Int(numbers[1]) else {
            throw ScanError(.imageReadFailed, "/proc/self/statm says “\(text)”", hint: "")
        }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }

    /// The most that was ever resident.
    static var peak: Int { ResourceUsage.own.ru_maxrss * 1024 }
}

import CScanShims

/// The memory of this process as a whole.
package enum ProcessMemory {
    /// Lets threads share that many heaps, so that memory does not depend on which of them took it.
    package static func limitHeaps(to count: Int) { scan_limit_heaps(Int32(clamping: max(1, count))) }
}

import CodecBridge

/// What a program, and no library, decides about its memory.
package enum EngineMemory {
    /// Keeps memory flat over a long run with that many pictures in work at once; call it before the first is begun.
    package static func prepare(jobs: Int) { ProcessMemory.limitHeaps(to: jobs) }
}

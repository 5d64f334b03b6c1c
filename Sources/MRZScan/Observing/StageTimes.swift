import CodecBridge
import ScanPipeline

/// How long each stage of a scan took, and how often it ran.
package struct StageTimes: Sendable {
    /// A stage by the name that traces use; decoding the file is `open`.
    package struct Entry: Sendable, Hashable {
        package var stage: String
        package var runs = 0
        package var seconds = 0.0
    }

    /// In the order in which the stages first ran.
    package private(set) var entries: [Entry] = []
    /// How many strips were read after the first ones that decide the direction.
    package fileprivate(set) var stripCount = 0

    fileprivate mutating func add(_ stage: String, _ duration: Duration) {
        let index = entries.firstIndex { $0.stage == stage } ?? entries.count
        if index == entries.count { entries.append(Entry(stage: stage)) }
        entries[index].runs += 1
        entries[index].seconds += duration / .seconds(1)
    }
}

extension MRZScanner {
    /// Scans one page of a picture file that is in memory, and takes the time of each stage.
    ///
    /// - Throws: `ScanError` as `scan(_:page:)` does.
    package func timedScan(_ bytes: [UInt8], page: Int = 0) throws(ScanError) -> (report: ScanReport, times: StageTimes)
    {
        let timer = StageTimer()
        let report = try scan(bytes, page: page, observer: timer)
        return (report, timer.times)
    }
}

/// Takes the times of one scan.
private final class StageTimer: ScanObserver {
    var times = StageTimes()

    func didOpen(_ picture: DecodedImage, after duration: Duration) { times.add("open", duration) }

    func didRecognize(_ look: Look, of candidate: ZoneCandidate, in attempt: Attempt) {
        times.stripCount += look.recognized.count { $0 != nil }
    }

    func didEnd(_ stage: StageName, in attempt: Attempt?, after duration: Duration) {
        times.add(stage.rawValue, duration)
    }
}

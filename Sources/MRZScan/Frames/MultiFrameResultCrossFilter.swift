import Raster

/// Compares the results of consecutive frames: holds back what only one of them shows, says each thing once, and keeps
/// what a single frame has missed.
///
/// A value that knows texts, places and times, and nothing of pictures or clocks; one is made for each stream. The
/// settings, their names and their defaults are those of the Capture Vision SDKs.
public struct MultiFrameResultCrossFilter: Sendable {
    /// The longest time that can be set, milliseconds.
    public static let longestForgetTime = 180_000

    private struct Settings {
        var isVerified = false
        var criteria = CrossVerificationCriteria.text
        var isDeduplicated = false
        var forgetTime = 3000
        var isOverlapping = false
        var maxOverlappingFrames = 5
    }

    private var settings: [FrameItemKind: Settings] = [:]
    /// The items of the latest frames, this one last.
    private var frames: [[FrameItem]] = []
    /// What was handed on, and when it was seen last.
    private var remembered: [(item: FrameItem, lastSeen: Double)] = []

    /// A filter that verifies text lines and outlines, and does nothing else.
    public init() {
        for kind in FrameItemKind.allCases { settings[kind] = Settings() }
        for kind in [FrameItemKind.detectedQuad, .deskewedImage] { settings[kind]?.criteria = .quad }
        for kind in [FrameItemKind.textLine, .detectedQuad] { settings[kind]?.isVerified = true }
    }

    /// Asks, or no longer asks, that results of a kind are seen in several frames.
    public mutating func enableResultCrossVerification(_ kind: FrameItemKind, isEnabled: Bool) {
        settings[kind]?.isVerified = isEnabled
    }

    /// Whether results of a kind have to be seen in several frames.
    public func isResultCrossVerificationEnabled(_ kind: FrameItemKind) -> Bool { settings[kind]?.isVerified ?? false }

    /// Sets in how many of how many frames results of a kind have to be.
    public mutating func setResultCrossVerificationCriteria(
        _ criteria: CrossVerificationCriteria, for kind: FrameItemKind
    ) {
        settings[kind]?.criteria = criteria
    }

    /// In how many of how many frames results of a kind have to be.
    public func resultCrossVerificationCriteria(of kind: FrameItemKind) -> CrossVerificationCriteria {
        settings[kind]?.criteria ?? .text
    }

    /// Has each result of a kind handed on once for as long as it is in view, or every time.
    public mutating func enableResultDeduplication(_ kind: FrameItemKind, isEnabled: Bool) {
        settings[kind]?.isDeduplicated = isEnabled
    }

    /// Whether each result of a kind is handed on only once.
    public func isResultDeduplicationEnabled(_ kind: FrameItemKind) -> Bool { settings[kind]?.isDeduplicated ?? false }

    /// Sets after how many milliseconds out of view a result counts as new; from 0 to `longestForgetTime`.
    public mutating func setDuplicateForgetTime(_ milliseconds: Int, for kind: FrameItemKind) {
        settings[kind]?.forgetTime = min(max(0, milliseconds), Self.longestForgetTime)
    }

    /// After how many milliseconds out of view a result counts as new.
    public func duplicateForgetTime(of kind: FrameItemKind) -> Int { settings[kind]?.forgetTime ?? 0 }

    /// Has what the latest frames showed and this one missed carried over, or not.
    public mutating func enableLatestOverlapping(_ kind: FrameItemKind, isEnabled: Bool) {
        settings[kind]?.isOverlapping = isEnabled
    }

    /// Whether what this frame missed is carried over.
    public func isLatestOverlappingEnabled(_ kind: FrameItemKind) -> Bool { settings[kind]?.isOverlapping ?? false }

    /// Sets over how many frames results are carried, at least 1.
    public mutating func setMaxOverlappingFrames(_ count: Int, for kind: FrameItemKind) {
        settings[kind]?.maxOverlappingFrames = max(1, count)
    }

    /// Over how many frames results are carried.
    public func maxOverlappingFrames(of kind: FrameItemKind) -> Int { settings[kind]?.maxOverlappingFrames ?? 0 }

    /// Takes the results of the next frame.
    ///
    /// - Parameters:
    ///   - items: what the frame showed; empty when it showed nothing, which counts as a frame.
    ///   - milliseconds: when the frame was taken; never less than before.
    /// - Returns: what is to be handed on. Text and bar codes that have not passed are held back; outlines and what is
    ///   cut out by them stay, with the status `failed`.
    public mutating func filter(_ items: [FrameItem], at milliseconds: Double) -> [FrameItem] {
        frames.append(items)
        let kept = settings.values.map { max($0.criteria.frameWindow, $0.maxOverlappingFrames + 1) }.max() ?? 1
        if frames.count > kept { frames.removeFirst(frames.count - kept) }
        let verified = (items + carriedOver(into: items)).compactMap(verified)
        forget(at: milliseconds)
        return verified.filter { isNew($0, at: milliseconds) }
    }

    /// Forgets all frames, as when another stream begins.
    public mutating func reset() {
        frames = []
        remembered = []
    }

    private func verified(_ item: FrameItem) -> FrameItem? {
        guard let settings = settings[item.kind], settings.isVerified else { return item }
        let window = frames.suffix(settings.criteria.frameWindow)
        let count = window.count { frame in frame.contains { $0.agrees(with: item) } }
        var item = item
        item.status = count >= settings.criteria.minConsistentFrames ? .passed : .failed
        let isHeldBack = item.kind == .textLine || item.kind == .barcode
        return item.status == .failed && isHeldBack ? nil : item
    }

    /// What the latest frames showed and this one does not, where something that both show tells how it has moved.
    private func carriedOver(into items: [FrameItem]) -> [FrameItem] {
        var carried: [FrameItem] = []
        for (age, frame) in frames.dropLast().reversed().enumerated() {
            for old in frame {
                guard let settings = settings[old.kind], settings.isOverlapping, age < settings.maxOverlappingFrames,
                    !(items + carried).contains(where: { $0.agrees(with: old) }),
                    let move = movement(from: frame, to: items)
                else { continue }
                var item = old
                item.location = item.location.moved(x: move.x, y: move.y)
                item.isCarriedOver = true
                carried.append(item)
            }
        }
        return carried
    }

    private func movement(from old: [FrameItem], to new: [FrameItem]) -> Point? {
        for item in new where !item.text.isEmpty {
            guard let before = old.first(where: { $0.agrees(with: item) }) else { continue }
            let (from, to) = (before.location.centre, item.location.centre)
            return Point(x: to.x - from.x, y: to.y - from.y)
        }
        return nil
    }

    /// Forgets what has been out of view for long enough.
    private mutating func forget(at now: Double) {
        remembered.removeAll { now - $0.lastSeen > Double(settings[$0.item.kind]?.forgetTime ?? 0) }
    }

    /// Whether the item was not handed on before; it is remembered from now on.
    private mutating func isNew(_ item: FrameItem, at now: Double) -> Bool {
        guard settings[item.kind]?.isDeduplicated == true, item.status != .failed else { return true }
        if let index = remembered.firstIndex(where: { $0.item.agrees(with: item) }) {
            remembered[index] = (item, now)
            return false
        }
        remembered.append((item, now))
        return true
    }
}

extension Quadrilateral {
    fileprivate func moved(x: Double, y: Double) -> Quadrilateral {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        return Quadrilateral(
            topLeft: moved(topLeft), topRight: moved(topRight), bottomRight: moved(bottomRight),
            bottomLeft: moved(bottomLeft))
    }
}

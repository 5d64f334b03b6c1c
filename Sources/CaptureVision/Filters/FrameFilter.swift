import Raster

/// Compares the results of consecutive frames: holds back what only one of them shows, says each thing once, and keeps
/// what a single frame has missed.
///
/// A value that knows texts, places and times, and nothing of pictures or clocks, so that it can be tested with lists;
/// one is made for each stream. `MultiFrameResultCrossFilter` is its public face.
package struct FrameFilter: Sendable {
    /// The longest time that can be set, milliseconds.
    package static let longestForgetTime = 180_000

    /// What is done with one kind of results.
    package struct Settings: Sendable, Hashable {
        /// Whether results have to be seen in several frames.
        package var isVerified = false
        /// In how many of how many.
        package var criteria = CrossVerificationCriteria.text
        /// Whether each result is handed on once for as long as it is in view.
        package var isDeduplicated = false
        /// After how many milliseconds out of view a result counts as new; 0 to `longestForgetTime`.
        package var forgetTime = 3000 {
            didSet { forgetTime = min(max(0, forgetTime), FrameFilter.longestForgetTime) }
        }
        /// Whether what the latest frames showed and this one missed is carried over.
        package var isOverlapping = false
        /// Over how many frames, at least 1.
        package var maxOverlappingFrames = 5 {
            didSet { maxOverlappingFrames = max(1, maxOverlappingFrames) }
        }
    }

    private var settings: [FrameItemKind: Settings] = [:]
    /// The items of the latest frames, this one last.
    private var frames: [[FrameItem]] = []
    /// What was handed on, and when it was seen last.
    private var remembered: [(item: FrameItem, lastSeen: Double)] = []

    /// A filter that verifies text lines and outlines, and does nothing else.
    package init() {
        for kind in FrameItemKind.allCases { settings[kind] = Settings() }
        for kind in [FrameItemKind.detectedQuad, .deskewedImage] { settings[kind]?.criteria = .quad }
        for kind in [FrameItemKind.textLine, .detectedQuad] { settings[kind]?.isVerified = true }
    }

    /// The settings of a kind.
    package subscript(kind: FrameItemKind) -> Settings {
        get { settings[kind] ?? Settings() }
        set { settings[kind] = newValue }
    }

    /// Takes the results of the next frame.
    ///
    /// - Parameters:
    ///   - items: what the frame showed; empty when it showed nothing, which counts as a frame.
    ///   - milliseconds: when the frame was taken; never less than before.
    /// - Returns: what is to be handed on. Text and bar codes that have not passed are held back; outlines and what is
    ///   cut out by them stay, with the status `failed`.
    package mutating func filter(_ items: [FrameItem], at milliseconds: Double) -> [FrameItem] {
        frames.append(items)
        let kept =
            settings.values.map { max($0.criteria.frameWindow, min($0.maxOverlappingFrames, 1000) + 1) }.max() ?? 1
        if frames.count > kept { frames.removeFirst(frames.count - kept) }
        let verified = (items + carriedOver(into: items)).compactMap(verified)
        forget(at: milliseconds)
        return verified.filter { isNew($0, at: milliseconds) }
    }

    /// Forgets all frames, as when another stream begins.
    package mutating func reset() {
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

import Raster
import Synchronization

/// Compares the results of consecutive images of a stream.
///
/// Cross verification holds back text that only one image shows, and says of outlines whether others agree;
/// deduplication hands each result on once for as long as it is in view; latest overlapping keeps what a single image
/// has missed. Text lines and outlines are verified unless told otherwise, and nothing else is done.
/// Safe from any thread; made for one stream at a time.
public final class MultiFrameResultCrossFilter: CapturedResultFilter {
    private struct State {
        var filter = FrameFilter()
        var started = ContinuousClock.now
        /// The latest item of each text, for those that are carried over.
        var lines: [String: TextLineResultItem] = [:]
    }

    private static let kinds: [(type: CapturedResultItemType, kind: FrameItemKind)] = [
        (.textLine, .textLine), (.barcode, .barcode), (.detectedQuad, .detectedQuad), (.deskewedImage, .deskewedImage),
    ]

    private let state = Mutex(State())

    /// A filter with the defaults.
    public init() {}

    /// Asks, or no longer asks, that results of some types are seen in several images.
    public func enableResultCrossVerification(_ types: CapturedResultItemType, isEnabled: Bool) {
        change(types) { $0.isVerified = isEnabled }
    }

    /// Whether results of a type have to be seen in several images.
    public func isResultCrossVerificationEnabled(_ type: CapturedResultItemType) -> Bool { settings(type).isVerified }

    /// Sets in how many of how many images results of some types have to be.
    public func setResultCrossVerificationCriteria(
        _ criteria: CrossVerificationCriteria, resultItemTypes types: CapturedResultItemType
    ) {
        change(types) { $0.criteria = criteria }
    }

    /// In how many of how many images results of a type have to be.
    public func getResultCrossVerificationCriteria(_ type: CapturedResultItemType) -> CrossVerificationCriteria {
        settings(type).criteria
    }

    /// Has each result of some types handed on once for as long as it is in view, or every time.
    public func enableResultDeduplication(_ types: CapturedResultItemType, isEnabled: Bool) {
        change(types) { $0.isDeduplicated = isEnabled }
    }

    /// Whether each result of a type is handed on only once.
    public func isResultDeduplicationEnabled(_ type: CapturedResultItemType) -> Bool { settings(type).isDeduplicated }

    /// Sets after how many milliseconds out of view a result counts as new, at most 180 000.
    public func setDuplicateForgetTime(_ types: CapturedResultItemType, duplicateForgetTime milliseconds: Int) {
        change(types) { $0.forgetTime = milliseconds }
    }

    /// After how many milliseconds out of view a result counts as new.
    public func getDuplicateForgetTime(_ type: CapturedResultItemType) -> Int { settings(type).forgetTime }

    /// Has what the latest images showed and this one missed carried over, or not.
    public func enableLatestOverlapping(_ types: CapturedResultItemType, isEnabled: Bool) {
        change(types) { $0.isOverlapping = isEnabled }
    }

    /// Whether what an image missed is carried over.
    public func isLatestOverlappingEnabled(_ type: CapturedResultItemType) -> Bool { settings(type).isOverlapping }

    /// Sets over how many images results are carried, at least 1.
    public func setMaxOverlappingFrames(_ types: CapturedResultItemType, maxOverlappingFrames count: Int) {
        change(types) { $0.maxOverlappingFrames = count }
    }

    /// Over how many images results are carried.
    public func getMaxOverlappingFrames(_ type: CapturedResultItemType) -> Int { settings(type).maxOverlappingFrames }

    /// What is left of a result.
    ///
    /// Parsed fields go with their text, and level documents take over what is said of their outline.
    ///
    /// - Parameter result: what was found in the image.
    /// - Returns: what is to be handed on.
    public func filtered(_ result: CapturedResult) -> CapturedResult {
        state.withLock { state in
            let items = result.items ?? []
            let time = Double((ContinuousClock.now - state.started) / .milliseconds(1))
            let left = state.filter.filter(items.compactMap(Self.frameItem), at: time)
            return result.with(items: Self.items(items, left: left, &state.lines))
        }
    }

    /// Forgets all earlier images.
    public func reset() {
        state.withLock { state in
            state.filter.reset()
            state.lines = [:]
        }
    }

    private static func frameItem(_ item: any CapturedResultItem) -> FrameItem? {
        switch item {
        case let line as TextLineResultItem: FrameItem(kind: .textLine, text: line.text, location: line.location)
        case let quad as DetectedQuadResultItem: FrameItem(kind: .detectedQuad, location: quad.location)
        case let image as DeskewedImageResultItem: FrameItem(kind: .deskewedImage, location: image.location)
        default: nil
        }
    }

    private static func items(
        _ items: [any CapturedResultItem], left: [FrameItem], _ lines: inout [String: TextLineResultItem]
    ) -> [any CapturedResultItem] {
        func isLeft(_ item: any CapturedResultItem) -> FrameItem? {
            guard let wanted = frameItem(item) else { return nil }
            return left.first { $0.kind == wanted.kind && $0.text == wanted.text && $0.location == wanted.location }
        }
        var kept: [any CapturedResultItem] = items.compactMap { item in
            switch item {
            case let line as TextLineResultItem:
                lines[line.text] = line
                return isLeft(line).map { _ in line }
            case let quad as DetectedQuadResultItem: return isLeft(quad).map { quad.with($0.status) }
            case let image as DeskewedImageResultItem: return isLeft(image).map { image.with($0.status) }
            case let parsed as ParsedResultItem:
                return parsed.texts.allSatisfy { isLeft($0) != nil } ? parsed : nil
            default: return item
            }
        }
        for item in left where item.isCarriedOver {
            if let line = lines[item.text] { kept.append(line.at(item.location)) }
        }
        // Texts that misreadings made would pile up over hours.
        if lines.count > 100 { lines = lines.filter { entry in left.contains { $0.text == entry.key } } }
        return kept
    }

    private func change(_ types: CapturedResultItemType, _ body: (inout FrameFilter.Settings) -> Void) {
        state.withLock { state in
            for (type, kind) in Self.kinds where types.contains(type) { body(&state.filter[kind]) }
        }
    }

    private func settings(_ type: CapturedResultItemType) -> FrameFilter.Settings {
        guard let kind = Self.kinds.first(where: { type.contains($0.type) })?.kind else {
            return FrameFilter.Settings()
        }
        return state.withLock { $0.filter[kind] }
    }
}

extension TextLineResultItem {
    /// The same at another place.
    fileprivate func at(_ location: Quadrilateral) -> TextLineResultItem {
        TextLineResultItem(
            origin: ItemOrigin(region: targetROIDefName ?? "", task: taskName ?? ""), text: text, rawText: rawText,
            location: location, confidence: confidence, characterResults: characterResults,
            specificationName: specificationName, rowNumber: rowNumber)
    }
}

extension DetectedQuadResultItem {
    /// The same with what other images say of it.
    fileprivate func with(_ status: CrossVerificationStatus) -> DetectedQuadResultItem {
        DetectedQuadResultItem(
            origin: ItemOrigin(region: targetROIDefName ?? "", task: taskName ?? ""), location: location,
            confidence: confidenceAsDocumentBoundary, status: status)
    }
}

extension DeskewedImageResultItem {
    /// The same with what other images say of it, unless nobody asked.
    fileprivate func with(_ status: CrossVerificationStatus) -> DeskewedImageResultItem {
        guard status != .notVerified, let quad = referenceItem as? DetectedQuadResultItem else { return self }
        return DeskewedImageResultItem(
            reference: quad.with(status), imageData: imageData, originalToLocalMatrix: originalToLocalMatrix)
    }
}

import Dispatch
import Glibc
import Raster
import ScanTemplates
import Synchronization

/// Streams of images.
extension CaptureVisionRouter {
    /// How long to wait for a source that has no image now, microseconds.
    private static let waitForImage: UInt32 = 2000

    // Sources, receivers, filters, listeners

    /// Takes images from a source from the next start on.
    ///
    /// - Throws: `callRejectedWhenCapturing` while a stream is read.
    public func setInput(_ source: (any ImageSourceAdapter)?) throws(CaptureVisionError) {
        try state.withLock { (state) throws(CaptureVisionError) in
            guard state.run == nil else {
                throw CaptureVisionError(.callRejectedWhenCapturing, "stop capturing before the source is changed")
            }
            state.source = source
        }
    }

    /// The source.
    public func getInput() -> (any ImageSourceAdapter)? { state.withLock { $0.source } }

    /// Adds a receiver of results.
    public func addResultReceiver(_ receiver: any CapturedResultReceiver) {
        state.withLock { $0.receivers.add(receiver) }
    }

    /// Takes a receiver away.
    public func removeResultReceiver(_ receiver: any CapturedResultReceiver) {
        state.withLock { $0.receivers.remove(receiver) }
    }

    /// Takes all receivers away.
    public func removeAllResultReceivers() { state.withLock { $0.receivers.removeAll() } }

    /// Adds a filter; filters act in the order in which they were added, on streams and not on single images.
    public func addResultFilter(_ filter: any CapturedResultFilter) {
        state.withLock { $0.filters.add(filter) }
    }

    /// Takes a filter away.
    public func removeResultFilter(_ filter: any CapturedResultFilter) {
        state.withLock { $0.filters.remove(filter) }
    }

    /// Takes all filters away.
    public func removeAllResultFilters() { state.withLock { $0.filters.removeAll() } }

    /// Adds a listener that is told when capturing begins, ends or waits.
    public func addCaptureStateListener(_ listener: any CaptureStateListener) {
        state.withLock { $0.stateListeners.add(listener) }
    }

    /// Takes a listener away.
    public func removeCaptureStateListener(_ listener: any CaptureStateListener) {
        state.withLock { $0.stateListeners.remove(listener) }
    }

    /// Takes all listeners away.
    public func removeAllCaptureStateListeners() { state.withLock { $0.stateListeners.removeAll() } }

    /// Adds a listener that is told when the source runs out of images.
    public func addImageSourceStateListener(_ listener: any ImageSourceStateListener) {
        state.withLock { $0.sourceListeners.add(listener) }
    }

    /// Takes a listener away.
    public func removeImageSourceStateListener(_ listener: any ImageSourceStateListener) {
        state.withLock { $0.sourceListeners.remove(listener) }
    }

    /// Takes all listeners away.
    public func removeAllImageSourceStateListeners() { state.withLock { $0.sourceListeners.removeAll() } }

    // Running

    /// Begins to read the images of the source, one after the other, on a thread of its own.
    ///
    /// - Parameters:
    ///   - templateName: the template; empty for the first one.
    ///   - completionHandler: is told whether it began, before the first image: `noImageSource`,
    ///     `callRejectedWhenCapturing` when it runs already, or what is wrong with the template.
    public func startCapturing(
        _ templateName: String, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        let run = CaptureRun(templateName: templateName)
        let source: any ImageSourceAdapter
        do throws(CaptureVisionError) {
            source = try begin(run)
        } catch {
            completionHandler?(false, error)
            return
        }
        completionHandler?(true, nil)
        tell(.started)
        // One thread for all streams of a router, so that one begins when the one before it has let go of the source.
        queue.async { [self] in
            for filter in state.withLock({ $0.filters.all }) { filter.reset() }
            source.startFetching()
            read(source, in: run)
            source.stopFetching()
            // A router that was stopped has let go of the run already, and may have begun another.
            if letGo(of: run) { tell(.stopped) }
            run.group.leave()
        }
    }

    /// Whether the run was the router's until now.
    private func letGo(of run: CaptureRun) -> Bool {
        state.withLock { state in
            guard state.run === run else { return false }
            state.run = nil
            return true
        }
    }

    private func begin(_ run: CaptureRun) throws(CaptureVisionError) -> any ImageSourceAdapter {
        try state.withLock { (state) throws(CaptureVisionError) in
            guard state.run == nil else {
                throw CaptureVisionError(.callRejectedWhenCapturing, "images are being read already")
            }
            guard let source = state.source else {
                throw CaptureVisionError(.noImageSource, "there is no source of images: setInput comes first")
            }
            _ = try state.templates().plan(named: run.templateName)
            run.group.enter()
            state.run = run
            return source
        }
    }

    /// Ends reading.
    ///
    /// - Parameter waitForRemainingTasks: whether to read what the source has ready, and wait for that; otherwise only the
    ///   image that is being read is finished. Must not be asked for by a receiver.
    public func stopCapturing(waitForRemainingTasks: Bool = false) {
        guard let run = state.withLock({ $0.run }) else { return }
        if waitForRemainingTasks {
            run.state.withLock { $0.isDraining = true }
            run.group.wait()
        } else {
            run.state.withLock { $0.isStopped = true }
            if letGo(of: run) { tell(.stopped) }
        }
    }

    /// Waits until the source is exhausted or capturing is stopped.
    ///
    /// Must not be called by a receiver.
    public func waitForExhaustion() {
        state.withLock({ $0.run })?.group.wait()
    }

    /// Lets images wait.
    public func pauseCapturing() { setPaused(true) }

    /// Reads images again.
    public func resumeCapturing() { setPaused(false) }

    private func setPaused(_ isPaused: Bool) {
        guard let run = state.withLock({ $0.run }) else { return }
        let didChange = run.state.withLock { state in
            defer { state.isPaused = isPaused }
            return state.isPaused != isPaused
        }
        if didChange { tell(isPaused ? .paused : .resumed) }
    }

    /// Reads the next images after another template.
    ///
    /// - Returns: whether a stream was being read.
    /// - Throws: `templateNameInvalid`; the former template then stays.
    @discardableResult
    public func switchCapturingTemplate(_ templateName: String) throws(CaptureVisionError) -> Bool {
        try state.withLock { (state) throws(CaptureVisionError) in
            _ = try state.templates().plan(named: templateName)
            state.run?.state.withLock { $0.templateName = templateName }
            return state.run != nil
        }
    }

    // The thread of a stream

    private func read(_ source: any ImageSourceAdapter, in run: CaptureRun) {
        var wasEmpty = false
        var last: ContinuousClock.Instant?
        while !run.isStopped {
            if run.isPaused && !run.isDraining {
                usleep(Self.waitForImage)
                continue
            }
            if let last { wait(since: last, in: run) }
            do throws(CaptureVisionError) {
                guard let image = try source.getImage() else {
                    guard source.hasNextImageToFetch, !run.isDraining else { break }
                    if !wasEmpty { tell(.bufferEmpty) }
                    wasEmpty = true
                    usleep(Self.waitForImage)
                    continue
                }
                wasEmpty = false
                last = .now
                deliver(captureFromBuffer(image, templateName: run.templateName))
            } catch {
                deliver(Self.failure(error))
            }
        }
        if !run.isStopped && !source.hasNextImageToFetch { tell(.exhausted) }
    }

    /// Waits until the template's least time between two images has gone by.
    private func wait(since last: ContinuousClock.Instant, in run: CaptureRun) {
        let name = run.templateName
        let plan = try? state.withLock { (state) throws(CaptureVisionError) in try state.templates().plan(named: name) }
        guard let interval = plan?.minimumCaptureIntervalMilliseconds, interval > 0 else { return }
        while !run.isStopped, last.duration(to: .now) < .milliseconds(interval) { usleep(Self.waitForImage) }
    }

    private func deliver(_ result: CapturedResult) {
        let (filters, receivers) = state.withLock { ($0.filters.all, $0.receivers.all) }
        let filtered = filters.reduce(result) { $1.filtered($0) }
        for receiver in receivers { receiver.receive(filtered) }
    }

    private func tell(_ newState: CaptureState) {
        for listener in state.withLock({ $0.stateListeners.all }) { listener.onCaptureStateChanged(newState) }
    }

    private func tell(_ newState: ImageSourceState) {
        for listener in state.withLock({ $0.sourceListeners.all }) { listener.onImageSourceStateReceived(newState) }
    }
}

import Raster

extension Stage {
    /// Runs the stage, and hands what it has made to an observer when there is one.
    func run(_ context: inout ScanContext, observedBy observer: (any PipelineObserver)?) throws(StageError) {
        guard let observer else { return try run(&context) }
        let before = context
        let started = ContinuousClock.now
        try run(&context)
        let duration = ContinuousClock.now - started
        context.report(name, since: before, to: observer)
        observer.didEnd(name, in: context.attempt, after: duration)
    }
}

extension ScanContext {
    /// Tells an observer what a stage has made of an earlier state.
    fileprivate func report(_ stage: StageName, since before: ScanContext, to observer: any PipelineObserver) {
        switch stage {
        case .documentQuad: break
        case .scale: if let view { observer.didScale(observed(view), in: attempt) }
        case .localize: observer.didLocalize(lines, in: attempt)
        case .group: observer.didGroup(candidates, in: attempt)
        case .orient, .rectify, .recognize, .widen, .decode, .layout, .secondLook:
            guard let candidate else { return }
            report(stage, of: candidate, since: before, to: observer)
        }
    }

    private func report(
        _ stage: StageName, of candidate: ZoneCandidate, since before: ScanContext, to observer: any PipelineObserver
    ) {
        // A stage adds looks and reads the ones that were not read, or makes the looks anew.
        let isAnew = before.candidate != candidate
        switch stage {
        case .orient: observer.didOrient(candidate, as: directions, in: attempt)
        case .rectify, .widen, .secondLook:
            for (index, look) in looks.enumerated() where isAnew || index >= before.looks.count {
                observer.didCut(look.strips, of: candidate, in: attempt)
            }
        case .recognize:
            for (look, earlier) in zip(looks, before.looks)
            where earlier.recognized.isEmpty && !look.recognized.isEmpty {
                observer.didRecognize(look, of: candidate, in: attempt)
            }
        case .decode: observer.didDecode(reading, of: candidate, in: attempt)
        case .layout: observer.didAssemble(text, of: candidate, in: attempt)
        case .scale, .documentQuad, .localize, .group: break
        }
    }

    private func observed(_ view: GrayImage) -> ObservedView {
        ObservedView(image: view, toImage: viewToImage)
    }
}

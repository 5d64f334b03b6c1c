import CodeParser
package import Raster
package import ScanTemplates
package import TextRecognition

/// Does over an image what a template says: its regions in their order, and in each the tasks.
///
/// Text-line tasks of one region are alternatives: when one has read something that proves itself, those after it are not
/// run. What two tasks or regions read alike in one place is told once, for the first of them, unless the template asks
/// for both. Built once from the plan, immutable; any number of threads may call it at once.
package struct PlanRunner: Sendable {
    private struct Region {
        var plan: RegionPlan
        var tasks: [PlannedTask]
    }

    private let regions: [Region]
    private let timeoutMilliseconds: Int
    private let portraitFinder: PortraitFinder?

    /// Whether any task reads text; where none does, an outline is all that can be found.
    package var readsText: Bool {
        regions.flatMap(\.tasks).contains { task in
            switch task.work {
            case .zones, .numbers: true
            case .document, .wholeRegion: false
            }
        }
    }

    /// Builds the stages of a plan.
    ///
    /// - Parameters:
    ///   - plan: what the template says.
    ///   - options: what the caller says.
    ///   - recognizer: loads a recogniser; called once for each task that needs one.
    /// - Throws: what `recognizer` throws.
    package init<Failure: Error>(
        plan: PipelinePlan, options: PlanOptions, recognizer: (RecognizerName) throws(Failure) -> any TextRecognizer
    ) throws(Failure) {
        timeoutMilliseconds = options.timeoutMilliseconds ?? plan.timeoutMilliseconds
        portraitFinder = options.findsPortrait ? PortraitFinder() : nil
        var regions: [Region] = []
        for region in plan.regions {
            var tasks: [PlannedTask] = []
            for task in region.tasks {
                switch task {
                case .textLines(let task):
                    tasks += try PlannedTask.textLines(
                        task, region: region.name, of: plan, options: options, recognizer: recognizer)
                case .document(let task): tasks.append(.document(task))
                case .unsupported: break
                }
            }
            regions.append(Region(plan: region, tasks: tasks))
        }
        self.regions = regions
    }

    /// Reads an upright grey image.
    ///
    /// - Parameters:
    ///   - image: the image; all places in the result are in its pixels.
    ///   - scale: size of its pixels in pixels of the original image, in which templates measure.
    ///   - observer: is handed what each stage makes, on the calling thread.
    /// - Returns: what was found.
    /// - Throws: `StageError` when a stage cannot work at all, such as a recogniser that fails.
    package func run(
        _ image: GrayImage, scale: Double = 1, observer: (any PipelineObserver)? = nil
    ) throws(StageError) -> PageReading {
        let deadline =
            timeoutMilliseconds > 0 ? ContinuousClock.now.advanced(by: .milliseconds(timeoutMilliseconds)) : nil
        let exposed = image.fullyExposed()
        let whole = ImagePyramid(exposed)
        var page = PageReading()
        for region in regions {
            for window in RegionWindow.windows(of: region.plan, in: image, scale: scale, after: page) {
                let pyramid = window.isWhole ? whole : ImagePyramid(exposed.cropped(to: window.box))
                let found = try run(region, in: window, over: pyramid, until: deadline, observer).placed(in: window)
                page.add(found, deduplicating: region.plan.deduplicates)
            }
        }
        if !page.isEmpty { page.endedBy = nil }
        page.portrait = portraitFinder?.portrait(in: whole, page)
        if page.zones.isEmpty { page.turnDocumentToPortrait() }
        return page
    }

    private func run(
        _ region: Region, in window: RegionWindow, over pyramid: ImagePyramid, until deadline: ContinuousClock.Instant?,
        _ observer: (any PipelineObserver)?
    ) throws(StageError) -> PageReading {
        var page = PageReading()
        var outlines: [(finder: DocumentFinder, candidates: [DocumentQuad], origin: ResultOrigin)] = []
        for task in region.tasks {
            let origin = ResultOrigin(region: region.plan.name, task: task.name)
            observer?.didBegin(origin, inWindowAt: Point(x: Double(window.box.left), y: Double(window.box.top)))
            var found = PageReading()
            switch task.work {
            case .zones(let runner):
                guard !page.isProven else { continue }
                let read = try runner.run(pyramid, until: deadline, observer: observer)
                let zones = read.zones.filter { zone in
                    !zone.isVisaOfOtherLayout && task.filter?.accepts(zone.reading.lines) ?? true
                }
                found.zones = zones.map { zone in
                    var zone = zone
                    (zone.origin, zone.isParsed) = (origin, task.parses(zone.reading.lines))
                    return zone
                }
                found.texts = read.texts.map { text in
                    var text = text
                    text.origin = origin
                    return text
                }
                found.endedBy = read.isEmpty ? read.endedBy : .decode
            case .numbers(let runner):
                guard !page.isProven else { continue }
                let read = try runner.run(pyramid, until: deadline)
                if var number = read.number, task.filter?.accepts([number.reading.record.vin]) ?? true {
                    (number.origin, number.isParsed) = (origin, task.parses([number.reading.record.vin]))
                    found.numbers = [number]
                }
                found.otherNumbers = read.candidates
                found.endedBy = read.endedBy
            case .document(let finder):
                outlines.append((finder, finder.outlines(in: pyramid, observer), origin))
            case .wholeRegion:
                let box = PixelRect(left: 0, top: 0, right: pyramid.base.width, bottom: pyramid.base.height)
                found.documents = [FoundDocument(quad: Quadrilateral(box), confidence: 100, origin: origin)]
            }
            page.add(found, deduplicating: region.plan.deduplicates)
        }
        // Only now is it known where the zones lie that tell the document from a frame, a portrait or a table.
        for (finder, candidates, origin) in outlines {
            page.documents += finder.documents(among: candidates, around: page.zones, in: pyramid).map {
                FoundDocument(quad: $0.quad, confidence: $0.confidence, origin: origin)
            }
        }
        return page
    }
}

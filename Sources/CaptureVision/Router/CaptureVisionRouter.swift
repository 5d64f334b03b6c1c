import CodecBridge
import Dispatch
import MRZScan
import Raster
import ScanPipeline
import ScanTemplates
import Synchronization

/// Reads images after templates and hands the results to receivers: one image at a time, or a stream of them.
///
/// Has the members of the router of the Capture Vision SDKs. Reading a single image never throws: what went wrong is in the
/// result's `errorCode` and `errorMessage`. Safe from any thread; images of one stream are read one after the other.
public final class CaptureVisionRouter: Sendable {
    struct State {
        var settings: RouterSettings?
        var receivers = ListenerList<any CapturedResultReceiver>()
        var filters = ListenerList<any CapturedResultFilter>()
        var stateListeners = ListenerList<any CaptureStateListener>()
        var sourceListeners = ListenerList<any ImageSourceStateListener>()
        var source: (any ImageSourceAdapter)?
        var run: CaptureRun?
    }

    let state: Mutex<State>
    private let intermediateResults = IntermediateResultManager()
    /// The thread of streams.
    let queue = DispatchQueue(label: "mrzscan.capture")

    /// A router with the built-in templates.
    public init() {
        var state = State()
        state.settings = (try? RouterSettings.factory.get()).map { RouterSettings($0) }
        self.state = Mutex(state)
    }

    /// Where receivers of intermediate results are added.
    public func getIntermediateResultManager() -> IntermediateResultManager { intermediateResults }

    // Single images

    /// Reads a picture file of one page.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - templateName: the template; empty for the first one.
    /// - Returns: what was found; with the code `multiPagesNotSupported` for a file of several pages.
    public func captureFromFile(_ path: String, templateName: String) -> CapturedResult {
        do throws(CaptureVisionError) {
            let bytes = try PictureFile.bytes(of: FilePath(path))
            return try captureSinglePage(
                of: bytes, tag: FileImageTag(imageId: 0, filePath: path), templateName: templateName)
        } catch {
            return Self.failure(error)
        }
    }

    /// Reads a picture file of one page that is in memory.
    ///
    /// - Returns: what was found; with the code `multiPagesNotSupported` for a file of several pages.
    public func captureFromFileBytes(_ bytes: [UInt8], templateName: String) -> CapturedResult {
        do throws(CaptureVisionError) {
            return try captureSinglePage(of: bytes, tag: nil, templateName: templateName)
        } catch {
            return Self.failure(error)
        }
    }

    /// Reads an image.
    ///
    /// - Returns: what was found.
    public func captureFromBuffer(_ buffer: ImageData, templateName: String) -> CapturedResult {
        do throws(CaptureVisionError) {
            let colour = try buffer.upright()
            return try capture(CapturedPicture(colour, info: Self.info(of: buffer, upright: colour)), templateName)
        } catch {
            return Self.failure(error, tag: buffer.tag)
        }
    }

    /// The same as `captureFromBuffer`: images have one type here.
    public func captureFromImage(_ image: ImageData, templateName: String) -> CapturedResult {
        captureFromBuffer(image, templateName: templateName)
    }

    // Files of several pages

    /// Reads every page of a picture file.
    ///
    /// - Returns: one result a page; an error belongs to its page, and one for a file that cannot be opened at all.
    public func captureMultiPagesFromFile(_ path: String, templateName: String) -> [CapturedResult] {
        do throws(CaptureVisionError) {
            return try capturePages(of: PictureFile.bytes(of: FilePath(path)), path: path, templateName: templateName)
        } catch {
            return [Self.failure(error)]
        }
    }

    /// Reads every page of a picture file that is in memory.
    ///
    /// - Returns: one result a page.
    public func captureMultiPagesFromFileBytes(_ bytes: [UInt8], templateName: String) -> [CapturedResult] {
        do throws(CaptureVisionError) {
            return try capturePages(of: bytes, path: "", templateName: templateName)
        } catch {
            return [Self.failure(error)]
        }
    }

    /// Reads the pages that a fetcher still has.
    ///
    /// - Returns: one result a page.
    public func captureMultiPagesFromFileFetcher(_ fetcher: FileFetcher, templateName: String) -> [CapturedResult] {
        var results: [CapturedResult] = []
        while fetcher.hasNextImageToFetch {
            do throws(CaptureVisionError) {
                guard let image = try fetcher.getImage() else { break }
                results.append(captureFromBuffer(image, templateName: templateName))
            } catch {
                results.append(Self.failure(error))
            }
        }
        return results
    }

    private func captureSinglePage(
        of bytes: [UInt8], tag: (any ImageTag)?, templateName: String
    ) throws(CaptureVisionError) -> CapturedResult {
        let count = try PictureFile.pageCount(of: bytes)
        guard count == 1 else {
            throw CaptureVisionError(
                .multiPagesNotSupported, "the file has \(count) pages: captureMultiPagesFromFile reads them all")
        }
        return try capture(page: 0, of: bytes, tag: tag, templateName)
    }

    private func capturePages(
        of bytes: [UInt8], path: String, templateName: String
    ) throws(CaptureVisionError) -> [CapturedResult] {
        let count = try PictureFile.pageCount(of: bytes)
        return (0..<count).map { page in
            let tag = FileImageTag(imageId: page, filePath: path, pageNumber: page, totalPages: count)
            do throws(CaptureVisionError) {
                return try capture(page: page, of: bytes, tag: tag, templateName)
            } catch {
                return Self.failure(error, tag: tag)
            }
        }
    }

    private func capture(
        page: Int, of bytes: [UInt8], tag: (any ImageTag)?, _ templateName: String
    ) throws(CaptureVisionError) -> CapturedResult {
        let plan = try plan(named: templateName)
        let inColour = plan.showsPictures || !intermediateResults.receivers.isEmpty
        let decoded = try PictureFile.page(
            page, of: bytes, inColour: inColour, megapixels: plan.maximumImageMegapixels)
        let info = CapturedImageInfo(hashId: ImageHash.text(of: decoded.image), tag: tag)
        return try capture(CapturedPicture(decoded, info: info), templateName)
    }

    /// Reads an image after a template.
    func capture(_ picture: CapturedPicture, _ templateName: String) throws(CaptureVisionError) -> CapturedResult {
        let (plan, reader) = try ready(templateName)
        let started = ContinuousClock.now
        let reporter = IntermediateReporter(intermediateResults, picture: picture)
        let page: PageReading
        do {
            page = try reader.read(picture.gray, scale: picture.scale, observer: reporter)
        } catch {
            throw CaptureVisionError(error)
        }
        let items = ResultBuilder(plan: plan, picture: picture).items(of: page)
        reporter?.finish(items, portrait: page.portrait)
        let limit = plan.timeoutMilliseconds
        let isLate = page.isEmpty && limit > 0 && started.duration(to: .now) > .milliseconds(limit)
        return CapturedResult(
            image: picture.info, items: items,
            error: isLate ? CaptureVisionError(.timeout, "the search ended at its limit of \(limit) milliseconds") : nil
        )
    }

    private func plan(named name: String) throws(CaptureVisionError) -> PipelinePlan {
        try state.withLock { (state) throws(CaptureVisionError) in try state.templates().plan(named: name) }
    }

    /// The plan and the stages of a template.
    private func ready(_ templateName: String) throws(CaptureVisionError) -> (PipelinePlan, PageReader) {
        // The portrait is told with the lines, so that it is looked for when somebody listens to them.
        let wantsPortrait = intermediateResults.receivers.contains {
            $0.getObservationParameters().observedResultUnitTypes.contains(.localizedTextLines)
        }
        return try state.withLock { (state) throws(CaptureVisionError) in
            var settings = try state.templates()
            let plan = try settings.plan(named: templateName)
            let reader = try settings.reader(
                for: plan, options: PlanOptions(referenceDate: .today, findsPortrait: wantsPortrait))
            state.settings = settings
            return (plan, reader)
        }
    }

    static func failure(_ error: CaptureVisionError, tag: (any ImageTag)? = nil) -> CapturedResult {
        CapturedResult(image: CapturedImageInfo(hashId: "", tag: tag), items: [], error: error)
    }

    static func info(of image: ImageData, upright: ColourImage) -> CapturedImageInfo {
        var rotation = Homography.identity
        let (width, height) = (Double(upright.width), Double(upright.height))
        let shown = Quadrilateral(width: width, height: height)
        let quarters = image.orientation / 90
        let stored = Quadrilateral(
            width: quarters % 2 == 0 ? width : height, height: quarters % 2 == 0 ? height : width)
        if quarters != 0, let matrix = Homography(from: shown, to: stored.turned(byQuarters: 4 - quarters)) {
            rotation = matrix
        }
        return CapturedImageInfo(hashId: ImageHash.text(of: upright), tag: image.tag, rotation: rotation)
    }
}

extension CaptureVisionRouter.State {
    /// The templates.
    ///
    /// - Throws: what is wrong with the built-in file, which the tests exclude.
    func templates() throws(CaptureVisionError) -> RouterSettings {
        if let settings { return settings }
        do {
            return RouterSettings(try RouterSettings.factory.get())
        } catch {
            throw CaptureVisionError(ScanError(error))
        }
    }
}

extension PipelinePlan {
    /// Whether results hold pictures, so that the whole image is needed in colour.
    fileprivate var showsPictures: Bool {
        outputsOriginalImage || documentTasks.contains { $0.deskewing != nil }
    }
}

import Raster
import ScanTemplates

/// Between plans and simplified settings.
extension PipelinePlan {
    /// The settings that a program may change.
    ///
    /// - Throws: `convertComplexTemplateError` for a template of several regions, whose settings are not one set.
    func simplified() throws(CaptureVisionError) -> SimplifiedCaptureVisionSettings {
        guard regions.count == 1, let region = regions.first, region.location.reference == .wholeImage else {
            throw CaptureVisionError(
                .convertComplexTemplateError,
                "template \(templateName) has \(regions.count) regions, so that its settings are not one set")
        }
        let units = Set((region.location.corners ?? []).flatMap { [$0.x.isPercentage, $0.y.isPercentage] })
        guard textLineTasks.count <= 1, documentTasks.count <= 1, units.count <= 1, region.location.originIndex == 0
        else {
            throw CaptureVisionError(
                .convertComplexTemplateError,
                "template \(templateName) has several tasks of a kind, or a region that is measured in several ways")
        }
        var settings = SimplifiedCaptureVisionSettings()
        settings.outputOriginalImage = outputsOriginalImage
        settings.maxParallelTasks = maximumParallelTasks
        settings.minImageCaptureInterval = minimumCaptureIntervalMilliseconds
        settings.timeout = timeoutMilliseconds
        if let corners = region.location.corners, corners.count == 4 {
            let points = corners.map { Point(x: Double($0.x.value), y: Double($0.y.value)) }
            settings.roi = Quadrilateral(pointArray: points)
            settings.roiMeasuredInPercentage = corners.allSatisfy { $0.x.isPercentage && $0.y.isPercentage }
        }
        if let task = textLineTasks.first {
            var label = SimplifiedLabelRecognizerSettings()
            label.lineStringRegExPattern = task.recognition.resultPattern?.source ?? ""
            settings.labelSettings = label
        }
        if let task = documentTasks.first {
            var document = SimplifiedDocumentNormalizerSettings()
            document.expectedDocumentsCount = task.expectedCount
            if let detection = task.detection {
                document.minQuadrilateralAreaRatio = Int(detection.minimumAreaPercent.rounded())
            }
            document.pageWidth = task.deskewing?.pageWidth ?? 0
            document.pageHeight = task.deskewing?.pageHeight ?? 0
            if let enhancement = task.enhancement {
                document.colourMode = ImageColourMode(enhancement.colourMode)
                document.brightness = enhancement.brightness
                document.contrast = enhancement.contrast
            }
            settings.documentSettings = document
        }
        return settings
    }

    /// The same plan with settings changed.
    ///
    /// - Throws: `parameterValueInvalid` for a value out of its range, `convertComplexTemplateError` as `simplified`.
    func updated(with settings: SimplifiedCaptureVisionSettings) throws(CaptureVisionError) -> PipelinePlan {
        _ = try simplified()
        try Self.check(settings)
        var plan = self
        plan.outputsOriginalImage = settings.outputOriginalImage
        plan.maximumParallelTasks = settings.maxParallelTasks
        plan.minimumCaptureIntervalMilliseconds = settings.minImageCaptureInterval
        plan.timeoutMilliseconds = settings.timeout
        plan.regions[0].location.corners = settings.roi.map { roi in
            roi.corners.map { corner in
                func coordinate(_ value: Double) -> RegionLocation.Coordinate {
                    RegionLocation.Coordinate(
                        value: Int(max(-1e9, min(1e9, value.rounded()))), isPercentage: settings.roiMeasuredInPercentage
                    )
                }
                return RegionLocation.Corner(x: coordinate(corner.x), y: coordinate(corner.y))
            }
        }
        plan.regions[0].tasks = try plan.regions[0].tasks.map { (task) throws(CaptureVisionError) in
            switch task {
            case .textLines(var lines):
                if let label = settings.labelSettings { try lines.apply(label) }
                return .textLines(lines)
            case .document(var document):
                if let documents = settings.documentSettings { document.apply(documents) }
                return .document(document)
            case .unsupported: return task
            }
        }
        return plan
    }

    private static func check(_ settings: SimplifiedCaptureVisionSettings) throws(CaptureVisionError) {
        func check(_ value: Int, _ range: ClosedRange<Int>, _ name: String) throws(CaptureVisionError) {
            guard range.contains(value) else {
                throw CaptureVisionError(
                    .parameterValueInvalid,
                    "\(name) is \(value), and may be \(range.lowerBound) to \(range.upperBound)")
            }
        }
        try check(settings.timeout, 0...Int(Int32.max), "timeout")
        try check(settings.maxParallelTasks, -1...256, "maxParallelTasks")
        try check(settings.minImageCaptureInterval, 0...Int(Int32.max), "minImageCaptureInterval")
        if let document = settings.documentSettings {
            try check(document.minQuadrilateralAreaRatio, 0...100, "documentSettings.minQuadrilateralAreaRatio")
            try check(document.brightness, -100...100, "documentSettings.brightness")
            try check(document.contrast, -100...100, "documentSettings.contrast")
            try check(document.expectedDocumentsCount, 0...1000, "documentSettings.expectedDocumentsCount")
            try check(document.pageWidth, -1...100_000, "documentSettings.pageWidth")
            try check(document.pageHeight, -1...100_000, "documentSettings.pageHeight")
            let pixels = max(0, document.pageWidth) * max(0, document.pageHeight)
            try check(pixels, 0...DocumentImage.mostPixels, "documentSettings.pageWidth × pageHeight")
        }
    }
}

extension TextLineTaskPlan {
    fileprivate mutating func apply(_ settings: SimplifiedLabelRecognizerSettings) throws(CaptureVisionError) {
        let source = settings.lineStringRegExPattern
        guard source != recognition.resultPattern?.source ?? "" else { return }
        guard !source.isEmpty else {
            recognition.resultPattern = nil
            return
        }
        do {
            recognition.resultPattern = try LinePattern.compile(source, lengthRange: recognition.resultLengths)
        } catch {
            throw CaptureVisionError(.parameterValueInvalid, "labelSettings.lineStringRegExPattern: \(error)")
        }
    }
}

extension DocumentTaskPlan {
    fileprivate mutating func apply(_ settings: SimplifiedDocumentNormalizerSettings) {
        expectedCount = settings.expectedDocumentsCount
        // 0 leaves it to the engine.
        if settings.minQuadrilateralAreaRatio > 0 {
            detection?.minimumAreaPercent = Double(settings.minQuadrilateralAreaRatio)
        }
        deskewing?.pageWidth = settings.pageWidth > 0 ? settings.pageWidth : nil
        deskewing?.pageHeight = settings.pageHeight > 0 ? settings.pageHeight : nil
        enhancement?.colourMode = settings.colourMode.plan
        enhancement?.brightness = settings.brightness
        enhancement?.contrast = settings.contrast
    }
}

extension ImageColourMode {
    fileprivate init(_ plan: DocumentEnhancementPlan.ColourMode) {
        self =
            switch plan {
            case .colour: .colour
            case .grayscale: .grayscale
            case .binary: .binary
            }
    }

    fileprivate var plan: DocumentEnhancementPlan.ColourMode {
        switch self {
        case .colour: .colour
        case .grayscale: .grayscale
        case .binary: .binary
        }
    }
}

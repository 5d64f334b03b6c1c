/// Writes out a plan for people: every resolved value, indented by region and task.
enum PlanRenderer {
    static func text(of plan: PipelinePlan) -> String {
        var lines = ["template \(plan.templateName)"]
        lines.append("  timeout \(plan.timeoutMilliseconds == 0 ? "none" : "\(plan.timeoutMilliseconds) ms")")
        lines.append("  original image in the result: \(plan.outputsOriginalImage ? "yes" : "no")")
        for region in plan.regions {
            lines.append("  region \(region.name): \(location(region.location))")
            for task in region.tasks {
                switch task {
                case .textLines(let task): lines += textLines(task, plan: plan, region: region.name)
                case .document(let task): lines += document(task)
                case .unsupported(let name): lines.append("    task \(name): not supported, finds nothing")
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func location(_ location: RegionLocation) -> String {
        var text = location.reference == .wholeImage ? "the whole image" : "by results of other regions"
        if let corners = location.corners {
            text += ", corners "
            text += corners.map { "(\(coordinate($0.x)), \(coordinate($0.y)))" }.joined(separator: " ")
            if location.originIndex > 0 { text += " from corner \(location.originIndex)" }
        }
        return text
    }

    private static func coordinate(_ coordinate: RegionLocation.Coordinate) -> String {
        "\(coordinate.value)\(coordinate.isPercentage ? "%" : "px")"
    }

    private static func textLines(_ task: TextLineTaskPlan, plan: PipelinePlan, region: String) -> [String] {
        let types = plan.codeTypes(region: region, task: task.name)
        var lines = ["    text lines, task \(task.name)"]
        for attempt in task.localization.attempts {
            lines.append(
                "      attempt \(attempt.view.rawValue) at \(attempt.longerEdge) px\(attempt.isInverted ? ", light on dark" : "")"
                    + ", least score \(attempt.minimumScore)")
        }
        lines.append("      characters must fit the pattern: \(task.recognition.forcesPattern ? "yes" : "no")")
        lines.append("      corrections by check digits: \(task.recognition.allowsCorrections ? "yes" : "no")")
        for specification in task.specifications { lines += layout(specification, indent: "      ") }
        lines.append("      parsed as \(types.isEmpty ? "nothing" : types.joined(separator: ", "))")
        return lines
    }

    private static func layout(_ specification: LineSpecificationPlan, indent: String) -> [String] {
        let layouts = specification.lines
        var lines = [
            "\(indent)layout \(specification.name), \(layouts.count) line\(layouts.count == 1 ? "" : "s")"
                + (specification.joinsLines ? ", joined" : "")
        ]
        for line in layouts {
            let range = line.lengthRange
            let length =
                range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound)…\(range.upperBound)"
            let pattern = line.pattern.source.isEmpty ? "any of \(line.alphabet)" : line.pattern.source
            lines.append("\(indent)  \(length) characters  \(pattern)")
        }
        return lines
    }

    private static func document(_ task: DocumentTaskPlan) -> [String] {
        var lines = ["    document, task \(task.name)"]
        if let detection = task.detection {
            lines.append(
                "      outline: at least \(detection.minimumAreaPercent)% of the image, corners "
                    + "\(detection.cornerAngles.lowerBound)°…\(detection.cornerAngles.upperBound)°")
        }
        if let deskewing = task.deskewing {
            let size = [deskewing.pageWidth, deskewing.pageHeight].map { $0.map { "\($0)" } ?? "as found" }
            lines.append("      made level: width \(size[0]), height \(size[1])")
        }
        if let enhancement = task.enhancement {
            lines.append(
                "      enhanced: \(enhancement.colourMode.rawValue), brightness \(enhancement.brightness), "
                    + "contrast \(enhancement.contrast)")
        }
        return lines
    }
}

import Glibc
import Raster

/// Finds single lines of print that are as long as 17 characters, dark on light and light on dark.
package struct VINLineFinder: Sendable {
    private let scale = ScaleStage()
    private let localize: LocalizeStage
    private let parameters: VINParameters
    /// A number is one run of characters: a wide gap separates it from what is another text.
    private let joiner = LineJoiner(maximumGap: 4, maximumAspect: 26)

    package init(parameters: VINParameters) {
        localize = LocalizeStage(parameters: parameters.localization)
        self.parameters = parameters
    }

    /// The lines of a view, the likeliest first.
    package func lines(in view: VINParameters.View, of context: inout ScanContext) throws(StageError) -> [VINLine] {
        var found: [VINLine] = []
        for isInverted in [true, false] {
            context.attempt = Attempt(view: view.direction, longerEdge: view.longerEdge, isInverted: isInverted)
            try scale.run(&context)
            try localize.run(&context)
            let readable = context.lines.filter { $0.height >= parameters.minimumHeight }
            let wholes = joiner.joined(readable).filter { !readable.contains($0) }
            for line in wholes + readable {
                let longer = Double(max(context.pyramid.base.width, context.pyramid.base.height))
                found.append(
                    VINLine(line: line, attempt: context.attempt, score: Self.score(of: line, longerEdge: longer)))
            }
        }
        return Array(found.sorted { $0.score > $1.score }.prefix(parameters.maximumLines))
    }

    /// Numbers are about 13 heights long and among the longest lines of a picture.
    private static func score(of line: TextLine, longerEdge: Double) -> Double {
        let deviation = log(line.length / line.height / 13)
        let tolerance = deviation > 0 ? 0.9 : 0.6
        return exp(-(deviation / tolerance) * (deviation / tolerance)) * (line.length / longerEdge).squareRoot()
    }
}

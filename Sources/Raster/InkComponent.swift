/// Ink that hangs together: its box, the number of ink pixels, and its runs.
package struct InkComponent: Sendable {
    package var box: PixelRect
    package var area: Int
    package var runs: [InkRun]

    /// The components that runs form, where runs of neighbouring rows touch, corners included.
    ///
    /// - Parameter runs: sorted by row, then by column, as `BinaryImage.runs` gives them.
    /// - Returns: the components, in the order of their first runs.
    package static func connected(_ runs: [InkRun]) -> [InkComponent] {
        var parents = [Int](0..<runs.count)
        func root(_ start: Int) -> Int {
            var i = start
            while parents[i] != i {
                parents[i] = parents[parents[i]]
                i = parents[i]
            }
            return i
        }
        var above = 0..<0
        var start = 0
        while start < runs.count {
            let y = runs[start].y
            var end = start
            while end < runs.count, runs[end].y == y { end += 1 }
            if !above.isEmpty, runs[above.lowerBound].y == y - 1 {
                var upper = above.lowerBound
                for lower in start..<end {
                    while upper < above.upperBound, runs[upper].right < runs[lower].left { upper += 1 }
                    var other = upper
                    while other < above.upperBound, runs[other].left <= runs[lower].right {
                        let a = root(lower)
                        let b = root(other)
                        if a != b { parents[max(a, b)] = min(a, b) }
                        other += 1
                    }
                }
            }
            above = start..<end
            start = end
        }
        var places = [Int](repeating: -1, count: runs.count)
        var components: [InkComponent] = []
        for i in runs.indices {
            let run = runs[i]
            let box = PixelRect(left: run.left, top: run.y, right: run.right, bottom: run.y + 1)
            let top = root(i)
            if places[top] < 0 {
                places[top] = components.count
                components.append(InkComponent(box: box, area: 0, runs: []))
            }
            components[places[top]].box.formUnion(box)
            components[places[top]].area += run.right - run.left
            components[places[top]].runs.append(run)
        }
        return components
    }
}

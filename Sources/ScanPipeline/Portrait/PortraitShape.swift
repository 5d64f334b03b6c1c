import Raster

/// What a box looks like in a few hundred cells: whether its halves mirror each other, and whether a figure stands in it.
struct PortraitShape {
    /// The correlation of the box with its mirror image, -1…1.
    let symmetry: Double
    /// The correlation of how far each cell is from the ground's tone with a head above shoulders, -1…1.
    let figure: Double

    private static let columns = 16
    private static let rows = 20

    /// 1 in the cells that head and shoulders cover, 0 in those of the ground.
    private static let silhouette: [Double] = (0..<(columns * rows)).map { k in
        let x = (Double(k % columns) + 0.5) / Double(columns) - 0.5
        let y = (Double(k / columns) + 0.5) / Double(rows)
        let head = (x / 0.29) * (x / 0.29) + ((y - 0.45) / 0.34) * ((y - 0.45) / 0.34)
        let shoulders = (x / 0.5) * (x / 0.5) + ((y - 1.05) / 0.3) * ((y - 1.05) / 0.3)
        return head < 1 || shoulders < 1 ? 1 : 0
    }

    init(_ box: PixelRect, in tones: SummedArea) {
        let (columns, rows) = (Self.columns, Self.rows)
        var values = [Double](repeating: 0, count: columns * rows)
        for j in 0..<rows {
            for i in 0..<columns {
                let cell = PixelRect(
                    left: box.left + box.width * i / columns, top: box.top + box.height * j / rows,
                    right: box.left + box.width * (i + 1) / columns, bottom: box.top + box.height * (j + 1) / rows)
                values[j * columns + i] = tones.statistics(of: cell).mean
            }
        }
        symmetry = Self.symmetry(of: values)
        // The ground is seen in both upper corners, each with a tone of its own where light comes from one side.
        func ground(_ range: Range<Int>) -> Double {
            let cells = (1..<7).flatMap { j in range.map { values[j * columns + $0] } }
            return cells.reduce(0, +) / Double(cells.count)
        }
        let (left, right) = (ground(1..<3), ground(13..<15))
        let distances = values.indices.map { k -> Double in
            let share = Double(k % columns) / Double(columns - 1)
            // Saturated: that something is there counts, not how dark it is.
            return min(40, abs(values[k] - left * (1 - share) - right * share))
        }
        figure = Self.correlation(distances, Self.silhouette)
    }

    private static func symmetry(of values: [Double]) -> Double {
        // Light from one side is no lack of symmetry: a slope across the box is taken out.
        let middle = Double(columns - 1) / 2
        let mean = values.reduce(0, +) / Double(values.count)
        var (slope, square) = (0.0, 0.0)
        for k in values.indices {
            let x = Double(k % columns) - middle
            slope += x * (values[k] - mean)
            square += x * x
        }
        slope /= max(1, square)
        let level = values.indices.map { values[$0] - slope * (Double($0 % columns) - middle) }
        let mirrored = level.indices.map { level[$0 / columns * columns + columns - 1 - $0 % columns] }
        return correlation(level, mirrored)
    }

    private static func correlation(_ a: [Double], _ b: [Double]) -> Double {
        let n = Double(a.count)
        let (meanA, meanB) = (a.reduce(0, +) / n, b.reduce(0, +) / n)
        var (ab, aa, bb) = (0.0, 0.0, 0.0)
        for k in a.indices {
            let (x, y) = (a[k] - meanA, b[k] - meanB)
            ab += x * y
            aa += x * x
            bb += y * y
        }
        return aa > 1e-6 && bb > 1e-6 ? ab / (aa * bb).squareRoot() : 0
    }
}

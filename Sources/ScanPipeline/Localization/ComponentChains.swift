import Raster

/// Joins pieces of ink into rows: each to the ones right of it that are about as high, about level and near.
///
/// Stricter than joining along rows whatever comes, so that patterns beside the print stay apart from it.
struct ComponentChains {
    /// The capital heights that are looked for, pixels.
    let heights: ClosedRange<Double>
    /// Least length of a line in capital heights.
    let leastAspect: Double

    /// The rows with a total length worth fitting.
    func chains(of components: [InkComponent]) -> [[InkComponent]] {
        let pieces = components.filter { Double($0.box.height) >= heights.lowerBound * 0.55 }
            .sorted { $0.box.left < $1.box.left }
        var parents = [Int](pieces.indices)
        func root(_ start: Int) -> Int {
            var i = start
            while parents[i] != i {
                parents[i] = parents[parents[i]]
                i = parents[i]
            }
            return i
        }
        let reach = Int(heights.upperBound * 1.3)
        let cell = max(4, Int(heights.upperBound))
        // Pieces by the band of rows their middle lies in, each band in order from the left
        var bands: [Int: [Int]] = [:]
        for (i, piece) in pieces.enumerated() {
            bands[(piece.box.top + piece.box.bottom) / 2 / cell, default: []].append(i)
        }
        for (band, members) in bands {
            let around = [band - 1, band, band + 1].compactMap { bands[$0] }
            for neighbours in around {
                var start = 0
                for a in members {
                    let box = pieces[a].box
                    while start < neighbours.count, pieces[neighbours[start]].box.left < box.left { start += 1 }
                    var i = start
                    while i < neighbours.count, pieces[neighbours[i]].box.left <= box.right + reach {
                        let b = neighbours[i]
                        if a != b, isNext(box, pieces[b].box) {
                            let p = root(a)
                            let q = root(b)
                            if p != q { parents[max(p, q)] = min(p, q) }
                        }
                        i += 1
                    }
                }
            }
        }
        var chains: [Int: [InkComponent]] = [:]
        for i in pieces.indices { chains[root(i), default: []].append(pieces[i]) }
        return chains.sorted { $0.key < $1.key }.map(\.value).filter { chain in
            guard let left = chain.map(\.box.left).min(), let right = chain.map(\.box.right).max() else { return false }
            return Double(right - left) > (leastAspect - 1) * heights.lowerBound
        }
    }

    /// Whether the second box may be the next character after the first.
    private func isNext(_ a: PixelRect, _ b: PixelRect) -> Bool {
        let smaller = Double(min(a.height, b.height))
        let larger = Double(max(a.height, b.height))
        guard larger < 1.9 * smaller else { return false }
        let gap = Double(b.left - a.right)
        guard gap > -0.5 * larger, gap < 1.3 * larger else { return false }
        return abs(Double(a.top + a.bottom - b.top - b.bottom)) / 2 < 0.35 * larger
    }
}

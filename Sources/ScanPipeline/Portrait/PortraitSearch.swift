import Raster

/// Looks for a portrait on a document that was made flat.
///
/// A portrait is a box of continuous tones: seen from afar, when print is wiped away, it differs in itself and from its
/// surroundings, straight edges bound it, and its left half mirrors its right one. Nothing is asked of skin or hair.
struct PortraitSearch {
    /// A box that may be a portrait, in pixels of the flat image.
    struct Candidate {
        var box: PixelRect
        /// How well its sides lie on edges, 0…1.
        var edges: Double
        /// How much it differs in itself, and from what lies around it, 0…1.
        var tones: Double
        /// How alike its halves are, -1…1.
        var symmetry: Double
        /// How well its tones follow a head above shoulders before a plain ground, -1…1.
        var figure: Double
        /// How much of it changes sharply, as faces do and shadows do not, 0…1.
        var detail: Double
        /// How usual its place is, 0…1.
        var place: Double

        var score: Double {
            let likeness = 0.4 * edges + 0.2 * max(0, symmetry) + 0.25 * max(0, figure) + 0.15 * tones
            // Without tones and sharp changes it is a shadow on empty paper, however it lies.
            return place * likeness * min(1, tones / 0.45) * min(1, 0.4 + detail)
        }
    }

    /// Pixels of the flat image to a millimetre.
    static let resolution = 2.0

    /// The gradient of a clear edge, grey levels.
    private static let edge: Int32 = 8

    let prior: PortraitPrior
    private let toneSums: SummedArea
    /// 255 where the tones change sharply.
    private let changeSums: SummedArea
    /// Signed gradient across upright edges, summed down each column; across level edges, summed along each row.
    private let columnSums: [Int32]
    private let rowSums: [Int32]
    private let width: Int
    private let height: Int

    init(_ flat: GrayImage, prior: PortraitPrior) {
        self.prior = prior
        width = flat.width
        height = flat.height
        // Strokes of print are thinner than two millimetres and vanish.
        let tones = flat.dilated(width: 5, height: 5).eroded(width: 5, height: 5)
        let changes = GradientField(of: tones)
        var isSharp = GrayImage(width: flat.width, height: flat.height, filledWith: 0)
        for y in 0..<flat.height {
            for x in 0..<flat.width {
                let i = y * flat.width + x
                if abs(changes.horizontal[i]) + abs(changes.vertical[i]) > 14 { isSharp[x, y] = 255 }
            }
        }
        changeSums = SummedArea(isSharp)
        toneSums = SummedArea(tones.boxMean(radius: 1))
        let gradient = GradientField(of: flat)
        var columns = [Int32](repeating: 0, count: width * (height + 1))
        var rows = [Int32](repeating: 0, count: (width + 1) * height)
        for y in 0..<height {
            for x in 0..<width {
                // Saturated early: how much of a side is an edge counts, and not how strong the edge is, so that
                // letters with gaps between them do not pass for the edge of a picture.
                let across = max(-Self.edge, min(Self.edge, Int32(gradient.horizontal[y * width + x])))
                let down = max(-Self.edge, min(Self.edge, Int32(gradient.vertical[y * width + x])))
                columns[(y + 1) * width + x] = columns[y * width + x] + across
                rows[y * (width + 1) + x + 1] = rows[y * (width + 1) + x] + down
            }
        }
        columnSums = columns
        rowSums = rows
    }

    /// The best box, or `nil` when there is nothing like a portrait.
    func best() -> Candidate? {
        var found: [Candidate] = []
        let r = Self.resolution
        let bottom = Int(prior.bottom * r)
        for w in prior.widths {
            for ratio in [1.15, 1.25, 1.35, 1.45] {
                let boxWidth = Int(w * r)
                let boxHeight = Int(w * ratio * r)
                guard boxHeight < bottom, boxWidth < width else { continue }
                for top in stride(from: 0, through: bottom - boxHeight, by: 3) {
                    for left in stride(from: 0, through: width - boxWidth, by: 3) {
                        let box = PixelRect(left: left, top: top, right: left + boxWidth, bottom: top + boxHeight)
                        if let candidate = candidate(box) { found.append(candidate) }
                    }
                }
            }
        }
        found.sort { $0.score > $1.score }
        var kept: [Candidate] = []
        for candidate in found where !kept.contains(where: { $0.box.overlap(candidate.box) > 0.6 }) {
            kept.append(candidate)
            if kept.count == 12 { break }
        }
        let refined = kept.map { refine($0) }
        guard let best = refined.max(by: { $0.score < $1.score }) else { return nil }
        // A copy of the portrait is smaller, and often framed better.
        let larger = refined.filter {
            $0.score > best.score - 0.05 && $0.box.overlap(best.box) == 0
                && Double($0.box.width * $0.box.height) > 1.4 * Double(best.box.width * best.box.height)
        }
        return larger.max { $0.score < $1.score } ?? best
    }

    private func candidate(_ box: PixelRect, inFull: Bool = false) -> Candidate? {
        let place = prior.place(of: box, resolution: Self.resolution)
        guard place > 0 else { return nil }
        let inside = toneSums.statistics(of: box)
        let around = toneSums.statistics(of: box.grown(by: 6), without: box)
        let contrast = abs(inside.mean - around.mean)
        let variety = inside.deviation / (inside.deviation + around.deviation + 5)
        let tones = min(1, variety * 1.3) * min(1, (inside.deviation + contrast) / 30)
        guard tones > 0.15 else { return nil }
        let detail = min(1, changeSums.statistics(of: box.grown(by: -2)).mean / 255 * 5)
        guard detail > 0.1 else { return nil }
        let shape = inFull ? PortraitShape(box, in: toneSums) : nil
        return Candidate(
            box: box, edges: edges(of: box), tones: tones, symmetry: shape?.symmetry ?? 0.5,
            figure: shape?.figure ?? 0.5, detail: detail, place: place)
    }

    /// Moves each side, and all of them, to where the score is highest.
    private func refine(_ start: Candidate) -> Candidate {
        var best = candidate(start.box, inFull: true) ?? start
        for step in [4, 2, 1, 1] {
            var isBetter = true
            var rounds = 0
            while isBetter, rounds < 6 {
                isBetter = false
                rounds += 1
                for change in [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (1, 0, 1, 0), (0, 1, 0, 1)] {
                    for sign in [-step, step] {
                        let box = PixelRect(
                            left: best.box.left + change.0 * sign, top: best.box.top + change.1 * sign,
                            right: best.box.right + change.2 * sign, bottom: best.box.bottom + change.3 * sign)
                        guard prior.allows(box, resolution: Self.resolution), box.left >= 0, box.top >= 0,
                            box.right <= width, box.bottom <= height,
                            let next = candidate(box, inFull: true), next.score > best.score + 1e-6
                        else { continue }
                        best = next
                        isBetter = true
                    }
                }
            }
        }
        return best
    }

    /// How much of each side lies on an edge of one polarity, the weakest but one counting most.
    private func edges(of box: PixelRect) -> Double {
        func upright(_ x: Int) -> Double {
            let strengths = (max(0, x - 1)...min(width - 1, x)).map { column in
                abs(columnSums[box.bottom * width + column] - columnSums[box.top * width + column])
            }
            return Double(strengths.max() ?? 0) / Double(box.height)
        }
        func level(_ y: Int) -> Double {
            let strengths = (max(0, y - 1)...min(height - 1, y)).map { row in
                abs(rowSums[row * (width + 1) + box.right] - rowSums[row * (width + 1) + box.left])
            }
            return Double(strengths.max() ?? 0) / Double(box.width)
        }
        let sides = [upright(box.left), upright(box.right), level(box.top), level(box.bottom)]
        let shares = sides.map { min(1, $0 / (0.9 * Double(Self.edge))) }.sorted()
        return (shares[1] * 2 + shares[2] + shares[3] + shares[0] * 0.5) / 4.5
    }
}

extension PixelRect {
    /// The share of both that both have (intersection over union).
    func overlap(_ other: PixelRect) -> Double {
        let w = min(right, other.right) - max(left, other.left)
        let h = min(bottom, other.bottom) - max(top, other.top)
        guard w > 0, h > 0 else { return 0 }
        return Double(w * h) / Double(width * height + other.width * other.height - w * h)
    }

    func grown(by margin: Int) -> PixelRect {
        PixelRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
}

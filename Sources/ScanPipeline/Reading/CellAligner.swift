import CodeParser
import Glibc
package import TextRecognition

/// Puts recognised characters into the cells of a fixed-pitch line.
///
/// Geometry counts the characters, the network only names them: it loses and doubles fillers in long runs.
package struct CellAligner: Sendable {
    package init() {}

    /// Ink of the first and last character of OCR-B, as a share of the pitch that a line lacks to whole cells.
    private static let inkShortfall = 0.36

    /// The cells of one line.
    ///
    /// - Parameters:
    ///   - line: what the recogniser saw in the strip.
    ///   - count: how many cells the layout has.
    ///   - printStart: where the print of the zone begins in the strip, pixels.
    ///   - printEnd: where it ends, pixels.
    /// - Returns: `count` cells; a cell in which nothing was recognised has no characters.
    package func cells(
        of line: RecognizedLine, count: Int, printStart: Double, printEnd: Double
    ) -> [[CharacterChoice]] {
        var cells = [[CharacterChoice]](repeating: [], count: count)
        let expected = (printEnd - printStart) / (Double(count) - Self.inkShortfall)
        guard
            let grid = CellGrid(
                characters: line.characters, expectedPitch: expected, printStart: printStart, printEnd: printEnd)
        else { return cells }
        let places = places(of: line.characters, on: grid)
        // As many characters as cells, each near its own: the count is beyond doubt, whatever a bent page does to the
        // pitch.
        if places.count == count, places.indices.allSatisfy({ abs(places[$0] - Double($0)) < 1 }) {
            return line.characters.map(\.choices)
        }
        let chosen = assign(places: places, characters: line.characters)
        guard let first = chosen.first?.cell, let last = chosen.last?.cell else { return cells }
        // Where the layout's first cell lies: the print's start says it, unless that would push characters out.
        var shift = 0
        if last - first + 1 >= count {
            shift = bestWindow(chosen, of: line.characters, count: count, near: shift)
        } else {
            shift = min(max(shift, last - count + 1), first)
        }
        for (cell, character) in chosen {
            let place = cell - shift
            if cells.indices.contains(place) { cells[place] = line.characters[character].choices }
        }
        return cells
    }

    /// Where each character stands, in cells; a box far too wide says nothing, its neighbours do.
    private func places(of characters: [RecognizedCharacter], on grid: CellGrid) -> [Double] {
        var places = characters.map { character -> Double in
            guard character.right - character.left < 2.2 * grid.pitch else { return .nan }
            return grid.position(of: (character.left + character.right) / 2)
        }
        for i in places.indices where places[i].isNaN {
            let before = i > 0 ? places[i - 1] : -1
            let after = places[(i + 1)...].first { !$0.isNaN } ?? before + 2
            let missing = places[i...].prefix { $0.isNaN }.count
            places[i] = before + (after - before) / Double(missing + 1)
        }
        return places
    }

    /// Characters to rising cells, by least squared distance; a character may be left out at a price.
    private func assign(places: [Double], characters: [RecognizedCharacter]) -> [(cell: Int, character: Int)] {
        guard let low = places.map({ Int($0.rounded()) }).min(), let high = places.map({ Int($0.rounded()) }).max(),
            high - low < 200
        else { return [] }
        let first = low - 1
        let width = high - low + 3
        let count = places.count
        // cost[i][c]: the best way to place the first i characters into cells before c
        var cost = [[Double]](repeating: [Double](repeating: .infinity, count: width + 1), count: count + 1)
        var placed = [[Bool]](repeating: [Bool](repeating: false, count: width + 1), count: count + 1)
        var left = [[Bool]](repeating: [Bool](repeating: false, count: width + 1), count: count + 1)
        for c in 0...width { cost[0][c] = 0 }
        for i in 1...max(1, count) where count > 0 {
            let probability = characters[i - 1].choices.first?.probability ?? 0
            // A character that the network was unsure of is cheap to leave out.
            let skip = 0.25 + 0.5 * probability
            for c in 0...width {
                var best = cost[i - 1][c] + skip
                var isPlaced = false
                var isLeft = false
                if c > 0 {
                    if cost[i][c - 1] <= best {
                        best = cost[i][c - 1]
                        isLeft = true
                    }
                    let distance = places[i - 1] - Double(first + c - 1)
                    let put = cost[i - 1][c - 1] + distance * distance
                    if put < best {
                        best = put
                        isPlaced = true
                        isLeft = false
                    }
                }
                cost[i][c] = best
                placed[i][c] = isPlaced
                left[i][c] = isLeft
            }
        }
        var result: [(cell: Int, character: Int)] = []
        var i = count
        var c = width
        while i > 0 {
            if left[i][c] {
                c -= 1
            } else if placed[i][c] {
                result.append((first + c - 1, i - 1))
                i -= 1
                c -= 1
            } else {
                i -= 1
            }
        }
        return result.reversed()
    }

    /// The start of the window of `count` cells that holds the most certain characters, near where the print begins.
    private func bestWindow(
        _ chosen: [(cell: Int, character: Int)], of characters: [RecognizedCharacter], count: Int, near shift: Int
    ) -> Int {
        guard let first = chosen.first?.cell, let last = chosen.last?.cell else { return shift }
        var best = (shift: first, score: -Double.infinity)
        for start in first...max(first, last - count + 1) {
            let certainty = chosen.reduce(0.0) { sum, place in
                guard place.cell >= start, place.cell < start + count else { return sum }
                return sum + (characters[place.character].choices.first?.probability ?? 0)
            }
            let score = certainty - 0.7 * Double(abs(start - shift))
            if score > best.score { best = (start, score) }
        }
        return best.shift
    }
}

import CodeParser
import Glibc
package import TextRecognition

/// Puts recognised characters into the cells of a fixed-pitch line.
///
/// Geometry counts the characters, the network only names them: it loses and doubles fillers in long runs.
package struct CellAligner: Sendable {
    package init() {}

    /// Ink of the first and last character of OCR-B, as a share of the pitch that a line lacks to whole cells: a
    /// measure of the typeface, so that no template sets it.
    private static let inkShortfall = 0.36

    /// One line as the aligner is given it: what was recognised, and where the print begins and ends in the strip.
    package struct Line: Sendable {
        package var recognized: RecognizedLine
        package var printStart: Double
        package var printEnd: Double

        package init(_ recognized: RecognizedLine, printStart: Double, printEnd: Double) {
            self.recognized = recognized
            self.printStart = printStart
            self.printEnd = printEnd
        }
    }

    /// Characters of a line with the cells they stand in, counted from where the print seems to begin.
    private struct Placed {
        var cells: [(cell: Int, choices: [CharacterChoice])]
        /// Where cell 0 surely lies, when the line has just as many characters as the layout has cells.
        var sureStart: Int?
        /// Where the print seems to begin, in cells from the middle of cell 0; `nil` where nothing says so.
        var start: Double?
        var isComplete: Bool { sureStart != nil }
    }

    /// The cells of the lines of one zone.
    ///
    /// The lines of a zone begin below each other, so one shift is chosen for all of them: noise beside one line does
    /// not push it out of its cells.
    ///
    /// - Parameters:
    ///   - lines: the strips' lines; `nil` for one that was not read.
    ///   - count: how many cells the layout has.
    ///   - nudge: how many cells later than geometry says the lines begin whose number of characters leaves it open.
    /// - Returns: `count` cells a line; a cell in which nothing was recognised has no characters.
    package func cells(of lines: [Line?], count: Int, nudge: Int = 0) -> [[[CharacterChoice]]] {
        let placed = Self.levelled(lines.map { line in line.flatMap { place($0, count: count) } })
        let shift = commonShift(of: placed.compactMap { $0 }, count: count) + nudge
        return placed.map { line in
            var cells = [[CharacterChoice]](repeating: [], count: count)
            guard let line else { return cells }
            for (cell, choices) in line.cells {
                let place = line.isComplete ? cell : cell - shift
                if cells.indices.contains(place) { cells[place] = choices }
            }
            return cells
        }
    }

    /// The lines with their cells counted alike.
    ///
    /// Each line's cell 0 is the one nearest to where its print seems to begin; where that is half a cell off, the lines
    /// of one zone round to different sides.
    private static func levelled(_ lines: [Placed?]) -> [Placed?] {
        guard let reference = lines.lazy.compactMap({ $0?.start }).first else { return lines }
        return lines.map { line in
            guard var line, let start = line.start else { return line }
            let later = Int((start - reference).rounded())
            if !line.isComplete {
                for index in line.cells.indices { line.cells[index].cell -= later }
            }
            line.sureStart = line.sureStart.map { $0 - later }
            return line
        }
    }

    private func place(_ line: Line, count: Int) -> Placed? {
        let expected = expectedPitch(of: line, count: count)
        let characters =
            line.recognized.characters.count > count
            ? withoutDoubles(line.recognized.characters, pitch: expected) : line.recognized.characters
        // Uneven light can take the recogniser's boxes from it, and not its text: characters that stand on top of each
        // other say nothing of cells, but as many of them as cells are in order.
        if characters.count == count, stacked(characters, pitch: expected) * 4 > count {
            return Placed(cells: characters.indices.map { ($0, characters[$0].choices) }, sureStart: 0)
        }
        guard
            let grid = CellGrid(
                characters: characters, expectedPitch: expected, printStart: line.printStart, printEnd: line.printEnd)
        else { return nil }
        let places = places(of: characters, on: grid)
        let start = grid.position(of: line.printStart)
        // As many characters as cells, in even steps: the count is beyond doubt, whatever a bent page or a slanting view
        // does to the pitch.
        if places.count == count, hasEvenSteps(characters, pitch: grid.pitch) {
            let offsets = places.indices.map { places[$0] - Double($0) }.sorted()
            return Placed(
                cells: characters.indices.map { ($0, characters[$0].choices) },
                sureStart: Int(offsets[offsets.count / 2].rounded()), start: start)
        }
        let assigned = assign(places: places, characters: characters)
        return Placed(cells: assigned.map { ($0.cell, characters[$0.character].choices) }, start: start)
    }

    /// Whether each step from one character to the next is about as long as the steps around it.
    ///
    /// A character that was lost leaves a step of two, one that was doubled a half. The pitch of the whole line is not
    /// asked: seen from the side, print at the far end stands much closer.
    private func hasEvenSteps(_ characters: [RecognizedCharacter], pitch: Double) -> Bool {
        let sound = characters.indices.filter { CellGrid.isSound(characters[$0], pitch: pitch) }
        guard sound.count * 3 > characters.count * 2 else { return false }
        func middle(_ index: Int) -> Double { (characters[index].left + characters[index].right) / 2 }
        let steps = zip(sound, sound.dropFirst()).map { (middle($1) - middle($0)) / Double($1 - $0) }
        return steps.indices.allSatisfy { index in
            let around = steps[max(0, index - 4)...min(steps.count - 1, index + 4)].sorted()
            let typical = around[around.count / 2]
            return typical > 0 && steps[index] > 0.55 * typical && steps[index] < 1.55 * typical
        }
    }

    /// The characters without those that stand half on the one before, of which the network is less sure or sees less.
    private func withoutDoubles(_ characters: [RecognizedCharacter], pitch: Double) -> [RecognizedCharacter] {
        var single: [RecognizedCharacter] = []
        for character in characters {
            guard let last = single.last, CellGrid.isSound(character, pitch: pitch),
                CellGrid.isSound(last, pitch: pitch),
                (character.left + character.right - last.left - last.right) / 2 < 0.5 * pitch
            else {
                single.append(character)
                continue
            }
            func weight(_ one: RecognizedCharacter) -> Double {
                (one.choices.first?.probability ?? 0) * min(1, (one.right - one.left) / (0.5 * pitch))
            }
            if weight(character) > weight(last) { single[single.count - 1] = character }
        }
        return single
    }

    /// How many characters do not stand right of the one before.
    private func stacked(_ characters: [RecognizedCharacter], pitch: Double) -> Int {
        zip(characters.dropFirst(), characters).count { $0.left - $1.left < 0.25 * pitch }
    }

    /// The pitch that the characters themselves show, or that the length of the print says when they are few.
    private func expectedPitch(of line: Line, count: Int) -> Double {
        let byLength = (line.printEnd - line.printStart) / (Double(count) - Self.inkShortfall)
        let middles = line.recognized.characters.map { ($0.left + $0.right) / 2 }
        let gaps = zip(middles.dropFirst(), middles).map { $0 - $1 }.filter { $0 > byLength * 0.5 }.sorted()
        guard gaps.count >= 12 else { return byLength }
        let typical = gaps[gaps.count / 2]
        // Longer than the characters say: a frame or a stain was taken for print.
        return typical > byLength * 0.75 && typical < byLength * 1.25 ? typical : byLength
    }

    /// How many cells after the seeming start the layout's first cell lies: where the window of `count` cells holds the
    /// most certain characters of all lines, and near the seeming start.
    private func commonShift(of placed: [Placed], count: Int) -> Int {
        let lines = placed.filter { !$0.isComplete }
        let occupied = lines.flatMap { $0.cells.map(\.cell) }
        guard let first = occupied.min(), let last = occupied.max() else { return 0 }
        // A line without doubt beside them says more than where print seems to begin.
        let sure = placed.compactMap(\.sureStart)
        let start = sure.isEmpty ? 0 : sure[sure.count / 2]
        let price = sure.isEmpty ? 0.3 : 0.8
        var best = (shift: start, score: -Double.infinity)
        for shift in min(first, last - count + 1)...max(first, last - count + 1) {
            var certainty = 0.0
            for line in lines {
                for (cell, choices) in line.cells where cell >= shift && cell < shift + count {
                    certainty += choices.first?.probability ?? 0
                }
            }
            let score = certainty - price * Double(abs(shift - start)) * Double(lines.count)
            if score > best.score { best = (shift, score) }
        }
        return best.shift
    }

    /// Where each character stands, in cells; a box far too wide says nothing, its neighbours do.
    private func places(of characters: [RecognizedCharacter], on grid: CellGrid) -> [Double] {
        var places = characters.map { character -> Double in
            guard CellGrid.isSound(character, pitch: grid.pitch) else { return .nan }
            return grid.position(of: (character.left + character.right) / 2)
        }
        for i in places.indices where places[i].isNaN {
            let missing = Double(places[i...].prefix { $0.isNaN }.count)
            let before = i > 0 ? places[i - 1] : nil
            let after = places[(i + 1)...].first { !$0.isNaN }
            switch (before, after) {
            case (let before?, let after?): places[i] = before + (after - before) / (missing + 1)
            // At the ends one cell for each.
            case (nil, let after?): places[i] = after - missing
            case (let before?, nil): places[i] = before + 1
            case (nil, nil): places[i] = Double(i)
            }
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
            let seen = characters[i - 1].choices.first
            let isFiller = seen?.symbol == UInt8(ascii: "<")
            // A character that the network was unsure of is cheap to leave out, and so is a filler, of which it sees too
            // many in long runs; a letter that was seen clearly is not.
            let skip = 0.25 + (isFiller ? 0.5 : 1.5) * (seen?.probability ?? 0)
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
}

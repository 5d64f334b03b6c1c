/// Fonts of middle lines, as machines engrave, scribe or dot them into plates: strokes, not outlines.
///
/// Our own drawing on a grid of four by six, capitals and digits of a vehicle number, and the stars, brackets and signs
/// that some plates have at both ends.
enum SkeletonFont {
    /// How the makers of lettering machines differ.
    enum Cut: String, CaseIterable {
        case plain
        /// With a stroke through the zero.
        case slashed
        /// With the square corners and the overhanging bars of plotters.
        case square
        /// With flat tops and bare digits, as light sans serif type has them.
        case light
    }

    /// What may stand before and behind a number: one sign for each side.
    static let marks = ["**", "++", "((", "--", "[]", "##", "==", "*+"].map { Array($0.utf8) }

    /// Paths in the letters of vector graphics: M moves, L draws a line, Q a curve over a control point.
    private static let paths: [Character: String] = [
        "0": "M0,4 Q0,6 2,6 Q4,6 4,4 L4,2 Q4,0 2,0 Q0,0 0,2 L0,4",
        "1": "M0.8,4.8 L2.2,6 L2.2,0",
        "2": "M0,4.4 Q0,6 2,6 Q4,6 4,4.4 Q4,3.3 2.5,2.2 L0,0 L4,0",
        "3": "M0.2,5 Q0.8,6 2,6 Q3.8,6 3.8,4.6 Q3.8,3.2 1.6,3.2 M1.6,3.2 Q4,3.2 4,1.6 Q4,0 2,0 Q0.6,0 0,1.1",
        "4": "M3,0 L3,6 L0,1.8 L4,1.8",
        "5": "M3.7,6 L0.6,6 L0.3,3.3 Q1.2,3.9 2.1,3.9 Q4,3.9 4,2 Q4,0 2,0 Q0.6,0 0,1.1",
        "6": "M3.5,5.6 Q2.8,6 2.2,6 Q0,6 0,2 Q0,0 2,0 Q4,0 4,1.9 Q4,3.7 2.1,3.7 Q0.4,3.7 0,2",
        "7": "M0,6 L4,6 L1.5,0",
        "8": "M2,3.3 Q0.2,3.3 0.2,4.7 Q0.2,6 2,6 Q3.8,6 3.8,4.7 Q3.8,3.3 2,3.3 "
            + "Q0,3.3 0,1.6 Q0,0 2,0 Q4,0 4,1.6 Q4,3.3 2,3.3",
        "9": "M0.5,0.4 Q1.2,0 1.8,0 Q4,0 4,4 Q4,6 2,6 Q0,6 0,4.1 Q0,2.3 1.9,2.3 Q3.6,2.3 4,4",
        "A": "M0,0 L2,6 L4,0 M0.7,2 L3.3,2",
        "B": "M0,0 L0,6 L2.2,6 Q3.8,6 3.8,4.6 Q3.8,3.2 2.2,3.2 L0,3.2 M2.2,3.2 Q4,3.2 4,1.6 Q4,0 2.2,0 L0,0",
        "C": "M4,4.6 Q3.6,6 2,6 Q0,6 0,4 L0,2 Q0,0 2,0 Q3.6,0 4,1.4",
        "D": "M0,0 L0,6 L1.8,6 Q4,6 4,3.8 L4,2.2 Q4,0 1.8,0 L0,0",
        "E": "M4,6 L0,6 L0,0 L4,0 M0,3.1 L3.2,3.1",
        "F": "M4,6 L0,6 L0,0 M0,3.1 L3.2,3.1",
        "G": "M3.9,4.8 Q3.5,6 2,6 Q0,6 0,4 L0,2 Q0,0 2,0 Q4,0 4,1.8 L4,2.8 L2.3,2.8",
        "H": "M0,0 L0,6 M4,0 L4,6 M0,3.1 L4,3.1",
        "J": "M3.4,6 L3.4,1.7 Q3.4,0 1.8,0 Q0.3,0 0,1.6",
        "K": "M0,0 L0,6 M4,6 L0,2.4 M1.3,3.6 L4,0",
        "L": "M0,6 L0,0 L3.8,0",
        "M": "M0,0 L0,6 L2,2.6 L4,6 L4,0",
        "N": "M0,0 L0,6 L4,0 L4,6",
        "P": "M0,0 L0,6 L2.2,6 Q4,6 4,4.4 Q4,2.8 2.2,2.8 L0,2.8",
        "R": "M0,0 L0,6 L2.2,6 Q4,6 4,4.4 Q4,2.8 2.2,2.8 L0,2.8 M2,2.8 L4,0",
        "S": "M3.8,4.9 Q3.4,6 2,6 Q0.1,6 0.1,4.5 Q0.1,3.4 2,3.1 Q4,2.7 4,1.5 Q4,0 2,0 Q0.4,0 0,1.2",
        "T": "M0,6 L4,6 M2,6 L2,0",
        "U": "M0,6 L0,1.9 Q0,0 2,0 Q4,0 4,1.9 L4,6",
        "V": "M0,6 L2,0 L4,6",
        "W": "M0,6 L1,0 L2,4.2 L3,0 L4,6",
        "X": "M0,0 L4,6 M4,0 L0,6",
        "Y": "M0,6 L2,3 L4,6 M2,3 L2,0",
        "Z": "M0,6 L4,6 L0,0 L4,0",
        "*": "M2,0.8 L2,5.2 M0.1,1.9 L3.9,4.1 M0.1,4.1 L3.9,1.9",
        "+": "M2,1.5 L2,4.5 M0.8,2.2 L3.2,3.8 M0.8,3.8 L3.2,2.2",
        "(": "M2,3 L2,5.2 M2,3 L4,3.7 M2,3 L3.3,1.2 M2,3 L0.7,1.2 M2,3 L0,3.7",
        "-": "M0.5,3 L3.5,3",
        "[": "M3,6.6 L1.2,6.6 L1.2,-0.6 L3,-0.6",
        "]": "M1,6.6 L2.8,6.6 L2.8,-0.6 L1,-0.6",
        "#": "M2,6 L4,3 L2,0 L0,3 L2,6",
        "=": "M0,6 L4,6 L2,0.3 L0,6 M2,6 L2,2",
    ]

    /// Letters that a cut draws in its own way.
    private static let variants: [Cut: [Character: String]] = [
        .slashed: ["0": "M0,4 Q0,6 2,6 Q4,6 4,4 L4,2 Q4,0 2,0 Q0,0 0,2 L0,4 M0.4,0.9 L3.6,5.1"],
        .square: [
            "0": "M0,5 L1,6 L3,6 L4,5 L4,1 L3,0 L1,0 L0,1 L0,5",
            "1": "M1,4.6 L2,6 L2,0",
            "3": "M0.2,6 L4,6 L2,3.6 Q4,3.4 4,1.7 Q4,0 2,0 Q0.6,0 0,1.1",
            "8": "M0.8,3.2 L0.2,4 L0.2,5.2 L1,6 L3,6 L3.8,5.2 L3.8,4 L3.2,3.2 L0.8,3.2 L0,2.4 L0,0.8 L0.8,0 L3.2,0 "
                + "L4,0.8 L4,2.4 L3.2,3.2",
            "B": "M0.4,0 L0.4,6 M-0.3,6 L3,6 L3.8,5.2 L3.8,3.9 L3.2,3.2 L0.4,3.2 M3.2,3.2 L4,2.4 L4,0.8 L3.2,0 L-0.3,0",
            "C": "M4,5 L3,6 L1,6 L0,5 L0,1 L1,0 L3,0 L4,1",
            "D": "M0.4,0 L0.4,6 M-0.3,6 L4,6 L4,0 L-0.3,0",
            "G": "M4,5 L3,6 L1,6 L0,5 L0,1 L1,0 L4,0 L4,2.8 L2.3,2.8",
            "J": "M3.4,6 L3.4,1 L2.4,0 L1,0 L0,1",
            "M": "M0,0 L0,6 L2,3.4 L4,6 L4,0",
            "U": "M0,6 L0,1 L1,0 L3,0 L4,1 L4,6",
            "W": "M0,6 L0.6,0 L2,2.8 L3.4,0 L4,6",
        ],
        .light: [
            "1": "M0.9,5.3 L1.9,6 L1.9,0",
            "3": "M0.1,6 L3.8,6 L1.9,3.6 Q4,3.4 4,1.8 Q4,0 1.9,0 Q0.4,0 0,1.2",
            "4": "M2.9,0 L2.9,3.4 M2.4,6 L0,1.5 L4,1.5",
            "6": "M2.6,6 L0.4,2.9 Q0,2.3 0,1.9 Q0,0 2,0 Q4,0 4,1.9 Q4,3.7 2.1,3.7 Q0.8,3.7 0.2,2.7",
            "9": "M1.4,0 L3.6,3.1 Q4,3.7 4,4.1 Q4,6 2,6 Q0,6 0,4.1 Q0,2.3 1.9,2.3 Q3.2,2.3 3.8,3.3",
            "J": "M1,6 L3,6 L3,1.8 Q3,0 1.5,0 Q0.2,0 0,1.4",
            "M": "M0,0 L0,6 L2,0.6 L4,6 L4,0",
            "Y": "M0,6 L2,2.6 L4,6 M2,2.6 L2,0",
        ],
    ]

    /// The font in one of its cuts.
    static func font(_ cut: Cut) -> Font {
        var glyphs: [UInt32: GlyphOutline] = [:]
        for (character, path) in paths.merging(variants[cut] ?? [:], uniquingKeysWith: { $1 }) {
            guard let scalar = character.unicodeScalars.first else { continue }
            glyphs[scalar.value] = outline(path)
        }
        return Font(name: "skeleton-\(cut.rawValue)", capHeight: 6, pitch: 5.6, glyphs: glyphs)
    }

    private static func outline(_ path: String) -> GlyphOutline {
        var outline = GlyphOutline()
        outline.isSkeleton = true
        outline.maxY = 6
        // The path's own width between two bearings, so that a line may be set with letters at their own widths.
        let ends = path.split(separator: " ").compactMap { word in
            Double(word.drop { $0.isLetter }.prefix { $0 != "," })
        }
        let left = ends.min() ?? 0
        outline.minX = 0.8
        outline.maxX = 0.8 + (ends.max() ?? 4) - left
        outline.advance = outline.maxX + 0.8
        var letter: Character = "L"
        var control: (Double, Double)?
        for word in path.split(separator: " ") {
            var numbers = word
            if let first = word.first, first.isLetter {
                letter = first
                numbers = word.dropFirst()
            }
            let pair = numbers.split(separator: ",").compactMap { Double($0) }
            guard pair.count == 2 else { continue }
            let (x, y) = (pair[0] - left + 0.8, pair[1])
            switch letter {
            case "M":
                outline.steps.append(.move(x, y))
                letter = "L"
            case "Q":
                if let over = control {
                    outline.steps.append(.quadratic(over.0, over.1, x, y))
                    control = nil
                    letter = "L"
                } else {
                    control = (x, y)
                }
            default: outline.steps.append(.line(x, y))
            }
        }
        return outline
    }
}

/// The eight ways in which a picture may lie in its file, by what has to be done to see it upright.
///
/// Raw values are those of the EXIF tag 0x0112 "Orientation".
package enum ImageOrientation: Int, Sendable, CaseIterable {
    /// Nothing to do.
    case upright = 1
    /// Exchange left and right.
    case mirrored = 2
    /// Half a turn.
    case halfTurn = 3
    /// Exchange top and bottom.
    case flipped = 4
    /// Exchange rows and columns.
    case transposed = 5
    /// A quarter turn clockwise.
    case quarterTurnClockwise = 6
    /// Exchange rows and columns about the other diagonal.
    case transversed = 7
    /// A quarter turn counter-clockwise.
    case quarterTurnCounterclockwise = 8

    /// Whether width and height change places.
    package var swapsSides: Bool { rawValue >= 5 }

    /// What undoes this.
    package var inverse: ImageOrientation {
        switch self {
        case .quarterTurnClockwise: .quarterTurnCounterclockwise
        case .quarterTurnCounterclockwise: .quarterTurnClockwise
        default: self
        }
    }

    /// Where the rows and columns of the upright picture lie in a stored one of `width × height` pixels.
    ///
    /// The upright pixel (x, y) is the stored pixel number `origin + x * stepX + y * stepY`.
    func walk(width: Int, height: Int) -> (origin: Int, stepX: Int, stepY: Int) {
        let last = width * height - 1
        return switch self {
        case .upright: (0, 1, width)
        case .mirrored: (width - 1, -1, width)
        case .halfTurn: (last, -1, -width)
        case .flipped: (last - (width - 1), 1, -width)
        case .transposed: (0, width, 1)
        case .quarterTurnClockwise: (last - (width - 1), -width, 1)
        case .transversed: (last, -width, -1)
        case .quarterTurnCounterclockwise: (width - 1, width, -1)
        }
    }
}

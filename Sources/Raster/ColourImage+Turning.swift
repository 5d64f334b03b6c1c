extension ColourImage {
    /// The picture after a turn or a mirroring.
    package func turned(by orientation: ImageOrientation) -> ColourImage {
        guard orientation != .upright else { return self }
        let swaps = orientation.swapsSides
        return ColourImage(width: swaps ? height : width, height: swaps ? width : height) { out in
            _ = withPixels { copyTurned(from: $0, to: out, width, height, channels: 3, orientation) }
        }
    }
}

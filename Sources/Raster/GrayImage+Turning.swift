extension GrayImage {
    /// The picture after a turn or a mirroring.
    package func turned(by orientation: ImageOrientation) -> GrayImage {
        guard orientation != .upright else { return self }
        let swaps = orientation.swapsSides
        return GrayImage(width: swaps ? height : width, height: swaps ? width : height) { out in
            _ = withPixels { copyTurned(from: $0, to: out, width, height, channels: 1, orientation) }
        }
    }
}

/// Writes the picture after a turn or a mirroring; `width` and `height` are those before it.
@inline(__always)
func copyTurned(
    from source: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
    channels: Int, _ orientation: ImageOrientation
) {
    let (origin, stepX, stepY) = orientation.walk(width: width, height: height)
    let outWidth = orientation.swapsSides ? height : width
    let outHeight = orientation.swapsSides ? width : height
    // When rows become columns, tiles of 32 × 32 keep both sides in the cache.
    let tile = orientation.swapsSides ? 32 : max(outWidth, outHeight)
    for top in stride(from: 0, to: outHeight, by: tile) {
        for left in stride(from: 0, to: outWidth, by: tile) {
            let right = min(outWidth, left &+ tile)
            for y in top..<min(outHeight, top &+ tile) {
                var from = source + (origin &+ left &* stepX &+ y &* stepY) &* channels
                var to = out + (y &* outWidth &+ left) &* channels
                for _ in left..<right {
                    for channel in 0..<channels { to[channel] = from[channel] }
                    from += stepX &* channels
                    to += channels
                }
            }
        }
    }
}

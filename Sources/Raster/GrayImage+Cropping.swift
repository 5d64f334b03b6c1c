extension GrayImage {
    /// The part of the image inside a rectangle; empty when they do not overlap.
    package func cropped(to rect: PixelRect) -> GrayImage {
        let left = min(max(0, rect.left), width)
        let right = min(max(left, rect.right), width)
        let top = min(max(0, rect.top), height)
        let bottom = min(max(top, rect.bottom), height)
        guard right - left < width || bottom - top < height else { return self }
        var part = GrayImage(width: right - left, height: bottom - top)
        part.pixels.removeAll(keepingCapacity: true)
        for y in top..<bottom { part.pixels += pixels[(y * width + left)..<(y * width + right)] }
        return part
    }
}

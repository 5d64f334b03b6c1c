extension GrayImage {
    /// The part of the image within a rectangle, of which what lies outside the image is left out.
    package func cropped(to rect: PixelRect) -> GrayImage {
        let left = min(max(0, rect.left), width)
        let right = min(max(left, rect.right), width)
        let top = min(max(0, rect.top), height)
        let bottom = min(max(top, rect.bottom), height)
        if left == 0, top == 0, right == width, bottom == height { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity((right - left) * (bottom - top))
        for y in top..<bottom { bytes += pixels[(y * width + left)..<(y * width + right)] }
        return GrayImage(width: right - left, height: bottom - top, pixels: bytes) ?? GrayImage(width: 0, height: 0)
    }
}

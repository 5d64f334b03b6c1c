import Raster

/// The eight ways in which pixels can be stored, numbered as in EXIF (CIPA DC-008, tag 274).
enum Orientation: Int, CaseIterable {
    case upright = 1
    case mirrored, halfTurn, flipped, transposed, quarterTurn, transverse, threeQuarterTurn

    /// Whether width and height are exchanged in storage.
    var swapsSides: Bool { rawValue >= 5 }

    /// Where a place of the upright picture of the given size lies in storage.
    func stored(_ point: Point, width: Double, height: Double) -> Point {
        switch self {
        case .upright: point
        case .mirrored: Point(x: width - point.x, y: point.y)
        case .halfTurn: Point(x: width - point.x, y: height - point.y)
        case .flipped: Point(x: point.x, y: height - point.y)
        case .transposed: Point(x: point.y, y: point.x)
        case .quarterTurn: Point(x: point.y, y: width - point.x)
        case .transverse: Point(x: height - point.y, y: width - point.x)
        case .threeQuarterTurn: Point(x: height - point.y, y: point.x)
        }
    }

    func stored(_ quad: Quadrilateral, width: Int, height: Int) -> Quadrilateral {
        let map = { (point: Point) in self.stored(point, width: Double(width), height: Double(height)) }
        return Quadrilateral(
            topLeft: map(quad.topLeft), topRight: map(quad.topRight), bottomRight: map(quad.bottomRight),
            bottomLeft: map(quad.bottomLeft))
    }

    /// The pixels as they are stored.
    func stored(_ picture: Picture) -> Picture {
        Picture(
            channels: picture.channels.map { plane in
                var result = Plane(
                    width: swapsSides ? plane.height : plane.width, height: swapsSides ? plane.width : plane.height)
                for y in 0..<plane.height {
                    for x in 0..<plane.width {
                        let place = stored(
                            Point(x: Double(x) + 0.5, y: Double(y) + 0.5), width: Double(plane.width),
                            height: Double(plane.height))
                        result[Int(place.x), Int(place.y)] = plane[x, y]
                    }
                }
                return result
            })
    }

    /// Puts the orientation into a JPEG file, as the APP1 segment that cameras write after the file's first marker.
    func tag(_ jpeg: [UInt8], isBigEndian: Bool) -> [UInt8] {
        let value = UInt8(rawValue)
        let header: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
        // byte order, 42, place of the first directory; one entry: tag 0x0112, type SHORT, count 1, value; no next one
        let body: [UInt8] =
            isBigEndian
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
        let length = header.count + body.count + 2
        let segment: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + header + body
        return Array(jpeg.prefix(2)) + segment + jpeg.dropFirst(2)
    }
}

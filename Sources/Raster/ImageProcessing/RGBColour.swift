/// A colour of 8 bits each of red, green and blue.
package struct RGBColour: Sendable, Hashable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    package static let black = RGBColour(red: 0, green: 0, blue: 0)
    package static let white = RGBColour(red: 255, green: 255, blue: 255)
}

import CLeptonica
import Raster

/// A picture in Leptonica's memory, destroyed when it goes out of scope.
struct LeptonicaPicture: ~Copyable {
    private let pix: UnsafeMutablePointer<PIX>

    /// Takes over what a Leptonica function returned; `nil` when it returned nothing.
    init?(adopting pix: UnsafeMutablePointer<PIX>?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var dying: UnsafeMutablePointer<PIX>? = pix
        pixDestroy(&dying)
    }

    /// Reads bytes with one of Leptonica's readers, which stays silent.
    static func read(_ bytes: [UInt8], by reader: (UnsafePointer<UInt8>, Int) -> UnsafeMutablePointer<PIX>?)
        -> LeptonicaPicture?
    {
        _ = LeptonicaSilence.isSet
        let pix = bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.flatMap { reader($0, buffer.count) }
        }
        return LeptonicaPicture(adopting: pix)
    }

    /// The pixels as bytes: colour when it has colours, else grey; alpha over white unless `ignoresAlpha`.
    func pixels(ignoresAlpha: Bool = false) -> PixelBuffer? {
        if pixGetColormap(pix) != nil {
            return LeptonicaPicture(adopting: pixRemoveColormap(pix, l_int32(REMOVE_CMAP_BASED_ON_SRC)))?.pixels()
        }
        switch pixGetDepth(pix) {
        case 8:
            return .gray(grayBytes())
        case 32 where pixGetSpp(pix) == 4 && !ignoresAlpha:
            let white: l_uint32 = 0xFFFF_FF00
            return LeptonicaPicture(adopting: pixAlphaBlendUniform(pix, white))?.pixels(ignoresAlpha: true)
        case 32:
            return .colour(colourBytes())
        case 24:
            return LeptonicaPicture(adopting: pixConvertTo32(pix))?.pixels(ignoresAlpha: true)
        default:
            return LeptonicaPicture(adopting: pixConvertTo8(pix, 0))?.pixels()
        }
    }

    private var width: Int { Int(pixGetWidth(pix)) }
    private var height: Int { Int(pixGetHeight(pix)) }
    private var wordsPerRow: Int { Int(pixGetWpl(pix)) }

    /// Rows of 32-bit words, the first pixel in the highest byte.
    private func grayBytes() -> GrayImage {
        GrayImage(width: width, height: height) { out in
            guard let words = pixGetData(pix) else { return out.update(repeating: 255, count: width * height) }
            for y in 0..<height {
                let row = words + y &* wordsPerRow
                let target = UnsafeMutableRawPointer(out + y &* width)
                let whole = width / 4
                for i in 0..<whole {
                    target.storeBytes(of: row[i].bigEndian, toByteOffset: i &* 4, as: UInt32.self)
                }
                for x in (whole &* 4)..<width {
                    out[y &* width &+ x] = UInt8(truncatingIfNeeded: row[x / 4] >> UInt32(24 &- x % 4 &* 8))
                }
            }
        }
    }

    private func colourBytes() -> ColourImage {
        ColourImage(width: width, height: height) { out in
            guard let words = pixGetData(pix) else { return out.update(repeating: 255, count: width * height * 3) }
            for y in 0..<height {
                let row = words + y &* wordsPerRow
                var target = out + y &* width &* 3
                for x in 0..<width {
                    let word = row[x]
                    target[0] = UInt8(truncatingIfNeeded: word >> 24)
                    target[1] = UInt8(truncatingIfNeeded: word >> 16)
                    target[2] = UInt8(truncatingIfNeeded: word >> 8)
                    target += 3
                }
            }
        }
    }
}

/// Keeps Leptonica from printing, once for the process.
enum LeptonicaSilence {
    static let isSet: Bool = {
        setMsgSeverity(l_int32(L_SEVERITY_NONE))
        // A few places print without asking for the severity.
        leptSetStderrHandler { _ in }
        return true
    }()
}

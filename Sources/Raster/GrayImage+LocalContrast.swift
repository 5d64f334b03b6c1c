extension GrayImage {
    /// How light and dark a part of a strip is, grey levels.
    private struct Tone {
        var dark: Double
        var light: Double
        var range: Double { light - dark }
    }

    /// The strip with its greys stretched over 0…255, by the tones around each column where these differ a lot.
    ///
    /// Under glare or a shadow the print of one part is paler than the ground of another, so that one stretch for the
    /// whole strip leaves it unreadable. Where the light is even one stretch is truer: parts without print are not
    /// blown up to noise.
    ///
    /// - Parameters:
    ///   - darkShare: share (0…1) of the pixels that may turn black.
    ///   - lightShare: share of the pixels from which on they may turn white.
    /// - Returns: a strip of the same size.
    package func stretchedEvenly(darkShare: Double, lightShare: Double) -> GrayImage {
        let whole = tone(of: 0..<width, darkShare, lightShare)
        let step = max(2, height * 2)
        let count = (width + step / 2) / step
        guard count > 2 else { return stretched(by: whole) }
        // Each part overlaps its neighbours by half.
        var tones = (0..<count).map { part in
            tone(of: max(0, part * step - step / 2)..<min(width, (part + 1) * step + step / 2), darkShare, lightShare)
        }
        let ranges = tones.map(\.range).sorted()
        // Not the very strongest: a part across the edge of a shadow holds the tones of both sides.
        let strongest = ranges[count * 3 / 4]
        let weakest = ranges[0]
        guard weakest < strongest * Self.unevenShare else { return stretched(by: whole) }
        // A part without any print keeps its paleness.
        for part in tones.indices where tones[part].range < strongest * Self.leastShare {
            tones[part].dark = tones[part].light - max(10, strongest * Self.leastShare)
        }
        return stretched(by: tones, step: step)
    }

    /// Parts whose contrast is below this share of the strongest part's make a strip uneven.
    private static let unevenShare = 0.5
    /// The least contrast that is stretched, as a share of the strongest part's.
    private static let leastShare = 0.15

    private func tone(of columns: Range<Int>, _ darkShare: Double, _ lightShare: Double) -> Tone {
        let part = cropped(to: PixelRect(left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: height))
        return Tone(dark: Double(part.percentile(darkShare)), light: Double(part.percentile(lightShare)))
    }

    /// One stretch for the whole strip.
    private func stretched(by tone: Tone) -> GrayImage {
        stretched(from: UInt8(tone.dark), to: UInt8(max(tone.light, min(255, tone.dark + 10))))
    }

    /// Stretches each column by the tones around it, in between those of the middles of the parts.
    private func stretched(by tones: [Tone], step: Int) -> GrayImage {
        GrayImage(width: width, height: height) { out in
            _ = withPixels { source in
                for x in 0..<width {
                    let place = (Double(x) + 0.5) / Double(step) - 0.5
                    let left = min(max(Int(place.rounded(.down)), 0), tones.count &- 1)
                    let right = min(left &+ 1, tones.count &- 1)
                    let share = min(max(place - Double(left), 0), 1)
                    let dark = tones[left].dark + (tones[right].dark - tones[left].dark) * share
                    let light = tones[left].light + (tones[right].light - tones[left].light) * share
                    let gain = 255 / max(light - dark, 1)
                    for y in 0..<height {
                        let i = y &* width &+ x
                        out[i] = UInt8(max(0, min(255, (Double(source[i]) - dark) * gain)))
                    }
                }
            }
        }
    }
}

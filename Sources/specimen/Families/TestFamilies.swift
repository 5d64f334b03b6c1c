import CodeParser
import Raster

/// The families of `TestImages`: each shows one difficulty.
struct TestFamilies {
    /// A family, by the name of its folder.
    enum Family: String, CaseIterable {
        case passport, td1, td2
        case visaA = "visa-a"
        case visaB = "visa-b"
        case tilted, turned, exif, photo, lowres, dark, strip, negative
        /// Cards as two pictures each; only those of the backs hold a zone.
        case twoSided = "two-sided"
        case vin
        case vinHard = "vin-hard"
        case dim, glare, motion, tiny, curved, shadow, inverted
        case washedOut = "washed-out"

        /// What its pictures are drawn from, beside the seed.
        ///
        /// It never changes, or a family that is added would have all others drawn anew.
        var number: UInt64 {
            switch self {
            case .passport: 0
            case .td1: 1
            case .td2: 2
            case .visaA: 3
            case .visaB: 4
            case .tilted: 5
            case .turned: 6
            case .exif: 7
            case .photo: 8
            case .lowres: 9
            case .dark: 10
            case .strip: 11
            case .negative: 12
            // Two of the same number do no harm: what they draw has nothing in common.
            case .vin, .twoSided: 13
            case .vinHard: 14
            case .dim: 15
            case .glare: 16
            case .motion: 17
            case .tiny: 18
            case .curved: 19
            case .shadow: 20
            case .inverted: 21
            case .washedOut: 22
            }
        }

        /// The least number of pictures whose lines must all be right; it only ever goes up.
        var minimumRead: Int {
            switch self {
            case .negative: 0
            case .twoSided: 3
            case .exif: 8
            case .vin: 10
            case .vinHard: 9
            case .curved: 3
            case .glare, .motion, .tiny: 5
            case .inverted: 7
            default: 6
            }
        }
    }

    private static let formats: [ZoneFormat] = [.td3, .td1, .td2, .mrvA, .mrvB, .td3]
    private static let count = 6

    let fonts: CardFonts
    let plates: PlateFamilies

    /// The pictures of a family.
    func draw(_ family: Family, seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        switch family {
        case .passport: try clean(family.rawValue, .td3, seed)
        case .td1: try clean(family.rawValue, .td1, seed)
        case .td2: try clean(family.rawValue, .td2, seed)
        case .visaA: try clean(family.rawValue, .mrvA, seed)
        case .visaB: try clean(family.rawValue, .mrvB, seed)
        case .tilted: try tilted(seed)
        case .turned: try turned(seed)
        case .exif: try exif(seed)
        case .photo: try photo(seed)
        case .lowres: try lowResolution(seed)
        case .dark: try dark(seed)
        case .strip: try strips(seed)
        case .negative: try NegativePages(fonts: fonts).draw(seed)
        case .twoSided: try twoSided(seed)
        case .vin:
            try pictures(seed, count: 10) { index, random throws(SpecimenError) in
                try plates.clean("vin-\(index + 1)", index, &random)
            }
        case .vinHard:
            try pictures(seed, count: 10) { index, random throws(SpecimenError) in
                try plates.hard("vin-hard-\(index + 1)", index, &random)
            }
        case .dim: try hard(family, seed, count: HardFamilies.longCount, HardFamilies.dim)
        case .glare: try hard(family, seed, HardFamilies.glare)
        case .motion: try hard(family, seed, HardFamilies.motion)
        case .tiny: try hard(family, seed, HardFamilies.tiny)
        case .curved: try hard(family, seed, HardFamilies.curved)
        case .shadow: try hard(family, seed, count: HardFamilies.longCount, HardFamilies.shadow)
        case .inverted: try hard(family, seed, count: HardFamilies.longCount, HardFamilies.inverted)
        case .washedOut: try hard(family, seed, count: HardFamilies.longCount, HardFamilies.washedOut)
        }
    }

    private func clean(_ name: String, _ format: ZoneFormat, _ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        try pictures(seed) { index, random throws(SpecimenError) in
            let shot = try DocumentShot(format, fonts: fonts, &random)
            return try shot.scan(
                "\(name)-\(index + 1)", resolution: format == .td1 ? 9.5 : 8.2, degrees: random.uniform(-0.8, 0.8),
                &random)
        }
    }

    private func tilted(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        let angles = [-9.0, -6, -3.5, 3, 5.5, 8.5]
        return try pictures(seed) { index, random throws(SpecimenError) in
            let shot = try DocumentShot(Self.formats[index], fonts: fonts, &random)
            let bed = index % 2 == 0 ? Colour.white : Colour(red: 0.2, green: 0.2, blue: 0.22)
            return try shot.scan(
                "tilted-\(index + 1)", resolution: 8.5, degrees: angles[index], ground: bed, &random)
        }
    }

    private func turned(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        let formats: [ZoneFormat] = [.td3, .td3, .td3, .td1, .td1, .td2]
        return try pictures(seed) { index, random throws(SpecimenError) in
            let degrees = 90 * (index % 3 + 1)
            let shot = try DocumentShot(formats[index], fonts: fonts, &random)
            return try shot.turned("turned-\(index + 1)-\(degrees)", by: degrees, resolution: 8.2, &random)
        }
    }

    private func exif(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        try pictures(seed, count: Orientation.allCases.count) { index, random throws(SpecimenError) in
            let orientation = Orientation.allCases[index]
            let shot = try DocumentShot(.td3, fonts: fonts, &random)
            return try shot.stored(
                "exif-\(orientation.rawValue)", orientation: orientation, resolution: 7.6, &random)
        }
    }

    private func photo(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        try pictures(seed) { index, random throws(SpecimenError) in
            let shot = try DocumentShot(Self.formats[index], fonts: fonts, &random)
            return try shot.photograph("photo-\(index + 1)", &random)
        }
    }

    /// Capitals of 9 to 13 pixels.
    private func lowResolution(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        try pictures(seed) { index, random throws(SpecimenError) in
            let shot = try DocumentShot(Self.formats[index], fonts: fonts, &random)
            return try shot.scan(
                "lowres-\(index + 1)", resolution: 3.7 + 0.3 * Double(index), degrees: random.uniform(-1, 1),
                blur: 0.4, noise: 2, quality: 80, &random)
        }
    }

    private func dark(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        try pictures(seed) { index, random throws(SpecimenError) in
            let shot = try DocumentShot(Self.formats[index], fonts: fonts, isDark: true, &random)
            return try shot.scan(
                "dark-\(index + 1)", resolution: 8.2, degrees: random.uniform(-1, 1), &random)
        }
    }

    private func strips(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        try pictures(seed) { index, random throws(SpecimenError) in
            let shot = try DocumentShot(Self.formats[index], fonts: fonts, &random)
            return try shot.strip("strip-\(index + 1)", resolution: 7 + 0.5 * Double(index), &random)
        }
    }

    private func hard(
        _ family: Family, _ seed: UInt64, count: Int = HardFamilies.count,
        _ draw: (HardFamilies) -> (String, Int, inout SeededRandom) throws(SpecimenError) -> TestPicture
    ) throws(SpecimenError) -> [TestPicture] {
        let draw = draw(HardFamilies(fonts: fonts))
        return try pictures(seed, count: count) { index, random throws(SpecimenError) in
            try draw(family.rawValue, index, &random)
        }
    }

    private func twoSided(_ seed: UInt64) throws(SpecimenError) -> [TestPicture] {
        try pictures(seed, count: 3) { index, random throws(SpecimenError) in
            let back = try DocumentShot(.td1, fonts: fonts, &random)
            var layout = CardLayout.varied(isFront: true, &random)
            layout.side = index == 1 ? .right : .left
            let front = try DocumentShot(back.document, fonts: fonts, layout: layout, &random)
            return [
                try back.photograph("two-sided-\(index + 1)-back", &random),
                try front.photograph("two-sided-\(index + 1)-front", &random),
            ]
        }.flatMap { $0 }
    }

    /// Each picture has its own stream of random numbers, so that a change to one leaves the others alone.
    private func pictures<Picture>(
        _ seed: UInt64, count: Int = TestFamilies.count,
        _ draw: (Int, inout SeededRandom) throws(SpecimenError) -> Picture
    ) throws(SpecimenError) -> [Picture] {
        var pictures: [Picture] = []
        for index in 0..<count {
            var random = SeededRandom.stream(seed: seed, index: index)
            pictures.append(try draw(index, &random))
        }
        return pictures
    }
}

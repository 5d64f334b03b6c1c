import CCairo

/// The outlines of one font file's characters: a plain value, so that no FreeType handle outlives the loading.
struct Font {
    let name: String
    /// Height of `H` in font units.
    let capHeight: Double
    /// Advance of `H` in font units: the pitch of a fixed-pitch font.
    let pitch: Double
    private let glyphs: [UInt32: GlyphOutline]

    /// Reads the Latin characters of a font file.
    init(path: String) throws(SpecimenError) {
        let face = try FontFileHandle(path: path)
        var glyphs: [UInt32: GlyphOutline] = [:]
        for character in UInt32(0x20)...0x17F {
            if let outline = face.outline(of: character) { glyphs[character] = outline }
        }
        guard let capital = glyphs[0x48], capital.maxY > 0, capital.advance > 0 else {
            throw SpecimenError("\(path): the font has no usable letter H")
        }
        self.name = path.split(separator: "/").last.map(String.init) ?? path
        self.capHeight = capital.maxY
        self.pitch = capital.advance
        self.glyphs = glyphs
    }

    /// A font that is drawn by this program itself.
    init(name: String, capHeight: Double, pitch: Double, glyphs: [UInt32: GlyphOutline]) {
        self.name = name
        self.capHeight = capHeight
        self.pitch = pitch
        self.glyphs = glyphs
    }

    /// The font with some characters of another one, brought to its own size.
    func adding(_ characters: [UInt8], from other: Font) -> Font {
        var glyphs = glyphs
        for character in characters {
            glyphs[UInt32(character)] = other.outline(of: character)?.scaled(by: capHeight / other.capHeight)
        }
        return Font(name: name, capHeight: capHeight, pitch: pitch, glyphs: glyphs)
    }

    /// The outline of an ASCII character, or `nil` when the font lacks it.
    func outline(of character: UInt8) -> GlyphOutline? {
        glyphs[UInt32(character)]
    }

    /// The outline of a character, or `nil` when the font lacks it.
    func outline(of scalar: Unicode.Scalar) -> GlyphOutline? {
        glyphs[scalar.value]
    }
}

/// A font file opened by FreeType; closed when it goes out of scope.
private struct FontFileHandle: ~Copyable {
    private let library: FT_Library
    private let face: FT_Face

    init(path: String) throws(SpecimenError) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else {
            throw SpecimenError("FreeType does not start")
        }
        var face: FT_Face?
        guard FT_New_Face(library, path, 0, &face) == 0, let face else {
            FT_Done_FreeType(library)
            throw SpecimenError("\(path): no such font file, or none that FreeType reads")
        }
        self.library = library
        self.face = face
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }

    /// The unscaled outline of a character, `nil` when the font has no glyph for it.
    func outline(of character: UInt32) -> GlyphOutline? {
        let index = FT_Get_Char_Index(face, FT_ULong(character))
        guard index != 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
            let slot = face.pointee.glyph
        else { return nil }
        var collected = GlyphOutline()
        collected.advance = Double(slot.pointee.metrics.horiAdvance)
        collected.minX = Double(slot.pointee.metrics.horiBearingX)
        collected.maxX = collected.minX + Double(slot.pointee.metrics.width)
        collected.maxY = Double(slot.pointee.metrics.horiBearingY)
        collected.minY = collected.maxY - Double(slot.pointee.metrics.height)
        var callbacks = FT_Outline_Funcs(
            move_to: { to, user in
                Self.append(user) { .move(Double(to?.pointee.x ?? 0), Double(to?.pointee.y ?? 0)) }
            },
            line_to: { to, user in
                Self.append(user) { .line(Double(to?.pointee.x ?? 0), Double(to?.pointee.y ?? 0)) }
            },
            conic_to: { control, to, user in
                Self.append(user) {
                    .quadratic(
                        Double(control?.pointee.x ?? 0), Double(control?.pointee.y ?? 0), Double(to?.pointee.x ?? 0),
                        Double(to?.pointee.y ?? 0))
                }
            },
            cubic_to: { first, second, to, user in
                Self.append(user) {
                    .cubic(
                        Double(first?.pointee.x ?? 0), Double(first?.pointee.y ?? 0), Double(second?.pointee.x ?? 0),
                        Double(second?.pointee.y ?? 0), Double(to?.pointee.x ?? 0), Double(to?.pointee.y ?? 0))
                }
            }, shift: 0, delta: 0)
        let status = withUnsafeMutablePointer(to: &collected) { pointer in
            FT_Outline_Decompose(&slot.pointee.outline, &callbacks, pointer)
        }
        return status == 0 ? collected : nil
    }

    /// What the four callbacks share: FreeType hands the collecting value back as an untyped pointer.
    private static func append(_ user: UnsafeMutableRawPointer?, _ step: () -> GlyphOutline.Step) -> Int32 {
        guard let outline = user?.assumingMemoryBound(to: GlyphOutline.self) else { return 1 }
        outline.pointee.steps.append(step())
        return 0
    }
}

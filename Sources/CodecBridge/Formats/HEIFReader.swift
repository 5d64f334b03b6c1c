import Raster

#if MRZSCAN_HEIF
    import CHeif

    /// HEIC, which phones take, and AVIF, through libheif: the primary picture.
    ///
    /// The library applies the turns and crops that the file asks for, so the picture is upright; an EXIF orientation
    /// beside them is to be ignored (ISO/IEC 23008-12, section 6.5.10).
    enum HEIFReader {
        static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
            try HEIFSession.with(bytes, limits) { session throws(CodecError) in session.header }
        }

        static func read(_ bytes: [UInt8], _ header: ImageHeader, _ limits: ImageLimits) throws(CodecError)
            -> StoredPage
        {
            try HEIFSession.with(bytes, limits) { session throws(CodecError) in
                StoredPage(.colour(try session.decode()))
            }
        }
    }

    /// One file and its primary picture, closed when it goes out of scope.
    private struct HEIFSession: ~Copyable {
        let header: ImageHeader
        private let context: OpaquePointer
        private let picture: OpaquePointer

        static func with<Result>(
            _ bytes: [UInt8], _ limits: ImageLimits, _ body: (borrowing HEIFSession) throws(CodecError) -> Result
        ) throws(CodecError) -> Result {
            // The library does not copy the bytes, so they stay in place until it is closed.
            try bytes.withUnsafeBufferPointer { (buffer) throws(CodecError) -> Result in
                try body(HEIFSession(UnsafeRawBufferPointer(buffer), limits))
            }
        }

        private init(_ buffer: UnsafeRawBufferPointer, _ limits: ImageLimits) throws(CodecError) {
            guard let context = heif_context_alloc() else { throw .outOfMemory("libheif") }
            // One picture a worker; a longer edge than the largest picture can have is refused by the library.
            heif_context_set_max_decoding_threads(context, 0)
            heif_context_set_maximum_image_size_limit(context, 65_535)
            var picture: OpaquePointer?
            var status = heif_context_read_from_memory_without_copy(context, buffer.baseAddress, buffer.count, nil)
            if status.code == heif_error_Ok { status = heif_context_get_primary_image_handle(context, &picture) }
            guard status.code == heif_error_Ok, let picture else {
                let error = Self.error(status)
                heif_context_free(context)
                throw error
            }
            let width = Int(heif_image_handle_get_width(picture))
            let height = Int(heif_image_handle_get_height(picture))
            do {
                try limits.check(.heif, width: width, height: height, bytesPerPixel: 5)
            } catch {
                heif_image_handle_release(picture)
                heif_context_free(context)
                throw error
            }
            header = ImageHeader(format: .heif, width: width, height: height, orientation: .upright, pageCount: 1)
            self.context = context
            self.picture = picture
        }

        deinit {
            heif_image_handle_release(picture)
            heif_context_free(context)
        }

        func decode() throws(CodecError) -> ColourImage {
            var image: OpaquePointer?
            let status = heif_decode_image(picture, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nil)
            defer { heif_image_release(image) }
            var stride: Int32 = 0
            guard status.code == heif_error_Ok, let image,
                let plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride)
            else { throw Self.error(status) }
            let width = Int(heif_image_get_width(image, heif_channel_interleaved))
            let height = Int(heif_image_get_height(image, heif_channel_interleaved))
            guard width == header.width, height == header.height, Int(stride) >= width * 3 else {
                throw .damaged(format: .heif, reason: "its pixels do not have the size that its header tells")
            }
            return ColourImage(width: width, height: height) { out in
                for y in 0..<height {
                    (out + y &* width &* 3).update(from: plane + y &* Int(stride), count: width &* 3)
                }
            }
        }

        private static func error(_ status: heif_error) -> CodecError {
            let reason = status.message.map { String(cString: $0) } ?? "no reason given"
            switch status.code {
            case heif_error_Memory_allocation_error: return .outOfMemory(reason)
            case heif_error_Unsupported_filetype, heif_error_Unsupported_feature:
                return .unsupported("a HEIF picture of this kind (\(reason))")
            default: return .damaged(format: .heif, reason: reason)
            }
        }
    }
#else
    /// Stands where libheif was left out when building.
    enum HEIFReader {
        private static let error = CodecError.leftOut(
            "HEIC and AVIF pictures", because: "this program was built without libheif",
            hint: "build it without MRZSCAN_HEIF=0, or convert the picture to JPEG")

        static func header(of bytes: [UInt8], _ limits: ImageLimits) throws(CodecError) -> ImageHeader {
            throw error
        }

        static func read(_ bytes: [UInt8], _ header: ImageHeader, _ limits: ImageLimits) throws(CodecError)
            -> StoredPage
        {
            throw error
        }
    }
#endif

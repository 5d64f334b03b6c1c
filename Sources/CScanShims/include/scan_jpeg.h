#ifndef SCAN_JPEG_H
#define SCAN_JPEG_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// JPEG by libjpeg. libjpeg reports errors by a jump; every function here sets its own jump point, so that no jump
// ever crosses a Swift frame. Nothing is printed: the text of the first warning or of the error waits in the reader.

/// How a call ended.
enum __attribute__((enum_extensibility(closed))) scan_jpeg_status {
    SCAN_JPEG_OK = 0,
    SCAN_JPEG_DAMAGED = 1,
    SCAN_JPEG_UNSUPPORTED = 2,
    SCAN_JPEG_NO_MEMORY = 3,
};
typedef enum scan_jpeg_status scan_jpeg_status;

/// One picture being read. One thread at a time.
typedef struct scan_jpeg_reader scan_jpeg_reader;

/// What the header says.
typedef struct {
    uint32_t width;
    uint32_t height;
    /// Colour planes as stored: 1, 3 or 4.
    int components;
} scan_jpeg_header;

/// What became of the pixels.
typedef struct {
    /// Rows written by the decoder; the rows after them are white.
    uint32_t rows;
    /// Rows for which there were data in the file; fewer than `rows` when the file ends early.
    uint32_t rows_with_data;
    /// The file ended before the picture did.
    int is_truncated;
    /// Number of faults that the decoder stepped over.
    long warnings;
} scan_jpeg_outcome;

/// A reader over bytes that the caller keeps alive until `scan_jpeg_close`. NULL when memory is out.
/// `memory_limit` bounds what the decoder takes for its own use, which progressive pictures need much of.
scan_jpeg_reader *_Nullable scan_jpeg_open(const uint8_t *data, size_t size, size_t memory_limit);

/// Reads up to the first scan. Takes no memory that grows with the picture.
scan_jpeg_status scan_jpeg_read_header(scan_jpeg_reader *reader, scan_jpeg_header *header);

/// Chooses the scale 1/denominator (1, 2, 4 or 8) and 1 channel (grey) or 3 (RGB); tells the size that results.
scan_jpeg_status scan_jpeg_configure(scan_jpeg_reader *reader, int denominator, int channels, uint32_t *width,
                                     uint32_t *height);

/// Decodes into `height` rows of `width * channels` bytes. After an error the outcome says how far it came, and every
/// byte of `pixels` is set.
scan_jpeg_status scan_jpeg_read(scan_jpeg_reader *reader, uint8_t *pixels, scan_jpeg_outcome *outcome);

/// The error, or the first warning; empty when there was neither. Valid until the next call.
const char *scan_jpeg_message(const scan_jpeg_reader *reader);

/// Gives everything back.
void scan_jpeg_close(scan_jpeg_reader *reader);

/// Compresses rows of `width * channels` bytes (1 channel: grey, 3: RGB) with quality 1…100.
/// `*bytes` is freed with `scan_jpeg_free`, and is NULL unless the status is SCAN_JPEG_OK.
scan_jpeg_status scan_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int quality,
                                 uint8_t *_Nullable *_Nonnull bytes, size_t *size);

/// Frees what `scan_jpeg_write` returned.
void scan_jpeg_free(uint8_t *_Nullable bytes);

#pragma clang assume_nonnull end

#endif

#include <stdlib.h>
#include <string.h>

#include "jpeg_error.h"

/// A progressive picture may repeat itself in any number of scans, each of which costs a pass over the picture.
/// Cameras and encoders write about ten.
static const int maximum_scans = 128;

struct scan_jpeg_reader {
    struct jpeg_decompress_struct info;
    struct jpeg_source_mgr source;
    struct jpeg_progress_mgr progress;
    jpeg_error error;
    int channels;
    int is_truncated;
    /// Rows of blocks that were complete when the bytes ran out.
    uint32_t block_rows_with_data;
    /// One row of CMYK on its way to grey or RGB.
    uint8_t *row;
};

static scan_jpeg_reader *reader_of(j_decompress_ptr info) {
    return (scan_jpeg_reader *)info->client_data;
}

// MARK: - Source: bytes in memory

static void source_init(j_decompress_ptr info) {
    (void)info;
}

/// The bytes ran out: note where, and let libjpeg find the end marker that it waits for.
static boolean source_fill(j_decompress_ptr info) {
    static const JOCTET end_of_image[2] = {0xFF, JPEG_EOI};
    scan_jpeg_reader *reader = reader_of(info);
    if (!reader->is_truncated) {
        reader->is_truncated = 1;
        // From the second scan on, every block has been seen at least once.
        reader->block_rows_with_data = info->input_scan_number > 1 ? info->total_iMCU_rows : info->input_iMCU_row;
    }
    info->src->next_input_byte = end_of_image;
    info->src->bytes_in_buffer = sizeof end_of_image;
    return TRUE;
}

static void source_skip(j_decompress_ptr info, long count) {
    struct jpeg_source_mgr *source = info->src;
    if (count <= 0) {
        return;
    }
    if ((size_t)count > source->bytes_in_buffer) {
        source_fill(info);
        return;
    }
    source->next_input_byte += count;
    source->bytes_in_buffer -= (size_t)count;
}

static void source_term(j_decompress_ptr info) {
    (void)info;
}

// MARK: - Guard against pictures of endless scans

static void watch_scans(j_common_ptr common) {
    j_decompress_ptr info = (j_decompress_ptr)common;
    if (info->input_scan_number > maximum_scans) {
        jpeg_error_raise(&reader_of(info)->error, SCAN_JPEG_DAMAGED, "more scans than any encoder writes");
    }
}

// MARK: - Reader

scan_jpeg_reader *scan_jpeg_open(const uint8_t *data, size_t size, size_t memory_limit) {
    scan_jpeg_reader *reader = calloc(1, sizeof *reader);
    if (!reader) {
        return NULL;
    }
    reader->info.err = jpeg_error_init(&reader->error);
    if (setjmp(reader->error.way_back)) {
        scan_jpeg_close(reader);
        return NULL;
    }
    jpeg_create_decompress(&reader->info);
    reader->info.client_data = reader;
    reader->info.mem->max_memory_to_use = (long)memory_limit;
    reader->source.next_input_byte = data;
    reader->source.bytes_in_buffer = size;
    reader->source.init_source = source_init;
    reader->source.fill_input_buffer = source_fill;
    reader->source.skip_input_data = source_skip;
    reader->source.resync_to_restart = jpeg_resync_to_restart;
    reader->source.term_source = source_term;
    reader->info.src = &reader->source;
    reader->progress.progress_monitor = watch_scans;
    reader->info.progress = &reader->progress;
    return reader;
}

scan_jpeg_status scan_jpeg_read_header(scan_jpeg_reader *reader, scan_jpeg_header *header) {
    if (setjmp(reader->error.way_back)) {
        return reader->error.status;
    }
    jpeg_read_header(&reader->info, TRUE);
    header->width = reader->info.image_width;
    header->height = reader->info.image_height;
    header->components = reader->info.num_components;
    return SCAN_JPEG_OK;
}

scan_jpeg_status scan_jpeg_configure(scan_jpeg_reader *reader, int denominator, int channels, uint32_t *width,
                                     uint32_t *height) {
    struct jpeg_decompress_struct *info = &reader->info;
    if (setjmp(reader->error.way_back)) {
        return reader->error.status;
    }
    info->scale_num = 1;
    info->scale_denom = (unsigned int)denominator;
    reader->channels = channels;
    if (info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK) {
        info->out_color_space = JCS_CMYK;
    } else if (channels == 1) {
        // Grey from luminance and chroma skips the chroma planes.
        info->out_color_space = JCS_GRAYSCALE;
    } else {
        info->out_color_space = JCS_RGB;
    }
    jpeg_calc_output_dimensions(info);
    *width = info->output_width;
    *height = info->output_height;
    return SCAN_JPEG_OK;
}

static uint8_t product(unsigned int a, unsigned int b) {
    return (uint8_t)((a * b + 127) / 255);
}

/// Inks to light. Adobe's programs, which write nearly all of these files, store the inks inverted.
static void convert_cmyk(const uint8_t *inks, uint8_t *out, uint32_t width, int channels, int is_inverted) {
    for (uint32_t x = 0; x < width; x++, inks += 4) {
        unsigned int flip = is_inverted ? 0 : 255;
        unsigned int black = inks[3] ^ flip;
        uint8_t red = product(inks[0] ^ flip, black);
        uint8_t green = product(inks[1] ^ flip, black);
        uint8_t blue = product(inks[2] ^ flip, black);
        if (channels == 3) {
            *out++ = red;
            *out++ = green;
            *out++ = blue;
        } else {
            *out++ = (uint8_t)((77u * red + 150u * green + 29u * blue + 128u) >> 8);
        }
    }
}

static void read_rows(scan_jpeg_reader *reader, uint8_t *pixels) {
    struct jpeg_decompress_struct *info = &reader->info;
    size_t stride = (size_t)info->output_width * (size_t)reader->channels;
    int is_cmyk = info->out_color_space == JCS_CMYK;
    if (is_cmyk) {
        reader->row = malloc((size_t)info->output_width * 4);
        if (!reader->row) {
            jpeg_error_raise(&reader->error, SCAN_JPEG_NO_MEMORY, "out of memory");
        }
    }
    while (info->output_scanline < info->output_height) {
        uint8_t *out = pixels + stride * info->output_scanline;
        JSAMPROW row = is_cmyk ? reader->row : out;
        if (jpeg_read_scanlines(info, &row, 1) == 1 && is_cmyk) {
            convert_cmyk(reader->row, out, info->output_width, reader->channels, info->saw_Adobe_marker);
        }
    }
}

static void report(const scan_jpeg_reader *reader, uint8_t *pixels, scan_jpeg_outcome *outcome) {
    const struct jpeg_decompress_struct *info = &reader->info;
    size_t stride = (size_t)info->output_width * (size_t)reader->channels;
    uint32_t rows = info->output_scanline < info->output_height ? info->output_scanline : info->output_height;
    memset(pixels + stride * rows, 255, stride * (info->output_height - rows));
    outcome->rows = rows;
    outcome->rows_with_data = rows;
    outcome->is_truncated = reader->is_truncated;
    outcome->warnings = reader->error.manager.num_warnings;
    if (reader->is_truncated && info->total_iMCU_rows > 0) {
        uint64_t seen = (uint64_t)info->output_height * reader->block_rows_with_data / info->total_iMCU_rows;
        if (seen < rows) {
            outcome->rows_with_data = (uint32_t)seen;
        }
    }
}

scan_jpeg_status scan_jpeg_read(scan_jpeg_reader *reader, uint8_t *pixels, scan_jpeg_outcome *outcome) {
    if (setjmp(reader->error.way_back)) {
        report(reader, pixels, outcome);
        return reader->error.status;
    }
    jpeg_start_decompress(&reader->info);
    read_rows(reader, pixels);
    report(reader, pixels, outcome);
    return SCAN_JPEG_OK;
}

const char *scan_jpeg_message(const scan_jpeg_reader *reader) {
    return reader->error.message;
}

void scan_jpeg_close(scan_jpeg_reader *reader) {
    // Destroying never raises an error.
    jpeg_destroy_decompress(&reader->info);
    free(reader->row);
    free(reader);
}

#include <stdlib.h>

#include "jpeg_error.h"

typedef struct {
    struct jpeg_compress_struct info;
    jpeg_error error;
    unsigned char *bytes;
    unsigned long size;
} writer;

static void write_rows(struct jpeg_compress_struct *info, const uint8_t *pixels, size_t stride) {
    jpeg_start_compress(info, TRUE);
    while (info->next_scanline < info->image_height) {
        // libjpeg does not write to its input; its type merely lacks the const.
        JSAMPROW row = (JSAMPROW)(uintptr_t)(pixels + stride * info->next_scanline);
        jpeg_write_scanlines(info, &row, 1);
    }
    jpeg_finish_compress(info);
}

scan_jpeg_status scan_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int quality,
                                 uint8_t **bytes, size_t *size) {
    *bytes = NULL;
    *size = 0;
    // On the heap, because locals that change between setjmp and longjmp are lost.
    writer *work = calloc(1, sizeof *work);
    if (!work) {
        return SCAN_JPEG_NO_MEMORY;
    }
    work->info.err = jpeg_error_init(&work->error);
    if (setjmp(work->error.way_back)) {
        scan_jpeg_status status = work->error.status;
        jpeg_destroy_compress(&work->info);
        free(work->bytes);
        free(work);
        return status;
    }
    jpeg_create_compress(&work->info);
    jpeg_mem_dest(&work->info, &work->bytes, &work->size);
    work->info.image_width = width;
    work->info.image_height = height;
    work->info.input_components = channels;
    work->info.in_color_space = channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_set_defaults(&work->info);
    jpeg_set_quality(&work->info, quality, TRUE);
    write_rows(&work->info, pixels, (size_t)width * (size_t)channels);
    *bytes = work->bytes;
    *size = work->size;
    jpeg_destroy_compress(&work->info);
    free(work);
    return SCAN_JPEG_OK;
}

void scan_jpeg_free(uint8_t *bytes) {
    free(bytes);
}

#include "jpeg_error.h"

#include <string.h>

#include <jerror.h>

static scan_jpeg_status status_of_code(int code) {
    switch (code) {
    case JERR_OUT_OF_MEMORY:
    case JERR_NO_BACKING_STORE:
    case JERR_WIDTH_OVERFLOW:
    case JERR_IMAGE_TOO_BIG:
        return SCAN_JPEG_NO_MEMORY;
    case JERR_ARITH_NOTIMPL:
    case JERR_BAD_PRECISION:
    case JERR_CCIR601_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_NOT_COMPILED:
    case JERR_NOTIMPL:
    case JERR_SOF_UNSUPPORTED:
        return SCAN_JPEG_UNSUPPORTED;
    default:
        return SCAN_JPEG_DAMAGED;
    }
}

static void error_exit(j_common_ptr info) {
    jpeg_error *error = (jpeg_error *)info->err;
    error->manager.format_message(info, error->message);
    error->status = status_of_code(error->manager.msg_code);
    longjmp(error->way_back, 1);
}

static void emit_message(j_common_ptr info, int level) {
    if (level >= 0) {
        return;
    }
    jpeg_error *error = (jpeg_error *)info->err;
    if (error->manager.num_warnings == 0) {
        error->manager.format_message(info, error->message);
    }
    error->manager.num_warnings++;
}

static void output_message(j_common_ptr info) {
    (void)info;
}

struct jpeg_error_mgr *jpeg_error_init(jpeg_error *error) {
    struct jpeg_error_mgr *manager = jpeg_std_error(&error->manager);
    manager->error_exit = error_exit;
    manager->emit_message = emit_message;
    manager->output_message = output_message;
    error->status = SCAN_JPEG_OK;
    error->message[0] = '\0';
    return manager;
}

void jpeg_error_raise(jpeg_error *error, scan_jpeg_status status, const char *message) {
    strncpy(error->message, message, sizeof error->message - 1);
    error->message[sizeof error->message - 1] = '\0';
    error->status = status;
    longjmp(error->way_back, 1);
}

#ifndef JPEG_ERROR_H
#define JPEG_ERROR_H

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "scan_jpeg.h"

/// libjpeg's error manager with a way back and a place for its text. First member, so that the pointers convert.
typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf way_back;
    scan_jpeg_status status;
    char message[JMSG_LENGTH_MAX];
} jpeg_error;

/// Fills the error manager with functions that print nothing.
struct jpeg_error_mgr *jpeg_error_init(jpeg_error *error);

/// Ends the present call with a text of our own.
_Noreturn void jpeg_error_raise(jpeg_error *error, scan_jpeg_status status, const char *message);

#endif

#ifndef SCAN_SHIMS_H
#define SCAN_SHIMS_H

#include "scan_child.h"
#include "scan_jpeg.h"

#pragma clang assume_nonnull begin

/// Keeps OpenMP from forking threads on the calling thread. A store; call it before each recognition.
/// Does nothing where Tesseract was built without OpenMP.
void scan_omp_serial(void);

#pragma clang assume_nonnull end

#endif

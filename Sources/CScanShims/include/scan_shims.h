#ifndef SCAN_SHIMS_H
#define SCAN_SHIMS_H

#include "scan_child.h"
#include "scan_jpeg.h"

#pragma clang assume_nonnull begin

/// Keeps OpenMP from forking threads on the calling thread. A store; call it before each recognition.
/// Does nothing where Tesseract was built without OpenMP.
void scan_omp_serial(void);

/// Lets threads share that many heaps of the C library. It makes up to eight for each core otherwise, each of which
/// keeps what was once taken. Does nothing where the C library has no such setting.
void scan_limit_heaps(int count);

#pragma clang assume_nonnull end

#endif

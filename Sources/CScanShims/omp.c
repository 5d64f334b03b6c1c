#include "scan_shims.h"

// Weak: the symbol is there when Tesseract brought libgomp along, and nothing is linked for it.
extern void omp_set_max_active_levels(int) __attribute__((weak));

void scan_omp_serial(void) {
    if (omp_set_max_active_levels) {
        omp_set_max_active_levels(0);
    }
}

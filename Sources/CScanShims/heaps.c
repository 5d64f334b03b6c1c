#include <malloc.h>

#include "scan_shims.h"

void scan_limit_heaps(int count) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, count);
#else
    (void)count;
#endif
}

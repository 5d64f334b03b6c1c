#ifndef SCAN_CHILD_H
#define SCAN_CHILD_H

#include <stddef.h>
#include <sys/types.h>

/// A program that runs beside this one.
typedef struct {
    pid_t process;
    /// Its standard output, to be read here.
    int output;
    /// A file in memory that holds its standard error.
    int errors;
} scan_child;

/// A file that lies in memory alone and holds the bytes; a descriptor, or -1 with the reason in `errno`.
int scan_memory_file(const void *bytes, size_t count);

/// Starts a program that is found by PATH.
///
/// The child has nothing on standard input, `input` (unless it is negative) as descriptor 3, no other descriptor of
/// ours, and a process group of its own, so that Ctrl-C does not reach it. It ends by a signal when it takes more than
/// `memory` bytes of address space or `seconds` of processor time; 0 is no limit.
///
/// `words` and `environment` end with a null pointer. 0, or a number of `errno`.
int scan_child_start(const char *const *words, const char *const *environment, int input, size_t memory,
                     unsigned seconds, scan_child *child);

#endif

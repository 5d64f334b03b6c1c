// memfd_create, pipe2 and prlimit are GNU extensions, which Swift does not see.
#define _GNU_SOURCE
#include "scan_child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

int scan_memory_file(const void *bytes, size_t count) {
    int file = memfd_create("mrzscan", MFD_CLOEXEC);
    const char *rest = bytes;
    while (file >= 0 && count > 0) {
        ssize_t written = write(file, rest, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            int reason = errno;
            close(file);
            errno = reason;
            return -1;
        }
        rest += written;
        count -= (size_t)written;
    }
    return file;
}

static void limit(pid_t process, int what, rlim_t most) {
    if (most == 0) return;
    struct rlimit both = {most, most};
    prlimit(process, what, &both, NULL);
}

/// What the child finds in place of its descriptors.
static int arrange(posix_spawn_file_actions_t *actions, int input, int output, int errors) {
    int status = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (status == 0) status = posix_spawn_file_actions_adddup2(actions, output, STDOUT_FILENO);
    if (status == 0) status = posix_spawn_file_actions_adddup2(actions, errors, STDERR_FILENO);
    if (status == 0 && input >= 0) status = posix_spawn_file_actions_adddup2(actions, input, 3);
    if (status == 0) status = posix_spawn_file_actions_addclosefrom_np(actions, input >= 0 ? 4 : 3);
    return status;
}

static int spawn(const char *const *words, const char *const *environment, int input, int output, int errors,
                 pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int status = posix_spawn_file_actions_init(&actions);
    if (status != 0) return status;
    status = posix_spawnattr_init(&attributes);
    if (status == 0) {
        posix_spawnattr_setpgroup(&attributes, 0);
        posix_spawnattr_setsigmask(&attributes, &none);
        posix_spawnattr_setsigdefault(&attributes, &all);
        posix_spawnattr_setflags(&attributes,
                                 POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        status = arrange(&actions, input, output, errors);
        if (status == 0)
            status = posix_spawnp(process, words[0], &actions, &attributes, (char *const *)words,
                                  (char *const *)environment);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return status;
}

int scan_child_start(const char *const *words, const char *const *environment, int input, size_t memory,
                     unsigned seconds, scan_child *child) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
    int errors = memfd_create("mrzscan-errors", MFD_CLOEXEC);
    int status = errors < 0 ? errno : spawn(words, environment, input, ends[1], errors, &child->process);
    close(ends[1]);
    if (status != 0) {
        close(ends[0]);
        if (errors >= 0) close(errors);
        return status;
    }
    limit(child->process, RLIMIT_AS, memory);
    limit(child->process, RLIMIT_CPU, seconds);
    // A mebibyte of complaints is enough.
    limit(child->process, RLIMIT_FSIZE, 1 << 20);
    child->output = ends[0];
    child->errors = errors;
    return 0;
}

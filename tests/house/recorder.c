/* Loaded into a house by LD_PRELOAD: notes in RECORDER_NOTES, in their order, all writes, truncations, syncs and removals
 * of the file that RECORDER_FILE names and of those that SQLite keeps beside it (-wal, -journal). From these notes
 * test_power_cuts.py makes the files as a power cut could have left them at any moment.
 *
 * A note is: what (W, T, S or U), which file (0, 1 or 2), six octets of nothing, offset, length, and what was written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t one_by_one = PTHREAD_MUTEX_INITIALIZER;
static int notes = -1;

/* Which of the three files it is; -1 for all others. */
static int which(const char *path)
{
    static const char *suffixes[] = {"", "-wal", "-journal"};
    const char *file = getenv("RECORDER_FILE");
    if (file == NULL || strncmp(path, file, strlen(file)) != 0)
        return -1;
    for (int i = 0; i < 3; i++)
        if (strcmp(path + strlen(file), suffixes[i]) == 0)
            return i;
    return -1;
}

static int which_open(int fd)
{
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return -1;
    path[length] = 0;
    return which(path);
}

static void note(char what, int file, uint64_t offset, const void *data, uint64_t length)
{
    struct { char what; unsigned char file, nothing[6]; uint64_t offset, length; } head =
        {what, (unsigned char)file, {0}, offset, length};
    if (notes < 0)
        notes = open(getenv("RECORDER_NOTES"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    struct iovec parts[] = {{&head, sizeof head}, {(void *)data, data ? length : 0}};
    if (writev(notes, parts, 2) != (ssize_t)(sizeof head + parts[1].iov_len))
        abort();
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
/* Does the real thing, and notes it if that went well. */
#define NOTED(result, call, ok, ...) \
    do { \
        pthread_mutex_lock(&one_by_one); \
        result = call; \
        if (ok) note(__VA_ARGS__); \
        pthread_mutex_unlock(&one_by_one); \
    } while (0)

#define WRITES(name, offset_type) \
    ssize_t name(int fd, const void *data, size_t length, offset_type offset) \
    { \
        int file = which_open(fd); \
        if (file < 0) return REAL(name)(fd, data, length, offset); \
        ssize_t written; \
        NOTED(written, REAL(name)(fd, data, length, offset), written > 0, 'W', file, offset, data, written); \
        return written; \
    }
WRITES(pwrite, off_t)
WRITES(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t length)
{
    int file = which_open(fd);
    if (file < 0) return REAL(write)(fd, data, length);
    ssize_t written;
    off_t offset = lseek(fd, 0, SEEK_CUR);
    NOTED(written, REAL(write)(fd, data, length), written > 0, 'W', file, offset, data, written);
    return written;
}

#define TRUNCATES(name, offset_type) \
    int name(int fd, offset_type length) \
    { \
        int file = which_open(fd), failed; \
        if (file < 0) return REAL(name)(fd, length); \
        NOTED(failed, REAL(name)(fd, length), !failed, 'T', file, length, NULL, 0); \
        return failed; \
    }
TRUNCATES(ftruncate, off_t)
TRUNCATES(ftruncate64, off64_t)

#define SYNCS(name) \
    int name(int fd) \
    { \
        int file = which_open(fd), failed; \
        if (file < 0) return REAL(name)(fd); \
        NOTED(failed, REAL(name)(fd), !failed, 'S', file, 0, NULL, 0); \
        return failed; \
    }
SYNCS(fsync)
SYNCS(fdatasync)

int unlink(const char *path)
{
    int file = which(path), failed;
    if (file < 0) return REAL(unlink)(path);
    NOTED(failed, REAL(unlink)(path), !failed, 'U', file, 0, NULL, 0);
    return failed;
}

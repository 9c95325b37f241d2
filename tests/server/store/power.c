/* Keeps what survives a power cut: LD_PRELOAD=power.so POWER_FOLDER=... POWER_SHADOW=... program

   Writes to files in the folder go on as usual, and are noted. When a file is synced, what was noted
   for it is done to its copy in the shadow folder. So the shadow holds exactly the bytes that a disk
   has to keep; whatever the program wrote and did not sync is missing. A deleted file is gone at once:
   SQLite syncs the folder after it has deleted a file that matters. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct op { off64_t at; size_t length; void *bytes; struct op *next; } op; /* bytes NULL: truncate */
typedef struct file { char name[PATH_MAX]; op *first, **last; struct file *next; } file;

static file *files;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

#define REAL(kind, name, ...) ((kind (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

static file *file_of(int fd) {
    char link[64], path[PATH_MAX];
    const char *folder = getenv("POWER_FOLDER");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0 || !folder) return NULL;
    path[length] = 0;
    size_t prefix = strlen(folder);
    if (strncmp(path, folder, prefix) || path[prefix] != '/') return NULL;
    for (file *one = files; one; one = one->next)
        if (!strcmp(one->name, path + prefix + 1)) return one;
    file *one = calloc(1, sizeof *one);
    strcpy(one->name, path + prefix + 1);
    one->last = &one->first;
    one->next = files;
    return files = one;
}

static void note(int fd, off64_t at, const void *bytes, size_t length) {
    pthread_mutex_lock(&one_at_a_time);
    file *one = file_of(fd);
    if (one) {
        op *what = calloc(1, sizeof *what);
        what->at = at;
        what->length = length;
        if (bytes) what->bytes = memcpy(malloc(length), bytes, length);
        *one->last = what;
        one->last = &what->next;
    }
    pthread_mutex_unlock(&one_at_a_time);
}

static void keep(int fd) {
    char path[2 * PATH_MAX];
    pthread_mutex_lock(&one_at_a_time);
    file *one = file_of(fd);
    if (one) {
        snprintf(path, sizeof path, "%s/%s", getenv("POWER_SHADOW"), one->name);
        int copy = open(path, O_RDWR | O_CREAT, 0600);
        for (op *what = one->first; what;) {
            op *next = what->next;
            if (what->bytes)
                REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(copy, what->bytes, what->length, what->at);
            else
                REAL(int, "ftruncate64", int, off64_t)(copy, what->at);
            free(what->bytes);
            free(what);
            what = next;
        }
        one->first = NULL;
        one->last = &one->first;
        close(copy);
    }
    pthread_mutex_unlock(&one_at_a_time);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    ssize_t done = REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(fd, bytes, length, at);
    if (done > 0) note(fd, at, bytes, done);
    return done;
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return pwrite64(fd, bytes, length, at); }

ssize_t write(int fd, const void *bytes, size_t length) {
    off64_t at = lseek64(fd, 0, SEEK_CUR);
    ssize_t done = REAL(ssize_t, "write", int, const void *, size_t)(fd, bytes, length);
    if (done > 0 && at >= 0) note(fd, at, bytes, done);
    return done;
}
int ftruncate64(int fd, off64_t size) {
    int failed = REAL(int, "ftruncate64", int, off64_t)(fd, size);
    if (!failed) note(fd, size, NULL, 0);
    return failed;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int fsync(int fd) {
    int failed = REAL(int, "fsync", int)(fd);
    if (!failed) keep(fd);
    return failed;
}
int fdatasync(int fd) {
    int failed = REAL(int, "fdatasync", int)(fd);
    if (!failed) keep(fd);
    return failed;
}

int unlink(const char *path) {
    char copy[2 * PATH_MAX];
    const char *folder = getenv("POWER_FOLDER");
    int failed = REAL(int, "unlink", const char *)(path);
    size_t prefix = folder ? strlen(folder) : 0;
    if (!failed && folder && !strncmp(path, folder, prefix) && path[prefix] == '/') {
        pthread_mutex_lock(&one_at_a_time);
        for (file *one = files; one; one = one->next)
            if (!strcmp(one->name, path + prefix + 1)) {
                one->first = NULL; /* what was not synced of it is gone as well */
                one->last = &one->first;
            }
        snprintf(copy, sizeof copy, "%s/%s", getenv("POWER_SHADOW"), path + prefix + 1);
        REAL(int, "unlink", const char *)(copy);
        pthread_mutex_unlock(&one_at_a_time);
    }
    return failed;
}

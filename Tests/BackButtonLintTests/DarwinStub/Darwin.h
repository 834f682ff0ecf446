// The part of Darwin's C library that Platform calls, as its headers declare it: what matters are the types that Swift
// sees, which pointers may be null among them.
#pragma once

typedef long ssize_t;
typedef unsigned long size_t;
typedef unsigned short mode_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef void (*sig_t)(int);
typedef unsigned int sigset_t;

#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EPERM 1
#define ENOMEM 12
#define EACCES 13
#define ESRCH 3
#define EEXIST 17
#define EAGAIN 35
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EMLINK 31
#define EROFS 30
#define EPIPE 32
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTSUP 45
#define ENOSYS 78
#define EOPNOTSUPP 102

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define F_OK 0
#define W_OK (1 << 1)
#define X_OK (1 << 0)
#define F_GETFD 1
#define F_SETFD 2
#define FD_CLOEXEC 1
#define SEEK_SET 0

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_SETMASK 3
#define _SC_NPROCESSORS_ONLN 58

#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_PRIVATE 0x0002
#define MAP_ANON 0x1000

#define POLLIN 0x0001
#define POLLOUT 0x0004

#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

struct timespec {
    long tv_sec;
    long tv_nsec;
};

struct stat {
    dev_t st_dev;
    mode_t st_mode;
    unsigned short st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    long long st_blocks;
    int st_blksize;
    unsigned int st_flags;
    unsigned int st_gen;
    int st_lspare;
    long long st_qspare[2];
};

struct dirent {
    unsigned long long d_ino;
    unsigned long long d_seekoff;
    unsigned short d_reclen;
    unsigned short d_namlen;
    unsigned char d_type;
    char d_name[1024];
};

struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};

struct pollfd {
    int fd;
    short events;
    short revents;
};
typedef unsigned int nfds_t;

// Not opaque, as it is on Linux.
typedef struct {
    int __dd_fd;
    long __dd_loc;
    long __dd_size;
    char *__dd_buf;
    int __dd_len;
    long __dd_seek;
    int __dd_flags;
} DIR;

int close(int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int stat(const char *, struct stat *);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int fsync(int);
int ftruncate(int, off_t);
off_t lseek(int, off_t, int);
int faccessat(int, const char *, int, int);
int linkat(int, const char *, int, const char *, int);
int renameat(int, const char *, int, const char *);
int unlinkat(int, const char *, int);
int rename(const char *, const char *);
int unlink(const char *);
int isatty(int);
pid_t getpid(void);
int kill(pid_t, int);
long time(long *);
int poll(struct pollfd *, nfds_t, int);
int pipe(int[2]);
pid_t waitpid(pid_t, int *, int);
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn(pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *,
                const posix_spawnattr_t *__restrict, char *const *__restrict, char *const *__restrict);
void exit(int) __attribute__((noreturn));
DIR *fdopendir(int);
struct dirent *readdir(DIR *);
int closedir(DIR *);
char *getcwd(char *, size_t);
char *getenv(const char *);
char *realpath(const char *, char *);
char *strerror(int);
size_t strlen(const char *);
void free(void *);
long sysconf(int);
sig_t signal(int, sig_t);
int raise(int);

typedef enum {
    _CLOCK_THREAD_CPUTIME_ID = 16,
} clockid_t;
int clock_gettime(clockid_t, struct timespec *);

void *mmap(void *_Nullable, size_t, int, int, int, off_t);
int munmap(void *, size_t);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);

typedef struct _opaque_pthread_t {
    long __sig;
    void *__cleanup_stack;
    char __opaque[8176];
} *pthread_t;
typedef struct _opaque_pthread_attr_t {
    long __sig;
    char __opaque[56];
} pthread_attr_t;
typedef struct _opaque_pthread_mutex_t {
    long __sig;
    char __opaque[56];
} pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t {
    long __sig;
    char __opaque[8];
} pthread_mutexattr_t;
typedef struct _opaque_pthread_cond_t {
    long __sig;
    char __opaque[40];
} pthread_cond_t;
typedef struct _opaque_pthread_condattr_t {
    long __sig;
    char __opaque[8];
} pthread_condattr_t;

#pragma clang assume_nonnull begin
int pthread_create(pthread_t _Nullable *_Nonnull __restrict, const pthread_attr_t *_Nullable __restrict,
                   void *_Nullable (*_Nonnull)(void *), void *_Nullable __restrict);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_mutex_init(pthread_mutex_t *__restrict, const pthread_mutexattr_t *_Nullable __restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *__restrict, const pthread_condattr_t *_Nullable __restrict);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *__restrict, pthread_mutex_t *__restrict);
int pthread_cond_broadcast(pthread_cond_t *);
#pragma clang assume_nonnull end

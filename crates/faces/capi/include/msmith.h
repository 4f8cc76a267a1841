/* Written by `cargo xtask faces` of the tables in src/face: change those. */
/*
 * msmith: multi-scalar multiplication on elliptic curves, a_1 P_1 + ... + a_n P_n.
 *
 * Points. A point is x then y, each coordinate as many 8-byte words as the modulus needs; an element of an
 * extension is c0, then c1, of a cubic one then c2. msmith_point_bytes says how many bytes that makes: 96 for G1 of
 * BLS12-381, 192 for its G2. With form 0 a coordinate is in Montgomery form, x * 2^(64 N) mod p in N words, least significant byte first: the
 * memory of blst_p1_affine, of gnark's G1Affine and of halo2curves on a little-endian machine, which is read where it
 * is. MSMITH_PLAIN and MSMITH_BIG_ENDIAN describe other bytes. All bytes zero are the point at infinity (of an Edwards
 * curve the neutral element, which results have as (0, 1)). Results are affine and have the form that the call names.
 * Points in Montgomery form are taken to be on the curve, below p and anywhere: msmith_check finds out. Plain
 * integers are checked by every call that reads them.
 *
 * Scalars. Integers of nbits bits in ceil(nbits / 8) bytes each, side by side, least significant byte first and not in
 * Montgomery form; they may exceed the group order. Nothing may be above nbits in the last byte. They need no
 * alignment; of a multiple of 8 bytes at a multiple of 8 they are read where they are, otherwise copied.
 *
 * Errors. A function that returns msmith_status answers MSMITH_OK or a code below. The message that says what was
 * wrong and what to do is msmith_error, for the thread that called; msmith_error_item is the point, scalar, blob or cell
 * concerned. After a failure no result was written, and a handle to be made is NULL. Panics of the library are caught.
 *
 * Handles. Engines, bases, streams, setups, commitments and keys are closed with msmith_close. Closing NULL does
 * nothing. A handle that is closed, closed twice, of another kind or made up is refused with MSMITH_HANDLE and never
 * followed. Bases, streams and setups keep what they need: an engine may be closed before them. A call that runs while
 * its handle is closed ends as if it were not.
 *
 * Memory. All memory that the caller names stays the caller's. Of a call it must be there, and not be written to by
 * others, until the call returns; of a stream's options until the stream is closed and no call uses it. The library
 * keeps no pointer otherwise. Results may overlap inputs. Pointers to size_t, to pointers and to msmith_options are
 * aligned as C asks; all others need not be.
 *
 * Threads. Every function may be called from any thread, with the same handle too; a stream serves one call at a time,
 * and others get MSMITH_BUSY. A call uses all cores unless options.threads or the environment variable MSMITH_THREADS
 * says otherwise; few points get one thread. A call takes up to 256 KiB of the stack of the thread that makes it.
 *
 * Variable time. Time, memory access and instructions depend on scalars and points. A secret scalar is not protected
 * from an observer who can measure the machine.
 *
 * docs/c.md is the way in.
 */
#ifndef MSMITH_H
#define MSMITH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define MSMITH_CHECKED __attribute__((warn_unused_result))
#else
#define MSMITH_CHECKED
#endif

/* Answers. */
typedef int32_t msmith_status;
enum {
    /* Done. */
    MSMITH_OK = 0,
    /* A pointer is NULL that may not be. */
    MSMITH_NULL = 1,
    /* A number, flag, name or option that is not one of those allowed. */
    MSMITH_ARGUMENT = 2,
    /* A size or a count that does not fit. */
    MSMITH_LENGTH = 3,
    /* A handle that is closed, of another kind, or none. */
    MSMITH_HANDLE = 4,
    /* A stream that another call is using. */
    MSMITH_BUSY = 5,
    /* A coordinate that is not below the modulus. */
    MSMITH_NOT_CANONICAL = 6,
    /* A point that is not on the curve. */
    MSMITH_NOT_ON_CURVE = 7,
    /* A point that is not in the subgroup of order r. */
    MSMITH_NOT_IN_SUBGROUP = 8,
    /* No such curve, or one that cannot do this. */
    MSMITH_CURVE = 9,
    /* A backend that is unknown or that this machine lacks. */
    MSMITH_BACKEND = 10,
    /* A memory limit that is too small, or memory that the system does not give. */
    MSMITH_MEMORY = 11,
    /* Stopped by the flag or by the progress function. */
    MSMITH_CANCELLED = 12,
    /* Prepared bases or a table that cannot be used here. */
    MSMITH_BASES = 13,
    /* A file that cannot be read or written. */
    MSMITH_FILE = 14,
    /* Bytes that are not what they should be: a setup, a blob, a cell, a commitment, a proof. */
    MSMITH_DATA = 15,
    /* A sum that has no coordinates on the Edwards curve. */
    MSMITH_AT_INFINITY = 16,
    /* A fault of msmith itself, which was caught. */
    MSMITH_PANIC = 17
};

/*
 * The argument `form`: any of these, added. 0 is Montgomery words and integers, least significant byte first. A flag of
 * something that a call does not read (MSMITH_POINTERS where it takes no points) is refused with MSMITH_ARGUMENT.
 */
enum {
    /* Coordinates, of results too, are integers below p. */
    MSMITH_PLAIN = 1,
    /* Of each coordinate (of an extension each of c0 and c1, in this order) the most significant byte comes first. */
    MSMITH_BIG_ENDIAN = 2,
    /* `points` is an array of n pointers, one for each point; `stride` is then 0. */
    MSMITH_POINTERS = 4,
    /* Of each scalar the most significant byte comes first. */
    MSMITH_SCALARS_BIG_ENDIAN = 8,
    /* Scalars are in two's complement; nbits is 8, 16, 32, 64 or 128. */
    MSMITH_SIGNED = 16
};

/* options.algorithm. */
enum {
    MSMITH_AUTO = 0,
    MSMITH_NAIVE = 1,
    MSMITH_SUBSET = 2,
    MSMITH_STRAUS = 3,
    MSMITH_SIGNED_WINDOWS = 4,
    MSMITH_GLV = 5,
    MSMITH_EISENSTEIN = 6,
    MSMITH_EDMSM = 7
};

/*
 * Called now and then with the part that is done, 0 to 1, from threads of the library, by one at a time. Another answer
 * than 0 stops the call. It must return: no exception, no longjmp.
 */
typedef int32_t (*msmith_progress)(void *user, double part);

/*
 * Options of one call; where one is asked for, NULL stands for the default. Begin with MSMITH_OPTIONS_INIT. A field of
 * zero is the default. Later versions add fields at the end; `size` lets old callers go on, and a field that the
 * library is too old for is refused unless it is zero. So are in_subgroup, algorithm and window where a call has no
 * use for them: msmith_mul_each and msmith_mul_base take in_subgroup and window; msmith_fft, msmith_bases_new,
 * msmith_bases_msm and the functions that open a proving key in_subgroup; msmith_kzg's commitments and proofs of blobs
 * algorithm and window; others none. Sums of points and streams take all.
 */
typedef struct msmith_options {
    /* sizeof(msmith_options) where the caller is compiled. */
    size_t size;
    /* Threads; 0: all cores, where there are points enough. */
    uint32_t threads;
    /* 1: the caller vouches that all points are in the subgroup of order r. Faster; wrong sums if they are not. */
    uint32_t in_subgroup;
    /* MSMITH_AUTO, or one by name for comparisons. */
    uint32_t algorithm;
    /* Window width; 0: the planner's choice. */
    uint32_t window;
    /* Most bytes beyond the inputs, as a rule; 0: no limit. Large sums are then made in parts. */
    uint64_t memory_limit;
    /* NULL, or what follows the work. */
    msmith_progress progress;
    /* Handed to `progress`. */
    void *user;
    /*
     * NULL, or a byte that is 0 to go on and 1 to stop, and may be set from any thread and from a signal handler,
     * atomically (__atomic_store_n, std::atomic<uint8_t>). Where there is one, `progress` stops by setting it.
     */
    uint8_t *cancel;
} msmith_options;

/* The default, with the size that the caller was compiled with. */
#define MSMITH_OPTIONS_INIT {sizeof(msmith_options), 0, 0, 0, 0, 0, NULL, NULL, NULL}

/* A group of a curve, ready to compute. */
typedef struct msmith_engine msmith_engine;
/* Bases prepared for many sums: a table of their multiples. */
typedef struct msmith_bases msmith_bases;
/* A sum whose points come a piece at a time. */
typedef struct msmith_stream msmith_stream;
/* A KZG setup. */
typedef struct msmith_kzg msmith_kzg;
/* KZG commitments that were read and checked. */
typedef struct msmith_kzg_commitments msmith_kzg_commitments;
/* A proving key of Groth16. */
typedef struct msmith_groth16_key msmith_groth16_key;
/* A verifying key of Groth16. */
typedef struct msmith_groth16_vk msmith_groth16_vk;

/* The version of this header. */
#define MSMITH_VERSION "0.1.0"

/* The version of the library, as MSMITH_VERSION. Static memory. */
const char *msmith_version(void);

/*
 * The message of the last call of this thread that failed, in English, UTF-8; "" if none did. It is the library's, and
 * stays until another call of this thread fails, or the thread ends. Success does not clear it.
 * From languages that move work between threads (Go), call it on the thread of the failure (runtime.LockOSThread).
 */
const char *msmith_error(void);

/* The point, scalar, blob or cell that the last failure of this thread concerns, counted from 0; -1 where it is none. */
int64_t msmith_error_item(void);

/* The name of built-in curve i, i = 0, 1, ..., toys for tests left out; NULL behind the last. Static memory. */
const char *msmith_curve_name(size_t i);

/*
 * An engine for a group of a curve; milliseconds: keep it.
 *
 * curve: a name ("bls12-381", "bn254", "ed25519", ...: msmith_curve_name), or, beginning with '{', a curve by its
 *   numbers as JSON (docs/formats.md), which are checked.
 * group: 1, or 2 for the second group of a pairing-friendly curve.
 * backend: NULL for the best one of this machine (or MSMITH_BACKEND of the environment); or "portable",
 *   "relaxed", "avx2", "avx-ifma", "avx512", "ifma".
 * out: the engine, to be closed by msmith_close. Between calls it keeps buffers, those of all engines of
 *   the process 1 GiB at most.
 */
MSMITH_CHECKED msmith_status msmith_engine_new(const char *curve, int32_t group, const char *backend,
                                               msmith_engine **out);

/* Frees the buffers that the engine keeps for the next call. */
msmith_status msmith_engine_release(const msmith_engine *engine);

/* Closes an engine, bases, a stream, a setup or commitments: frees it once no call uses it. NULL: nothing is done. */
msmith_status msmith_close(void *handle);

/* Bytes of a point of the engine's group, x and y together; 0 (and a message) where the handle is not an engine. */
size_t msmith_point_bytes(const msmith_engine *engine);

/*
 * sum = scalars[0] points[0] + ... + scalars[n-1] points[n-1]. n = 0 gives infinity.
 *
 * points: n points, `stride` bytes from one to the next (0: one after the other); or n pointers with MSMITH_POINTERS.
 * scalars: n scalars of nbits bits, 1 to 65536. The sum costs what the bits of the largest ask for.
 * form: how points, scalars and the sum are written.
 * sum, sum_bytes: a place for a point, and its size, which must be msmith_point_bytes.
 * Costs about n nbits / c additions of points, c a window that grows with n, and some hundred bytes a point.
 * Points may be infinite, equal, opposite, and outside the subgroup unless options.in_subgroup is set.
 */
MSMITH_CHECKED msmith_status msmith_msm(const msmith_engine *engine, const void *points, size_t stride,
                                        const void *scalars, size_t nbits, size_t n, uint32_t form,
                                        const msmith_options *options, void *sum, size_t sum_bytes);

/*
 * out[i] = scalars[i] points[i] for every i: many points, each with a scalar of its own. Points, scalars and form as in
 * msmith_msm. out, out_bytes: a place for n points, one after the other, and its size, which must be n times
 * msmith_point_bytes. options.in_subgroup makes it faster.
 */
MSMITH_CHECKED msmith_status msmith_mul_each(const msmith_engine *engine, const void *points, size_t stride,
                                             const void *scalars, size_t nbits, size_t n, uint32_t form,
                                             const msmith_options *options, void *out, size_t out_bytes);

/*
 * out[i] = scalars[i] point for every i: one point, which is checked to be on the curve, with many scalars, by a table of
 * its multiples. With MSMITH_POINTERS `point` points to its pointer. Everything else as in msmith_mul_each.
 */
MSMITH_CHECKED msmith_status msmith_mul_base(const msmith_engine *engine, const void *point, const void *scalars,
                                             size_t nbits, size_t n, uint32_t form, const msmith_options *options,
                                             void *out, size_t out_bytes);

/*
 * out[i] = the sum over j of w^(ij) points[j], w the root of unity of order n modulo the group's order r that arkworks
 * and gnark-crypto have too; or, if inverse is 1, the inverse of that. n is a power of 2 that divides r - 1, and the
 * points must be in the subgroup of order r. out, out_bytes and form as in msmith_mul_each.
 */
MSMITH_CHECKED msmith_status msmith_fft(const msmith_engine *engine, const void *points, size_t stride, size_t n,
                                        uint32_t form, int32_t inverse, const msmith_options *options, void *out,
                                        size_t out_bytes);

/*
 * Checks that n points are below p and on the curve, and, if subgroup is 1, in the subgroup of order r. Fails with
 * MSMITH_NOT_CANONICAL, MSMITH_NOT_ON_CURVE or MSMITH_NOT_IN_SUBGROUP, and msmith_error_item is the first wrong point.
 * A list with a point outside of the subgroup passes with a probability of at most 2^-64.
 * Points of an Edwards curve are checked as MSMITH_PLAIN alone.
 */
MSMITH_CHECKED msmith_status msmith_check(const msmith_engine *engine, const void *points, size_t stride, size_t n,
                                          uint32_t form, int32_t subgroup, const msmith_options *options);

/*
 * Prepares n points for many sums over them: the fastest table of multiples within `budget` bytes (0: 4 GiB, or
 * options.memory_limit). Takes as long as many sums. Every point must be in the subgroup of order r, which is checked
 * unless options.in_subgroup vouches for it. The points are not needed afterwards.
 */
MSMITH_CHECKED msmith_status msmith_bases_new(const msmith_engine *engine, const void *points, size_t stride, size_t n,
                                              uint32_t form, uint64_t budget, const msmith_options *options,
                                              msmith_bases **out);

/*
 * Opens a table that msmith_bases_save (or `msmith table build`) wrote, for the same group. The file is mapped and must
 * not be changed in place until the bases are closed. Its checksums find every accident; verify = 1 also makes every
 * point again, which takes as long as preparing, and finds tables that were made with intent. Codes: MSMITH_BASES,
 * MSMITH_FILE.
 */
MSMITH_CHECKED msmith_status msmith_bases_open(const msmith_engine *engine, const char *path, int32_t verify,
                                               const msmith_options *options, msmith_bases **out);

/*
 * Writes the table: under another name beside it until it is complete, then in place of a file of that name. `path`
 * names a file: empty is refused with MSMITH_ARGUMENT, as in every call that takes one.
 */
MSMITH_CHECKED msmith_status msmith_bases_save(const msmith_bases *bases, const char *path,
                                               const msmith_options *options);

/* The number of bases, and the bytes that they take in memory or in the mapped file. One of both may be NULL. */
MSMITH_CHECKED msmith_status msmith_bases_size(const msmith_bases *bases, size_t *n, uint64_t *bytes);

/*
 * The sum over the first n bases; n is at most their number, and for Edwards curves equal to it. scalars, form, sum: as
 * for msmith_msm.
 */
MSMITH_CHECKED msmith_status msmith_bases_msm(const msmith_bases *bases, const void *scalars, size_t nbits, size_t n,
                                              uint32_t form, const msmith_options *options, void *sum,
                                              size_t sum_bytes);

/*
 * Begins a sum of any number of points. The options hold for every push; their flag and what `user` points to must stay
 * until the stream is closed.
 */
MSMITH_CHECKED msmith_status msmith_stream_new(const msmith_engine *engine, const msmith_options *options,
                                               msmith_stream **out);

/*
 * Adds n points with their scalars, as for msmith_msm; nothing of them is kept but their sum. Give many at once: pieces
 * of 2^18 points cost about what one sum of all would. After a failure, MSMITH_CANCELLED among them, the stream is what
 * it was before the call, and goes on.
 */
MSMITH_CHECKED msmith_status msmith_stream_push(msmith_stream *stream, const void *points, size_t stride,
                                                const void *scalars, size_t nbits, size_t n, uint32_t form);

/* The sum of everything so far; the stream goes on. form, sum: as for msmith_msm. */
MSMITH_CHECKED msmith_status msmith_stream_sum(const msmith_stream *stream, uint32_t form, void *sum, size_t sum_bytes);

#ifdef __cplusplus
}
#endif

/* Proofs of Groth16. */
#include "msmith_groth16.h"
/* Commitments and proofs of Ethereum's blobs and cells. */
#include "msmith_kzg.h"

#endif

/* Written by `cargo xtask faces` of the tables in src/face: change those. */
/*
 * Groth16: proofs from the files of circom and snarkjs (.zkey, .wtns) over BN254 and BLS12-381, and their verification,
 * by msmith. msmith.h includes this file, and says what holds for all functions. msmith_rapidsnark.h has rapidsnark's
 * own functions.
 *
 * Texts. A proof and its public signals are the JSON of snarkjs (proof.json, public.json), which end with a zero byte
 * here. Others' may have other blanks, and no protocol or curve.
 *
 * Answers. A proof that is well-formed and wrong is MSMITH_OK with *ok false. What is malformed is a failure, after
 * which *ok is false too: MSMITH_DATA for a text or file that does not say what it should, a coordinate or signal that
 * is too large, and a point that is not on its curve or in its subgroup; MSMITH_LENGTH for another number of signals or
 * values than the key's; MSMITH_CURVE for another curve. msmith_error_item is the proof, signal or point in its list.
 *
 * Variable time: time and memory access depend on the witness. It is not protected from an observer who can measure the
 * machine.
 */
#ifndef MSMITH_GROTH16_H
#define MSMITH_GROTH16_H

#include "msmith.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    /* Bytes that are enough for any proof as JSON. */
    MSMITH_GROTH16_PROOF_BYTES = 2048
};

/*
 * The proving key of a .zkey file, which is mapped: it must not be changed in place until the key is closed. All points
 * are checked to be on the curve; options.in_subgroup 1 vouches for them, which saves that. Keep the key for many
 * proofs. Whether it is that of a circuit and a ceremony is not looked at: proofs of a key that somebody made up may
 * tell the witness.
 */
MSMITH_CHECKED msmith_status msmith_groth16_key_open(msmith_groth16_key **out, const char *path,
                                                     const msmith_options *options);

/* The same of a file in memory, which is copied. */
MSMITH_CHECKED msmith_status msmith_groth16_key_new(msmith_groth16_key **out, const void *zkey, size_t zkey_bytes,
                                                    const msmith_options *options);

/*
 * Of a key's circuit the number of values of a witness, that of public signals, and the bytes that are enough for these
 * as JSON. Each may be NULL.
 */
MSMITH_CHECKED msmith_status msmith_groth16_key_sizes(const msmith_groth16_key *key, size_t *variables, size_t *signals,
                                                      size_t *signals_bytes);

/*
 * A proof of a witness (the bytes of a .wtns file), and its public signals. proof_bytes, signals_bytes: how large the
 * places are, MSMITH_GROTH16_PROOF_BYTES and what msmith_groth16_key_sizes says, or more; smaller ones are refused with
 * MSMITH_LENGTH before the work. The proof is verified by the key's own points, which takes some milliseconds: a
 * witness that does not satisfy the circuit, and a damaged key, are MSMITH_DATA. msmith_rapidsnark.h leaves that out.
 *
 * r, s: NULL, for random numbers of the system. Or the numbers that hide the witness, 32 bytes each, least significant
 * first, below r, for proofs that are to come out the same: who knows them and the proof knows parts of the witness.
 */
MSMITH_CHECKED msmith_status msmith_groth16_prove(char *proof, size_t proof_bytes, char *signals, size_t signals_bytes,
                                                  const msmith_groth16_key *key, const void *wtns, size_t wtns_bytes,
                                                  const void *r, const void *s, const msmith_options *options);

/* The same of a witness in a file. */
MSMITH_CHECKED msmith_status msmith_groth16_prove_file(char *proof, size_t proof_bytes, char *signals,
                                                       size_t signals_bytes, const msmith_groth16_key *key,
                                                       const char *path, const void *r, const void *s,
                                                       const msmith_options *options);

/*
 * The verifying key in a file: a verification_key.json or .zkey of snarkjs, a key of ark-groth16, or a verifying key of
 * gnark's dump (docs/formats.md).
 */
MSMITH_CHECKED msmith_status msmith_groth16_vk_open(msmith_groth16_vk **out, const char *path);

/* The same of a text or file in memory, of data_bytes bytes. */
MSMITH_CHECKED msmith_status msmith_groth16_vk_new(msmith_groth16_vk **out, const void *data, size_t data_bytes);

/*
 * Whether everybody knows a secret of a verifying key, and so can make proofs of anything that verify: gamma is delta
 * or -delta, as in that of a .zkey to which nobody has contributed, or gamma is the generator or its opposite and so is
 * alpha or beta. true after a failure too. That all contributions are beacons, which everybody can compute, is not seen
 * in a verifying key.
 */
MSMITH_CHECKED msmith_status msmith_groth16_vk_is_forgeable(bool *forgeable, const msmith_groth16_vk *vk);

/* Whether a proof of these public signals is right. */
MSMITH_CHECKED msmith_status msmith_groth16_verify(bool *ok, const msmith_groth16_vk *vk, const char *proof,
                                                   const char *signals, const msmith_options *options);

/*
 * Whether n proofs, each of its public signals, are all right: true where n is 0. One random sum of 128-bit weights; a
 * point outside its subgroup, which proofs are refused for, is not seen with a probability of 2^-64. proofs, signals: n
 * pointers to texts.
 */
MSMITH_CHECKED msmith_status msmith_groth16_verify_batch(bool *ok, const msmith_groth16_vk *vk,
                                                         const char *const proofs[], const char *const signals[],
                                                         size_t n, const msmith_options *options);

/*
 * Which proofs msmith_groth16_verify_batch is not true for: invalid[k] is 1 where proof k is wrong, or it or its
 * signals are malformed, else 0, and *count is how many are. Costs a verification of all where none is, some smaller
 * ones for each where few are, and never more than 1.2 times what one of each does.
 */
MSMITH_CHECKED msmith_status msmith_groth16_find_invalid(uint8_t *invalid, size_t *count, const msmith_groth16_vk *vk,
                                                         const char *const proofs[], const char *const signals[],
                                                         size_t n, const msmith_options *options);

/*
 * A proving key of another library, as lists of points, and a circuit that it solved. Points are in Montgomery form, as
 * with form 0 everywhere (msmith.h), side by side, read where they are, and trusted to be what they are said to be.
 * Values are elements modulo r of 32 bytes in Montgomery form: 2^256 times the integer, least significant byte first,
 * the memory of fr.Element of gnark-crypto and of Fr of arkworks.
 */
typedef struct msmith_groth16_lists {
    /* sizeof(msmith_groth16_lists) where the caller is compiled. */
    size_t size;
    /* "bn254", "bls12-381" or "bls12-377". */
    const char *curve;
    /* Wires: first the constant 1, then those that are public. */
    size_t wires;
    /* Wires that are public, without the constant 1. */
    size_t signals;
    /* Constraints, and their number filled up to the power of 2 that the key is made for. */
    size_t constraints;
    size_t domain;
    /* [A_i(t)]_1, [B_i(t)]_1 and [B_i(t)]_2, a point for each wire. */
    const void *a;
    const void *b1;
    const void *b2;
    /* [(beta A_i(t) + alpha B_i(t) + C_i(t)) / delta]_1, for each wire that is neither 1 nor public. */
    const void *c;
    /* [t^i (t^domain - 1) / delta]_1 for i below domain - 1. */
    const void *h;
    /*
     * NULL, or a byte for each wire: 1 where its point, at infinity, is left out of a, or of b1 and b2, else 0. The
     * memory of gnark's InfinityA and InfinityB.
     */
    const uint8_t *no_a;
    const uint8_t *no_b;
    /* NULL, or the same of c, with a byte for each of its wires: those of gnark's commitments are left out. */
    const uint8_t *no_c;
    /* 1: the point of h for i is at the number with i's bits reversed, as many as domain - 1 has. gnark's order. */
    uint32_t h_reversed;
    /* 0. */
    uint32_t reserved;
    /* Side by side: alpha, beta and delta in the first group. */
    const void *first;
    /* Side by side: beta and delta in the second group. */
    const void *second;
    /* The values of the wires. */
    const void *w;
    /* The values of the left and the right side of each constraint: of the sums of wires that are multiplied. */
    const void *values_a;
    const void *values_b;
} msmith_groth16_lists;

/*
 * A proof by lists: A, B and C in Montgomery form, side by side, 256 bytes for BN254 (proof_bytes says that it is
 * known). r, s as above. Nothing of the lists is checked but their numbers and the witness.
 */
MSMITH_CHECKED msmith_status msmith_groth16_prove_lists(void *proof, size_t proof_bytes,
                                                        const msmith_groth16_lists *lists, const void *r, const void *s,
                                                        const msmith_options *options);

#ifdef __cplusplus
}
#endif

#endif

/* Written by `cargo xtask faces` of the tables in src/face: change those. */
/*
 * KZG commitments and proofs of Ethereum's blobs (EIP-4844) and cells (EIP-7594), made, recovered and verified, by
 * msmith. msmith.h includes this file, and says what holds for all functions.
 *
 * Names and orders of arguments are c-kzg-4844's, behind which stand `const msmith_kzg *` for its settings and the
 * options of the call. Bytes are passed as void *, so that c-kzg's structures go as they are.
 *
 * Sizes. A blob is 131072 bytes: 4096 integers below r of 32 bytes each, most significant first. It has 128 cells with
 * its extension, of 2048 bytes: 64 such integers; the first 64 cells are the blob. A commitment and a proof are
 * compressed points of 48 bytes; z, y and a challenge have 32, most significant first. Lists lie side by side.
 * Nothing needs an alignment, indices neither.
 *
 * Answers. What is well-formed and wrong is MSMITH_OK with *ok false. What is malformed is a failure, after which *ok is
 * false too, and the message names the kind and the index of the item: MSMITH_DATA for an integer that is not below r, a
 * commitment or proof that is not a point of the subgroup, and cells that are not of one blob; MSMITH_ARGUMENT for a cell
 * index of 128 or above, or twice where cells are recovered; MSMITH_LENGTH for too few cells. msmith_error_item is the
 * index in its list; in calls that take one blob, where an integer of it is at fault, that integer's.
 *
 * Variable time: blobs are public, and nothing is done to hide them.
 *
 * Tables of multiples of the setup's points make commitments, proofs and cells faster. They are made once by the first
 * call that uses them and has no memory_limit, or by msmith_kzg_prepare, and shared by all threads.
 */
#ifndef MSMITH_KZG_H
#define MSMITH_KZG_H

#include "msmith.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A setup with tables of at most 48 MB. text, text_bytes: the text that c-kzg reads (trusted_setup.txt), whose points are
 * checked, which takes seconds; NULL and 0 for the setup of Ethereum's mainnet, which is built in.
 */
MSMITH_CHECKED msmith_status msmith_kzg_load_trusted_setup(msmith_kzg **out, const void *text, size_t text_bytes,
                                                           const msmith_options *options);

/* The same with tables of at most `budget` bytes; what is too little for a table, 0 too, is none. */
MSMITH_CHECKED msmith_status msmith_kzg_load_trusted_setup_within(msmith_kzg **out, const void *text, size_t text_bytes,
                                                                  uint64_t budget, const msmith_options *options);

/*
 * Ethereum's mainnet by tables in files: a folder that msmith_kzg_write_tables wrote, or one file of such a folder or of
 * `msmith table build --kzg`. They are mapped, so that processes share their memory, and must not be changed in place
 * until the setup is closed. Tables that are not there are made within 48 MB. MSMITH_BASES: a table that is damaged or
 * of other points; MSMITH_FILE: there is none.
 */
MSMITH_CHECKED msmith_status msmith_kzg_load_table(msmith_kzg **out, const char *path);

/* The same of the setup of a text. */
MSMITH_CHECKED msmith_status msmith_kzg_open(msmith_kzg **out, const void *text, size_t text_bytes, const char *path,
                                             const msmith_options *options);

/* Makes the tables and writes them into a folder, which is made if it is not there; each file whole or not at all. */
MSMITH_CHECKED msmith_status msmith_kzg_write_tables(const msmith_kzg *kzg, const char *path,
                                                     const msmith_options *options);

/* Makes the tables that the first calls would make. */
MSMITH_CHECKED msmith_status msmith_kzg_prepare(const msmith_kzg *kzg, const msmith_options *options);

/* The commitment to a blob. */
MSMITH_CHECKED msmith_status msmith_kzg_blob_to_kzg_commitment(void *out, const void *blob, const msmith_kzg *kzg,
                                                               const msmith_options *options);

/* The value of the blob's polynomial at z, and its proof. */
MSMITH_CHECKED msmith_status msmith_kzg_compute_kzg_proof(void *proof_out, void *y_out, const void *blob, const void *z,
                                                          const msmith_kzg *kzg, const msmith_options *options);

/*
 * The proof at the point that blob and commitment choose. The commitment must be a point of the subgroup; that it is the
 * blob's is not checked.
 */
MSMITH_CHECKED msmith_status msmith_kzg_compute_blob_kzg_proof(void *out, const void *blob, const void *commitment,
                                                               const msmith_kzg *kzg, const msmith_options *options);

/* Whether the polynomial of a commitment has the value y at z. Two pairings. */
MSMITH_CHECKED msmith_status msmith_kzg_verify_kzg_proof(bool *ok, const void *commitment, const void *z, const void *y,
                                                         const void *proof, const msmith_kzg *kzg,
                                                         const msmith_options *options);

/* Whether a blob is that of the commitment. */
MSMITH_CHECKED msmith_status msmith_kzg_verify_blob_kzg_proof(bool *ok, const void *blob, const void *commitment,
                                                              const void *proof, const msmith_kzg *kzg,
                                                              const msmith_options *options);

/* Whether each of n blobs is that of its commitment: true where n is 0. Two pairings together. */
MSMITH_CHECKED msmith_status msmith_kzg_verify_blob_kzg_proof_batch(bool *ok, const void *blobs,
                                                                    const void *commitments, const void *proofs,
                                                                    size_t n, const msmith_kzg *kzg,
                                                                    const msmith_options *options);

/* The 128 cells of a blob, and their proofs. One of both may be NULL, and is not computed. */
MSMITH_CHECKED msmith_status msmith_kzg_compute_cells_and_kzg_proofs(void *cells, void *proofs, const void *blob,
                                                                     const msmith_kzg *kzg,
                                                                     const msmith_options *options);

/*
 * All 128 cells from 64 of them or more, and the proofs; recovered_proofs may be NULL. cell_indices: num_cells numbers
 * below 128, none twice. More than 64 cells must agree. They ascend where proofs are made, as the specification asks, and
 * come in any order in the functions below and without proofs.
 */
MSMITH_CHECKED msmith_status msmith_kzg_recover_cells_and_kzg_proofs(void *recovered_cells, void *recovered_proofs,
                                                                     const uint64_t *cell_indices, const void *cells,
                                                                     size_t num_cells, const msmith_kzg *kzg,
                                                                     const msmith_options *options);

/*
 * Whether each of num_cells cells is the one with its index of the blob of its commitment; true where there is none.
 * A commitment for each cell: equal ones are read and checked once. Two pairings together.
 */
MSMITH_CHECKED msmith_status msmith_kzg_verify_cell_kzg_proof_batch(bool *ok, const void *commitments,
                                                                    const uint64_t *cell_indices, const void *cells,
                                                                    const void *proofs, size_t num_cells,
                                                                    const msmith_kzg *kzg,
                                                                    const msmith_options *options);

/* The point at which a blob proof opens a blob: a hash, of which nothing is checked. */
MSMITH_CHECKED msmith_status msmith_kzg_compute_challenge(void *out, const void *blob, const void *commitment);

/*
 * The hash by which the specification weights a batch of cells; nothing is checked. num_commitments commitments, each
 * once; for each cell the number of its commitment and its index.
 */
MSMITH_CHECKED msmith_status msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(
    void *out, const void *commitments, size_t num_commitments, const uint64_t *commitment_indices,
    const uint64_t *cell_indices, const void *cells, const void *proofs, size_t num_cells);

/*
 * A blob from 64 of its 128 cells or more, as msmith_kzg_recover_cells_and_kzg_proofs recovers all. From cells 0 to 63
 * it costs nothing: they are the blob.
 */
MSMITH_CHECKED msmith_status msmith_kzg_recover_blob(void *blob, const uint64_t *cell_indices, const void *cells,
                                                     size_t num_cells, const msmith_kzg *kzg,
                                                     const msmith_options *options);

/*
 * All cells and proofs of a blob from 64 cells or more and their proofs, for a fraction of what it takes without proofs.
 * The proofs are taken to be those of the cells: verify them first. Those that are given come back as they are.
 */
MSMITH_CHECKED msmith_status msmith_kzg_recover_from_proofs(void *recovered_cells, void *recovered_proofs,
                                                            const uint64_t *cell_indices, const void *cells,
                                                            const void *proofs, size_t num_cells, const msmith_kzg *kzg,
                                                            const msmith_options *options);

/*
 * Many blobs in one call, each of which is one thread's as long as there are as many. Results lie side by side in the
 * order of the blobs; msmith_error_item is the blob. n = 0 writes nothing.
 */

/* out: n commitments. */
MSMITH_CHECKED msmith_status msmith_kzg_blob_to_kzg_commitment_batch(void *out, const void *blobs, size_t n,
                                                                     const msmith_kzg *kzg,
                                                                     const msmith_options *options);

/* out: n proofs. */
MSMITH_CHECKED msmith_status msmith_kzg_compute_blob_kzg_proof_batch(void *out, const void *blobs,
                                                                     const void *commitments, size_t n,
                                                                     const msmith_kzg *kzg,
                                                                     const msmith_options *options);

/* cells, proofs: 128 n each; neither may be NULL. */
MSMITH_CHECKED msmith_status msmith_kzg_compute_cells_and_kzg_proofs_batch(void *cells, void *proofs, const void *blobs,
                                                                           size_t n, const msmith_kzg *kzg,
                                                                           const msmith_options *options);

/*
 * n rows are recovered: num_cells[k] cells are there of row k, and cell_indices and cells have those of row 0, then those
 * of row 1. recovered_cells, recovered_proofs: 128 n each; neither may be NULL. msmith_error_item is the row.
 */
MSMITH_CHECKED msmith_status msmith_kzg_recover_cells_and_kzg_proofs_batch(void *recovered_cells,
                                                                           void *recovered_proofs,
                                                                           const uint64_t *cell_indices,
                                                                           const void *cells, const size_t *num_cells,
                                                                           size_t n, const msmith_kzg *kzg,
                                                                           const msmith_options *options);

/*
 * A list of commitments, such as those of a block, read and checked once: cells of all its columns are verified against
 * it. Closed by msmith_close.
 */
MSMITH_CHECKED msmith_status msmith_kzg_commitments_new(msmith_kzg_commitments **out, const void *commitments, size_t n,
                                                        const msmith_kzg *kzg, const msmith_options *options);

/* Whether cell k is the one of this column of the blob of commitment k: num_cells is the number of commitments. */
MSMITH_CHECKED msmith_status msmith_kzg_verify_column(bool *ok, const msmith_kzg_commitments *commitments,
                                                      uint64_t column, const void *cells, const void *proofs,
                                                      size_t num_cells, const msmith_kzg *kzg,
                                                      const msmith_options *options);

/* Any cells in any order: rows[k] is the number of the commitment of cell k, columns[k] the index of the cell. */
MSMITH_CHECKED msmith_status msmith_kzg_verify_cells(bool *ok, const msmith_kzg_commitments *commitments,
                                                     const uint64_t *rows, const uint64_t *columns, const void *cells,
                                                     const void *proofs, size_t num_cells, const msmith_kzg *kzg,
                                                     const msmith_options *options);

/*
 * Which cells msmith_kzg_verify_cells is not true for: invalid[k] is 1 where cell k or its proof is wrong or malformed,
 * else 0, and *count is how many are. Costs a verification where none is, some smaller ones for each where few are, and
 * never more than 1.2 times what one of each cell does. A call that is cancelled leaves what it found before, if
 * anything.
 */
MSMITH_CHECKED msmith_status msmith_kzg_find_invalid(uint8_t *invalid, size_t *count,
                                                     const msmith_kzg_commitments *commitments, const uint64_t *rows,
                                                     const uint64_t *columns, const void *cells, const void *proofs,
                                                     size_t num_cells, const msmith_kzg *kzg,
                                                     const msmith_options *options);

/* The same of n blobs with their commitments and proofs (msmith_kzg_verify_blob_kzg_proof_batch). */
MSMITH_CHECKED msmith_status msmith_kzg_find_invalid_blobs(uint8_t *invalid, size_t *count, const void *blobs,
                                                           const void *commitments, const void *proofs, size_t n,
                                                           const msmith_kzg *kzg, const msmith_options *options);

#ifdef __cplusplus
}
#endif

#endif

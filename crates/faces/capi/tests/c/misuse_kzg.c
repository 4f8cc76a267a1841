/* What a caller of KZG's functions can do wrong gives a code and a message, and never ends the program. */
#include "expect.h"
#include <stdlib.h>

/* What c-kzg does not have. The blob is zero, whose commitment is infinity; `room` has 128 cells. */
static void beyond(const msmith_kzg *kzg, const void *blob, const void *point, void *room) {
    const size_t many = (size_t)-1;
    const uint64_t indices[64] = {0}, *none = NULL;
    const size_t counts[2] = {many, 2}, no_cells[1] = {0};
    msmith_kzg_commitments *list;
    uint8_t out[48], flag;
    size_t count;
    bool ok = true;
    EXPECT(msmith_kzg_recover_blob(NULL, indices, room, 64, kzg, NULL), MSMITH_NULL, "`blob`");
    EXPECT(msmith_kzg_recover_blob(room, none, room, 64, kzg, NULL), MSMITH_NULL, "`cell_indices`");
    EXPECT(msmith_kzg_recover_blob(room, indices, NULL, 64, kzg, NULL), MSMITH_NULL, "`cells`");
    EXPECT(msmith_kzg_recover_blob(room, none, NULL, 0, kzg, NULL), MSMITH_LENGTH, "0 cells");
    EXPECT(msmith_kzg_recover_blob(room, indices, room, 64, kzg, NULL), MSMITH_ARGUMENT, "already");
    EXPECT(msmith_kzg_recover_from_proofs(NULL, room, indices, room, room, 64, kzg, NULL), MSMITH_NULL, "_cells`");
    EXPECT(msmith_kzg_recover_from_proofs(room, NULL, indices, room, room, 64, kzg, NULL), MSMITH_NULL, "_proofs`");
    EXPECT(msmith_kzg_recover_from_proofs(room, room, none, room, room, 64, kzg, NULL), MSMITH_NULL, "_indices`");
    EXPECT(msmith_kzg_recover_from_proofs(room, room, indices, NULL, room, 64, kzg, NULL), MSMITH_NULL, "`cells`");
    EXPECT(msmith_kzg_recover_from_proofs(room, room, indices, room, NULL, 64, kzg, NULL), MSMITH_NULL, "`proofs`");

    EXPECT(msmith_kzg_blob_to_kzg_commitment_batch(NULL, blob, 1, kzg, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_blob_to_kzg_commitment_batch(out, NULL, 1, kzg, NULL), MSMITH_NULL, "`blobs`");
    EXPECT(msmith_kzg_blob_to_kzg_commitment_batch(out, blob, many, kzg, NULL), MSMITH_LENGTH, "`blobs`");
    EXPECT(msmith_kzg_blob_to_kzg_commitment_batch(NULL, NULL, 0, kzg, NULL), MSMITH_OK, NULL);
    EXPECT(msmith_kzg_compute_blob_kzg_proof_batch(NULL, blob, point, 1, kzg, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_compute_blob_kzg_proof_batch(out, blob, NULL, 1, kzg, NULL), MSMITH_NULL, "`commitments`");
    EXPECT(msmith_kzg_compute_cells_and_kzg_proofs_batch(NULL, room, blob, 1, kzg, NULL), MSMITH_NULL, "`cells`");
    EXPECT(msmith_kzg_compute_cells_and_kzg_proofs_batch(room, NULL, blob, 1, kzg, NULL), MSMITH_NULL, "`proofs`");
    EXPECT(msmith_kzg_compute_cells_and_kzg_proofs_batch(room, room, NULL, 1, kzg, NULL), MSMITH_NULL, "`blobs`");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs_batch(room, room, indices, room, NULL, 1, kzg, NULL),
           MSMITH_NULL, "`num_cells`");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs_batch(room, room, indices, room, counts, 2, kzg, NULL),
           MSMITH_LENGTH, "all memory");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs_batch(room, room, none, NULL, no_cells, 1, kzg, NULL),
           MSMITH_LENGTH, "row 0: 0 cells");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs_batch(NULL, NULL, none, NULL, NULL, 0, kzg, NULL), MSMITH_OK, NULL);
    meaning_nothing(msmith_kzg_recover_blob(room, indices, room, 64, kzg, &given));
    meaning_nothing(msmith_kzg_recover_from_proofs(room, room, indices, room, room, 64, kzg, &given));
    meaning_nothing(msmith_kzg_blob_to_kzg_commitment_batch(out, blob, 1, kzg, &given));
    meaning_nothing(msmith_kzg_compute_blob_kzg_proof_batch(out, blob, point, 1, kzg, &given));
    meaning_nothing(msmith_kzg_compute_cells_and_kzg_proofs_batch(room, room, blob, 1, kzg, &given));
    meaning_nothing(msmith_kzg_recover_cells_and_kzg_proofs_batch(room, room, none, NULL, no_cells, 1, kzg, &given));

    EXPECT(msmith_kzg_commitments_new(NULL, point, 1, kzg, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_commitments_new(&list, NULL, 1, kzg, NULL), MSMITH_NULL, "`commitments`");
    EXPECT(msmith_kzg_commitments_new(&list, blob, 1, kzg, NULL), MSMITH_DATA, "commitment 0");
    meaning_nothing(msmith_kzg_commitments_new(&list, point, 1, kzg, &given));
    EXPECT(msmith_kzg_commitments_new(&list, point, 1, kzg, NULL), MSMITH_OK, NULL);
    EXPECT(msmith_kzg_verify_column(&ok, list, 127, blob, point, 1, kzg, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_kzg_verify_column(NULL, list, 127, blob, point, 1, kzg, NULL), MSMITH_NULL, "`ok`");
    EXPECT(msmith_kzg_verify_column(&ok, NULL, 127, blob, point, 1, kzg, NULL), MSMITH_NULL, "commitments");
    TRUE(!ok);
    EXPECT(msmith_kzg_verify_column(&ok, list, 127, NULL, point, 1, kzg, NULL), MSMITH_NULL, "`cells`");
    EXPECT(msmith_kzg_verify_column(&ok, list, 127, blob, NULL, 1, kzg, NULL), MSMITH_NULL, "`proofs`");
    EXPECT(msmith_kzg_verify_cells(&ok, list, none, indices, blob, point, 1, kzg, NULL), MSMITH_NULL, "`rows`");
    EXPECT(msmith_kzg_verify_cells(&ok, list, indices, none, blob, point, 1, kzg, NULL), MSMITH_NULL, "`columns`");
    EXPECT(msmith_kzg_verify_cells(&ok, list, none, none, NULL, NULL, 0, kzg, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_kzg_find_invalid(NULL, &count, list, indices, indices, blob, point, 1, kzg, NULL),
           MSMITH_NULL, "`invalid`");
    EXPECT(msmith_kzg_find_invalid(&flag, NULL, list, indices, indices, blob, point, 1, kzg, NULL),
           MSMITH_NULL, "`count`");
    EXPECT(msmith_kzg_find_invalid(&flag, &count, list, indices, indices, blob, point, many, kzg, NULL),
           MSMITH_LENGTH, "`rows`");
    EXPECT(msmith_kzg_find_invalid(&flag, &count, list, indices, indices, blob, point, 1, kzg, NULL), MSMITH_OK, NULL);
    TRUE(flag == 0 && count == 0);
    EXPECT(msmith_kzg_find_invalid_blobs(&flag, &count, NULL, point, point, 1, kzg, NULL), MSMITH_NULL, "`blobs`");
    EXPECT(msmith_kzg_find_invalid_blobs(&flag, &count, blob, point, blob, 1, kzg, NULL), MSMITH_OK, NULL);
    TRUE(flag == 1 && count == 1);
    EXPECT(msmith_kzg_find_invalid_blobs(NULL, &count, NULL, NULL, NULL, 0, kzg, NULL), MSMITH_OK, NULL);
    TRUE(count == 0);
    meaning_nothing(msmith_kzg_verify_column(&ok, list, 127, blob, point, 1, kzg, &given));
    meaning_nothing(msmith_kzg_verify_cells(&ok, list, indices, indices, blob, point, 1, kzg, &given));
    meaning_nothing(msmith_kzg_find_invalid(&flag, &count, list, indices, indices, blob, point, 1, kzg, &given));
    meaning_nothing(msmith_kzg_find_invalid_blobs(&flag, &count, blob, point, point, 1, kzg, &given));
    EXPECT(msmith_close(list), MSMITH_OK, NULL);
}

int main(void) {
    msmith_engine *engine;
    EXPECT(msmith_engine_new("bn254", 1, NULL, &engine), MSMITH_OK, NULL);
    msmith_kzg *kzg;
    uint8_t out[48], point[48], z[32] = {0};
    bool ok = true;
    const size_t many = (size_t)-1;
    EXPECT(msmith_kzg_load_trusted_setup(NULL, NULL, 0, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_load_trusted_setup(&kzg, "4096\n65\n", 8, NULL), MSMITH_DATA, NULL);
    EXPECT(msmith_kzg_load_trusted_setup(&kzg, "", 0, NULL), MSMITH_DATA, "empty");
    EXPECT(msmith_kzg_load_trusted_setup(&kzg, NULL, 7, NULL), MSMITH_NULL, "`text`");
    EXPECT(msmith_kzg_load_trusted_setup_within(NULL, NULL, 0, 0, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_load_trusted_setup_within(&kzg, "", 0, 0, NULL), MSMITH_DATA, "empty");
    EXPECT(msmith_kzg_load_table(&kzg, "/no/such/table"), MSMITH_FILE, NULL);
    EXPECT(msmith_kzg_load_table(&kzg, ""), MSMITH_ARGUMENT, "`path` is empty");
    EXPECT(msmith_kzg_load_table(&kzg, NULL), MSMITH_NULL, "`path`");
    EXPECT(msmith_kzg_load_table(NULL, "table"), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_open(&kzg, "4096\n65\n", 8, "table", NULL), MSMITH_DATA, NULL);
    EXPECT(msmith_kzg_open(&kzg, NULL, 0, NULL, NULL), MSMITH_NULL, "`path`");
    meaning_nothing(msmith_kzg_load_trusted_setup(&kzg, NULL, 0, &given));
    meaning_nothing(msmith_kzg_load_trusted_setup_within(&kzg, NULL, 0, 0, &given));
    meaning_nothing(msmith_kzg_open(&kzg, NULL, 0, "table", &given));
    TRUE(kzg == NULL);
    EXPECT(msmith_kzg_blob_to_kzg_commitment(out, out, kzg, NULL), MSMITH_NULL, "a KZG setup");
    EXPECT(msmith_kzg_load_trusted_setup_within(&kzg, NULL, 0, 0, NULL), MSMITH_OK, NULL);
    EXPECT(msmith_kzg_blob_to_kzg_commitment(out, NULL, kzg, NULL), MSMITH_NULL, "`blob`");
    EXPECT(msmith_kzg_write_tables(kzg, NULL, NULL), MSMITH_NULL, "`path`");
    EXPECT(msmith_kzg_write_tables(kzg, "/dev/null/folder", NULL), MSMITH_FILE, "/dev/null");
    EXPECT(msmith_kzg_write_tables(NULL, "folder", NULL), MSMITH_NULL, "a KZG setup");
    meaning_nothing(msmith_kzg_write_tables(kzg, "/dev/null/folder", &given));
    EXPECT(msmith_kzg_prepare(NULL, NULL), MSMITH_NULL, "a KZG setup");
    meaning_nothing(msmith_kzg_prepare(kzg, &given));

    uint8_t *blob = calloc(131072, 1), *room = calloc(128, 2048);
    if (blob == NULL || room == NULL) {
        return 1;
    }
    memset(point, 0, sizeof point);
    point[0] = 0xc0; /* Infinity: the commitment to zero, and its proofs. */
    EXPECT(msmith_kzg_blob_to_kzg_commitment(NULL, blob, kzg, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_compute_kzg_proof(out, NULL, blob, blob, kzg, NULL), MSMITH_NULL, "`y_out`");
    EXPECT(msmith_kzg_compute_kzg_proof(NULL, out, blob, blob, kzg, NULL), MSMITH_NULL, "`proof_out`");
    EXPECT(msmith_kzg_compute_kzg_proof(out, out, NULL, blob, kzg, NULL), MSMITH_NULL, "`blob`");
    EXPECT(msmith_kzg_compute_kzg_proof(out, out, blob, NULL, kzg, NULL), MSMITH_NULL, "`z`");
    EXPECT(msmith_kzg_compute_kzg_proof(out, out, blob, blob, NULL, NULL), MSMITH_NULL, "a KZG setup");
    EXPECT(msmith_kzg_compute_blob_kzg_proof(out, blob, blob, kzg, NULL), MSMITH_DATA, "commitment");
    EXPECT(msmith_kzg_compute_blob_kzg_proof(NULL, blob, blob, kzg, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_compute_blob_kzg_proof(out, blob, NULL, kzg, NULL), MSMITH_NULL, "`commitment`");
    EXPECT(msmith_kzg_compute_blob_kzg_proof(out, blob, blob, (msmith_kzg *)blob, NULL), MSMITH_HANDLE, NULL);
    meaning_nothing_but(ALGORITHM | WINDOW, msmith_kzg_blob_to_kzg_commitment(out, blob, kzg, &given));
    meaning_nothing_but(ALGORITHM | WINDOW, msmith_kzg_compute_kzg_proof(out, out, blob, blob, kzg, &given));
    meaning_nothing_but(ALGORITHM | WINDOW, msmith_kzg_compute_blob_kzg_proof(out, blob, out, kzg, &given));

    /* Verification: false after every failure. */
    EXPECT(msmith_kzg_verify_kzg_proof(&ok, point, z, z, point, kzg, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_kzg_verify_kzg_proof(NULL, point, z, z, point, kzg, NULL), MSMITH_NULL, "`ok`");
    EXPECT(msmith_kzg_verify_kzg_proof(&ok, NULL, z, z, point, kzg, NULL), MSMITH_NULL, "`commitment`");
    TRUE(!ok);
    EXPECT(msmith_kzg_verify_kzg_proof(&ok, point, NULL, z, point, kzg, NULL), MSMITH_NULL, "`z`");
    EXPECT(msmith_kzg_verify_kzg_proof(&ok, point, z, NULL, point, kzg, NULL), MSMITH_NULL, "`y`");
    EXPECT(msmith_kzg_verify_kzg_proof(&ok, point, z, z, NULL, kzg, NULL), MSMITH_NULL, "`proof`");
    EXPECT(msmith_kzg_verify_blob_kzg_proof(&ok, blob, point, point, kzg, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_kzg_verify_blob_kzg_proof(&ok, blob, point, point, (msmith_kzg *)engine, NULL), MSMITH_HANDLE, NULL);
    TRUE(!ok);
    EXPECT(msmith_kzg_verify_blob_kzg_proof(&ok, NULL, point, point, kzg, NULL), MSMITH_NULL, "`blob`");
    EXPECT(msmith_kzg_verify_blob_kzg_proof(&ok, blob, NULL, point, kzg, NULL), MSMITH_NULL, "`commitment`");
    EXPECT(msmith_kzg_verify_blob_kzg_proof(&ok, blob, point, NULL, kzg, NULL), MSMITH_NULL, "`proof`");
    EXPECT(msmith_kzg_verify_blob_kzg_proof_batch(&ok, NULL, NULL, NULL, 0, kzg, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_kzg_verify_blob_kzg_proof_batch(&ok, NULL, point, point, 1, kzg, NULL), MSMITH_NULL, "`blobs`");
    TRUE(!ok);
    EXPECT(msmith_kzg_verify_blob_kzg_proof_batch(&ok, blob, NULL, point, 1, kzg, NULL), MSMITH_NULL, "`commitments`");
    EXPECT(msmith_kzg_verify_blob_kzg_proof_batch(&ok, blob, point, NULL, 1, kzg, NULL), MSMITH_NULL, "`proofs`");
    EXPECT(msmith_kzg_verify_blob_kzg_proof_batch(&ok, blob, point, point, many, kzg, NULL), MSMITH_LENGTH, "`blobs`");
    meaning_nothing(msmith_kzg_verify_kzg_proof(&ok, point, z, z, point, kzg, &given));
    meaning_nothing(msmith_kzg_verify_blob_kzg_proof(&ok, blob, point, point, kzg, &given));
    meaning_nothing(msmith_kzg_verify_blob_kzg_proof_batch(&ok, blob, point, point, 1, kzg, &given));

    /* Cells. */
    uint64_t indices[64];
    for (uint64_t i = 0; i < 64; i++) {
        indices[i] = 2 * i;
    }
    const uint64_t *none = NULL;
    EXPECT(msmith_kzg_compute_cells_and_kzg_proofs(NULL, NULL, blob, kzg, NULL), MSMITH_NULL, "one of them may be");
    EXPECT(msmith_kzg_compute_cells_and_kzg_proofs(room, NULL, NULL, kzg, NULL), MSMITH_NULL, "`blob`");
    EXPECT(msmith_kzg_compute_cells_and_kzg_proofs(room, NULL, blob, NULL, NULL), MSMITH_NULL, "a KZG setup");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs(NULL, room, indices, room, 64, kzg, NULL),
           MSMITH_NULL, "`recovered_cells`");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs(room, NULL, none, room, 64, kzg, NULL),
           MSMITH_NULL, "`cell_indices`");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs(room, NULL, indices, NULL, 64, kzg, NULL), MSMITH_NULL, "`cells`");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs(room, NULL, none, NULL, 0, kzg, NULL), MSMITH_LENGTH, "0 cells");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs(room, NULL, indices, room, 63, kzg, NULL), MSMITH_LENGTH, "63");
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs(room, NULL, indices, room, many, kzg, NULL), MSMITH_LENGTH, NULL);
    EXPECT(msmith_kzg_recover_cells_and_kzg_proofs(room, NULL, indices, room, 64, kzg, NULL), MSMITH_OK, NULL);
    EXPECT(msmith_kzg_verify_cell_kzg_proof_batch(&ok, NULL, none, NULL, NULL, 0, kzg, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_kzg_verify_cell_kzg_proof_batch(&ok, NULL, indices, room, point, 1, kzg, NULL),
           MSMITH_NULL, "`commitments`");
    TRUE(!ok);
    EXPECT(msmith_kzg_verify_cell_kzg_proof_batch(&ok, point, none, room, point, 1, kzg, NULL),
           MSMITH_NULL, "`cell_indices`");
    EXPECT(msmith_kzg_verify_cell_kzg_proof_batch(&ok, point, indices, NULL, point, 1, kzg, NULL),
           MSMITH_NULL, "`cells`");
    EXPECT(msmith_kzg_verify_cell_kzg_proof_batch(&ok, point, indices, room, NULL, 1, kzg, NULL),
           MSMITH_NULL, "`proofs`");
    EXPECT(msmith_kzg_verify_cell_kzg_proof_batch(&ok, point, indices, room, point, many, kzg, NULL),
           MSMITH_LENGTH, "`commitments`");
    EXPECT(msmith_kzg_verify_cell_kzg_proof_batch(&ok, point, indices, room, point, 1, kzg, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    meaning_nothing(msmith_kzg_compute_cells_and_kzg_proofs(room, NULL, blob, kzg, &given));
    meaning_nothing(msmith_kzg_recover_cells_and_kzg_proofs(room, NULL, indices, room, 64, kzg, &given));
    meaning_nothing(msmith_kzg_verify_cell_kzg_proof_batch(&ok, point, indices, room, point, 1, kzg, &given));

    /* The challenges. */
    EXPECT(msmith_kzg_compute_challenge(NULL, blob, point), MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_compute_challenge(z, NULL, point), MSMITH_NULL, "`blob`");
    EXPECT(msmith_kzg_compute_challenge(z, blob, NULL), MSMITH_NULL, "`commitment`");
    EXPECT(msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(NULL, NULL, 0, none, none, NULL, NULL, 0),
           MSMITH_NULL, "`out`");
    EXPECT(msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(z, NULL, 1, none, none, NULL, NULL, 0),
           MSMITH_NULL, "`commitments`");
    EXPECT(msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(z, point, 1, none, indices, room, point, 1),
           MSMITH_NULL, "`commitment_indices`");
    EXPECT(msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(z, point, 1, indices, none, room, point, 1),
           MSMITH_NULL, "`cell_indices`");
    EXPECT(msmith_kzg_compute_verify_cell_kzg_proof_batch_challenge(z, NULL, 0, none, none, NULL, NULL, 0),
           MSMITH_OK, NULL);
    beyond(kzg, blob, point, room);
    free(blob);
    free(room);
    EXPECT(msmith_close(kzg), MSMITH_OK, NULL);
    EXPECT(msmith_close(engine), MSMITH_OK, NULL);
    EXPECT(msmith_kzg_prepare(kzg, NULL), MSMITH_HANDLE, "closed");

    if (wrong == 0) {
        printf("misuse: all refused\n");
    }
    return wrong != 0;
}


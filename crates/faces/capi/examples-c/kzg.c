/*
 * The commitment to a blob of EIP-4844, two proofs, and the cells of EIP-7594: made, verified and recovered.
 *
 *   cc kzg.c $(pkg-config --cflags --libs msmith) -o kzg && ./kzg
 */
#include <msmith.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void must(msmith_status status, const char *what) {
    if (status != MSMITH_OK) {
        fprintf(stderr, "%s: code %d, item %lld: %s\n", what, (int)status, (long long)msmith_error_item(),
                msmith_error());
        exit(1);
    }
}

static void expect(const char *what, const uint8_t *bytes, size_t n, const char *hex) {
    char text[2 * 48 + 1];
    for (size_t i = 0; i < n; i++) {
        snprintf(text + 2 * i, 3, "%02x", bytes[i]);
    }
    printf("%s %s\n", what, text);
    if (strcmp(text, hex) != 0) {
        fprintf(stderr, "but it should be %s\n", hex);
        exit(1);
    }
}

int main(void) {
    msmith_kzg *kzg;
    must(msmith_kzg_load_trusted_setup(&kzg, NULL, 0, NULL), "the setup of the mainnet");

    /* The polynomial that is 2 everywhere: its commitment is twice the generator, its proofs are at infinity. */
    uint8_t *blob = calloc(131072, 1);
    if (blob == NULL) {
        return 1;
    }
    for (size_t i = 0; i < 4096; i++) {
        blob[32 * i + 31] = 2;
    }

    uint8_t commitment[48], proof[48], y[32], z[32] = {0};
    z[31] = 5;
    must(msmith_kzg_blob_to_kzg_commitment(commitment, blob, kzg, NULL), "a commitment");
    expect("commitment", commitment, 48,
           "a572cbea904d67468808c8eb50a9450c9721db309128012543902d0ac358a62ae28f75bb8f1c7c42c39a8c5529bf0f4e");
    must(msmith_kzg_compute_kzg_proof(proof, y, blob, z, kzg, NULL), "a proof");
    expect("value at 5", y, 32, "0000000000000000000000000000000000000000000000000000000000000002");
    expect("proof", proof, 48,
           "c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000");
    must(msmith_kzg_compute_blob_kzg_proof(proof, blob, commitment, kzg, NULL), "a blob proof");
    expect("blob proof", proof, 48,
           "c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000");

    bool ok;
    must(msmith_kzg_verify_blob_kzg_proof(&ok, blob, commitment, proof, kzg, NULL), "a verification");
    printf("the blob is %s\n", ok ? "that of its commitment" : "another");
    if (!ok) {
        return 1;
    }

    /* All cells, and their proofs. A custodian of three columns checks what it got: one cell of the three is another. */
    uint8_t *cells = malloc(128 * 2048), (*proofs)[48] = malloc(128 * sizeof *proofs);
    if (cells == NULL || proofs == NULL) {
        return 1;
    }
    must(msmith_kzg_compute_cells_and_kzg_proofs(cells, proofs, blob, kzg, NULL), "cells and proofs");
    uint8_t commitments[3][48];
    for (int i = 0; i < 3; i++) {
        memcpy(commitments[i], commitment, 48);
    }
    const uint64_t columns[3] = {0, 1, 2};
    must(msmith_kzg_verify_cell_kzg_proof_batch(&ok, commitments, columns, cells, proofs, 3, kzg, NULL), "cells");
    printf("3 cells are %s\n", ok ? "right" : "wrong");
    if (!ok) {
        return 1;
    }
    cells[2048 + 31] = 3;
    must(msmith_kzg_verify_cell_kzg_proof_batch(&ok, commitments, columns, cells, proofs, 3, kzg, NULL), "cells");
    printf("with another one they are %s\n", ok ? "right" : "wrong");
    if (ok) {
        return 1;
    }

    /* All again from the second half, in place; without proofs it takes milliseconds. */
    uint64_t indices[64];
    for (uint64_t i = 0; i < 64; i++) {
        indices[i] = 64 + i;
    }
    must(msmith_kzg_recover_cells_and_kzg_proofs(cells, NULL, indices, cells + 64 * 2048, 64, kzg, NULL), "recovery");
    ok = memcmp(cells, blob, 131072) == 0;
    printf("recovered cells are %s\n", ok ? "the blob" : "wrong");
    if (!ok) {
        return 1;
    }
    free(cells);
    free(proofs);

    /* An element that is not below r: the answer says which. */
    memset(blob + 32 * 7, 0xff, 32);
    msmith_status status = msmith_kzg_blob_to_kzg_commitment(commitment, blob, kzg, NULL);
    printf("refused with code %d, item %lld: %s\n", (int)status, (long long)msmith_error_item(), msmith_error());
    if (status != MSMITH_DATA || msmith_error_item() != 7) {
        return 1;
    }

    free(blob);
    must(msmith_close(kzg), "closing");
    return 0;
}

/* What a caller can do wrong gives a code and a message, and never ends the program. */
#include <msmith.h>
#include <msmith_blst.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong = 0;

/* The answer, and a word of its message. */
static void expect(int line, msmith_status got, msmith_status want, const char *word) {
    const char *said = got == MSMITH_OK ? "" : msmith_error();
    if (got != want || (word != NULL && strstr(said, word) == NULL)) {
        fprintf(stderr, "line %d: code %d (%s), expected %d (%s)\n", line, (int)got, said, (int)want, word ? word : "");
        wrong++;
    }
}
#define EXPECT(call, want, word) expect(__LINE__, (call), (want), (word))
#define TRUE(what)                                                                                                     \
    do {                                                                                                               \
        if (!(what)) {                                                                                                 \
            fprintf(stderr, "line %d: %s\n", __LINE__, #what);                                                         \
            wrong++;                                                                                                   \
        }                                                                                                              \
    } while (0)

static void *another_thread(void *unused) {
    (void)unused;
    TRUE(strcmp(msmith_error(), "") == 0);
    TRUE(msmith_error_item() == -1);
    return NULL;
}

/* As a caller has it who was compiled when there were two fields. */
struct old_options {
    size_t size;
    uint32_t threads, in_subgroup;
};

/* As one has it who was compiled against a later version. */
struct new_options {
    msmith_options known;
    uint64_t later;
};

/* Options with one field, which a call has no use for and refuses by its name; `but` are those that it takes. */
enum { IN_SUBGROUP = 1, ALGORITHM = 2, WINDOW = 4 };
static const char *const fields[] = {"options.in_subgroup", "options.algorithm", "options.window"};
static msmith_options one_field(int i) {
    msmith_options given = MSMITH_OPTIONS_INIT;
    given.in_subgroup = i == 0;
    given.algorithm = i == 1 ? MSMITH_NAIVE : MSMITH_AUTO;
    given.window = i == 2 ? 3 : 0;
    return given;
}
#define meaning_nothing_but(but, call)                                                                                 \
    for (int i = 0; i < 3; i++) {                                                                                      \
        const msmith_options given = one_field(i);                                                                     \
        if (((but) >> i & 1) == 0) {                                                                                   \
            EXPECT(call, MSMITH_ARGUMENT, fields[i]);                                                                  \
            TRUE(strstr(msmith_error(), "means nothing for this call") != NULL);                                       \
        }                                                                                                              \
    }
#define meaning_nothing(call) meaning_nothing_but(0, call)

/* The calls that make lists, and checks: two points of BN254, two scalars of 64 bits. */
static void lists(const msmith_engine *engine, const uint8_t *points, const uint64_t *scalars) {
    const uint32_t form = MSMITH_PLAIN;
    const size_t many = (size_t)-1;
    uint8_t out[128], before[128];
    memset(out, 7, sizeof out);
    memcpy(before, out, sizeof out);
    msmith_bases *bases;

    EXPECT(msmith_mul_each(NULL, points, 0, scalars, 64, 2, form, NULL, out, 128), MSMITH_NULL, "an engine");
    EXPECT(msmith_mul_each(engine, NULL, 0, scalars, 64, 2, form, NULL, out, 128), MSMITH_NULL, "`points`");
    EXPECT(msmith_mul_each(engine, points, 0, NULL, 64, 2, form, NULL, out, 128), MSMITH_NULL, "`scalars`");
    EXPECT(msmith_mul_each(engine, points, 0, scalars, 64, 2, form, NULL, NULL, 128), MSMITH_NULL, "`out`");
    EXPECT(msmith_mul_each(engine, points, 0, scalars, 64, 2, form, NULL, out, 64), MSMITH_LENGTH, "64 bytes for 2");
    EXPECT(msmith_mul_each(engine, points, 1, scalars, 64, 2, form, NULL, out, 128), MSMITH_LENGTH, "`stride` is 1");
    EXPECT(msmith_mul_each(engine, points, 0, scalars, 64, many, form, NULL, out, 128), MSMITH_LENGTH, "128 bytes");
    EXPECT(msmith_mul_each(engine, points, 0, scalars, 64, many / 64 + 3, form, NULL, out, 128), MSMITH_LENGTH, "128");
    EXPECT(msmith_mul_each(engine, points, 0, scalars, 0, 2, form, NULL, out, 128), MSMITH_ARGUMENT, "`nbits`");
    EXPECT(msmith_mul_each(engine, points, 0, scalars, 64, 2, 64, NULL, out, 128), MSMITH_ARGUMENT, "0x40");
    meaning_nothing_but(IN_SUBGROUP | WINDOW,
                        msmith_mul_each(engine, points, 0, scalars, 64, 2, form, &given, out, 128));
    EXPECT(msmith_mul_base(NULL, points, scalars, 64, 2, form, NULL, out, 128), MSMITH_NULL, "an engine");
    EXPECT(msmith_mul_base(engine, NULL, scalars, 64, 2, form, NULL, out, 128), MSMITH_NULL, "`points`");
    EXPECT(msmith_mul_base(engine, points, NULL, 64, 2, form, NULL, out, 128), MSMITH_NULL, "`scalars`");
    EXPECT(msmith_mul_base(engine, points, scalars, 64, 2, form, NULL, NULL, 128), MSMITH_NULL, "`out`");
    EXPECT(msmith_mul_base(engine, points, scalars, 64, 2, form, NULL, out, 127), MSMITH_LENGTH, "127 bytes");
    EXPECT(msmith_mul_base(engine, points, scalars, 64, many, form, NULL, out, 128), MSMITH_LENGTH, "128 bytes");
    EXPECT(msmith_mul_base(engine, points, NULL, 64, 0, form, NULL, NULL, 0), MSMITH_OK, NULL);
    meaning_nothing_but(IN_SUBGROUP | WINDOW,
                        msmith_mul_base(engine, points, scalars, 64, 2, form, &given, out, 128));
    EXPECT(msmith_fft(NULL, points, 0, 2, form, 0, NULL, out, 128), MSMITH_NULL, "an engine");
    EXPECT(msmith_fft(engine, NULL, 0, 2, form, 0, NULL, out, 128), MSMITH_NULL, "`points`");
    EXPECT(msmith_fft(engine, points, 0, 2, form, 0, NULL, NULL, 128), MSMITH_NULL, "`out`");
    EXPECT(msmith_fft(engine, points, 0, 2, form, 0, NULL, out, 64), MSMITH_LENGTH, "64 bytes");
    EXPECT(msmith_fft(engine, points, 0, 2, form, 2, NULL, out, 128), MSMITH_ARGUMENT, "`inverse` is 2");
    EXPECT(msmith_fft(engine, points, 0, 0, form, 0, NULL, out, 0), MSMITH_ARGUMENT, "power of 2");
    EXPECT(msmith_fft(engine, points, 0, many, form, 0, NULL, out, 128), MSMITH_LENGTH, "128 bytes");
    EXPECT(msmith_fft(engine, points, 0, 2, form | MSMITH_SIGNED, 0, NULL, out, 128), MSMITH_ARGUMENT, "MSMITH_SIGNED");
    meaning_nothing_but(IN_SUBGROUP, msmith_fft(engine, points, 0, 2, form, 0, &given, out, 128));
    EXPECT(msmith_check(NULL, points, 0, 2, form, 0, NULL), MSMITH_NULL, "an engine");
    EXPECT(msmith_check(engine, NULL, 0, 2, form, 0, NULL), MSMITH_NULL, "`points`");
    EXPECT(msmith_check(engine, points, 0, 2, form, 2, NULL), MSMITH_ARGUMENT, "`subgroup` is 2");
    EXPECT(msmith_check(engine, points, 0, 2, form, -1, NULL), MSMITH_ARGUMENT, "`subgroup` is -1");
    EXPECT(msmith_check(engine, points, 0, many, form, 0, NULL), MSMITH_LENGTH, "all memory");
    EXPECT(msmith_check(engine, points, 0, 2, form | MSMITH_SCALARS_BIG_ENDIAN, 0, NULL),
           MSMITH_ARGUMENT, "MSMITH_SCALARS_BIG_ENDIAN");
    EXPECT(msmith_check(engine, NULL, 0, 0, form, 1, NULL), MSMITH_OK, NULL);
    meaning_nothing(msmith_check(engine, points, 0, 2, form, 1, &given));
    EXPECT(msmith_bases_new(NULL, points, 0, 2, form, 0, NULL, &bases), MSMITH_NULL, "an engine");
    EXPECT(msmith_bases_new(engine, NULL, 0, 2, form, 0, NULL, &bases), MSMITH_NULL, "`points`");
    EXPECT(msmith_bases_new(engine, points, 0, many, form, 0, NULL, &bases), MSMITH_LENGTH, "all memory");
    EXPECT(msmith_bases_new(engine, points, 0, 2, form | MSMITH_SIGNED, 0, NULL, &bases),
           MSMITH_ARGUMENT, "MSMITH_SIGNED");
    meaning_nothing_but(IN_SUBGROUP, msmith_bases_new(engine, points, 0, 2, form, 100000, &given, &bases));
    TRUE(bases == NULL);
    TRUE(memcmp(out, before, sizeof out) == 0);
}

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
    EXPECT(msmith_kzg_recover_blob(room, indices, room, 64, kzg, NULL), MSMITH_ARGUMENT, "must ascend");
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

/* Setups, commitments, proofs and cells. `other` is a handle of another kind, closed or not. */
static void kzg(const void *other) {
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
        exit(1);
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
    EXPECT(msmith_kzg_verify_blob_kzg_proof(&ok, blob, point, point, other, NULL), MSMITH_HANDLE, NULL);
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
    EXPECT(msmith_kzg_prepare(kzg, NULL), MSMITH_HANDLE, "closed");
}

int main(void) {
    TRUE(strcmp(msmith_version(), MSMITH_VERSION) == 0);
    TRUE(strcmp(msmith_error(), "") == 0 && msmith_error_item() == -1);
    size_t curves = 0, named = 0;
    while (msmith_curve_name(curves) != NULL) {
        TRUE(strncmp(msmith_curve_name(curves), "toy-", 4) != 0);
        named += strcmp(msmith_curve_name(curves), "bn254") == 0 || strcmp(msmith_curve_name(curves), "ed25519") == 0;
        curves++;
    }
    TRUE(named == 2 && curves >= 10);
    TRUE(msmith_curve_name((size_t)-1) == NULL);

    /* Engines. */
    msmith_engine *engine = (msmith_engine *)&curves;
    EXPECT(msmith_engine_new("bn255", 1, NULL, &engine), MSMITH_CURVE, "bn255");
    TRUE(engine == NULL);
    EXPECT(msmith_engine_new(NULL, 1, NULL, &engine), MSMITH_NULL, "`curve`");
    EXPECT(msmith_engine_new("bn254", 1, NULL, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_engine_new("bn254", 1, NULL, (msmith_engine **)((char *)&engine + 1)), MSMITH_ARGUMENT, "aligned");
    EXPECT(msmith_engine_new("bn254", 0, NULL, &engine), MSMITH_ARGUMENT, "`group` is 0");
    EXPECT(msmith_engine_new("bn254", 3, NULL, &engine), MSMITH_ARGUMENT, "`group` is 3");
    EXPECT(msmith_engine_new("pallas", 2, NULL, &engine), MSMITH_CURVE, "pallas");
    EXPECT(msmith_engine_new("ed25519", 2, NULL, &engine), MSMITH_CURVE, "`group` must be 1");
    EXPECT(msmith_engine_new("bn254", 1, "z80", &engine), MSMITH_BACKEND, "z80");
    EXPECT(msmith_engine_new("{ \"name\": \"mine\" }", 1, NULL, &engine), MSMITH_CURVE, "curve file");
    EXPECT(msmith_engine_new("{", 1, NULL, &engine), MSMITH_CURVE, "curve file");
    EXPECT(msmith_engine_new("\xff\xfe", 1, NULL, &engine), MSMITH_ARGUMENT, "UTF-8");
    TRUE(engine == NULL);
    EXPECT(msmith_engine_new("bn254", 1, NULL, &engine), MSMITH_OK, NULL);
    TRUE(msmith_point_bytes(engine) == 64);

    /* Points: the generator, twice. */
    const uint32_t form = MSMITH_PLAIN;
    uint8_t points[128] = {0}, sum[64], before[64];
    points[0] = points[64] = 1;
    points[32] = points[96] = 2;
    uint64_t scalars[2] = {1, 2};
    memset(sum, 7, sizeof sum);
    memcpy(before, sum, sizeof sum);
    EXPECT(msmith_msm(NULL, points, 0, scalars, 64, 2, form, NULL, sum, 64), MSMITH_NULL, "an engine");
    EXPECT(msmith_msm(engine, NULL, 0, scalars, 64, 2, form, NULL, sum, 64), MSMITH_NULL, "`points`");
    EXPECT(msmith_msm(engine, points, 0, NULL, 64, 2, form, NULL, sum, 64), MSMITH_NULL, "`scalars`");
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, NULL, NULL, 64), MSMITH_NULL, "`sum`");
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, NULL, sum, 63), MSMITH_LENGTH, "a point has 64");
    EXPECT(msmith_msm(engine, points, 63, scalars, 64, 2, form, NULL, sum, 64), MSMITH_LENGTH, "`stride` is 63");
    EXPECT(msmith_msm(engine, points, 0, scalars, 0, 2, form, NULL, sum, 64), MSMITH_ARGUMENT, "`nbits` is 0");
    EXPECT(msmith_msm(engine, points, 0, scalars, 65537, 2, form, NULL, sum, 64), MSMITH_ARGUMENT, "1 to 65536");
    EXPECT(msmith_msm(engine, points, 0, scalars, 9, 2, form | MSMITH_SIGNED, NULL, sum, 64),
           MSMITH_ARGUMENT, "SIGNED");
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, 32, NULL, sum, 64), MSMITH_ARGUMENT, "0x20");
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, (size_t)-1, form, NULL, sum, 64), MSMITH_LENGTH, "all memory");
    EXPECT(msmith_msm(engine, points, (size_t)1 << 63, scalars, 64, 3, form, NULL, sum, 64),
           MSMITH_LENGTH, "all memory");
    const uint8_t nine_bits[4] = {0xff, 0x01, 0xff, 0x02};
    EXPECT(msmith_msm(engine, points, 0, nine_bits, 9, 2, form, NULL, sum, 64), MSMITH_ARGUMENT, "scalar 1");
    TRUE(msmith_error_item() == 1);
    points[64] = 3;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, NULL, sum, 64), MSMITH_NOT_ON_CURVE, "point 1");
    TRUE(msmith_error_item() == 1);
    EXPECT(msmith_check(engine, points, 0, 2, form, 1, NULL), MSMITH_NOT_ON_CURVE, "point 1");
    EXPECT(msmith_check(engine, points, 0, 2, 0, 0, NULL), MSMITH_NOT_ON_CURVE, "point 0");
    memset(points, 0xff, 64);
    EXPECT(msmith_check(engine, points, 0, 2, 0, 0, NULL), MSMITH_NOT_CANONICAL, "point 0");
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 1, form, NULL, sum, 64), MSMITH_NOT_CANONICAL, "point 0");
    TRUE(memcmp(sum, before, sizeof sum) == 0);
    memcpy(points, points + 64, 64);
    points[0] = points[64] = 1;
    EXPECT(msmith_check(engine, points, 0, 2, form, 1, NULL), MSMITH_OK, NULL);

    /* Lists of pointers. */
    const void *list[2] = {points, NULL};
    EXPECT(msmith_msm(engine, list, 0, scalars, 64, 2, form | MSMITH_POINTERS, NULL, sum, 64),
           MSMITH_NULL, "pointer 1");
    TRUE(msmith_error_item() == 1);
    EXPECT(msmith_msm(engine, list, 64, scalars, 64, 1, form | MSMITH_POINTERS, NULL, sum, 64),
           MSMITH_LENGTH, "`stride`");
    EXPECT(msmith_msm(engine, (uint8_t *)list + 1, 0, scalars, 64, 1, form | MSMITH_POINTERS, NULL, sum, 64),
           MSMITH_ARGUMENT, "aligned");

    /* Options of every age. */
    msmith_options options = MSMITH_OPTIONS_INIT;
    options.size = 0;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64),
           MSMITH_ARGUMENT, "options.size is 0");
    options.size = 5000;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64),
           MSMITH_ARGUMENT, "MSMITH_OPTIONS_INIT");
    options.size = sizeof options - 1;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64), MSMITH_ARGUMENT, "options.size");
    options.size = sizeof options;
    options.in_subgroup = 2;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64), MSMITH_ARGUMENT, "in_subgroup");
    options.in_subgroup = 0;
    options.algorithm = 8;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64),
           MSMITH_ARGUMENT, "options.algorithm");
    options.algorithm = MSMITH_AUTO;
    options.memory_limit = 1;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64), MSMITH_MEMORY, "too little memory");
    options.memory_limit = 0;
    uint8_t flag = 2;
    options.cancel = &flag;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64), MSMITH_ARGUMENT, "cancel");
    flag = 1;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &options, sum, 64), MSMITH_CANCELLED, NULL);
    TRUE(memcmp(sum, before, sizeof sum) == 0);
    struct old_options *old = malloc(sizeof *old); /* Of its own, so that a look behind it is seen. */
    if (old == NULL) {
        return 1;
    }
    *old = (struct old_options){sizeof *old, 1, 1};
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, (msmith_options *)old, sum, 64), MSMITH_OK, NULL);
    TRUE(memcmp(sum, before, sizeof sum) != 0);
    free(old);
    struct new_options new = {MSMITH_OPTIONS_INIT, 0};
    new.known.size = sizeof new;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &new.known, before, 64), MSMITH_OK, NULL);
    TRUE(memcmp(sum, before, sizeof sum) == 0);
    new.later = 1;
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, &new.known, sum, 64), MSMITH_ARGUMENT, "at byte 56");

    /* No points; results over inputs. */
    EXPECT(msmith_msm(engine, NULL, 0, NULL, 64, 0, form, NULL, sum, 64), MSMITH_OK, NULL);
    const uint8_t infinity[64] = {0};
    TRUE(memcmp(sum, infinity, 64) == 0);
    uint8_t over[128];
    memcpy(over, points, 128);
    EXPECT(msmith_msm(engine, over, 0, scalars, 64, 2, form, NULL, over + 32, 64), MSMITH_OK, NULL);
    TRUE(memcmp(over + 32, before, 64) == 0);

    /* Flags, options and numbers that mean nothing for a call. */
    lists(engine, points, scalars);

    /* Bases. */
    msmith_bases *bases;
    size_t n;
    EXPECT(msmith_bases_new(engine, points, 0, 2, form, 1, NULL, &bases), MSMITH_MEMORY, NULL);
    TRUE(bases == NULL);
    EXPECT(msmith_bases_new(engine, points, 0, 2, form, 100000, NULL, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_bases_new(engine, points, 0, 2, form, 100000, NULL, &bases), MSMITH_OK, NULL);
    EXPECT(msmith_bases_size(bases, NULL, NULL), MSMITH_NULL, NULL);
    EXPECT(msmith_bases_size(bases, &n, NULL), MSMITH_OK, NULL);
    TRUE(n == 2);
    EXPECT(msmith_bases_msm(bases, scalars, 64, 3, form, NULL, sum, 64), MSMITH_LENGTH, "2 bases");
    EXPECT(msmith_bases_msm(bases, scalars, 64, 2, form, NULL, sum, 65), MSMITH_LENGTH, "65 bytes");
    EXPECT(msmith_bases_msm((msmith_bases *)engine, scalars, 64, 2, form, NULL, sum, 64), MSMITH_HANDLE, "an engine");
    EXPECT(msmith_bases_msm(bases, scalars, 64, 2, form, NULL, sum, 64), MSMITH_OK, NULL);
    TRUE(memcmp(sum, before, sizeof sum) == 0);
    EXPECT(msmith_bases_save(bases, "/no/such/folder/table", NULL), MSMITH_FILE, "/no/such/folder");
    EXPECT(msmith_bases_save(bases, NULL, NULL), MSMITH_NULL, "`path`");
    EXPECT(msmith_bases_save(bases, "", NULL), MSMITH_ARGUMENT, "`path` is empty");
    EXPECT(msmith_bases_save(bases, "/tmp", NULL), MSMITH_FILE, "/tmp");
    meaning_nothing(msmith_bases_save(bases, "/no/such/folder/table", &given));
    meaning_nothing_but(IN_SUBGROUP, msmith_bases_msm(bases, scalars, 64, 2, form, &given, sum, 64));
    EXPECT(msmith_bases_msm(bases, scalars, 64, 2, form | MSMITH_POINTERS, NULL, sum, 64),
           MSMITH_ARGUMENT, "MSMITH_POINTERS");
    EXPECT(msmith_bases_msm(bases, scalars, 64, (size_t)-1, form, NULL, sum, 64), MSMITH_LENGTH, "2 bases");
    EXPECT(msmith_bases_msm(bases, NULL, 64, 0, form, NULL, over, 64), MSMITH_OK, NULL);
    TRUE(memcmp(over, infinity, 64) == 0);
    msmith_bases *none;
    EXPECT(msmith_bases_open(engine, "", 0, NULL, &none), MSMITH_ARGUMENT, "`path` is empty");
    EXPECT(msmith_bases_open(engine, "/no/such/table", 2, NULL, &none), MSMITH_ARGUMENT, "`verify` is 2");
    meaning_nothing(msmith_bases_open(engine, "/no/such/table", 0, &given, &none));
    EXPECT(msmith_bases_open(engine, "/no/such/table", 0, NULL, &none), MSMITH_FILE, "/no/such/table");
    EXPECT(msmith_bases_open(engine, "/dev/null", 0, NULL, &none), MSMITH_FILE, "/dev/null");
    TRUE(none == NULL);

    /* Streams. */
    msmith_stream *stream;
    EXPECT(msmith_stream_new(engine, NULL, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_stream_new(engine, NULL, &stream), MSMITH_OK, NULL);
    EXPECT(msmith_stream_push(stream, points, 0, scalars, 64, 2, form), MSMITH_OK, NULL);
    EXPECT(msmith_stream_push(stream, NULL, 0, scalars, 64, 2, form), MSMITH_NULL, "`points`");
    EXPECT(msmith_stream_push(NULL, points, 0, scalars, 64, 2, form), MSMITH_NULL, "a stream");
    EXPECT(msmith_stream_push(stream, points, 0, scalars, 64, (size_t)-1, form), MSMITH_LENGTH, "all memory");
    EXPECT(msmith_stream_push(stream, points, 63, scalars, 64, 2, form), MSMITH_LENGTH, "`stride` is 63");
    EXPECT(msmith_stream_push(stream, NULL, 0, NULL, 64, 0, form), MSMITH_OK, NULL);
    EXPECT(msmith_stream_push((msmith_stream *)bases, points, 0, scalars, 64, 2, form), MSMITH_HANDLE, "bases");
    EXPECT(msmith_stream_sum(stream, form, sum, 1), MSMITH_LENGTH, "1 bytes");
    EXPECT(msmith_stream_sum(stream, form | MSMITH_POINTERS, sum, 64), MSMITH_ARGUMENT, "MSMITH_POINTERS");
    EXPECT(msmith_stream_sum(stream, form | MSMITH_SIGNED, sum, 64), MSMITH_ARGUMENT, "MSMITH_SIGNED");
    EXPECT(msmith_stream_sum((msmith_stream *)bases, form, sum, 64), MSMITH_HANDLE, "bases");
    EXPECT(msmith_stream_sum(NULL, form, sum, 64), MSMITH_NULL, "a stream");

    /* Closed, closed twice, and what was never open. */
    EXPECT(msmith_close(NULL), MSMITH_OK, NULL);
    EXPECT(msmith_close(engine), MSMITH_OK, NULL);
    EXPECT(msmith_close(engine), MSMITH_HANDLE, "closed already");
    EXPECT(msmith_close(&engine), MSMITH_HANDLE, "never given out");
    EXPECT(msmith_close((void *)(intptr_t)-1), MSMITH_HANDLE, NULL);
    EXPECT(msmith_msm(engine, points, 0, scalars, 64, 2, form, NULL, sum, 64), MSMITH_HANDLE, "closed");
    EXPECT(msmith_engine_release(engine), MSMITH_HANDLE, NULL);
    TRUE(msmith_point_bytes(engine) == 0);
    EXPECT(msmith_stream_sum(stream, form, sum, 64), MSMITH_OK, NULL);
    TRUE(memcmp(sum, before, sizeof sum) == 0);
    EXPECT(msmith_bases_msm(bases, scalars, 64, 2, form, NULL, sum, 64), MSMITH_OK, NULL);
    EXPECT(msmith_close(stream), MSMITH_OK, NULL);
    EXPECT(msmith_stream_push(stream, points, 0, scalars, 64, 2, form), MSMITH_HANDLE, "closed");
    EXPECT(msmith_close(bases), MSMITH_OK, NULL);
    EXPECT(msmith_close(stream), MSMITH_HANDLE, NULL);

    kzg(engine);

    /* The shape of blst. */
    blst_p1 p1;
    EXPECT(msmith_blst_p1s_mult_pippenger(NULL, NULL, 0, NULL, 255, NULL), MSMITH_NULL, "`ret`");
    EXPECT(msmith_blst_p1s_mult_pippenger(&p1, NULL, 1, NULL, 255, NULL), MSMITH_NULL, "`points`");
    const blst_p1_affine *no_points[1] = {NULL};
    const uint8_t *no_scalars[1] = {NULL};
    EXPECT(msmith_blst_p1s_mult_pippenger(&p1, no_points, 1, no_scalars, 255, NULL), MSMITH_NULL, "pointer 0");

    /* Messages are a thread's own. */
    pthread_t thread;
    if (pthread_create(&thread, NULL, another_thread, NULL) != 0 || pthread_join(thread, NULL) != 0) {
        return 1;
    }
    TRUE(strstr(msmith_error(), "pointer 0") != NULL);

    if (wrong == 0) {
        printf("misuse: all refused\n");
    }
    return wrong != 0;
}

/*
 * What a caller of Groth16's functions can do wrong gives a code and a message, and never ends the program. It runs in
 * the folder of small keys.
 */
#include "expect.h"
#include <stdlib.h>

static void keys(const msmith_groth16_key *key, const msmith_groth16_vk *vk) {
    msmith_groth16_key *none;
    msmith_groth16_vk *no_vk;
    size_t size;
    EXPECT(msmith_groth16_key_open(NULL, "bn254-1.zkey", NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_groth16_key_open(&none, NULL, NULL), MSMITH_NULL, "`path`");
    EXPECT(msmith_groth16_key_open(&none, "", NULL), MSMITH_ARGUMENT, "`path`");
    EXPECT(msmith_groth16_key_open(&none, "no such file", NULL), MSMITH_FILE, "no such file");
    EXPECT(msmith_groth16_key_open(&none, "bn254.wtns", NULL), MSMITH_DATA, "wtns");
    EXPECT(msmith_groth16_key_new(NULL, "zkey", 4, NULL), MSMITH_NULL, "`out`");
    EXPECT(msmith_groth16_key_new(&none, NULL, 4, NULL), MSMITH_NULL, "`zkey`");
    EXPECT(msmith_groth16_key_new(&none, "zkey", (size_t)-1, NULL), MSMITH_LENGTH, "`zkey`");
    EXPECT(msmith_groth16_key_new(&none, NULL, 0, NULL), MSMITH_DATA, "empty");
    EXPECT(msmith_groth16_key_new(&none, "zkey", 4, NULL), MSMITH_DATA, NULL);
    TRUE(none == NULL);
    meaning_nothing_but(IN_SUBGROUP, msmith_groth16_key_open(&none, "bn254-1.zkey", &given));
    meaning_nothing_but(IN_SUBGROUP, msmith_groth16_key_new(&none, "zkey", 4, &given));
    EXPECT(msmith_groth16_key_sizes(NULL, NULL, NULL, NULL), MSMITH_NULL, "proving key");
    EXPECT(msmith_groth16_key_sizes((const msmith_groth16_key *)vk, NULL, NULL, &size), MSMITH_HANDLE, "this one is");
    EXPECT(msmith_groth16_key_sizes(key, NULL, NULL, NULL), MSMITH_OK, NULL);
    EXPECT(msmith_groth16_vk_open(NULL, "bn254-1.json"), MSMITH_NULL, "`out`");
    EXPECT(msmith_groth16_vk_open(&no_vk, NULL), MSMITH_NULL, "`path`");
    EXPECT(msmith_groth16_vk_open(&no_vk, "no such file"), MSMITH_FILE, "no such file");
    EXPECT(msmith_groth16_vk_open(&no_vk, "bn254.wtns"), MSMITH_DATA, "no verifying key");
    EXPECT(msmith_groth16_vk_new(NULL, "{}", 2), MSMITH_NULL, "`out`");
    EXPECT(msmith_groth16_vk_new(&no_vk, NULL, 2), MSMITH_NULL, "`data`");
    EXPECT(msmith_groth16_vk_new(&no_vk, "{}", 2), MSMITH_DATA, "verification key");
    EXPECT(msmith_groth16_vk_new(&no_vk, "{\xff}", 3), MSMITH_DATA, "UTF-8");
    TRUE(no_vk == NULL);
}

static void proofs(const msmith_groth16_key *key, char *proof, char *signals, size_t size) {
    const size_t enough = MSMITH_GROTH16_PROOF_BYTES;
    unsigned char large[32];
    memset(large, 0xff, 32);
    const char *wtns = "bn254.wtns";
    EXPECT(msmith_groth16_prove_file(NULL, enough, signals, size, key, wtns, NULL, NULL, NULL), MSMITH_NULL, "`proof`");
    EXPECT(msmith_groth16_prove_file(proof, enough, NULL, size, key, wtns, NULL, NULL, NULL), MSMITH_NULL, "`signals`");
    EXPECT(msmith_groth16_prove_file(proof, 99, signals, size, key, wtns, NULL, NULL, NULL), MSMITH_LENGTH, "99 bytes");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size - 1, key, wtns, NULL, NULL, NULL), MSMITH_LENGTH,
           "`signals`");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size, NULL, wtns, NULL, NULL, NULL), MSMITH_NULL,
           "proving key");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size, key, NULL, NULL, NULL, NULL), MSMITH_NULL, "`path`");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size, key, wtns, large, NULL, NULL), MSMITH_NULL, "`s`");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size, key, wtns, NULL, large, NULL), MSMITH_NULL, "`r`");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size, key, wtns, large, large, NULL), MSMITH_DATA,
           "blinding number");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size, key, "bls12-381.wtns", NULL, NULL, NULL),
           MSMITH_CURVE, "witness");
    EXPECT(msmith_groth16_prove_file(proof, enough, signals, size, key, "../../snarkjs/bn254.wtns", NULL, NULL, NULL),
           MSMITH_LENGTH, "witness value");
    EXPECT(msmith_groth16_prove(proof, enough, signals, size, key, NULL, 5, NULL, NULL, NULL), MSMITH_NULL, "`wtns`");
    EXPECT(msmith_groth16_prove(proof, enough, signals, size, key, "wtns\2", 5, NULL, NULL, NULL), MSMITH_DATA, NULL);
    meaning_nothing(msmith_groth16_prove_file(proof, enough, signals, size, key, wtns, NULL, NULL, &given));
    meaning_nothing(msmith_groth16_prove(proof, enough, signals, size, key, wtns, 5, NULL, NULL, &given));
}

static void verifications(const msmith_groth16_vk *vk, const char *proof, const char *signals) {
    const char *const many[2] = {proof, proof}, *const of[2] = {signals, signals}, *const bad[2] = {signals, "[\"x\"]"};
    const char *const gap[2] = {proof, NULL};
    bool ok = true;
    uint8_t invalid[2];
    size_t count;
    EXPECT(msmith_groth16_vk_is_forgeable(NULL, vk), MSMITH_NULL, "`forgeable`");
    EXPECT(msmith_groth16_vk_is_forgeable(&ok, NULL), MSMITH_NULL, "verifying key");
    TRUE(ok);
    EXPECT(msmith_groth16_verify(NULL, vk, proof, signals, NULL), MSMITH_NULL, "`ok`");
    EXPECT(msmith_groth16_verify(&ok, NULL, proof, signals, NULL), MSMITH_NULL, "verifying key");
    TRUE(!ok);
    EXPECT(msmith_groth16_verify(&ok, vk, NULL, signals, NULL), MSMITH_NULL, "`proof`");
    EXPECT(msmith_groth16_verify(&ok, vk, proof, NULL, NULL), MSMITH_NULL, "`signals`");
    EXPECT(msmith_groth16_verify(&ok, vk, signals, signals, NULL), MSMITH_DATA, "proof");
    EXPECT(msmith_groth16_verify(&ok, vk, proof, proof, NULL), MSMITH_DATA, "public signals");
    EXPECT(msmith_groth16_verify(&ok, vk, proof, "[]", NULL), MSMITH_LENGTH, "public signal");
    EXPECT(msmith_groth16_verify(&ok, vk, proof, signals, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_groth16_verify_batch(NULL, vk, many, of, 2, NULL), MSMITH_NULL, "`ok`");
    EXPECT(msmith_groth16_verify_batch(&ok, vk, NULL, of, 2, NULL), MSMITH_NULL, "`proofs`");
    EXPECT(msmith_groth16_verify_batch(&ok, vk, many, NULL, 2, NULL), MSMITH_NULL, "`signals`");
    EXPECT(msmith_groth16_verify_batch(&ok, vk, gap, of, 2, NULL), MSMITH_NULL, "pointer 1 of `proofs`");
    EXPECT(msmith_groth16_verify_batch(&ok, vk, many, of, (size_t)-1, NULL), MSMITH_LENGTH, "`proofs`");
    EXPECT(msmith_groth16_verify_batch(&ok, vk, many, bad, 2, NULL), MSMITH_DATA, "proof 1: ");
    TRUE(!ok && msmith_error_item() == 1);
    EXPECT(msmith_groth16_verify_batch(&ok, vk, NULL, NULL, 0, NULL), MSMITH_OK, NULL);
    TRUE(ok);
    EXPECT(msmith_groth16_find_invalid(NULL, &count, vk, many, of, 2, NULL), MSMITH_NULL, "`invalid`");
    EXPECT(msmith_groth16_find_invalid(invalid, NULL, vk, many, of, 2, NULL), MSMITH_NULL, "`count`");
    EXPECT(msmith_groth16_find_invalid(invalid, &count, vk, NULL, of, 2, NULL), MSMITH_NULL, "`proofs`");
    EXPECT(msmith_groth16_find_invalid(invalid, &count, vk, many, bad, 2, NULL), MSMITH_OK, NULL);
    TRUE(count == 1 && invalid[0] == 0 && invalid[1] == 1);
    EXPECT(msmith_groth16_find_invalid(NULL, &count, vk, NULL, NULL, 0, NULL), MSMITH_OK, NULL);
    TRUE(count == 0);
    meaning_nothing(msmith_groth16_verify(&ok, vk, proof, signals, &given));
    meaning_nothing(msmith_groth16_verify_batch(&ok, vk, many, of, 2, &given));
    meaning_nothing(msmith_groth16_find_invalid(invalid, &count, vk, many, of, 2, &given));
}

static void lists(void) {
    msmith_groth16_lists lists = {0};
    static const uint64_t zero[64];
    const uint8_t flags[3] = {1, 2, 0};
    unsigned char proof[256];
#define PROVE msmith_groth16_prove_lists(proof, 256, &lists, NULL, NULL, NULL)
    EXPECT(msmith_groth16_prove_lists(proof, 256, NULL, NULL, NULL, NULL), MSMITH_NULL, "`lists`");
    EXPECT(PROVE, MSMITH_ARGUMENT, "lists.size is 0");
    lists.size = sizeof lists;
    EXPECT(PROVE, MSMITH_LENGTH, "that is no circuit");
    lists.wires = 3, lists.signals = 1, lists.constraints = 2, lists.domain = 2;
    EXPECT(PROVE, MSMITH_NULL, "lists.curve");
    lists.curve = "ed25519";
    EXPECT(PROVE, MSMITH_CURVE, "ed25519");
    lists.curve = "bn254";
    EXPECT(msmith_groth16_prove_lists(NULL, 256, &lists, NULL, NULL, NULL), MSMITH_NULL, "`proof`");
    EXPECT(msmith_groth16_prove_lists(proof, 255, &lists, NULL, NULL, NULL), MSMITH_LENGTH, "255 bytes");
    meaning_nothing(msmith_groth16_prove_lists(proof, 256, &lists, NULL, NULL, &given));
    EXPECT(PROVE, MSMITH_NULL, "lists.first");
    lists.first = zero;
    EXPECT(PROVE, MSMITH_NULL, "lists.second");
    lists.second = zero;
    EXPECT(PROVE, MSMITH_NULL, "lists.a");
    lists.no_a = flags;
    EXPECT(PROVE, MSMITH_ARGUMENT, "lists.no_a[1]");
    lists.no_a = NULL, lists.no_c = flags + 1;
    EXPECT(PROVE, MSMITH_ARGUMENT, "lists.no_c[0]");
    lists.no_c = NULL, lists.a = lists.b1 = lists.b2 = lists.c = lists.h = zero;
    EXPECT(PROVE, MSMITH_NULL, "lists.w");
    lists.w = lists.values_b = zero;
    EXPECT(PROVE, MSMITH_NULL, "lists.values_a");
    lists.values_a = zero;
    /* Its first wire is not 1. */
    EXPECT(PROVE, MSMITH_DATA, "first value is not 1");
    lists.h_reversed = 2;
    EXPECT(PROVE, MSMITH_ARGUMENT, "h_reversed");
    lists.h_reversed = 0, lists.constraints = 3;
    EXPECT(PROVE, MSMITH_LENGTH, "that is no circuit");
    lists.domain = 3;
    EXPECT(PROVE, MSMITH_ARGUMENT, NULL);
    lists.wires = (size_t)-1;
    EXPECT(PROVE, MSMITH_LENGTH, "2^32");
#undef PROVE
}

int main(void) {
    msmith_groth16_key *key;
    msmith_groth16_vk *vk;
    size_t size;
    EXPECT(msmith_groth16_key_open(&key, "bn254-1.zkey", NULL), MSMITH_OK, NULL);
    EXPECT(msmith_groth16_vk_open(&vk, "bn254-1.json"), MSMITH_OK, NULL);
    EXPECT(msmith_groth16_key_sizes(key, NULL, NULL, &size), MSMITH_OK, NULL);
    char proof[MSMITH_GROTH16_PROOF_BYTES], *signals = malloc(size);
    if (signals == NULL) {
        return 1;
    }
    keys(key, vk);
    proofs(key, proof, signals, size);
    EXPECT(msmith_groth16_prove_file(proof, sizeof proof, signals, size, key, "bn254.wtns", NULL, NULL, NULL),
           MSMITH_OK, NULL);
    verifications(vk, proof, signals);
    lists();
    EXPECT(msmith_close(key), MSMITH_OK, NULL);
    EXPECT(msmith_close(vk), MSMITH_OK, NULL);
    EXPECT(msmith_groth16_key_sizes(key, NULL, NULL, &size), MSMITH_HANDLE, "closed");
    free(signals);
    if (wrong == 0) {
        puts("misuse: all refused");
    }
    return wrong != 0;
}

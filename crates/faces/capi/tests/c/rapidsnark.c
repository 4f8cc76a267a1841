/* A program for rapidsnark: its functions, what they answer and write, and what they refuse. */
#include <msmith_rapidsnark.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong = 0;
static char message[256];

#define TRUE(what)                                                                                                     \
    do {                                                                                                               \
        if (!(what)) {                                                                                                 \
            fprintf(stderr, "line %d: %s (%s)\n", __LINE__, #what, message);                                           \
            wrong++;                                                                                                   \
        }                                                                                                              \
    } while (0)

/* A whole file, with a zero byte behind it. */
static char *whole(const char *path, unsigned long long *size) {
    FILE *file = fopen(path, "rb");
    char *data = calloc(1 << 16, 1);
    if (file == NULL || data == NULL) {
        exit(1);
    }
    *size = fread(data, 1, (1 << 16) - 1, file);
    fclose(file);
    return data;
}

int main(int argc, char **argv) {
    if (argc != 5) {
        return 2;
    }
    unsigned long long zkey_size, wtns_size, vk_size, other_size, proof_size, public_size, same;
    char *zkey = whole(argv[1], &zkey_size), *wtns = whole(argv[2], &wtns_size), *vk = whole(argv[3], &vk_size);
    char *other = whole(argv[4], &other_size);
    char proof[1300], public[400];

    groth16_proof_size(&proof_size);
    TRUE(proof_size >= 810 && proof_size <= sizeof proof);
    TRUE(groth16_public_size_for_zkey_buf(zkey, zkey_size, &public_size, message, sizeof message) == PROVER_OK);
    TRUE(groth16_public_size_for_zkey_file(argv[1], &same, message, sizeof message) == PROVER_OK);
    TRUE(public_size == same && public_size >= 3 * 80 && public_size <= sizeof public);

    /* In one; of a file; by a prover, twice. */
    TRUE(groth16_prover(zkey, zkey_size, wtns, wtns_size, proof, &proof_size, public, &public_size, message,
                        sizeof message) == PROVER_OK);
    TRUE(proof_size == strlen(proof) && public_size == strlen(public));
    TRUE(strncmp(proof, "{\"pi_a\":[\"", 10) == 0 && strstr(proof, "\"],\"protocol\":\"groth16\"}") != NULL);
    TRUE(strpbrk(proof, " \n") == NULL && strpbrk(public, " \n") == NULL && public[0] == '[');
    TRUE(groth16_verify(proof, public, vk, message, sizeof message) == VERIFIER_VALID_PROOF);
    proof_size = sizeof proof, public_size = sizeof public;
    TRUE(groth16_prover_zkey_file(argv[1], wtns, wtns_size, proof, &proof_size, public, &public_size, message,
                                  sizeof message) == PROVER_OK);
    TRUE(groth16_verify(proof, public, vk, message, sizeof message) == VERIFIER_VALID_PROOF);
    void *provers[2];
    TRUE(groth16_prover_create(&provers[0], zkey, zkey_size, message, sizeof message) == PROVER_OK);
    TRUE(groth16_prover_create_zkey_file(&provers[1], argv[1], message, sizeof message) == PROVER_OK);
    memset(zkey, 0, zkey_size);
    for (int i = 0; i < 2; i++) {
        proof_size = sizeof proof, public_size = sizeof public;
        TRUE(groth16_prover_prove(provers[i], wtns, wtns_size, proof, &proof_size, public, &public_size, message,
                                  sizeof message) == PROVER_OK);
        TRUE(groth16_verify(proof, public, vk, NULL, 0) == VERIFIER_VALID_PROOF);
    }

    /* Buffers that are too small: what is enough, and nothing is written. */
    unsigned long long needed = proof_size + 1;
    char before = proof[0];
    proof_size = 9, proof[0] = 'x';
    public_size = sizeof public;
    TRUE(groth16_prover_prove(provers[0], wtns, wtns_size, proof, &proof_size, public, &public_size, message,
                              sizeof message) == PROVER_ERROR_SHORT_BUFFER);
    /* Enough for any proof of the key. */
    unsigned long long most_proof, most_public;
    groth16_proof_size(&most_proof);
    TRUE(groth16_public_size_for_zkey_file(argv[1], &most_public, message, sizeof message) == PROVER_OK);
    TRUE(proof_size == most_proof && proof_size > needed && public_size == most_public && proof[0] == 'x');
    TRUE(strstr(message, "too small") != NULL);
    proof[0] = before;

    /* Answers of verifications. */
    char *digit = strpbrk(public, "0123456789");
    *digit = *digit == '1' ? '2' : '1';
    TRUE(groth16_verify(proof, public, vk, message, sizeof message) == VERIFIER_INVALID_PROOF);
    TRUE(groth16_verify("{", public, vk, message, sizeof message) == VERIFIER_ERROR && message[0] != 0);
    TRUE(groth16_verify(proof, "[]", vk, message, sizeof message) == VERIFIER_ERROR);
    TRUE(groth16_verify(NULL, public, vk, message, sizeof message) == VERIFIER_ERROR);
    TRUE(groth16_verify(proof, public, NULL, NULL, 0) == VERIFIER_ERROR);
    digit = strpbrk(strchr(proof, ':'), "0123456789");
    *digit = *digit == '1' ? '2' : '1';
    TRUE(groth16_verify(proof, public, vk, message, sizeof message) == VERIFIER_INVALID_PROOF);

    /* What is refused. */
    proof_size = sizeof proof, public_size = sizeof public;
    void *none = &none;
    TRUE(groth16_prover_create(&none, "zkey", 4, message, sizeof message) == PROVER_ERROR && none == NULL);
    TRUE(groth16_prover_create(NULL, zkey, zkey_size, message, sizeof message) == PROVER_ERROR);
    TRUE(groth16_prover_create(&none, NULL, 0, message, sizeof message) == PROVER_ERROR);
    TRUE(groth16_prover_create_zkey_file(&none, "no such file", message, 10) == PROVER_ERROR);
    TRUE(strlen(message) == 9);
    TRUE(groth16_public_size_for_zkey_file(NULL, &same, NULL, 0) == PROVER_ERROR);
    TRUE(groth16_public_size_for_zkey_buf(wtns, wtns_size, &same, NULL, 0) == PROVER_ERROR);
    TRUE(groth16_public_size_for_zkey_file(argv[1], NULL, NULL, 0) == PROVER_ERROR);
    TRUE(groth16_prover_prove(provers[0], other, other_size, proof, &proof_size, public, &public_size, message,
                              sizeof message) == PROVER_ERROR);
    TRUE(groth16_prover_prove(provers[0], wtns, wtns_size, NULL, &proof_size, public, &public_size, message,
                              sizeof message) == PROVER_ERROR);
    TRUE(groth16_prover_prove(provers[0], wtns, wtns_size, proof, &proof_size, public, NULL, message,
                              sizeof message) == PROVER_ERROR);
    TRUE(groth16_prover_prove(&none, wtns, wtns_size, proof, &proof_size, public, &public_size, message,
                              sizeof message) == PROVER_ERROR);
    /* A witness of one value less: its counts are at bytes 60 and 68. */
    unsigned values = (unsigned char)wtns[60] - 1;
    wtns[60] = (char)values;
    wtns[68] = (char)(32 * values % 256), wtns[69] = (char)(32 * values / 256);
    TRUE(groth16_prover_prove(provers[0], wtns, wtns_size - 32, proof, &proof_size, public, &public_size, message,
                              sizeof message) == PROVER_INVALID_WITNESS_LENGTH);
    for (int i = 0; i < 2; i++) {
        groth16_prover_destroy(provers[i]);
        groth16_prover_destroy(provers[i]);
    }
    groth16_prover_destroy(NULL);
    groth16_prover_destroy(&none);
    TRUE(groth16_prover_prove(provers[0], wtns, wtns_size, proof, &proof_size, public, &public_size, message,
                              sizeof message) == PROVER_ERROR);

    free(zkey), free(wtns), free(vk), free(other);
    if (wrong == 0) {
        puts("rapidsnark: all as it answers");
    }
    return wrong != 0;
}

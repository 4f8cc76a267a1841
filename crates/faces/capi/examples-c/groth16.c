/*
 * A proof of Groth16 from the files of circom and snarkjs, verified, and one of many that is wrong.
 *
 *   cc groth16.c $(pkg-config --cflags --libs msmith) -o groth16
 *   ./groth16 KEY.zkey WITNESS.wtns VERIFICATION_KEY.json
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

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: groth16 KEY.zkey WITNESS.wtns VERIFICATION_KEY.json\n");
        return 2;
    }
    /* Opened once, for many proofs. */
    msmith_groth16_key *key;
    size_t signals_bytes;
    must(msmith_groth16_key_open(&key, argv[1], NULL), argv[1]);
    must(msmith_groth16_key_sizes(key, NULL, NULL, &signals_bytes), "sizes");

    char proof[MSMITH_GROTH16_PROOF_BYTES], *signals = malloc(signals_bytes);
    if (signals == NULL) {
        return 1;
    }
    must(msmith_groth16_prove_file(proof, sizeof proof, signals, signals_bytes, key, argv[2], NULL, NULL, NULL),
         argv[2]);
    printf("%s\n%s\n", proof, signals);

    msmith_groth16_vk *vk;
    bool ok;
    must(msmith_groth16_vk_open(&vk, argv[3]), argv[3]);
    must(msmith_groth16_verify(&ok, vk, proof, signals, NULL), "a verification");
    printf("the proof is %s\n", ok ? "right" : "wrong");
    if (!ok) {
        return 1;
    }

    /* Another first digit of the first signal. */
    char *others = malloc(signals_bytes), *digit;
    if (others == NULL) {
        return 1;
    }
    strcpy(others, signals);
    digit = others + strcspn(others, "0123456789");
    *digit = *digit == '1' ? '2' : '1';
    must(msmith_groth16_verify(&ok, vk, proof, others, NULL), "a verification");
    printf("of other signals it is %s\n", ok ? "right" : "wrong");

    const char *const proofs[3] = {proof, proof, proof}, *const all[3] = {signals, others, signals};
    uint8_t invalid[3];
    size_t count;
    must(msmith_groth16_verify_batch(&ok, vk, proofs, all, 3, NULL), "a verification of many");
    must(msmith_groth16_find_invalid(invalid, &count, vk, proofs, all, 3, NULL), "which are wrong");
    printf("%zu of 3 proofs is wrong: number %d\n", count, invalid[0] ? 0 : invalid[1] ? 1 : 2);

    free(signals);
    free(others);
    must(msmith_close(key), "closing");
    must(msmith_close(vk), "closing");
    return ok;
}

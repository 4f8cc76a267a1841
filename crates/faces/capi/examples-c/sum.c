/*
 * 3 P + 4 Q + 5 P on BN254, checked against 16 P for Q = 2 P; then the same bases prepared for many sums.
 *
 *   cc sum.c $(pkg-config --cflags --libs msmith) -o sum && ./sum
 */
#include <msmith.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every call is looked at. */
static void must(msmith_status status, const char *what) {
    if (status != MSMITH_OK) {
        fprintf(stderr, "%s: code %d: %s\n", what, (int)status, msmith_error());
        exit(1);
    }
}

int main(void) {
    /* G1 of BN254: points of 64 bytes, here as plain integers, x then y. Its generator is (1, 2). */
    const uint32_t form = MSMITH_PLAIN | MSMITH_BIG_ENDIAN;
    uint8_t generator[64] = {0}, twice[64], sum[64], sixteen[64], again[64];
    generator[31] = 1;
    generator[63] = 2;

    msmith_engine *engine;
    must(msmith_engine_new("bn254", 1, NULL, &engine), "an engine");
    if (msmith_point_bytes(engine) != sizeof sum) {
        fprintf(stderr, "a point of BN254 has %zu bytes\n", msmith_point_bytes(engine));
        return 1;
    }

    /* One scalar of 8 bits, and one of 256 bits, least significant byte first. */
    const uint8_t two = 2;
    const uint64_t wide[4] = {16, 0, 0, 0};
    must(msmith_msm(engine, generator, 0, &two, 8, 1, form, NULL, twice, sizeof twice), "2 G");
    must(msmith_msm(engine, generator, 0, wide, 256, 1, form, NULL, sixteen, sizeof sixteen), "16 G");

    /* Three points, given by pointers. */
    const void *points[3] = {generator, twice, generator};
    const uint64_t scalars[3] = {3, 4, 5};
    msmith_options options = MSMITH_OPTIONS_INIT;
    options.threads = 1;
    must(msmith_msm(engine, points, 0, scalars, 64, 3, form | MSMITH_POINTERS, &options, sum, sizeof sum), "a sum");
    if (memcmp(sum, sixteen, sizeof sum) != 0) {
        fprintf(stderr, "the sum is wrong\n");
        return 1;
    }

    /* The same points again and again: at most 1 MB for a table of their multiples. */
    msmith_bases *bases;
    must(msmith_bases_new(engine, points, 0, 3, form | MSMITH_POINTERS, 1000000, NULL, &bases), "bases");
    must(msmith_close(engine), "closing the engine"); /* The bases have what they need. */
    must(msmith_bases_msm(bases, scalars, 64, 3, form, NULL, again, sizeof again), "a sum over bases");
    must(msmith_close(bases), "closing the bases");
    if (memcmp(sum, again, sizeof sum) != 0) {
        fprintf(stderr, "the sum over bases is wrong\n");
        return 1;
    }

    printf("16 G = 0x");
    for (size_t i = 0; i < 32; i++) {
        printf("%02x", sum[i]);
    }
    printf(", ...\n");
    return 0;
}

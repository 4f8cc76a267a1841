/* What a caller can do wrong gives a code and a message, and never ends the program. */
#include "expect.h"
#include <msmith_blst.h>
#include <pthread.h>
#include <stdlib.h>

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

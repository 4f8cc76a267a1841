/* What programs of misuse share: calls with the code that they must answer, and a word of their message. */
#ifndef EXPECT_H
#define EXPECT_H

#include <msmith.h>
#include <stdio.h>
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

#endif

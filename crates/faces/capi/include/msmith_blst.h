/* Written by `cargo xtask faces` of the tables in src/face: change those. */
/*
 * msmith in the shape of blst's sums (blst.h of supranational/blst, blst_p1s_mult_pippenger and its sister).
 *
 * Include blst.h before this file to pass its points; without it, structures of the same layout are declared here.
 * To go over, put msmith_ before the name of the function, and look at the answer: blst's functions have none.
 */
#ifndef MSMITH_BLST_H
#define MSMITH_BLST_H

#include "msmith.h"

#ifdef __cplusplus
extern "C" {
#endif

#ifndef __BLST_H__
/* Montgomery words, least significant first. */
typedef struct {
    uint64_t l[6];
} msmith_blst_fp;
typedef struct {
    msmith_blst_fp fp[2];
} msmith_blst_fp2;
/* x = X / Z^2, y = Y / Z^3; Z = 0 at infinity. */
typedef struct {
    msmith_blst_fp x, y, z;
} blst_p1;
typedef struct {
    msmith_blst_fp x, y;
} blst_p1_affine;
typedef struct {
    msmith_blst_fp2 x, y, z;
} blst_p2;
typedef struct {
    msmith_blst_fp2 x, y;
} blst_p2_affine;
#endif

/*
 * ret = scalars[0] points[0] + ... + scalars[npoints-1] points[npoints-1], with Z = 1, or all zero at infinity.
 *
 * points: npoints pointers; after a NULL (never the first) the points lie one behind the other from there on, so that
 *   {p, NULL} is a plain array. Points at infinity are all zero.
 * scalars: the same with pointers to ceil(nbits / 8) bytes, least significant first; bits from nbits on do not count.
 * scratch: not used, may be NULL.
 * One thread, as blst's. Points may be outside the subgroup. After a failure ret is what it was.
 * For threads, a memory limit, or a caller's word about the subgroup: msmith_msm with form 0 (or MSMITH_POINTERS).
 */
MSMITH_CHECKED msmith_status msmith_blst_p1s_mult_pippenger(blst_p1 *ret, const blst_p1_affine *const points[],
                                                            size_t npoints, const uint8_t *const scalars[],
                                                            size_t nbits, uint64_t *scratch);

/* The same in the second group. */
MSMITH_CHECKED msmith_status msmith_blst_p2s_mult_pippenger(blst_p2 *ret, const blst_p2_affine *const points[],
                                                            size_t npoints, const uint8_t *const scalars[],
                                                            size_t nbits, uint64_t *scratch);

#ifdef __cplusplus
}
#endif

#endif

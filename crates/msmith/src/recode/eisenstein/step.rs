//! One digit of many Eisenstein integers: the nearest multiple of q = π·2^c and what is left.
//!
//! For `z = x + yω`, `z/q = z·π̄/(N(π)·2^c)`, so the floors and remainders of the two coordinates of
//! `z·π̄` modulo `M = N(π)·2^c` place `z/q` in a unit cell of Z[ω], and comparisons choose the
//! nearest of its four vertices: `t`. The digit is `d = z − q·t`, the rest of the recoding is `t`.
//! The digit is then turned by a unit into the sector of [`super::sector`]. All is arithmetic on
//! 32-bit integers without branches, on separate arrays, which the compiler vectorises.
//!
//! Preconditions, met by the choice of the chunks: `|z|·√N(π)·2/√3 < 2^31`, the same over 2^c below
//! 2^27, and coordinates of digits below 2^15.

use super::Pi;

/// `⌊v/3⌋` or `⌊v/7⌋` by a multiplication, for −2^27.5 < v < 2^27.5.
#[inline(always)]
fn floor_div<const N: u32>(v: i32) -> i32 {
    if N == 1 {
        return v;
    }
    let shifted = v.wrapping_add((N << 26) as i32) as u32;
    let reciprocal = u32::MAX / N + 1;
    ((shifted as u64 * reciprocal as u64) >> 32) as i32 - (1 << 26)
}

/// All ones if true.
#[inline(always)]
fn mask(b: bool) -> i32 {
    -(b as i32)
}

/// `if m then a else b` for a mask.
#[inline(always)]
fn select(m: i32, a: i32, b: i32) -> i32 {
    b ^ (m & (a ^ b))
}

/// Replaces every z by t and writes the digit: `row` y and `code` 8·x + unit (7 for the digit 0).
#[inline(always)]
fn run<const N: u32>(c: u32, x: &mut [i32], y: &mut [i32], row: &mut [u32], code: &mut [u32]) {
    let m = (N << c) as i32;
    for (((x, y), row), code) in x.iter_mut().zip(y).zip(row).zip(code) {
        let (nx, ny) = match N {
            1 => (*x, *y),
            3 => ((*x << 1).wrapping_sub(*y), x.wrapping_add(*y)),
            _ => (
                (*x << 1).wrapping_add(*x).wrapping_sub(*y),
                x.wrapping_add(*y << 1),
            ),
        };
        let (ux, uy) = (floor_div::<N>(nx >> c), floor_div::<N>(ny >> c));
        let times_m = |u: i32| match N {
            1 => u << c,
            3 => (u << 1).wrapping_add(u) << c,
            _ => (u << 3).wrapping_sub(u) << c,
        };
        let (f, g) = (nx.wrapping_sub(times_m(ux)), ny.wrapping_sub(times_m(uy)));
        let (s, t) = ((f << 1).wrapping_sub(g), (g << 1).wrapping_sub(f));
        let beyond = mask(f.wrapping_add(g) > m);
        // Masks are −1 where one is to be added.
        let tx = ux.wrapping_sub((beyond & mask(s > 0)) | mask(s > m));
        let ty = uy.wrapping_sub((beyond & mask(t > 0)) | mask(t > m));
        let (px, py) = match N {
            1 => (tx, ty),
            3 => (tx.wrapping_add(ty), (ty << 1).wrapping_sub(tx)),
            _ => (
                (tx << 1).wrapping_add(ty),
                (ty << 1).wrapping_add(ty).wrapping_sub(tx),
            ),
        };
        let (dx, dy) = (x.wrapping_sub(px << c), y.wrapping_sub(py << c));
        (*x, *y) = (tx, ty);
        // Into the upper half plane: negate where dy < 0, or dy = 0 and dx < 0.
        let sign = (dy << 16).wrapping_add(dx) >> 31;
        let (dx, dy) = (
            (dx ^ sign).wrapping_sub(sign),
            (dy ^ sign).wrapping_sub(sign),
        );
        // 0°..60°: d = x + yθ with x = dx − dy; then θ·(x + yθ), then ω·(x + yθ).
        let (first, second) = (mask(dx > dy), mask(dx > 0));
        let diff = dy.wrapping_sub(dx);
        let sx = select(second, select(first, diff.wrapping_neg(), dx), dy);
        let sy = select(second, select(first, dy, diff), dx.wrapping_neg());
        // Units: 1, θ = −ω², ω, each with the sign.
        let unit = select(second, select(first, 0, 5), 2) ^ (sign & 1);
        *row = sy as u32;
        *code = (sx << 3 | unit | (mask(sx == 0) & 7)) as u32;
    }
}

/// One digit of every integer, for any π.
pub(super) fn step(
    pi: Pi,
    c: u32,
    x: &mut [i32],
    y: &mut [i32],
    row: &mut [u32],
    code: &mut [u32],
) {
    match pi {
        Pi::One => run::<1>(c, x, y, row, code),
        Pi::OneMinusOmega => run::<3>(c, x, y, row, code),
        Pi::TwoMinusOmega => run::<7>(c, x, y, row, code),
    }
}

//! One digit of many Eisenstein integers: the nearest multiple of q = π·2^c, or of another q, and what is left.
//!
//! For `z = x + yω`, `z/q = z·π̄/(N(π)·2^c)`, so the floors and remainders of the two coordinates of
//! `z·π̄` modulo `M = N(π)·2^c` place `z/q` in a unit cell of Z[ω], and comparisons choose the
//! nearest of its four vertices: `t`. The digit is `d = z − q·t`, the rest of the recoding is `t`.
//! The digit is then turned by a unit into the sector of [`super::sector`].
//!
//! All is arithmetic on small integers without branches, on separate arrays, which the compiler
//! vectorises: 32 bits for z, 16 bits for digits, and 16 bits throughout where q = 2^c, since then
//! only the lowest c bits of z and two carries matter.
//!
//! Preconditions, met by the choice of the pieces: `|z|·√N(π)·2/√3 < 2^31`, the same over 2^c below
//! 2^27; c at most 12, so that digits have coordinates below 2^13.

/// `⌊v/3⌋`, `⌊v/7⌋` or `⌊v/9⌋` by a multiplication, for −2^27.5 < v < 2^27.5.
#[inline(always)]
fn floor_div<const N: u32>(v: i32) -> i32 {
    let shifted = v.wrapping_add((N << 26) as i32) as u32;
    let reciprocal = u32::MAX / N + 1;
    (((shifted as u64 * reciprocal as u64) >> 32) as i32).wrapping_sub(1 << 26)
}

/// Replaces every z by t; the digit goes to `dx`, `dy`. N is the norm of π, 3 or 7, or 9 where q = 9 and
/// c = 0: then both coordinates are divided by 9.
#[inline(always)]
pub(super) fn divide<const N: u32>(
    c: u32,
    x: &mut [i32],
    y: &mut [i32],
    dx: &mut [i16],
    dy: &mut [i16],
) {
    let m = (N << c) as i32;
    for (((x, y), dx), dy) in x.iter_mut().zip(y).zip(dx).zip(dy) {
        // z·π̄
        let (nx, ny) = match N {
            3 => (x.wrapping_add(*x).wrapping_sub(*y), x.wrapping_add(*y)),
            9 => (*x, *y),
            _ => (
                (*x << 1).wrapping_add(*x).wrapping_sub(*y),
                x.wrapping_add(*y << 1),
            ),
        };
        let (ux, uy) = (floor_div::<N>(nx >> c), floor_div::<N>(ny >> c));
        let times_m = |u: i32| match N {
            3 => (u << 1).wrapping_add(u) << c,
            9 => (u << 3).wrapping_add(u),
            _ => (u << 3).wrapping_sub(u) << c,
        };
        let (f, g) = (nx.wrapping_sub(times_m(ux)), ny.wrapping_sub(times_m(uy)));
        // The vertex of the cell: up where 2f − g > M, or > 0 in the half beyond the diagonal.
        let least = if f.wrapping_add(g) > m { 0 } else { m };
        let tx = ux.wrapping_add((f.wrapping_add(f).wrapping_sub(g) > least) as i32);
        let ty = uy.wrapping_add((g.wrapping_add(g).wrapping_sub(f) > least) as i32);
        // π·t
        let (px, py) = match N {
            3 => (tx.wrapping_add(ty), ty.wrapping_add(ty).wrapping_sub(tx)),
            9 => (times_m(tx), times_m(ty)),
            _ => (
                tx.wrapping_add(tx).wrapping_add(ty),
                (ty << 1).wrapping_add(ty).wrapping_sub(tx),
            ),
        };
        *dx = x.wrapping_sub(px << c) as i16;
        *dy = y.wrapping_sub(py << c) as i16;
        (*x, *y) = (tx, ty);
    }
}

/// The same for any q of odd norm from 7 to 2^27: 64 bits, not vectorised.
#[inline(always)]
pub(super) fn divide_by(q: [i64; 2], x: &mut [i32], y: &mut [i32], dx: &mut [i16], dy: &mut [i16]) {
    let [u, v] = q;
    let norm = u * u - u * v + v * v;
    // |n| < 2^45, so this is the floor but within N/2^18 of a multiple of N: then the rest is so much outside
    // of the cell, and the nearest vertex still among its four.
    let inverse = ((1i128 << 64) / i128::from(norm)) as i64;
    let floor = |n: i64| ((i128::from(n) * i128::from(inverse)) >> 64) as i64;
    for (((x, y), dx), dy) in x.iter_mut().zip(y).zip(dx).zip(dy) {
        let (zx, zy) = (i64::from(*x), i64::from(*y));
        // z·q̄, q̄ = (u − v) − vω
        let (nx, ny) = (zx * (u - v) + zy * v, zy * u - zx * v);
        let (ux, uy) = (floor(nx), floor(ny));
        let (f, g) = (nx - ux * norm, ny - uy * norm);
        let least = if f + g > norm { 0 } else { norm };
        let tx = ux + (2 * f - g > least) as i64;
        let ty = uy + (2 * g - f > least) as i64;
        *dx = (zx - (tx * u - ty * v)) as i16;
        *dy = (zy - (tx * v + ty * (u - v))) as i16;
        (*x, *y) = (tx as i32, ty as i32);
    }
}

/// For q = 2^c: x, y from 0 to 2^c are replaced by the digit, `cx`, `cy` by what is carried.
#[inline(always)]
pub(super) fn round(c: u32, x: &mut [i16], y: &mut [i16], cx: &mut [i16], cy: &mut [i16]) {
    let m = 1i16 << c;
    for (((x, y), cx), cy) in x.iter_mut().zip(y).zip(cx).zip(cy) {
        let (f, g) = (*x, *y);
        let least = if f.wrapping_add(g) > m { 0 } else { m };
        let up_x = -((f.wrapping_add(f).wrapping_sub(g) > least) as i16);
        let up_y = -((g.wrapping_add(g).wrapping_sub(f) > least) as i16);
        (*x, *y) = (f.wrapping_sub(up_x & m), g.wrapping_sub(up_y & m));
        (*cx, *cy) = (-up_x, -up_y);
    }
}

/// Turns digits into the sector: `row` y and `code` 8·x + unit (7 for the digit 0).
#[inline(always)]
pub(super) fn fold(dx: &[i16], dy: &[i16], row: &mut [u16], code: &mut [u16]) {
    let mask = |b: bool| -(b as i16);
    for (((dx, dy), row), code) in dx.iter().zip(dy).zip(row).zip(code) {
        // Into the upper half plane: negate where dy < 0, or dy = 0 and dx < 0.
        let sign = mask(*dy < 0) | (mask(*dy == 0) & mask(*dx < 0));
        let (dx, dy) = (
            (dx ^ sign).wrapping_sub(sign),
            (dy ^ sign).wrapping_sub(sign),
        );
        // 0°..60°: d = x + yθ with x = dx − dy, y = dy; then θ·(x + yθ) with x = dx, y = dy − dx;
        // then ω·(x + yθ) with x = dy, y = −dx. The first implies the second mask.
        let (first, right) = (mask(dx > dy), mask(dx > 0));
        let y_right = dy & right;
        let x = (dx & right)
            .wrapping_add(dy)
            .wrapping_sub(y_right)
            .wrapping_sub(dy & first);
        let y = y_right.wrapping_sub(dx & !first);
        // Units: 1, θ = −ω² (power 2, sign 1), ω (power 1), each with the sign.
        let unit = 2i16.wrapping_add(right & 3).wrapping_sub(first & 5) ^ (sign & 1);
        *row = y as u16;
        *code = (x << 3 | unit | (mask(x == 0) & 7)) as u16;
    }
}

//! Inversion: one element at a time by a binary greatest common divisor, many by Montgomery's trick.
//!
//! **Method.** The binary algorithm on `(a, b) = (x, p)`, `b` odd: while `a ≠ 0`, halve an even
//! `a`, otherwise replace the pair by `(|a − b|, min(a, b))`. Sixty-two halvings at a time are
//! decided on the lowest word (exact) and the top 64 bits (approximate) of the pair, as in
//! T. Pornin, *Optimized Binary GCD for Modular Inversion* (2020), with `k = 63`: the low word is
//! exact for the 62 steps, 64 leading bits suffice for the comparisons, and a wrong comparison only
//! makes a sign wrong, which is mended when the steps are applied to the full numbers; `2·64N − 1`
//! halvings always end it. Trailing zeros are taken together, so the time is variable.
//!
//! **The steps' matrix.** With `a' = ±(F₀a − G₀b)/2^62` and `b' = ±(G₁b − F₁a)/2^62` all four
//! numbers are non-negative: a step adds the rows and swaps them, no signs are kept.
//!
//! **Cofactors** `u, v` with `a·2^(62B) ≡ u·x`, `b·2^(62B) ≡ v·x` grow as integers by 62 bits a
//! batch, while `a` and `b` shrink; they are reduced modulo `p` once, at the end, by `B` Montgomery
//! steps.
//!
//! **Cost.** For `n` bits about `0.7n` subtractions and `n/44` batches.
#![allow(unsafe_code)]

use super::mont64::Mont64;
use super::{Lanes, Ring};

/// Halvings a batch.
const BATCH: u32 = 62;
/// Words of the longest cofactor: `⌈(2·64·16 − 1)/62⌉ = 34` batches, one word each, and room.
const LONG: usize = 36;

/// `1/a` in Montgomery form, for `a` in Montgomery form; `None` where `a` has no inverse. Any words have an end: the
/// bound on the halvings does not ask for `a < p`.
///
/// Variable time.
#[must_use]
pub(crate) fn invert<const N: usize>(f: &Mont64<N>, a: &[u64; N]) -> Option<[u64; N]> {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2") {
        // SAFETY: the features were just detected.
        return unsafe { invert_bmi(f, a) };
    }
    invert_any(f, a)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2")]
fn invert_bmi<const N: usize>(f: &Mont64<N>, a: &[u64; N]) -> Option<[u64; N]> {
    invert_any(f, a)
}

#[inline(always)]
fn invert_any<const N: usize>(f: &Mont64<N>, x: &[u64; N]) -> Option<[u64; N]> {
    let (mut a, mut b) = (*x, *f.modulus());
    let (mut u, mut v) = ([0u64; LONG], [0u64; LONG]);
    u[0] = 1;
    let mut len = N;
    let mut batches = 0;
    loop {
        while len > 1 && (a[len - 1] | b[len - 1]) == 0 {
            len -= 1;
        }
        if a[..len].iter().all(|&w| w == 0) {
            break;
        }
        if batches == LONG - 1 {
            // Out of reach: see the bound on the number of halvings.
            debug_assert!(false, "binary gcd did not end");
            return None;
        }
        let m = steps(&a[..len], &b[..len]);
        let (na, nb) = apply_pair(&m, &mut a[..len], &mut b[..len]);
        // The cofactors so far have max(1, batches) words; one batch more fits into one more.
        let old = batches.max(1);
        batches += 1;
        apply_cofactors(&m, na, nb, &mut u, &mut v, old, batches);
    }
    if b[0] != 1 || b[1..len].iter().any(|&w| w != 0) {
        return None;
    }
    let w = unscale(f, &mut v, batches);
    Some(f.to_mont(&f.to_mont(&w)))
}

/// Row `(F₀, G₀)` of `a` and row `(F₁, G₁)` of `b`.
struct Steps {
    f0: u64,
    g0: u64,
    f1: u64,
    g1: u64,
}

/// Sixty-two halvings on the approximations of `(a, b)`, b odd: after the first, both numbers are odd, so that their
/// difference is even and every turn takes at least one.
#[inline(always)]
fn steps(a: &[u64], b: &[u64]) -> Steps {
    let n = a.len() - 1;
    let (mut al, mut bl) = (a[0], b[0]);
    let (mut ah, mut bh) = (a[n], b[n]);
    if n > 0 {
        let s = (ah | bh).leading_zeros();
        ah = (ah << s) | ((a[n - 1] >> 1) >> (63 - s));
        bh = (bh << s) | ((b[n - 1] >> 1) >> (63 - s));
    }
    let z = (al | (1 << BATCH)).trailing_zeros();
    al >>= z;
    ah >>= z;
    let mut rest = BATCH - z;
    let (mut f0, mut g0, mut f1, mut g1) = (1u64, 0u64, 0u64, 1u64 << z);
    while rest != 0 {
        let less = ah < bh;
        let dl = al.wrapping_sub(bl);
        let dh = ah.wrapping_sub(bh);
        let z = (dl | (1 << rest)).trailing_zeros();
        let (sf, sg) = (f0 + f1, g0 + g1);
        bl = pick(less, al, bl);
        bh = pick(less, ah, bh);
        al = pick(less, dl.wrapping_neg(), dl) >> z;
        ah = pick(less, dh.wrapping_neg(), dh) >> z;
        f1 = pick(less, f0, f1) << z;
        g1 = pick(less, g0, g1) << z;
        (f0, g0) = (sf, sg);
        rest -= z;
    }
    Steps { f0, g0, f1, g1 }
}

#[inline(always)]
fn pick(c: bool, a: u64, b: u64) -> u64 {
    std::hint::select_unpredictable(c, a, b)
}

/// `low + f·x − g·y`: its lowest word, and the rest, which stays within 63 bits and a sign as long
/// as `f + g ≤ 2^62`.
#[inline(always)]
fn step_word(low: i64, f: u64, x: u64, g: u64, y: u64) -> (u64, i64) {
    let t = (u128::from(f) * u128::from(x))
        .wrapping_sub(u128::from(g) * u128::from(y))
        .wrapping_add(i128::from(low) as u128);
    (t as u64, (t >> 64) as i64)
}

/// `(a, b) ← (|F₀a − G₀b|, |G₁b − F₁a|) / 2^62`, and which of them were negative.
#[inline(always)]
fn apply_pair(m: &Steps, a: &mut [u64], b: &mut [u64]) -> (bool, bool) {
    let n = a.len();
    let (mut la, mut ca) = step_word(0, m.f0, a[0], m.g0, b[0]);
    let (mut lb, mut cb) = step_word(0, m.g1, b[0], m.f1, a[0]);
    for i in 1..n {
        let (x, y) = (a[i], b[i]);
        let (wa, wb);
        (wa, ca) = step_word(ca, m.f0, x, m.g0, y);
        (wb, cb) = step_word(cb, m.g1, y, m.f1, x);
        a[i - 1] = (la >> BATCH) | (wa << (64 - BATCH));
        b[i - 1] = (lb >> BATCH) | (wb << (64 - BATCH));
        (la, lb) = (wa, wb);
    }
    a[n - 1] = (la >> BATCH) | ((ca as u64) << (64 - BATCH));
    b[n - 1] = (lb >> BATCH) | ((cb as u64) << (64 - BATCH));
    if ca < 0 {
        negate(a);
    }
    if cb < 0 {
        negate(b);
    }
    (ca < 0, cb < 0)
}

/// `(u, v) ← (±(F₀u − G₀v), ±(G₁v − F₁u))` on two's complement numbers of `old` words that become
/// `new` words; the signs are those that [`apply_pair`] took off.
#[inline(always)]
fn apply_cofactors(
    m: &Steps,
    neg_a: bool,
    neg_b: bool,
    u: &mut [u64; LONG],
    v: &mut [u64; LONG],
    old: usize,
    new: usize,
) {
    if new > old {
        u[old] = ((u[old - 1] as i64) >> 63) as u64;
        v[old] = ((v[old - 1] as i64) >> 63) as u64;
    }
    let (mut cu, mut cv) = (0, 0);
    for (x, y) in u[..new].iter_mut().zip(&mut v[..new]) {
        let (s, t) = (*x, *y);
        (*x, cu) = step_word(cu, m.f0, s, m.g0, t);
        (*y, cv) = step_word(cv, m.g1, t, m.f1, s);
    }
    if neg_a {
        negate(&mut u[..new]);
    }
    if neg_b {
        negate(&mut v[..new]);
    }
}

/// `x ← −x`, two's complement.
#[inline(always)]
fn negate(x: &mut [u64]) {
    let mut carry = true;
    for w in x {
        (*w, carry) = (!*w).carrying_add(0, carry);
    }
}

/// `v / 2^(62·batches) mod p`, canonical, for `v` of `batches` words, two's complement.
#[inline(always)]
fn unscale<const N: usize>(f: &Mont64<N>, v: &mut [u64; LONG], batches: usize) -> [u64; N] {
    let negative = (v[batches - 1] >> 63) == 1;
    if negative {
        negate(&mut v[..batches]);
    }
    // |v|·2^(2·batches) / 2^(64·batches), one Montgomery step a word; 2·batches < 64.
    let s = 2 * batches as u32;
    let (p, mut t, mut high) = (f.modulus(), [0u64; N], 0u64);
    for w in &v[..batches] {
        let word = (w << s) | high;
        high = w >> (64 - s);
        // t + word + m·p < 2^64·(p + 1): the quotient is at most p.
        let (t0, c) = t[0].carrying_add(word, false);
        let mut sum = u64::from(c);
        let m = t0.wrapping_mul(f.n0());
        let (_, mut carry) = m.carrying_mul_add(p[0], t0, 0);
        for j in 1..N {
            let (tj, c) = t[j].carrying_add(sum, false);
            sum = u64::from(c);
            (t[j - 1], carry) = m.carrying_mul_add(p[j], tj, carry);
        }
        t[N - 1] = carry.wrapping_add(sum);
    }
    // t < p, because v and with it t are units. |v| = 2^(62·batches) leaves one unit in `high`.
    let mut unit = [0; N];
    unit[0] = high;
    let t = f.add(&t, &unit);
    if negative { f.neg::<1>(&t) } else { t }
}

/// Replaces every element by its inverse, lane by lane; zeros stay zero.
///
/// The elements are in stored form. Cost: one inversion and 3 products an element (Montgomery's
/// trick).
pub fn batch_invert<R: Lanes>(ring: &R, xs: &mut [R::El]) {
    let mut prefix = Vec::new();
    batch_invert_with(ring, xs, &mut prefix);
}

/// [`batch_invert`] with the caller's scratch space, which grows to `xs.len()` elements. To be called where the ring's
/// instructions are enabled.
#[inline(always)]
pub fn batch_invert_with<R: Lanes>(ring: &R, xs: &mut [R::El], prefix: &mut Vec<R::El>) {
    if xs.is_empty() {
        return;
    }
    prefix.clear();
    prefix.reserve(xs.len());
    let (zero, one) = (ring.zero(), ring.one());
    let zeros = |x: &R::El| match ring.maybe_zero(x) {
        0 => 0,
        _ => ring.is_zero(x),
    };
    let mut acc = one;
    for x in xs.iter() {
        prefix.push(acc);
        let z = zeros(x);
        let next = ring.mul(&acc, x);
        acc = if z == 0 {
            next
        } else {
            ring.select(z, &acc, &next)
        };
    }
    let mut acc = ring.inv(&acc);
    for (x, before) in xs.iter_mut().zip(prefix.iter()).rev() {
        let z = zeros(x);
        let inverse = ring.mul(&acc, before);
        let next = ring.mul(&acc, x);
        if z == 0 {
            (*x, acc) = (inverse, next);
        } else {
            *x = ring.select(z, &zero, &inverse);
            acc = ring.select(z, &acc, &next);
        }
    }
}

#[cfg(test)]
mod tests;

//! What a transform reads, and its first three levels in lanes.

use super::tables::{Eight, Tables};
use crate::vectors::Source;
use msmith_core::ring::Lanes;

/// Vectors from `start` on of those that [`super::levels`] works on.
#[inline(always)]
pub fn first<R: Lanes>(
    f: &R,
    read: &impl Source<R>,
    tables: &Tables<R::Mem, R::El>,
    start: usize,
    m: usize,
    out: &mut [R::El],
) {
    if const { R::WIDTH == 1 } {
        for (k, out) in out.iter_mut().enumerate() {
            *out = read.read(f, start + k);
            if let Some(power) = tables.factors.before.get(start + k) {
                *out = f.mul(out, power);
            }
        }
        return;
    }
    let Some(roots) = &tables.eight else {
        return;
    };
    for (k, out) in out.chunks_exact_mut(8).enumerate() {
        let b = start / 8 + k;
        for (a, out) in out.iter_mut().enumerate() {
            *out = read.read(f, m / 8 * a + b);
        }
        eight(f, roots, b, out);
    }
}

/// The transform of eight between vectors, the factors, and the exchange.
#[inline(always)]
fn eight<R: Lanes>(f: &R, tables: &Eight<R::El>, b: usize, v: &mut [R::El]) {
    if let Some(shifts) = &tables.shifts {
        for (v, shift) in v[1..].iter_mut().zip(shifts) {
            *v = f.mul(v, shift);
        }
    }
    let few = f.products() < 8;
    let [w1, w2, w3] = &tables.roots;
    for j in 0..4 {
        let (low, high) = (v[j], v[j + 4]);
        v[j] = f.add(&low, &high);
        v[j + 4] = f.sub::<1>(&low, &high);
        if few {
            v[j] = f.norm(&v[j]);
        }
    }
    // Even ones, of sums.
    let (t0, t1) = (f.add(&v[0], &v[2]), f.add(&v[1], &v[3]));
    let t2 = f.sub::<2>(&v[0], &v[2]);
    let t3 = f.mul(&f.sub::<2>(&v[1], &v[3]), w2);
    v[0] = f.add(&t0, &t1);
    let x4 = f.sub::<4>(&t0, &t1);
    let x2 = f.add(&t2, &t3);
    let x6 = f.sub::<1>(&t2, &t3);
    // Odd ones, of differences.
    let (d1, d2, d3) = (f.mul(&v[5], w1), f.mul(&v[6], w2), f.mul(&v[7], w3));
    let (e0, e1) = (f.add(&v[4], &d2), f.add(&d1, &d3));
    let e2 = f.sub::<1>(&v[4], &d2);
    let e3 = f.mul(&f.sub::<1>(&d1, &d3), w2);
    v[1] = f.add(&e0, &e1);
    v[2] = x2;
    v[3] = f.add(&e2, &e3);
    v[4] = x4;
    v[5] = f.sub::<2>(&e0, &e1);
    v[6] = x6;
    v[7] = f.sub::<1>(&e2, &e3);
    if few {
        for v in &mut v[1..] {
            *v = f.norm(v);
        }
    }
    let (first, count) = match tables.whole {
        true => (0, 8),
        false => (1, 7),
    };
    if few || !tables.whole {
        v[0] = f.norm(&v[0]);
    }
    let twists = &tables.twists[b * count..][..count];
    for (v, twist) in v[first..].iter_mut().zip(twists) {
        *v = f.mul(v, twist);
    }
    f.transpose(v);
}

//! What additions and points cost: one table of prices for all planners, fitted to measured times.

use super::GroupFacts;
use crate::cpu::Backend;
use crate::msm::straus::Method;
use crate::recode::Recoding;
use crate::recode::cost::expected_additions;

/// Nanoseconds, as fitted to times of full scalars of 381 and 254 bits, 64 to 65536 points in the
/// bucket engine and 2 to 512 in Straus's method (AMD EPYC 9004, one thread; what
/// a call, a bucket and a line of buckets cost in lanes, a Zen 5; `docs/decisions/planner.md`).
pub(crate) struct Prices {
    /// An addition in the lanes, and an operation of about that size in the scalar ring.
    pub(crate) lane: f64,
    pub(crate) scalar: f64,
    /// Bytes of a coordinate in the lanes' tables.
    coordinate: f64,
    buckets: Buckets,
    straus: Straus,
}

/// What a sum in the bucket engine costs.
struct Buckets {
    /// A sum; points or windows add to it.
    call: f64,
    point: f64,
    /// More for a point turned by ω, and for digits of Z\[ω\].
    turned: f64,
    complex: f64,
    /// A digit, for every doubling of the table's size beyond 1 MiB.
    memory: f64,
    /// A point whose scalar is cut in two halves, for every such doubling.
    halves: f64,
    /// More for a point turned by ω where the table is larger than [`LARGE`].
    large: f64,
    /// A point's image, its products aside.
    image: f64,
    /// Units of `lane`: an addition, what a bucket costs beyond its additions, and what is not side by side in a line of
    /// buckets.
    addition: f64,
    bucket: f64,
    line: f64,
    /// Units of `scalar`: a sum, Horner's rule for a window, more for a radix that is not a power of 2.
    inversions: f64,
    window: f64,
    odd: f64,
}

/// What a sum by Straus's method costs.
struct Straus {
    /// A sum and a point.
    call: f64,
    point: f64,
    /// Units of `lane`: an addition, and what a point's turned multiples cost.
    addition: f64,
    turned: f64,
    /// Units of `scalar`: a window and a doubling.
    window: f64,
    doubling: f64,
}

impl Prices {
    /// The prices of a group's ring.
    pub(crate) fn of(facts: &GroupFacts<'_>) -> Self {
        let ring = &facts.ring;
        // Of 64-bit words only those that count: elements of several extensions have room for the longest.
        let digits = match ring.backend {
            Backend::Portable => facts.words,
            _ => ring.digits,
        };
        Self::new(ring.backend, digits, ring.stored, facts.words)
    }

    /// Bytes of a coordinate in the lanes' tables.
    pub(crate) fn coordinate(&self) -> f64 {
        self.coordinate
    }

    /// For elements of a given number of digits in lanes, bytes in memory, words in the scalar ring.
    pub(crate) fn new(backend: Backend, digits: usize, bytes: usize, words: usize) -> Self {
        if backend == Backend::Relaxed {
            return Self::new(Backend::Avx2, digits, bytes, words).relaxed();
        }
        let (digits, words) = (digits as f64, words as f64);
        let scalar = 7.75 * words * words;
        let coordinate = bytes as f64;
        // A product in doubles takes 1.7 times that in 52-bit integers; in half as wide vectors integers take twice and
        // doubles, on a Zen 3, 3.2 times.
        let instructions = match backend {
            Backend::Ifma => 1.0,
            Backend::AvxIfma => 2.0,
            Backend::Avx2 => 3.2,
            _ => 1.7,
        };
        if backend == Backend::Portable {
            Self {
                lane: (5.2 * digits + 10.4) * digits,
                scalar,
                coordinate,
                buckets: NARROW_BUCKETS,
                straus: NARROW_STRAUS,
            }
        } else {
            Self {
                lane: instructions * (0.86 * digits + 2.5) * digits,
                scalar,
                coordinate,
                buckets: WIDE_BUCKETS,
                straus: WIDE_STRAUS,
            }
        }
    }
}

impl Prices {
    /// Those of [`Backend::Relaxed`] from those of AVX2: sums of 2^10 to 2^16 points of BN254 and BLS12-381 by windows of 5
    /// to 13 bits took 1.7 to 2.2 times what is predicted of AVX2 (V8 on a Zen 3), and products of words 5 times.
    fn relaxed(self) -> Self {
        const TIMES: f64 = 2.0;
        let (b, s) = (self.buckets, self.straus);
        Self {
            lane: TIMES * self.lane,
            scalar: 5.0 * self.scalar,
            coordinate: self.coordinate,
            buckets: Buckets {
                call: TIMES * b.call,
                point: TIMES * b.point,
                turned: TIMES * b.turned,
                complex: TIMES * b.complex,
                memory: TIMES * b.memory,
                halves: TIMES * b.halves,
                large: TIMES * b.large,
                image: TIMES * b.image,
                ..b
            },
            straus: Straus {
                call: TIMES * s.call,
                point: TIMES * s.point,
                ..s
            },
        }
    }
}

/// Doublings of the table's size that cost; no more were measured.
const MEMORY: f64 = 5.0;

/// Doublings of 1 MiB: 2^20 points with turned coordinates took 1.46 s instead of 1.38 s without, most of
/// it for first touches.
const LARGE: f64 = 7.0;

const WIDE_BUCKETS: Buckets = Buckets {
    call: 46e3,
    point: 115.0,
    turned: 36.0,
    complex: 67.0,
    memory: 0.61,
    halves: 24.0,
    large: 90.0,
    image: 330.0,
    addition: 0.93,
    bucket: 0.7,
    line: 3.0,
    inversions: 220.0,
    window: 10.9,
    odd: 9.3,
};

const WIDE_STRAUS: Straus = Straus {
    call: 15e3,
    point: 490.0,
    addition: 0.86,
    turned: 9.9,
    window: 0.64,
    doubling: 1.36,
};

const NARROW_BUCKETS: Buckets = Buckets {
    call: 153e3,
    point: 1570.0,
    turned: 0.0,
    complex: 60.0,
    memory: 0.0,
    halves: 0.0,
    large: 0.0,
    image: 330.0,
    addition: 0.9,
    bucket: 0.0,
    line: 7.2,
    inversions: 0.0,
    window: 0.0,
    odd: 0.0,
};

const NARROW_STRAUS: Straus = Straus {
    call: 11e3,
    point: 3090.0,
    addition: 0.86,
    turned: 1.3,
    window: 0.0,
    doubling: 1.19,
};

/// The norm of the radix.
fn norm(r: &dyn Recoding) -> u64 {
    let (x, y) = (r.radix().x, r.radix().y);
    (x * x - x * y + y * y).unsigned_abs()
}

impl Prices {
    /// Nanoseconds of a sum in the bucket engine.
    pub(super) fn buckets(&self, r: &dyn Recoding, n: usize, threads: usize) -> f64 {
        let (p, points, h) = (&self.buckets, n as f64, r.windows() as f64);
        let (turned, columns) = match r.uses_endomorphism() {
            true => (p.turned, 4.0),
            false => (0.0, 2.0),
        };
        let complex = if r.is_complex() { p.complex } else { 0.0 };
        let images = r.images() as f64;
        let size = (points * images * columns * self.coordinate / (1 << 20) as f64).log2();
        let large = if columns > 2.0 && size > LARGE {
            p.large
        } else {
            0.0
        };
        let halves = match r.slots() {
            1 => 0.0,
            _ => p.halves,
        };
        let digits = (r.slots() * r.windows()) as f64;
        let memory = (p.memory * digits + halves) * size.clamp(0.0, MEMORY);
        // Two short lines a window go by running sums, lines side by side in the lanes.
        let buckets = r.buckets() as f64;
        let lines = h * (p.bucket * buckets + p.line * buckets.sqrt());
        let lanes = self.lane * (p.addition * expected_additions(r, n) + lines);
        let point = p.point + turned * images + (p.image + self.lane * IMAGE) * (images - 1.0);
        let odd = if norm(r).is_power_of_two() {
            0.0
        } else {
            p.odd
        };
        let ends = self.scalar * (p.inversions + h * (p.window + odd));
        p.call + ends + (points * (point + complex + memory + large) + lanes) / threads as f64
    }

    /// Nanoseconds of a sum by an Edwards law, whose additions take as long as affine ones: those expected, what a bucket
    /// costs more, and its window's part of Horner's rule. Fitted to sums of 2^8 to 2^16 points of BLS12-377.
    pub(super) fn law(&self, r: &dyn Recoding, n: usize, threads: usize) -> f64 {
        let lines = r.windows() as f64 * (1.6 * r.buckets() as f64 + 155.0);
        self.lane * (expected_additions(r, n) + lines) / threads as f64
    }

    /// Nanoseconds of a sum by Straus's method.
    pub(super) fn straus(&self, method: &Method, n: usize) -> f64 {
        let (p, r, points) = (&self.straus, &*method.recoding, n as f64);
        let turned = match r.uses_endomorphism() {
            true => p.turned * r.images() as f64,
            false => 0.0,
        };
        let additions = p.addition * method.additions_a_point() as f64;
        let doublings = (norm(r) as f64).log2() / 2.0;
        let ends = r.windows() as f64 * (p.window + p.doubling * doublings);
        p.call + points * (p.point + self.lane * (additions + turned)) + self.scalar * ends
    }
}

/// Units of `lane`: a mixed addition in Jacobian coordinates, a doubling, a tripling where a = 0, and the image of a
/// multiple with its turns, by their products.
const MIXED: f64 = 11.0 / 6.0;
const DOUBLING: f64 = 7.0 / 6.0;
const TRIPLING: f64 = 10.0 / 6.0;
const IMAGE: f64 = 3.0 / 6.0;

impl Prices {
    /// Nanoseconds of `a·P`, of many of them side by side.
    pub(super) fn product(&self, r: &dyn Recoding) -> f64 {
        let (p, h) = (&self.straus, r.windows() as f64);
        let turned = if r.uses_endomorphism() { p.turned } else { 0.0 };
        // A radix is a power of 2, or 9.
        let by_radix = match norm(r) {
            81 => 2.0 * TRIPLING,
            norm => DOUBLING * (norm as f64).log2() / 2.0,
        };
        let images = IMAGE * ((r.images() - 1) * r.buckets()) as f64;
        let multiples = p.addition * (r.buckets() - 1) as f64 + turned + images;
        self.lane * (multiples + MIXED * h * r.slots() as f64 + by_radix * (h - 1.0))
    }

    /// Nanoseconds of `a_i·P`, n of them, with the table.
    pub(super) fn of_one(&self, r: &dyn Recoding, n: usize) -> f64 {
        let (p, h, points) = (&self.buckets, r.windows() as f64, n as f64);
        let rows = h * r.buckets() as f64;
        let columns = if r.uses_endomorphism() { 4.0 } else { 2.0 };
        let size = (rows * columns * self.coordinate / (1 << 20) as f64).log2();
        let addition = self.lane * p.addition;
        let digit = addition + p.memory * size.clamp(0.0, MEMORY);
        rows * addition + points * (p.point + h * r.slots() as f64 * digit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::{self, Group, derive};
    use crate::recode::eisenstein::{Eisenstein, Pi};
    use crate::recode::glv::Glv;
    use crate::recode::signed_window::SignedWindow;
    use std::sync::Arc;

    /// Milliseconds measured by an Edwards law over bases of BLS12-377 (AMD EPYC 9004, IFMA), of narrower and wider windows:
    /// the order is that of the costs.
    #[test]
    fn measured_times_by_law() {
        let prices = Prices::new(Backend::Ifma, 8, 64, 6);
        for (n, times) in [
            (1 << 8, [(6, 1.472), (8, 1.582)]),
            (1 << 10, [(8, 3.514), (10, 4.427)]),
            (1 << 12, [(9, 10.235), (11, 11.532)]),
            (1 << 14, [(11, 32.090), (13, 38.616)]),
        ] {
            let costs = times.map(|(c, measured)| {
                let cost = 1e-6 * prices.law(&SignedWindow::new(c, 253, 4).unwrap(), n, 1);
                assert!((0.85..1.2).contains(&(cost / measured)), "{n}: {cost} ms");
                cost
            });
            assert!(costs[0] < costs[1], "{n}");
        }
    }

    /// Microseconds measured for the best digits of some sizes, Straus's method first: predictions are
    /// near, and where one way takes less time by far it is chosen.
    #[test]
    fn measured_times() {
        let ifma = |digits, words| Prices::new(Backend::Ifma, digits, 64, words);
        let portable = |words| Prices::new(Backend::Portable, words, 8 * words, words);
        let none = f64::NAN;
        for (name, prices, times) in [
            (
                "bls12-381",
                ifma(8, 6),
                [
                    (64, 5, 370.0, 570.0),
                    (256, 7, 1285.0, 1160.0),
                    (512, 8, 2454.0, 1662.0),
                    (4096, 11, none, 8910.0),
                    (65536, 15, none, 108669.0),
                ],
            ),
            (
                "bn254",
                ifma(5, 4),
                [
                    (64, 5, 194.0, 290.0),
                    (256, 7, 662.0, 569.0),
                    (512, 8, 1289.0, 816.0),
                    (4096, 11, none, 4412.0),
                    (16384, 13, none, 14637.0),
                ],
            ),
            (
                "bls12-381",
                portable(6),
                [
                    (32, 4, 528.0, 870.0),
                    (64, 5, 1005.0, 1220.0),
                    (256, 7, 4004.0, 3231.0),
                    (512, 8, 7946.0, 5319.0),
                    (1024, 9, none, 9520.0),
                ],
            ),
        ] {
            let curve = curve::by_name(name).unwrap();
            let e = derive::derive(curve, Group::G1).unwrap().endo.unwrap();
            for (n, c, by_tables, by_buckets) in times {
                let digits = Eisenstein::new(&curve.r, &e.lambda, &e.nu, Pi::One, 3, 4).unwrap();
                let tables = prices.straus(&Method::new(Arc::new(digits)).unwrap(), n) / 1e3;
                let glv = Glv::new(&curve.r, &e.lambda, &e.lattice, c, 4).unwrap();
                let buckets = prices.buckets(&glv, n, 1) / 1e3;
                let near = |a: f64, b: f64| b.is_nan() || (a / b - 1.0).abs() < 0.15;
                assert!(near(tables, by_tables), "{name} {n}: {tables} {by_tables}");
                assert!(
                    near(buckets, by_buckets),
                    "{name} {n}: {buckets} {by_buckets}"
                );
                if by_tables / by_buckets < 0.95 || by_tables / by_buckets > 1.05 {
                    assert_eq!(tables < buckets, by_tables < by_buckets, "{name} {n}");
                }
            }
        }
    }
}

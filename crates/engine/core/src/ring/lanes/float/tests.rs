use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::*;
use crate::ring::lanes::Field;
use crate::ring::lanes::avx2::Avx2;
use crate::ring::lanes::emulated::SoftFma;
use crate::ring::lanes::fma512::F512;
use crate::ring::lanes::rows::Row;
use crate::ring::lanes::tests::Rng;
use crate::ring::{Lanes, Ring};

/// The assembly against the generic kernel, digit for digit, on digits over the whole range.
fn same<S: Float<W>, const L: usize, const W: u32>(most: f64, folds: Option<[f64; 2]>) {
    if !S::available() {
        return eprintln!("skipped: no {} here", S::BACKEND.name());
    }
    let mut rng = Rng(77);
    let mut digit = |m: f64| {
        let x = (rng.next() >> 1) as f64 / 2f64.powi(62) - 1.0;
        (x * m * pow2(W as i32 - 1)).round()
    };
    for round in 0..500 {
        let small = if round % 2 == 0 { 1.0 } else { 0.1 };
        let mut m = Constants {
            p: core::array::from_fn(|_| digit(1.0)),
            row: core::array::from_fn(|_| core::array::from_fn(|_| digit(small))),
            pinv: digit(1.0),
            fold: folds.unwrap_or_default(),
            by_columns: 0.0,
        };
        // The lowest column of the Montgomery step must vanish: p·pinv = −1 mod 2^W.
        let modulus = 1u64 << W;
        let p0 = (m.p[0] as i64 as u64 | 1) % modulus;
        let inv = (0..6).fold(p0, |x: u64, _| {
            x.wrapping_mul(2u64.wrapping_sub(p0.wrapping_mul(x)))
        });
        let balanced = |v: u64| {
            let v = (v % modulus) as i64;
            (if v >= (modulus / 2) as i64 {
                v - modulus as i64
            } else {
                v
            }) as f64
        };
        m.p[0] = balanced(p0);
        m.pinv = balanced(inv.wrapping_neg());
        let mut el = |m: f64| -> [S::V; L] {
            core::array::from_fn(|_| {
                let mut rows = [[0.0f64; 8]; 8];
                rows.iter_mut().for_each(|row| row[0] = digit(m));
                let rows = rows.map(Line);
                // SAFETY: eight rows of eight digits, aligned as they must be.
                unsafe { S::gather(core::array::from_fn(|i| rows[i].0.as_ptr()))[0] }
            })
        };
        let (a, b) = (el(most), el(1.0));
        let equal = |x: &[S::V; L], y: &[S::V; L]| (0..L).all(|j| S::equal(x[j], y[j]) == 0xff);
        let mut expected = [a; 3];
        let n = Norm {
            weight: core::array::from_fn(|k| pow2(W as i32 * (k as i32 + 1 - L as i32))),
            scale: 0,
            shift: 0,
        };
        // Inlined, or each instruction of theirs is a call.
        S::enter(
            #[inline(always)]
            || fold::mul::<S, L, W>(&m, &a, &b, &mut expected[0]),
        );
        S::enter(
            #[inline(always)]
            || fold::sqr::<S, L, W>(&m, &b, &mut expected[1]),
        );
        S::enter(
            #[inline(always)]
            || expected[2] = norm::<S, L, W>(&m, &n, &a),
        );
        S::enter(|| {
            assert!(equal(&expected[0], &S::mul::<L>(&m, &a, &b)), "product");
            assert!(equal(&expected[1], &S::sqr::<L>(&m, &b)), "square");
            assert!(equal(&expected[2], &S::norm::<L>(&m, &n, &a)), "norm");
        });
    }
}

/// Eight digits where `gather` may read them.
#[repr(C, align(64))]
struct Line([f64; 8]);

#[test]
fn assembly_is_the_kernel() {
    same::<F512, 8, 48>(2.0, None);
    same::<Avx2, 8, 48>(2.0, None);
    // Folded by the least and the greatest constants of both kinds.
    let folds = [(255, 1.0), (255, 31.0), (256, 64.0), (256, pow2(34) - 1.0)];
    let folds = folds.map(|(b, c)| Some([c * pow2(264 - b), c]));
    for folds in [None].into_iter().chain(folds) {
        same::<F512, 6, 44>(30.0, folds);
        same::<Avx2, 6, 44>(30.0, folds);
    }
}

/// Folded products of factors whose digits are all at their bounds, eight times: the value, and that it is a stored form.
fn folded<S: Float<44>>() {
    if !S::available() {
        return eprintln!("skipped: no {} here", S::BACKEND.name());
    }
    let c = |b: u32, c: u64| (BigInt::one() << b) - c;
    for p in [
        c(255, 1),
        c(255, 19),
        c(255, 31),
        c(256, 65),
        c(256, (1 << 32) + 977),
        c(256, (1 << 34) - 1),
    ] {
        let words: Vec<u64> = p.iter_u64_digits().collect();
        let field = Field::<S, 6, 44>::new(&words).expect("a modulus");
        assert_eq!((field.form, field.limits()), (0, fold::LIMITS));
        let r = field.ring();
        let (most, top) = ((1 << 43) + 256, 2 * ((1i64 << (p.bits() - 220)) + 1));
        let element = |code: usize| -> [i64; 6] {
            core::array::from_fn(|j| {
                [-1, 0, 1][code / 3usize.pow(j as u32) % 3] * if j < 5 { most } else { top }
            })
        };
        let value = |d: &[i64]| d.iter().rev().fold(BigInt::zero(), |s, d| (s << 44) + d);
        r.enter(|| {
            let el = |codes: [usize; 8]| {
                let rows = codes.map(|code| {
                    let mut row = Row::<f64, 8>::default();
                    (row.0.iter_mut().zip(element(code))).for_each(|(to, d)| *to = d as f64);
                    row
                });
                let one = r.gather(&rows.each_ref());
                (0..3).fold(one, |s, _| r.add(&s, &s))
            };
            let check = |got: &[S::V; 6], codes: [[usize; 8]; 2]| {
                let mut rows = [Row::<f64, 8>::default(); 8];
                r.scatter(got, &mut rows);
                for (lane, row) in rows.iter().enumerate() {
                    let digits: Vec<i64> = row.0[..6].iter().map(|&d| d as i64).collect();
                    assert!(
                        digits[..5].iter().all(|d| d.abs() <= most),
                        "digits {digits:?}"
                    );
                    let [got, a, b] = [
                        digits,
                        element(codes[0][lane]).to_vec(),
                        element(codes[1][lane]).to_vec(),
                    ]
                    .map(|d| value(&d));
                    assert!(
                        (&got * 100i32).magnitude() <= (&p * 51i32).magnitude(),
                        "the bound of a product"
                    );
                    assert!(((a * b * 64i32 - got) % &p).is_zero(), "modulo {p}");
                }
            };
            for first in (0..729).step_by(8) {
                let a: [usize; 8] = core::array::from_fn(|lane| (first + lane) % 729);
                let x = el(a);
                check(&r.sqr(&x), [a, a]);
                for second in (0..729).step_by(5) {
                    let b = [second; 8];
                    check(&r.mul(&x, &el(b)), [a, b]);
                }
            }
        });
    }
}

#[test]
fn folded_at_the_bounds() {
    folded::<SoftFma>();
    folded::<F512>();
    folded::<Avx2>();
}

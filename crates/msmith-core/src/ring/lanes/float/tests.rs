use super::*;
use crate::ring::lanes::avx2::Avx2;
use crate::ring::lanes::fma512::F512;
use crate::ring::lanes::tests::Rng;

/// The assembly against the generic kernel, digit for digit, on digits over the whole range.
fn same<S: Float<W>, const L: usize, const W: u32>(most: f64) {
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
            fold: [0.0; 2],
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
            || kernel::mul::<S, L, W>(&m, &a, &b, &mut expected[0]),
        );
        S::enter(
            #[inline(always)]
            || kernel::sqr::<S, L, W>(&m, &b, &mut expected[1]),
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
    same::<F512, 8, 48>(2.0);
    same::<F512, 6, 44>(30.0);
    same::<Avx2, 8, 48>(2.0);
    same::<Avx2, 6, 44>(30.0);
}

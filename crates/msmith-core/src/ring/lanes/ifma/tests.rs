//! The assembly against the generic kernels.

use super::*;

/// The assembly against the generic kernel: the same integers, on digits over the whole range; folded by constants of
/// given numbers of bits, of eight digits by columns or not.
fn same<const L: usize>(folds: Option<[u32; 2]>, columns: bool) {
    const FULL: u64 = (1 << 52) - 1;
    if !<Ifma as Wide<52>>::available() {
        eprintln!("skipped: no such instructions here");
        return;
    }
    let mut rng = super::super::tests::Rng(78);
    for round in 0..2000 {
        let mut digit = || match (round % 5, rng.next() % 4) {
            (0, _) => FULL,
            (1, 0) | (2, 1) => 0,
            (1, 1) | (2, 2) => FULL,
            (3, 0) => 1,
            _ => rng.next() & FULL,
        };
        let mut m = Constants {
            p: core::array::from_fn(|_| digit()),
            row: core::array::from_fn(|_| core::array::from_fn(|_| digit())),
            pinv: 0,
            fold: [0; 2],
            columns: u64::from(columns),
        };
        if let Some(bits) = folds {
            m.fold = bits.map(|bits| digit() & ((1 << bits) - 1) | 1 << (bits - 1));
        }
        // The lowest column of the Montgomery step must vanish: p·pinv = −1 mod 2^52.
        m.p[0] |= 1;
        let p0 = m.p[0];
        let inverse = (0..6).fold(p0, |x: u64, _| {
            x.wrapping_mul(2u64.wrapping_sub(p0.wrapping_mul(x)))
        });
        m.pinv = inverse.wrapping_neg() & FULL;
        // Digits in range, then what is taken from one and given to the next below.
        let mut lane = || -> [u64; L] {
            let mut d: [i64; L] = core::array::from_fn(|_| digit() as i64);
            for j in 0..L - 1 {
                let lent = match round % 3 {
                    0 => 0,
                    1 => d[j + 1] & 1023,
                    _ => -(d[j] & 1023),
                };
                d[j + 1] -= lent;
                d[j] += lent << 52;
            }
            d.map(|x| x as u64)
        };
        let mut el = || -> [__m512i; L] {
            let lanes: [[u64; L]; 8] = core::array::from_fn(|_| lane());
            let digits: [[u64; 8]; L] =
                core::array::from_fn(|j| core::array::from_fn(|i| lanes[i][j]));
            // SAFETY: eight digits each.
            digits.map(|d| x!(_mm512_loadu_si512(d.as_ptr().cast())))
        };
        let (a, b) = (el(), el());
        let equal = |x: &[__m512i; L], y: &[__m512i; L]| {
            let (x, y) = (
                tight52::carried::<Ifma, L, 52>(x),
                tight52::carried::<Ifma, L, 52>(y),
            );
            (0..L).all(|j| <Ifma as Wide<52>>::equal(x[j], y[j]) == 0xff)
        };
        let mut expected = a;
        x!(mul::<L, 52>(&m, &a, &b, &mut expected));
        let got = <Ifma as Wide<52>>::mul::<L>(&m, &a, &b);
        assert!(equal(&expected, &got), "product, round {round}");
        x!(sqr::<L, 52>(&m, &b, &mut expected));
        let got = <Ifma as Wide<52>>::sqr::<L>(&m, &b);
        assert!(equal(&expected, &got), "square, round {round}");
        let (a, b) = ([a, el()], [b, el()]);
        let lift = Lift {
            digits: core::array::from_fn(|_| digit()),
            top: digit() >> 12,
        };
        for minus_beta in [1, 5] {
            let kernels = [
                (
                    <Ifma as Wide<52>>::mul_pair(&m, &lift, &a, &b, minus_beta),
                    &b,
                ),
                (<Ifma as Wide<52>>::sqr_pair(&m, &lift, &a, minus_beta), &a),
            ];
            for (got, b) in kernels {
                let Some(got) = got else {
                    assert!(L == 15 || (L, minus_beta) == (5, 5));
                    continue;
                };
                let expected = tight52::mul_pair::<Ifma, L, 52>(&m, &lift, &a, b, minus_beta);
                for k in 0..2 {
                    assert!(
                        equal(&expected[k], &got[k]),
                        "pair, round {round}, part {k}"
                    );
                }
            }
        }
    }
}

#[test]
fn assembly_is_the_kernel() {
    for columns in [false, true] {
        same::<8>(None, columns);
    }
    same::<5>(None, false);
    same::<15>(None, false);
    for bits in [[1, 1], [10, 5], [11, 7], [37, 33], [38, 34]] {
        same::<5>(Some(bits), false);
    }
}

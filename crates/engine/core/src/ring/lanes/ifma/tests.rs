//! The assembly against the generic kernels.

use super::super::tests::{Rng, digits};
use super::*;

/// The assembly against the generic kernel: the same integers, on digits over the whole range; folded by constants of
/// given numbers of bits, of eight digits by columns or not.
fn same<const L: usize>(folds: Option<[u32; 2]>, columns: bool) {
    if !<Ifma as Wide<52>>::available() {
        eprintln!("skipped: no such instructions here");
        return;
    }
    let mut rng = Rng(78);
    for round in 0..2000 {
        let m = digits::constants(&mut rng, round, folds, columns);
        let mut el = || -> [__m512i; L] {
            // SAFETY: eight digits each.
            digits::element(&mut rng, round).map(|d| x!(_mm512_loadu_si512(d.as_ptr().cast())))
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
            digits: core::array::from_fn(|_| digits::digit(&mut rng, round)),
            top: digits::digit(&mut rng, round) >> 12,
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
    for bits in digits::FOLDS {
        same::<5>(Some(bits), false);
    }
}

//! The assembly against the generic kernels, whose products are AVX2's.

use super::super::tests::{Rng, digits};
use super::*;

/// The same integers, on digits over the whole range; folded by constants of given numbers of bits.
fn same<const L: usize>(folds: Option<[u32; 2]>) {
    if !<AvxIfma as Wide<52>>::available() {
        eprintln!("skipped: no such instructions here");
        return;
    }
    let mut rng = Rng(79);
    for round in 0..2000 {
        let m = digits::constants(&mut rng, round, folds, false);
        let mut el = || digits::element::<L>(&mut rng, round).map(bytemuck::cast::<_, Pair>);
        let (a, b) = (el(), el());
        let equal = |x: &[Pair; L], y: &[Pair; L]| {
            let (x, y) = (
                tight52::carried::<AvxIfma, L, 52>(x),
                tight52::carried::<AvxIfma, L, 52>(y),
            );
            (0..L).all(|j| <AvxIfma as Wide<52>>::equal(x[j], y[j]) == 0xff)
        };
        let mut expected = a;
        x!(mul::<L, 52>(&m, &a, &b, &mut expected));
        let got = <AvxIfma as Wide<52>>::mul::<L>(&m, &a, &b);
        assert!(equal(&expected, &got), "product, round {round}");
        x!(sqr::<L, 52>(&m, &b, &mut expected));
        let got = <AvxIfma as Wide<52>>::sqr::<L>(&m, &b);
        assert!(equal(&expected, &got), "square, round {round}");
        // Where there is nothing to carry both estimate by the same digit; 18 bits of it count at most, quotients are below
        // 2^7, and multiples of p no longer than its digits.
        let mut m = m;
        m.p[L - 1] >>= 7;
        let mut a = tight52::carried::<AvxIfma, L, 52>(&a);
        a[L - 1] = and(a[L - 1], all((1 << 52) - 1));
        let n = Norm {
            weight: [0.0; L],
            scale: digits::digit(&mut rng, round) >> 11,
            shift: 34 + round as u64 % 10,
        };
        let expected = tight52::norm::<AvxIfma, L, 52>(&m, &n, &a);
        let got = <AvxIfma as Wide<52>>::norm::<L>(&m, &n, &a);
        assert!(equal(&expected, &got), "reduction, round {round}");
    }
}

#[test]
fn assembly_is_the_kernel() {
    same::<8>(None);
    same::<5>(None);
    for bits in digits::FOLDS {
        same::<5>(Some(bits));
    }
}

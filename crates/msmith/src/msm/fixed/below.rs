//! Scalars below the order, which is what digit systems are made for.

use crate::scalars::Scalars;
use num_bigint::BigUint;

/// Scalars that are looked at together.
const BLOCK: usize = 256;

/// The scalars modulo r, in words of r, unless they are below r and of so many words already.
pub fn below(scalars: &Scalars<'_>, r: &BigUint) -> Option<Vec<u64>> {
    let words = r.bits().div_ceil(64) as usize;
    let bits = u64::from(scalars.bits());
    if bits < r.bits() {
        return None;
    }
    let (n, per) = (scalars.len(), scalars.words());
    let mut order = r.to_u64_digits();
    order.resize(per.max(words), 0);
    let fits = |a: &[u64]| {
        let high = order[a.len().min(order.len())..].iter().any(|&w| w != 0);
        high || a.iter().rev().lt(order[..a.len()].iter().rev())
    };
    let mut block = vec![0; BLOCK * per];
    let mut signs = vec![false; BLOCK];
    let all = (0..n).step_by(BLOCK).all(|first| {
        let some = (n - first).min(BLOCK);
        scalars.fill(first, &mut block[..some * per], &mut signs[..some]);
        block[..some * per].chunks_exact(per).all(fits)
    });
    if all {
        return None;
    }
    let mut magnitudes = vec![0; n * per];
    let mut negative = vec![false; n];
    scalars.fill(0, &mut magnitudes, &mut negative);
    let mut out = vec![0; n * words];
    let list = magnitudes.chunks_exact(per).zip(&negative);
    for ((a, negative), out) in list.zip(out.chunks_exact_mut(words)) {
        let halves = a.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
        let mut a = BigUint::new(halves.collect()) % r;
        if *negative && a.bits() > 0 {
            a = r - a;
        }
        out.iter_mut()
            .zip(a.iter_u64_digits())
            .for_each(|(o, d)| *o = d);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_are_brought_below_the_order() {
        let r = BigUint::from(1009u32);
        assert_eq!(below(&Scalars::U64(&[3, 1008]), &r), None);
        // The only one to be reduced is in the last block.
        let mut many = [1; 3 * BLOCK - 1];
        assert_eq!(below(&Scalars::U64(&many), &r), None);
        many[3 * BLOCK - 2] = 1009;
        let reduced = below(&Scalars::U64(&many), &r).expect("reduced");
        assert_eq!((reduced[3 * BLOCK - 2], reduced[0]), (0, 1));
        assert_eq!(
            below(&Scalars::U64(&[3, 1009, 1010]), &r),
            Some(vec![3, 0, 1])
        );
        assert_eq!(below(&Scalars::I32(&[-1010, 5]), &r), Some(vec![1008, 5]));
        let r = (BigUint::from(1u32) << 100) + 3u32;
        let words = [4, 1 << 36, 0, 7, 0, 0];
        let all = Scalars::Words {
            words: &words,
            per: 3,
        };
        assert_eq!(below(&all, &r), Some(vec![1, 0, 7, 0]));
        let all = Scalars::Words {
            words: &words[3..],
            per: 3,
        };
        assert_eq!(below(&all, &r), None);
    }
}

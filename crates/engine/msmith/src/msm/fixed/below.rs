//! Scalars below the order, which is what digit systems are made for.

use crate::memory::filled;
use crate::scalars::Scalars;
use num_bigint::BigUint;

/// What one pass over all scalars shows.
#[derive(Debug, PartialEq, Eq)]
pub struct Inspection {
    /// All magnitudes are below r.
    pub below: bool,
    /// So many are zero.
    pub zeros: usize,
}

/// Looks at all scalars once.
pub fn inspect(scalars: &Scalars<'_>, r: &BigUint) -> Inspection {
    let per = scalars.words();
    let mut order = r.to_u64_digits();
    let always = per < order.len();
    order.resize(per, 0);
    let top = order[per - 1];
    // The highest word nearly always decides.
    let fits = |a: &[u64]| a[per - 1] < top || a.iter().rev().lt(order.iter().rev());
    let mut seen = Inspection {
        below: true,
        zeros: 0,
    };
    scalars.each_block(|_, words, _| {
        for a in words.chunks_exact(per) {
            seen.zeros += usize::from(a.iter().fold(0, |any, w| any | w) == 0);
            seen.below &= always || fits(a);
        }
    });
    seen
}

/// The scalars modulo r, in words of r.
pub fn reduced(scalars: &Scalars<'_>, r: &BigUint) -> Vec<u64> {
    let words = r.bits().div_ceil(64) as usize;
    let per = scalars.words();
    let mut out = filled(scalars.len() * words, 0);
    scalars.each_block(|first, magnitudes, negative| {
        let list = magnitudes.chunks_exact(per).zip(negative);
        for ((a, negative), out) in list.zip(out[first * words..].chunks_exact_mut(words)) {
            let halves = a.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]);
            let mut a = BigUint::new(halves.collect()) % r;
            if *negative && a.bits() > 0 {
                a = r - a;
            }
            out.iter_mut()
                .zip(a.iter_u64_digits())
                .for_each(|(o, d)| *o = d);
        }
    });
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_are_looked_at_and_reduced() {
        let r = BigUint::from(1009u32);
        let seen = |scalars: Scalars<'_>, r: &BigUint| {
            let Inspection { below, zeros } = inspect(&scalars, r);
            (below, zeros)
        };
        assert_eq!(seen(Scalars::U64(&[3, 1008, 0]), &r), (true, 1));
        // The only one to be reduced is in the last block.
        let mut many = [1; 767];
        assert_eq!(seen(Scalars::U64(&many), &r), (true, 0));
        many[766] = 1009;
        assert_eq!(seen(Scalars::U64(&many), &r), (false, 0));
        let list = reduced(&Scalars::U64(&many), &r);
        assert_eq!((list[766], list[0], list.len()), (0, 1, 767));
        let all = Scalars::U64(&[3, 1009, 1010]);
        assert_eq!(reduced(&all, &r), [3, 0, 1]);
        let all = Scalars::I32(&[-1010, 5, 0, -1008]);
        assert_eq!(seen(all, &r), (false, 1));
        assert_eq!(reduced(&all, &r), [1008, 5, 0, 1]);
        // Words longer than r, as long and shorter.
        let r = (BigUint::from(1u32) << 100) + 3u32;
        let words = [4, 1 << 36, 0, 7, 0, 0];
        let of = |words| Scalars::Words { words, per: 3 };
        assert_eq!(seen(of(&words), &r), (false, 0));
        assert_eq!(reduced(&of(&words), &r), [1, 0, 7, 0]);
        assert_eq!(seen(of(&words[3..]), &r), (true, 0));
        assert_eq!(seen(of(&[0, 0, 1]), &r), (false, 0));
        let of = |words| Scalars::Words { words, per: 2 };
        assert_eq!(seen(of(&[3, 1 << 36, 0, 0]), &r), (false, 1));
        assert_eq!(seen(of(&[2, 1 << 36, 0, 1 << 35]), &r), (true, 0));
        assert_eq!(seen(Scalars::U64(&[u64::MAX, 0, 0]), &r), (true, 2));
    }
}

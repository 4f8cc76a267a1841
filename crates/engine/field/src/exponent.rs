//! An exponent as squarings and products, which any number of elements share.

use crate::vectors::SIDE;
use msmith_core::ring::Lanes;
use num_bigint::BigUint;

/// Bits of a window at most: eight odd powers of [`SIDE`] vectors stay in the first level of the cache.
const WIDEST: u64 = 4;

/// An exponent as squarings and products with odd powers: windows that slide.
#[derive(Debug)]
pub(crate) struct Exponent {
    /// From the most significant digit: squarings, then the odd power a^(2i + 1), as i.
    steps: Vec<(u32, usize)>,
    /// Squarings after the last product.
    last: u32,
    /// Odd powers that occur: a, a³, … .
    powers: usize,
}

impl Exponent {
    /// The cheapest layout.
    pub fn new(e: &BigUint) -> Self {
        let cost = |x: &Self| x.steps.len() + x.powers;
        let (first, rest) = (Self::with_window(e, 1), 2..=WIDEST);
        rest.map(|w| Self::with_window(e, w))
            .fold(
                first,
                |best, x| if cost(&x) < cost(&best) { x } else { best },
            )
    }

    fn with_window(e: &BigUint, window: u64) -> Self {
        let (mut steps, mut squarings, mut powers) = (Vec::new(), 0, 0);
        let mut high = e.bits();
        while high > 0 {
            if !e.bit(high - 1) {
                squarings += 1;
                high -= 1;
                continue;
            }
            // The window ends at its lowest bit that is set.
            let end = high.saturating_sub(window);
            let low = (end..high).find(|i| e.bit(*i)).unwrap_or(end);
            let digit = (low..high)
                .rev()
                .fold(0, |d, i| 2 * d + usize::from(e.bit(i)));
            steps.push((squarings + (high - low) as u32, digit / 2));
            powers = powers.max(digit / 2 + 1);
            (squarings, high) = (0, low);
        }
        Self {
            steps,
            last: squarings,
            powers,
        }
    }

    /// The power of each of the first `side` elements; 1 for the exponent 0.
    #[inline(always)]
    pub fn power<R: Lanes>(&self, f: &R, a: &[R::El; SIDE], side: usize) -> [R::El; SIDE] {
        let Some(((_, first), rest)) = self.steps.split_first() else {
            return [f.one(); SIDE];
        };
        let mut powers = [*a; 1 << (WIDEST - 1)];
        if self.powers > 1 {
            let mut square = *a;
            for k in 0..side {
                square[k] = f.sqr(&a[k]);
            }
            for i in 1..self.powers {
                for k in 0..side {
                    powers[i][k] = f.mul(&powers[i - 1][k], &square[k]);
                }
            }
        }
        let mut out = powers[*first];
        for (squarings, i) in rest {
            square(f, &mut out[..side], *squarings);
            for k in 0..side {
                out[k] = f.mul(&out[k], &powers[*i][k]);
            }
        }
        square(f, &mut out[..side], self.last);
        out
    }
}

/// This many times.
#[inline(always)]
fn square<R: Lanes>(f: &R, x: &mut [R::El], times: u32) {
    for _ in 0..times {
        for x in &mut *x {
            *x = f.sqr(x);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use msmith_core::ring::Ring;
    use msmith_core::ring::mont64::Mont64;

    #[test]
    fn exponents() {
        let f = Mont64::<1>::new(&[65537]).unwrap();
        let three = f.from_u64(3);
        for e in (0..600u64).chain([0xffff, 0x8000, 0x8001, 0xf0f0_f0f0_f0f0, u64::MAX]) {
            let powers = Exponent::new(&e.into()).power(&f, &[three, f.one(), three, three], 3);
            let power = f.pow(&three, &[e]);
            assert_eq!(powers[..3], [power, f.one(), power], "{e}");
        }
    }
}

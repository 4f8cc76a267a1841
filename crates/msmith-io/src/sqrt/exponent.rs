//! Powers with one exponent: windows that slide, laid out once.

use num_bigint::BigUint;

use crate::rings::Ring;

/// Windows of more bits never pay below 768 bits.
const WIDEST: u64 = 6;

/// An exponent as squarings and products with odd powers.
pub(super) struct Exponent {
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

    /// a to this exponent; 1 for the exponent 0.
    pub fn power<R: Ring>(&self, f: &R, a: &R::El) -> R::El {
        let Some(((_, first), rest)) = self.steps.split_first() else {
            return f.one();
        };
        let mut powers = [*a; 1 << (WIDEST - 1)];
        let square = if self.powers > 1 { f.sqr(a) } else { *a };
        for i in 1..self.powers {
            powers[i] = f.mul(&powers[i - 1], &square);
        }
        let squared = |x, times| (0..times).fold(x, |x, _| f.sqr(&x));
        let all = rest.iter().fold(powers[*first], |x, (squarings, i)| {
            f.mul(&squared(x, *squarings), &powers[*i])
        });
        squared(all, self.last)
    }
}

//! Non-adjacent forms of any width.

use super::peel::{Peel, low, minus, strip, twos};
use super::{Request, digit};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use crate::set::Set;
use num_bigint::BigUint;
use num_traits::Zero;

/// The width-w NAF: odd digits below 2^(w−1), of w digits in a row at most one is not 0. One digit in w + 1 is not 0,
/// on average.
#[derive(Debug, Clone, Copy)]
pub struct Wnaf;

impl Wnaf {
    /// Digits are up to [`Set::MOST`].
    const WIDEST: u32 = Set::MOST.ilog2() + 1;
}

impl Method for Wnaf {
    fn name(&self) -> &'static str {
        "wnaf"
    }

    fn about(&self) -> &'static str {
        "non-adjacent form of width w, digits odd and below 2^(w-1); width 0: the largest that the set has the digits of"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("width", 0)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        let digits = |width: u32| {
            let odd = (1..1i32 << (width - 1)).step_by(2);
            core::iter::once(0).chain(odd.flat_map(|x| [x, -x]))
        };
        let widest = Self::WIDEST;
        let width = match request.parameter(0) {
            0 => (2..=widest)
                .rev()
                .find(|&w| request.needs(digits(w)).is_ok())
                .unwrap_or(2),
            w => w,
        };
        if !(2..=widest).contains(&width) {
            return Err(Error::Text(format!(
                "width {width}; it can be 2 to {widest}, or 0"
            )));
        }
        request.needs(digits(width))?;
        Ok(recode(request.scalar, width))
    }
}

/// Takes off the digit that leaves a multiple of `2^width`.
pub fn recode(n: &BigUint, width: u32) -> Found {
    let mut t = n.clone();
    let mut peel = Peel::default();
    let mut nodes = 1;
    peel.push(strip(&mut t, Bases::Two), Digit::ZERO);
    while !t.is_zero() {
        let s = signed_residue(&t, width);
        t = minus(&t, s);
        if t.is_zero() {
            let chain = peel.finish(digit(s));
            return Found { chain, nodes };
        }
        let zeros = t.trailing_zeros().unwrap_or(0);
        t >>= zeros;
        peel.push(twos(zeros), digit(s));
        nodes += 1;
    }
    let chain = peel.finish(Digit::ZERO);
    Found { chain, nodes }
}

/// The residue of t modulo `2^width` that lies in `[−2^(width−1), 2^(width−1))`.
pub fn signed_residue(t: &BigUint, width: u32) -> i32 {
    let up = 64 - width;
    (((low(t) << up) as i64) >> up) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn residues() {
        let r = |t: u32, w| signed_residue(&t.into(), w);
        assert_eq!([1, 3, 5, 7].map(|t| r(t, 2)), [1, -1, 1, -1]);
        assert_eq!([7, 8, 9, 16, 17].map(|t| r(t, 4)), [7, -8, -7, 0, 1]);
    }
}

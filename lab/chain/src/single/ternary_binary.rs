//! Ternary and binary steps by turns.

use super::peel::{Peel, minus, strip};
use super::{Request, digit};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use num_traits::{One, Zero};

/// All factors 2 and 3 are taken off; then t ≡ ±1 modulo 6, and ±1 is.
///
/// M. Ciet, M. Joye, K. Lauter, P. Montgomery, "Trading inversions for multiplications in elliptic curve
/// cryptography", 2006; [`MultiBase`](crate::MultiBase) Table 5.
#[derive(Debug, Clone, Copy)]
pub struct TernaryBinary;

impl Method for TernaryBinary {
    fn name(&self) -> &'static str {
        "ternary-binary"
    }

    fn about(&self) -> &'static str {
        "take off ±1 so that 6 divides the rest (Ciet-Joye-Lauter-Montgomery)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs_signs()?;
        request.needs_bases(Bases::TwoThree)?;
        let mut t = request.scalar.clone();
        let mut peel = Peel::default();
        let mut nodes = 1;
        peel.push(strip(&mut t, Bases::TwoThree), Digit::ZERO);
        while t > One::one() {
            let s = if (&t % 6u32).is_one() { 1 } else { -1 };
            t = minus(&t, s);
            peel.push(strip(&mut t, Bases::TwoThree), digit(s));
            nodes += 1;
        }
        let start = digit((!t.is_zero()).into());
        let chain = peel.finish(start);
        Ok(Found { chain, nodes })
    }
}

//! Multi-base non-adjacent forms.

use super::peel::{Peel, minus, strip};
use super::{Request, digit, wnaf};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use num_traits::{One, Zero};

/// All factors 2 and 3 (and 5) are taken off, then ±1, so that 4 divides the rest.
///
/// P. Longa, C. Gebotys, "Fast multibase methods and other several optimizations for elliptic curve scalar
/// multiplication", 2009; [`MultiBase`](crate::MultiBase) Table 5.
#[derive(Debug, Clone, Copy)]
pub struct MultibaseNaf {
    name: &'static str,
    about: &'static str,
    bases: Bases,
}

impl MultibaseNaf {
    /// The (2,3)NAF.
    pub const TWO_THREE: Self = Self {
        name: "naf-2-3",
        about: "(2,3)NAF: take off ±1 so that 4 divides the rest, then all of 2 and 3 (Longa-Gebotys)",
        bases: Bases::TwoThree,
    };
    /// The (2,3,5)NAF.
    pub const TWO_THREE_FIVE: Self = Self {
        name: "naf-2-3-5",
        about: "(2,3,5)NAF: take off ±1 so that 4 divides the rest, then all of 2, 3 and 5 (Longa-Gebotys)",
        bases: Bases::TwoThreeFive,
    };
}

impl Method for MultibaseNaf {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self) -> &'static str {
        self.about
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs_signs()?;
        request.needs_bases(self.bases)?;
        let mut t = request.scalar.clone();
        let mut peel = Peel::default();
        let mut nodes = 1;
        peel.push(strip(&mut t, self.bases), Digit::ZERO);
        while t > One::one() {
            let s = wnaf::signed_residue(&t, 2);
            t = minus(&t, s);
            peel.push(strip(&mut t, self.bases), digit(s));
            nodes += 1;
        }
        let start = digit((!t.is_zero()).into());
        let chain = peel.finish(start);
        Ok(Found { chain, nodes })
    }
}

//! Binary digits.

use super::peel::{Peel, twos};
use super::{Request, digit};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Found, Method, Task};

/// A doubling for every bit but the highest, an addition for every other bit that is 1.
#[derive(Debug, Clone, Copy)]
pub struct Binary;

impl Method for Binary {
    fn name(&self) -> &'static str {
        "binary"
    }

    fn about(&self) -> &'static str {
        "binary digits, 0 and 1 (Al Musa-Xu, Table 5)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs([0, 1])?;
        let n = request.scalar;
        let mut peel = Peel::default();
        let highest = n.bits().saturating_sub(1);
        for i in 0..highest {
            peel.push(twos(1), digit(n.bit(i).into()));
        }
        let start = if n.bits() == 0 { Digit::ZERO } else { digit(1) };
        let chain = peel.finish(start);
        let nodes = n.bits();
        Ok(Found { chain, nodes })
    }
}

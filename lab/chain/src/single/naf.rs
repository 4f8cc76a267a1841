//! The non-adjacent form.

use super::{Request, wnaf};
use crate::error::Error;
use crate::method::{Found, Method, Task};

/// Digits 0 and ±1, no two in a row that are not 0. One digit in 3 is not 0, on average.
#[derive(Debug, Clone, Copy)]
pub struct Naf;

impl Method for Naf {
    fn name(&self) -> &'static str {
        "naf"
    }

    fn about(&self) -> &'static str {
        "non-adjacent form, digits 0 and ±1 (Al Musa-Xu, Table 5)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs_signs()?;
        Ok(wnaf::recode(request.scalar, 2))
    }
}

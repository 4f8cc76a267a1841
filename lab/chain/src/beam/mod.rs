//! Chains by a beam: what is left of the scalars is followed down from the largest numbers to the smallest, and of
//! all numbers of about one size only those are divided further whose cost is near the least.
//!
//! **Why.** The graphs of [`crate::search`] have a node for every product of the bases. With many more bases that is
//! too many: here these are all `k ± 1`, k a product of 2, 3 and 5, for `(k ± 1)·Q = k·Q ± Q` costs an *own addition*
//! (`Own` in `costs`) and no table. A number has such a divisor often enough: without a table
//! 256-bit scalars take 7.44M to 7.47M a bit on twisted Edwards curves with a = −1, against 7.61M over {2, 3, 5}.
//!
//! What "near the least" means: the cost so far, with what the size is worth ([`Width::bit`]) and what remainders
//! tell (`beam/potential.rs`).
//!
//! **Not optimal**, in general: a chain is lost that is dearer than the cheapest of its size by more than the slack.
//!
//! **Cost.** Some ten thousand nodes for 256 bits with a slack of 9M, doubling with every 1.8M; memory some 60 bytes
//! a node for one scalar, 100 for two. With own additions most of the time goes into finding divisors.

pub(crate) mod adaptive;
mod divisors;
mod family;
mod index;
mod int;
mod multipliers;

mod potential;
mod walk;
mod width;

use crate::costs::Own;
use crate::error::Error;
use crate::method::{Found, Method, Task};
use walk::walk;
pub(crate) use width::Extra;
pub use width::Width;

/// The method.
#[derive(Debug, Clone, Copy)]
pub struct Beam;

impl Method for Beam {
    fn name(&self) -> &'static str {
        "beam"
    }

    fn about(&self) -> &'static str {
        "numbers near the cheapest of their size, multiplications by k ± 1 too"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=2
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[
            ("slack (0.1M)", 120),
            ("largest k ± 1", 4096),
            ("largest (k ± 1)k' ± 1", 0),
        ]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let [slack, largest, twice] = [0, 1, 2].map(|k| {
            let own = self.parameters()[k].1;
            task.parameters.get(k).copied().unwrap_or(own)
        });
        let width = Width {
            slack: slack.saturating_mul(100),
            largest,
            twice,
            ..Width::default()
        };
        find_near(task, width)
    }
}

/// A chain of a task.
///
/// Errors: [`Error::Unreachable`] where no chain is found, [`Error::Unsuitable`] where the beam has too many nodes.
pub fn find_near(task: &Task<'_>, width: Width) -> Result<Found, Error> {
    find_with(task, width, &|_| 0)
}

/// The same where the use of a digit costs something besides its addition: part of what its point in a table does.
pub(crate) fn find_with(task: &Task<'_>, width: Width, extra: Extra<'_>) -> Result<Found, Error> {
    if width.largest > Width::LARGEST {
        let most = Width::LARGEST;
        return Err(Error::Text(format!(
            "k ± 1 up to {}; at most {most}",
            width.largest
        )));
    }
    if width.twice > Width::MOST_TWICE {
        let most = Width::MOST_TWICE;
        return Err(Error::Text(format!(
            "(k ± 1)·k' ± 1 up to {}; at most {most}",
            width.twice
        )));
    }
    let own = Own::of(task.costs);
    let bits = task.scalars.iter().map(|n| n.bits()).max().unwrap_or(0);
    if bits > Task::MOST_BITS {
        return Err(Error::Large { bits });
    }
    // A narrow beam may end before a digit is reached.
    let mut width = width;
    loop {
        let found = match (task.scalars.len(), bits) {
            (1, 0..=256) => walk::<1, 4>(task, &own, width, extra),
            (1, 257..=1024) => walk::<1, 16>(task, &own, width, extra),
            (1, _) => walk::<1, 64>(task, &own, width, extra),
            (2, 0..=256) => walk::<2, 4>(task, &own, width, extra),
            (2, 257..=1024) => walk::<2, 16>(task, &own, width, extra),
            (2, _) => walk::<2, 64>(task, &own, width, extra),
            (n, _) => {
                return Err(Error::Unsuitable(format!(
                    "{n} scalars; it takes one or two"
                )));
            }
        };
        match found {
            Err(Error::Unreachable(_)) if width.slack < WIDEST => {
                width.slack = 2 * width.slack + 1000
            }
            done => return done,
        }
    }
}

/// A slack beyond which no wider beam is tried.
const WIDEST: u32 = 60_000;

#[cfg(test)]
mod tests;

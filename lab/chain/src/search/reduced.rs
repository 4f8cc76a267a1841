//! The reduced rectangular graph: [`DoubleBase`](crate::DoubleBase) §5, with a third base.
//!
//! Positions are cut into blocks of α×β×γ. In a block every quotient is `ρ + B·P`, where `B` is the quotient at the
//! corner after the block, `P` what is left of `2^α·3^β·5^γ`, and `ρ < P` a short integer: divisions by 2, 3, 5 inside
//! the block look at `ρ` only. Blocks have one `B` each, long, and `ρ` where they begin.
//!
//! The paper takes tests for zero, and for a start, as a refinement that may be left out inside blocks. That is not so
//! for large digits: a node may be a start where `ρ` does not show it, because `B` is not 0. Here `ρ + B·P` is compared
//! wherever it is short.

use super::positions::{Quotient, shortest};
use super::start::{Stop, single};
use super::window::Window;
use crate::error::Error;
use crate::method::{Found, Method, Task};
use num_bigint::BigUint;
use num_traits::ToPrimitive;
use std::collections::HashMap;

/// Shortest paths over blocks of positions.
#[derive(Debug, Clone, Copy)]
pub struct Reduced;

/// What a block keeps.
struct Block {
    /// `ρ` at its first position.
    first: u128,
    /// `B`, where it has at most 64 bits.
    corner: Option<u64>,
}

const PARAMETERS: &[(&str, u32)] = &[("alpha", 16), ("beta", 10), ("gamma", 7)];

impl Method for Reduced {
    fn name(&self) -> &'static str {
        "reduced"
    }
    fn about(&self) -> &'static str {
        "shortest paths over blocks of positions, short integers (Bernstein, Chuengsatiansup, Lange, Sec. 5)"
    }
    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }
    fn parameters(&self) -> &'static [(&'static str, u32)] {
        PARAMETERS
    }
    fn is_optimal(&self) -> bool {
        true
    }
    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let n = single(task)?;
        let window = Window::new(task.bases, task.set, task.costs, Stop::AnyDigit)?;
        let mut size = [0u32; 3];
        for (i, size) in size.iter_mut().enumerate().take(window.dimensions) {
            *size = task.parameters.get(i).copied().unwrap_or(PARAMETERS[i].1);
        }
        let used = &size[..window.dimensions];
        let whole = [2u128, 3, 5]
            .iter()
            .zip(size)
            .try_fold(1u128, |all, (k, s)| all.checked_mul(k.checked_pow(s)?));
        let Some(whole) = whole.filter(|w| used.iter().all(|&s| s > 0) && w >> 120 == 0) else {
            let why = format!("blocks of {used:?}: 2^alpha*3^beta*5^gamma is from 2 up to 2^120");
            return Err(Error::Text(why));
        };
        let size = size.map(|s| s.max(1) as usize);
        let mut blocks = HashMap::new();
        shortest(&window, (n.bits(), task.memory()), |position| {
            let block = core::array::from_fn(|i| position[i] / size[i]);
            let inside: [u32; 3] = core::array::from_fn(|i| (position[i] % size[i]) as u32);
            let Block { first, corner } = blocks
                .entry(block)
                .or_insert_with(|| Block::new(n, block, size, whole));
            let below = [2u128, 3, 5].iter().zip(inside).map(|(k, e)| k.pow(e));
            let below: u128 = below.product();
            let (rest, left) = (*first / below, whole / below);
            let all = corner
                .and_then(|b| left.checked_mul(b.into())?.checked_add(rest))
                .and_then(|q| q.to_u64());
            match all {
                Some(q) if q <= window.small => Quotient::Small(q),
                _ => Quotient::Large((rest % 30) as u8),
            }
        })
    }
}

impl Block {
    fn new(n: &BigUint, block: [usize; 3], size: [usize; 3], whole: u128) -> Self {
        let mut q = n.clone();
        for i in 0..3 {
            q /= BigUint::from([2u32, 3, 5][i]).pow((block[i] * size[i]) as u32);
        }
        let first = (&q % whole).to_u128().unwrap_or(0);
        Self {
            first,
            corner: (q / whole).to_u64(),
        }
    }
}

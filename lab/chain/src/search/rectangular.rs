//! The rectangular graph: [`DoubleBase`](crate::DoubleBase) §4. Every position has its quotient as a long integer.

use super::positions::{Quotient, shortest};
use super::start::{Stop, single};
use super::window::Window;
use crate::error::Error;
use crate::method::{Found, Method, Task};
use num_bigint::BigUint;
use num_traits::ToPrimitive;

/// Shortest paths in the rectangular graph.
#[derive(Debug, Clone, Copy)]
pub struct Rectangular;

impl Method for Rectangular {
    fn name(&self) -> &'static str {
        "rectangular"
    }
    fn about(&self) -> &'static str {
        "shortest paths over positions, long integers (Bernstein, Chuengsatiansup, Lange, Sec. 4)"
    }
    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }
    fn is_optimal(&self) -> bool {
        true
    }
    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let n = single(task)?;
        let window = Window::new(task.bases, task.set, task.costs, Stop::AnyDigit)?;
        // ⌊n/2^a⌋, ⌊n/2^a·3^b⌋, ⌊n/2^a·3^b·5^c⌋ for the position asked for last. Positions come in increasing order.
        let mut line: [BigUint; 3] = [n.clone(), n.clone(), n.clone()];
        let mut last = [0; 3];
        shortest(&window, (n.bits(), task.memory()), |position| {
            let changed = (0..3).find(|&i| position[i] != last[i]).unwrap_or(3);
            for base in changed..3 {
                let (from, power) = if base == changed {
                    (&line[base], position[base] - last[base])
                } else {
                    (&line[base - 1], position[base])
                };
                line[base] = from / BigUint::from([2u32, 3, 5][base]).pow(power as u32);
            }
            last = position;
            let q = &line[2];
            match q.to_u64() {
                Some(q) if q <= window.small => Quotient::Small(q),
                _ => Quotient::Large((q % 30u32).to_u8().unwrap_or(0)),
            }
        })
    }
}

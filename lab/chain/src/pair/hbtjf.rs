//! The hybrid binary-ternary joint form.

use super::{needs, two};
use crate::chain::Chain;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};

/// Both scalars are divided by 3 where 3 divides both, else by 2 where 2 does, else what makes both divisible by 6 is
/// subtracted first: digits −2 to 3 (J. Adikari, V. S. Dimitrov, L. Imbert, "Hybrid binary-ternary joint form and its
/// application in elliptic curve cryptography", 2009).
#[derive(Debug, Clone, Copy)]
pub struct Hbtjf;

impl Hbtjf {
    /// All digits that may occur: without those that 2 or 3 divides.
    pub fn digits() -> impl Iterator<Item = Digit> {
        let all = (-2..=3).flat_map(|x| (-2..=3).map(move |y| Digit::pair(x, y)));
        all.filter(|d| d.is_zero() || [2, 3].iter().all(|p| d.x % p != 0 || d.y % p != 0))
    }
}

impl Method for Hbtjf {
    fn name(&self) -> &'static str {
        "hbtjf"
    }

    fn about(&self) -> &'static str {
        "hybrid binary-ternary joint form: digits −2 to 3 that make both scalars divisible by 6 (Adikari-Dimitrov-Imbert)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = two(task)?;
        if task.bases < Bases::TwoThree {
            return Err(Error::Unsuitable("it needs the bases 2 and 3".into()));
        }
        needs(task, Self::digits())?;
        Ok(find(m, n))
    }
}

fn find(m: &BigUint, n: &BigUint) -> Found {
    let (mut x, mut y) = (BigInt::from(m.clone()), BigInt::from(n.clone()));
    let mut steps = Vec::new();
    let mut start = Digit::ZERO;
    while !(x.is_zero() && y.is_zero()) {
        let (r, s) = (mods(&x), mods(&y));
        let (base, d) = if r % 3 == 0 && s % 3 == 0 {
            (1, Digit::ZERO)
        } else if r % 2 == 0 && s % 2 == 0 {
            (0, Digit::ZERO)
        } else {
            (0, Digit::pair(r, s))
        };
        if x == d.x.into() && y == d.y.into() {
            start = d;
            break;
        }
        let p = 2 + base;
        x = (x - d.x) / p;
        y = (y - d.y) / p;
        steps.push((base, d));
    }
    let nodes = steps.len() as u64 + 1;
    steps.reverse();
    let chain = Chain::from_steps(start, steps);
    Found { chain, nodes }
}

/// The residue modulo 6 from −2 to 3.
fn mods(k: &BigInt) -> i32 {
    let r = k.mod_floor(&6.into()).to_i32().unwrap_or(0);
    if r > 3 { r - 6 } else { r }
}

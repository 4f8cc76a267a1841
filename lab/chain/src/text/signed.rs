//! Negative scalars.

use crate::chain::Chain;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Found, Method, Task};
use crate::set::Set;
use num_bigint::{BigInt, BigUint, Sign};

/// What `method` finds for scalars of any sign.
///
/// The chain of −n with digits D is that of n with digits −D, negated; with two scalars each has its own sign. So
/// a set that is closed under negation serves both signs of one scalar alike.
///
/// `task.scalars` is not read.
pub fn find_signed(
    method: &dyn Method,
    scalars: &[BigInt],
    task: &Task<'_>,
) -> Result<Found, Error> {
    let sign = |i: usize| match scalars.get(i).map(BigInt::sign) {
        Some(Sign::Minus) => -1,
        _ => 1,
    };
    let turn = |d: Digit| Digit::pair(sign(0) * d.x, sign(1) * d.y);
    let plain: Vec<BigUint> = scalars.iter().map(|n| n.magnitude().clone()).collect();
    let set = Set::new(task.set.digits().iter().map(|&d| turn(d)))?;
    let found = method.find(&Task {
        scalars: &plain,
        set: &set,
        ..*task
    })?;
    Ok(Found {
        chain: turned(found.chain, turn),
        ..found
    })
}

fn turned(mut chain: Chain, turn: impl Fn(Digit) -> Digit) -> Chain {
    chain.start = turn(chain.start);
    for t in &mut chain.terms {
        t.digit = turn(t.digit);
    }
    chain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::costs::Costs;
    use crate::method::Bases;
    use num_traits::Zero;

    /// Digits x ≡ n mod 2 from a set, the first that fits.
    struct Halves;

    impl Method for Halves {
        fn name(&self) -> &'static str {
            "halves"
        }
        fn about(&self) -> &'static str {
            "a test"
        }
        fn scalars(&self) -> core::ops::RangeInclusive<usize> {
            1..=2
        }
        fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
            let n = |i: usize| task.scalars.get(i).cloned().unwrap_or_default();
            let (mut x, mut y) = (BigInt::from(n(0)), BigInt::from(n(1)));
            let mut steps = Vec::new();
            while !(x.is_zero() && y.is_zero()) {
                let fits = |d: &&Digit| {
                    let (u, v) = (&x - d.x, &y - d.y);
                    !u.bit(0) && !v.bit(0) && (!d.is_zero() || x.bits() + y.bits() > 1)
                };
                let Some(&d) = task.set.digits().iter().find(fits) else {
                    return Err(Error::Unreachable("no digit".into()));
                };
                if steps.len() == 40 {
                    return Err(Error::Unreachable("it goes in circles".into()));
                }
                steps.push((0, d));
                (x, y) = ((x - d.x) / 2, (y - d.y) / 2);
            }
            steps.reverse();
            let chain = Chain::from_steps(Digit::ZERO, steps);
            Ok(Found { chain, nodes: 0 })
        }
    }

    #[test]
    fn every_sign() {
        let sets = ["{0,1}", "{(0,0),(1,0),(0,1),(1,1)}"].map(|t| t.parse::<Set>().unwrap());
        let check = |scalars: &[i64], set: &Set, ok: bool| {
            let scalars: Vec<BigInt> = scalars.iter().map(|&n| n.into()).collect();
            let task = Task {
                scalars: &[],
                bases: Bases::Two,
                set,
                costs: &Costs::EDWARDS,
                table: None,
                instructions: None,
                parameters: &[],
                memory: None,
            };
            match find_signed(&Halves, &scalars, &task) {
                Ok(found) => {
                    let (x, y) = found.chain.value();
                    assert_eq!(x, scalars[0]);
                    assert_eq!(y, scalars.get(1).cloned().unwrap_or_default());
                    assert!(found.chain.digits().all(|d| set.contains(d)));
                    assert!(ok);
                }
                Err(_) => assert!(!ok),
            }
        };
        let minus = |set: &Set| Set::new(set.digits().iter().map(|&d| -d)).unwrap();
        check(&[917], &sets[0], true);
        check(&[-917], &sets[0], false);
        check(&[-917], &minus(&sets[0]), true);
        check(&[917, 83], &sets[1], true);
        check(&[-917, -83], &minus(&sets[1]), true);
        check(&[-917, 83], &sets[1], false);
        let mixed = "{(0,0),(-1,0),(0,1),(-1,1)}".parse().unwrap();
        check(&[-917, 83], &mixed, true);
    }
}

//! The rings: which one takes a number, and a batch of curves in it.

use crate::curve::Curve;
use crate::error::Error;
use crate::frame::Frame;
use crate::hit::{Hits, Stop};
use crate::schedule::Schedule;
use crate::stage1::{self, Curves};
use crate::stage2;
use crate::wheel::Wheel;
use msmith_core::coords::Affine;
use msmith_core::cpu::{LanesJob, LongField};
use msmith_core::ring::mont64::Mont64;
use msmith_core::ring::outline::Outlined;
use msmith_core::{Backend, Lanes};
use num_bigint::BigUint;
use num_traits::One;

/// The most bits that a number may have.
pub const MOST_BITS: u64 = 972;

/// Both stages, made once for all curves.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Stage 1.
    pub one: Schedule,
    /// Stage 2, if there are primes for it.
    pub two: Option<Wheel>,
    /// Look at the common divisors at every step: slow, to part factors that come together.
    pub every: bool,
}

/// Is told the work done since the last call; says whether to stop.
pub type Poll<'a> = &'a (dyn Fn(Work) -> bool + Sync);

/// Work that was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// Bits of the scalar of stage 1.
    Bits(u64),
    /// Giant steps of stage 2.
    Giants(u64),
}

/// A number prepared for a ring.
pub trait Engine: Send + Sync {
    /// Number of curves at a time.
    fn width(&self) -> usize;
    /// What it is, for people.
    fn name(&self) -> String;
    /// Runs the plan on up to [`Engine::width`] curves.
    fn run(&self, curves: &[Curve], plan: &Plan, poll: Poll<'_>) -> Result<Hits, Stop>;
}

/// The ring of a backend for an odd number above 1: in 52-bit integers eight curves at a time, otherwise one curve at a
/// time in 64-bit words (there is no ring of doubles for these lengths).
pub fn engine(n: &BigUint, backend: Backend) -> Result<Box<dyn Engine>, Error> {
    if n.bits() > MOST_BITS {
        return Err(Error::Large {
            bits: n.bits(),
            most: MOST_BITS,
        });
    }
    backend.require()?;
    let found = match backend {
        Backend::Ifma => lanes(n),
        _ => None,
    };
    found
        .or_else(|| in_words(n))
        .ok_or_else(|| Error::Backend("no ring takes this number".into()))
}

/// Eight curves, where the machine has the instructions.
fn lanes(n: &BigUint) -> Option<Box<dyn Engine>> {
    shortest(n, LongField::DIGITS, "AVX-512 IFMA", LongField::new)
}

/// The same computation without the instructions, in some lengths: slow.
#[cfg(test)]
pub fn emulated(n: &BigUint) -> Option<Box<dyn Engine>> {
    let name = "emulated 52-bit products";
    shortest(n, LongField::EMULATED, name, LongField::emulated)
}

/// The first of these lengths that takes n.
fn shortest(
    n: &BigUint,
    digits: &[usize],
    name: &'static str,
    make: fn(&[u64], usize) -> Result<LongField, msmith_core::Error>,
) -> Option<Box<dyn Engine>> {
    let fits = |l: &&usize| n.bits() + 8 <= 52 * **l as u64;
    digits.iter().filter(fits).find_map(|&l| {
        let field = field(n, l, make)?;
        let n = n.clone();
        Some(Box::new(InLanes {
            field,
            n,
            digits: l,
            name,
        }) as Box<dyn Engine>)
    })
}

/// A field of lanes modulo a multiple of n.
struct InLanes {
    field: LongField,
    n: BigUint,
    digits: usize,
    name: &'static str,
}

/// Products of multiplicities that the formulas want: no normalisation then.
const WANTED: u32 = 12;

/// A field modulo a small odd multiple of n, if there is one.
///
/// The ring takes moduli with 9 bits in the top digit, and with room above: n is multiplied by an odd number
/// that brings it there. Several are tried, for the limit depends on the modulus.
fn field(
    n: &BigUint,
    digits: usize,
    make: fn(&[u64], usize) -> Result<LongField, msmith_core::Error>,
) -> Option<LongField> {
    let least = 52 * (digits as u64 - 1) + 10;
    let missing = least.saturating_sub(n.bits());
    for more in missing..missing + 8 {
        for odd in [1u32, 3, 5, 7] {
            let by = if more == 0 {
                BigUint::from(odd)
            } else {
                (BigUint::one() << more) + odd
            };
            let modulus = n * by;
            let Ok(field) = make(&modulus.to_u64_digits(), digits) else {
                continue;
            };
            if field.products() >= WANTED {
                return Some(field);
            }
        }
    }
    None
}

impl Engine for InLanes {
    fn width(&self) -> usize {
        8
    }
    fn name(&self) -> String {
        let (name, digits) = (self.name, self.digits);
        format!("{name}, {digits} digits of 52 bits, 8 curves")
    }
    fn run(&self, curves: &[Curve], plan: &Plan, poll: Poll<'_>) -> Result<Hits, Stop> {
        let n = &self.n;
        self.field.run(Run {
            n,
            curves,
            plan,
            poll,
        })
    }
}

/// Both stages in a ring of lanes.
struct Run<'a> {
    n: &'a BigUint,
    curves: &'a [Curve],
    plan: &'a Plan,
    poll: Poll<'a>,
}

/// Up to this number of digits products are inlined. Longer ones are calls: inlined everywhere they would take minutes
/// to compile, and the call does not count next to them.
const INLINED: usize = 5;

impl LanesJob for Run<'_> {
    type Out = Result<Hits, Stop>;

    fn run<R: Lanes>(self, ring: R) -> Self::Out {
        if const { size_of::<R::El>() <= INLINED * R::WIDTH * 8 } {
            let x = Frame::new(ring, self.n);
            run(&x, self.curves, self.plan, self.poll)
        } else {
            let x = Frame::new(Outlined(ring), self.n);
            run(&x, self.curves, self.plan, self.poll)
        }
    }
}

/// Words of 64 bits.
struct InWords<const N: usize> {
    ring: Mont64<N>,
    n: BigUint,
}

fn in_words(n: &BigUint) -> Option<Box<dyn Engine>> {
    fn one<const N: usize>(n: &BigUint) -> Option<Box<dyn Engine>> {
        let mut words = n.to_u64_digits();
        words.resize(N, 0);
        let ring = Mont64::<N>::new(&words)?;
        Some(Box::new(InWords { ring, n: n.clone() }))
    }
    match n.bits().div_ceil(64) {
        0..=1 => one::<1>(n),
        2 => one::<2>(n),
        3 => one::<3>(n),
        4 => one::<4>(n),
        5..=6 => one::<6>(n),
        7..=8 => one::<8>(n),
        9..=10 => one::<10>(n),
        11..=12 => one::<12>(n),
        13..=16 => one::<16>(n),
        _ => None,
    }
}

impl<const N: usize> Engine for InWords<N> {
    fn width(&self) -> usize {
        1
    }
    fn name(&self) -> String {
        format!("{N} words of 64 bits, one curve")
    }
    fn run(&self, curves: &[Curve], plan: &Plan, poll: Poll<'_>) -> Result<Hits, Stop> {
        let x = Frame::new(Outlined(self.ring), &self.n);
        run(&x, curves, plan, poll)
    }
}

/// Both stages in the lanes of a ring.
fn run<F: Lanes>(
    x: &Frame<'_, F>,
    curves: &[Curve],
    plan: &Plan,
    poll: Poll<'_>,
) -> Result<Hits, Stop> {
    let f = &x.f;
    let mut hits = Hits::new(x.n, curves.len().min(F::WIDTH));
    let column = |part: fn(&Curve) -> &BigUint| -> F::El {
        let values: Vec<BigUint> = curves.iter().map(|c| part(c).clone()).collect();
        x.load(&values)
    };
    let d = column(|c| &c.d);
    let start = Affine {
        x: column(|c| &c.x),
        y: column(|c| &c.y),
    };
    let k = f.enter(
        #[inline(always)]
        || Curves {
            d2: f.norm(&f.dbl(&d)),
        },
    );
    let one = f.enter(
        #[inline(always)]
        || {
            let poll = |bits| poll(Work::Bits(bits));
            stage1::run(x, &k, &start, &plan.one, plan.every, &mut hits, &poll)
        },
    )?;
    let Some(wheel) = &plan.two else {
        return Ok(hits);
    };
    // What lanes find after the first that has found something is of no use.
    if hits.is_proper(0) {
        return Ok(hits);
    }
    f.enter(
        #[inline(always)]
        || {
            let poll = |giants| poll(Work::Giants(giants));
            stage2::run(x, &k, &one, wheel, plan.every, &mut hits, &poll)
        },
    )?;
    Ok(hits)
}

#[cfg(test)]
pub mod tests;

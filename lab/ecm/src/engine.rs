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
use msmith_core::cpu::{LanesJob, LongField, LongShape};
use msmith_core::enter;
use msmith_core::ring::mont64::Mont64;
use msmith_core::ring::outline::Outlined;
use msmith_core::{Backend, Lanes};
use num_bigint::BigUint;
use num_traits::One;

/// The most bits that a number may have: 16 words of 64 bits. From 973 bits on no backend has lanes.
pub const MOST_BITS: u64 = 1024;

/// Up to so many bits 64-bit words take no longer than doubles.
const SHORT: u64 = 128;

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

/// The ring of a backend for an odd number above 1: eight curves at a time in the backend's lanes, or one at a time in
/// 64-bit words where these have no digits for so long a number.
pub fn engine(n: &BigUint, backend: Backend) -> Result<Box<dyn Engine>, Error> {
    if n.bits() > MOST_BITS {
        return Err(Error::Large {
            bits: n.bits(),
            most: MOST_BITS,
        });
    }
    backend.require()?;
    let doubles = matches!(backend, Backend::Avx2 | Backend::Avx512);
    let found = match doubles && n.bits() <= SHORT {
        true => None,
        false => lanes(n, backend),
    };
    found
        .or_else(|| in_words(n))
        .ok_or_else(|| Error::Backend("no ring takes this number".into()))
}

/// Eight curves in the fewest digits that take the number.
fn lanes(n: &BigUint, backend: Backend) -> Option<Box<dyn Engine>> {
    let make = |shape: LongShape| InLanes::prepare(n, shape, label(shape.backend), &LongField::new);
    LongField::shapes(backend).find_map(make)
}

/// A backend's instructions, for people.
fn label(backend: Backend) -> &'static str {
    match backend {
        Backend::Portable => "no vectors",
        Backend::Relaxed => "relaxed multiply-add",
        Backend::Avx2 => "AVX2",
        Backend::AvxIfma => "AVX-IFMA",
        Backend::Avx512 => "AVX-512",
        Backend::Ifma => "AVX-512 IFMA",
    }
}

/// The same computation without the instructions, in some lengths: slow.
#[cfg(test)]
pub fn emulated(n: &BigUint) -> Option<Box<dyn Engine>> {
    LongField::EMULATED.iter().find_map(|&digits| {
        let shape = LongShape {
            backend: Backend::Ifma,
            digits,
            bits: 52,
        };
        InLanes::prepare(n, shape, "emulated 52-bit products", &|modulus, shape| {
            LongField::emulated(modulus, shape.digits)
        })
    })
}

/// Prepares a modulus in given digits.
type Make = dyn Fn(&[u64], LongShape) -> Result<LongField, msmith_core::Error>;

/// A field of lanes modulo a multiple of n.
struct InLanes {
    field: LongField,
    n: BigUint,
    shape: LongShape,
    label: &'static str,
}

/// Products of multiplicities that the formulas want: no normalisation then. Digits of 48 bits have room for fewer.
const WANTED: u32 = 12;
const WANTED_48: u32 = 4;

impl InLanes {
    /// In these digits, if they take n.
    ///
    /// The rings take moduli with 9 bits in the top digit, and with room above: n is multiplied by an odd number
    /// that brings it there. Several are tried, for the limits depend on the modulus.
    fn prepare(
        n: &BigUint,
        shape: LongShape,
        label: &'static str,
        make: &Make,
    ) -> Option<Box<dyn Engine>> {
        let (digits, bits) = (shape.digits as u64, u64::from(shape.bits));
        // Unsigned digits need more room above.
        let above = if bits == 52 { 8 } else { 3 };
        if n.bits() + above > bits * digits {
            return None;
        }
        let wanted = if bits == 48 { WANTED_48 } else { WANTED };
        let least = bits * (digits - 1) + 10;
        let missing = least.saturating_sub(n.bits());
        for more in missing..missing + 8 {
            for odd in [1u32, 3, 5, 7] {
                let by = if more == 0 {
                    BigUint::from(odd)
                } else {
                    (BigUint::one() << more) + odd
                };
                let Ok(field) = make(&(n * by).to_u64_digits(), shape) else {
                    continue;
                };
                if field.products() >= wanted {
                    let n = n.clone();
                    return Some(Box::new(Self {
                        field,
                        n,
                        shape,
                        label,
                    }));
                }
            }
        }
        None
    }
}

impl Engine for InLanes {
    fn width(&self) -> usize {
        8
    }
    fn name(&self) -> String {
        let LongShape { digits, bits, .. } = self.shape;
        format!("{}, {digits} digits of {bits} bits, 8 curves", self.label)
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
/// to compile, and the call does not count next to them. A ring whose operations are calls needs no second one.
const INLINED: usize = 5;

impl LanesJob for Run<'_> {
    type Out = Result<Hits, Stop>;

    fn run<R: Lanes>(self, ring: R) -> Self::Out {
        if const { R::CALLED || size_of::<R::El>() <= INLINED * R::WIDTH * 8 } {
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
    let k = enter!(
        f,
        Curves {
            d2: f.norm(&f.dbl(&d)),
        }
    );
    let one = enter!(f, {
        let poll = |bits| poll(Work::Bits(bits));
        stage1::run(x, &k, &start, &plan.one, plan.every, &mut hits, &poll)
    })?;
    let Some(wheel) = &plan.two else {
        return Ok(hits);
    };
    // What lanes find after the first that has found something is of no use.
    if hits.is_proper(0) {
        return Ok(hits);
    }
    enter!(f, {
        let poll = |giants| poll(Work::Giants(giants));
        stage2::run(x, &k, &one, wheel, plan.every, &mut hits, &poll)
    })?;
    Ok(hits)
}

#[cfg(test)]
pub mod tests;

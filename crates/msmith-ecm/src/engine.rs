//! The rings: which one takes a number, and a batch of curves in it.

use crate::curve::Curve;
use crate::error::Error;
use crate::frame::Frame;
use crate::hit::{Hits, Stop};
use crate::schedule::Schedule;
use crate::stage1::{self, Curves};
use crate::stage2;
use crate::wheel::Wheel;
use msmith::coords::Affine;
use msmith::ring::Lanes;
use msmith::ring::lanes::simd::Wide;
use msmith::ring::lanes::soft::SoftIfma;
use msmith::ring::lanes::{Digits, Field, Shape};
use msmith::ring::mont64::Mont64;
use msmith::ring::outline::Outlined;
use num_bigint::BigUint;
use num_traits::One;

/// The most bits that a number may have.
pub const MOST_BITS: u64 = 972;

/// Which arithmetic to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Backend {
    /// The fastest that the machine has.
    #[default]
    Auto,
    /// Eight curves in the lanes of 52-bit integer products (AVX-512 IFMA).
    Lanes,
    /// The same computation without the instructions, but from 305 to 728 bits: slow, for tests.
    Emulated,
    /// One curve at a time in 64-bit words, to 768 bits; longer numbers as in `Emulated`.
    Portable,
}

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

/// Told the work done (bits of stage 1, giant steps of stage 2); says whether to stop.
pub type Poll<'a> = &'a (dyn Fn(Work) -> bool + Sync);

/// Work that was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// Bits of the scalar.
    Bits(u64),
    /// Giant steps.
    Giants(u64),
}

/// A number prepared for a ring.
pub trait Engine: Send + Sync {
    /// Curves at a time.
    fn width(&self) -> usize;
    /// What it is, for people.
    fn name(&self) -> String;
    /// Runs the plan on up to [`Engine::width`] curves.
    fn run(&self, curves: &[Curve], plan: &Plan, poll: Poll<'_>) -> Result<Hits, Stop>;
}

/// The first of these lengths that takes n. Long products are calls (`true`): inlined everywhere they would take minutes to
/// compile, and the call does not count beside them.
macro_rules! lanes_of {
    ($n:ident, $s:ty, $name:literal: $($l:literal $called:literal)*) => {{
        let mut found: Option<Box<dyn Engine>> = None;
        $(
            if found.is_none() && $n.bits() + 8 <= 52 * $l {
                found = field::<$s, $l>($n).map(|field| -> Box<dyn Engine> {
                    let n = $n.clone();
                    Box::new(InLanes::<$s, $l, $called> { field, n, name: $name })
                });
            }
        )*
        found
    }};
}

/// The fastest engine of a backend for an odd number above 1.
pub fn engine(n: &BigUint, backend: Backend) -> Result<Box<dyn Engine>, Error> {
    if n.bits() > MOST_BITS {
        return Err(Error::Large {
            bits: n.bits(),
            most: MOST_BITS,
        });
    }
    let found = match backend {
        Backend::Auto => lanes(n).or_else(|| portable(n)).or_else(|| emulated(n)),
        Backend::Lanes => lanes(n),
        Backend::Emulated => emulated(n),
        Backend::Portable => portable(n).or_else(|| emulated(n)),
    };
    found.ok_or_else(|| {
        Error::Backend("no ring of this kind takes the number on this machine".into())
    })
}

/// Eight curves, where the machine has the instructions.
fn lanes(n: &BigUint) -> Option<Box<dyn Engine>> {
    #[cfg(target_arch = "x86_64")]
    {
        use msmith::ring::lanes::ifma::Ifma;
        lanes_of!(n, Ifma, "AVX-512 IFMA":
            4 false 5 false 6 true 8 true 10 true 12 true 15 true 19 true)
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let _ = n;
        None
    }
}

/// The same without the instructions, some lengths of it.
fn emulated(n: &BigUint) -> Option<Box<dyn Engine>> {
    lanes_of!(n, SoftIfma, "emulated 52-bit products": 4 true 6 true 19 true)
}

/// A field of lanes modulo a multiple of n.
struct InLanes<S: Wide<52>, const L: usize, const CALLED: bool> {
    field: Field<S, L, 52>,
    n: BigUint,
    name: &'static str,
}

/// Products of multiplicities that the formulas want: no normalisation then.
const WANTED: u32 = 12;

/// A field of L digits modulo a small odd multiple of n, if there is one.
///
/// The ring takes moduli with 9 bits in the top digit, and with room above: n is multiplied by an odd number
/// that brings it there. Several are tried, for the limit depends on the modulus.
fn field<S: Wide<52>, const L: usize>(n: &BigUint) -> Option<Field<S, L, 52>> {
    let least = 52 * (L as u64 - 1) + 10;
    let missing = least.saturating_sub(n.bits());
    for more in missing..missing + 8 {
        for odd in [1u32, 3, 5, 7] {
            let by = if more == 0 {
                BigUint::from(odd)
            } else {
                (BigUint::one() << more) + odd
            };
            let modulus = n * by;
            let Ok(field) = Field::new(&modulus.to_u64_digits()) else {
                continue;
            };
            if field.limits().products >= WANTED {
                return Some(field);
            }
        }
    }
    None
}

impl<S: Wide<52>, const L: usize> Engine for InLanes<S, L, true>
where
    Digits<L>: Shape<S::D>,
{
    fn width(&self) -> usize {
        8
    }
    fn name(&self) -> String {
        format!("{}, {L} digits of 52 bits, 8 curves", self.name)
    }
    fn run(&self, curves: &[Curve], plan: &Plan, poll: Poll<'_>) -> Result<Hits, Stop> {
        let x = Frame::new(Outlined(self.field.ring()), &self.n);
        run(&x, curves, plan, poll)
    }
}

impl<S: Wide<52>, const L: usize> Engine for InLanes<S, L, false>
where
    Digits<L>: Shape<S::D>,
{
    fn width(&self) -> usize {
        8
    }
    fn name(&self) -> String {
        format!("{}, {L} digits of 52 bits, 8 curves", self.name)
    }
    fn run(&self, curves: &[Curve], plan: &Plan, poll: Poll<'_>) -> Result<Hits, Stop> {
        let x = Frame::new(self.field.ring(), &self.n);
        run(&x, curves, plan, poll)
    }
}

/// Words of 64 bits.
struct InWords<const N: usize> {
    ring: Mont64<N>,
    n: BigUint,
}

fn portable(n: &BigUint) -> Option<Box<dyn Engine>> {
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
            let told = |bits| poll(Work::Bits(bits));
            stage1::run(x, &k, &start, &plan.one, plan.every, &mut hits, &told)
        },
    )?;
    let Some(wheel) = &plan.two else {
        return Ok(hits);
    };
    // Lanes after the first that has found something are not asked for.
    if hits.is_proper(0) {
        return Ok(hits);
    }
    f.enter(
        #[inline(always)]
        || {
            let told = |giants| poll(Work::Giants(giants));
            stage2::run(x, &k, &one, wheel, plan.every, &mut hits, &told)
        },
    )?;
    Ok(hits)
}

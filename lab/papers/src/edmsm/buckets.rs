//! The bucket method of sections 3.3 and 4.3: additions by formula, as printed and corrected, and counted.
//!
//! **Mathematics.** n points, h windows of c bits and m buckets (`2^c − 1`, with signed digits `2^{c−1}`), none
//! of them empty and no digit zero, which is the most expensive case. A window takes `n − m` additions into
//! buckets and `2(m − 1)` to fold them by running sums; `h − 1` additions and `c(h − 1)` doublings combine
//! the windows.

use msmith_core::Error;
use msmith_core::coords::edwards::{self, Cached, Extended, Stored, minus_one};
use msmith_core::coords::{A, Affine, Coords, Xyzz, xyzz};
use msmith_core::meter::op_kinds::{Kind, Kinds, Sorting, Tally};

/// Which digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Digits {
    /// 0 to `2^c − 1`, section 3.3.
    Unsigned,
    /// `−2^{c−1}` to `2^{c−1} − 1`, section 4.3.
    Signed,
}

/// A size of the problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    points: u64,
    c: u32,
    windows: u64,
}

impl Sizes {
    /// Greatest number of points times windows that a count is made for.
    pub const MOST: u64 = 1 << 24;

    /// `points` points, scalars of `bits` bits in windows of c bits. Refuses bits that are not whole windows,
    /// and windows with more buckets than points, where the formulas do not hold.
    pub fn new(points: u64, bits: u32, c: u32) -> Result<Self, Error> {
        let refuse = |why: String| Err(Error::Option(why));
        if !(2..=24).contains(&c) || bits == 0 || bits > 1 << 12 {
            return refuse(format!(
                "windows of {c} bits of {bits}: c from 2 to 24, bits to 4096"
            ));
        }
        if !bits.is_multiple_of(c) {
            let (fewer, more) = ((bits / c * c).max(c), bits.next_multiple_of(c));
            return refuse(format!(
                "{bits} bits are no whole windows of {c}, which is what the formulas count, as of {fewer} or {more} bits"
            ));
        }
        let windows = u64::from(bits / c);
        if points < 1 << c || points.saturating_mul(windows) > Self::MOST {
            return refuse(format!(
                "{points} points: from 2^{c}, so that no bucket is empty, to {}",
                Self::MOST / windows
            ));
        }
        Ok(Self { points, c, windows })
    }

    /// n.
    pub fn points(&self) -> u64 {
        self.points
    }
    /// Bits of a window.
    pub fn c(&self) -> u32 {
        self.c
    }
    /// h.
    pub fn windows(&self) -> u64 {
        self.windows
    }
    /// m.
    pub fn buckets(&self, digits: Digits) -> u64 {
        match digits {
            Digits::Unsigned => (1 << self.c) - 1,
            Digits::Signed => 1 << (self.c - 1),
        }
    }
}

/// Group operations: of one window, then of the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Steps {
    /// Mixed additions into the buckets of a window.
    pub accumulate: u64,
    /// Additions that fold the buckets of a window.
    pub reduce: u64,
    /// Additions that combine the windows.
    pub combine: u64,
    /// Doublings that combine the windows.
    pub doublings: u64,
}

impl Steps {
    /// All group operations.
    pub fn total(&self, windows: u64) -> u64 {
        windows * (self.accumulate + self.reduce) + self.combine + self.doublings
    }
}

/// The formulas as printed.
pub fn printed(s: &Sizes, digits: Digits) -> Steps {
    let (n, two_c) = (s.points, 1 << s.c);
    let (accumulate, reduce) = match digits {
        Digits::Unsigned => (n - two_c + 1, 2 * two_c - 3),
        Digits::Signed => (n - two_c / 2 + 1, two_c - 3),
    };
    Steps {
        accumulate,
        reduce,
        combine: s.windows - 1,
        doublings: u64::from(s.c) * (s.windows - 1),
    }
}

/// The formulas corrected: `n − m` and `2(m − 1)`.
pub fn corrected(s: &Sizes, digits: Digits) -> Steps {
    let m = s.buckets(digits);
    Steps {
        accumulate: s.points - m,
        reduce: 2 * (m - 1),
        ..printed(s, digits)
    }
}

/// Points as the bucket method wants them.
trait Group {
    type Base;
    type Sum: Clone;
    type Kept;
    fn first(&self, base: &Self::Base, negative: bool) -> Self::Sum;
    fn accumulate(&self, sum: &Self::Sum, base: &Self::Base, negative: bool) -> Self::Sum;
    /// What is wanted of a sum that is added twice.
    fn keep(&self, sum: &Self::Sum) -> Self::Kept;
    fn add_kept(&self, sum: &Self::Sum, kept: &Self::Kept) -> Self::Sum;
    fn add(&self, p: &Self::Sum, q: &Self::Sum) -> Self::Sum;
    fn dbl(&self, p: &Self::Sum) -> Self::Sum;
}

/// A digit that is not zero; points in a row meet every bucket.
fn digit(s: &Sizes, digits: Digits, point: u64, window: u64) -> i64 {
    let m = s.buckets(digits);
    let bucket = (point + 3 * window) % m + 1;
    // The largest bucket of signed digits has a negative digit only.
    let negative = digits == Digits::Signed && (bucket == m || (point / m) % 2 == 1);
    if negative {
        -(bucket as i64)
    } else {
        bucket as i64
    }
}

/// The bucket method. Steps of one window are those of the last; all windows take as many.
fn run<G: Group>(
    g: &G,
    s: &Sizes,
    digits: Digits,
    base: impl Fn(u64) -> G::Base,
) -> (G::Sum, Steps) {
    let mut steps = Steps::default();
    let mut result: Option<G::Sum> = None;
    for window in (0..s.windows).rev() {
        (steps.accumulate, steps.reduce) = (0, 0);
        let mut buckets: Vec<Option<G::Sum>> = vec![None; s.buckets(digits) as usize];
        for point in 0..s.points {
            let d = digit(s, digits, point, window);
            let bucket = &mut buckets[d.unsigned_abs() as usize - 1];
            let (base, negative) = (base(point), d < 0);
            *bucket = Some(match bucket {
                None => g.first(&base, negative),
                Some(sum) => {
                    steps.accumulate += 1;
                    g.accumulate(sum, &base, negative)
                }
            });
        }
        // No bucket is empty: there are as many points as buckets and they meet all in turn.
        let mut down = buckets.into_iter().rev().flatten();
        let Some(mut total) = down.next() else {
            continue;
        };
        let mut kept = g.keep(&total);
        for bucket in down {
            kept = g.keep(&g.add_kept(&bucket, &kept));
            total = g.add_kept(&total, &kept);
            steps.reduce += 2;
        }
        result = Some(match result {
            None => total,
            Some(mut r) => {
                for _ in 0..s.c {
                    r = g.dbl(&r);
                    steps.doublings += 1;
                }
                steps.combine += 1;
                g.add(&r, &total)
            }
        });
    }
    let sum = result.unwrap_or_else(|| g.first(&base(0), false));
    (sum, steps)
}

/// Integers modulo `2^64`.
struct Integers;

impl Group for Integers {
    type Base = u64;
    type Sum = u64;
    type Kept = u64;
    fn first(&self, base: &u64, negative: bool) -> u64 {
        self.accumulate(&0, base, negative)
    }
    fn accumulate(&self, sum: &u64, base: &u64, negative: bool) -> u64 {
        match negative {
            false => sum.wrapping_add(*base),
            true => sum.wrapping_sub(*base),
        }
    }
    fn keep(&self, sum: &u64) -> u64 {
        *sum
    }
    fn add_kept(&self, sum: &u64, kept: &u64) -> u64 {
        sum.wrapping_add(*kept)
    }
    fn add(&self, p: &u64, q: &u64) -> u64 {
        p.wrapping_add(*q)
    }
    fn dbl(&self, p: &u64) -> u64 {
        p.wrapping_mul(2)
    }
}

/// A counted run on integers modulo `2^64`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// What it took.
    pub steps: Steps,
    /// What it found.
    pub sum: u64,
    /// The sum of all multiples, directly.
    pub direct: u64,
}

/// Runs the bucket method on integers and counts its steps.
pub fn run_on_integers(s: &Sizes, digits: Digits) -> Run {
    let base = |i: u64| (i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let (sum, steps) = run(&Integers, s, digits, base);
    let mut direct = 0u64;
    for window in (0..s.windows).rev() {
        direct = direct.wrapping_mul(1 << s.c);
        for point in 0..s.points {
            let d = digit(s, digits, point, window) as u64;
            direct = direct.wrapping_add(base(point).wrapping_mul(d));
        }
    }
    Run { steps, sum, direct }
}

/// Which points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arithmetic {
    /// Short Weierstrass with a = 0, XYZZ sums of affine points.
    Xyzz,
    /// Twisted Edwards with a = −1, extended sums of stored halves; the running sum is cached.
    Edwards,
}

struct XyzzPoints<'a>(Sorting<'a>);

impl Group for XyzzPoints<'_> {
    type Base = ();
    type Sum = xyzz::Point<Kind>;
    type Kept = xyzz::Point<Kind>;
    fn first(&self, (): &(), _: bool) -> Self::Sum {
        Xyzz::from_affine(&self.0, &AFFINE)
    }
    fn accumulate(&self, sum: &Self::Sum, (): &(), _: bool) -> Self::Sum {
        Xyzz::add_affine_raw(&self.0, sum, &AFFINE)
    }
    fn keep(&self, sum: &Self::Sum) -> Self::Kept {
        *sum
    }
    fn add_kept(&self, sum: &Self::Sum, kept: &Self::Kept) -> Self::Sum {
        Xyzz::add_raw(&self.0, sum, kept)
    }
    fn add(&self, p: &Self::Sum, q: &Self::Sum) -> Self::Sum {
        Xyzz::add_raw(&self.0, p, q)
    }
    fn dbl(&self, p: &Self::Sum) -> Self::Sum {
        Xyzz::dbl(&self.0, &A::Zero, p)
    }
}

struct EdwardsPoints<'a>(Sorting<'a>);

const AFFINE: Affine<Kind> = Affine {
    x: Kind::Variable,
    y: Kind::Variable,
};
const STORED: Stored<Kind> = Stored {
    minus: Kind::Variable,
    plus: Kind::Variable,
    t: Kind::Variable,
};

impl Group for EdwardsPoints<'_> {
    type Base = ();
    type Sum = Extended<Kind>;
    type Kept = Cached<Kind>;
    fn first(&self, (): &(), _: bool) -> Self::Sum {
        edwards::first(&self.0, &STORED)
    }
    fn accumulate(&self, sum: &Self::Sum, (): &(), negative: bool) -> Self::Sum {
        edwards::add_stored_signed(&self.0, sum, &STORED, u8::from(negative))
    }
    fn keep(&self, sum: &Self::Sum) -> Self::Kept {
        edwards::to_cached(&self.0, &Kind::D, sum)
    }
    fn add_kept(&self, sum: &Self::Sum, kept: &Self::Kept) -> Self::Sum {
        edwards::add_cached(&self.0, sum, kept)
    }
    fn add(&self, p: &Self::Sum, q: &Self::Sum) -> Self::Sum {
        minus_one::add(&self.0, &Kind::D, p, q)
    }
    fn dbl(&self, p: &Self::Sum) -> Self::Sum {
        minus_one::dbl(&self.0, p)
    }
}

/// Operations in the field of a whole run with signed digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// Group operations.
    pub steps: Steps,
    /// Operations in the field.
    pub kinds: Kinds,
}

/// Runs the bucket method with signed digits on formulas that are counted.
pub fn work(s: &Sizes, arithmetic: Arithmetic) -> Work {
    let tally = Tally::new();
    let f = Sorting::new(&tally);
    let steps = match arithmetic {
        Arithmetic::Xyzz => run(&XyzzPoints(f), s, Digits::Signed, |_| ()).1,
        Arithmetic::Edwards => run(&EdwardsPoints(f), s, Digits::Signed, |_| ()).1,
    };
    Work {
        steps,
        kinds: tally.take(),
    }
}

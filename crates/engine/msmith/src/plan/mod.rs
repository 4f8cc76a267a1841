//! The planner: which algorithm, digits and tables, from numbers alone.
//!
//! Nothing here has a ring for a parameter: what a plan has to know of a ring are the sizes in [`RingFacts`], which do
//! not depend on the machine at hand, so that choices for every backend can be made and compared anywhere
//! (`tests/golden` holds them). One model of cost, fitted to measured times, serves all: [`prices`].

mod candidates;
pub mod each;
pub mod fixed;
pub mod multiply;
pub mod prices;
pub mod sum;

use crate::cpu::{RingFacts, to_nearest};
use crate::curve::{Endo, Psi};
use crate::error::Error;
use crate::msm::shared::workers;
use crate::msm::straus::{self, Method};
use crate::msm::{memory, pack, subset};
use crate::options::Algorithm;
use crate::recode::Recoding;
use crate::recode::bucket_set::Spec;
use crate::recode::bucket_set::estimate::Estimate;
use crate::recode::bucket_set::spec::Numbers;
use crate::recode::eisenstein::Pi;
use num_bigint::BigUint;
use prices::Prices;
use std::sync::{Arc, Mutex};

/// What planning has to know of a group.
pub struct GroupFacts<'a> {
    /// The curve's name.
    pub name: &'a str,
    /// The order of the subgroup.
    pub r: &'a BigUint,
    /// Bits of it.
    pub scalar_bits: u64,
    /// The endomorphism.
    pub endo: Option<&'a Endo>,
    /// A second one.
    pub psi: Option<&'a Psi>,
    /// Whether every point is in the subgroup.
    pub whole_curve: bool,
    /// Whether the coefficient a is zero.
    pub a_is_zero: bool,
    /// 64-bit words of a coordinate.
    pub words: usize,
    /// The ring.
    pub ring: RingFacts,
    /// The addition law of its Edwards curve, where there is one.
    pub law: Option<LawFacts>,
}

/// What planning has to know of an Edwards law.
#[derive(Clone, Copy)]
pub struct LawFacts {
    /// Coordinates that it keeps of a point: 3 with a = −1, else 4.
    pub columns: usize,
    /// Whether points come in the coordinates of its curve.
    pub native: bool,
    /// Whether p is `2^k − c` for a short c: products are folded.
    pub folded: bool,
}

impl GroupFacts<'_> {
    /// Whether n points, each multiplied by itself, take less time one by one in 64-bit words than side by side in lanes.
    /// With AVX2 four to six take as long in both, and the factor follows from that.
    pub fn faster_in_words(&self, n: usize) -> bool {
        to_nearest(|| {
            let prices = Prices::of(self);
            n as f64 * prices.scalar < 0.7 * self.ring.width as f64 * prices.lane
        })
    }
}

/// What is to be done.
#[derive(Clone)]
pub struct Plan {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// With what.
    pub way: Way,
}

/// What computes, and its digits.
#[derive(Clone)]
pub enum Way {
    /// Double-and-add.
    Naive,
    /// The sum of some of the points.
    Subset,
    /// Tables of multiples.
    Straus(Arc<Method>),
    /// The bucket engine.
    Buckets(Arc<dyn Recoding>),
    /// The same by an Edwards law, which keeps some coordinates of a point.
    Law(Arc<dyn Recoding>, usize),
}

impl Plan {
    /// Estimated peak memory beyond the inputs of a sum of n points, bytes.
    pub fn memory(&self, facts: &GroupFacts<'_>, n: usize, threads: usize) -> u64 {
        match &self.way {
            Way::Naive => 0,
            Way::Subset => subset::memory(&facts.ring, n, threads),
            Way::Straus(method) => straus::memory(&facts.ring, n, method),
            Way::Buckets(recoding) => memory::of_sum(&facts.ring, n, &**recoding, threads),
            Way::Law(recoding, columns) => {
                memory::by_law(&facts.ring, n, &**recoding, threads, *columns)
            }
        }
    }

    /// Threads that work, of a given number.
    pub fn workers(&self, n: usize, threads: usize) -> usize {
        match &self.way {
            Way::Naive | Way::Straus(_) => 1,
            Way::Subset => subset::workers(n, threads),
            Way::Buckets(recoding) | Way::Law(recoding, _) => workers(n, &**recoding, threads),
        }
    }

    /// Whether it can name n points.
    pub fn takes(&self, n: usize) -> bool {
        match &self.way {
            Way::Buckets(recoding) => {
                n <= pack::most_points(pack::RowsOf::of(&**recoding).coordinates())
            }
            Way::Law(_, columns) => n <= pack::most_points(*columns),
            _ => true,
        }
    }
}

/// The window that the caller asks for; none above the largest, whose buckets would take hours.
fn window_asked(window: u32, most: u32) -> core::ops::RangeInclusive<u32> {
    match (1..=most).contains(&window) {
        true => window..=window,
        #[allow(clippy::reversed_empty_ranges, reason = "there are none")]
        false => 1..=0,
    }
}

impl core::fmt::Debug for Plan {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.algorithm.name())
    }
}

/// All that a plan depends on, within one engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Key {
    algorithm: Algorithm,
    window: Option<u32>,
    in_subgroup: bool,
    threads: usize,
    n: usize,
    bits: u32,
    words: usize,
    memory_limit: Option<u64>,
    images: bool,
}

/// Digits whose making takes as long as a sum of few points. All else that they depend on is the engine's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DigitsKey {
    /// Two halves of a scalar of so many words, in windows of c bits.
    Halves { c: u32, words: usize },
    /// Radix π·2^c.
    Eisenstein { pi: Pi, c: u32, words: usize },
    /// Radix 9.
    Nine { words: usize },
    /// Radix π·2^c in quarters, or 9 for none.
    Quarters {
        radix: Option<(Pi, u32)>,
        words: usize,
    },
}

/// Plans made before, most recent last, and the digits that they were chosen from, shared by the clones of an engine: to
/// choose among all radices takes longer than a sum of few points.
#[derive(Clone, Default)]
pub struct Plans {
    digits: Kept<DigitsKey, Arc<dyn Recoding>>,
    methods: Kept<Key, Arc<[Arc<Method>]>>,
    plans: Kept<Key, Plan>,
    parts: Kept<Key, sum::Split>,
    products: Kept<Key, each::EachPlan>,
    of_one: Kept<Key, each::EachPlan>,
    /// The numbers of bucket sets; none of those that the order does not allow. There are some 300.
    sets: Kept<Spec, Option<Estimate>>,
}

/// What was made before, and for what.
type Kept<K, T> = Arc<Mutex<Vec<(K, T)>>>;

/// Of each, what is kept: plans for all numbers of points up to a thousand. Those for more share their digits, the longest
/// of which have 1 MB.
const KEPT: usize = 64;

impl Plans {
    /// The plan of a key, made if it is not there.
    fn plan(&self, key: Key, make: impl FnOnce() -> Result<Plan, Error>) -> Result<Plan, Error> {
        get_or_make(&self.plans, key, make)
    }

    /// The parts of a key, made if they are not there.
    fn parts(
        &self,
        key: Key,
        make: impl FnOnce() -> Result<sum::Split, Error>,
    ) -> Result<Option<sum::Split>, Error> {
        get_or_make(&self.parts, key, make).map(Some)
    }

    /// The very numbers of a bucket set, which take up to a tenth of a second to find.
    fn set(&self, estimate: &Estimate, numbers: &Numbers) -> Option<Estimate> {
        let list = || self.sets.lock().unwrap_or_else(|e| e.into_inner());
        if let Some((_, known)) = list().iter().find(|(spec, _)| *spec == estimate.spec) {
            return *known;
        }
        let exact = estimate.exactly(numbers).ok();
        list().push((estimate.spec, exact));
        exact
    }

    /// The digits of a key, made if they are not there.
    fn digits<R: Recoding + 'static>(
        &self,
        key: DigitsKey,
        make: impl FnOnce() -> Result<R, Error>,
    ) -> Result<Arc<dyn Recoding>, Error> {
        get_or_make(&self.digits, key, || Ok(Arc::new(make()?) as Arc<_>))
    }
}

impl core::fmt::Debug for Plans {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Plans").finish_non_exhaustive()
    }
}

fn get_or_make<K: Copy + PartialEq, T: Clone>(
    list: &Mutex<Vec<(K, T)>>,
    key: K,
    make: impl FnOnce() -> Result<T, Error>,
) -> Result<T, Error> {
    // A poisoned list is as good as any: entries are whole.
    let list = || list.lock().unwrap_or_else(|e| e.into_inner());
    {
        let mut list = list();
        if let Some(at) = list.iter().position(|(k, _)| *k == key) {
            let entry = list.remove(at);
            let made = entry.1.clone();
            list.push(entry);
            return Ok(made);
        }
    }
    let made = to_nearest(make)?;
    let mut list = list();
    if list.len() >= KEPT {
        list.remove(0);
    }
    list.push((key, made.clone()));
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::signed_window::SignedWindow;

    /// How often digits are made for some keys in turn, with one store.
    fn made(keys: impl IntoIterator<Item = DigitsKey>) -> usize {
        let (plans, mut count) = (Plans::default(), 0);
        for key in keys {
            let digits = plans.digits(key, || {
                count += 1;
                SignedWindow::new(4, 64, 1)
            });
            assert_eq!(digits.unwrap().windows(), 17);
        }
        count
    }

    #[test]
    fn digits_are_made_once() {
        let (pi, words) = (Pi::One, 4);
        let halves = |c| DigitsKey::Halves { c, words };
        let radix = |c| DigitsKey::Eisenstein { pi, c, words };
        let nine = DigitsKey::Nine { words };
        assert_eq!(
            made([halves(4), radix(4), nine, halves(4), radix(4), nine]),
            3
        );
        // The ones longest not asked for make room.
        let most = KEPT as u32;
        assert_eq!(made((0..=most).chain(2..=most).map(halves)), KEPT + 1);
        assert_eq!(made((0..=most).chain(0..1).map(halves)), KEPT + 2);
    }

    #[test]
    fn what_fails_is_tried_again() {
        let plans = Plans::default();
        let key = DigitsKey::Nine { words: 4 };
        let fails = || Err::<SignedWindow, _>(Error::Cancelled);
        assert_eq!(plans.digits(key, fails).err(), Some(Error::Cancelled));
        assert!(plans.digits(key, || SignedWindow::new(4, 64, 1)).is_ok());
    }
}

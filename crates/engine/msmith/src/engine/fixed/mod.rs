//! Fixed bases: prepared once, multiplied often.

mod jobs;
mod verify;

use super::parts::Sublist;
use super::weierstrass::WeierstrassEngine;
use super::{Output, dispatch};
use crate::error::{Error, count};
use crate::msm::fixed::{beside, check_size, check_use};
use crate::msm::fold_plan::Plane;
pub use crate::msm::table::Words;
use crate::msm::table::columns;
use crate::options::Options;
use crate::parallel::{self, halves};
use crate::plan::fixed::TableRequest;
pub use crate::plan::fixed::{Budget, TablePlan};
use crate::points::{Points, WordPoints};
use crate::recode::Recoding;
use crate::recode::bucket_set::Spec;
use crate::recode::bucket_set::spec::{Numbers, Omega};
use crate::recode::prepared::Prepared;
use crate::scalars::Scalars;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How a table is laid out: what its words mean.
///
/// The words are those of base 0, then those of base 1, and so on. Each base has [`TableLayout::rows`] rows, row
/// (t, m) of the multiplier m of position g·t being the point `m·ρ^(g·t)·P`; a row is x, y, or, where the set
/// uses the endomorphism, x, βx, β²x, y. A coordinate is `x·2^form mod p`, little-endian words; zeros stand for a base
/// at infinity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLayout {
    /// The bucket set whose digits the table serves.
    pub set: Spec,
    /// Passes g: every g-th position is stored.
    pub passes: usize,
    /// Number of bases.
    pub n: usize,
    /// Rows of a base: stored points, at least 1.
    pub rows: usize,
    /// Coordinates of a row, 2 or 4.
    pub columns: usize,
    /// 64-bit words of a coordinate, both parts of an extension counted.
    pub words: usize,
    /// A coordinate x is stored as `x·2^form mod p`; 0 for plain integers.
    pub form: u32,
}

/// The largest [`TableLayout::form`]: no ring has a larger one.
const MOST_FORM: u32 = 1024;

impl TableLayout {
    /// Words of the table; `None` if they cannot be counted.
    pub fn len(&self) -> Option<usize> {
        let row = self.columns.checked_mul(self.words)?;
        self.n.checked_mul(self.rows)?.checked_mul(row)
    }

    /// Whether the table has no words.
    pub fn is_empty(&self) -> bool {
        self.len() == Some(0)
    }
}

/// Bases with a table of their multiples.
///
/// It holds for every base a few rows (see [`TableLayout`]), so that all digits of a scalar share one set of
/// buckets: Fan, Kuchta, Sica, Xu; `docs/fixed-base.md`. Clones share the table.
#[derive(Clone)]
pub struct FixedBases {
    engine: WeierstrassEngine,
    recoding: Arc<Prepared>,
    plane: Arc<Plane>,
    layout: TableLayout,
    words: Arc<dyn Words>,
    finite: Vec<bool>,
}

impl std::fmt::Debug for FixedBases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "FixedBases({:?})", self.layout)
    }
}

impl WeierstrassEngine {
    /// Prepares bases with the bucket set that is fastest within a budget, see [`Engine::plan_fixed`].
    ///
    /// Errors: a budget in which no table fits, and those of [`Engine::prepare_with`].
    pub fn prepare(
        &self,
        points: &dyn Points,
        budget: Budget,
        options: &Options<'_>,
    ) -> Result<FixedBases, Error> {
        points.check(2 * self.words())?;
        let plan = self.plan_fixed(points.len(), budget, options)?;
        self.prepare_with(points, plan.set, plan.passes, options)
    }

    /// The table that [`Engine::prepare`] would make for n bases.
    ///
    /// Errors: a budget in which no table fits says the least that would do ([`Error::MemoryLimit`]; in
    /// points a base it is an [`Error::Option`]).
    pub fn plan_fixed(
        &self,
        n: usize,
        budget: Budget,
        options: &Options<'_>,
    ) -> Result<TablePlan, Error> {
        let request = TableRequest {
            facts: &self.facts(),
            numbers: &self.numbers(),
            n,
            budget,
            options: &options.checked(n)?,
            made: &self.plans,
        };
        request.best()
    }

    /// The tables for n bases of which none is both larger and slower than another, the smallest first, up to
    /// the budget.
    pub fn fixed_front(
        &self,
        n: usize,
        budget: Budget,
        options: &Options<'_>,
    ) -> Result<Vec<TablePlan>, Error> {
        let request = TableRequest {
            facts: &self.facts(),
            numbers: &self.numbers(),
            n,
            budget,
            options: &options.checked(n)?,
            made: &self.plans,
        };
        Ok(request.front())
    }

    /// Prepares bases with the bucket set of the caller's choice, storing every `passes`-th position.
    ///
    /// Errors: points that are not a list of points, a set that the curve or the order does not allow, a base
    /// outside the subgroup of order r ([`Options::in_subgroup`] vouches for them and saves the check),
    /// [`Options::memory_limit`] below what the table and its making take, a set with far more buckets than the bases
    /// have digits, a raised cancel flag.
    pub fn prepare_with(
        &self,
        points: &dyn Points,
        set: Spec,
        passes: usize,
        options: &Options<'_>,
    ) -> Result<FixedBases, Error> {
        points.check(2 * self.words())?;
        let options = &options.checked(points.len())?;
        if passes == 0 {
            return Err(Error::Option("a table has at least one pass".into()));
        }
        let recoding = Arc::new(Prepared::new(set.build(&self.numbers())?, passes));
        check_use(points.len(), &recoding)?;
        self.make(points, recoding, options)
    }

    /// [`WeierstrassEngine::prepare_with`], whatever the number of points is.
    fn make(
        &self,
        points: &dyn Points,
        recoding: Arc<Prepared>,
        options: &Options<'_>,
    ) -> Result<FixedBases, Error> {
        let set = recoding.spec();
        check_size(points.len(), &recoding)?;
        let mut layout = self.layout(&recoding, points.len());
        let table = layout.len().map_or(u64::MAX, |len| 8 * len as u64);
        let needed = |threads: usize| {
            let (rows, buckets) = (recoding.rows(), recoding.buckets());
            table.saturating_add(beside((&self.ring, self.words()), rows, buckets, threads))
        };
        let limit = options.memory_limit.unwrap_or(isize::MAX as u64);
        let threads = halves(options.threads.unwrap_or(1)).find(|&t| needed(t) <= limit);
        let options = &Options {
            threads: Some(threads.ok_or(Error::MemoryLimit {
                limit,
                needed: needed(1),
            })?),
            ..*options
        };
        if !options.in_subgroup {
            let check = Options {
                watch: options.watch.quiet(),
                ..*options
            };
            self.check_subgroup(points, &check)?;
        }
        let job = jobs::Build {
            points,
            recoding: &recoding,
            options,
        };
        let built = dispatch::both(self, job)?;
        let (built, form) = built.map_err(|why| self.no_table(points, set, why))?;
        layout.form = form;
        Ok(FixedBases {
            engine: self.inside(),
            plane: Arc::new(Plane::new(&*recoding)),
            recoding,
            layout,
            words: Arc::new(built.words),
            finite: built.finite,
        })
    }

    /// Why a table could not be built. A stored multiple at infinity is the fault of a base outside the subgroup, or of
    /// a group in which points have orders as small as the multiples.
    fn no_table(&self, points: &dyn Points, set: Spec, why: Error) -> Error {
        let Error::NotInSubgroup { index } = why else {
            return why;
        };
        let base = &Sublist {
            of: points,
            first: index,
            len: 1,
        };
        match self.check_subgroup(base, &Options::default()) {
            Ok(()) => Error::Option(format!(
                "tables of {set} keep a multiple of point {index} that is at infinity: the point's order, which \
                 divides r = {}, is too small for them",
                self.curve.r
            )),
            Err(_) => why,
        }
    }

    /// Bases from the words of a table, in somebody's memory: a mapped file, for example. They are used where they
    /// are if their form is that of this engine's backend; otherwise they are converted into memory of their own.
    ///
    /// The words are believed: only [`FixedBases::verify`] finds a wrong point.
    ///
    /// Errors: a layout that does not belong to the set on this curve, words that are not as many as the layout
    /// says.
    pub fn fixed_bases(
        &self,
        layout: TableLayout,
        words: Arc<dyn Words>,
    ) -> Result<FixedBases, Error> {
        let set = layout.set.build(&self.numbers())?;
        let recoding = Arc::new(Prepared::new(set, layout.passes));
        let mut own = self.layout(&recoding, layout.n);
        own.form = layout.form;
        if own != layout {
            return Err(Error::Bases(format!(
                "the layout {layout:?} is not that of the set on this curve, {own:?}"
            )));
        }
        if layout.len() != Some(words.words().len()) {
            return Err(Error::Bases(format!(
                "{} words are not the table of {} bases with {} rows",
                words.words().len(),
                layout.n,
                layout.rows
            )));
        }
        if layout.form > MOST_FORM {
            return Err(Error::Bases(format!(
                "the form 2^{} of the coordinates is above 2^{MOST_FORM}",
                layout.form
            )));
        }
        check_size(layout.n, &recoding)?;
        check_use(layout.n, &recoding)?;
        let job = jobs::Convert {
            from: layout.form,
            words: words.words(),
            width: self.words(),
        };
        let (form, converted) = dispatch::both(self, job)?;
        let words = converted.map_or(words, |words| Arc::new(words));
        let row = layout.columns * layout.words;
        let finite = (words.words().chunks_exact((layout.rows * row).max(1)))
            .map(|rows| rows[..row].iter().any(|&w| w != 0))
            .collect();
        Ok(FixedBases {
            engine: self.inside(),
            plane: Arc::new(Plane::new(&*recoding)),
            recoding,
            layout: TableLayout { form, ..layout },
            words,
            finite,
        })
    }

    /// What digit systems need to know of the group.
    pub fn numbers(&self) -> Numbers {
        Numbers {
            r: self.curve.r.clone(),
            endo: self.derived.endo.as_ref().map(|e| Omega {
                lambda: e.lambda.clone(),
                nu: e.nu.clone(),
            }),
        }
    }

    /// The layout of a table in the caller's form.
    fn layout(&self, recoding: &Prepared, n: usize) -> TableLayout {
        TableLayout {
            set: recoding.spec(),
            passes: recoding.passes(),
            n,
            rows: recoding.rows(),
            columns: columns(recoding),
            words: self.words(),
            form: 64 * self.base_words as u32,
        }
    }
}

impl FixedBases {
    /// Number of bases.
    pub fn len(&self) -> usize {
        self.layout.n
    }

    /// Bytes of the table.
    pub fn bytes(&self) -> u64 {
        8 * self.words.words().len() as u64
    }

    /// What its words mean.
    pub fn layout(&self) -> &TableLayout {
        &self.layout
    }

    /// The words.
    pub fn words(&self) -> &[u64] {
        self.words.words()
    }

    /// `Σ a_i P_i` over all bases. Integers not below r are taken modulo r, which changes nothing.
    ///
    /// Errors: another number of scalars than bases, words that are not a list of scalars, zero threads, a
    /// raised cancel flag.
    pub fn msm(&self, scalars: Scalars<'_>, options: &Options<'_>) -> Result<Output, Error> {
        scalars.check_for(self.len())?;
        self.msm_prefix(scalars, options)
    }

    /// [`FixedBases::msm`] with several lists of scalars. With threads, each list is summed by one of them as
    /// long as there are as many lists as threads.
    ///
    /// Errors: those of [`FixedBases::msm`], with the number of the first list that has one
    /// ([`Error::Item`]; a raised cancel flag is plain, and so is a memory limit below what the sums at the same
    /// time need).
    pub fn msm_batch(
        &self,
        lists: &[Scalars<'_>],
        options: &Options<'_>,
    ) -> Result<Vec<Output>, Error> {
        let options = options.checked(lists.iter().map(|l| l.len()).sum())?;
        let threads = options.threads.unwrap_or(1);
        let workers = threads.min(lists.len()).max(1);
        let done = AtomicUsize::new(0);
        let one = |k: usize| {
            let own = Options {
                threads: Some(threads / workers),
                memory_limit: options.memory_limit.map(|limit| limit / workers as u64),
                watch: options.watch.quiet(),
                ..options
            };
            let sum = self.msm(lists[k], &own);
            let done = 1 + done.fetch_add(1, Ordering::Relaxed);
            options.report(done as f64 / lists.len() as f64);
            sum.map_err(|error| match error {
                Error::Cancelled => Error::Cancelled,
                Error::MemoryLimit { needed, .. } => Error::MemoryLimit {
                    limit: options.memory_limit.unwrap_or(u64::MAX),
                    needed: needed.saturating_mul(workers as u64),
                },
                error => Error::Item {
                    index: k,
                    error: Box::new(error),
                },
            })
        };
        let (sums, _) = parallel::run(workers, lists.len(), || (), |(), k| Some(one(k)));
        sums.into_iter().flatten().collect()
    }

    /// `Σ a_i P_i` over as many of the first bases as there are scalars.
    ///
    /// Errors: more scalars than bases, and those of [`FixedBases::msm`].
    pub fn msm_prefix(&self, scalars: Scalars<'_>, options: &Options<'_>) -> Result<Output, Error> {
        scalars.check()?;
        if scalars.len() > self.len() {
            return Err(Error::LengthMismatch {
                points: self.len(),
                scalars: scalars.len(),
            });
        }
        let options = &options.checked(scalars.len())?;
        let job = jobs::TableSum {
            bases: self,
            scalars,
            options,
        };
        dispatch::both(&self.engine, job)?
    }

    /// The sum of every part: of the bases of a range, with as many of the scalars, which come one part after the other.
    /// Parts may have bases in common, or none.
    ///
    /// Errors: a part beyond the bases; another number of scalars than the parts have bases; those of
    /// [`FixedBases::msm`].
    pub fn msm_parts(
        &self,
        parts: &[Range<usize>],
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let beyond = |part: &Range<usize>| part.start > part.end || part.end > self.len();
        if let Some(index) = parts.iter().position(beyond) {
            let (Range { start, end }, n) = (&parts[index], self.len());
            let why = format!("part {index} is {start}..{end} of {}", count(n, "base"));
            return Err(Error::Option(why));
        }
        let all = parts.iter().map(Range::len).fold(0, usize::saturating_add);
        scalars.check_for(all)?;
        let options = &options.checked(all)?;
        let job = jobs::PartSums {
            bases: self,
            parts,
            scalars,
            options,
        };
        dispatch::both(&self.engine, job)?
    }
}

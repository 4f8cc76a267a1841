//! Bases that are prepared once and used for many sums.

use super::fixed::{FixedBases, TableLayout};
use super::{Engine, Output};
use crate::error::Error;
use crate::options::Options;
use crate::points::WordPoints;
use crate::scalars::Scalars;
use std::ops::Range;
use std::sync::Arc;

/// Prepared bases: the points in packed form, with a table of their multiples where the budget allows it (Fan, Kuchta,
/// Sica, Xu, *Speeding Up Multi-Scalar Multiplications for Pairing-Based zkSNARKs*; `docs/fixed-base.md`).
/// [`Engine::prepare`] makes them.
///
/// They belong to the engine that they were made by. Clones share the memory.
#[derive(Debug, Clone)]
pub struct Bases {
    engine: Engine,
    table: Arc<FixedBases>,
}

impl Bases {
    pub(super) fn new(engine: &Engine, table: FixedBases) -> Self {
        Self {
            engine: engine.clone(),
            table: Arc::new(table),
        }
    }

    /// Number of bases, infinite ones counted.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes of memory (or of the mapped file) that they take.
    pub fn bytes(&self) -> u64 {
        self.table.bytes()
    }

    /// The engine that they belong to: its group, curve and backend.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// How the table is laid out.
    pub fn layout(&self) -> &TableLayout {
        self.table.layout()
    }

    /// The words of the table, see [`TableLayout`].
    pub fn words(&self) -> &[u64] {
        self.table.words()
    }

    /// `Σ a_i P_i` over all bases. Integers not below r are taken modulo r, which changes nothing.
    ///
    /// Errors: another number of scalars than bases, words that are not a list of scalars, zero threads, a raised
    /// cancel flag, a memory limit that is too small. **Variable time**: time and memory access depend on the scalars;
    /// a witness is not protected.
    pub fn msm(&self, scalars: Scalars<'_>, options: &Options<'_>) -> Result<Output, Error> {
        let sum = self.table.msm(scalars, options)?;
        self.engine.weierstrass().out(sum)
    }

    /// [`Bases::msm`] with several lists of scalars. With threads, each list is summed by one of them as long as there
    /// are as many lists as threads.
    ///
    /// Errors: those of [`Bases::msm`], with the number of the first list that has one ([`Error::Item`]; a raised
    /// cancel flag is plain, and so is a memory limit below what the sums at the same time need). **Variable time**, as
    /// there.
    pub fn msm_batch(
        &self,
        lists: &[Scalars<'_>],
        options: &Options<'_>,
    ) -> Result<Vec<Output>, Error> {
        let sums = self.table.msm_batch(lists, options)?;
        let out = |sum| self.engine.weierstrass().out(sum);
        sums.into_iter().map(out).collect()
    }

    /// `Σ a_i P_i` over as many of the first bases as there are scalars.
    ///
    /// Errors: more scalars than bases; those of [`Bases::msm`]. **Variable time**, as there.
    pub fn msm_prefix(&self, scalars: Scalars<'_>, options: &Options<'_>) -> Result<Output, Error> {
        let sum = self.table.msm_prefix(scalars, options)?;
        self.engine.weierstrass().out(sum)
    }

    /// Many sums in one call, for less than as many calls take: of each part, a range of the bases of a table, with as
    /// many of the scalars, which come one part after the other. Parts may have bases in common, or none at all; the sum
    /// of no bases is infinity. Sums are in the order of the parts.
    ///
    /// Errors: a part beyond the bases, by its number ([`Error::Option`]); another number of scalars than the parts have
    /// bases; those of [`Bases::msm`]. **Variable time**, as there.
    pub fn msm_parts(
        &self,
        parts: &[Range<usize>],
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let sums = self.table.msm_parts(parts, scalars, options)?;
        self.engine.weierstrass().list_out(sums, options)
    }

    /// The bases themselves, as Montgomery words.
    pub fn points(&self) -> Result<WordPoints, Error> {
        let points = self.table.points()?;
        let options = Options::default();
        self.engine.weierstrass().list_out(points, &options)
    }

    /// Checks every base (on the curve, in the subgroup of order r) and makes every row again. Takes as long as
    /// [`Engine::prepare_with`].
    ///
    /// Errors: the first wrong point; a raised cancel flag; zero threads.
    pub fn verify(&self, options: &Options<'_>) -> Result<(), Error> {
        self.table.verify(options)
    }
}

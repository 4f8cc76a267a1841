//! Sums in twisted Edwards form, over the same lists as affine sums: running sums side by side in the
//! lanes, one bucket a lane, by unified additions.
//!
//! There is no tree, no inversion and no second pass: a point is read once, its running sum stays in
//! the nearest cache. A bucket of n points takes `7(n − 1) + 1` products (a = −1), where batch-affine
//! addition takes `6(n − 1)`.
//!
//! **Safety.** The law is complete on the subgroup of odd order only (and on the whole curve where a is a
//! square and d is not). An exceptional addition leaves `Z = 0`; every sum is looked at, and
//! [`Failed`] is the answer, never a wrong point. Source: [`crate::coords::edwards`].

use super::law::Law;
use super::{accumulate, lines};
use crate::coords::edwards::Extended;
use crate::msm::accumulate::OnStep;
use crate::msm::adder::{Adder, Failed};
use crate::msm::bucket_lists::Lists;
use crate::msm::running_sums::Line;
use crate::msm::table::Table;
use crate::ring::Lanes;
use crate::ring::outline::Outlined;

/// Ring and law.
#[derive(Debug, Clone, Copy)]
pub struct EdwardsCx<R, L> {
    /// The ring.
    pub f: R,
    /// The addition law.
    pub law: L,
}

/// Additions done, lanes counted.
#[derive(Debug, Default)]
pub struct EdwardsCount(u64);

impl<R: Lanes, L: Law<R> + Law<Outlined<R>>> Adder<R> for EdwardsCx<R, L> {
    type Work = EdwardsCount;
    type Sum = Extended<R::Mem>;

    fn work(&self) -> EdwardsCount {
        EdwardsCount::default()
    }
    fn bytes(_: &EdwardsCount) -> usize {
        size_of::<EdwardsCount>()
    }
    fn additions(work: &mut EdwardsCount) -> u64 {
        core::mem::take(&mut work.0)
    }
    fn sum_points(
        &self,
        points: &Table<R::Mem>,
        lists: &Lists,
        sums: &mut Table<R::Mem>,
        work: &mut EdwardsCount,
        on_step: OnStep<'_>,
    ) -> Result<(), Failed> {
        let operand = <L as Law<R>>::kept(&self.law);
        accumulate::sum_lists(self, &operand, points, lists, sums, &mut work.0, on_step)
    }
    fn sum_sums(
        &self,
        sums: &Table<R::Mem>,
        lists: &Lists,
        again: &mut Table<R::Mem>,
        work: &mut EdwardsCount,
    ) -> Result<(), Failed> {
        let operand = <L as Law<R>>::cached(&self.law);
        accumulate::sum_lists(self, &operand, sums, lists, again, &mut work.0, &|_| true)
    }
    fn sum_lines(
        &self,
        sums: &Table<R::Mem>,
        place: &dyn Fn(usize) -> Option<u32>,
        lines: &[Line],
        work: &mut EdwardsCount,
    ) -> Result<Vec<Self::Sum>, Failed> {
        lines::line_sums(&self.f, &self.law, sums, place, lines, &mut work.0)
    }
}

//! What the bucket engine asks of coordinates: sums of lists, and the short lines that end a fold.

use super::accumulate::{Cx, OnStep, sum_lists, sum_lists_into};
use super::bucket_lists::Lists;
use super::running_sums::{Line, line_sums};
use super::table::Table;
use super::work::Work;
use crate::coords::xyzz;
use crate::ring::Lanes;
use core::any::Any;

/// There is no sum. An addition had no finite result (in Edwards form, some point is outside the subgroup
/// where the law is complete), or the sum was no longer wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Failed;

/// Coordinates that the bucket engine works in.
pub trait Adder<R: Lanes>: Sync {
    /// What one thread computes with.
    type Work: Any + Send;
    /// The sum of a line, packed.
    type Sum: Send;

    /// New buffers.
    fn work(&self) -> Self::Work;
    /// Bytes that they hold.
    fn bytes(work: &Self::Work) -> usize;
    /// Takes the number of additions done since the last time, every lane counted.
    fn additions(work: &mut Self::Work) -> u64;
    /// Sums lists of rows of the table of points; may tell what part is done.
    fn sum_points(
        &self,
        points: &Table<R::Mem>,
        lists: &Lists,
        sums: &mut Table<R::Mem>,
        work: &mut Self::Work,
        on_step: OnStep<'_>,
    ) -> Result<(), Failed>;
    /// Sums lists of sums.
    fn sum_sums(
        &self,
        sums: &Table<R::Mem>,
        lists: &Lists,
        again: &mut Table<R::Mem>,
        work: &mut Self::Work,
    ) -> Result<(), Failed>;
    /// `Σ i·L_i` of every line; `place` gives the row of a list's sum, if that is finite.
    fn sum_lines(
        &self,
        sums: &Table<R::Mem>,
        place: &dyn Fn(usize) -> Option<u32>,
        lines: &[Line],
        work: &mut Self::Work,
    ) -> Result<Vec<Self::Sum>, Failed>;
}

/// Affine points of a Weierstrass curve, batch by batch.
impl<R: Lanes> Adder<R> for Cx<R> {
    type Work = Work<R::El>;
    type Sum = xyzz::Point<R::Mem>;

    fn work(&self) -> Self::Work {
        Work::new(self.f.zero())
    }
    fn bytes(work: &Self::Work) -> usize {
        work.bytes()
    }
    fn additions(work: &mut Self::Work) -> u64 {
        core::mem::take(&mut work.additions)
    }
    fn sum_points(
        &self,
        points: &Table<R::Mem>,
        lists: &Lists,
        sums: &mut Table<R::Mem>,
        work: &mut Self::Work,
        on_step: OnStep<'_>,
    ) -> Result<(), Failed> {
        sums.reset(lists.rows(), 2);
        if sum_lists_into(self, points, lists, sums.rows_mut(), work, on_step) {
            Ok(())
        } else {
            Err(Failed)
        }
    }
    fn sum_sums(
        &self,
        sums: &Table<R::Mem>,
        lists: &Lists,
        again: &mut Table<R::Mem>,
        work: &mut Self::Work,
    ) -> Result<(), Failed> {
        sum_lists(self, sums, lists, again, work);
        Ok(())
    }
    fn sum_lines(
        &self,
        sums: &Table<R::Mem>,
        place: &dyn Fn(usize) -> Option<u32>,
        lines: &[Line],
        work: &mut Self::Work,
    ) -> Result<Vec<Self::Sum>, Failed> {
        Ok(line_sums(self, sums, place, lines, &mut work.additions))
    }
}

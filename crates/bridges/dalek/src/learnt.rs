//! Points that one sum after the other has, as the generators of a proof system: after two sums of one length they are
//! prepared, and from then on sums of that length are made by their table.
//!
//! Points are the same where their words are, at the same places of a list. A run of them is prepared if it is long
//! enough for the table to be worth it; other points of the list are summed beside it.

use std::ops::Range;
use std::sync::{Arc, Mutex};

use msmith::{Error, Options};

use crate::host::DalekPoint;
use crate::precomputed::Precomputation;
use crate::sums::msm_with;
use crate::view;

/// Points of a run that are worth a table.
const LEAST: usize = 1024;

/// Tables that are kept; no more are made.
const MOST: usize = 4;
/// Points of all of them together: 256 MiB of tables at the most.
const MOST_POINTS: usize = 1 << 17;

/// What was seen.
pub(crate) struct Seen<P: DalekPoint> {
    /// The points of the last sum for which there was no table.
    last: Vec<P>,
    tables: Vec<Arc<Learnt<P>>>,
}

/// The table of a run of the points of a sum.
struct Learnt<P: DalekPoint> {
    /// Points of the whole sum.
    length: usize,
    run: Range<usize>,
    bases: Precomputation<P>,
}

impl<P: DalekPoint> Seen<P> {
    pub(crate) const fn nothing() -> Self {
        Self {
            last: Vec::new(),
            tables: Vec::new(),
        }
    }

    /// The table for these points, which is made where they are like the last ones, on this many threads.
    fn table(&mut self, points: &[P], threads: Option<usize>) -> Option<Arc<Learnt<P>>> {
        if let Some(table) = self.tables.iter().find(|table| table.is_of(points)) {
            return Some(table.clone());
        }
        if self.tables.len() == MOST {
            return None;
        }
        let run = run(&self.last, points);
        if run.len() < LEAST {
            self.last = points.to_vec();
            return None;
        }
        let held: usize = self.tables.iter().map(|table| table.run.len()).sum();
        if held + run.len() > MOST_POINTS {
            return None;
        }
        self.last = Vec::new();
        let table = Arc::new(Learnt {
            length: points.len(),
            bases: Precomputation::with_table(&points[run.clone()], threads)?,
            run,
        });
        self.tables.push(table.clone());
        Some(table)
    }
}

impl<P: DalekPoint> Learnt<P> {
    fn is_of(&self, points: &[P]) -> bool {
        self.length == points.len() && view::same(&points[self.run.clone()], self.bases.points())
    }

    fn sum(&self, scalars: &[P::Scalar], points: &[P], options: &Options<'_>) -> Result<P, Error> {
        let Range { start, end } = self.run;
        let run = self.bases.msm_with(&scalars[start..end], options)?;
        let scalars = [&scalars[..start], &scalars[end..]].concat();
        let points = [&points[..start], &points[end..]].concat();
        Ok(run.plus(&msm_with(&scalars, &points, options)?))
    }
}

/// The longest run of places at which two lists of one length have the same points; empty for others.
fn run<P: DalekPoint>(a: &[P], b: &[P]) -> Range<usize> {
    let mut longest = 0..0;
    if a.len() != b.len() {
        return longest;
    }
    let mut start = 0;
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        if !view::same(&[*a], &[*b]) {
            start = i + 1;
        } else if i + 1 - start > longest.len() {
            longest = start..i + 1;
        }
    }
    longest
}

/// [`msm_with`] by what was seen, for lists of one length. While another thread looks, as for any other list.
pub(crate) fn sum<P: DalekPoint>(
    seen: &Mutex<Seen<P>>,
    scalars: &[P::Scalar],
    points: &[P],
    options: &Options<'_>,
) -> Result<P, Error> {
    let table = seen
        .try_lock()
        .ok()
        .and_then(|mut seen| seen.table(points, options.threads));
    match table {
        Some(table) if scalars.len() == points.len() => table.sum(scalars, points, options),
        _ => msm_with(scalars, points, options),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curve25519_dalek::constants::EIGHT_TORSION;
    use curve25519_dalek::{EdwardsPoint, Scalar};

    /// Sums are right before and after there is a table, and for lists that are not quite the same; points of the run
    /// are outside the subgroup too, as those are that stand for Ristretto points.
    #[test]
    fn sums_are_right_before_and_after() {
        let seen = Mutex::new(Seen::nothing());
        let options = Options::default();
        let point = |i: u64| {
            EdwardsPoint::mul_base(&Scalar::from(i * i + 1)) + EIGHT_TORSION[i as usize % 8]
        };
        let generators: Vec<EdwardsPoint> = (0..LEAST as u64 + 3).map(point).collect();
        let list = |round: u64| -> (Vec<Scalar>, Vec<EdwardsPoint>) {
            let others = (0..5).map(|i| point(1_000_000 + 100 * round + i));
            let mut points: Vec<_> = others.chain(generators.iter().copied()).collect();
            points.extend((0..round % 2).map(point));
            let scalar = |i| -Scalar::from(7 + i as u64 * (round + 2));
            ((0..points.len()).map(scalar).collect(), points)
        };
        let tables = || seen.lock().unwrap().tables.len();
        // Even and odd rounds have other lengths: nothing is learnt as long as they alternate.
        for (round, want) in [
            (0, 0),
            (1, 0),
            (2, 0),
            (4, 1),
            (6, 1),
            (1, 1),
            (3, 2),
            (8, 2),
            (5, 2),
        ] {
            let (scalars, points) = list(round);
            let own = EdwardsPoint::own(&scalars, points.iter().map(|p| Some(*p)));
            assert_eq!(
                sum(&seen, &scalars, &points, &options).ok(),
                own,
                "round {round}"
            );
            assert_eq!(tables(), want, "round {round}");
        }
        let (scalars, mut points) = list(10);
        let first = points[0];
        points[700] += first;
        let own = EdwardsPoint::own(&scalars, points.iter().map(|p| Some(*p)));
        assert_eq!(sum(&seen, &scalars, &points, &options).ok(), own);
        assert!(sum(&seen, &scalars[1..], &points, &options).is_err());
    }
}

//! Several sums with the same scalars, and several with the same points.

use super::jobs::{Job, words};
use super::parts::{Sublist, Total};
use super::weierstrass::WeierstrassEngine;
use super::{Output, Point, dispatch};
use crate::error::Error;
use crate::memory::{Pool, filled, within};
use crate::msm::Run;
use crate::msm::digits::Digits;
use crate::msm::fold_plan::Plane;
use crate::msm::horner::horner;
use crate::msm::memory;
use crate::msm::pack::{self, Rings, RowsOf, With, check_number, most_points, pack, recode};
use crate::msm::shared::{Task, affine, windows};
use crate::msm::table::Table;
use crate::options::{Algorithm, Options, Report};
use crate::plan::sum::Split;
use crate::plan::{self, Plan, Way};
use crate::points::Points;
use crate::recode::Recoding;
use crate::ring::Lanes;
use crate::scalars::Scalars;

/// `Σ a_i P_i` in each of several groups with one list of scalars: Groth16's A, B1 and B2, for example. The scalars are
/// recoded once, part by part where memory is limited, if the groups have the same order (and the same root λ, if an
/// endomorphism is used); other sums are made one by one.
///
/// Each output says in its report how it was computed. Errors: those of [`Engine::msm`].
pub(super) fn same_scalars(
    sums: &[(&WeierstrassEngine, &dyn Points)],
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Vec<Output>, Error> {
    scalars.check()?;
    let n = scalars.len();
    let options = &options.checked(n)?;
    for (engine, points) in sums {
        points.check(2 * engine.words())?;
        scalars.check_for(points.len())?;
    }
    let size = (scalars.bits_checked(), scalars.words());
    let Some((largest, split)) = common(sums, size, options) else {
        let each = sums.iter();
        let one = each.map(|(engine, points)| engine.msm(*points, scalars, options));
        return one.collect();
    };
    // What is not split is known to keep the limit.
    let memory_limit = options.memory_limit.filter(|_| split.is_some());
    let split = split.unwrap_or(Split {
        count: 1,
        threads: options.threads.unwrap_or(1),
    });
    let mut totals = vec![Total::default(); sums.len()];
    for k in 0..split.count {
        let done = |part: f64| options.report((k as f64 + part) / split.count as f64);
        let options = &Options {
            threads: Some(split.threads),
            memory_limit,
            watch: options.watch.with_progress(&done),
            ..*options
        };
        options.check_cancel()?;
        let range = split.range(k, n);
        let plan = largest.ask(range.len(), size, options, false, plan::sum::plan)?;
        let (first, len) = (range.start, range.len());
        let some: Vec<_> = (sums.iter())
            .map(|(engine, of)| {
                let of: &dyn Points = *of;
                (*engine, Sublist { of, first, len })
            })
            .collect();
        let part = SharedPart {
            sums: &some,
            scalars: &scalars.range(range),
            options,
        };
        let outputs = part.sums_by(&plan, &largest.pool)?;
        for ((total, (engine, _)), output) in totals.iter_mut().zip(sums).zip(outputs) {
            total.add(output, &|p, q| engine.add(p, q))?;
        }
    }
    let none = || Error::Option("a sum has at least one part".into());
    (totals.into_iter())
        .map(|total| total.finish().ok_or_else(none))
        .collect()
}

/// The engine whose digits suit all the sums, that of the largest field, and the parts in which it makes a sum; `None`
/// where they are made one by one.
fn common<'a>(
    sums: &[(&'a WeierstrassEngine, &dyn Points)],
    size: (u32, usize),
    options: &Options<'_>,
) -> Option<(&'a WeierstrassEngine, Option<Split>)> {
    let (largest, points) = sums.iter().max_by_key(|(engine, _)| engine.words())?;
    let lambda = |e: &WeierstrassEngine| e.derived().endo.as_ref().map(|e| e.lambda.clone());
    let alike = |e: &WeierstrassEngine| {
        e.curve().r == largest.curve().r
            && lambda(e) == lambda(largest)
            && (options.in_subgroup || e.is_whole_curve() == largest.is_whole_curve())
    };
    if sums.len() < 2 || !sums.iter().all(|(engine, _)| alike(engine)) {
        return None;
    }
    let split = largest.ask(points.len(), size, options, false, plan::sum::parts);
    Some((largest, split.ok()?))
}

/// Some points of each sum, and their scalars.
struct SharedPart<'a> {
    sums: &'a [(&'a WeierstrassEngine, Sublist<'a>)],
    scalars: &'a Scalars<'a>,
    options: &'a Options<'a>,
}

impl SharedPart<'_> {
    /// The sums, one after the other, by the digits of a plan.
    fn sums_by(&self, plan: &Plan, pool: &Pool) -> Result<Vec<Output>, Error> {
        let recoding = match &plan.way {
            Way::Buckets(recoding) if plan.algorithm != Algorithm::EdMsm => &**recoding,
            _ => {
                let each = self.sums.iter();
                let one = |(engine, points): &(&WeierstrassEngine, Sublist<'_>)| {
                    engine.msm(points, *self.scalars, self.options)
                };
                return each.map(one).collect();
            }
        };
        let options = self.options;
        let mut digits: Digits = pool.take().unwrap_or_default();
        within(|| {
            let all = filled(self.scalars.len(), true);
            recode(self.scalars, recoding, &all, options, &mut digits)
        })??;
        let one = |(k, (engine, points)): (usize, &(&WeierstrassEngine, Sublist<'_>))| {
            let done = |part: f64| options.report((k as f64 + part) / self.sums.len() as f64);
            let job = OfDigits {
                engine,
                points,
                digits: &digits,
                how: (plan.algorithm, recoding),
                options: &Options {
                    watch: options.watch.with_progress(&done),
                    ..*options
                },
            };
            dispatch::both(engine, job)?
        };
        let outputs = self.sums.iter().enumerate().map(one).collect();
        let bytes = digits.bytes();
        pool.give(digits, bytes);
        outputs
    }
}

/// One of the sums.
struct OfDigits<'a> {
    engine: &'a WeierstrassEngine,
    points: &'a Sublist<'a>,
    digits: &'a Digits,
    how: (Algorithm, &'a dyn Recoding),
    options: &'a Options<'a>,
}

impl Job for OfDigits<'_> {
    type Out = Result<Output, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            points,
            digits,
            how,
            options,
        } = self;
        let run = Run::new(options, &engine.pool);
        let done = pack::msm_of_digits(rings, points, digits, how.1, run)?;
        let point = words(&rings.one, &done.point);
        Ok(engine.output(point, how, points.len, options, done.additions))
    }
}

impl WeierstrassEngine {
    /// `Σ a_i P_i` for each of several lists of scalars over the same points, which are packed
    /// once.
    ///
    /// Errors: those of [`Engine::msm`].
    pub fn msm_same_points(
        &self,
        points: &dyn Points,
        lists: &[Scalars<'_>],
        options: &Options<'_>,
    ) -> Result<Vec<Output>, Error> {
        points.check(2 * self.words())?;
        let options = &options.checked(points.len())?;
        for scalars in lists {
            scalars.check_for(points.len())?;
        }
        let alone = options.algorithm == Algorithm::EdMsm || options.memory_limit.is_some();
        if alone || points.len() > most_points(4) {
            let each = lists.iter().map(|list| self.msm(points, *list, options));
            return each.collect();
        }
        let job = SamePoints {
            engine: self,
            points,
            lists,
            options,
        };
        dispatch::both(self, job)?
    }

    /// One of several sums, and how it was computed.
    fn output(
        &self,
        point: Point,
        (algorithm, recoding): (Algorithm, &dyn Recoding),
        n: usize,
        options: &Options<'_>,
        additions: u64,
    ) -> Output {
        let threads = options.threads.unwrap_or(1);
        let bytes = memory::of_sum(&self.ring, n, recoding, threads);
        let report = Report::new(algorithm, self.ring.backend, threads);
        Output {
            point,
            report: report.digits(recoding).counts(additions, bytes),
        }
    }
}

/// [`Engine::msm_same_points`].
struct SamePoints<'a> {
    engine: &'a WeierstrassEngine,
    points: &'a dyn Points,
    lists: &'a [Scalars<'a>],
    options: &'a Options<'a>,
}

impl Job for SamePoints<'_> {
    type Out = Result<Vec<Output>, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            points,
            lists,
            options,
        } = self;
        let mut table: Option<Table<R::Mem>> = None;
        let mut outputs = Vec::with_capacity(lists.len());
        for scalars in lists {
            let plan = engine.choose_shared(points.len(), scalars, options)?;
            let Way::Buckets(recoding) = plan.way else {
                outputs.push(engine.msm(points, *scalars, options)?);
                continue;
            };
            let of = RowsOf::of(&*recoding);
            check_number(points.len(), of.coordinates(), &*recoding)?;
            let table = match &mut table {
                Some(table) if table.stride == of.stride() => table,
                other => {
                    let mut new = other
                        .take()
                        .or_else(|| engine.pool.take())
                        .unwrap_or_default();
                    // All points, whatever their scalars are.
                    pack(rings, points, With::Nothing, of, options, &mut new)?;
                    other.insert(new)
                }
            };
            let task = Task {
                scalars,
                recoding: &*recoding,
                plane: &Plane::new(&*recoding),
            };
            let run = Run::new(options, &engine.pool);
            let windows = affine(windows(&rings.wide, table, &task, run))?;
            let point = horner(&rings.one, &rings.wide.f, &windows.sums, &*recoding);
            let point = words(&rings.one, &point);
            let how = (plan.algorithm, &*recoding);
            outputs.push(engine.output(point, how, points.len(), options, windows.additions));
        }
        if let Some(table) = table {
            let bytes = table.bytes_held();
            engine.pool.give(table, bytes);
        }
        Ok(outputs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::{Group, by_name};
    use crate::msm::digits::testing::RESETS;
    use crate::{Backend, Engine, PointsBy, msm_same_scalars};

    /// Scalars of three sums with other points at infinity each are recoded once, in parts once a part.
    #[test]
    fn scalars_are_recoded_once() {
        let n = 1 << 12;
        let curve = by_name("bn254").unwrap();
        let [g1, g2] = [Group::G1, Group::G2]
            .map(|group| Engine::with_backend(curve, group, Backend::Portable).unwrap());
        let points = |engine: &Engine, left_out: usize| {
            let (spec, words) = (engine.spec(), 2 * engine.words());
            let g: Vec<u64> = (spec.gx.iter().chain(&spec.gy))
                .flat_map(|x| engine.to_words(x))
                .collect();
            PointsBy::new(n, move |i, to: &mut [u64]| {
                to[..words].copy_from_slice(&g);
                i % 3 != left_out
            })
        };
        let (a, b1, b2) = (points(&g1, 0), points(&g1, 1), points(&g2, 1));
        let sums: [(&Engine, &dyn Points); 3] = [(&g1, &a), (&g1, &b1), (&g2, &b2)];
        let list: Vec<[u64; 4]> = (1..=n as u64).map(|i| [i, i << 40, !i, i]).collect();
        let (scalars, mut most) = (Scalars::U256(&list), 0);
        for mebibytes in [None, Some(12), Some(9), Some(7), Some(6), Some(5)] {
            let options = &Options {
                threads: Some(1),
                in_subgroup: true,
                memory_limit: mebibytes.map(|m| m << 20),
                ..Options::default()
            };
            let before = RESETS.get();
            let got = msm_same_scalars(&sums, scalars, options).unwrap();
            let recoded = RESETS.get() - before;
            let Report {
                algorithm, parts, ..
            } = got[0].report;
            if algorithm != Algorithm::Straus {
                assert_eq!(recoded, parts, "{mebibytes:?} {algorithm}");
                most = most.max(parts);
            }
            for (got, (engine, points)) in got.iter().zip(sums) {
                let want = engine.msm(points, scalars, options).unwrap();
                assert_eq!(got.point, want.point, "{mebibytes:?} {algorithm} {parts}");
            }
        }
        assert!(most > 1);
    }
}

//! Several sums with the same scalars, and several with the same points.

use super::jobs::{Job, words};
use super::weierstrass::WeierstrassEngine;
use super::{Output, Point, dispatch};
use crate::error::Error;
use crate::msm::Run;
use crate::msm::fold_plan::Plane;
use crate::msm::horner::horner;
use crate::msm::pack::{self, Rings, RowsOf, With, check_number, most_points, pack};
use crate::msm::shared::{Share, Sum, Task, affine, fold_all, windows};
use crate::msm::table::Table;
use crate::options::{Algorithm, Options, Report};
use crate::plan::Way;
use crate::points::Points;
use crate::recode::Recoding;
use crate::ring::Lanes;
use crate::scalars::Scalars;
use std::sync::{Arc, Mutex};

/// `Σ a_i P_i` in each of several groups with one list of scalars: Groth16's sums in G1 and G2, for
/// example. The scalars are recoded once and their digits sorted once, where the groups have the same
/// order (and the same root λ, if an endomorphism is used), and the lists of points their infinite
/// points at the same places; other sums are made one by one.
///
/// Each output says in its report how it was computed. Errors: those of [`Engine::msm`].
pub(super) fn same_scalars(
    sums: &[(&WeierstrassEngine, &dyn Points)],
    scalars: Scalars<'_>,
    options: &Options<'_>,
) -> Result<Vec<Output>, Error> {
    scalars.check()?;
    let options = &options.checked(scalars.len())?;
    for (engine, points) in sums {
        points.check(2 * engine.words())?;
        scalars.check_for(points.len())?;
    }
    let separately = || {
        let one = |(engine, points): &(&WeierstrassEngine, &dyn Points)| {
            engine.msm(*points, scalars, options)
        };
        sums.iter().map(one).collect()
    };
    // Together they would need the memory of all of them.
    if options.memory_limit.is_some() || scalars.len() > most_points(4) {
        return separately();
    }
    let Some((recoding, algorithm)) = common_plan(sums, &scalars, options)? else {
        return separately();
    };
    let outputs: Vec<Mutex<Option<Output>>> = sums.iter().map(|_| Mutex::default()).collect();
    let all = All {
        sums,
        scalars: &scalars,
        recoding: &*recoding,
        algorithm,
        options,
        outputs: &outputs,
    };
    options.report(0.0);
    all.nest(&mut Vec::new())?;
    let outputs: Option<Vec<Output>> = outputs
        .into_iter()
        .map(|o| o.into_inner().unwrap_or_else(|e| e.into_inner()))
        .collect();
    outputs.map_or_else(separately, Ok)
}

/// A recoding and its algorithm.
type Common = (Arc<dyn Recoding>, Algorithm);

/// The digits for all the sums: those that suit the largest field.
fn common_plan(
    sums: &[(&WeierstrassEngine, &dyn Points)],
    scalars: &Scalars<'_>,
    options: &Options<'_>,
) -> Result<Option<Common>, Error> {
    let Some((largest, _)) = sums.iter().max_by_key(|(engine, _)| engine.words()) else {
        return Ok(None);
    };
    let lambda = |e: &WeierstrassEngine| e.derived().endo.as_ref().map(|e| e.lambda.clone());
    let alike = |e: &WeierstrassEngine| {
        e.curve().r == largest.curve().r
            && lambda(e) == lambda(largest)
            && e.backend() == largest.backend()
            && (options.in_subgroup || e.is_whole_curve() == largest.is_whole_curve())
    };
    if sums.len() < 2 || !sums.iter().all(|(engine, _)| alike(engine)) {
        return Ok(None);
    }
    let plan = largest.choose_shared(scalars.len(), scalars, options)?;
    Ok(match plan.way {
        Way::Buckets(recoding) => Some((recoding, plan.algorithm)),
        _ => None,
    })
}

/// The sums to be made together.
struct All<'a> {
    sums: &'a [(&'a WeierstrassEngine, &'a dyn Points)],
    scalars: &'a Scalars<'a>,
    recoding: &'a dyn Recoding,
    algorithm: Algorithm,
    options: &'a Options<'a>,
    /// Empty where the sums cannot be made together after all.
    outputs: &'a [Mutex<Option<Output>>],
}

impl All<'_> {
    /// Enters the rings of one group after the other; in the last one all sums run.
    fn nest(&self, ready: &mut Vec<&dyn Share>) -> Result<(), Error> {
        let k = ready.len();
        let Some((engine, _)) = self.sums.get(k) else {
            let one = ready[0];
            let alike = |s: &&dyn Share| {
                (s.width(), s.layout()) == (one.width(), one.layout()) && s.finite() == one.finite()
            };
            if !ready.iter().all(alike) {
                return Ok(());
            }
            let task = Task {
                scalars: self.scalars,
                recoding: self.recoding,
                plane: &Plane::new(self.recoding),
            };
            return fold_all(ready, &task, Run::new(self.options, &self.sums[0].0.pool));
        };
        dispatch::both(
            engine,
            Enter {
                all: self,
                k,
                ready,
            },
        )?
    }
}

/// The rings of the k-th group.
struct Enter<'a, 'b> {
    all: &'a All<'a>,
    k: usize,
    ready: &'a mut Vec<&'b dyn Share>,
}

impl Job for Enter<'_, '_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self { all, k, ready } = self;
        let (engine, points) = all.sums[k];
        let of = RowsOf::of(all.recoding);
        check_number(points.len(), of.coordinates(), all.recoding)?;
        let mut table: Table<R::Mem> = engine.pool.take().unwrap_or_default();
        pack(
            rings,
            points,
            With::Scalars(all.scalars),
            of,
            all.options,
            &mut table,
        )?;
        let sum = Sum::new(&rings.wide, &table, &engine.pool);
        let mut list: Vec<&dyn Share> = ready.to_vec();
        list.push(&sum);
        all.nest(&mut list)?;
        drop(list);
        if let Ok(windows) = sum.finish() {
            let point = horner(&rings.one, &rings.wide.f, &windows.sums, all.recoding);
            let point = words(&rings.one, &point);
            let how = (all.algorithm, all.recoding);
            let output = engine.output(point, how, points.len(), all.options, windows.additions);
            *all.outputs[k].lock().unwrap_or_else(|e| e.into_inner()) = Some(output);
        }
        let bytes = table.bytes_held();
        engine.pool.give(table, bytes);
        Ok(())
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
        let bytes = pack::memory(&self.ring, n, recoding, threads);
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

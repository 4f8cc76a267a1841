//! Sums with buckets in XYZZ coordinates: what other coordinates are compared with.

use super::jobs::{Job, words};
use super::weierstrass::WeierstrassEngine;
use super::{Output, dispatch};
use crate::error::Error;
use crate::msm::Run;
use crate::msm::fold_plan::Plane;
use crate::msm::horner::horner;
use crate::msm::pack::{Rings, RowsOf, check_number, memory, pack};
use crate::msm::shared::{Task, Windows, affine, windows};
use crate::msm::table::{self, Table};
use crate::msm::xyzz::Running;
use crate::options::{Algorithm, Options, Report};
use crate::points::Points;
use crate::recode::Recoding;
use crate::recode::cost::expected_additions;
use crate::recode::signed_window::SignedWindow;
use crate::ring::Lanes;
use crate::scalars::Scalars;

/// Widths of a window that are tried.
const WIDTHS: std::ops::RangeInclusive<u32> = 2..=18;

impl WeierstrassEngine {
    /// `Σ a_i P_i` by signed windows with buckets in XYZZ coordinates ([`crate::msm::xyzz`]), for
    /// comparisons: [`Engine::msm`] gives the same sum in less time.
    ///
    /// [`Options::window`] sets the width of the windows, otherwise it is the one with the least
    /// predicted work; [`Options::in_subgroup`] changes nothing.
    ///
    /// Errors: those of [`Engine::msm`]; an algorithm other than `auto` or `signed`; a group over an
    /// extension field.
    pub fn msm_xyzz(
        &self,
        points: &dyn Points,
        scalars: Scalars<'_>,
        options: &Options<'_>,
    ) -> Result<Output, Error> {
        if !matches!(options.algorithm, Algorithm::Auto | Algorithm::Signed) {
            let name = options.algorithm.name();
            let why = format!("algorithm {name} is not possible with buckets in XYZZ coordinates");
            return Err(Error::Option(why));
        }
        if self.spec().degree != 1 {
            let why = "buckets in XYZZ coordinates are for groups over prime fields";
            return Err(Error::Option(why.into()));
        }
        let bits = scalars.bits();
        if bits == 0 || points.is_empty() || points.len() != scalars.len() {
            return self.msm(points, scalars, options);
        }
        scalars.check()?;
        points.check(2 * self.words())?;
        let options = &options.checked(points.len())?;
        let job = XyzzSum {
            engine: self,
            recoding: choose(points.len(), bits, scalars.words(), options)?,
            points,
            scalars,
            options,
        };
        dispatch::prime(self, job)?
    }
}

/// The width with the least work: an addition of sums is 14 products, one of a point 10.
fn choose(n: usize, bits: u32, words: usize, options: &Options<'_>) -> Result<SignedWindow, Error> {
    let widths = options.window.map_or(WIDTHS, |c| c..=c);
    let mut best: Option<(f64, SignedWindow)> = None;
    for c in widths {
        let digits = SignedWindow::new(c, bits, words)?;
        let folded = (digits.windows() * digits.buckets().min(n)) as f64;
        let cost = 10.0 * expected_additions(&digits, n) + 4.0 * 2.0 * folded;
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, digits));
        }
    }
    best.map(|(_, digits)| digits)
        .ok_or_else(|| Error::Option("no window of that size is possible here".into()))
}

struct XyzzSum<'a> {
    engine: &'a WeierstrassEngine,
    recoding: SignedWindow,
    points: &'a dyn Points,
    scalars: Scalars<'a>,
    options: &'a Options<'a>,
}

impl Job for XyzzSum<'_> {
    type Out = Result<Output, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            recoding,
            points,
            scalars,
            options,
        } = self;
        let (n, threads) = (points.len(), options.threads.unwrap_or(1));
        // Sums have four coordinates where those of `memory` have two.
        let more = table::bytes(
            rings.facts.stored,
            recoding.windows() * recoding.buckets(),
            2,
        );
        let needed = memory(&rings.facts, n, &recoding, threads) + threads as u64 * more;
        if let Some(limit) = options.memory_limit.filter(|&l| needed > l) {
            return Err(Error::MemoryLimit { limit, needed });
        }
        check_number(n, 2, &recoding)?;
        options.report(0.0);
        let mut table: Table<R::Mem> = engine.pool.take().unwrap_or_default();
        pack(
            rings,
            points,
            Some(&scalars),
            RowsOf::PLAIN,
            options,
            &mut table,
        )?;
        let task = Task {
            scalars: &scalars,
            recoding: &recoding,
            plane: &Plane::new(&recoding),
        };
        let run = Run::new(options, &engine.pool);
        let done = windows(&Running(rings.wide), &table, &task, run);
        let bytes = table.bytes_held();
        engine.pool.give(table, bytes);
        let Windows { sums, additions } = affine(done)?;
        let one = &rings.one;
        let report = Report::new(Algorithm::Signed.name(), rings.facts.backend, threads);
        let mut report = report.digits(&recoding).counts(additions, needed);
        report.radix += ", XYZZ";
        Ok(Output {
            point: words(one, &horner(one, &rings.wide.f, &sums, &recoding)),
            report,
        })
    }
}

//! What happens to fixed bases once the rings are known.

use super::super::Output;
use super::super::jobs::{Job, backend_name, words};
use super::FixedBases;
use crate::error::Error;
use crate::msm::fixed::build::{self, Built};
use crate::msm::fixed::{self, below};
use crate::msm::variable::Rings;
use crate::options::{Options, Report};
use crate::points::Points;
use crate::recode::Recoding;
use crate::recode::prepared::Prepared;
use crate::ring::Lanes;
use crate::scalars::Scalars;

/// Makes a table.
pub struct Build<'a> {
    pub points: &'a dyn Points,
    pub recoding: &'a Prepared,
    pub options: &'a Options<'a>,
}

impl Job for Build<'_> {
    /// The table and its form.
    type Out = Result<(Built, u32), Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let built = build::build(rings, self.points, self.recoding, self.options)?;
        Ok((built, rings.wide.f.form()))
    }
}

/// [`FixedBases::msm_prefix`].
pub struct Sum<'a> {
    pub bases: &'a FixedBases,
    pub scalars: Scalars<'a>,
    pub options: &'a Options<'a>,
}

impl Job for Sum<'_> {
    type Out = Result<Output, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            bases,
            scalars,
            options,
        } = self;
        let engine = &bases.engine;
        let recoding = &*bases.recoding;
        let reduced = below(&scalars, &engine.curve.r);
        let scalars = match &reduced {
            Some(words) => Scalars::Words {
                words,
                per: recoding.scalar_words(),
            },
            None => scalars,
        };
        let finite = bases.finite[..scalars.len()].to_vec();
        let table = build::table::<R>(bases.words.clone(), finite, recoding);
        let done = fixed::msm(rings, &table, &scalars, recoding, options, &engine.pool)?;
        Ok(Output {
            point: words(&rings.one, &done.point),
            report: Report {
                algorithm: "fixed",
                backend: backend_name::<R>(engine),
                threads: options.threads.unwrap_or(1),
                radix: recoding.name(),
                windows: recoding.windows(),
                additions: done.additions,
                peak_bytes: done.peak_bytes,
            },
        })
    }
}

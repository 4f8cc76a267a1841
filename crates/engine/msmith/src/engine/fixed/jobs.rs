//! What happens to fixed bases once the rings are known.

use super::super::Output;
use super::super::door::infinite;
use super::super::jobs::{Job, put, words};
use super::FixedBases;
use crate::error::Error;
use crate::memory::{Block, copied};
use crate::msm::Run;
use crate::msm::fixed::build::{self, Built};
use crate::msm::fixed::{self, inspect, many, reduced};
use crate::msm::pack::Rings;
use crate::msm::shared::Task;
use crate::options::{Algorithm, Options, Report};
use crate::points::{Points, WordPoints};
use crate::recode::Recoding;
use crate::recode::prepared::Prepared;
use crate::ring::Lanes;
use crate::scalars::Scalars;
use std::ops::Range;

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

/// The words of a table of any form as the ring keeps them.
pub struct Convert<'a> {
    /// Their form.
    pub from: u32,
    pub words: &'a [u64],
    /// Words of an element.
    pub width: usize,
}

impl Job for Convert<'_> {
    /// The ring's form, and the words if they have to be converted.
    type Out = (u32, Option<Block<u64>>);

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let (wide, to) = (&rings.wide.f, rings.wide.f.form());
        if to == self.from {
            return (to, None);
        }
        let mut words = scaled(&rings.one.f, &self);
        if to != rings.one.f.form() {
            // Not by a power of 2: a ring may have elements that are multiples of more than p.
            for element in words.chunks_exact_mut(self.width) {
                wide.to_words(&wide.pack(element), element);
            }
        }
        (to, Some(words))
    }
}

/// The words in the caller's form, which is that of the scalar ring: each element times a power of 2.
fn scaled<S: Lanes>(f: &S, table: &Convert<'_>) -> Block<u64> {
    let to = f.form();
    let two = f.dbl(&f.one());
    let mut factor = f.one();
    for _ in 0..to.abs_diff(table.from) {
        factor = f.mul(&factor, &two);
    }
    if to < table.from {
        factor = f.inv(&factor);
    }
    let mut out = Block::zeros(table.words.len());
    let all = (table.words.chunks_exact(table.width)).zip(out.chunks_exact_mut(table.width));
    for (from, to) in all {
        let mut m = [S::empty()];
        f.scatter(&f.mul(&f.splat(&f.pack(from)), &factor), &mut m);
        f.unpack(&m[0], to);
    }
    out
}

/// Some of the bases: row 0 of each, in the caller's form.
pub struct ReadBases<'a> {
    pub bases: &'a FixedBases,
    pub range: Range<usize>,
}

impl Job for ReadBases<'_> {
    type Out = Result<WordPoints, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let (bases, layout) = (self.bases, &self.bases.layout);
        let w = layout.words;
        let base = layout.rows * layout.columns * w;
        let mut words = Vec::with_capacity(2 * w * self.range.len());
        let all = bases.words.words();
        for rows in all[self.range.start * base..self.range.end * base].chunks_exact(base.max(1)) {
            words.extend_from_slice(&rows[..w]);
            words.extend_from_slice(&rows[(layout.columns - 1) * w..layout.columns * w]);
        }
        if layout.form != rings.one.f.form() {
            let table = Convert {
                from: layout.form,
                words: &words,
                width: w,
            };
            words = scaled(&rings.one.f, &table).to_vec();
        }
        Ok(WordPoints {
            stride: 2 * w,
            words,
            finite: bases.finite[self.range].to_vec(),
        })
    }
}

/// Scalars as digit systems want them: below the order.
fn below<'a>(
    scalars: Scalars<'a>,
    is_below: bool,
    bases: &FixedBases,
    words: &'a mut Vec<u64>,
) -> Scalars<'a> {
    if is_below {
        return scalars;
    }
    *words = reduced(&scalars, &bases.engine.curve.r);
    Scalars::Words {
        words,
        per: bases.recoding.scalar_words(),
    }
}

/// [`FixedBases::msm_prefix`].
pub struct TableSum<'a> {
    pub bases: &'a FixedBases,
    pub scalars: Scalars<'a>,
    pub options: &'a Options<'a>,
}

impl Job for TableSum<'_> {
    type Out = Result<Output, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            bases,
            scalars,
            options,
        } = self;
        let engine = &bases.engine;
        let recoding = &*bases.recoding;
        let seen = inspect(&scalars, &engine.curve.r);
        let mut residues = Vec::new();
        let scalars = below(scalars, seen.below, bases, &mut residues);
        // Few scalars that are not zero: only these are recoded.
        let few = scalars.len() - seen.zeros < scalars.len() / 4 * 3;
        let nonzero = if few { scalars.nonzero() } else { Vec::new() };
        let chosen = Scalars::Chosen {
            of: &scalars,
            which: &nonzero,
        };
        let (scalars, finite, which) = if few {
            let finite = nonzero.iter().map(|&i| bases.finite[i as usize]);
            (chosen, finite.collect(), Some(nonzero.clone()))
        } else {
            (scalars, copied(&bases.finite[..scalars.len()]), None)
        };
        let table = build::table::<R>(bases.words.clone(), finite, which, recoding);
        let task = Task {
            scalars: &scalars,
            recoding,
            plane: &bases.plane,
        };
        let run = Run::new(options, &engine.pool);
        let done = fixed::msm(rings, &table, &task, run)?;
        Ok(Output {
            point: words(&rings.one, &done.point),
            report: Report::new(Algorithm::Fixed, rings.facts.backend, run.threads())
                .digits(recoding)
                .counts(done.additions, done.peak_bytes),
        })
    }
}

/// [`FixedBases::msm_parts`].
pub struct PartSums<'a> {
    pub bases: &'a FixedBases,
    pub parts: &'a [Range<usize>],
    pub scalars: Scalars<'a>,
    pub options: &'a Options<'a>,
}

impl Job for PartSums<'_> {
    type Out = Result<WordPoints, Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            bases,
            parts,
            scalars,
            options,
        } = self;
        let (engine, recoding) = (&bases.engine, &*bases.recoding);
        let seen = inspect(&scalars, &engine.curve.r);
        let mut residues = Vec::new();
        let scalars = below(scalars, seen.below, bases, &mut residues);
        let which: Vec<u32> = (parts.iter())
            .flat_map(|part| part.clone().map(|base| base as u32))
            .collect();
        let finite = which.iter().map(|&base| bases.finite[base as usize]);
        let finite = finite.collect();
        let table = build::table::<R>(bases.words.clone(), finite, Some(which), recoding);
        let task = Task {
            scalars: &scalars,
            recoding,
            plane: &bases.plane,
        };
        let mut end = 0;
        let places = |part: &Range<usize>| {
            end += part.len();
            end - part.len()..end
        };
        let places: Vec<_> = parts.iter().map(places).collect();
        let run = Run::new(options, &engine.pool);
        let (sums, _) = many::sums(rings, &table, &task, &places, run)?;
        let mut list = infinite(engine.words(), sums.len());
        for (i, sum) in sums.iter().enumerate() {
            if let Some(q) = rings.one.affine(sum) {
                list.finite[i] = true;
                let stride = list.stride;
                put(&rings.one, &q, &mut list.words[i * stride..][..stride]);
            }
        }
        Ok(list)
    }
}

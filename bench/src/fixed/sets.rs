//! msmith's tables: a bucket set in a given number of passes, and how long a table takes to make.

use super::contender::{Contender, Prepared, Table};
use crate::engine::Timed;
use crate::engines::msmith::{Own, bytes, engine, import, version};
use crate::inputs::Inputs;
use anyhow::{Context, Result};
use msmith::table::Spec;
use msmith::{Bases, Budget, Engine, Options, WordPoints};
use std::fmt;
use std::str::FromStr;
use std::time::Instant;

/// Which table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// `eisenstein:3,10`, or `eisenstein:3,6/2` in two passes.
    Set(Spec, usize),
    /// The planner's: `budget:100M` (millions of bytes), `points:12` (a base), `fastest`.
    Planned(Budget),
}

impl FromStr for Choice {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        if text == "fastest" {
            return Ok(Self::Planned(Budget::Fastest));
        }
        if let Some(points) = text.strip_prefix("points:") {
            return Ok(Self::Planned(Budget::PointsPerBase(points.parse()?)));
        }
        if let Some(size) = text.strip_prefix("budget:") {
            let bytes = size.strip_suffix('M').context("a budget is like 100M")?;
            let bytes = bytes.parse::<u32>()?;
            return Ok(Self::Planned(Budget::Bytes(u64::from(bytes) * 1_000_000)));
        }
        let (spec, passes) = text.split_once('/').unwrap_or((text, "1"));
        let passes = passes.parse().ok().filter(|g| *g > 0);
        let passes = passes.with_context(|| format!("{text:?}: passes are a number from 1"))?;
        Ok(Self::Set(msmith_papers::fixed::sets::named(spec)?, passes))
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Set(spec, 1) => write!(f, "{spec}"),
            Self::Set(spec, passes) => write!(f, "{spec}/{passes}"),
            Self::Planned(Budget::Fastest) => f.write_str("fastest"),
            Self::Planned(Budget::PointsPerBase(points)) => write!(f, "points:{points}"),
            Self::Planned(Budget::Bytes(bytes)) => write!(f, "budget:{}M", bytes / 1_000_000),
        }
    }
}

impl Choice {
    /// The table.
    pub fn prepare(
        &self,
        engine: &Engine,
        points: &WordPoints,
        options: &Options<'_>,
    ) -> Result<Bases> {
        Ok(match self {
            Self::Set(spec, passes) => engine.prepare_with(points, *spec, *passes, options)?,
            Self::Planned(budget) => engine.prepare(points, *budget, options)?,
        })
    }
}

/// Options on a given number of threads.
pub fn options(threads: usize, in_subgroup: bool) -> Options<'static> {
    Options {
        threads: Some(threads),
        in_subgroup,
        ..Options::default()
    }
}

/// Makes a table and says what it is; the sum that is counted is the inputs'.
pub fn made(
    choice: &Choice,
    engine: &Engine,
    points: &WordPoints,
    scalars: msmith::Scalars<'_>,
    threads: usize,
) -> Result<(Bases, Table)> {
    let options = options(threads, true);
    let start = Instant::now();
    let bases = choice.prepare(engine, points, &options)?;
    let build = start.elapsed();
    let layout = bases.layout();
    let table = Table {
        set: Some(Choice::Set(layout.set, layout.passes).to_string()),
        stored: layout.rows,
        bytes: bases.bytes(),
        build,
        additions: Some(bases.msm(scalars, &options)?.report.additions),
    };
    Ok((bases, table))
}

/// Sums with a table.
pub struct Set {
    choice: Choice,
    threads: usize,
}

impl Set {
    /// On a given number of threads.
    pub fn new(choice: Choice, threads: usize) -> Self {
        Self { choice, threads }
    }
}

impl Contender for Set {
    fn name(&self) -> String {
        self.choice.to_string()
    }

    fn version(&self) -> String {
        version(self.threads)
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
        let engine = engine(inputs)?;
        let (points, scalars) = (import(&engine, inputs)?, Own::new(inputs));
        let (bases, table) = made(&self.choice, &engine, &points, scalars.view(), self.threads)?;
        let options = options(self.threads, true);
        Ok(Prepared {
            job: Box::new(Timed {
                sum: move || {
                    let sum = bases.msm(scalars.view(), &options);
                    sum.expect("valid input").point
                },
                bytes: move |p| bytes(&engine, p),
            }),
            table: Some(table),
        })
    }
}

/// Makes a table; the sum with it only shows that it is right.
pub struct Build {
    choice: Choice,
    threads: usize,
    /// Whether the subgroup is checked.
    checked: bool,
}

impl Build {
    /// On a given number of threads.
    pub fn new(choice: Choice, threads: usize, checked: bool) -> Self {
        Self {
            choice,
            threads,
            checked,
        }
    }
}

impl Contender for Build {
    fn name(&self) -> String {
        match self.checked {
            true => format!("build-checked:{}", self.choice),
            false => format!("build:{}", self.choice),
        }
    }

    fn version(&self) -> String {
        version(self.threads)
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Prepared> {
        let engine = engine(inputs)?;
        let (points, scalars) = (import(&engine, inputs)?, Own::new(inputs));
        let (_, table) = made(&self.choice, &engine, &points, scalars.view(), self.threads)?;
        let (choice, options) = (self.choice, options(self.threads, !self.checked));
        let same = engine.clone();
        Ok(Prepared {
            job: Box::new(Timed {
                sum: move || {
                    let bases = choice.prepare(&engine, &points, &options);
                    bases.expect("a valid set")
                },
                bytes: move |bases: Bases| {
                    let sum = bases.msm(scalars.view(), &Options::default());
                    bytes(&same, sum.expect("valid input").point)
                },
            }),
            table: Some(table),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Choice;

    #[test]
    fn names() {
        for name in [
            "eisenstein:3,10",
            "eisenstein:3,6/2",
            "odd:17,256/3",
            "budget:100M",
            "points:12",
            "fastest",
        ] {
            assert_eq!(name.parse::<Choice>().unwrap().to_string(), name);
        }
        assert_eq!(
            "signed:9/1".parse::<Choice>().unwrap().to_string(),
            "signed:9"
        );
        for bad in [
            "",
            "eisenstein",
            "signed:9/0",
            "signed:9/x",
            "signed:9/",
            "none:1",
            "budget:100",
            "points:x",
        ] {
            assert!(bad.parse::<Choice>().is_err(), "{bad}");
        }
    }
}

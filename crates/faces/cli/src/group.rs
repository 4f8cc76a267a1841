//! A group of points, whatever the form of its curve: where points come from, how they are shown and written.

use msmith::curve::{Curve, EdwardsCurve};
use msmith::{Backend, Engine, Options, Point, WordPoints};
use msmith_io::{Error, random};

use crate::args::{AnyCurve, GroupArg, PointsFormat};
use crate::choice::Choice;
use crate::edwards::Sums;
use crate::failure::Failure;
use crate::files::{self, Chosen, MOST};
use crate::place::{Input, Output, Part};
use crate::{input, run, show, which};

/// A group, ready to compute in.
pub enum Group {
    /// Of a Weierstrass curve.
    Weierstrass(Engine),
    /// Of a twisted Edwards curve.
    Edwards(Sums),
}

/// A twisted Edwards curve; of its groups there is one.
pub fn edwards(curve: &EdwardsCurve, group: GroupArg, backend: Backend) -> Result<Sums, Failure> {
    if group != GroupArg::G1 {
        let name = &curve.name;
        return Err(Failure::new(format!("--group: {name} has one group, g1")));
    }
    Ok(Sums::new(curve, backend)?)
}

/// The points of a file of an Edwards curve.
pub fn read_edwards(
    sums: &Sums,
    part: &Part,
    format: Option<PointsFormat>,
) -> Result<WordPoints, Failure> {
    let why = "--bases-format: points of an Edwards curve do not say how they are written";
    let format = format.ok_or_else(|| Failure::new(why.into()))?;
    let bytes = input::read(&Chosen::new(part)?.whole()?, MOST)?;
    Ok(run::with_bar("checking points", |watch| {
        sums.read(format, &bytes, watch)
    })?)
}

impl Group {
    /// That of the command line.
    pub fn new(
        curve: Option<AnyCurve>,
        curve_file: Option<&Input>,
        group: GroupArg,
        backend: Backend,
    ) -> Result<Self, Failure> {
        let curve = match (curve, curve_file) {
            (Some(AnyCurve::Edwards(curve)), _) => {
                return Ok(Self::Edwards(edwards(curve, group, backend)?));
            }
            (_, Some(file)) => which::from_file(file)?,
            (Some(AnyCurve::Weierstrass(curve)), None) => curve.clone(),
            // The command line is refused unless one of them is there.
            (None, None) => which::by_name("")?,
        };
        Self::of_numbers(&curve, group, backend)
    }

    /// Of a curve that was read from a file.
    pub fn of_numbers(curve: &Curve, group: GroupArg, backend: Backend) -> Result<Self, Failure> {
        Ok(Self::Weierstrass(Engine::with_backend(
            curve,
            group.into(),
            backend,
        )?))
    }

    /// What computes.
    pub fn engine(&self) -> &Engine {
        match self {
            Self::Weierstrass(engine) => engine,
            Self::Edwards(sums) => sums.engine(),
        }
    }

    /// The curve's name.
    pub fn curve(&self) -> &str {
        match self {
            Self::Weierstrass(engine) => &engine.curve().name,
            Self::Edwards(sums) => sums.name(),
        }
    }

    /// `g1` or `g2`.
    pub fn name(&self) -> String {
        self.engine().group().to_string().to_lowercase()
    }

    /// The generator, a list of one point.
    pub fn generator(&self) -> WordPoints {
        let engine = self.engine();
        let words: Vec<u64> = match self {
            Self::Weierstrass(_) => {
                let spec = engine.spec();
                let both = spec.gx.iter().chain(&spec.gy);
                both.flat_map(|c| engine.to_words(c)).collect()
            }
            Self::Edwards(sums) => {
                let both = [&sums.curve().gx, &sums.curve().gy];
                both.iter().flat_map(|c| engine.to_words(c)).collect()
            }
        };
        WordPoints {
            stride: words.len(),
            words,
            finite: vec![true],
        }
    }

    /// Random points of the subgroup.
    pub fn random(&self, n: usize, seed: u64) -> Result<WordPoints, Error> {
        let what = match self {
            Self::Weierstrass(_) => format!("making {}", show::count(n, "point")),
            Self::Edwards(_) => format!("making {n} points"),
        };
        run::waiting(&what, || random::points(self.engine(), n, seed))
    }

    /// The points of a file, on the curve; refused for their number as soon as that is known.
    pub fn read(
        &self,
        part: &Part,
        format: Option<PointsFormat>,
        choice: &Choice,
        number: impl FnOnce(usize) -> Result<(), Failure>,
    ) -> Result<WordPoints, Failure> {
        match self {
            Self::Weierstrass(engine) => {
                let file = files::Points::open(part, format, engine)?;
                number(file.range.len())?;
                let list = file.list(engine)?;
                let (points, _) = run::run("checking points", choice, |o| {
                    list.read(file.range.clone(), o)
                })
                .map_err(|e| files::too_large(part, e))?;
                Ok(points)
            }
            Self::Edwards(sums) => {
                let points = read_edwards(sums, part, format)?;
                number(points.finite.len())?;
                Ok(points)
            }
        }
    }

    /// Refuses points outside the subgroup.
    pub fn check_subgroup(&self, points: &WordPoints, choice: &Choice) -> Result<(), Error> {
        let (engine, what) = (self.engine(), "checking the subgroup");
        run::run(what, choice, |o| Ok(engine.check_subgroup(points, o)?))?;
        Ok(())
    }

    /// A point as it is shown.
    pub fn shown(&self, point: &Point) -> show::Sum {
        match self {
            Self::Weierstrass(engine) => show::Sum::of(engine, point),
            Self::Edwards(sums) => sums.shown(point),
        }
    }

    /// Refuses a format that the group's points cannot be written in.
    pub fn can_write(&self, format: PointsFormat) -> Result<(), Error> {
        match self {
            Self::Weierstrass(engine) => {
                let none = WordPoints {
                    stride: 2 * engine.words(),
                    ..WordPoints::default()
                };
                format.list(engine)?.encode(engine, &none).map(drop)
            }
            Self::Edwards(sums) => sums.can_write(format),
        }
    }

    /// Writes points to a file, whole or not at all.
    pub fn write(
        &self,
        points: &WordPoints,
        format: PointsFormat,
        to: &Output,
    ) -> Result<(), Error> {
        let n = points.finite.len() as u64;
        run::with_bar("writing points", |watch| match self {
            Self::Weierstrass(engine) => {
                let format = format.list(engine)?;
                format.write(engine, points, to.path(), |done| watch(done as u64, n))
            }
            Self::Edwards(sums) => sums.write(points, format, to.path(), watch),
        })
    }

    /// The name of the backend that computes: `portable` where the chosen one has nothing for the field.
    pub fn backend(&self) -> Result<&'static str, Error> {
        let plan = self.engine().plan(1, 1, &Options::default())?;
        Ok(plan.backend.name())
    }
}

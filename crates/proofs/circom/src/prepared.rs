//! Powers of τ that are prepared for a circuit: the Lagrange forms of its domain.

use std::ops::Range;
use std::path::Path;

use msmith::{Engine, Point};
use msmith_io::source::{FileFormat, Format, PointList, PointsInPlace, Source};

use crate::points::checked;
use crate::work::{BLOCK, Work};
use crate::{Error, Groups, ptau};

/// The format's name, for errors.
pub const FORMAT: &str = FileFormat::PTAU.name();

/// A `.ptau` file with the powers that a domain needs.
pub struct Prepared {
    source: Source,
    groups: Groups,
    domain: usize,
}

/// The Lagrange forms of a domain, points where they lie; known to be in the subgroups.
pub struct Lagrange<'a> {
    /// L_i(τ)G.
    pub tau1: PointsInPlace<'a>,
    /// L_i(τ)H.
    pub tau2: PointsInPlace<'a>,
    /// αL_i(τ)G.
    pub alpha1: PointsInPlace<'a>,
    /// βL_i(τ)G.
    pub beta1: PointsInPlace<'a>,
}

impl Prepared {
    /// Maps a file and looks whether it serves.
    ///
    /// Errors: a file that cannot be read, is not a `.ptau` or is of another curve; one of fewer powers than the domain has.
    pub fn open(path: &Path, groups: &Groups, domain: usize) -> Result<Self, Error> {
        let source = Source::open(path, Some(Format::File(FileFormat::PTAU)), None)?;
        if let Some(curve) = source.curve() {
            groups.must_be("ptau file", curve)?;
        }
        let opened = Self {
            source,
            groups: groups.clone(),
            domain,
        };
        let wrong = |why: String| Err(Error::file(FORMAT, why));
        let powers = opened.points(groups.second(), "tauG2")?.len();
        if powers < domain {
            let [has, needs] = [powers, domain].map(usize::ilog2);
            return wrong(format!(
                "it has powers of 2^{has}, and the circuit needs 2^{needs}"
            ));
        }
        Ok(opened)
    }

    /// That the Lagrange forms of the domain are there, and in G1 those of twice the domain.
    fn require_forms(&self) -> Result<(), Error> {
        let wrong = |why: String| Err(Error::file(FORMAT, why));
        let needed = [
            ("lagrangeTauG1", 2 * self.domain),
            ("lagrangeTauG2", self.domain),
            ("lagrangeAlphaTauG1", self.domain),
            ("lagrangeBetaTauG1", self.domain),
        ];
        for (name, n) in needed {
            let Ok(section) = self.source.section(name) else {
                return wrong(format!(
                    "it is not prepared for phase 2 (it has no section {name})"
                ));
            };
            if section.len() < 2 * n - 1 {
                let power = n.ilog2();
                return wrong(format!("section {name} ends before the forms of 2^{power}"));
            }
        }
        Ok(())
    }

    fn points<'a>(&'a self, engine: &'a Engine, name: &str) -> Result<PointList<'a>, Error> {
        Ok(self.source.points(engine, name)?)
    }

    /// Whether everybody knows a number of the powers, as the file's contributions say.
    ///
    /// Errors: contributions that cannot be read.
    pub fn is_forgeable(&self) -> Result<bool, Error> {
        ptau::is_forgeable(&self.groups, self.source.content())
    }

    /// α and β in G1, β in G2.
    ///
    /// Errors: a point that is not of the subgroup.
    pub fn keys(&self) -> Result<[Point; 3], Error> {
        let (first, second) = (self.groups.first(), self.groups.second());
        let mut keys = [const { Point::infinity() }; 3];
        let names = [
            (first, "alphaTauG1"),
            (first, "betaTauG1"),
            (second, "betaG2"),
        ];
        for (key, (engine, name)) in keys.iter_mut().zip(names) {
            let list = self.points(engine, name)?.read(0..1, &Default::default())?;
            engine.check_subgroup(&list, &Default::default())?;
            *key = list.get(0).unwrap_or_default();
        }
        Ok(keys)
    }

    /// The Lagrange forms, after a look at all of their points.
    ///
    /// Errors: powers that are not prepared; a point that is not of the subgroup.
    pub fn lagrange(&self, work: &Work<'_>) -> Result<Lagrange<'_>, Error> {
        self.require_forms()?;
        let (first, second) = (self.groups.first(), self.groups.second());
        let all = self.domain - 1..2 * self.domain - 1;
        Ok(Lagrange {
            tau1: self.checked(first, "lagrangeTauG1", all.clone(), work)?,
            tau2: self.checked(second, "lagrangeTauG2", all.clone(), work)?,
            alpha1: self.checked(first, "lagrangeAlphaTauG1", all.clone(), work)?,
            beta1: self.checked(first, "lagrangeBetaTauG1", all, work)?,
        })
    }

    /// The Lagrange form of twice the domain, whose odd places are the key's H.
    ///
    /// Errors: a point that is not of the subgroup.
    pub fn doubled(&self, work: &Work<'_>) -> Result<PointsInPlace<'_>, Error> {
        let all = 2 * self.domain - 1..4 * self.domain - 1;
        self.checked(self.groups.first(), "lagrangeTauG1", all, work)
    }

    /// Powers of τ in G1, after a look at them.
    ///
    /// Errors: a point that is not of the subgroup; powers that are not there.
    pub fn powers(&self, range: Range<usize>, work: &Work<'_>) -> Result<PointsInPlace<'_>, Error> {
        self.checked(self.groups.first(), "tauG1", range, work)
    }

    /// The number of powers of τ in G1.
    pub fn power_count(&self) -> Result<usize, Error> {
        Ok(self.points(self.groups.first(), "tauG1")?.len())
    }

    /// The bytes behind the last power of τ in G1.
    pub fn behind_powers(&self) -> Result<&[u8], Error> {
        let content = self.source.content();
        let sections = msmith_io::sections::Sections::new(FORMAT, b"ptau", 1, content)?;
        let (start, length) = sections.require(2, "tauG1")?;
        Ok(&content[start + length..])
    }

    fn checked<'a>(
        &'a self,
        engine: &'a Engine,
        name: &str,
        range: Range<usize>,
        work: &Work<'_>,
    ) -> Result<PointsInPlace<'a>, Error> {
        let list = self.source.points(engine, name)?;
        for first in range.clone().step_by(BLOCK) {
            let block = first..(first + BLOCK).min(range.end);
            checked(FORMAT, &list, (engine, name), block.clone(), &work.options)?;
            work.step(block.len() as f64)?;
        }
        let there = list.where_they_lie(range)?;
        there.ok_or_else(|| {
            Error::file(FORMAT, format!("section {name} is not of Montgomery words"))
        })
    }
}

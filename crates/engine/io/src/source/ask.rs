//! What is asked of a file's content, beyond each point by itself: [`Source::ask`].

use std::ops::Range;

use msmith::curve::{Curve, Group};
use msmith::{Backend, Engine, Options, Point};

use super::{Format, Section, Source};
use crate::Error;
use crate::bases::BasesFormat;
use crate::needs::quiet;
use crate::pairing;
use crate::powers::{Asked, Listed, NO_PAIRING, Report, Unity};
use crate::random::generator;
use crate::trusted_setup::SetupPoints;

/// Point i of a section.
type Place = (&'static str, usize);

/// What is true of a good file of a format. A section that a file does not have is not asked about.
#[derive(Debug, Clone, Copy)]
pub(super) enum Question {
    /// None of its points is at infinity.
    Finite(&'static str),
    /// A point is the generator of its group.
    Generator(Place),
    /// Two points are the same.
    Same(Place, Place),
    /// Its points are successive powers of the τ of the pair of the other group: of h and τh.
    Powers(&'static str, [Place; 2]),
    /// Points of G1 and G2 are the same multiple of the generators.
    Alike(Place, Place),
    /// The second of two points of G1 is the same multiple of the first as of two points of G2.
    InRatio([Place; 2], [Place; 2]),
    /// Its lists of 1, 2, 4, … Lagrange points sum to this point each.
    Lagrange(&'static str, Place),
    /// Its Lagrange points are those of the powers in the other section, over the roots of unity that this number
    /// generates.
    LagrangeOf(&'static str, &'static str, u64),
}

/// A file with the engines of its groups.
struct Questioner<'a, 'o> {
    source: &'a Source,
    curve: &'a Curve,
    engines: [Option<Engine>; 2],
    options: &'a Options<'o>,
    pairing: Pairing<'a>,
}

/// Whether e(a, q) = e(b, s) for the pairs (a, q) and (b, s) of points in the subgroups, the first of each in G1; `None`
/// for a curve without a pairing, as [`crate::pairing::equal`] has it.
pub type Pairing<'a> = &'a dyn Fn(&Curve, [&Point; 2], [&Point; 2]) -> Option<bool>;

impl Source {
    /// Asks what is true of a good file of this format beyond each point by itself, which must have been checked before
    /// ([`super::PointList::check`], [`Engine::check_subgroup`]): that lists of powers are successive, that Lagrange points
    /// sum to the generator and belong to the powers beside them, that there is no infinity where there can be none. The
    /// answers are in the order of the format's description; a list without an entry has nothing to be asked.
    ///
    /// `report` is told the section and how many of its points are done, and says whether to go on.
    ///
    /// Cost: two sums over each list, of scalars of 64 bits for powers.
    ///
    /// Errors: those of reading the points; [`msmith::Error::Cancelled`].
    pub fn ask(
        &self,
        backend: Backend,
        options: &Options<'_>,
        report: impl FnMut(&str, usize) -> bool,
    ) -> Result<Vec<Asked>, Error> {
        self.ask_with(backend, options, &pairing::equal, report)
    }

    /// The same with pairings of the caller's.
    ///
    /// Errors: those of [`Source::ask`].
    pub fn ask_with(
        &self,
        backend: Backend,
        options: &Options<'_>,
        pairing: Pairing<'_>,
        mut report: impl FnMut(&str, usize) -> bool,
    ) -> Result<Vec<Asked>, Error> {
        let Some(curve) = &self.curve else {
            return Ok(Vec::new());
        };
        let engine = |group| Engine::with_backend(curve, group, backend).ok();
        let format = match self.format {
            Format::File(format) => format,
            Format::Points(format, group) if format == BasesFormat::KZG_SETUP => {
                let Some(engine) = engine(group) else {
                    return Ok(Vec::new());
                };
                let points = SetupPoints::read(&engine, &self.bytes, options)?;
                return points.asked(options);
            }
            Format::Points(..) | Format::Scalars(_) => return Ok(Vec::new()),
        };
        let questioner = Questioner {
            source: self,
            curve,
            engines: [Group::G1, Group::G2].map(engine),
            options,
            pairing,
        };
        let mut all = Vec::new();
        for question in format.asks {
            all.extend(questioner.ask(*question, &mut report)?);
        }
        Ok(all)
    }
}

impl Questioner<'_, '_> {
    /// The answer; `None` where the file lacks the section.
    fn ask(
        &self,
        question: Question,
        report: &mut dyn FnMut(&str, usize) -> bool,
    ) -> Result<Option<Asked>, Error> {
        match question {
            Question::Finite(name) => self.finite(name, report),
            Question::Generator(place) => self.generator(place),
            Question::Same(a, b) => self.same(a, b),
            Question::Powers(name, pair) => self.powers(name, pair, report),
            Question::Alike(a, b) => self.alike(a, b),
            Question::InRatio(a, b) => self.in_ratio(a, b),
            Question::Lagrange(name, place) => self.lagrange(name, place, report),
            Question::LagrangeOf(name, powers, root) => {
                self.lagrange_of(name, powers, root, report)
            }
        }
    }

    fn section(&self, name: &str) -> Option<(&Section, &Engine)> {
        let section = self.source.sections.iter().find(|s| s.name == name)?;
        let super::Holds::Points(group) = section.holds() else {
            return None;
        };
        let engine = match group {
            Group::G1 => &self.engines[0],
            Group::G2 => &self.engines[1],
        };
        Some((section, engine.as_ref()?))
    }

    fn list(&self, name: &str) -> Result<Option<Listed<'_>>, Error> {
        let Some((section, engine)) = self.section(name) else {
            return Ok(None);
        };
        let list = self.source.points(engine, section.name)?;
        let quiet = quiet(self.options);
        let read = move |some: Range<usize>| list.read(some, &quiet);
        Ok(Some(Listed::new(engine, section.len(), read)))
    }

    /// A point and the generator of its group.
    fn point(&self, (name, i): Place) -> Result<Option<(Point, Point)>, Error> {
        let (Some(list), Some((_, engine))) = (self.list(name)?, self.section(name)) else {
            return Ok(None);
        };
        match i < list.len() {
            true => Ok(Some((list.point(i)?, generator(engine)))),
            false => Ok(None),
        }
    }

    fn finite(
        &self,
        name: &'static str,
        report: &mut dyn FnMut(&str, usize) -> bool,
    ) -> Result<Option<Asked>, Error> {
        let Some((section, engine)) = self.section(name) else {
            return Ok(None);
        };
        let list = self.source.points(engine, section.name)?;
        let infinite = list.check(self.options, |done| report(name, done))?;
        let what = format!("{name} has no point at infinity");
        Ok(Some(Asked::new(what, infinite == 0)))
    }

    fn generator(&self, place: Place) -> Result<Option<Asked>, Error> {
        let found = self.point(place)?;
        Ok(found.map(|(point, generator)| {
            let what = format!("{} is the generator", at(place));
            Asked::new(what, point == generator)
        }))
    }

    fn same(&self, a: Place, b: Place) -> Result<Option<Asked>, Error> {
        let both = self.point(a)?.zip(self.point(b)?);
        Ok(both.map(|((p, _), (q, _))| Asked::new(format!("{} is {}", at(a), at(b)), p == q)))
    }

    fn alike(&self, a: Place, b: Place) -> Result<Option<Asked>, Error> {
        let both = self.point(a)?.zip(self.point(b)?);
        Ok(both.map(|((p, g), (q, h))| {
            let what = format!("{} and {} are the same multiple", at(a), at(b));
            match (self.pairing)(self.curve, [&p, &h], [&g, &q]) {
                Some(same) => Asked::new(what, same),
                None => Asked::not(what, NO_PAIRING),
            }
        }))
    }

    fn in_ratio(&self, [a, b]: [Place; 2], [c, d]: [Place; 2]) -> Result<Option<Asked>, Error> {
        let in_first = self.point(a)?.zip(self.point(b)?);
        let in_second = self.point(c)?.zip(self.point(d)?);
        Ok(in_first.zip(in_second).map(|(first, second)| {
            let ((p, _), (q, _)) = first;
            let ((s, _), (t, _)) = second;
            let [a, b, c, d] = [a, b, c, d].map(|place| place.0);
            let what = format!("{b} is to {a} as {d} is to {c}");
            match (self.pairing)(self.curve, [&q, &s], [&p, &t]) {
                Some(same) => Asked::new(what, same),
                None => Asked::not(what, NO_PAIRING),
            }
        }))
    }

    fn powers(
        &self,
        name: &'static str,
        [h, tau]: [Place; 2],
        report: &mut dyn FnMut(&str, usize) -> bool,
    ) -> Result<Option<Asked>, Error> {
        let pair = self.point(h)?.zip(self.point(tau)?);
        let (Some(list), Some(((h, _), (tau, _)))) = (self.list(name)?, pair) else {
            return Ok(None);
        };
        let what = format!("{name} are successive powers");
        // Before the sums are made.
        let none = &Point::infinity();
        if (self.pairing)(self.curve, [none; 2], [none; 2]).is_none() {
            return Ok(Some(Asked::not(what, NO_PAIRING)));
        }
        let report: Report<'_> = &mut |done| report(name, done);
        let [a, b] = list.neighbours(self.options, report)?;
        let in_first = self
            .section(name)
            .is_some_and(|(_, e)| e.group() == Group::G1);
        let same = match in_first {
            true => (self.pairing)(self.curve, [&a, &tau], [&b, &h]),
            false => (self.pairing)(self.curve, [&tau, &a], [&h, &b]),
        };
        Ok(same.map(|same| Asked::new(what, same)))
    }

    fn lagrange(
        &self,
        name: &'static str,
        place: Place,
        report: &mut dyn FnMut(&str, usize) -> bool,
    ) -> Result<Option<Asked>, Error> {
        let (Some(list), Some((sum, _))) = (self.list(name)?, self.point(place)?) else {
            return Ok(None);
        };
        let what = format!("the Lagrange points of {name} sum to {}", at(place));
        // Of one power of two, or of all from 1 on, one after the other.
        let n = list.len();
        let (mut first, mut len) = (0, if n.is_power_of_two() { n } else { 1 });
        let mut holds = true;
        while first < n {
            let part = list.part(first..n.min(first + len));
            let report: Report<'_> = &mut |done| report(name, first + done);
            holds &= part.total(self.options, report)? == sum;
            (first, len) = (first + len, 2 * len);
        }
        let asked = Asked::new(what, holds);
        Ok(Some(asked.or_else("they may be powers")))
    }

    fn lagrange_of(
        &self,
        name: &'static str,
        powers: &'static str,
        root: u64,
        report: &mut dyn FnMut(&str, usize) -> bool,
    ) -> Result<Option<Asked>, Error> {
        let (Some(list), Some(powers_list)) = (self.list(name)?, self.list(powers)?) else {
            return Ok(None);
        };
        let what = format!("{name} and {powers} commit to the same");
        let Some(unity) = Unity::new(&list, Some(root))? else {
            let why = "their number is not a power of two, or too large";
            return Ok(Some(Asked::not(what, why)));
        };
        let report: Report<'_> = &mut |done| report(name, done);
        let [a, b] = unity.same_polynomial([&powers_list, &list], self.options, report)?;
        let asked = Asked::new(what, a == b);
        Ok(Some(asked.or_else("points may be exchanged")))
    }
}

fn at((name, i): Place) -> String {
    match i {
        0 => format!("the first point of {name}"),
        i => format!("point {i} of {name}"),
    }
}

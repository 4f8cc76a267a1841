//! Whether a file is what a ceremony comes to.
//!
//! **What is checked.** Each contribution follows the one before: its keys are of three numbers (for a beacon, of the
//! beacon's), and its points are the last ones times these. Each list is one of powers of the last contribution's τ,
//! begins as that says, and hashes to its challenge; each point is on the curve and in the subgroup. Lagrange forms
//! are those of the lists.
//! **Mathematics.** P_i are successive powers if e(Σ r_i P_i, τH) = e(Σ r_i P_(i+1), H) for random r_i of 64 bits,
//! which other lists pass with a probability of 2^-64. All forms L of a list P belong to it if Σ v L = Σ u P for
//! random v of 64 bits, u being the sum of the v's transforms: one sum of wide scalars for all forms together. The
//! largest form of τⁱG has one point more than the list; it may be infinity, or τ times the last one.

use msmith::{Options, Point, Scalars, Stream, WordPoints};
use msmith_field::Domain;

use super::contributions::{Keys, PowersContribution, Reached, in_order};
use super::file::{PowersOfTau, wrong};
use super::new::first_challenge;
use super::parts::{ALL, Part, TAU1, TAU2, block, weight};
use super::prepare::{have_roots, roots};
use crate::blake2b::{Blake2b, Hash};
use crate::encoded::uncompressed;
use crate::groups::WORDS;
use crate::points::{generator, in_list, listed, of_field, quiet, sure};
use crate::random::Random;
use crate::ratio::same_ratio;
use crate::room::blocks;
use crate::steps::Steps;
use crate::transcript::second_of;
use crate::{Error, Groups, Secret};

/// What was found of a good file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct VerifiedPowers {
    /// The hash of its points: of a file that was not truncated, the last contribution's challenge.
    pub challenge: [u8; 64],
    /// [`PowersOfTau::is_forgeable`], of contributions that are verified.
    pub forgeable: bool,
}

impl PowersOfTau {
    /// Checks everything that can be checked: contributions, points, powers, hashes, and Lagrange forms where there
    /// are some. A beacon of more than 2^`iterations` iterations is refused and not computed: a file can name any
    /// number up to 2^63.
    ///
    /// Cost: each list is read once and summed twice, with scalars of 64 bits; Lagrange forms once, and the lists once
    /// more; some 20 milliseconds a contribution. Memory: blocks; with Lagrange forms 128 bytes for each of 2^power.
    ///
    /// Errors: no contribution; a prepared file of power 28 over BN254, whose largest form has twice as many points as
    /// there are roots of unity; the first contribution that is wrong ([`Error::Contribution`]); the first point that
    /// is wrong ([`Error::Point`]), by its list; a memory limit that is too small; a raised cancel flag.
    pub fn verify(&self, iterations: u8, options: &Options<'_>) -> Result<VerifiedPowers, Error> {
        let Some(last) = self.contributions.last() else {
            return Err(wrong("it has no contribution: everybody knows its secrets"));
        };
        if self.prepared {
            have_roots(&self.groups, self.power)?;
        }
        let n = |part: &Part| 1u64 << part.largest(self.power);
        let longest = ALL.iter().map(n).max().filter(|_| self.prepared);
        // The scalars of the sums over Lagrange forms.
        let options = &blocks(options, 2 * 8 * WORDS as u64 * longest.unwrap_or(0))?;
        let lists: f64 = ALL.iter().map(|part| work(*part, self.power)).sum();
        let formed = ALL
            .iter()
            .filter(|part| self.prepared && part.lagrange.is_some());
        let forms: f64 = formed.map(|part| 2.0 * work(*part, self.power)).sum();
        let mut steps = Steps::new(options, lists * 1.1 + forms);
        steps.run(0.1 * lists, |options| self.chain(last, iterations, options))?;
        let mut hash = Blake2b::default();
        hash.update(&last.response);
        let mut random = Secret::draw(b"")?.random();
        for part in ALL {
            steps.run(work(part, self.power), |options| {
                self.powers(part, last, &mut hash, &mut random, options)
            })?;
        }
        let challenge = hash.finish();
        if self.power == self.ceremony && challenge != last.challenge {
            return Err(Error::contribution(
                self.contributions.len(),
                "the points of the file do not hash to its challenge",
            ));
        }
        for part in ALL.into_iter().filter(|_| self.prepared) {
            if let Some((_, name)) = part.lagrange {
                steps.run(2.0 * work(part, self.power), |options| {
                    self.lagrange(part, name, last, &mut random, options)
                })?;
            }
        }
        self.beacons(&steps.quiet())?;
        let forgeable = self.is_forgeable();
        Ok(VerifiedPowers {
            challenge,
            forgeable,
        })
    }

    /// The contributions, each after the one before, but for the keys of beacons; and that the lists begin as the last one
    /// says.
    fn chain(
        &self,
        last: &PowersContribution,
        iterations: u8,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        let groups = &self.groups;
        for (number, one) in (1..).zip(&self.contributions) {
            if let Some(why) = one.beacon().and_then(|beacon| beacon.too_long(iterations)) {
                return Err(Error::Contribution { number, why });
            }
        }
        self.contributed_points(options)?;
        let mut challenge = first_challenge(groups, self.ceremony)?;
        for (i, one) in self.contributions.iter().enumerate() {
            options.watch.check()?;
            let number = i + 1;
            if let Some(why) = follows(groups, one, &self.before(i), &challenge)? {
                return Err(Error::Contribution { number, why });
            }
            challenge = one.challenge;
            options
                .watch
                .report(number as f64 / self.contributions.len() as f64);
        }
        for part in ALL {
            let (engine, list) = (part.engine(groups), self.list(part)?);
            let points = list.read(0..list.len().min(2), &quiet(options))?;
            begins(part, engine, &points, last)?;
        }
        Ok(())
    }

    /// The keys of beacons are theirs. Last, since a file can ask for hours of hashing.
    fn beacons(&self, options: &Options<'_>) -> Result<(), Error> {
        let mut challenge = first_challenge(&self.groups, self.ceremony)?;
        for (number, one) in (1..).zip(&self.contributions) {
            if let Some(beacon) = one.beacon() {
                let mut random = beacon.random(options.watch)?;
                let keys = Keys::draw(&self.groups, &challenge, &mut random)?.public();
                if keys != one.keys {
                    return Err(Error::contribution(
                        number,
                        "its keys are not those of its beacon",
                    ));
                }
            }
            challenge = one.challenge;
        }
        Ok(())
    }

    /// The points in the contributions are of the subgroups.
    fn contributed_points(&self, options: &Options<'_>) -> Result<(), Error> {
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for one in &self.contributions {
            let [tau1, tau2, alpha, beta, beta2] = &one.reached.0;
            let (keys1, keys2) = in_order(&one.keys);
            first.extend([tau1, alpha, beta].into_iter().chain(keys1));
            second.extend([tau2, beta2].into_iter().chain(keys2));
        }
        for (engine, points, each) in [
            (self.groups.first(), first, 9),
            (self.groups.second(), second, 5),
        ] {
            let checked = engine.check_subgroup(&listed(engine, points)?, &quiet(options));
            checked.map_err(|why| match why {
                msmith::Error::NotInSubgroup { index } => Error::contribution(
                    index / each + 1,
                    "a point of it is not in the subgroup of order r",
                ),
                why => why.into(),
            })?;
        }
        Ok(())
    }

    /// One list: powers of the last contribution's τ, that begin as that says.
    fn powers(
        &self,
        part: Part,
        last: &PowersContribution,
        hash: &mut Blake2b,
        random: &mut Random,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        let (engine, list) = (part.engine(&self.groups), self.list(part)?);
        let (quiet, len, step) = (quiet(options), part.len(self.power), block(engine, options));
        let mut sums = Neighbours::new(engine, len, &quiet)?;
        for start in (0..len).step_by(step) {
            let points = list.read(start..(start + step).min(len), &quiet)?;
            let checked = engine.check_subgroup(&points, &quiet);
            checked.map_err(|why| in_list(part.name, start, why))?;
            sums.push(&points, random)?;
            hash.update(&uncompressed(engine, points, &quiet)?);
            options
                .watch
                .report((start + step).min(len) as f64 / len as f64);
        }
        if len < 2 || self.in_ratio(part, &sums.finish()?, last)? {
            return Ok(());
        }
        let index = self.first_that_is_no_power(part, last, random, &quiet)?;
        Err(Error::Point {
            what: part.name.to_owned(),
            index,
            why: "it is not τ times the point before it".to_owned(),
        })
    }

    /// Whether one point is τ times another.
    pub(super) fn in_ratio(
        &self,
        part: Part,
        [a, b]: &[Point; 2],
        last: &PowersContribution,
    ) -> Result<bool, Error> {
        let groups = &self.groups;
        let [tau1, tau2, ..] = &last.reached.0;
        match part {
            TAU2 => same_ratio(groups, [&generator(groups.first()), tau1], [a, b]),
            _ => same_ratio(groups, [a, b], [&generator(groups.second()), tau2]),
        }
    }

    /// The Lagrange forms of a list.
    fn lagrange(
        &self,
        part: Part,
        name: &'static str,
        last: &PowersContribution,
        random: &mut Random,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        let (engine, quiet) = (part.engine(&self.groups), quiet(options));
        let (list, forms) = (self.list(part)?, self.forms(part, name)?);
        let (largest, step) = (part.largest(self.power), block(engine, options));
        let n = 1usize << largest;
        let (field, of_field) = (roots(&self.groups)?, of_field(&quiet));
        let sure = sure(&quiet);
        let mut sum = engine.stream(&sure)?;
        let mut weights = vec![0; n * WORDS];
        for power in 0..=largest {
            let (n, before) = (1usize << power, (1usize << power) - 1);
            let mut v = vec![0; n * WORDS];
            for start in (0..n).step_by(step) {
                let some = start..(start + step).min(n);
                let points = forms.read(before + some.start..before + some.end, &quiet)?;
                let checked = engine.check_subgroup(&points, &quiet);
                checked.map_err(|why| in_list(name, before + start, why))?;
                let drawn: Vec<u64> = some.clone().map(|_| random.u64()).collect();
                for (v, drawn) in v[some.start * WORDS..].chunks_exact_mut(WORDS).zip(&drawn) {
                    v[0] = *drawn;
                }
                sum.push(&points, Scalars::U64(&drawn))?;
                let done = (before + some.end) as f64 / (2 * (1usize << largest)) as f64;
                options.watch.report(0.6 * done);
            }
            // The transform is linear: these integers may as well be Montgomery forms.
            Domain::new(&field, n)?.ifft(&mut v, &of_field)?;
            field.add(&mut weights[..n * WORDS], &v, &of_field)?;
        }
        let by_forms = sum.finish()?.point;
        let mut sum = engine.stream(&sure)?;
        // The last place of the largest form of τⁱG has no point.
        let len = n.min(list.len());
        for start in (0..len).step_by(step) {
            let some = start..(start + step).min(len);
            let points = list.read(some.clone(), &quiet)?;
            let words = &weights[some.start * WORDS..some.end * WORDS];
            sum.push(&points, Scalars::Words { words, per: WORDS })?;
            options
                .watch
                .report(0.6 + 0.4 * some.end as f64 / len as f64);
        }
        let by_list = sum.finish()?.point;
        if by_list == by_forms {
            return Ok(());
        }
        // A file that was truncated after it was prepared has the point behind the list, in the largest form of τⁱG.
        if len < n && len > 0 {
            let minus_one = (&self.groups.curve().r - 1u32).to_u64_digits();
            let rest = engine.mul2(&[1], &by_forms, &minus_one, &by_list)?;
            let weight = &weights[len * WORDS..];
            let before = list
                .read(len - 1..n - 1, &quiet)?
                .get(0)
                .unwrap_or_default();
            let before = engine.mul(weight, &before)?;
            if self.in_ratio(part, &[before, rest], last)? {
                return Ok(());
            }
        }
        Err(self.first_of_another_form(part, name, &quiet)?)
    }
}

/// Σ r_i P_i and Σ r_i P_(i+1) for random r_i of 64 bits, of points that come by blocks.
pub(super) struct Neighbours<'o> {
    streams: [Stream<'o>; 2],
    /// Points that have come, and that come.
    done: usize,
    len: usize,
    /// The last number that was drawn.
    before: u64,
}

impl<'o> Neighbours<'o> {
    /// Those of points of the subgroup.
    pub fn new(engine: &msmith::Engine, len: usize, options: &Options<'o>) -> Result<Self, Error> {
        let options = sure(options);
        Ok(Self {
            streams: [engine.stream(&options)?, engine.stream(&options)?],
            done: 0,
            len,
            before: 0,
        })
    }

    pub fn push(&mut self, points: &WordPoints, random: &mut Random) -> Result<(), Error> {
        let (mut these, mut next) = (Vec::new(), Vec::new());
        for _ in &points.finite {
            self.done += 1;
            next.push(self.before);
            self.before = if self.done < self.len {
                random.u64()
            } else {
                0
            };
            these.push(self.before);
        }
        for (stream, scalars) in self.streams.iter_mut().zip([these, next]) {
            stream.push(points, Scalars::U64(&scalars))?;
        }
        Ok(())
    }

    pub fn finish(self) -> Result<[Point; 2], Error> {
        let [a, b] = self.streams;
        Ok([a.finish()?.point, b.finish()?.point])
    }
}

/// The work of a list.
fn work(part: Part, power: u32) -> f64 {
    weight(part.group) * part.len(power) as f64
}

/// Whether a list begins as the last contribution says.
fn begins(
    part: Part,
    engine: &msmith::Engine,
    points: &WordPoints,
    last: &PowersContribution,
) -> Result<(), Error> {
    let wrong = |index, why: &str| {
        let (what, why) = (part.name.to_owned(), why.to_owned());
        Err(Error::Point { what, index, why })
    };
    let reached = ALL
        .iter()
        .zip(&last.reached.0)
        .find(|(one, _)| **one == part);
    let reached = reached.map(|(_, point)| point.clone());
    let mut index = 0;
    if part == TAU1 || part == TAU2 {
        if points.get(0) != Some(generator(engine)) {
            return wrong(0, "it is not the generator");
        }
        index = 1;
    }
    if index < points.finite.len() && points.get(index) != reached {
        return wrong(
            index,
            "it is not the point that the last contribution came to",
        );
    }
    Ok(())
}

/// Whether a contribution follows what was before; if not, why.
pub(super) fn follows(
    groups: &Groups,
    one: &PowersContribution,
    before: &Reached,
    challenge: &Hash,
) -> Result<Option<String>, Error> {
    let mut drawn = Vec::new();
    for ((kind, name), key) in (0..).zip(["τ", "α", "β"]).zip(&one.keys) {
        let t = second_of(groups, kind, challenge, &[key.s.clone(), key.sx.clone()])?;
        if !key.holds(groups, &t)? {
            return Ok(Some(format!("its key of {name} is of no number")));
        }
        drawn.push(t);
    }
    let [tau, alpha, beta] = &one.keys;
    let first = |i: usize| [&before.0[i], &one.reached.0[i]];
    for (name, i, key, t) in [
        ("τG", 0, tau, &drawn[0]),
        ("αG", 2, alpha, &drawn[1]),
        ("βG", 3, beta, &drawn[2]),
    ] {
        if !same_ratio(groups, first(i), [t, &key.spx])? {
            return Ok(Some(format!("its {name} does not follow the one before")));
        }
    }
    for (name, i, key) in [("τH", 1, tau), ("βH", 4, beta)] {
        if !same_ratio(groups, [&key.s, &key.sx], first(i))? {
            return Ok(Some(format!("its {name} does not follow the one before")));
        }
    }
    Ok(None)
}

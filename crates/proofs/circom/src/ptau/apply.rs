//! A contribution: each list times the powers of a secret.

use std::ops::Range;
use std::path::Path;

use msmith::{Options, Point, Scalars, WordPoints};
use msmith_io::table;
use zeroize::Zeroizing;

use super::contributions::{self, Keys, Reached};
use super::file::{PowersOfTau, wrong};
use super::hashes::{Response, next_challenge};
use super::parts::{
    ALL, ALPHA, BETA, BETA2, Part, TAU1, TAU2, block, head, section_of_points, weight,
};
use crate::blake2b::Hash;
use crate::encoded::to_bytes;
use crate::groups::WORDS;
use crate::points::{in_list, of_field, quiet};
use crate::room::blocks;
use crate::steps::Steps;
use crate::transcript::Note;
use crate::{Beacon, Error, Groups, Secret};

/// What a contribution came to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ContributedPowers {
    /// The hash of the response: what the contributor publishes, by which everybody finds the contribution in the file.
    pub response: [u8; 64],
    /// The hash of the new points, the challenge of the next contributor.
    pub challenge: [u8; 64],
}

impl PowersOfTau {
    /// Writes a file with one contribution more, by numbers that are drawn from a secret and then forgotten. Of the
    /// name the first 64 letters are kept. Lagrange forms are not taken over: they are those of other powers.
    ///
    /// Points that are read are checked to be on the curve and in the subgroup, since the numbers times others would
    /// tell a part of them; that they are powers only [`PowersOfTau::verify`] checks.
    ///
    /// Cost: a product a point; memory for some 2^16 of them. **Variable time** in the secret. It and its powers are
    /// wiped from memory, what the products make of them on the way is not.
    ///
    /// Errors: a file that was truncated; the first point that is wrong, by its list; [`msmith_io::Error::Write`], for
    /// a pipe or a device too; a raised cancel flag.
    pub fn contribute(
        &self,
        to: &Path,
        name: Option<&str>,
        secret: &Secret,
        options: &Options<'_>,
    ) -> Result<ContributedPowers, Error> {
        self.require_whole()?;
        let draw = |challenge: &Hash| Keys::draw(&self.groups, challenge, &mut secret.random());
        self.apply(to, &Note::new(name, None), draw, options)
    }

    /// Writes a file with the contribution of a beacon, which everybody can make again: the last one of a ceremony.
    /// Else as [`PowersOfTau::contribute`].
    ///
    /// Errors: as there.
    pub fn beacon(
        &self,
        to: &Path,
        name: Option<&str>,
        beacon: &Beacon,
        options: &Options<'_>,
    ) -> Result<ContributedPowers, Error> {
        self.require_whole()?;
        let mut random = beacon.random(options.watch.quiet())?;
        let draw = |challenge: &Hash| Keys::draw(&self.groups, challenge, &mut random);
        self.apply(to, &Note::new(name, Some(beacon)), draw, options)
    }

    pub(super) fn apply(
        &self,
        to: &Path,
        note: &Note,
        draw: impl FnOnce(&Hash) -> Result<Keys, Error>,
        options: &Options<'_>,
    ) -> Result<ContributedPowers, Error> {
        let (groups, power) = (&self.groups, self.power);
        let options = &blocks(options, 0)?;
        let mut steps = Steps::new(options, 1.0);
        let (before, _) = self.last()?;
        let keys = draw(&before)?;
        let public = keys.public();
        table::whole_read_again(to, |file| {
            file.put(&head(groups, power, power, 7))?;
            let mut response = Response::new(&before);
            let mut starts = Vec::new();
            let mut reached = Vec::new();
            let mut apply = |options: &Options<'_>| {
                let mut products = Powered::new(groups, power, &keys, options);
                for part in ALL {
                    let (engine, list) = (part.engine(groups), self.list(part)?);
                    file.put(&section_of_points(part.id, engine, part.len(power)))?;
                    starts.push(file.len());
                    let read = |some, options: &Options<'_>| Ok(list.read(some, options)?);
                    let last = products.each(part, read, |points, options| {
                        file.put(&to_bytes(&points))?;
                        response.update(engine, points, options).map(drop)
                    })?;
                    reached.push(last);
                }
                Ok::<_, Error>(())
            };
            steps.run(0.98, &mut apply)?;
            let reached = Reached::of(reached)?;
            let state = response.state();
            let response = response.finish(groups, &public)?;
            let challenge = steps.run(0.02, |options| {
                next_challenge(groups, power, file, &starts, &response, options)
            })?;
            let new = contributions::bytes(groups, &reached, &public, &state, &challenge, note);
            file.put(&contributions::with(&self.old(), &new))?;
            Ok(ContributedPowers {
                response,
                challenge,
            })
        })
    }
}

/// The products of all lists of a power by a contributor's numbers.
pub(super) struct Powered<'a> {
    groups: &'a Groups,
    power: u32,
    keys: &'a Keys,
    options: &'a Options<'a>,
    /// Powers of τ in Montgomery form, as many as a block has points.
    powers: Zeroizing<Vec<u64>>,
    /// Work of the lists that are done.
    done: f64,
}

impl<'a> Powered<'a> {
    pub fn new(groups: &'a Groups, power: u32, keys: &'a Keys, options: &'a Options<'a>) -> Self {
        Self {
            groups,
            power,
            keys,
            options,
            powers: Zeroizing::new(Vec::new()),
            done: 0.0,
        }
    }

    /// Those of a list, given by blocks as it is read by blocks; and the point that contributions are compared by.
    pub fn each(
        &mut self,
        part: Part,
        mut read: impl FnMut(Range<usize>, &Options<'_>) -> Result<WordPoints, Error>,
        mut put: impl FnMut(WordPoints, &Options<'_>) -> Result<(), Error>,
    ) -> Result<Point, Error> {
        let (engine, len) = (part.engine(self.groups), part.len(self.power));
        let field = self.groups.scalars()?;
        let [tau, alpha, beta] = self.keys.0.each_ref().map(|key| &key.scalar);
        let watch = self.options.watch;
        let all: f64 = ALL.iter().map(|part| work(*part, self.power)).sum();
        let quiet = quiet(self.options);
        let of_field = of_field(&quiet);
        let step = block(engine, &quiet);
        let element = |scalar: &[u64; WORDS]| {
            let mut scalar = Zeroizing::new(*scalar);
            field.to_montgomery(scalar.as_mut_slice(), &of_field)?;
            Ok::<_, Error>(scalar)
        };
        if self.powers.len() < step.min(len) * WORDS {
            let powers = field.powers(element(tau)?.as_slice(), step.min(len), &of_field)?;
            self.powers = Zeroizing::new(powers);
        }
        // What the first point of a block is multiplied by, and what that of the next is besides.
        let mut first = element(match part {
            ALPHA => alpha,
            BETA | BETA2 => beta,
            _ => &ONE,
        })?;
        let mut more = element(tau)?;
        field.pow(more.as_mut_slice(), &[step as u64], &of_field)?;
        let index = usize::from(part == TAU1 || part == TAU2);
        let mut reached = None;
        for start in (0..len).step_by(step) {
            let some = start..(start + step).min(len);
            let n = some.len();
            let mut scalars = Zeroizing::new(self.powers[..n * WORDS].to_vec());
            field.scale(&mut scalars, first.as_slice(), &of_field)?;
            field.from_montgomery(&mut scalars, &of_field)?;
            let points = read(some, &quiet)?;
            let checked = engine.check_subgroup(&points, &quiet);
            checked.map_err(|why| in_list(part.name, start, why))?;
            let part_of_work = work(part, self.power);
            let report = |p: f64| {
                let here = (start as f64 + p * n as f64) / len as f64;
                watch.report((self.done + here * part_of_work) / all);
            };
            let scalars = Scalars::Words {
                words: &scalars,
                per: WORDS,
            };
            let made = engine.mul_each(
                &points,
                scalars,
                &Options {
                    in_subgroup: true,
                    watch: watch.with_progress(&report),
                    ..*self.options
                },
            )?;
            if start == 0 {
                reached = made.get(index);
            }
            put(made, &quiet)?;
            field.mul(first.as_mut_slice(), more.as_slice(), &of_field)?;
        }
        self.done += work(part, self.power);
        reached.ok_or_else(|| wrong(format!("{} has no point {index}", part.name)))
    }
}

/// 1, the number that the powers of τ begin with.
const ONE: [u64; WORDS] = [1, 0, 0, 0];

/// The work of a list.
fn work(part: Part, power: u32) -> f64 {
    weight(part.group) * part.len(power) as f64
}

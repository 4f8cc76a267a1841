//! Whether a key is that of its circuit and of its contributions.
//!
//! **From the circuit.** C is made again as for a new key, as its points without δ are part of the circuit's hash; A and B
//! are compared by random sums ([`super::rows`]). **From the first key.** Its sections other than C and H must be those of the
//! key. **δ.** C and H of the key are the others over δ: random sums are in the ratio of the first δ to the last, which a
//! pairing finds. H is compared with the powers of τ, of which `Σ r_k·(τ^{n+k} − τ^k)` has the values `−2·Σ r_k·ω^{k(2i+1)}`
//! at the odd powers of the root ω of order 2n. **Contributions.** Each multiplied δ by a scalar that its contributor knew,
//! and its hash has all before it; beacons are computed when all else is found to be right.

use std::path::Path;

use msmith::{Backend, Engine, Options, Point, Scalars, WordPoints};
use msmith_core::words::words_of;
use msmith_field::Domain;
use msmith_io::source::PointsInPlace;
use num_bigint::BigUint;

use super::contributions::{Contributions, Share, of_other, transcript};
use super::layout::{FORMAT, Header, KeyFile, id};
use super::new::First;
use super::rows::{combined, random, sum, wide};
use super::sums::weight;
use crate::quotient::snarkjs_root;
use crate::verifying_key::everybody_knows;
use crate::{Beacon, Error, Groups};
use msmith_circom::circuit::Circuit;
use msmith_circom::groups::{WORDS, of_field};
use msmith_circom::integers::{self, Scalar, subtract};
use msmith_circom::points::{checked, generator, in_list, listed};
use msmith_circom::prepared::Prepared;
use msmith_circom::ratio::same_ratio;
use msmith_circom::room::blocks;
use msmith_circom::work::{BLOCK, Work};

/// What a key was found to be.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct VerifiedKey {
    /// The hash of the circuit, with the powers of τ.
    pub circuit: [u8; 64],
    /// Whether that is the hash of snarkjs before 0.7, which 0.7 and later refuse as another circuit's: the two differ
    /// where points of the key are at infinity. `None` where there was no circuit to hash.
    pub older_hash: Option<bool>,
    /// The contributions, the first one first.
    pub contributions: Vec<KeyContribution>,
    /// Whether **anybody can make proofs** of anything for the key: no contribution is of a secret, as there is none at
    /// all or each is a beacon's, which everybody can compute, or of 1 or −1; its points tell it
    /// ([`crate::VerifyingKey::is_forgeable`]); or [`VerifiedKey::forgeable_powers`].
    pub forgeable: bool,
    /// Whether that is so by the powers of τ, as the contributions in their file say
    /// ([`crate::ptau::PowersOfTau::is_forgeable`]).
    pub forgeable_powers: bool,
}

/// A contribution to a key that was found to be good.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeyContribution {
    /// Its hash, which its contributor knows.
    pub hash: [u8; 64],
    /// What its contributor called it.
    pub name: Option<String>,
    /// The beacon that it was drawn from.
    pub beacon: Option<Beacon>,
    /// Whether it is of a secret, as far as can be seen: of no beacon, and neither of 1 nor of −1.
    pub secret: bool,
}

/// Verifies a `.zkey` with its circuit and the powers of τ that it was made from, as `snarkjs zkey verify` does: every
/// section, and every contribution. All points are checked to be in their subgroups. A beacon of more than
/// 2^`iterations` iterations is refused and not computed: a file can name any number up to 2^63.
///
/// **The powers of τ are taken to be such**, as snarkjs takes them: of them only the points that are used are checked
/// to be in their subgroups. Verify them with [`crate::ptau::PowersOfTau::verify`]. That a key is right does not say
/// that its proofs mean anything: see [`VerifiedKey::forgeable`].
///
/// Memory: some 20 MiB, 32 bytes for each signal and 96 for each constraint, which [`Options::memory_limit`] must have
/// room for. Cost: a sum over each list, and of C what [`super::new`] takes for it.
///
/// Errors: what is wrong ([`Error::File`] names the section, [`Error::Contribution`] the contribution, [`Error::Point`] the
/// point); those of [`super::new`]. Of the errors that name a file only those of `zkey` are of the key.
pub fn verify(
    r1cs: &Path,
    ptau: &Path,
    key: &Path,
    iterations: u8,
    backend: Backend,
    options: &Options<'_>,
) -> Result<VerifiedKey, Error> {
    let circuit = Circuit::open(r1cs)?;
    let key = KeyFile::open(key, backend)?;
    key.groups.must_be("circuit", circuit.curve())?;
    let powers = Prepared::open(ptau, &key.groups, circuit.domain())?;
    let amount = amount(&key.header) + circuit.terms().iter().sum::<u64>() as f64;
    let options = &within(&key.header, options)?;
    let work = Work::new(options, amount);
    let mut check = Check::new(&key, &powers, &work)?;
    let first = First::new(&circuit, &key.groups, &powers, &work)?;
    check.header(&first.header()?)?;
    check.verified.older_hash = Some(check.circuit(&first)?);
    check.finish(iterations)
}

/// The same with the first key of the ceremony, or another earlier one, in place of the circuit, of which **it is taken to
/// be**: what `snarkjs zkey verifyinit` does. The key must go on from it ([`super::continues`]). Its sections A, B1, B2 and
/// IC are compared with the key's byte by byte, and their points are not looked at further; those of C and H are checked
/// to be in their subgroup. The powers of τ need not be prepared.
///
/// Errors: those of [`verify`]; the first contribution that is not the first key's; what is wrong with the first key is of
/// the `first zkey`.
pub fn verify_from_initial(
    initial: &Path,
    ptau: &Path,
    key: &Path,
    iterations: u8,
    backend: Backend,
    options: &Options<'_>,
) -> Result<VerifiedKey, Error> {
    let initial = KeyFile::open(initial, backend).map_err(of_first)?;
    let key = KeyFile::open(key, backend)?;
    key.groups.must_be("first key", initial.groups.curve())?;
    let powers = Prepared::open(ptau, &key.groups, initial.header.domain)?;
    let options = &within(&key.header, options)?;
    let work = Work::new(options, amount(&key.header));
    let check = Check::new(&key, &powers, &work)?;
    check.header(&initial.header)?;
    check.initial(&initial)?;
    check.finish(iterations)
}

/// What is wrong with the first key, and not with the key.
fn of_first(why: Error) -> Error {
    of_other("first zkey", why)
}

/// The options of the sums beside random numbers of signals and rows, and scalars of the powers of τ.
///
/// Errors: a memory limit below what a verification needs.
fn within<'a>(header: &Header, options: &Options<'a>) -> Result<Options<'a>, Error> {
    blocks(options, (32 * header.signals + 96 * header.domain) as u64)
}

/// Points that are looked at, in additions.
fn amount(header: &Header) -> f64 {
    let (signals, domain) = (header.signals as f64, header.domain as f64);
    8.0 * signals + 12.0 * domain
}

fn wrong<T>(why: String) -> Result<T, Error> {
    Err(Error::file(FORMAT, why))
}

/// A key on its way.
struct Check<'a> {
    key: &'a KeyFile,
    powers: &'a Prepared,
    work: &'a Work<'a>,
    contributions: Contributions,
    verified: VerifiedKey,
}

impl<'a> Check<'a> {
    /// With its contributions, verified except for beacons.
    fn new(key: &'a KeyFile, powers: &'a Prepared, work: &'a Work<'a>) -> Result<Self, Error> {
        let contributions = Contributions::read(&key.sections()?, &key.groups)?;
        let forgeable_powers = powers.is_forgeable()?;
        let Header { alpha1, beta2, .. } = &key.header;
        let second = [beta2, &key.header.gamma2, &key.header.delta2];
        let verified = VerifiedKey {
            circuit: contributions.circuit,
            older_hash: None,
            contributions: chain(&key.groups, &contributions, &work.options)?,
            forgeable: forgeable_powers
                || !contributions.list.iter().any(Share::is_of_secret)
                || everybody_knows(&key.groups, alpha1, second),
            forgeable_powers,
        };
        Ok(Self {
            key,
            powers,
            work,
            contributions,
            verified,
        })
    }

    fn finish(self, iterations: u8) -> Result<VerifiedKey, Error> {
        self.quotient()?;
        beacons(
            &self.key.groups,
            &self.contributions,
            iterations,
            &self.work.options,
        )?;
        Ok(self.verified)
    }

    /// The header, next to that of the first key.
    fn header(&self, first: &Header) -> Result<(), Error> {
        let (key, groups) = (&self.key.header, &self.key.groups);
        for (what, found, wanted) in [
            ("signals", key.signals, first.signals),
            ("public signals", key.public, first.public),
            ("constraints in its domain", key.domain, first.domain),
        ] {
            if found != wanted {
                return wrong(format!("it has {found} {what}, and the circuit {wanted}"));
            }
        }
        for (name, found, wanted) in [
            ("alpha1", &key.alpha1, &first.alpha1),
            ("beta1", &key.beta1, &first.beta1),
            ("beta2", &key.beta2, &first.beta2),
            ("gamma2", &key.gamma2, &first.gamma2),
        ] {
            if found != wanted {
                return wrong(format!(
                    "its {name} is not that of a new key with these powers"
                ));
            }
        }
        self.contributions.came_to(key, groups)
    }

    /// A list of the key's points, each looked at.
    fn points(&self, engine: &'a Engine, name: &str) -> Result<PointsInPlace<'a>, Error> {
        let list = self.key.points(name)?;
        for first in (0..list.len()).step_by(BLOCK) {
            let range = first..(first + BLOCK).min(list.len());
            let n = range.len();
            checked(FORMAT, &list, (engine, name), range, &self.work.options)?;
            self.work.step(weight(engine) * n as f64)?;
        }
        match list.where_they_lie(0..list.len())? {
            Some(points) => Ok(points),
            None => wrong(format!("section {name} is not of Montgomery words")),
        }
    }

    /// The sections of the first key, made or compared by random sums; and the circuit's hash, whether it is the older one.
    fn circuit(&self, first: &First<'_>) -> Result<bool, Error> {
        let (groups, options) = (&self.key.groups, &self.work.sure());
        let (g1, g2) = (groups.first(), groups.second());
        let sections = self.key.sections()?;
        let header = &self.key.header;
        let ic = sections.bytes(id::IC, "IC")?;
        let mut same = true;
        let coefficients = sections.bytes(id::COEFFICIENTS, "coefficients")?;
        let mut rest = coefficients;
        first.coefficients(&mut |bytes| {
            same &= match rest.split_at_checked(bytes.len()) {
                Some((found, behind)) => {
                    rest = behind;
                    found == bytes
                }
                None => false,
            };
            Ok(())
        })?;
        if !same || !rest.is_empty() {
            return wrong("its coefficients are not those of the circuit".into());
        }

        let mut hash = first.hashed_header()?;
        let mut rest = ic;
        first.inputs(&mut hash, &mut |bytes| {
            let (found, behind) = rest.split_at_checked(bytes.len()).unwrap_or_default();
            same &= found == bytes;
            rest = behind;
            Ok(())
        })?;
        if !same || !rest.is_empty() {
            return wrong("its section IC is not that of the circuit".into());
        }
        first.differences(&mut hash)?;

        let randoms = random(header.signals)?;
        let mut sums = WordPoints {
            stride: 2 * g1.words(),
            ..WordPoints::default()
        };
        let others = &randoms[header.public + 1..];
        let mut done = 0;
        first.others(&mut hash, &mut |points| {
            let n = points.finite.len();
            sums.push(&sum(g1, points, &others[done..done + n], options)?)?;
            done += n;
            Ok(())
        })?;
        let ones = vec![true; sums.finite.len()];
        let made = g1.msm(&sums, Scalars::Bool(&ones), options)?.point;
        let points = self.points(g1, "C")?;
        let found = sum(g1, &points, others, options)?;
        self.over_delta(["C", "the circuit"], &made, &found, &generator(g2))?;

        let rows = combined(first.circuit, groups, &randoms, &self.work.options)?;
        let forms = &first.lagrange;
        for (name, engine, forms, rows) in [
            ("A", g1, &forms.tau1, &rows[0]),
            ("B1", g1, &forms.tau1, &rows[1]),
            ("B2", g2, &forms.tau2, &rows[1]),
        ] {
            let points = self.points(engine, name)?;
            let found = sum(engine, &points, &randoms, options)?;
            let forms = &Front {
                of: forms,
                len: rows.len(),
            };
            let wanted = engine.msm(forms, Scalars::U256(rows), options)?.point;
            if found != wanted {
                return wrong(format!("its section {name} is not that of the circuit"));
            }
            first.hash(engine, &points, &mut hash)?;
        }
        let circuit = self.contributions.circuit;
        match hash.finish().iter().position(|hash| *hash == circuit) {
            Some(which) => Ok(which == 1),
            None => wrong("its hash of the circuit is another one's".into()),
        }
    }

    /// The sections of the first key, in its file.
    fn initial(&self, initial: &KeyFile) -> Result<(), Error> {
        let (groups, options) = (&self.key.groups, &self.work.sure());
        let (ours, theirs) = (self.key.sections()?, initial.sections()?);
        for (id, name) in [
            (id::IC, "IC"),
            (id::COEFFICIENTS, "coefficients"),
            (id::A, "A"),
            (id::B1, "B1"),
            (id::B2, "B2"),
        ] {
            if ours.bytes(id, name)? != theirs.bytes(id, name)? {
                return wrong(format!("its section {name} is not that of the first key"));
            }
            self.work.step(0.0)?;
        }
        let earlier = Contributions::read(&theirs, groups).map_err(of_first)?;
        self.contributions.go_on_from(&earlier, "first key")?;
        earlier.came_to(&initial.header, groups).map_err(of_first)?;
        let engine = groups.first();
        let (points, others) = (self.points(engine, "C")?, initial.points("C")?);
        let randoms = random(others.len())?;
        let found = sum(engine, &points, &randoms, options)?;
        let there = others.in_place(&self.work.options, |_| true)?;
        let Some(others) = there else {
            return Err(of_first(Error::file(
                FORMAT,
                "section C is not of Montgomery words",
            )));
        };
        let looked = engine.check_subgroup(&others, &self.work.options);
        looked.map_err(|why| of_first(in_list("section C", 0, why)))?;
        let made = sum(engine, &others, &randoms, options)?;
        let delta = &initial.header.delta2;
        self.over_delta(["C", "the first key"], &made, &found, delta)
    }

    /// That a sum is another over what δ was multiplied by since it was `first`.
    fn over_delta(
        &self,
        [name, of]: [&str; 2],
        made: &Point,
        found: &Point,
        first: &Point,
    ) -> Result<(), Error> {
        let groups = &self.key.groups;
        let both = made.is_infinity() && found.is_infinity();
        let delta = &self.key.header.delta2;
        match both || same_ratio(groups, [found, made], [first, delta])? {
            true => Ok(()),
            false => wrong(format!("its section {name} is not that of {of} over delta")),
        }
    }

    /// H, next to the powers of τ.
    fn quotient(&self) -> Result<(), Error> {
        let (groups, options) = (&self.key.groups, &self.work.sure());
        let (engine, field) = (groups.first(), groups.scalars()?);
        let own = &of_field(&self.work.options);
        let order = integers::order(field);
        let n = self.key.header.domain;
        let mut randoms: Vec<Scalar> = random(n - 1)?.into_iter().map(wide).collect();
        // −r_k at τ^k, and r_k at τ^{n+k}.
        let negative = |value: &Scalar| {
            let mut negative = order;
            subtract(&mut negative, value);
            negative
        };
        let mut scalars: Vec<Scalar> = randoms.iter().map(negative).collect();
        scalars.push([0; WORDS]);
        scalars.extend(&randoms);
        let powers = self.powers.powers(0..2 * n - 1, self.work)?;
        let wanted = engine.msm(&powers, Scalars::U256(&scalars), options)?.point;
        drop(scalars);

        randoms.push([0; WORDS]);
        let root = snarkjs_root(field, 2 * n)?;
        let square = &root * &root % BigUint::from_slice(&halves(field.modulus()));
        let domain = Domain::with_root(field, n, &square.to_u64_digits())?;
        let mut values = randoms.into_flattened();
        // An element times an integer is an integer, and so are sums of integers.
        let mut root = words_of(&root, WORDS);
        field.to_montgomery(&mut root, own)?;
        let shifts = field.powers(&root, n, own)?;
        field.mul(&mut values, &shifts, own)?;
        drop(shifts);
        domain.fft(&mut values, own)?;
        let mut factor = negative(&[2, 0, 0, 0]);
        field.to_montgomery(&mut factor, own)?;
        field.scale(&mut values, &factor, own)?;
        let values = values.as_chunks().0;
        let points = self.points(engine, "H")?;
        let found = engine.msm(&points, Scalars::U256(values), options)?.point;
        self.over_delta(
            ["H", "the powers of tau"],
            &wanted,
            &found,
            &generator(groups.second()),
        )
    }
}

/// The halves of words, as big integers are made of.
fn halves(words: &[u64]) -> Vec<u32> {
    words
        .iter()
        .flat_map(|w| [*w as u32, (*w >> 32) as u32])
        .collect()
}

/// The first points of a list.
struct Front<'a> {
    of: &'a PointsInPlace<'a>,
    len: usize,
}

impl msmith::Points for Front<'_> {
    fn len(&self) -> usize {
        self.len
    }

    fn check(&self, stride: usize) -> Result<(), msmith::Error> {
        self.of.check(stride)
    }

    fn fill(&self, first: usize, words: &mut [u64], finite: &mut [bool]) {
        self.of.fill(first, words, finite);
    }
}

/// Verifies contributions one after another, except that the scalars of beacons are theirs.
fn chain(
    groups: &Groups,
    contributions: &Contributions,
    options: &Options<'_>,
) -> Result<Vec<KeyContribution>, Error> {
    let mut delta = generator(groups.first());
    let (mut all, mut before) = (Vec::new(), contributions.start());
    for (index, contribution) in contributions.list.iter().enumerate() {
        options.watch.check()?;
        let number = index + 1;
        let wrong = |why: &str| {
            let why = why.into();
            Err(Error::Contribution { number, why })
        };
        let key = &contribution.key;
        let ours = listed(groups.first(), [&contribution.delta1, &key.s, &key.sx])?;
        let theirs = listed(groups.second(), [&key.spx])?;
        let looked = (groups.first().check_subgroup(&ours, options))
            .and_then(|()| groups.second().check_subgroup(&theirs, options));
        match looked {
            Err(msmith::Error::NotInSubgroup { .. }) => {
                return wrong("a point of it is not in the subgroup of order r");
            }
            looked => looked?,
        }
        let (hash, t) = transcript(groups, before.clone(), [&key.s, &key.sx])?;
        contribution.hash(groups, &mut before)?;
        if hash != contribution.transcript {
            return wrong("its transcript is not that of what came before it");
        }
        if !key.holds(groups, &t)? {
            return wrong("the points of its key are not in one ratio");
        }
        if !same_ratio(groups, [&delta, &contribution.delta1], [&t, &key.spx])? {
            return wrong("its delta is not the one before it times the scalar of its key");
        }
        all.push(contribution.about(groups)?);
        delta = contribution.delta1.clone();
    }
    Ok(all)
}

/// Computes the keys of beacons, none of which has more iterations than 2^`iterations`.
fn beacons(
    groups: &Groups,
    contributions: &Contributions,
    iterations: u8,
    options: &Options<'_>,
) -> Result<(), Error> {
    let all = (1..).zip(&contributions.list);
    let all = all.filter_map(|(number, one)| Some((number, &one.key, one.note.beacon.as_ref()?)));
    let wrong = |number, why: String| Err(Error::Contribution { number, why });
    for (number, _, beacon) in all.clone() {
        if let Some(why) = beacon.too_long(iterations) {
            return wrong(number, why);
        }
    }
    for (number, key, beacon) in all {
        let mut random = beacon.random(options.watch)?;
        let scalar = random.scalar(groups)?;
        let s = random.point(groups.first())?;
        let sx = groups.first().mul(scalar.as_slice(), &s)?;
        if (&s, &sx) != (&key.s, &key.sx) {
            return wrong(number, "its key is not that of the beacon".to_owned());
        }
    }
    Ok(())
}

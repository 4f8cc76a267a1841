//! Verifying keys, and the verification of one proof.
//!
//! **Mathematics.** A proof (A, B, C) of public signals x_1, …, x_n is right if
//! `e(A, B) = e(α, β) · e(IC_0 + x_1·IC_1 + … + x_n·IC_n, γ) · e(C, δ)`. Source: J. Groth, On the size of pairing-based
//! non-interactive arguments (EUROCRYPT 2016), section 3.2.

use std::path::Path;

use msmith::{Backend, Engine, Options, Point, Points, Scalars, WordPoints};
use msmith_io::source::{Section, Source};
use serde_json::{Map, Value};

use crate::{Error, Groups, Proof};
use msmith_circom::json::{self, Member};
use msmith_circom::pairing::{Fixed, Kind};
use msmith_circom::points::{generator, listed, outside, quiet, sure};
use msmith_circom::public::below_order;
use msmith_circom::ratio::same_but_for_sign;

const WHAT: &str = "verification key";

/// Names of the points, those of snarkjs' JSON.
const NAMES: [&str; 4] = ["vk_alpha_1", "vk_beta_2", "vk_gamma_2", "vk_delta_2"];

/// The first of them in snarkjs 0.1.
const ALFA: &str = "vk_alfa_1";

/// A key that verifies the proofs of one circuit. A clone has copies of its points.
#[derive(Debug, Clone)]
pub struct VerifyingKey {
    pub(crate) groups: Groups,
    pub(crate) alpha: Point,
    /// β, γ and δ.
    pub(crate) second: [Point; 3],
    pub(crate) ic: WordPoints,
    pub(crate) fixed: Fixed,
}

/// Whether anybody can make proofs by these points. Where γ = ±δ, (α, β, ∓Σ x_i·IC_i) is one of any signals x. Where
/// γ = ±H and β = ±H too, so is (±α ± Σ x_i·IC_i, H, 0); where α = ±G, the same with β in G1, which a `zkey` has.
pub(crate) fn everybody_knows(
    groups: &Groups,
    alpha: &Point,
    [beta, gamma, delta]: [&Point; 3],
) -> bool {
    let is_one = |engine, point| same_but_for_sign(point, &generator(engine));
    let (first, second) = (groups.first(), groups.second());
    same_but_for_sign(gamma, delta)
        || is_one(second, gamma) && (is_one(first, alpha) || is_one(second, beta))
}

impl VerifyingKey {
    /// The key of its points: α in G1; β, γ and δ in G2; and in G1 a point for 1 and one for each public signal.
    ///
    /// Cost: a pairing, and the check of the points' subgroups.
    ///
    /// Errors: points of another curve or group; no point in `ic`; [`Error::Point`] for one that is not on its curve or
    /// not in its subgroup, and for infinity in place of α, β, γ or δ.
    pub fn new(
        groups: &Groups,
        alpha: Point,
        [beta, gamma, delta]: [Point; 3],
        ic: WordPoints,
    ) -> Result<Self, Error> {
        let (first, second) = (groups.first(), groups.second());
        if ic.is_empty() {
            return json::wrong(WHAT, "it has no point in IC");
        }
        let named = |what: &str, index, why: String| {
            let what = what.to_owned();
            Error::Point { what, index, why }
        };
        let on_curve = |engine: &Engine, name, list: &WordPoints| {
            let checked = engine.check_on_curve(list);
            checked.map_err(|why| named(name, 0, why.to_string()))
        };
        on_curve(first, "IC", &ic)?;
        let four = [&alpha, &beta, &gamma, &delta];
        for (i, point) in four.into_iter().enumerate() {
            if point.is_infinity() {
                return Err(named(NAMES[i], 0, "it is at infinity".to_owned()));
            }
            let engine = if i == 0 { first } else { second };
            on_curve(engine, NAMES[i], &listed(engine, [point])?)?;
        }
        let options = &Options::default();
        let why = || "it is not in the subgroup of order r".to_owned();
        if let Some(i) =
            outside(second, &listed(second, [&beta, &gamma, &delta])?, options)?.first()
        {
            return Err(named(NAMES[1 + i], 0, why()));
        }
        if !first.is_whole_curve() {
            if !outside(first, &listed(first, [&alpha])?, options)?.is_empty() {
                return Err(named(NAMES[0], 0, why()));
            }
            if let Some(i) = outside(first, &ic, options)?.first() {
                return Err(named("IC", *i, why()));
            }
        }
        let fixed = Fixed::new(groups, &alpha, [&beta, &gamma, &delta])?;
        Ok(Self {
            groups: groups.clone(),
            alpha,
            second: [beta, gamma, delta],
            ic,
            fixed,
        })
    }

    /// The key of a `verification_key.json` of snarkjs, of 0.1 too, whose keys are of BN254 and do not say so.
    /// `vk_alphabeta_12` is made anew and not looked at; `nPublic` may be missing.
    ///
    /// Errors: [`Error::Text`] for a text that is none, has a key twice, or says no curve; another protocol; a curve
    /// without proofs here; those of [`VerifyingKey::new`].
    pub fn from_json(text: &str, backend: Backend) -> Result<Self, Error> {
        let object = json::object(WHAT, text)?;
        let curve = match (object.get("curve"), object.get("protocol")) {
            (None, Some(protocol)) if protocol == "groth" => Kind::Bn254.name(),
            _ => json::member(WHAT, &object, "curve")?
                .as_str()
                .unwrap_or_default(),
        };
        let Some(kind) = Kind::in_texts(curve) else {
            return Err(Error::Curve(curve.to_owned()));
        };
        Self::of_object(&Groups::by_name(kind.name(), backend)?, &object)
    }

    /// The same of a text that need not say its curve.
    ///
    /// Errors: those of [`VerifyingKey::from_json`]; a text of another curve.
    pub fn from_json_of(groups: &Groups, text: &str) -> Result<Self, Error> {
        Self::of_object(groups, &json::object(WHAT, text)?)
    }

    fn of_object(groups: &Groups, object: &Map<String, Value>) -> Result<Self, Error> {
        json::same_curve(WHAT, object, groups)?;
        let (first, second) = (groups.first(), groups.second());
        let read = |engine, name, index, value: &Value| {
            let place = Member {
                what: WHAT,
                name,
                index,
            };
            json::point(engine, &place, value)
        };
        let one = |engine, name| read(engine, name, 0, json::member(WHAT, object, name)?);
        let list = json::list(WHAT, "IC", json::member(WHAT, object, "IC")?)?;
        if let Some(n) = object.get("nPublic")
            && n.as_u64().and_then(|n| n.checked_add(1)) != Some(list.len() as u64)
        {
            let why = format!("nPublic is {n}, and IC has {} points", list.len());
            return json::wrong(WHAT, why);
        }
        let ic = list.iter().enumerate();
        let ic: Vec<Point> = ic
            .map(|(i, value)| read(first, "IC", i, value))
            .collect::<Result<_, _>>()?;
        let [mut alpha, beta, gamma, delta] = NAMES;
        if object.contains_key(ALFA) {
            alpha = ALFA;
        }
        Self::new(
            groups,
            one(first, alpha)?,
            [one(second, beta)?, one(second, gamma)?, one(second, delta)?],
            listed(first, &ic)?,
        )
    }

    /// The key in a file: a `zkey` of snarkjs, a key of ark-groth16 (`ark-vk`, `ark-pk` and their uncompressed forms),
    /// or a verifying key of gnark (`gnark-vk`).
    ///
    /// Errors: another format; a key of gnark with commitments; those of the file, and of [`VerifyingKey::new`].
    pub fn from_source(source: &Source, backend: Backend) -> Result<Self, Error> {
        let format = source.format();
        let refused = |why: &str| Error::file(format.name(), why);
        let names = match format.name() {
            "zkey" => ["alpha1", "beta2", "gamma2", "delta2", "IC"],
            "gnark-vk" => ["alpha1", "beta2", "gamma2", "delta2", "K"],
            "ark-vk" | "ark-vk-uncompressed" | "ark-pk" | "ark-pk-uncompressed" => [
                "alpha_g1",
                "beta_g2",
                "gamma_g2",
                "delta_g2",
                "gamma_abc_g1",
            ],
            _ => return Err(refused("it has no verifying key")),
        };
        let curve = source.curve().ok_or_else(|| refused("it says no curve"))?;
        let groups = &Groups::new(curve, backend)?;
        let commitments = |s: &Section| s.name() == "commitmentKeys";
        if source.sections().iter().any(commitments) {
            return Err(refused(
                "its proofs have commitments, which are not verified here",
            ));
        }
        let options = &Options::default();
        let read = |engine, name| -> Result<WordPoints, Error> {
            let list = source.points(engine, name)?;
            Ok(list.read(0..list.len(), options)?)
        };
        let one = |engine, name| -> Result<Point, Error> {
            Ok(read(engine, name)?.get(0).unwrap_or_default())
        };
        let (first, second) = (groups.first(), groups.second());
        let [alpha, beta, gamma, delta, ic] = names;
        Self::new(
            groups,
            one(first, alpha)?,
            [one(second, beta)?, one(second, gamma)?, one(second, delta)?],
            read(first, ic)?,
        )
    }

    /// The key in a file of any of these forms; a text that begins with a brace is JSON. What does not say its format,
    /// and what does not say its curve, is told by `format` and `curve` of [`Source::open`].
    ///
    /// Errors: those of [`VerifyingKey::from_json`], [`VerifyingKey::from_source`] and of the file.
    pub fn open(path: &Path, backend: Backend) -> Result<Self, Error> {
        let mut head = [0; 64];
        let read =
            std::fs::File::open(path).and_then(|mut f| std::io::Read::read(&mut f, &mut head));
        let head = &head[..read.unwrap_or(0)];
        // A text with a byte-order mark is said to have one.
        let head = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
        if !head.trim_ascii_start().starts_with(b"{") {
            return Self::from_source(&Source::open(path, None, None)?, backend);
        }
        match String::from_utf8(msmith_io::read_file(path)?) {
            Ok(text) => Self::from_json(&text, backend),
            Err(_) => json::wrong(WHAT, "it is not text"),
        }
    }

    /// The text of `snarkjs zkey export verificationkey`, byte for byte.
    ///
    /// Cost: a pairing in the form that snarkjs writes, some milliseconds.
    pub fn to_json(&self) -> Result<String, Error> {
        let groups = &self.groups;
        let (first, second) = (groups.first(), groups.second());
        let value = groups.pairing((&self.alpha, &self.second[0]))?;
        let list = |parts: &[Value]| Value::Array(parts.to_vec());
        let texts: Vec<Value> = value.iter().map(json::text).collect();
        let pairs: Vec<Value> = texts.chunks(2).map(list).collect();
        let halves: Vec<Value> = pairs.chunks(3).map(list).collect();
        let ic = (0..self.ic.len()).map(|i| self.ic.get(i).unwrap_or_default());
        let ic = ic.map(|point| json::of_point(first, &point)).collect();
        let [alpha, beta, gamma, delta] = NAMES;
        Ok(json::write_object(&[
            ("protocol", "groth16".into()),
            ("curve", Kind::of(groups.curve())?.in_json().into()),
            ("nPublic", self.public().into()),
            (alpha, json::of_point(first, &self.alpha)),
            (beta, json::of_point(second, &self.second[0])),
            (gamma, json::of_point(second, &self.second[1])),
            (delta, json::of_point(second, &self.second[2])),
            ("vk_alphabeta_12", Value::Array(halves)),
            ("IC", Value::Array(ic)),
        ]))
    }

    /// The curve with its groups.
    #[must_use]
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    /// The number of public signals.
    #[must_use]
    pub fn public(&self) -> usize {
        self.ic.len() - 1
    }

    /// Whether everybody knows a secret of the key: **anybody can make proofs** of anything for it. Either γ = ±δ, as in a
    /// `zkey` to which nobody has contributed; or γ is ± the generator, as in every `zkey`, and so is α or β. That all
    /// contributions are beacons is not seen here: [`zkey::verify`](fn@crate::zkey::verify) says it.
    #[must_use]
    pub fn is_forgeable(&self) -> bool {
        everybody_knows(&self.groups, &self.alpha, self.second.each_ref())
    }

    /// Whether a proof of these public signals, four words each, least significant first, is right.
    ///
    /// Cost: two Miller loops with prepared points, one without, and one final exponentiation.
    ///
    /// Errors: another number of signals than the key's; [`Error::NotBelowOrder`] for one that is not below r; a proof
    /// of another curve; those of the options.
    pub fn verify(
        &self,
        public: &[[u64; 4]],
        proof: &Proof,
        options: &Options<'_>,
    ) -> Result<bool, Error> {
        options.watch.check()?;
        self.admits(public, proof)?;
        let mut scalars = vec![[1, 0, 0, 0]];
        scalars.extend(public);
        let options = &quiet(options);
        let sum = self.ic_sum(&scalars, options)?;
        let rest = [None, Some(&sum), Some(proof.c())];
        self.fixed.equal(&[(proof.a(), proof.b())], rest, options)
    }

    /// Σ x_i·IC_i.
    pub(crate) fn ic_sum(
        &self,
        scalars: &[[u64; 4]],
        options: &Options<'_>,
    ) -> Result<Point, Error> {
        let scalars = Scalars::U256(scalars);
        Ok((self.groups.first().msm(&self.ic, scalars, &sure(options))?).point)
    }

    /// Refuses signals and proofs that cannot be those of the key.
    pub(crate) fn admits(&self, public: &[[u64; 4]], proof: &Proof) -> Result<(), Error> {
        let (found, wanted) = (public.len(), self.public());
        if found != wanted {
            let what = "public signal";
            return Err(Error::Lengths {
                what,
                found,
                wanted,
            });
        }
        proof.is_of(&self.groups)?;
        below_order(&self.groups, public)
    }
}

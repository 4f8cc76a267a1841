//! Proofs: three points, their JSON as snarkjs has it, and their bytes as arkworks and gnark have them.

use msmith::{Engine, Options, Point, WordPoints};
use msmith_io::BasesFormat;
use serde_json::Value;

use crate::{Error, Groups};
use msmith_circom::json::{self, Member};
use msmith_circom::pairing::Kind;
use msmith_circom::points::{listed, outside};

const WHAT: &str = "proof";

/// A proof: A and C in G1, B in G2, points of the subgroups of order r.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    kind: Kind,
    a: Point,
    b: Point,
    c: Point,
}

impl Proof {
    /// The proof of three points.
    ///
    /// Errors: points of another curve or group; coordinates that are not below p; [`Error::Point`] for one that is not
    /// on its curve, or not in its subgroup.
    pub fn new(groups: &Groups, a: Point, b: Point, c: Point) -> Result<Self, Error> {
        let lists = [
            ("pi_a", groups.first(), &a),
            ("pi_b", groups.second(), &b),
            ("pi_c", groups.first(), &c),
        ];
        for (name, engine, point) in lists {
            let on_curve = engine.check_on_curve(&listed(engine, [point])?);
            on_curve.map_err(|why| named(name, why.to_string()))?;
        }
        let proof = Self::vouched(groups, a, b, c)?;
        Self::checked(groups, vec![Ok(proof)], &Options::default())?.remove(0)
    }

    /// The proof of three points that are of the subgroups.
    pub(crate) fn vouched(groups: &Groups, a: Point, b: Point, c: Point) -> Result<Self, Error> {
        let kind = Kind::of(groups.curve())?;
        Ok(Self { kind, a, b, c })
    }

    /// A, of G1.
    #[must_use]
    pub fn a(&self) -> &Point {
        &self.a
    }

    /// B, of G2.
    #[must_use]
    pub fn b(&self) -> &Point {
        &self.b
    }

    /// C, of G1.
    #[must_use]
    pub fn c(&self) -> &Point {
        &self.c
    }

    /// The proof of a `proof.json` of snarkjs: `pi_a`, `pi_b` and `pi_c`, each with a third coordinate of 1 (0 at
    /// infinity), as texts of digits. `protocol` and `curve` may be missing.
    ///
    /// Stricter than snarkjs, which takes coordinates above p. A proof has many texts all the same (spaces, members),
    /// and anybody makes other proofs of the same signals from one: what must happen once must be told by its signals
    /// (a nullifier), never by the text of the proof or its points.
    ///
    /// Errors: [`Error::Text`] for a text that is none; another protocol or curve; [`Error::Point`] for a coordinate
    /// that is not below p, and a point that is not on its curve or not in its subgroup.
    pub fn from_json(groups: &Groups, text: &str) -> Result<Self, Error> {
        Self::each_from_json(groups, &[text], &Options::default())?.remove(0)
    }

    /// Many at once, whose subgroups are checked together: [`Proof::from_json`] for each, in order.
    ///
    /// Errors: those of the options. What is wrong with a proof is in its place.
    pub fn each_from_json<T: AsRef<str>>(
        groups: &Groups,
        texts: &[T],
        options: &Options<'_>,
    ) -> Result<Vec<Result<Self, Error>>, Error> {
        let read = |text: &T| Self::parsed(groups, text.as_ref());
        Self::checked(groups, texts.iter().map(read).collect(), options)
    }

    /// The proof of its bytes: A, B and C in a format of points.
    ///
    /// | format | whose |
    /// |---|---|
    /// | `ark-compressed`, `ark-uncompressed` | ark-groth16's `Proof`, by `CanonicalSerialize` |
    /// | `gnark-compressed`, `gnark-raw` | gnark's `Proof`, by `WriteTo` or `WriteRawTo`, without commitments |
    /// | `affine-le`, `affine-be`, `montgomery-le` | the three points |
    ///
    /// Errors: another format; another number of bytes; a proof of gnark with commitments; a coordinate that is not
    /// below p, and a point that is not on its curve or not in its subgroup.
    pub fn from_bytes(groups: &Groups, format: BasesFormat, bytes: &[u8]) -> Result<Self, Error> {
        Self::each_from_bytes(groups, format, &[bytes], &Options::default())?.remove(0)
    }

    /// Many at once, whose subgroups are checked together: [`Proof::from_bytes`] for each, in order.
    ///
    /// Errors: those of the options. What is wrong with a proof is in its place.
    pub fn each_from_bytes<T: AsRef<[u8]>>(
        groups: &Groups,
        format: BasesFormat,
        list: &[T],
        options: &Options<'_>,
    ) -> Result<Vec<Result<Self, Error>>, Error> {
        let form = Form::new(groups, format)?;
        let read = |bytes: &T| form.read(groups, bytes.as_ref());
        Self::checked(groups, list.iter().map(read).collect(), options)
    }

    /// The text that snarkjs writes as `proof.json`, byte for byte.
    ///
    /// Errors: a proof of another curve.
    pub fn to_json(&self, groups: &Groups) -> Result<String, Error> {
        self.is_of(groups)?;
        let [first, second] = [groups.first(), groups.second()];
        Ok(json::write_object(&[
            ("pi_a", json::of_point(first, &self.a)),
            ("pi_b", json::of_point(second, &self.b)),
            ("pi_c", json::of_point(first, &self.c)),
            ("protocol", Value::from("groth16")),
            ("curve", Value::from(self.kind.in_json())),
        ]))
    }

    /// The bytes that [`Proof::from_bytes`] reads.
    ///
    /// Errors: another format; a proof of another curve; a point that the format does not have.
    pub fn to_bytes(&self, groups: &Groups, format: BasesFormat) -> Result<Vec<u8>, Error> {
        self.is_of(groups)?;
        let form = Form::new(groups, format)?;
        let put = |engine: &Engine, point| -> Result<Vec<u8>, Error> {
            Ok(format.encode(engine, &listed(engine, [point])?)?)
        };
        let mut bytes = put(groups.first(), &self.a)?;
        bytes.extend(put(groups.second(), &self.b)?);
        bytes.extend(put(groups.first(), &self.c)?);
        bytes.extend(&form.tail);
        Ok(bytes)
    }

    /// Refuses a proof of another curve.
    pub(crate) fn is_of(&self, groups: &Groups) -> Result<(), Error> {
        let wanted = Kind::of(groups.curve())?;
        if self.kind == wanted {
            return Ok(());
        }
        Err(Error::OtherCurve {
            what: WHAT,
            found: self.kind.name().to_owned(),
            wanted: wanted.name().to_owned(),
        })
    }

    /// The proof of a text, its subgroups not checked.
    fn parsed(groups: &Groups, text: &str) -> Result<Self, Error> {
        let object = json::object(WHAT, text)?;
        json::same_curve(WHAT, &object, groups)?;
        let read = |engine: &Engine, name| {
            let place = Member {
                what: WHAT,
                name,
                index: 0,
            };
            json::point(engine, &place, json::member(WHAT, &object, name)?)
        };
        let a = read(groups.first(), "pi_a")?;
        let b = read(groups.second(), "pi_b")?;
        let c = read(groups.first(), "pi_c")?;
        Self::vouched(groups, a, b, c)
    }

    /// Those of a list whose points are of the subgroups.
    fn checked(
        groups: &Groups,
        mut list: Vec<Result<Self, Error>>,
        options: &Options<'_>,
    ) -> Result<Vec<Result<Self, Error>>, Error> {
        let good = |(i, proof): (usize, &Result<Self, Error>)| proof.is_ok().then_some(i);
        let which: Vec<usize> = list.iter().enumerate().filter_map(good).collect();
        for (name, engine) in [
            ("pi_a", groups.first()),
            ("pi_b", groups.second()),
            ("pi_c", groups.first()),
        ] {
            if engine.is_whole_curve() {
                continue;
            }
            let points = which.iter().filter_map(|i| list[*i].as_ref().ok());
            // One that was found wrong before is left out, and those behind it move up.
            let of: Vec<usize> = (which.iter().copied())
                .filter(|i| list[*i].is_ok())
                .collect();
            let points = points.map(|proof| match name {
                "pi_a" => &proof.a,
                "pi_b" => &proof.b,
                _ => &proof.c,
            });
            let points = listed(engine, points)?;
            for i in outside(engine, &points, options)? {
                let why = "it is not in the subgroup of order r";
                list[of[i]] = Err(named(name, why.to_owned()));
            }
        }
        Ok(list)
    }
}

fn named(name: &str, why: String) -> Error {
    let (what, index) = (name.to_owned(), 0);
    Error::Point { what, index, why }
}

/// How bytes are divided.
struct Form {
    format: BasesFormat,
    /// Bytes of a point of either group.
    sizes: [usize; 2],
    /// What follows the three points.
    tail: Vec<u8>,
}

impl Form {
    fn new(groups: &Groups, format: BasesFormat) -> Result<Self, Error> {
        if matches!(format.name(), "zcash" | "kzg-setup") {
            return Err(Error::file(
                format.name(),
                "proofs are not written in this format of points",
            ));
        }
        let infinity = |engine: &Engine| -> Result<Vec<u8>, Error> {
            Ok(format.encode(engine, &listed(engine, [&Point::infinity()])?)?)
        };
        let first = infinity(groups.first())?;
        let sizes = [first.len(), infinity(groups.second())?.len()];
        let tail = match format.name().starts_with("gnark") {
            // No commitments, of which the proof of knowledge is infinity.
            true => [&[0; 4][..], &first].concat(),
            false => Vec::new(),
        };
        Ok(Self {
            format,
            sizes,
            tail,
        })
    }

    fn read(&self, groups: &Groups, bytes: &[u8]) -> Result<Proof, Error> {
        let [first, second] = self.sizes;
        let wrong = |why: String| Error::Text { what: WHAT, why };
        let all = 2 * first + second;
        let Some((points, tail)) = bytes.split_at_checked(all) else {
            let why = format!("it has {} bytes, and three points have {all}", bytes.len());
            return Err(wrong(why));
        };
        if tail != self.tail {
            let why = match tail.get(..4) {
                Some(count) if !self.tail.is_empty() && count != [0; 4] => {
                    "it has commitments, which are not verified here".to_owned()
                }
                _ => format!(
                    "what follows its three points, {} bytes, does not belong to it",
                    tail.len()
                ),
            };
            return Err(wrong(why));
        }
        let (a, rest) = points.split_at(first);
        let (b, c) = rest.split_at(second);
        let read = |engine: &Engine, name, bytes| -> Result<Point, Error> {
            let quiet = &Options {
                threads: Some(1),
                ..Options::default()
            };
            let list: Result<WordPoints, _> = self.format.decode(engine, bytes, 1, quiet);
            let list = list.map_err(|why| named(name, why.to_string()))?;
            Ok(list.get(0).unwrap_or_default())
        };
        let a = read(groups.first(), "pi_a", a)?;
        let b = read(groups.second(), "pi_b", b)?;
        let c = read(groups.first(), "pi_c", c)?;
        Proof::vouched(groups, a, b, c)
    }
}

//! Keys of gnark's Groth16 and the SRS of gnark-crypto's KZG.
//!
//! What `WriteTo` (compressed) and `WriteRawTo` write: fields one after the other, integers most significant byte first,
//! lists behind their number in four bytes, points as [`crate::bases::gnark`] says. What `WriteDump` writes differs in
//! its lists: their number in eight bytes, then points as they are in memory, little-endian Montgomery words.
//!
//! A proving key begins with its domain, which says the curve: its size n, 1/n, a root of unity, the inverse of that,
//! and two numbers more modulo r, and a byte. Source: `backend/groth16/*/marshal.go` of gnark 0.14, `ecc/*/kzg/marshal.go`,
//! `ecc/*/fr/fft/domain.go` and `utils/unsafe` of gnark-crypto 0.19 and 0.22, and the files that they write
//! (`vectors/gnark`).

use std::ops::Range;

use msmith::curve::{Curve, Group, known};
use num_bigint::BigUint;

use super::{FileFormat, Opened, Question, Section, named};
use crate::Error;
use crate::bases::{Encoding, Records, counted, gnark};

use Group::{G1, G2};

pub(super) const PK: FileFormat = FileFormat {
    name: "gnark-pk",
    about: "a ProvingKey of gnark for Groth16, by WriteTo or WriteRawTo: A, B1, B2, Z, K, commitment keys",
    is: Some(|bytes| domain(bytes).is_some()),
    open: |bytes, _| proving(PK.name, bytes, false),
    asks: PROVING,
};

pub(super) const PK_DUMP: FileFormat = FileFormat {
    name: "gnark-pk-dump",
    about: "the same by WriteDump, whose lists are used where they lie",
    is: Some(|bytes| bytes.strip_prefix(&MARKER).and_then(domain).is_some()),
    open: |bytes, _| proving(PK_DUMP.name, bytes, true),
    asks: PROVING,
};

pub(super) const VK: FileFormat = FileFormat {
    name: "gnark-vk",
    about: "a VerifyingKey of gnark for Groth16, by WriteTo or WriteRawTo: alpha1, …, delta2, K",
    is: None,
    open: verifying,
    asks: &[
        Question::Finite("alpha1"),
        Question::Finite("beta2"),
        Question::Finite("gamma2"),
        Question::Finite("delta2"),
    ],
};

pub(super) const SRS: FileFormat = FileFormat {
    name: "gnark-srs",
    about: "an SRS of gnark-crypto's KZG, by WriteTo or WriteRawTo: g1 (powers), vk_g2, vk_g1",
    is: None,
    open: srs,
    asks: POWERS,
};

pub(super) const SRS_DUMP: FileFormat = FileFormat {
    name: "gnark-srs-dump",
    about: "the same by WriteDump, whose powers are used where they lie",
    is: Some(|bytes| dumped(bytes).is_some()),
    open: srs_dump,
    asks: POWERS,
};

/// Infinities are left out of A, B1 and B2.
const PROVING: &[Question] = &[
    Question::Finite("alpha1"),
    Question::Finite("beta1"),
    Question::Finite("delta1"),
    Question::Finite("beta2"),
    Question::Finite("delta2"),
    Question::Finite("A"),
    Question::Finite("B1"),
    Question::Finite("B2"),
    Question::Finite("Z"),
    Question::Alike(("beta1", 0), ("beta2", 0)),
    Question::Alike(("delta1", 0), ("delta2", 0)),
];

const POWERS: &[Question] = &[
    Question::Generator(("g1", 0)),
    Question::Generator(("vk_g2", 0)),
    Question::Same(("vk_g1", 0), ("g1", 0)),
    Question::Powers("g1", [("vk_g2", 0), ("vk_g2", 1)]),
];

/// 0xdeadbeef in eight bytes, least significant first.
const MARKER: [u8; 8] = [0xef, 0xbe, 0xad, 0xde, 0, 0, 0, 0];
/// Bytes of a domain: r has 32 for all curves that are read.
const DOMAIN: usize = 8 + 5 * 32 + 1;
/// Names of the lists of commitment keys; a circuit has one for each commitment.
const COMMITMENTS: [[&str; 2]; 8] = [
    ["basis0", "basisExpSigma0"],
    ["basis1", "basisExpSigma1"],
    ["basis2", "basisExpSigma2"],
    ["basis3", "basisExpSigma3"],
    ["basis4", "basisExpSigma4"],
    ["basis5", "basisExpSigma5"],
    ["basis6", "basisExpSigma6"],
    ["basis7", "basisExpSigma7"],
];

fn curves() -> impl Iterator<Item = &'static Curve> {
    gnark::CURVES.into_iter().filter_map(known::by_name)
}

/// The size of a domain and its curve: that for which its numbers are what they are said to be.
fn domain(bytes: &[u8]) -> Option<(u64, &'static Curve)> {
    let (n, rest) = bytes.get(..DOMAIN)?.split_first_chunk::<8>()?;
    let n = u64::from_be_bytes(*n);
    if !n.is_power_of_two() || rest[160] > 1 {
        return None;
    }
    let [of_n, root, of_root] = [0, 1, 2].map(|k| BigUint::from_bytes_be(&rest[32 * k..][..32]));
    let one = BigUint::from(1u32);
    let fits = |c: &&Curve| of_n < c.r && &of_n * n % &c.r == one && &root * &of_root % &c.r == one;
    Some((n, curves().find(fits)?))
}

/// What reads a key or an SRS, field by field.
struct KeyReader<'a> {
    format: &'static str,
    curve: &'a Curve,
    bytes: &'a [u8],
    at: usize,
    encoding: Encoding,
    sections: Vec<Section>,
    flags: Vec<(&'static str, Range<usize>)>,
}

impl<'a> KeyReader<'a> {
    /// Points are compressed if the first one is, which is at `at`.
    fn new(format: &'static str, curve: &'a Curve, bytes: &'a [u8], at: usize) -> Self {
        let compressed = (bytes.get(at)).is_some_and(|b| gnark::is_compressed(curve, *b));
        Self {
            format,
            curve,
            bytes,
            at,
            encoding: Encoding::Gnark { compressed },
            sections: Vec::new(),
            flags: Vec::new(),
        }
    }

    fn wrong<T>(&self, why: String) -> Result<T, Error> {
        let format = self.format;
        Err(Error::Header { format, why })
    }

    fn take(&mut self, what: &str, n: u64) -> Result<&'a [u8], Error> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        if n > rest.len() as u64 {
            return self.wrong(format!("it ends inside {what}"));
        }
        self.at += n as usize;
        Ok(&rest[..n as usize])
    }

    /// An integer of four bytes or eight.
    fn integer(&mut self, what: &str, bytes: u64) -> Result<u64, Error> {
        let bytes = self.take(what, bytes)?.iter();
        Ok(bytes.fold(0, |x, b| x << 8 | u64::from(*b)))
    }

    fn within(name: &'static str, error: Error) -> Error {
        let error = error.into();
        Error::Section { name, error }
    }

    /// A section of n points that begins here.
    fn points(&mut self, name: &'static str, group: Group, n: usize) -> Result<usize, Error> {
        let records = Records::new(self.curve, group, self.encoding, self.at, n);
        let rest = self.bytes.len().saturating_sub(self.at);
        if n > rest / records.size {
            let (what, index) = ("points", rest / records.size);
            return Err(Self::within(name, Error::Truncated { what, index }));
        }
        self.at += n * records.size;
        self.sections.push(Section::points(name, group, records));
        Ok(n)
    }

    /// A list of points behind its number.
    fn list(&mut self, name: &'static str, group: Group) -> Result<usize, Error> {
        let size = self.encoding.size(self.curve, group);
        let big = self.encoding != Encoding::Montgomery;
        let found = counted(self.bytes, self.at, size, big);
        let (start, n) = found.map_err(|e| Self::within(name, e))?;
        self.at = start;
        self.points(name, group, n)
    }

    fn end(self) -> Result<Opened, Error> {
        let rest = self.bytes.len() - self.at;
        if rest > 0 {
            return self.wrong(format!("{rest} bytes follow the last field"));
        }
        Ok(Opened {
            curve: Some(self.curve.clone()),
            sections: self.sections,
            flags: self.flags,
        })
    }
}

fn proving(format: &'static str, bytes: &[u8], dump: bool) -> Result<Opened, Error> {
    let wrong = |why: &str| {
        let why = why.into();
        Err(Error::Header { format, why })
    };
    let start = if dump { MARKER.len() } else { 0 };
    if dump && !bytes.starts_with(&MARKER) {
        return wrong("it does not begin with gnark's mark of a dump");
    }
    let Some((domain, curve)) = bytes.get(start..).and_then(domain) else {
        return wrong("it does not begin with a domain of BN254, BLS12-381 or BLS12-377");
    };
    let mut fields = KeyReader::new(format, curve, bytes, start + DOMAIN);
    if dump {
        fields.encoding = Encoding::Gnark { compressed: false };
    }
    for name in ["alpha1", "beta1", "delta1"] {
        fields.points(name, G1, 1)?;
    }
    let lists = |fields: &mut KeyReader<'_>| -> Result<[usize; 4], Error> {
        let [a, b, z, _] = [
            fields.list("A", G1)?,
            fields.list("B1", G1)?,
            fields.list("Z", G1)?,
            fields.list("K", G1)?,
        ];
        Ok([a, b, 0, z])
    };
    let mut lengths = [0; 4];
    if !dump {
        lengths = lists(&mut fields)?;
    }
    fields.points("beta2", G2, 1)?;
    fields.points("delta2", G2, 1)?;
    if !dump {
        lengths[2] = fields.list("B2", G2)?;
    }
    let wires = fields.integer("the number of wires", 8)?;
    let infinite = [
        fields.integer("the number of infinities of A", 8)?,
        fields.integer("the number of infinities of B", 8)?,
    ];
    for (what, infinite) in ["InfinityA", "InfinityB"].into_iter().zip(infinite) {
        let flags = fields.take(what, wires)?;
        let end = fields.at;
        fields.flags.push((what, end - flags.len()..end));
        let set = flags.iter().filter(|b| **b == 1).count() as u64;
        if set != infinite || flags.iter().any(|b| *b > 1) {
            return fields.wrong(format!(
                "{what} does not have {infinite} ones and else zeros"
            ));
        }
    }
    let commitments = fields.integer("the number of commitment keys", 4)?;
    if commitments > COMMITMENTS.len() as u64 {
        let (what, count, most) = ("commitment keys", commitments, COMMITMENTS.len() as u64);
        return Err(Error::Count { what, count, most });
    }
    if dump {
        fields.encoding = Encoding::Montgomery;
        lengths = lists(&mut fields)?;
        lengths[2] = fields.list("B2", G2)?;
    }
    // Points at infinity are left out of A and B; Z has one for each power below n, older ones n.
    let [a, b1, b2, z] = lengths.map(|n| n as u64);
    for (name, n, infinite) in [
        ("A", a, infinite[0]),
        ("B1", b1, infinite[1]),
        ("B2", b2, infinite[1]),
    ] {
        if n.checked_add(infinite) != Some(wires) {
            return fields.wrong(format!(
                "{name} has {n} points and {infinite} infinities, and there are {wires} wires"
            ));
        }
    }
    if z > domain {
        return fields.wrong(format!("Z has {z} points, and the domain {domain}"));
    }
    for [basis, sigma] in COMMITMENTS.into_iter().take(commitments as usize) {
        let n = fields.list(basis, G1)?;
        if fields.list(sigma, G1)? != n {
            return fields.wrong(format!("{basis} and {sigma} have different lengths"));
        }
    }
    fields.end()
}

fn verifying(bytes: &[u8], curve: Option<&Curve>) -> Result<Opened, Error> {
    let format = VK.name;
    let curve = of_gnark(format, curve)?;
    let mut fields = KeyReader::new(format, curve, bytes, 0);
    for (name, group) in [
        ("alpha1", G1),
        ("beta1", G1),
        ("beta2", G2),
        ("gamma2", G2),
        ("delta1", G1),
        ("delta2", G2),
    ] {
        fields.points(name, group, 1)?;
    }
    fields.list("K", G1)?;
    // Which wires are committed to: lists of eight bytes each.
    for _ in 0..fields.integer("the committed wires", 4)? {
        let n = fields.integer("the committed wires", 4)?;
        fields.take("the committed wires", 8 * n)?;
    }
    let n = fields.integer("the number of commitment keys", 4)?;
    if n > 0 {
        fields.points("commitmentKeys", G2, 2 * n as usize)?;
    }
    fields.end()
}

/// Bytes of the lines that a verifying key ends with: for each of two points two lists of pairs over Fp².
fn lines(curve: &Curve) -> usize {
    let each = if curve.name == "bn254" { 66 } else { 63 };
    2 * 2 * each * 2 * (2 * 8 * curve.p.bits().div_ceil(64) as usize)
}

/// The powers and their verifying key.
fn srs(bytes: &[u8], curve: Option<&Curve>) -> Result<Opened, Error> {
    let format = SRS.name;
    let curve = of_gnark(format, curve)?;
    let mut fields = KeyReader::new(format, curve, bytes, 4);
    fields.at = 0;
    fields.list("g1", G1)?;
    fields.points("vk_g2", G2, 2)?;
    fields.points("vk_g1", G1, 1)?;
    fields.take("the lines of the verifying key", lines(curve) as u64)?;
    fields.end()
}

/// The curve of a dump, by the place of the mark behind the verifying key, and that place.
fn dumped(bytes: &[u8]) -> Option<(usize, &'static Curve)> {
    let raw = Encoding::Gnark { compressed: false };
    let is = |c: &Curve| {
        let key = 2 * raw.size(c, G2) + raw.size(c, G1);
        let at = key + lines(c);
        if !bytes.get(at..)?.starts_with(&MARKER) {
            return None;
        }
        // Two curves have it at the same place: that decides on which the point of G1 is.
        let (x, y) = bytes[2 * raw.size(c, G2)..key].split_at(raw.size(c, G1) / 2);
        let [x, y] = [x, y].map(BigUint::from_bytes_be);
        let b = c.g1.b.first()?;
        (&y * &y % &c.p == (&x * &x * &x + b) % &c.p).then_some(at)
    };
    curves().find_map(|c| Some((is(c)?, c)))
}

fn srs_dump(bytes: &[u8], _: Option<&Curve>) -> Result<Opened, Error> {
    let format = SRS_DUMP.name;
    let Some((mark, curve)) = dumped(bytes) else {
        let why = "there is no mark behind a verifying key of BN254, BLS12-381 or BLS12-377".into();
        return Err(Error::Header { format, why });
    };
    let mut fields = KeyReader::new(format, curve, bytes, 0);
    fields.encoding = Encoding::Gnark { compressed: false };
    fields.points("vk_g2", G2, 2)?;
    fields.points("vk_g1", G1, 1)?;
    fields.at = mark + MARKER.len();
    fields.encoding = Encoding::Montgomery;
    fields.list("g1", G1)?;
    fields.end()
}

fn of_gnark<'a>(format: &'static str, curve: Option<&'a Curve>) -> Result<&'a Curve, Error> {
    let curve = named(format, curve)?;
    if curves().any(|c| c == curve) {
        return Ok(curve);
    }
    Err(Error::Header {
        format,
        why: format!(
            "files of {} are not read, those of {} are",
            curve.name,
            gnark::CURVES.join(", ")
        ),
    })
}

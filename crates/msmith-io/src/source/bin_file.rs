//! Files of snarkjs: `zkey`, `wtns` and `ptau`.
//!
//! Four letters, a version and the number of sections (four bytes each, least significant first); then for each section
//! its number (four bytes), its length (eight) and its bytes. Points are x ‖ y as little-endian Montgomery words, all
//! zero at infinity; scalars of a witness are plain integers. Source: `zkey_utils.js`, `wtns_utils.js` and
//! `powersoftau_utils.js` of snarkjs 0.7.6, and the files that it writes.

use msmith::curve::{Curve, Group};
use num_bigint::BigUint;

use super::{FileFormat, Opened, Question, Section, of_prime};
use crate::Error;
use crate::bases::{Encoding, Records};
use crate::scalars::ScalarRecords;

pub(super) const ZKEY: FileFormat = FileFormat {
    name: "zkey",
    about: "a proving key of snarkjs for Groth16: sections A, B1, B2, C (or L), H, IC",
    is: Some(|bytes| bytes.starts_with(b"zkey")),
    open: zkey,
    asks: &[
        Question::Finite("alpha1"),
        Question::Finite("beta1"),
        Question::Finite("beta2"),
        Question::Finite("gamma2"),
        Question::Finite("delta1"),
        Question::Finite("delta2"),
        Question::Finite("H"),
        Question::Alike(("beta1", 0), ("beta2", 0)),
        Question::Alike(("delta1", 0), ("delta2", 0)),
    ],
};

pub(super) const WTNS: FileFormat = FileFormat {
    name: "wtns",
    about: "a witness of snarkjs: section witness",
    is: Some(|bytes| bytes.starts_with(b"wtns")),
    open: wtns,
    asks: &[],
};

pub(super) const PTAU: FileFormat = FileFormat {
    name: "ptau",
    about: "powers of tau of snarkjs: sections tauG1, tauG2, alphaTauG1, betaTauG1, betaG2",
    is: Some(|bytes| bytes.starts_with(b"ptau")),
    open: ptau,
    asks: &[
        Question::Generator(("tauG1", 0)),
        Question::Generator(("tauG2", 0)),
        Question::Powers("tauG1", [("tauG2", 0), ("tauG2", 1)]),
        Question::Powers("tauG2", [("tauG1", 0), ("tauG1", 1)]),
        Question::Powers("alphaTauG1", [("tauG2", 0), ("tauG2", 1)]),
        Question::Powers("betaTauG1", [("tauG2", 0), ("tauG2", 1)]),
        Question::Alike(("betaTauG1", 0), ("betaG2", 0)),
        Question::Lagrange("lagrangeTauG1", ("tauG1", 0)),
        Question::Lagrange("lagrangeTauG2", ("tauG2", 0)),
        Question::Lagrange("lagrangeAlphaTauG1", ("alphaTauG1", 0)),
        Question::Lagrange("lagrangeBetaTauG1", ("betaTauG1", 0)),
    ],
};

/// Most sections that are looked at: a file of snarkjs has 20 at most.
const MOST: u32 = 1000;

/// The sections of a file.
struct Parts<'a> {
    format: &'static str,
    bytes: &'a [u8],
    /// Number, first byte, length.
    list: Vec<(u32, usize, usize)>,
}

/// Bytes that are read from the front.
struct Cursor<'a> {
    format: &'static str,
    what: &'static str,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    fn take(&mut self, n: usize) -> Result<&'a [u8], Error> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let Some(taken) = rest.get(..n) else {
            return Err(Error::Header {
                format: self.format,
                why: format!("it ends inside {}", self.what),
            });
        };
        self.at += n;
        Ok(taken)
    }

    fn u32(&mut self) -> Result<u32, Error> {
        let bytes = self.take(4)?.iter().rev();
        Ok(bytes.fold(0, |x, b| x << 8 | u32::from(*b)))
    }

    fn u64(&mut self) -> Result<u64, Error> {
        let bytes = self.take(8)?.iter().rev();
        Ok(bytes.fold(0, |x, b| x << 8 | u64::from(*b)))
    }

    /// A prime behind the number of its bytes.
    fn prime(&mut self) -> Result<(usize, BigUint), Error> {
        let n = self.u32()? as usize;
        let prime = BigUint::from_bytes_le(self.take(n)?);
        if n as u64 != 8 * prime.bits().div_ceil(64) {
            return Err(Error::Header {
                format: self.format,
                why: format!("its prime has {} bits in {n} bytes", prime.bits()),
            });
        }
        Ok((n, prime))
    }

    fn end(&self) -> Result<(), Error> {
        if self.at == self.bytes.len() {
            return Ok(());
        }
        Err(Error::Header {
            format: self.format,
            why: format!(
                "{} has {} bytes instead of {}",
                self.what,
                self.bytes.len(),
                self.at
            ),
        })
    }
}

impl<'a> Parts<'a> {
    fn new(
        format: &'static str,
        magic: &[u8],
        version: u32,
        bytes: &'a [u8],
    ) -> Result<Self, Error> {
        let wrong = |why: String| Err(Error::Header { format, why });
        let what = "the list of sections";
        let mut cursor = Cursor {
            format,
            what,
            bytes,
            at: 0,
        };
        if cursor.take(magic.len())? != magic {
            return wrong(format!("it does not begin with {}", magic.escape_ascii()));
        }
        let found = cursor.u32()?;
        if found == 0 || found > version {
            return wrong(format!("version {found}, and {version} is the last known"));
        }
        let count = cursor.u32()?;
        if count > MOST {
            let most = MOST.into();
            let (what, count) = ("sections", count.into());
            return Err(Error::Count { what, count, most });
        }
        let mut list = Vec::new();
        for index in 0..count {
            let (id, length) = (cursor.u32()?, cursor.u64()?);
            let start = cursor.at;
            let rest = (bytes.len() - start) as u64;
            if length > rest {
                return wrong(format!(
                    "its section {index} (number {id}) says {length} bytes, and {rest} are there"
                ));
            }
            cursor.at += length as usize;
            list.push((id, start, length as usize));
        }
        cursor.what = "the file";
        cursor.end()?;
        Ok(Self {
            format,
            bytes,
            list,
        })
    }

    /// The beginning and length of a section that is there at most once.
    fn find(&self, id: u32, what: &'static str) -> Result<Option<(usize, usize)>, Error> {
        let mut all = self.list.iter().filter(|s| s.0 == id);
        let first = all.next().map(|s| (s.1, s.2));
        if all.next().is_some() {
            let (format, why) = (self.format, format!("section {what} is there twice"));
            return Err(Error::Header { format, why });
        }
        Ok(first)
    }

    fn require(&self, id: u32, what: &'static str) -> Result<(usize, usize), Error> {
        self.find(id, what)?.ok_or_else(|| Error::Header {
            format: self.format,
            why: format!("section {what} is missing"),
        })
    }

    /// The bytes of a section.
    fn cursor(&self, id: u32, what: &'static str) -> Result<Cursor<'a>, Error> {
        let (start, length) = self.require(id, what)?;
        Ok(Cursor {
            format: self.format,
            what,
            bytes: &self.bytes[..start + length],
            at: start,
        })
    }

    /// A section of n points.
    fn points(
        &self,
        curve: &Curve,
        (id, name, group): (u32, &'static str, Group),
        n: u64,
    ) -> Result<Section, Error> {
        let (start, length) = self.require(id, name)?;
        let size = Encoding::Montgomery.size(curve, group);
        exactly(name, n, length, size)?;
        Ok(montgomery(curve, name, group, start, n as usize))
    }
}

/// That n items of `size` bytes fill the section.
fn exactly(name: &'static str, n: u64, length: usize, size: usize) -> Result<(), Error> {
    let most = (length / size) as u64;
    if n == most && length.is_multiple_of(size) {
        return Ok(());
    }
    let error = Error::Length {
        what: "items",
        bytes: length,
        wanted: format!("{size} for each of {n}"),
    };
    Err(Error::Section {
        name,
        error: error.into(),
    })
}

fn montgomery(curve: &Curve, name: &'static str, group: Group, start: usize, n: usize) -> Section {
    let records = Records::new(curve, group, Encoding::Montgomery, start, n);
    Section::points(name, group, records)
}

fn zkey(bytes: &[u8], _: Option<&Curve>) -> Result<Opened, Error> {
    use Group::{G1, G2};
    let format = ZKEY.name;
    let wrong = |why: String| Err(Error::Header { format, why });
    let parts = Parts::new(format, b"zkey", 1, bytes)?;
    let mut protocol = parts.cursor(1, "the protocol")?;
    match protocol.u32()? {
        1 => protocol.end()?,
        2 => return wrong("a key of PLONK, and those of Groth16 are read".into()),
        10 => return wrong("a key of FFLONK, and those of Groth16 are read".into()),
        n => return wrong(format!("a key of protocol {n}, and Groth16 is 1")),
    }
    let mut header = parts.cursor(2, "the header")?;
    let (_, p) = header.prime()?;
    let (_, r) = header.prime()?;
    let curve = pairing(format, of_prime(format, &p, |c| &c.p)?)?;
    if curve.r != r {
        return wrong(format!("its r is not that of {}", curve.name));
    }
    let [vars, public, domain] = [header.u32()?, header.u32()?, header.u32()?].map(u64::from);
    if public >= vars {
        return wrong(format!("{public} public ones of {vars} variables"));
    }
    if !domain.is_power_of_two() {
        return wrong(format!("a domain of {domain}, which is not a power of two"));
    }
    let mut vk = Vec::new();
    for (name, group) in [
        ("alpha1", G1),
        ("beta1", G1),
        ("beta2", G2),
        ("gamma2", G2),
        ("delta1", G1),
        ("delta2", G2),
    ] {
        vk.push(montgomery(curve, name, group, header.at, 1));
        header.take(Encoding::Montgomery.size(curve, group))?;
    }
    header.end()?;
    let mut sections = vec![
        parts.points(curve, (5, "A", G1), vars)?,
        parts.points(curve, (6, "B1", G1), vars)?,
        parts.points(curve, (7, "B2", G2), vars)?,
        parts
            .points(curve, (8, "C", G1), vars - public - 1)?
            .also("L"),
        parts.points(curve, (9, "H", G1), domain)?,
        parts.points(curve, (3, "IC", G1), public + 1)?,
    ];
    sections.extend(vk);
    let curve = Some(curve.clone());
    Ok(Opened { curve, sections })
}

fn wtns(bytes: &[u8], curve: Option<&Curve>) -> Result<Opened, Error> {
    let format = WTNS.name;
    let parts = Parts::new(format, b"wtns", 2, bytes)?;
    let mut header = parts.cursor(1, "the header")?;
    let (width, r) = header.prime()?;
    // Two built-in curves may have the same r: the caller's goes first.
    let curve = match curve {
        Some(curve) if curve.r == r => curve,
        _ => of_prime(format, &r, |c| &c.r)?,
    };
    let n = header.u32()?.into();
    header.end()?;
    let (start, length) = parts.require(2, "witness")?;
    exactly("witness", n, length, width)?;
    let records = ScalarRecords {
        start,
        len: n as usize,
        width,
        big: false,
        own: None,
    };
    Ok(Opened {
        curve: Some(curve.clone()),
        sections: vec![Section::scalars("witness", records)],
    })
}

fn ptau(bytes: &[u8], _: Option<&Curve>) -> Result<Opened, Error> {
    use Group::{G1, G2};
    let format = PTAU.name;
    let parts = Parts::new(format, b"ptau", 1, bytes)?;
    let mut header = parts.cursor(1, "the header")?;
    let (_, p) = header.prime()?;
    let curve = pairing(format, of_prime(format, &p, |c| &c.p)?)?;
    let (power, ceremony) = (header.u32()?, header.u32()?);
    header.end()?;
    if power > 40 || power > ceremony {
        let why = format!("power {power} of a ceremony of {ceremony}");
        return Err(Error::Header { format, why });
    }
    let n = 1u64 << power;
    let mut sections = vec![
        parts.points(curve, (2, "tauG1", G1), 2 * n - 1)?,
        parts.points(curve, (3, "tauG2", G2), n)?,
        parts.points(curve, (4, "alphaTauG1", G1), n)?,
        parts.points(curve, (5, "betaTauG1", G1), n)?,
        parts.points(curve, (6, "betaG2", G2), 1)?,
    ];
    // Those of a file that is prepared for phase 2: the Lagrange forms of all smaller powers, one after the other.
    for (id, name, group) in [
        (12, "lagrangeTauG1", G1),
        (13, "lagrangeTauG2", G2),
        (14, "lagrangeAlphaTauG1", G1),
        (15, "lagrangeBetaTauG1", G1),
    ] {
        if let Some((_, length)) = parts.find(id, name)? {
            let n = length / Encoding::Montgomery.size(curve, group);
            sections.push(parts.points(curve, (id, name, group), n as u64)?);
        }
    }
    let curve = Some(curve.clone());
    Ok(Opened { curve, sections })
}

/// The curve, if it has a second group.
fn pairing<'a>(format: &'static str, curve: &'a Curve) -> Result<&'a Curve, Error> {
    if curve.g2.is_some() {
        return Ok(curve);
    }
    let why = format!("{} has no second group", curve.name);
    Err(Error::Header { format, why })
}

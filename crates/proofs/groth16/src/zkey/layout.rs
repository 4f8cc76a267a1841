//! The sections of a `.zkey`.

use std::path::Path;

use msmith::{Backend, Point};
use msmith_io::sections::{Sections, head, section};
use msmith_io::source::{FileFormat, Format, PointList, Source};

use crate::{Error, Groups};
use msmith_circom::encoded::{montgomery, take_montgomery};
use msmith_circom::groups::WORDS;
use msmith_circom::points::{in_list, listed};
use msmith_circom::work::{count32, prime};

/// The format's name, for errors.
pub const FORMAT: &str = FileFormat::ZKEY.name();
/// Sections of a file.
const SECTIONS: u32 = 10;
/// The protocol's number.
const GROTH16: u32 = 1;

/// Numbers of sections.
pub mod id {
    pub const PROTOCOL: u32 = 1;
    pub const HEADER: u32 = 2;
    pub const IC: u32 = 3;
    pub const COEFFICIENTS: u32 = 4;
    pub const A: u32 = 5;
    pub const B1: u32 = 6;
    pub const B2: u32 = 7;
    pub const C: u32 = 8;
    pub const H: u32 = 9;
    pub const CONTRIBUTIONS: u32 = 10;
}

/// What the header says besides the primes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// Signals, the 1 among them.
    pub signals: usize,
    /// Public signals, without the 1.
    pub public: usize,
    /// Size of the domain.
    pub domain: usize,
    pub alpha1: Point,
    pub beta1: Point,
    pub beta2: Point,
    pub gamma2: Point,
    pub delta1: Point,
    pub delta2: Point,
}

impl Header {
    /// What a file begins with: its head, the protocol and the header.
    pub fn front(&self, groups: &Groups) -> Result<Vec<u8>, Error> {
        let mut bytes = head(*b"zkey", 1, SECTIONS);
        bytes.extend(section(id::PROTOCOL, 4));
        bytes.extend(GROTH16.to_le_bytes());
        let header = self.bytes(groups)?;
        bytes.extend(section(id::HEADER, header.len() as u64));
        bytes.extend(header);
        Ok(bytes)
    }

    fn bytes(&self, groups: &Groups) -> Result<Vec<u8>, Error> {
        let (first, second) = (groups.first(), groups.second());
        let curve = groups.curve();
        let mut bytes = Vec::new();
        for p in [&curve.p, &curve.r] {
            bytes.extend(prime(p));
        }
        for count in [self.signals, self.public, self.domain] {
            bytes.extend(count32(FORMAT, count)?.to_le_bytes());
        }
        bytes.extend(montgomery(first, &self.alpha1));
        bytes.extend(montgomery(first, &self.beta1));
        bytes.extend(montgomery(second, &self.beta2));
        bytes.extend(montgomery(second, &self.gamma2));
        bytes.extend(montgomery(first, &self.delta1));
        bytes.extend(montgomery(second, &self.delta2));
        Ok(bytes)
    }
}

/// A key in a file, mapped.
pub struct KeyFile {
    source: Source,
    pub header: Header,
    pub groups: Groups,
}

impl KeyFile {
    /// Maps a file, looks for its sections and reads its header.
    ///
    /// Errors: a file that cannot be read or is not a `.zkey` of Groth16; a curve without proofs; a section that is
    /// missing, there twice, or of another length than the header's counts say.
    pub fn open(path: &Path, backend: Backend) -> Result<Self, Error> {
        let source = Source::open(path, Some(Format::File(FileFormat::ZKEY)), None)?;
        let Some(curve) = source.curve() else {
            return Err(Error::file(FORMAT, "it says no curve"));
        };
        let groups = Groups::new(curve, backend)?;
        let header = read(&sections(&source)?, &groups)?;
        Ok(Self {
            source,
            header,
            groups,
        })
    }

    /// The sections.
    pub fn sections(&self) -> Result<Sections<'_>, Error> {
        sections(&self.source)
    }

    /// A list of points by its name.
    pub fn points(&self, name: &str) -> Result<PointList<'_>, Error> {
        let engine = match name {
            "B2" => self.groups.second(),
            _ => self.groups.first(),
        };
        Ok(self.source.points(engine, name)?)
    }
}

fn sections(source: &Source) -> Result<Sections<'_>, Error> {
    Ok(Sections::new(FORMAT, b"zkey", 1, source.content())?)
}

/// Reads the header, whose sizes were looked at when the file was opened.
fn read(sections: &Sections<'_>, groups: &Groups) -> Result<Header, Error> {
    let (first, second) = (groups.first(), groups.second());
    let mut header = sections.cursor(id::HEADER, "the header")?;
    header.prime()?;
    let (width, _) = header.prime()?;
    if width != 8 * WORDS {
        return Err(Error::file(FORMAT, format!("its r has {width} bytes")));
    }
    let [signals, public, domain] = [header.u32()?, header.u32()?, header.u32()?];
    let mut point = |what: &str, engine| {
        let read = take_montgomery(&mut header, engine);
        let point = read.map_err(|why| in_list(what, 0, why))?;
        let list = listed(engine, [&point])?;
        let looked = engine.check_subgroup(&list, &Default::default());
        looked.map_err(|why| in_list(what, 0, why))?;
        Ok::<_, Error>(point)
    };
    Ok(Header {
        signals: signals as usize,
        public: public as usize,
        domain: domain as usize,
        alpha1: point("alpha1", first)?,
        beta1: point("beta1", first)?,
        beta2: point("beta2", second)?,
        gamma2: point("gamma2", second)?,
        delta1: point("delta1", first)?,
        delta2: point("delta2", second)?,
    })
}

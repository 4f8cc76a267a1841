//! Files as they are: what they are, their sections, and each section by ranges.
//!
//! A [`Source`] maps its file. A section is a list of points or scalars, of which any range is read without the rest: a
//! file larger than memory is summed part by part. Points are checked to be below p and on the curve when they are read.
//!
//! ```
//! use msmith::curve::{Group, known};
//! use msmith::{Engine, Options, Scalars};
//! use msmith_io::source::{Format, Source};
//! use msmith_io::BasesFormat;
//!
//! let curve = known::by_name("secp256k1").expect("built in");
//! let engine = Engine::new(curve, Group::G1)?;
//! // Three times the generator, as x ‖ y.
//! let g = [&engine.spec().gx[0], &engine.spec().gy[0]];
//! let point: Vec<u8> = g.iter().flat_map(|c| c.to_bytes_le()).collect();
//! let format = Format::Points(BasesFormat::AFFINE_LE, Group::G1);
//! let source = Source::from_bytes(point.repeat(3), Some(format), Some(curve))?;
//!
//! let list = source.points(&engine, "points")?;
//! let last = list.read(1..3, &Options::default())?;
//! assert_eq!((list.len(), last.finite.len()), (3, 2));
//! # Ok::<(), msmith_io::Error>(())
//! ```

mod ark_keys;
mod ask;
mod bin_file;
mod gnark;
mod halo2;
mod lists;
mod sum;

use std::ops::Range;
use std::path::Path;

use msmith::Engine;
use msmith::curve::{Curve, Group, known};

use crate::bases::{BasesFormat, Records};
use crate::registry::registry;
use crate::scalars::{ScalarRecords, ScalarsFormat};
use crate::{Error, table};

pub use crate::bases::{ChosenPoints, PointsInPlace};
pub use crate::powers::Asked;
pub use ask::Pairing;
use ask::Question;
pub use bin_file::{R1csHeader, ZkeyHeader};
pub use lists::{PointList, ScalarSection};
pub use sum::SumOfFiles;

/// A format of files that have sections.
///
/// The list [`FileFormat::ALL`] has names and descriptions for help texts; [`str::parse`] finds a name.
#[derive(Clone, Copy)]
pub struct FileFormat {
    name: &'static str,
    about: &'static str,
    /// Whether a file with these bytes can be nothing else.
    is: Option<fn(&[u8]) -> bool>,
    /// The curve, if the file says it or the caller did, and the sections.
    open: fn(&[u8], Option<&Curve>) -> Result<Opened, Error>,
    /// What is true of a good file.
    asks: &'static [Question],
}

// The list: a new format is one file and one line here.
registry! { FileFormat, "file format",
    /// `zkey`: a proving key of snarkjs for Groth16. Sections A, B1, B2, C, H, IC and the points of the verifying key.
    ZKEY = bin_file::ZKEY;
    /// `wtns`: a witness of snarkjs. Section `witness`.
    WTNS = bin_file::WTNS;
    /// `ptau`: powers of τ of snarkjs. Sections tauG1, tauG2, alphaTauG1, betaTauG1, betaG2, and the Lagrange forms.
    PTAU = bin_file::PTAU;
    /// `r1cs`: a circuit of circom. Constraints, and no points.
    R1CS = bin_file::R1CS;
    /// `ark-pk`: a `ProvingKey` of ark-groth16, written with `Compress::Yes`. Sections have the names of its fields.
    ARK_PK = ark_keys::PK;
    /// `ark-pk-uncompressed`: the same, written with `Compress::No`.
    ARK_PK_UNCOMPRESSED = ark_keys::PK_UNCOMPRESSED;
    /// `ark-vk`: a `VerifyingKey` of ark-groth16, written with `Compress::Yes`.
    ARK_VK = ark_keys::VK;
    /// `ark-vk-uncompressed`: the same, written with `Compress::No`.
    ARK_VK_UNCOMPRESSED = ark_keys::VK_UNCOMPRESSED;
    /// `halo2-params`: `ParamsKZG` of halo2, written with `SerdeFormat::RawBytes`, BN254. Sections g, g_lagrange, g2, s_g2.
    HALO2_PARAMS = halo2::PARAMS;
    /// `halo2-params-processed`: the same, written with `SerdeFormat::Processed`.
    HALO2_PARAMS_PROCESSED = halo2::PROCESSED;
    /// `gnark-pk`: a `ProvingKey` of gnark for Groth16, written by `WriteTo` or `WriteRawTo`. Sections A, B1, B2, Z, K,
    /// alpha1, beta1, beta2, delta1, delta2, and basis0, basisExpSigma0 and so on of up to 8 commitment keys. A, B1 and
    /// B2 have no points at infinity. This and the other formats of gnark: BN254, BLS12-381 and BLS12-377.
    GNARK_PK = gnark::PK;
    /// `gnark-pk-dump`: the same, written by `WriteDump`.
    GNARK_PK_DUMP = gnark::PK_DUMP;
    /// `gnark-vk`: a `VerifyingKey` of gnark for Groth16. Sections alpha1, beta1, beta2, gamma2, delta1, delta2, K, and
    /// commitmentKeys if there are any.
    GNARK_VK = gnark::VK;
    /// `gnark-srs`: an SRS of gnark-crypto's KZG, written by `WriteTo` or `WriteRawTo`. Sections g1, vk_g2, vk_g1.
    GNARK_SRS = gnark::SRS;
    /// `gnark-srs-dump`: the same, written by `WriteDump`.
    GNARK_SRS_DUMP = gnark::SRS_DUMP;
}

impl FileFormat {
    /// The format that a file of these bytes says it has.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let is = |f: &Self| f.is.is_some_and(|is| is(bytes));
        Self::ALL.into_iter().find(is)
    }
}

/// How to read a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// One with sections.
    File(FileFormat),
    /// One list of points of a group: section `points`.
    Points(BasesFormat, Group),
    /// One list of scalars: section `scalars`.
    Scalars(ScalarsFormat),
}

impl Format {
    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::File(format) => format.name(),
            Self::Points(format, _) => format.name(),
            Self::Scalars(format) => format.name(),
        }
    }
}

/// What the items of a section are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Points of a group.
    Points(Group),
    /// Scalars.
    Scalars,
}

/// A list of points or scalars in a file.
#[derive(Debug, Clone)]
pub struct Section {
    name: &'static str,
    /// What others call it.
    alias: Option<&'static str>,
    list: List,
}

#[derive(Debug, Clone)]
enum List {
    Points(Group, Records),
    Scalars(ScalarRecords),
}

/// What a reader of a format finds.
#[derive(Default)]
struct Opened {
    curve: Option<Curve>,
    sections: Vec<Section>,
    /// Lists of bytes 0 and 1, by their names.
    flags: Vec<(&'static str, Range<usize>)>,
}

impl Section {
    fn points(name: &'static str, group: Group, records: Records) -> Self {
        Self {
            name,
            alias: None,
            list: List::Points(group, records),
        }
    }

    fn scalars(name: &'static str, records: ScalarRecords) -> Self {
        Self {
            name,
            alias: None,
            list: List::Scalars(records),
        }
    }

    fn also(self, alias: &'static str) -> Self {
        Self {
            alias: Some(alias),
            ..self
        }
    }

    /// The name, that of the format's description.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What its items are.
    #[must_use]
    pub fn holds(&self) -> Holds {
        match &self.list {
            List::Points(group, _) => Holds::Points(*group),
            List::Scalars(_) => Holds::Scalars,
        }
    }

    /// The number of items.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.list {
            List::Points(_, records) => records.len,
            List::Scalars(records) => records.len,
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How an item is written: the name of a [`BasesFormat`] for points, which it has without a count, and
    /// `le` or `be` with the number of bytes for scalars.
    #[must_use]
    pub fn encoding(&self) -> String {
        match &self.list {
            List::Points(_, records) => records.encoding.name().to_owned(),
            List::Scalars(records) => {
                let order = if records.big { "be" } else { "le" };
                format!("{order}{}", records.width)
            }
        }
    }
}

/// A file, open.
#[derive(Debug)]
pub struct Source {
    bytes: Bytes,
    format: Format,
    curve: Option<Curve>,
    sections: Vec<Section>,
    flags: Vec<(&'static str, Range<usize>)>,
}

enum Bytes {
    Mapped(table::Map),
    Own(Vec<u8>),
}

/// Their number.
impl std::fmt::Debug for Bytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}

impl std::ops::Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Mapped(map) => map,
            Self::Own(bytes) => bytes,
        }
    }
}

impl Source {
    /// Maps a file and finds its sections. Without a format, the file must say which one it has: `zkey`, `wtns`,
    /// `ptau`, `gnark-pk` and the dumps of gnark do. A file that says its curve needs
    /// none; where both are given they must be the same.
    ///
    /// Cost: headers and counts are read, and no points, except that `zcash`, `kzg-setup` and `hex-lines` are looked
    /// through.
    ///
    /// **The file must not be changed in place** while it is open: sums would be wrong, and the program would end where
    /// the file was shortened. Replacing it by a rename is harmless.
    ///
    /// Errors: a file that cannot be read or is not a regular one; [`Error::File`] for one that does not say its format,
    /// where none is given; bytes that are not of the format; a format that needs a curve without one; another curve than
    /// the file's.
    pub fn open(path: &Path, format: Option<Format>, curve: Option<&Curve>) -> Result<Self, Error> {
        let file = table::regular(path)?;
        let unreadable = |e| table::unreadable(path, &e);
        let bytes = match file.metadata().map_err(unreadable)?.len() {
            // Those under /proc say that they are empty.
            0 => Bytes::Own(crate::read_file(path)?),
            _ => Bytes::Mapped(table::map(&file, path, false).map_err(unreadable)?),
        };
        Self::of(bytes, format, curve).map_err(|why| match why {
            Error::Header { format: "", why } => Error::File {
                path: path.display().to_string(),
                why,
            },
            why => why,
        })
    }

    /// The same of bytes in memory.
    pub fn from_bytes(
        bytes: Vec<u8>,
        format: Option<Format>,
        curve: Option<&Curve>,
    ) -> Result<Self, Error> {
        Self::of(Bytes::Own(bytes), format, curve)
    }

    fn of(bytes: Bytes, format: Option<Format>, curve: Option<&Curve>) -> Result<Self, Error> {
        let format = match format.or_else(|| FileFormat::of(&bytes).map(Format::File)) {
            Some(format) => format,
            None => return Err(formatless(&bytes)),
        };
        let opened = match format {
            Format::File(format) => (format.open)(&bytes, curve)?,
            Format::Points(format, group) => {
                let curve = named(format.name(), curve)?;
                let records = format.records(curve, group, &bytes)?;
                Opened {
                    curve: Some(curve.clone()),
                    sections: vec![Section::points("points", group, records)],
                    ..Opened::default()
                }
            }
            Format::Scalars(format) => Opened {
                curve: curve.cloned(),
                sections: vec![Section::scalars("scalars", format.records(&bytes)?)],
                ..Opened::default()
            },
        };
        if let (Some(given), Some(found)) = (curve, &opened.curve)
            && given != found
        {
            let [name, found, given] = [format.name(), &found.name, &given.name];
            let why = format!("the {name} file is of {found}, and not of {given}");
            return Err(msmith::Error::Curve(why).into());
        }
        Ok(Self {
            bytes,
            format,
            curve: opened.curve,
            sections: opened.sections,
            flags: opened.flags,
        })
    }

    /// What the file is.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// The curve, unless nobody said it.
    #[must_use]
    pub fn curve(&self) -> Option<&Curve> {
        self.curve.as_ref()
    }

    /// Bytes of the file.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// The bytes themselves, mapped where a file is.
    #[must_use]
    pub fn content(&self) -> &[u8] {
        &self.bytes
    }

    /// The sections that hold points or scalars, in the order of the format's description.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The section of a name, in upper or lower case. L is C in a `zkey`; A, B1, B2, H, L and IC are those of
    /// arkworks' keys.
    ///
    /// Errors: [`Error::Unknown`], which lists the names.
    pub fn section(&self, name: &str) -> Result<&Section, Error> {
        let is = |s: &&Section| {
            let mut names = [Some(s.name), s.alias].into_iter().flatten();
            names.any(|n| n.eq_ignore_ascii_case(name))
        };
        self.sections.iter().find(is).ok_or_else(|| Error::Unknown {
            what: "section",
            name: name.to_owned(),
            known: (self.sections.iter().map(Section::name))
                .collect::<Vec<_>>()
                .join(", "),
        })
    }

    /// A section of points.
    ///
    /// Errors: no such section, or one of scalars; an engine of another curve or group.
    pub fn points<'a>(&'a self, engine: &'a Engine, name: &str) -> Result<PointList<'a>, Error> {
        let section = self.section(name)?;
        let wrong = |why: String| Error::Section {
            name: section.name,
            error: Box::new(Error::Header {
                format: self.format.name(),
                why,
            }),
        };
        let List::Points(group, records) = &section.list else {
            return Err(wrong("it holds scalars and not points".into()));
        };
        let same = self.curve.as_ref() == Some(engine.curve()) && *group == engine.group();
        if !same || engine.takes_edwards_points() {
            let of = self.curve.as_ref().map_or("no curve", |c| &c.name);
            return Err(wrong(format!(
                "it holds points of {group} of {of}, and the engine is of {} of {}",
                engine.group(),
                engine.curve().name
            )));
        }
        Ok(PointList {
            engine,
            bytes: &self.bytes,
            records,
            // A file of one list needs no name for it.
            name: matches!(self.format, Format::File(_)).then_some(section.name),
        })
    }

    /// A list of flags, 0 or 1 a byte: `InfinityA` and `InfinityB` of a `gnark-pk`, which say for each wire whether its
    /// point is left out of A, or of B1 and B2.
    #[must_use]
    pub fn flags(&self, name: &str) -> Option<&[u8]> {
        let (_, range) = self.flags.iter().find(|(known, _)| *known == name)?;
        self.bytes.get(range.clone())
    }

    /// A section of scalars.
    ///
    /// Errors: no such section, or one of points.
    pub fn scalars(&self, name: &str) -> Result<ScalarSection<'_>, Error> {
        let section = self.section(name)?;
        match &section.list {
            List::Scalars(records) => Ok(ScalarSection {
                bytes: &self.bytes,
                records,
            }),
            List::Points(..) => Err(Error::Section {
                name: section.name,
                error: Box::new(Error::Header {
                    format: self.format.name(),
                    why: "it holds points and not scalars".into(),
                }),
            }),
        }
    }
}

/// The error for bytes that do not say their format, and none was given. [`Source::open`] names the file instead of the
/// format that there is not.
fn formatless(bytes: &[u8]) -> Error {
    let all = FileFormat::ALL.iter().filter(|f| f.is.is_some());
    let all: Vec<_> = all.map(|f| f.name()).collect();
    let begins = bytes.get(..4).unwrap_or(bytes).escape_ascii();
    let why = match bytes {
        [] => "it is empty: its format must be said".to_owned(),
        _ if table::is_table(bytes) => {
            "it is a table of msmith's, with points to be used for sums and not to be read; \
                                        `msmith table info` shows it"
                .to_owned()
        }
        _ if matches!(bytes.trim_ascii_start().first(), Some(b'{' | b'[')) => {
            "its format must be said, it seems to be JSON: proofs and verifying keys are for `msmith verify` and `convert`; \
             of a circuit's inputs a witness (.wtns) is made first, by the program that circom wrote"
                .to_owned()
        }
        _ => format!(
            "its format must be said: it begins with \"{begins}\", and only files of {} say it themselves",
            all.join(", ")
        ),
    };
    Error::Header { format: "", why }
}

/// The curve that a format needs to be told.
fn named<'a>(format: &'static str, curve: Option<&'a Curve>) -> Result<&'a Curve, Error> {
    curve.ok_or_else(|| Error::Header {
        format,
        why: "which curve it is of must be said, the file does not".into(),
    })
}

/// The built-in curve whose prime p (or r) is this one.
fn of_prime(
    format: &'static str,
    prime: &num_bigint::BigUint,
    is: fn(&Curve) -> &num_bigint::BigUint,
) -> Result<&'static Curve, Error> {
    let mut all = known::all().iter().filter(|c| !known::is_toy(c));
    all.find(|c| is(c) == prime).ok_or_else(|| Error::Header {
        format,
        why: format!("its prime {prime:#x} is that of no built-in curve"),
    })
}

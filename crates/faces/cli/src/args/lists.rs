//! Values of options that the library lists: help texts and errors are made from its lists.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use msmith::curve::{Curve, EdwardsCurve, Group, edwards, known};
use msmith::{Algorithm, Backend, Engine};
use msmith_io::source::{FileFormat, Format};
use msmith_io::{BasesFormat, Error, ScalarsFormat};

use crate::encoding::Encoding;

/// A curve of the library.
#[derive(Debug, Clone, Copy)]
pub enum AnyCurve {
    /// A Weierstrass curve with one group or two.
    Weierstrass(&'static Curve),
    /// A twisted Edwards curve.
    Edwards(&'static EdwardsCurve),
}

/// How a file holds points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointsFormat {
    /// One of those of Weierstrass curves; the affine and arkworks' ones are also those of Edwards curves.
    Bases(BasesFormat),
    /// The 32 bytes that an Edwards curve has of its own.
    Own(Encoding),
    /// A file with sections.
    File(FileFormat),
}

/// How a file is written.
#[derive(Debug, Clone, Copy)]
pub enum AnyFormat {
    /// With sections.
    File(FileFormat),
    /// A list of points.
    Bases(BasesFormat),
    /// A list of scalars.
    Scalars(ScalarsFormat),
}

/// How a file of one list is written.
#[derive(Debug, Clone, Copy)]
pub enum ListFormat {
    /// Points.
    Bases(BasesFormat),
    /// Scalars.
    Scalars(ScalarsFormat),
    /// A key, a proof or public signals as snarkjs' JSON.
    Snarkjs,
    /// The same in the words of Solana's programs.
    Solana,
}

impl ListFormat {
    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bases(format) => format.name(),
            Self::Scalars(format) => format.name(),
            Self::Snarkjs => "snarkjs",
            Self::Solana => "solana",
        }
    }
}

impl AnyFormat {
    /// The format of a file of the group's points, if it is one of points.
    pub fn of(self, group: Group) -> Format {
        match self {
            Self::File(format) => Format::File(format),
            Self::Bases(format) => Format::Points(format, group),
            Self::Scalars(format) => Format::Scalars(format),
        }
    }
}

impl PointsFormat {
    /// How a file of points of the engine's Weierstrass curve is opened.
    ///
    /// Errors: a format of an Edwards curve.
    pub fn of(self, engine: &Engine) -> Result<Format, Error> {
        match self {
            Self::File(format) => Ok(Format::File(format)),
            other => Ok(Format::Points(other.list(engine)?, engine.group())),
        }
    }

    /// How a list of such points is written.
    ///
    /// Errors: any other format.
    pub fn list(self, engine: &Engine) -> Result<BasesFormat, Error> {
        match self {
            Self::Bases(format) => Ok(format),
            other => Err(Error::NoFormat {
                format: other.name(),
                curve: engine.curve().name.clone(),
                formats: "those of Weierstrass curves (msmith msm --help)".into(),
            }),
        }
    }

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bases(format) => format.name(),
            Self::Own(encoding) => encoding.name(),
            Self::File(format) => format.name(),
        }
    }
}

/// The parser of a list of names and values; hidden ones are taken, but no help text shows them.
fn one_of<T: Clone + Send + Sync + 'static>(
    list: impl IntoIterator<Item = (&'static str, bool, T)>,
) -> impl TypedValueParser<Value = T> {
    named(list, |_| None)
}

/// The same, where a function knows other names: it gives the one of the list.
fn named<T: Clone + Send + Sync + 'static>(
    list: impl IntoIterator<Item = (&'static str, bool, T)>,
    main: fn(&str) -> Option<&'static str>,
) -> impl TypedValueParser<Value = T> {
    let list: Vec<_> = list.into_iter().collect();
    let shown = list
        .iter()
        .map(|(name, hidden, _)| PossibleValue::new(*name).hide(*hidden));
    let names = PossibleValuesParser::new(shown.collect::<Vec<_>>());
    Named { names, main }.try_map(move |text| {
        let found = list.iter().find(|(name, ..)| *name == text);
        found
            .map(|(.., value)| value.clone())
            .ok_or("not in the list")
    })
}

/// Takes names of a list, and others that stand for them.
#[derive(Clone)]
struct Named {
    names: PossibleValuesParser,
    main: fn(&str) -> Option<&'static str>,
}

impl TypedValueParser for Named {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        let main = value.to_str().and_then(self.main).map(OsStr::new);
        self.names
            .parse_ref(command, argument, main.unwrap_or(value))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.names.possible_values()
    }
}

/// The name of a Weierstrass curve that has other names too.
fn weierstrass_name(name: &str) -> Option<&'static str> {
    known::by_name(name).map(|curve| curve.name.as_str())
}

/// The same of any curve.
fn any_name(name: &str) -> Option<&'static str> {
    let edwards = || edwards::by_name(name).map(|curve| curve.name.as_str());
    weierstrass_name(name).or_else(edwards)
}

/// Every Weierstrass curve; those for tests are not shown.
pub fn curve() -> impl TypedValueParser<Value = &'static Curve> {
    let all = known::all().iter();
    named(
        all.map(|c| (c.name.as_str(), known::is_toy(c), c)),
        weierstrass_name,
    )
}

/// Every curve; those for tests are not shown.
pub fn any_curve() -> impl TypedValueParser<Value = AnyCurve> {
    let weierstrass = known::all()
        .iter()
        .map(|c| (c.name.as_str(), known::is_toy(c), AnyCurve::Weierstrass(c)));
    let edwards = edwards::all()
        .iter()
        .map(|c| (c.name.as_str(), edwards::is_toy(c), AnyCurve::Edwards(c)));
    named(weierstrass.chain(edwards), any_name)
}

/// Every algorithm.
pub fn algorithm() -> impl TypedValueParser<Value = Algorithm> {
    one_of(Algorithm::ALL.map(|a| (a.name(), false, a)))
}

/// Every backend.
pub fn backend() -> impl TypedValueParser<Value = Backend> {
    one_of(Backend::ALL.map(|b| (b.name(), false, b)))
}

/// Every format of a list of points of a Weierstrass curve, of scalars, or of what verifiers of Groth16 read.
pub fn list_format() -> impl TypedValueParser<Value = ListFormat> {
    let bases = BasesFormat::ALL.map(|f| (f.name(), false, ListFormat::Bases(f)));
    let scalars = ScalarsFormat::ALL.map(|f| (f.name(), false, ListFormat::Scalars(f)));
    let others = [ListFormat::Snarkjs, ListFormat::Solana].map(|f| (f.name(), false, f));
    one_of(bases.into_iter().chain(scalars).chain(others))
}

/// Every format of points.
pub fn points_format() -> impl TypedValueParser<Value = PointsFormat> {
    let bases = BasesFormat::ALL.map(|f| (f.name(), false, PointsFormat::Bases(f)));
    let own = Encoding::ALL.map(|e| (e.name(), false, PointsFormat::Own(e)));
    let files = FileFormat::ALL.map(|f| (f.name(), false, PointsFormat::File(f)));
    one_of(bases.into_iter().chain(own).chain(files))
}

/// Every format of a list of points that is written.
pub fn written_format() -> impl TypedValueParser<Value = PointsFormat> {
    let bases = BasesFormat::ALL.map(|f| (f.name(), false, PointsFormat::Bases(f)));
    let own = Encoding::ALL.map(|e| (e.name(), false, PointsFormat::Own(e)));
    one_of(bases.into_iter().chain(own))
}

/// Every format of scalars.
pub fn scalars_format() -> impl TypedValueParser<Value = ScalarsFormat> {
    one_of(ScalarsFormat::ALL.map(|f| (f.name(), false, f)))
}

/// Every format of a file that has a verifying key of Groth16.
pub fn key_format() -> impl TypedValueParser<Value = FileFormat> {
    let all = [
        FileFormat::ZKEY,
        FileFormat::ARK_VK,
        FileFormat::ARK_VK_UNCOMPRESSED,
        FileFormat::ARK_PK,
        FileFormat::ARK_PK_UNCOMPRESSED,
        FileFormat::GNARK_VK,
    ];
    one_of(all.map(|f| (f.name(), false, f)))
}

/// Every format of a proof's bytes.
pub fn proof_format() -> impl TypedValueParser<Value = BasesFormat> {
    let all = [
        BasesFormat::ARK_COMPRESSED,
        BasesFormat::ARK_UNCOMPRESSED,
        BasesFormat::GNARK_COMPRESSED,
        BasesFormat::GNARK_RAW,
        BasesFormat::AFFINE_LE,
        BasesFormat::AFFINE_BE,
        BasesFormat::MONTGOMERY_LE,
    ];
    one_of(all.map(|f| (f.name(), false, f)))
}

/// Every format of a file of points, of scalars, or with sections.
pub fn any_format() -> impl TypedValueParser<Value = AnyFormat> {
    let files = FileFormat::ALL.map(|f| (f.name(), false, AnyFormat::File(f)));
    let bases = BasesFormat::ALL.map(|f| (f.name(), false, AnyFormat::Bases(f)));
    let scalars = ScalarsFormat::ALL.map(|f| (f.name(), false, AnyFormat::Scalars(f)));
    one_of(files.into_iter().chain(bases).chain(scalars))
}

//! Proving keys.

mod others;
mod tables;

use std::path::Path;
use std::sync::OnceLock;

use msmith::curve::Group;
use msmith::{Backend, Engine, Options, Point, Points};
use msmith_io::sections::Sections;
use msmith_io::source::{ChosenPoints, FileFormat, Format, PointsInPlace, Source};

use crate::coefficients::Coefficients;
use crate::quotient::{Quotient, Roots};
use crate::{Error, Groups, VerifyingKey};
use msmith_circom::groups::quiet;
use others::not_a_key;
use tables::Tables;

/// The list of points of a key, by the names of snarkjs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum List {
    A,
    B1,
    B2,
    C,
    H,
}

impl List {
    pub(crate) const ALL: [Self; 5] = [Self::A, Self::B1, Self::B2, Self::C, Self::H];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B1 => "B1",
            Self::B2 => "B2",
            Self::C => "C",
            Self::H => "H",
        }
    }

    pub(crate) fn group(self) -> Group {
        match self {
            Self::B2 => Group::G2,
            _ => Group::G1,
        }
    }
}

/// Points of a key that are in somebody's memory, and the numbers that say what they are for.
///
/// For keys of other libraries: those of arkworks are given by `msmith_arkworks::groth16`.
pub struct Lists<'a> {
    /// One for each wire: \[A_i(τ)\]₁.
    pub a: Box<dyn Points + Send + 'a>,
    /// One for each wire: \[B_i(τ)\]₁.
    pub b1: Box<dyn Points + Send + 'a>,
    /// One for each wire: \[B_i(τ)\]₂.
    pub b2: Box<dyn Points + Send + 'a>,
    /// One for each wire that is not public: \[(β·A_i(τ) + α·B_i(τ) + C_i(τ))/δ\]₁.
    pub c: Box<dyn Points + Send + 'a>,
    /// \[τ^i·(τ^n − 1)/δ\]₁ for i below n − 1, or more.
    pub h: Box<dyn Points + Send + 'a>,
    /// The number of constraints, filled up to a power of 2: n.
    pub domain: usize,
    /// Wires that are public, without the constant one.
    pub public: usize,
    /// \[α\]₁, \[β\]₁ and \[δ\]₁.
    pub first: [Point; 3],
    /// \[β\]₂ and \[δ\]₂.
    pub second: [Point; 2],
}

/// Where the points of a key are.
enum Place<'a> {
    /// In a file, used where they lie.
    File(Box<Source>),
    Memory(Box<Lists<'a>>),
}

/// A proving key: the points of a file where they lie, mapped, or of another library.
///
/// A file larger than memory serves as well: its pages come and go as they are needed.
pub struct Key<'a> {
    groups: Groups,
    place: Place<'a>,
    variables: usize,
    public: usize,
    /// α, β and δ of G1.
    pub(crate) first: [Point; 3],
    /// β and δ of G2.
    pub(crate) second: [Point; 2],
    /// What makes values of a witness, for keys that have it.
    coefficients: Option<Coefficients>,
    roots: Roots,
    tables: Tables,
    /// What verifies its proofs, made when it is first asked for.
    verifying: OnceLock<VerifyingKey>,
}

/// The curve and the numbers.
impl std::fmt::Debug for Key<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Key")
            .field("curve", &self.groups.curve().name)
            .field("variables", &self.variables)
            .field("public", &self.public)
            .field("domain", &self.domain())
            .finish_non_exhaustive()
    }
}

/// Points of a list where they are.
pub(crate) enum Held<'a> {
    Lying(PointsInPlace<'a>),
    Given(&'a (dyn Points + 'a)),
}

impl Held<'_> {
    pub fn of(&self) -> &dyn Points {
        match self {
            Self::Lying(points) => points,
            Self::Given(points) => *points,
        }
    }
}

impl Key<'static> {
    /// Maps a `.zkey` of snarkjs (Groth16, BN254 or BLS12-381), with the best backend of this machine; or reads a key of
    /// gnark (`gnark-pk`, or its dump) into memory, whose values are given by an [`crate::Assignment`]. Those of arkworks do
    /// not say what they are: [`Key::of_source`]. All points are
    /// checked to be on the curve, unless the options vouch for them ([`Options::in_subgroup`]), and the coefficients to
    /// name constraints and wires that there are. Whether the key is that of a circuit and a ceremony is what
    /// [`crate::zkey`] verifies: **proofs of a key that somebody made up may tell the witness.**
    ///
    /// Errors: a file that cannot be read, of another format or cut; the first point that is wrong, by its section; the
    /// first coefficient that is; a raised cancel flag.
    pub fn open(path: &Path, options: &Options<'_>) -> Result<Self, Error> {
        Self::of_source(Source::open(path, None, None)?, Backend::detect()?, options)
    }

    /// The same of an open file, for a backend.
    ///
    /// Errors: those of [`Key::open`]; a backend that this machine lacks.
    pub fn of_source(
        source: Source,
        backend: Backend,
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let format = FileFormat::ZKEY;
        let curve = source.curve().ok_or_else(|| not_a_key(&source))?;
        if source.format() != Format::File(format) {
            let groups = Groups::new(curve, backend)?;
            return Key::of_lists(&groups, others::lists(&source, &groups, options)?);
        }
        let groups = Groups::new(curve, backend)?;
        let length = |name| source.section(name).map(msmith_io::source::Section::len);
        let (variables, public) = (length("A")?, length("IC")? - 1);
        let sections = Sections::new(format.name(), b"zkey", 1, source.content())?;
        let coefficients = Coefficients::read(&sections, &groups, length("H")?, variables)?;
        let one = |name, engine: &Engine| {
            let read = source.points(engine, name)?.read(0..1, &quiet(options))?;
            Ok::<_, Error>(read.get(0).unwrap_or_default())
        };
        let (g1, g2) = (groups.first(), groups.second());
        let first = [one("alpha1", g1)?, one("beta1", g1)?, one("delta1", g1)?];
        let second = [one("beta2", g2)?, one("delta2", g2)?];
        let roots = Roots::new(&groups, length("H")?, Quotient::Values)?;
        let key = Self {
            groups,
            place: Place::File(Box::new(source)),
            variables,
            public,
            first,
            second,
            coefficients: Some(coefficients),
            roots,
            tables: Tables::default(),
            verifying: OnceLock::new(),
        };
        if !options.in_subgroup {
            key.check_points(options)?;
        }
        Ok(key)
    }
}

impl<'a> Key<'a> {
    /// Of points in memory, which are trusted to be what they are said to be.
    ///
    /// Errors: lists of other lengths than the numbers say, fewer wires than public ones among them; a domain that is
    /// not a power of 2; more constraints than the field has roots of unity for.
    pub fn of_lists(groups: &Groups, lists: Lists<'a>) -> Result<Self, Error> {
        let variables = lists.a.len();
        let domain = lists.domain;
        let inputs = lists.public.saturating_add(1);
        for (what, found, wanted) in [
            // The constant one and the public wires, or more.
            ("point of A", variables, variables.max(inputs)),
            ("point of B1", lists.b1.len(), variables),
            ("point of B2", lists.b2.len(), variables),
            (
                "point of C",
                lists.c.len(),
                variables.saturating_sub(inputs),
            ),
            (
                "point of H",
                lists.h.len(),
                lists.h.len().clamp(domain.saturating_sub(1), domain),
            ),
        ] {
            if found != wanted {
                return Err(Error::Lengths {
                    what,
                    found,
                    wanted,
                });
            }
        }
        let roots = Roots::new(groups, domain, Quotient::Coefficients)?;
        Ok(Self {
            groups: groups.clone(),
            variables,
            public: lists.public,
            first: lists.first.clone(),
            second: lists.second.clone(),
            coefficients: None,
            roots,
            tables: Tables::default(),
            verifying: OnceLock::new(),
            place: Place::Memory(Box::new(lists)),
        })
    }

    /// The groups.
    #[must_use]
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    /// The number of wires, the constant 1 and public ones among them: values of a witness.
    #[must_use]
    pub fn variables(&self) -> usize {
        self.variables
    }

    /// The number of public values, without the constant 1.
    #[must_use]
    pub fn public(&self) -> usize {
        self.public
    }

    /// The number of constraints, filled up to a power of 2.
    #[must_use]
    pub fn domain(&self) -> usize {
        self.roots.len()
    }

    /// What verifies its proofs, for keys that have their circuit.
    pub(crate) fn verifying(&self) -> Result<&VerifyingKey, Error> {
        if let Some(made) = self.verifying.get() {
            return Ok(made);
        }
        let Place::File(source) = &self.place else {
            return Err(Error::NoCoefficients);
        };
        let made = VerifyingKey::from_source(source, self.groups.first().backend())?;
        Ok(self.verifying.get_or_init(|| made))
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(crate) fn set_tables(&mut self, tables: Tables) {
        self.tables = tables;
    }

    pub(crate) fn roots(&self) -> &Roots {
        &self.roots
    }

    pub(crate) fn engine(&self, list: List) -> &Engine {
        match list.group() {
            Group::G1 => self.groups.first(),
            Group::G2 => self.groups.second(),
        }
    }

    /// The points of a list, where they are; not checked.
    pub(crate) fn points(&self, list: List) -> Result<Held<'_>, Error> {
        match &self.place {
            Place::File(source) => {
                let all = source.points(self.engine(list), list.name())?;
                let lying = all.where_they_lie(0..all.len())?;
                let why = "its points are not Montgomery words";
                lying
                    .map(Held::Lying)
                    .ok_or_else(|| Error::file(FileFormat::ZKEY.name(), why))
            }
            Place::Memory(lists) => Ok(Held::Given(match list {
                List::A => &*lists.a,
                List::B1 => &*lists.b1,
                List::B2 => &*lists.b2,
                List::C => &*lists.c,
                List::H => &*lists.h,
            })),
        }
    }

    /// The values of A and B at the constraints, Montgomery words.
    pub(crate) fn values(
        &self,
        wires: &[u64],
        options: &Options<'_>,
    ) -> Result<[Vec<u64>; 2], Error> {
        match (&self.coefficients, &self.place) {
            (Some(of), Place::File(source)) => {
                of.values(source.content(), &self.groups, wires, options)
            }
            _ => Err(Error::NoCoefficients),
        }
    }

    /// Checks all points to be on the curve.
    fn check_points(&self, options: &Options<'_>) -> Result<(), Error> {
        let Place::File(source) = &self.place else {
            return Ok(());
        };
        for list in List::ALL {
            let points = source.points(self.engine(list), list.name())?;
            points.check(&quiet(options), |_| true)?;
        }
        Ok(())
    }
}

/// Some points of a list.
pub(crate) fn chosen<'a>(points: &'a Held<'a>, which: &'a [u32]) -> ChosenPoints<'a> {
    let of = points.of();
    ChosenPoints { of, which }
}

//! A prover that is fed its key by ranges, in steps: for keys whose parts come from elsewhere, or that do not fit memory.

use msmith::curve::Group;
use msmith::{Backend, Engine, Options, Point, WordPoints};
use msmith_io::BasesFormat;
use msmith_io::sections::{Sections, head, section};
use msmith_io::source::{FileFormat, ZkeyHeader};

use crate::coefficients::{Fed, Wires};
use crate::quotient::{Quotient, Roots};
use crate::zkey::id;
use crate::{Blinding, Error, Groups, Proof, Sums, Witness};
use msmith_circom::points::listed;

const FORMAT: &str = FileFormat::ZKEY.name();

/// A prover that sees of a `zkey` what it is given: the header, then for each proof the coefficients by ranges, then sums
/// that others have made of the lists of points, in slices or whole.
///
/// | step | what comes of it |
/// |---|---|
/// | [`Prover::of_header`] | numbers and points |
/// | [`Prover::start`] | takes a witness |
/// | [`Prover::feed`], again and again | the values of A and B at the constraints |
/// | [`Prover::quotient`] | the scalars of the points H |
/// | [`Prover::finish`] | the proof |
///
/// The last step needs no other one before it: the sums may be those of another prover of the same key. The proof is
/// that of [`crate::prove`] for the same blinding. **Variable time** in the witness.
pub struct Prover {
    groups: Groups,
    variables: usize,
    public: usize,
    roots: Roots,
    /// α, β and δ of G1.
    first: [Point; 3],
    /// β and δ of G2.
    second: [Point; 2],
    values: Option<Fed<'static>>,
}

/// The curve and the numbers.
impl std::fmt::Debug for Prover {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Prover")
            .field("curve", &self.groups.curve().name)
            .field("variables", &self.variables)
            .field("public", &self.public)
            .field("domain", &self.domain())
            .finish_non_exhaustive()
    }
}

impl Prover {
    /// For the bytes of section 2 of a `zkey` of Groth16.
    ///
    /// Errors: bytes that are not such a header; a curve without proofs here; points that are not on their curves; more
    /// constraints than the field has roots of unity for; a backend that this machine lacks.
    pub fn of_header(bytes: &[u8], backend: Backend) -> Result<Self, Error> {
        // A file of that section alone.
        let mut file = head(*b"zkey", 1, 1);
        file.extend(section(id::HEADER, bytes.len() as u64));
        file.extend(bytes);
        let sections = Sections::new(FORMAT, b"zkey", 1, &file)?;
        let header = ZkeyHeader::read(&sections)?;
        let groups = Groups::new(header.curve, backend)?;
        let one = |name: &str| {
            let found = header.points.iter().find(|(found, ..)| *found == name);
            let (_, group, at) = found.copied().unwrap_or(("", Group::G1, 0));
            let engine = match group {
                Group::G1 => groups.first(),
                Group::G2 => groups.second(),
            };
            point(engine, name, &file[at..at + 16 * engine.words()])
        };
        let first = [one("alpha1")?, one("beta1")?, one("delta1")?];
        let second = [one("beta2")?, one("delta2")?];
        one("gamma2")?;
        let roots = Roots::new(&groups, header.domain as usize, Quotient::Values)?;
        Ok(Self {
            groups,
            variables: header.variables as usize,
            public: header.public as usize,
            roots,
            first,
            second,
            values: None,
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

    /// Begins with the values of a witness; what was fed for another one is forgotten.
    ///
    /// Memory until the quotient is made: 64 bytes a wire, and 64 a constraint.
    ///
    /// Errors: a witness of another curve or length.
    pub fn start(&mut self, witness: Witness, options: &Options<'_>) -> Result<(), Error> {
        self.values = None;
        self.groups.must_be("witness", witness.groups().curve())?;
        if witness.len() != self.variables {
            return Err(Error::Lengths {
                what: "witness value",
                found: witness.len(),
                wanted: self.variables,
            });
        }
        let wires = Wires::new(&self.groups, witness.into_words().into(), options)?;
        self.values = Some(Fed::new(wires, self.domain())?);
        Ok(())
    }

    /// Adds a range of section 4, whole coefficients of 44 bytes; its first four bytes, their number, are none. Ranges may
    /// come in any order.
    ///
    /// Errors: no witness; bytes that are not whole coefficients; the first that is of no constraint, wire or matrix, or
    /// not below r. Then the witness must be given again.
    pub fn feed(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let Some(values) = &mut self.values else {
            return out_of_order();
        };
        let added = values.add(bytes);
        if added.is_err() {
            self.values = None;
        }
        added
    }

    /// What the points H are multiplied by, plain integers, when all coefficients were fed. The witness is forgotten.
    ///
    /// Cost: six transforms. Memory as [`crate::prove`] has it.
    ///
    /// Errors: no witness; another number of coefficients; those of the options.
    pub fn quotient(
        &mut self,
        coefficients: usize,
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let Some(values) = self.values.take() else {
            return out_of_order();
        };
        if values.len != coefficients {
            return Err(Error::Lengths {
                what: "coefficient",
                found: values.len,
                wanted: coefficients,
            });
        }
        self.roots.scalars(values.finish(), options)
    }

    /// The proof that sums are of, with its blinding. That the sums are those of the key and of one witness is the
    /// caller's word: a proof of others is refused by who verifies it.
    ///
    /// Errors: [`Error::Point`] for a sum that is not on its curve, or a proof that is not in its subgroup.
    pub fn finish(&self, sums: &Sums, blinding: &Blinding) -> Result<Proof, Error> {
        let (first, second) = (self.groups.first(), self.groups.second());
        for (name, engine, point) in [
            ("A", first, &sums.a),
            ("B1", first, &sums.b1),
            ("B2", second, &sums.b2),
            ("C", first, &sums.c),
            ("H", first, &sums.h),
        ] {
            let checked = engine.check_on_curve(&listed(engine, [point])?);
            checked.map_err(|why| wrong(name, why.to_string()))?;
        }
        let [a, b, c] = sums.blinded(&self.groups, &self.first, &self.second, blinding)?;
        Proof::new(&self.groups, a, b, c)
    }
}

/// A point of the header.
fn point(engine: &Engine, name: &str, bytes: &[u8]) -> Result<Point, Error> {
    let read = BasesFormat::MONTGOMERY_LE.decode(engine, bytes, 1, &Options::default());
    let list: WordPoints = read.map_err(|why| wrong(name, why.to_string()))?;
    Ok(list.get(0).unwrap_or_default())
}

fn wrong(name: &str, why: String) -> Error {
    let (what, index) = (name.to_owned(), 0);
    Error::Point { what, index, why }
}

fn out_of_order<T>() -> Result<T, Error> {
    Err(Error::file(
        FORMAT,
        "there is no witness, which comes before the coefficients",
    ))
}

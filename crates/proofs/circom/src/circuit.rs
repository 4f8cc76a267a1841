//! Circuits in circom's `.r1cs` files: rank-1 constraints `⟨a, w⟩·⟨b, w⟩ = ⟨c, w⟩` over the field of scalars.
//!
//! Sections: 1 the header, 2 the constraints, 3 the labels of signals, 4 and 5 custom gates. A linear combination is the
//! number of its terms (four bytes, least significant first) and the terms: a signal (four bytes) and its coefficient.
//! Signals are 1, the outputs, the public inputs, and the others. Of labels and private inputs nothing is asked, as snarkjs
//! does: compilers leave labels out, and circom counts inputs that no constraint uses and that are no signals. Source:
//! iden3's "R1CS binary format", the files of circom 0.5 and 2.0 to 2.2, and what snarkjs 0.7.6 reads.

use std::path::Path;

use msmith::Options;
use msmith::curve::Curve;
use msmith_io::sections::Sections;
use msmith_io::source::{FileFormat, Format, R1csHeader, Source};

use crate::groups::{WORDS, of_field};
use crate::integers::{Scalar, add, is_below, reduced, scalar};
use crate::{Error, Groups, integers};

const FORMAT: &str = FileFormat::R1CS.name();
/// Bytes of a signal's number, and of a number of terms.
const NUMBER: usize = 4;
/// Bytes of a term.
const TERM: usize = NUMBER + 8 * WORDS;
/// Signals that a file of any length may have.
const SIGNALS: usize = 1 << 16;
/// Terms that are multiplied together when a witness is checked.
const BLOCK: usize = 1 << 15;

/// A signal, and its coefficient in a sum: below r, least significant word first.
pub type Term = (u32, [u64; 4]);

/// A circuit in an `.r1cs` file, mapped and not read into memory. **The file must not be changed in place** while it is open.
#[derive(Debug)]
pub struct Circuit {
    source: Source,
    curve: Curve,
    signals: usize,
    outputs: usize,
    inputs: usize,
    constraints: usize,
    /// Where the constraints are.
    first: usize,
    last: usize,
    /// Terms in all combinations a, b and c.
    terms: [u64; 3],
}

impl Circuit {
    /// Maps a file and looks through it: every count and signal. Coefficients that are not below r are reduced.
    ///
    /// Errors, which name the file: one that cannot be read or is not an `.r1cs`; another prime than r of a curve with
    /// proofs; custom gates; more signals than bytes, beyond 2^16; a section that is cut or missing; a signal that cannot
    /// be.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let format = Format::File(FileFormat::R1CS);
        let opened = Source::open(path, Some(format), None).map_err(Error::from);
        opened.and_then(Self::of).map_err(|why| match why {
            Error::Engine(_) | Error::Io(msmith_io::Error::File { .. }) => why,
            why => Error::Io(msmith_io::Error::File {
                path: path.display().to_string(),
                why: why.to_string(),
            }),
        })
    }

    fn of(source: Source) -> Result<Self, Error> {
        let sections = Sections::new(FORMAT, b"r1cs", 1, source.content())?;
        let header = R1csHeader::read(&sections)?;
        let curve = header.curve.clone();
        Groups::served(&curve)?;
        let signals = header.signals as usize;
        // Lists of signals are made by their number, which a short file must not choose.
        let bytes = source.content().len();
        if signals > bytes.max(SIGNALS) {
            let why = format!("it has {signals} signals in {bytes} bytes");
            return Err(wrong(why));
        }
        if header.gates != [0, 0] {
            let name = header.first_gate.unwrap_or_default().escape_ascii();
            let why = format!(
                "it has custom gates ({}, the first is {name}), which are for PLONK and not for Groth16",
                header.gates[0]
            );
            return Err(Error::file(FORMAT, why));
        }
        let (first, length) = sections.require(2, "constraints")?;
        let mut circuit = Self {
            curve,
            signals,
            outputs: header.outputs as usize,
            inputs: header.public_inputs as usize,
            constraints: header.constraints as usize,
            first,
            last: first + length,
            terms: [0; 3],
            source,
        };
        circuit.terms = circuit.look()?;
        Ok(circuit)
    }

    /// The number of terms of each matrix, after a look at all of them.
    fn look(&self) -> Result<[u64; 3], Error> {
        let mut terms = [0; 3];
        let mut constraints = self.each();
        for index in 0..self.constraints {
            let wrong = |why: String| Err(wrong(format!("constraint {index}: {why}")));
            let Some(combinations) = constraints.next() else {
                return wrong("the list of constraints ends before or inside it".into());
            };
            for (count, combination) in terms.iter_mut().zip(combinations) {
                *count += combination.count() as u64;
                for (signal, _) in combination.each() {
                    if signal as usize >= self.signals {
                        return wrong(format!("signal {signal} of {}", self.signals));
                    }
                }
            }
        }
        match constraints.rest.len() {
            0 => Ok(terms),
            n => Err(wrong(format!("{n} bytes are behind the last constraint"))),
        }
    }

    /// The curve whose scalars it is over.
    #[must_use]
    pub fn curve(&self) -> &Curve {
        &self.curve
    }

    /// The number of constraints.
    #[must_use]
    pub fn constraints(&self) -> usize {
        self.constraints
    }

    /// The number of signals, which is that of a witness's values; the first is 1.
    #[must_use]
    pub fn signals(&self) -> usize {
        self.signals
    }

    /// The number of public signals: the outputs and the public inputs, which are signals 1, 2, … The 1 is not counted.
    #[must_use]
    pub fn public_signals(&self) -> usize {
        self.outputs + self.inputs
    }

    /// The size of the domain of its proofs: the least power of two above the numbers of constraints and public signals
    /// together, and at least 2.
    #[must_use]
    pub fn domain(&self) -> usize {
        (self.constraints + self.public_signals() + 1)
            .next_power_of_two()
            .max(2)
    }

    /// Terms in all combinations a, b and c.
    pub fn terms(&self) -> [u64; 3] {
        self.terms
    }

    /// The constraints in their order.
    pub fn each(&self) -> Constraints<'_> {
        Constraints {
            rest: &self.source.content()[self.first..self.last],
            left: self.constraints,
        }
    }

    /// Constraint `index`: the terms of a, b and c. `None` if there are not so many. Cost: those before it are gone through.
    #[must_use]
    pub fn constraint(&self, index: usize) -> Option<[Vec<Term>; 3]> {
        let order = scalar(&self.curve.r.to_bytes_le());
        let terms = |of: Combination<'_>| {
            let terms = of.each().map(|(signal, c)| (signal, reduced(c, &order)));
            terms.collect()
        };
        self.each().nth(index).map(|of| of.map(terms))
    }

    /// Whether the values of a witness, plain integers, satisfy every constraint: an error names the first that they do not.
    /// Block by block, with some MiB of memory.
    ///
    /// Errors: another number of values than of signals; a value that is not below r, or a first one that is not 1;
    /// [`Error::Unsatisfied`]; groups of another curve; those of the options. **Variable time** in the witness.
    pub fn check(
        &self,
        groups: &Groups,
        witness: &[[u64; 4]],
        options: &Options<'_>,
    ) -> Result<(), Error> {
        groups.must_be("circuit", &self.curve)?;
        let field = groups.scalars()?;
        if witness.len() != self.signals {
            return Err(Error::Lengths {
                what: "witness value",
                found: witness.len(),
                wanted: self.signals,
            });
        }
        let order = integers::order(field);
        if let Some(index) = witness.iter().position(|value| !is_below(value, &order)) {
            let what = "witness value";
            return Err(Error::NotBelowOrder { what, index });
        }
        if witness[0] != [1, 0, 0, 0] {
            let why = "its first value is not 1".into();
            return Err(Error::Text {
                what: "witness",
                why,
            });
        }
        let own = &of_field(options);
        let mut terms = Terms::default();
        let mut constraints = self.each();
        let mut done = 0;
        while constraints.left > 0 {
            while !terms.is_full() {
                let Some(combinations) = constraints.next() else {
                    break;
                };
                for combination in combinations {
                    terms.push(combination, &order, |signal| witness[signal]);
                }
            }
            let sums = terms.sums(field, own)?;
            let of = |k: usize| sums.iter().skip(k).step_by(3).copied().collect::<Vec<_>>();
            let [mut a, b, c] = [of(0), of(1), of(2)];
            field.to_montgomery(a.as_flattened_mut(), own)?;
            field.mul(a.as_flattened_mut(), b.as_flattened(), own)?;
            if let Some(k) = a.iter().zip(&c).position(|(ab, c)| ab != c) {
                let constraint = done + k;
                return Err(Error::Unsatisfied { constraint });
            }
            done += a.len();
            options.watch.check()?;
            options.watch.report(done as f64 / self.constraints as f64);
        }
        Ok(())
    }
}

/// Terms of some linear combinations, with the values of their signals: what they sum to.
#[derive(Default)]
pub struct Terms {
    coefficients: Vec<Scalar>,
    values: Vec<Scalar>,
    /// Where those of each combination end.
    ends: Vec<usize>,
}

impl Terms {
    /// Whether there are enough to be multiplied together.
    pub fn is_full(&self) -> bool {
        self.values.len() >= BLOCK
    }

    /// One combination more.
    pub fn push(
        &mut self,
        combination: Combination<'_>,
        order: &Scalar,
        value: impl Fn(usize) -> Scalar,
    ) {
        for (signal, coefficient) in combination.each() {
            self.coefficients.push(reduced(coefficient, order));
            self.values.push(value(signal as usize));
        }
        self.ends.push(self.values.len());
    }

    /// The sum of each combination, in order; none is left.
    pub fn sums(
        &mut self,
        field: &msmith_field::Field,
        options: &msmith_field::Options<'_>,
    ) -> Result<Vec<Scalar>, Error> {
        let order = integers::order(field);
        // An element times an integer is an integer.
        let products = self.coefficients.as_flattened_mut();
        field.to_montgomery(products, options)?;
        field.mul(products, self.values.as_flattened(), options)?;
        let mut first = 0;
        let of_one = |end: &usize| {
            let mut sum = [0; WORDS];
            for product in &self.coefficients[first..*end] {
                add(&mut sum, product, &order);
            }
            first = *end;
            sum
        };
        let sums = self.ends.iter().map(of_one).collect();
        self.coefficients.clear();
        self.values.clear();
        self.ends.clear();
        Ok(sums)
    }
}

/// Constraints that are still to come. It ends early where bytes are missing, which an open circuit excludes.
#[derive(Debug, Clone)]
pub struct Constraints<'a> {
    rest: &'a [u8],
    left: usize,
}

impl<'a> Iterator for Constraints<'a> {
    type Item = [Combination<'a>; 3];

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let mut take = || {
            let (count, rest) = self.rest.split_first_chunk::<NUMBER>()?;
            let length = (u32::from_le_bytes(*count) as usize).checked_mul(TERM)?;
            let (terms, rest) = rest.split_at_checked(length)?;
            self.rest = rest;
            Some(Combination { terms })
        };
        Some([take()?, take()?, take()?])
    }
}

/// A linear combination of signals.
#[derive(Debug, Clone, Copy)]
pub struct Combination<'a> {
    terms: &'a [u8],
}

impl<'a> Combination<'a> {
    /// The number of terms.
    pub fn count(&self) -> usize {
        self.terms.len() / TERM
    }

    /// Signals and their coefficients: bytes, least significant first.
    pub fn each(&self) -> impl Iterator<Item = (u32, &'a [u8; 8 * WORDS])> + use<'a> {
        let (terms, _) = self.terms.as_chunks::<TERM>();
        terms.iter().filter_map(|term| {
            let (signal, rest) = term.split_first_chunk::<NUMBER>()?;
            Some((u32::from_le_bytes(*signal), rest.first_chunk()?))
        })
    }
}

fn wrong(why: String) -> Error {
    let format = FORMAT;
    msmith_io::Error::Header { format, why }.into()
}

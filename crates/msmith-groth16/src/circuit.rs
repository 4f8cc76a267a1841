//! Circuits in circom's `.r1cs` files: rank-1 constraints `⟨a, w⟩·⟨b, w⟩ = ⟨c, w⟩` over the field of scalars.
//!
//! Sections: 1 the header, 2 the constraints, 3 the labels of signals, 4 and 5 custom gates. A linear combination is the
//! number of its terms (four bytes, least significant first) and the terms: a signal (four bytes) and its coefficient.
//! Signals are 1, the outputs, the public inputs, and the others. Source: iden3's "R1CS binary format", and the files of
//! circom 2.

use std::path::Path;

use msmith::Options;
use msmith::curve::Curve;
use msmith_io::sections::Sections;
use msmith_io::source::{FileFormat, Format, Source};

use crate::fields::{Scalar, add, is_below, scalar};
use crate::groups::{WORDS, of_field};
use crate::{Error, Groups, fields};

const FORMAT: &str = FileFormat::R1CS.name();
/// Bytes of a signal's number, and of a number of terms.
const NUMBER: usize = 4;
/// Bytes of a term: a signal and its coefficient.
const TERM: usize = NUMBER + 8 * WORDS;
/// Terms that are multiplied together when a witness is checked.
const BLOCK: usize = 1 << 15;

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
    /// Maps a file and looks through it: every count, signal and coefficient.
    ///
    /// Errors: a file that cannot be read or is not an `.r1cs`; another prime than r of a curve with proofs
    /// ([`Error::Curve`]); custom gates; fewer labels (or bytes) than signals; a section that is cut or missing; a signal or
    /// a coefficient that cannot be.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let format = Format::File(FileFormat::R1CS);
        Self::of(Source::open(path, Some(format), None)?)
    }

    fn of(source: Source) -> Result<Self, Error> {
        let curve = match source.curve() {
            Some(curve) => curve.clone(),
            None => return Err(wrong("it says no prime".into())),
        };
        Groups::served(&curve)?;
        let sections = Sections::new(FORMAT, b"r1cs", 1, source.content())?;
        let mut header = sections.cursor(1, "the header")?;
        let (width, _) = header.prime()?;
        if width != 8 * WORDS {
            return Err(wrong(format!("its prime has {width} bytes")));
        }
        let [signals, outputs, public, private] =
            [header.u32()?, header.u32()?, header.u32()?, header.u32()?].map(|n| n as usize);
        header.u64()?;
        let constraints = header.u32()? as usize;
        header.end()?;
        let least = [1, outputs, public, private].iter().sum::<usize>();
        if signals < least {
            let why = format!("it has {signals} signals, and 1, outputs and inputs are {least}");
            return Err(wrong(why));
        }
        custom_gates(&sections)?;
        labelled(&sections, signals, source.content().len())?;
        let (first, length) = sections.require(2, "constraints")?;
        let mut circuit = Self {
            curve,
            signals,
            outputs,
            inputs: public,
            constraints,
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
        let (order, mut terms) = (order(&self.curve), [0; 3]);
        let mut constraints = self.each();
        for index in 0..self.constraints {
            let wrong = |why: String| Err(wrong(format!("constraint {index}: {why}")));
            let Some(combinations) = constraints.next() else {
                return wrong("section constraints ends before or inside it".into());
            };
            for (count, combination) in terms.iter_mut().zip(combinations) {
                *count += combination.len() as u64;
                for (signal, coefficient) in combination.each() {
                    if signal as usize >= self.signals {
                        return wrong(format!("signal {signal} of {}", self.signals));
                    }
                    if !is_below(&scalar(coefficient), &order) {
                        return wrong(format!("the coefficient of signal {signal} is not below r"));
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
    pub(crate) fn terms(&self) -> [u64; 3] {
        self.terms
    }

    /// The constraints in their order.
    pub(crate) fn each(&self) -> Constraints<'_> {
        Constraints {
            rest: &self.source.content()[self.first..self.last],
            left: self.constraints,
        }
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
        let order = fields::order(field);
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
                    terms.push(combination, |signal| witness[signal]);
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
pub(crate) struct Terms {
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
    pub fn push(&mut self, combination: Combination<'_>, value: impl Fn(usize) -> Scalar) {
        for (signal, coefficient) in combination.each() {
            self.coefficients.push(scalar(coefficient));
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
        let order = fields::order(field);
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
    pub fn len(&self) -> usize {
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

/// r of a curve.
fn order(curve: &Curve) -> Scalar {
    scalar(&curve.r.to_bytes_le())
}

fn wrong(why: String) -> Error {
    let format = FORMAT;
    msmith_io::Error::Header { format, why }.into()
}

/// Refuses more signals than the file has labels of, eight bytes each; without labels, than it has bytes. Lists of
/// signals are made by their number, which a short file must not choose.
fn labelled(sections: &Sections<'_>, signals: usize, bytes: usize) -> Result<(), Error> {
    let most = match sections.find(3, "labels")? {
        Some((_, length)) => length / 8,
        None => bytes,
    };
    if signals > most {
        return Err(wrong(format!(
            "it has {signals} signals, and labels or bytes of {most}"
        )));
    }
    Ok(())
}

/// Refuses custom gates, which proofs of Groth16 have no place for.
fn custom_gates(sections: &Sections<'_>) -> Result<(), Error> {
    for (id, what) in [(4, "custom gates"), (5, "uses of custom gates")] {
        if sections.find(id, what)?.is_none() {
            continue;
        }
        let mut list = sections.cursor(id, what)?;
        let count = list.u32()?;
        if count == 0 {
            continue;
        }
        let mut name = Vec::new();
        while id == 4 && name.len() < 64 {
            match list.take(1)? {
                [0] => break,
                byte => name.extend(byte),
            }
        }
        let name = match name.is_empty() {
            true => String::new(),
            false => format!(" (the first is {})", name.escape_ascii()),
        };
        let why = format!("it has {count} {what}{name}, which are for PLONK and not for Groth16");
        return Err(Error::File {
            format: FORMAT,
            why,
        });
    }
    Ok(())
}

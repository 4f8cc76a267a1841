//! The coefficients of a circuit's constraints that a `.zkey` has, and the values of its polynomials for a witness.
//!
//! **Format.** Their number (four bytes); for each the matrix (0 for A, 1 for B), the constraint and the wire (four bytes
//! each) and the value v as the words of `v·R²`, so that the Montgomery product with a plain integer w is the Montgomery
//! form of `v·w`. Source: the files that snarkjs 0.7.6 writes.

use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};

use msmith::Options;
use msmith_core::memory::{filled, within};
use msmith_core::parallel::run_watched;
use msmith_core::ring::Ring;
use msmith_core::ring::mont64::Mont64;
use msmith_io::sections::Sections;

use crate::{Error, Groups};
use msmith_circom::groups::WORDS;

/// Bytes of a coefficient.
pub(crate) const SIZE: usize = 12 + 8 * WORDS;
/// Constraints of a task.
const TASK: usize = 1 << 10;

/// Where the coefficients are, checked.
#[derive(Debug, Clone)]
pub(crate) struct Coefficients {
    start: usize,
    len: usize,
    domain: usize,
    /// Whether constraints ascend, so that those of a range are found.
    ascend: bool,
}

struct Coefficient {
    matrix: u32,
    constraint: u32,
    wire: u32,
    value: [u64; WORDS],
}

fn coefficient(bytes: &[u8; SIZE]) -> Coefficient {
    let (numbers, value) = bytes.split_at(12);
    let number = |k: usize| {
        numbers
            .as_chunks()
            .0
            .get(k)
            .map_or(0, |b| u32::from_le_bytes(*b))
    };
    let mut words = [0; WORDS];
    for (to, from) in words.iter_mut().zip(value.as_chunks().0) {
        *to = u64::from_le_bytes(*from);
    }
    Coefficient {
        matrix: number(0),
        constraint: number(1),
        wire: number(2),
        value: words,
    }
}

impl Coefficient {
    /// What is wrong with it, if anything is.
    fn fault(&self, ring: &Mont64<WORDS>, domain: usize, variables: usize) -> Option<String> {
        if self.matrix > 1 {
            Some(format!("matrix {}, and there are 0 and 1", self.matrix))
        } else if self.constraint as usize >= domain {
            Some(format!("constraint {} of {domain}", self.constraint))
        } else if self.wire as usize >= variables {
            Some(format!("wire {} of {variables}", self.wire))
        } else if !ring.is_canonical(&self.value) {
            Some("its value is not below r".into())
        } else {
            None
        }
    }
}

fn faulty<T>(index: usize, why: &str) -> Result<T, Error> {
    Err(Error::file("zkey", format!("coefficient {index}: {why}")))
}

/// The values of wires, which coefficients are multiplied with.
///
/// Most coefficients are 1 or −1, for which nothing is multiplied.
pub(crate) struct Wires<'a> {
    ring: Mont64<WORDS>,
    plain: Cow<'a, [u64]>,
    montgomery: Vec<u64>,
    one: [u64; WORDS],
    minus_one: [u64; WORDS],
}

impl<'a> Wires<'a> {
    /// Of plain integers below r.
    pub fn new(
        groups: &Groups,
        plain: Cow<'a, [u64]>,
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let ring = integers(groups)?;
        let mut montgomery = within(|| plain.to_vec())?;
        let field = groups.scalars()?;
        field.to_montgomery(&mut montgomery, &msmith_circom::groups::of_field(options))?;
        let one = ring.to_mont(ring.r1());
        Ok(Self {
            plain,
            montgomery,
            one,
            minus_one: ring.neg::<1>(&one),
            ring,
        })
    }

    /// Adds the product of a coefficient and its wire to a value.
    fn add(&self, c: &Coefficient, value: &mut [u64]) {
        let wire = WORDS * c.wire as usize..WORDS * (c.wire as usize + 1);
        let read = |words: &[u64]| {
            let mut to = [0; WORDS];
            to.copy_from_slice(words);
            to
        };
        let (ring, old) = (&self.ring, read(value));
        let new = if c.value == self.one {
            ring.add(&old, &read(&self.montgomery[wire]))
        } else if c.value == self.minus_one {
            ring.sub::<1>(&old, &read(&self.montgomery[wire]))
        } else {
            ring.add(&old, &ring.mul(&c.value, &read(&self.plain[wire])))
        };
        value.copy_from_slice(&new);
    }
}

/// The values of A and of B at each constraint, made of coefficients that come by ranges.
pub(crate) struct Fed<'a> {
    wires: Wires<'a>,
    values: [Vec<u64>; 2],
    domain: usize,
    /// Coefficients so far.
    pub len: usize,
}

impl<'a> Fed<'a> {
    pub fn new(wires: Wires<'a>, domain: usize) -> Result<Self, Error> {
        let zeros = || within(|| filled(domain * WORDS, 0));
        Ok(Self {
            wires,
            values: [zeros()?, zeros()?],
            domain,
            len: 0,
        })
    }

    /// Adds the coefficients of a range, which need not ascend.
    ///
    /// Errors: bytes that are not whole coefficients; the first that is of no constraint, wire or matrix, or not below
    /// r. Then the values are in no particular state.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let (list, rest) = bytes.as_chunks();
        if !rest.is_empty() {
            return Err(Error::file(
                "zkey",
                format!("{} bytes are not whole coefficients of {SIZE}", bytes.len()),
            ));
        }
        let variables = self.wires.plain.len() / WORDS;
        for bytes in list {
            let c = coefficient(bytes);
            if let Some(why) = c.fault(&self.wires.ring, self.domain, variables) {
                return faulty(self.len, &why);
            }
            let at = WORDS * c.constraint as usize;
            let values = &mut self.values[c.matrix as usize];
            self.wires.add(&c, &mut values[at..at + WORDS]);
            self.len += 1;
        }
        Ok(())
    }

    /// The values of A and of B, Montgomery words.
    pub fn finish(self) -> [Vec<u64>; 2] {
        self.values
    }
}

/// The integers modulo r of a curve.
pub(crate) fn integers(groups: &Groups) -> Result<Mont64<WORDS>, Error> {
    let r = groups.scalars()?.modulus();
    let none = || Error::Curve(groups.curve().name.clone());
    Mont64::new(r).ok_or_else(none)
}

impl Coefficients {
    /// Those of a key.
    ///
    /// Errors: bytes that are not of this many coefficients; the first that is of no constraint, wire or matrix, or not
    /// below r.
    pub fn read(
        sections: &Sections<'_>,
        groups: &Groups,
        domain: usize,
        variables: usize,
    ) -> Result<Self, Error> {
        let what = "the coefficients";
        let mut cursor = sections.cursor(4, what)?;
        let len = cursor.u32()? as usize;
        let start = cursor.at();
        let bytes = cursor.take(len.saturating_mul(SIZE))?;
        cursor.end()?;
        let ring = integers(groups)?;
        let (mut ascend, mut last) = (true, 0);
        for (index, bytes) in bytes.as_chunks().0.iter().enumerate() {
            let c = coefficient(bytes);
            if let Some(why) = c.fault(&ring, domain, variables) {
                return faulty(index, &why);
            }
            ascend &= last <= c.constraint;
            last = c.constraint;
        }
        Ok(Self {
            start,
            len,
            domain,
            ascend,
        })
    }

    /// The values of A and of B at each constraint, Montgomery words, for the wires' values.
    pub fn values(
        &self,
        content: &[u8],
        groups: &Groups,
        wires: &[u64],
        options: &Options<'_>,
    ) -> Result<[Vec<u64>; 2], Error> {
        let wires = Wires::new(groups, wires.into(), options)?;
        let n = self.domain;
        let mut values = [
            within(|| filled(n * WORDS, 0))?,
            within(|| filled(n * WORDS, 0))?,
        ];
        let bytes = content.get(self.start..self.start + self.len * SIZE);
        let list: &[[u8; SIZE]] = bytes.unwrap_or_default().as_chunks().0;
        let task = if self.ascend { TASK } else { n };
        let [a, b] = &mut values;
        let places: Vec<_> = (a.chunks_mut(task * WORDS).zip(b.chunks_mut(task * WORDS)))
            .map(|(a, b)| Mutex::new([a, b]))
            .collect();
        let threads = options.threads_for(self.len)?;
        let of_task = |k: usize| {
            let mut places = places[k].lock().unwrap_or_else(PoisonError::into_inner);
            let first = k * task;
            let from = |c: usize| match self.ascend {
                true => list.partition_point(|b| (coefficient(b).constraint as usize) < c),
                false if c == 0 => 0,
                false => list.len(),
            };
            for bytes in &list[from(first)..from(first + task)] {
                let c = coefficient(bytes);
                let at = WORDS * (c.constraint as usize - first);
                wires.add(&c, &mut places[c.matrix as usize][at..at + WORDS]);
            }
        };
        run_watched(
            threads,
            places.len(),
            &options.watch,
            || (),
            |(), k| of_task(k),
        )?;
        drop(places);
        Ok(values)
    }
}

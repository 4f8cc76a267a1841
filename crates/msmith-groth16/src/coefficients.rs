//! The coefficients of a circuit's constraints that a `.zkey` has, and the values of its polynomials for a witness.
//!
//! **Format.** Their number (four bytes); for each the matrix (0 for A, 1 for B), the constraint and the wire (four bytes
//! each) and the value v as the words of `v·R²`, so that the Montgomery product with a plain integer w is the Montgomery
//! form of `v·w`. Source: the files that snarkjs 0.7.6 writes.

use std::sync::{Mutex, PoisonError};

use msmith::Options;
use msmith_core::memory::{filled, within};
use msmith_core::parallel::run_watched;
use msmith_core::ring::Ring;
use msmith_core::ring::mont64::Mont64;
use msmith_io::sections::Sections;

use crate::groups::WORDS;
use crate::{Error, Groups};

/// Bytes of a coefficient.
const SIZE: usize = 12 + 8 * WORDS;
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
            let why = if c.matrix > 1 {
                format!("matrix {}, and there are 0 and 1", c.matrix)
            } else if c.constraint as usize >= domain {
                format!("constraint {} of {domain}", c.constraint)
            } else if c.wire as usize >= variables {
                format!("wire {} of {variables}", c.wire)
            } else if !ring.is_canonical(&c.value) {
                "its value is not below r".into()
            } else {
                ascend &= last <= c.constraint;
                last = c.constraint;
                continue;
            };
            return Err(Error::File {
                format: "zkey",
                why: format!("coefficient {index}: {why}"),
            });
        }
        Ok(Self {
            start,
            len,
            domain,
            ascend,
        })
    }

    /// The values of A and of B at each constraint, Montgomery words, for the wires' values.
    ///
    /// Most coefficients are 1 or −1, for which nothing is multiplied.
    pub fn values(
        &self,
        content: &[u8],
        groups: &Groups,
        wires: &[u64],
        options: &Options<'_>,
    ) -> Result<[Vec<u64>; 2], Error> {
        let ring = integers(groups)?;
        let field = groups.scalars()?;
        let mut montgomery = within(|| wires.to_vec())?;
        field.to_montgomery(&mut montgomery, &crate::groups::of_field(options))?;
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
        let one = ring.to_mont(ring.r1());
        let minus_one = ring.neg::<1>(&one);
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
                let wire = WORDS * c.wire as usize..WORDS * (c.wire as usize + 1);
                let place = &mut places[c.matrix as usize][at..at + WORDS];
                let read = |words: &[u64]| {
                    let mut to = [0; WORDS];
                    to.copy_from_slice(words);
                    to
                };
                let old = read(place);
                let new = if c.value == one {
                    ring.add(&old, &read(&montgomery[wire]))
                } else if c.value == minus_one {
                    ring.sub::<1>(&old, &read(&montgomery[wire]))
                } else {
                    ring.add(&old, &ring.mul(&c.value, &read(&wires[wire])))
                };
                place.copy_from_slice(&new);
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

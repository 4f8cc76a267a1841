//! The field of blobs, and the roots of unity over which their polynomials have values.
//!
//! **Order.** A blob and its extension are the values of a polynomial at the 8192nd roots of unity in bit-reversed order:
//! element k is that of `ω^rev(k)`. So the first 4096 are the blob, at the 4096th roots, and cell j, elements 64j to 64j +
//! 63, has the coset `h·ζ^rev(m)`, h = `ω^rev(j)` with 7 bits, ζ = `ω^128`.
//!
//! **Words.** Blobs, cells and what is made of them are integers below r, four words each. Roots of unity, weights and
//! other factors are Montgomery words: the product of an integer and a factor is an integer, without any conversion.

use msmith::curve::{Curve, known};
use msmith::{Engine, Options, Scalars};
use msmith_core::words::integer;
use msmith_field::{Domain, Field};
use num_bigint::BigUint;

use crate::{CELLS_PER_EXT_BLOB, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

/// Words of an element.
pub const WORDS: usize = 4;
/// Elements of a blob and its extension.
pub const EXTENDED: usize = 2 * FIELD_ELEMENTS_PER_BLOB;
/// It generates the units modulo r, so it is not a root of unity.
const SHIFT: u64 = 7;

/// The field, and what is computed in it once.
pub struct Fr {
    /// Integers modulo r.
    pub field: Field,
    /// Of a blob.
    pub blob: Domain,
    /// The other half of the 8192nd roots.
    pub extension: Domain,
    /// The cells' cosets, to the power 64.
    pub columns: Domain,
    /// The same by the inverse root: a transform back, but for the factor 1/128.
    pub columns_back: Domain,
    /// A coset of those that has none of them.
    pub beside: Domain,
    /// The 64th roots.
    pub cell: Domain,
    /// `ω^k`, k below 8192, Montgomery words.
    roots: Vec<u64>,
    /// 1/128, Montgomery words.
    pub fraction: [u64; WORDS],
    /// 1/64, Montgomery words.
    pub fraction_of_half: [u64; WORDS],
}

/// BLS12-381.
pub fn curve() -> Result<&'static Curve, Error> {
    known::by_name("bls12-381")
        .ok_or_else(|| msmith::Error::Curve("bls12-381 is not built in".into()).into())
}

/// The options of a list's operation: it is small beside what is done with points.
pub fn quiet<'a>(options: &Options<'a>) -> msmith_field::Options<'a> {
    msmith_field::Options {
        threads: options.threads,
        memory_limit: None,
        watch: options.watch.quiet(),
    }
}

impl Fr {
    /// Computes the roots.
    pub fn new(engine: &Engine) -> Result<Self, Error> {
        let r = &engine.curve().r;
        let field = engine.scalar_field()?.clone();
        let all = Domain::new(&field, EXTENDED)?;
        let mut root = all.root();
        root.resize(WORDS, 0);
        field.to_montgomery(&mut root, &Default::default())?;
        let columns = Domain::new(&field, CELLS_PER_EXT_BLOB)?;
        let back = integer(&columns.root()).modpow(&(CELLS_PER_EXT_BLOB - 1).into(), r);
        let inverse = |n: usize| -> Result<[u64; WORDS], Error> {
            let mut element = [n as u64, 0, 0, 0];
            field.to_montgomery(&mut element, &Default::default())?;
            field.invert(&mut element, &Default::default())?;
            Ok(element)
        };
        Ok(Self {
            blob: Domain::new(&field, FIELD_ELEMENTS_PER_BLOB)?,
            extension: Domain::new(&field, FIELD_ELEMENTS_PER_BLOB)?.coset(&all.root())?,
            columns_back: Domain::with_root(&field, CELLS_PER_EXT_BLOB, &back.to_u64_digits())?,
            beside: columns.clone().coset(&[SHIFT])?,
            columns,
            cell: Domain::new(&field, FIELD_ELEMENTS_PER_CELL)?,
            roots: field.powers(&root, EXTENDED, &Default::default())?,
            fraction: inverse(CELLS_PER_EXT_BLOB)?,
            fraction_of_half: inverse(FIELD_ELEMENTS_PER_CELL)?,
            field,
        })
    }

    /// `ω^k`, for any k.
    pub fn root(&self, k: usize) -> &[u64] {
        let k = k % EXTENDED;
        &self.roots[WORDS * k..][..WORDS]
    }

    /// The integers that the bytes of items of `size` elements each are, most significant first.
    ///
    /// Errors: the first that is not below r.
    pub fn read(&self, bytes: &[u8], what: &'static str, size: usize) -> Result<Vec<u64>, Error> {
        let words = bytes.as_chunks::<32>().0.iter().flat_map(|element| {
            let words = element.as_chunks().0.iter().rev();
            words.map(|word| u64::from_be_bytes(*word))
        });
        let words: Vec<u64> = words.collect();
        self.field.check(&words).map_err(|error| match error {
            msmith::Error::NotReduced { index } => Error::Element {
                what,
                index: index / size,
                element: index % size,
            },
            error => error.into(),
        })?;
        Ok(words)
    }

    /// The bytes of integers.
    pub fn write(&self, words: &[u64], bytes: &mut [u8]) {
        for (element, words) in bytes
            .as_chunks_mut::<32>()
            .0
            .iter_mut()
            .zip(words.as_chunks::<WORDS>().0)
        {
            for (bytes, word) in element.as_chunks_mut().0.iter_mut().rev().zip(words) {
                *bytes = word.to_be_bytes();
            }
        }
    }

    /// Integers as factors.
    pub fn factors(&self, words: &[u64], options: &Options<'_>) -> Result<Vec<u64>, Error> {
        let mut words = words.to_vec();
        self.field.to_montgomery(&mut words, &quiet(options))?;
        Ok(words)
    }
}

/// Integers as scalars.
pub fn integers(words: &[u64]) -> Scalars<'_> {
    Scalars::U256(words.as_chunks().0)
}

/// 32 bytes of an integer below 2^256, most significant first.
pub fn be(x: &BigUint) -> [u8; 32] {
    let mut bytes = [0; 32];
    let digits = x.to_bytes_be();
    bytes[32 - digits.len()..].copy_from_slice(&digits);
    bytes
}

/// 32 bytes of their digits.
pub const fn in_hex(digits: &str) -> [u8; 32] {
    let (digits, mut bytes, mut k) = (digits.as_bytes(), [0; 32], 0);
    while k < 64 {
        let digit = match digits[k] {
            digit @ b'0'..=b'9' => digit - b'0',
            letter => letter - b'a' + 10,
        };
        bytes[k / 2] = bytes[k / 2] << 4 | digit;
        k += 1;
    }
    bytes
}

/// k with its bits in reverse, as many as numbers below n have.
pub fn reversed(k: usize, n: usize) -> usize {
    match n {
        1 => k,
        _ => k.reverse_bits() >> (usize::BITS - n.ilog2()),
    }
}

/// Puts every list of n elements, `width` words each, in bit-reversed order.
pub fn reverse<T>(list: &mut [T], width: usize, n: usize) {
    for list in list.chunks_exact_mut(width * n) {
        for i in 0..n {
            let j = reversed(i, n);
            if i < j {
                let (low, high) = list.split_at_mut(width * j);
                low[width * i..][..width].swap_with_slice(&mut high[..width]);
            }
        }
    }
}

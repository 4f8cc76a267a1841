//! KZG commitments to the blobs of EIP-4844.
//!
//! **Mathematics.** A blob is 4096 field elements, the values of a polynomial at the 4096th roots of
//! unity in bit-reversed order; with L_i = [l_i(τ)]G the points of the setup in the same order the
//! commitment is Σ blob_i·L_i.
//!
//! **Source.** EIP-4844 and its polynomial-commitments specification (`blob_to_kzg_commitment`).

use msmith::curve::{Group, known};
use msmith::{Engine, Options, Output, Scalars, WordPoints};
use num_bigint::BigUint;

use crate::scalars::from_32;
use crate::{Error, bases, hex, setup, zcash};

/// Field elements of a blob.
pub const ELEMENTS: usize = 4096;
/// Bytes of a blob.
pub const BLOB_BYTES: usize = 32 * ELEMENTS;

/// Ethereum's mainnet setup: x ‖ y big-endian, see `data/README.md`.
static MAINNET: &[u8] = include_bytes!("../data/kzg-mainnet-g1-lagrange.bin");

/// The points that commit, in the order of a blob's elements.
pub struct Setup {
    engine: Engine,
    points: WordPoints,
}

/// A commitment and how it was computed.
pub struct Commitment {
    /// The compressed point.
    pub bytes: [u8; 48],
    /// The engine's answer.
    pub output: Output,
}

impl Setup {
    /// The setup of Ethereum's mainnet, which is built in; on the curve by a check made here, in the
    /// subgroup by a test.
    pub fn mainnet(engine: Engine) -> Result<Self, Error> {
        let points = bases::affine(&engine, MAINNET, true)?;
        Self::ordered(engine, &points)
    }

    /// A setup from the text that c-kzg-4844 reads; its points are checked, subgroup included.
    pub fn from_text(engine: Engine, text: &[u8], options: &Options<'_>) -> Result<Self, Error> {
        let points = setup::read(&engine, text)?;
        engine.check_subgroup(&points, options)?;
        Self::ordered(engine, &points)
    }

    /// An engine for setups, on the best backend or the one of that name.
    pub fn engine(backend: Option<&str>) -> Result<Engine, Error> {
        let curve = known::by_name("bls12-381").ok_or(Error::Unknown {
            what: "curve",
            name: "bls12-381".into(),
            known: String::new(),
        })?;
        Ok(match backend {
            Some(name) => {
                Engine::with_backend(curve, Group::G1, msmith::Backend::from_name(name)?)?
            }
            None => Engine::new(curve, Group::G1)?,
        })
    }

    fn ordered(engine: Engine, points: &WordPoints) -> Result<Self, Error> {
        if points.finite.len() != ELEMENTS {
            return Err(Error::Length {
                what: "setup",
                bytes: 48 * points.finite.len(),
                wanted: format!("{ELEMENTS} points of 48 bytes for a blob"),
            });
        }
        let stride = points.stride;
        let order = (0..ELEMENTS).map(bit_reversed);
        let words = order
            .clone()
            .flat_map(|i| points.words[i * stride..(i + 1) * stride].iter());
        let points = WordPoints {
            stride,
            words: words.copied().collect(),
            finite: order.map(|i| points.finite[i]).collect(),
        };
        Ok(Self { engine, points })
    }

    /// The engine.
    pub fn engine_used(&self) -> &Engine {
        &self.engine
    }

    /// The points, in the order of a blob's elements.
    pub fn points(&self) -> &WordPoints {
        &self.points
    }

    /// Commits to a blob. The points are known to be in the subgroup, whatever `options` say.
    pub fn commit(&self, blob: &Blob, options: &Options<'_>) -> Result<Commitment, Error> {
        let options = Options {
            in_subgroup: true,
            ..*options
        };
        let output = self
            .engine
            .msm(&self.points, Scalars::U256(&blob.0), &options)?;
        let compressed = zcash::compress(&self.engine, &output.point)?;
        let mut bytes = [0; 48];
        bytes.copy_from_slice(&compressed);
        Ok(Commitment { bytes, output })
    }
}

/// Position i of a list of 4096 with its 12 bits reversed.
fn bit_reversed(i: usize) -> usize {
    i.reverse_bits() >> (usize::BITS - ELEMENTS.trailing_zeros())
}

/// 4096 field elements below r.
pub struct Blob(Vec<[u64; 4]>);

impl Blob {
    /// Reads 131072 bytes, raw or in hex: 4096 big-endian field elements.
    pub fn read(bytes: &[u8]) -> Result<Self, Error> {
        let raw = if bytes.len() == BLOB_BYTES {
            bytes.into()
        } else {
            hex::raw_or_hex(bytes)
        };
        if raw.len() != BLOB_BYTES {
            return Err(Error::Length {
                what: "blob",
                bytes: raw.len(),
                wanted: format!("{BLOB_BYTES} (or twice as many hex digits)"),
            });
        }
        let order = order();
        let read = |(index, bytes): (usize, &[u8; 32])| {
            let e = from_32(bytes, true);
            if e.iter().rev().lt(order.iter().rev()) {
                Ok(e)
            } else {
                Err(Error::NotBelowOrder {
                    what: "field element",
                    index,
                })
            }
        };
        let elements = raw.as_chunks::<32>().0.iter().enumerate().map(read);
        Ok(Self(elements.collect::<Result<_, _>>()?))
    }

    /// The sample: 5^(256 + i) mod r for i = 0 … 4095, one of the published test cases
    /// (`blob_to_kzg_commitment_case_valid_blob_4`).
    pub fn sample() -> Self {
        let r = BigUint::from_slice(&order().iter().flat_map(|w| halves(*w)).collect::<Vec<_>>());
        let mut e = BigUint::from(5u32).modpow(&BigUint::from(256u32), &r);
        let mut next = || {
            let mut words = [0; 4];
            e.iter_u64_digits()
                .zip(&mut words)
                .for_each(|(d, w)| *w = d);
            e = &e * 5u32 % &r;
            words
        };
        Self((0..ELEMENTS).map(|_| next()).collect())
    }

    /// The commitment to [`Blob::sample`] as published.
    pub const SAMPLE_COMMITMENT: &'static str = "8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481b\
                                                 c22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7";

    /// The elements, little-endian words.
    pub fn elements(&self) -> &[[u64; 4]] {
        &self.0
    }
}

fn halves(w: u64) -> [u32; 2] {
    [w as u32, (w >> 32) as u32]
}

/// r of BLS12-381.
fn order() -> [u64; 4] {
    let mut words = [0; 4];
    if let Some(curve) = known::by_name("bls12-381") {
        curve
            .r
            .iter_u64_digits()
            .zip(&mut words)
            .for_each(|(d, w)| *w = d);
    }
    words
}

//! What ceremonies draw: numbers of ChaCha20 from a hash, scalars and points from them, as snarkjs does.
//!
//! **Generator.** ChaCha of 20 rounds with a counter of 128 bits and no nonce; the eight words of its key are the first
//! 32 bytes of a hash, most significant byte of a word first. A number of 64 bits is two words, the upper first.
//! **Field elements.** 64-bit words, least significant first, cut to the bits of the modulus, until they are below it;
//! they are taken for the *Montgomery* form. **Points.** x (in an extension c0, then c1) and the lowest bit of a
//! further word, which is 1 for the larger root, until there is a point; times the cofactor. Source: the numbers that
//! ffjavascript 0.3.1 gives.
//!
//! Drawing takes variable time.

use std::fmt;

use msmith::{Engine, Options, Point, Watch};
use msmith_field::Field;
use sha2::{Digest, Sha256};
use zeroize::{Zeroize, Zeroizing};

use crate::blake2b::Blake2b;
use crate::groups::{Groups, WORDS};
use crate::{Error, encoded};

/// Bytes of a generator's key.
const KEY: usize = 32;
/// Bytes that the system is asked for.
const DRAWN: usize = 64;
/// Iterations of a beacon between two looks at the cancel flag.
const STEP: u64 = 1 << 14;

/// What a contribution is made of: nobody may ever know it. Wiped from memory when it goes.
pub struct Secret(Zeroizing<[u8; KEY]>);

/// It is not shown.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// One of 64 bytes of the system's randomness and of a text of the contributor's, hashed together: who knows one of
    /// the two does not know the secret. The text may be empty.
    ///
    /// Errors: the system has no randomness.
    pub fn draw(text: &[u8]) -> Result<Self, Error> {
        let mut drawn = Zeroizing::new([0; DRAWN]);
        getrandom::getrandom(drawn.as_mut_slice()).map_err(|why| Error::Randomness {
            why: why.to_string(),
        })?;
        Ok(Self::of(&drawn, text))
    }

    /// That of bytes which the caller drew, and of a text: a contribution that can be made again. As snarkjs makes it
    /// of the same bytes.
    #[must_use]
    pub fn of(drawn: &[u8; DRAWN], text: &[u8]) -> Self {
        let mut hash = Blake2b::of(&[drawn, text]);
        let mut key = Zeroizing::new([0; KEY]);
        key.copy_from_slice(&hash[..KEY]);
        hash.zeroize();
        Self(key)
    }

    /// Its generator.
    pub fn random(&self) -> Random {
        Random::of_hash(self.0.as_slice())
    }
}

/// Bytes that everybody knows and nobody could foresee, hashed many times: the last contribution of a ceremony.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beacon {
    pub(crate) hash: Vec<u8>,
    /// Its logarithm.
    pub(crate) iterations: u8,
}

impl Beacon {
    /// That of 1 to 255 bytes, hashed 2^10 to 2^63 times by SHA-256; `iterations` is the exponent.
    ///
    /// Errors: another number of bytes; another exponent.
    pub fn new(hash: &[u8], iterations: u8) -> Result<Self, Error> {
        let wrong = |why: String| {
            let what = "beacon";
            Err(Error::Text { what, why })
        };
        if hash.is_empty() || hash.len() > 255 {
            return wrong(format!("it has {} bytes, not 1 to 255", hash.len()));
        }
        if !(10..=63).contains(&iterations) {
            return wrong(format!("2^{iterations} iterations, not 2^10 to 2^63"));
        }
        let hash = hash.to_vec();
        Ok(Self { hash, iterations })
    }

    /// Its bytes.
    #[must_use]
    pub fn hash(&self) -> &[u8] {
        &self.hash
    }

    /// The exponent of the number of times that they are hashed.
    #[must_use]
    pub fn iterations(&self) -> u8 {
        self.iterations
    }

    /// What is said against it where no more than 2^`most` iterations are computed.
    pub fn too_long(&self, most: u8) -> Option<String> {
        let own = self.iterations;
        let why = || {
            format!("its beacon has 2^{own} iterations, more than the 2^{most} that are computed")
        };
        (own > most).then(why)
    }

    /// Its generator. The flag of the watch is looked at every few milliseconds.
    pub fn random(&self, watch: Watch<'_>) -> Result<Random, Error> {
        let mut hash: [u8; 32] = Sha256::digest(&self.hash).into();
        let count = 1u64 << self.iterations;
        for i in 1..count {
            if i % STEP == 0 {
                watch.check()?;
            }
            hash = Sha256::digest(hash).into();
        }
        Ok(Random::of_hash(&hash))
    }
}

/// A generator. Wiped when it goes.
pub struct Random {
    state: [u32; 16],
    block: [u32; 16],
    /// The next word of the block.
    next: usize,
}

impl Drop for Random {
    fn drop(&mut self) {
        self.state.zeroize();
        self.block.zeroize();
    }
}

impl Random {
    /// That of the first 32 bytes of a hash.
    pub fn of_hash(hash: &[u8]) -> Self {
        let mut state = [0; 16];
        state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (word, bytes) in state[4..12].iter_mut().zip(hash.as_chunks::<4>().0) {
            *word = u32::from_be_bytes(*bytes);
        }
        let (block, next) = ([0; 16], 16);
        Self { state, block, next }
    }

    /// The next 32 bits.
    pub fn u32(&mut self) -> u32 {
        if self.next == 16 {
            self.fill();
        }
        self.next += 1;
        self.block[self.next - 1]
    }

    /// The next 64 bits.
    pub fn u64(&mut self) -> u64 {
        let upper = self.u32();
        u64::from(upper) << 32 | u64::from(self.u32())
    }

    fn fill(&mut self) {
        let mut b = self.state;
        for _ in 0..10 {
            for [i, j, k, l] in [
                [0, 4, 8, 12],
                [1, 5, 9, 13],
                [2, 6, 10, 14],
                [3, 7, 11, 15],
                [0, 5, 10, 15],
                [1, 6, 11, 12],
                [2, 7, 8, 13],
                [3, 4, 9, 14],
            ] {
                for [first, second] in [[16, 12], [8, 7]] {
                    b[i] = b[i].wrapping_add(b[j]);
                    b[l] = (b[l] ^ b[i]).rotate_left(first);
                    b[k] = b[k].wrapping_add(b[l]);
                    b[j] = (b[j] ^ b[k]).rotate_left(second);
                }
            }
        }
        for ((out, b), s) in self.block.iter_mut().zip(&b).zip(&self.state) {
            *out = b.wrapping_add(*s);
        }
        b.zeroize();
        self.next = 0;
        for word in &mut self.state[12..] {
            *word = word.wrapping_add(1);
            if *word != 0 {
                break;
            }
        }
    }

    /// An element of a field, in its Montgomery form.
    fn element(&mut self, field: &Field, to: &mut [u64]) {
        let p = field.modulus();
        let mask = u64::MAX >> p.last().map_or(0, |w| w.leading_zeros());
        loop {
            to.fill_with(|| self.u64());
            if let Some(last) = to.last_mut() {
                *last &= mask;
            }
            if to.iter().rev().lt(p.iter().rev()) {
                return;
            }
        }
    }

    /// A scalar.
    pub fn scalar(&mut self, groups: &Groups) -> Result<Zeroizing<[u64; WORDS]>, Error> {
        let mut scalar = Zeroizing::new([0; WORDS]);
        let field = groups.scalars()?;
        self.element(field, scalar.as_mut_slice());
        field.from_montgomery(scalar.as_mut_slice(), &msmith_field::Options::default())?;
        Ok(scalar)
    }

    /// A point of a group.
    pub fn point(&mut self, engine: &Engine) -> Result<Point, Error> {
        let field = engine.base_field()?;
        let mut x = vec![0; engine.words()];
        loop {
            for part in x.chunks_exact_mut(field.words()) {
                self.element(field, part);
            }
            let larger = self.u32() & 1 == 1;
            if let Some(point) = lifted(engine, &x, larger)? {
                let cofactor = engine.spec().cofactor.to_u64_digits();
                return Ok(match cofactor.as_slice() {
                    [1] => point,
                    by => engine.mul(by, &point)?,
                });
            }
        }
    }
}

/// The point of the curve with an x and the larger or the smaller y, if there is one.
fn lifted(engine: &Engine, x: &[u64], larger: bool) -> Result<Option<Point>, Error> {
    let mut x = x.to_vec();
    let plain = msmith_field::Options::default();
    engine.base_field()?.from_montgomery(&mut x, &plain)?;
    let mut bytes: Vec<u8> = x.iter().rev().flat_map(|w| w.to_be_bytes()).collect();
    bytes[0] |= u8::from(larger) << 7;
    match encoded::from_compressed(engine, &mut bytes, &Options::default()) {
        Ok(points) => Ok(points.get(0)),
        Err(Error::Engine(msmith::Error::NotOnCurve { .. })) => Ok(None),
        Err(error) => Err(error),
    }
}

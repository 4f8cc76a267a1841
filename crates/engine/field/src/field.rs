//! A prime field, and the way from a list of its elements to the lanes.

use crate::blocks::not_reduced;
use crate::sqrt::Kept;
use msmith_core::cpu::{LanesJob, Shapes, in_words, to_nearest, with_lanes};
use msmith_core::memory::{Pool, within};
use msmith_core::primality::is_probable_prime;
use msmith_core::ring::{Lanes, MOST_BITS, base_words};
use msmith_core::{Backend, Error};
use num_bigint::BigUint;

/// Elements of a list from which lanes are faster where it stays in them: eight vectors of eight at least.
const LANES_FROM: usize = 64;

/// A prime field and the backend that computes in it.
///
/// Elements are Montgomery words: `x·2^(64·words) mod p`, [`Field::words`] of them, least significant first, below p.
#[derive(Debug, Clone)]
pub struct Field {
    p: BigUint,
    modulus: Vec<u64>,
    backend: Backend,
    /// What the lanes take.
    lanes: LaneFacts,
    /// Whose powers are the roots of unity, if it was said.
    generator: Option<BigUint>,
    /// `2^(128·words)` modulo p, by which an integer becomes an element.
    radix_squared: Vec<u64>,
    /// What square roots need, once they were asked for.
    pub(crate) roots: Kept,
    pub(crate) pool: Pool,
}

/// What is done with a ring.
pub(crate) trait Job {
    /// What it returns.
    type Out;
    /// Does it.
    fn run<R: Lanes>(self, ring: R) -> Self::Out;
}

struct Run<J>(J);

impl<J: Job> LanesJob for Run<J> {
    type Out = J::Out;
    const SHAPES: Shapes = Shapes {
        six_digits: false,
        ..Shapes::ALL
    };
    const SHARED: bool = false;

    fn run<R: Lanes>(self, ring: R) -> J::Out {
        self.0.run(ring)
    }
}

/// What the ring of a field's lanes is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LaneFacts {
    /// Elements side by side; 1 where the backend has no lanes for the modulus.
    pub width: usize,
    /// Bytes of an element a lane.
    pub bytes: usize,
}

struct Facts;

impl Job for Facts {
    type Out = LaneFacts;

    fn run<R: Lanes>(self, _: R) -> LaneFacts {
        LaneFacts {
            width: R::WIDTH,
            bytes: size_of::<R::El>() / R::WIDTH,
        }
    }
}

impl Field {
    /// The integers modulo an odd prime of at most 768 bits, given in words, least significant first.
    ///
    /// Errors: a number that is not a prime, or of another size; a backend that this machine lacks. Time: a few
    /// milliseconds for the test of primality.
    pub fn new(modulus: &[u64], backend: Backend) -> Result<Self, Error> {
        let p = integer(modulus);
        let Some(words) = base_words(p.bits(), 1) else {
            let bits = p.bits();
            return Err(no_field(&format!(
                "it has {bits} bits, at most {MOST_BITS} are possible"
            )));
        };
        if p.bits() < 2 || !p.bit(0) || !is_probable_prime(&p) {
            return Err(no_field("it is not an odd prime"));
        }
        backend.require()?;
        let mut modulus = p.to_u64_digits();
        modulus.resize(words, 0);
        let mut field = Self {
            p,
            modulus,
            backend,
            lanes: LaneFacts { width: 8, bytes: 0 },
            generator: None,
            radix_squared: Vec::new(),
            roots: Kept::default(),
            pool: Pool::default(),
        };
        field.radix_squared = field.element(&(BigUint::from(1u32) << (64 * field.words())));
        field.lanes = field.in_lanes(Facts)?;
        Ok(field)
    }

    /// The same field, whose roots of unity are powers of x ([`crate::Domain::new`]).
    ///
    /// Without, x is the least number that is not a square, as snarkjs has it. arkworks, gnark-crypto and blst have 7 for
    /// the scalars of BLS12-381, and 5 for those of BN254, which is its least one too.
    ///
    /// Errors: an x that is a square modulo p.
    pub fn with_generator(self, x: u64) -> Result<Self, Error> {
        let x = BigUint::from(x);
        match self.is_square(&x) {
            true => Err(Error::Option(format!(
                "{x} is a square and generates no roots of unity"
            ))),
            false => Ok(Self {
                generator: Some(x),
                ..self
            }),
        }
    }

    /// Zero counts as one.
    fn is_square(&self, x: &BigUint) -> bool {
        let minus_one = &self.p - 1u32;
        x.modpow(&(&minus_one >> 1), &self.p) != minus_one
    }

    /// See [`Field::with_generator`].
    pub(crate) fn generator(&self) -> Option<BigUint> {
        let least = || (2u32..1000).map(BigUint::from).find(|x| !self.is_square(x));
        self.generator.clone().or_else(least)
    }

    /// The Montgomery words of an integer.
    pub(crate) fn element(&self, x: &BigUint) -> Vec<u64> {
        let mut words = ((x << (64 * self.words())) % &self.p).to_u64_digits();
        words.resize(self.words(), 0);
        words
    }

    /// 64-bit words of an element: 4, 6 or 12.
    pub fn words(&self) -> usize {
        self.modulus.len()
    }

    /// The prime: words, least significant first, as many as an element has.
    pub fn modulus(&self) -> &[u64] {
        &self.modulus
    }

    /// The backend.
    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// The number of elements that words are.
    ///
    /// Errors: words that are not a whole number of elements ([`Error::Layout`]); [`Error::NotReduced`] with the first
    /// that is not below p.
    pub fn check(&self, words: &[u64]) -> Result<usize, Error> {
        let count = self.count(words)?;
        match not_reduced(&self.modulus, words) {
            Some(index) => Err(Error::NotReduced { index }),
            None => Ok(count),
        }
    }

    /// The number of elements, each of which may be any.
    pub(crate) fn count(&self, words: &[u64]) -> Result<usize, Error> {
        let w = self.words();
        match words.len().is_multiple_of(w) {
            true => Ok(words.len() / w),
            false => Err(Error::Layout(format!(
                "{} words cannot be elements of {w} each",
                words.len()
            ))),
        }
    }

    /// An error unless words are one element.
    pub(crate) fn check_one(&self, words: &[u64]) -> Result<(), Error> {
        match self.check(words)? {
            1 => Ok(()),
            n => Err(Error::Layout(format!("{n} elements where one is wanted"))),
        }
    }

    /// What takes an integer to the element that it stands for, by a Montgomery product.
    pub(crate) fn radix_squared(&self) -> &[u64] {
        &self.radix_squared
    }

    /// The prime.
    pub(crate) fn p(&self) -> &BigUint {
        &self.p
    }

    pub(crate) fn lanes(&self) -> LaneFacts {
        self.lanes
    }

    /// Runs a job in the ring of the backend.
    pub(crate) fn in_lanes<J: Job>(&self, job: J) -> Result<J::Out, Error> {
        let (p, backend) = (&self.modulus, self.backend);
        within(|| match self.words() {
            #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
            12 => with_lanes::<12, _>(p, backend, Run(job)),
            #[cfg(not(msmith_words = "4"))]
            6 => with_lanes::<6, _>(p, backend, Run(job)),
            _ => with_lanes::<4, _>(p, backend, Run(job)),
        })?
    }

    /// Whether lists of that length are in the lanes, word for word.
    pub(crate) fn has_lanes(&self, len: usize) -> bool {
        let lanes = self.lanes();
        lanes.width > 1 && len >= LANES_FROM
    }

    /// Bytes of an element of a list of that length.
    pub(crate) fn element_bytes(&self, len: usize) -> usize {
        match self.has_lanes(len) {
            true => self.lanes().bytes,
            false => 8 * self.words(),
        }
    }

    /// Runs a job in the lanes, or in words.
    pub(crate) fn on<J: Job>(&self, lanes: bool, job: J) -> Result<J::Out, Error> {
        match lanes {
            true => self.in_lanes(job),
            false => self.in_words(job),
        }
    }

    /// Runs a job in 64-bit words.
    pub(crate) fn in_words<J: Job>(&self, job: J) -> Result<J::Out, Error> {
        let p = &self.modulus;
        within(|| {
            to_nearest(|| match self.words() {
                #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
                12 => in_words::<12, _>(p, Run(job)),
                #[cfg(not(msmith_words = "4"))]
                6 => in_words::<6, _>(p, Run(job)),
                _ => in_words::<4, _>(p, Run(job)),
            })
        })?
    }
}

/// The integer of words.
pub(crate) fn integer(words: &[u64]) -> BigUint {
    BigUint::new(
        words
            .iter()
            .flat_map(|w| [*w as u32, (w >> 32) as u32])
            .collect(),
    )
}

fn no_field(why: &str) -> Error {
    Error::Curve(format!("no field modulo that number: {why}"))
}

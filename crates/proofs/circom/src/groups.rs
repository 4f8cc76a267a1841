//! A curve with a pairing, ready to compute with.

use msmith::curve::{Curve, Group, known};
use msmith::{Backend, Engine, Options};
use msmith_field::Field;

use crate::Error;

/// Curves whose proofs are made and verified: those of snarkjs, and gnark's third.
const CURVES: &[&str] = &[
    #[cfg(feature = "bn254")]
    "bn254",
    #[cfg(feature = "bls12-381")]
    "bls12-381",
    #[cfg(feature = "bls12-377")]
    "bls12-377",
];

/// Words of a scalar of any of the curves.
pub const WORDS: usize = 4;

/// The two groups of a curve with a pairing, and the field of its scalars: `bn254`, `bls12-381` or `bls12-377`.
///
/// A clone shares what is kept.
#[derive(Debug, Clone)]
pub struct Groups {
    first: Engine,
    second: Engine,
}

impl Groups {
    /// Those of a curve, for a backend.
    ///
    /// Errors: another curve ([`Error::Curve`]); a backend that this machine lacks.
    pub fn new(curve: &Curve, backend: Backend) -> Result<Self, Error> {
        Self::served(curve)?;
        let engine = |group| Engine::with_backend(curve, group, backend);
        let [first, second] = [engine(Group::G1)?, engine(Group::G2)?];
        first.scalar_field()?;
        Ok(Self { first, second })
    }

    /// Those of a curve by its name.
    ///
    /// Errors: those of [`Groups::new`].
    pub fn by_name(name: &str, backend: Backend) -> Result<Self, Error> {
        match known::by_name(name) {
            Some(curve) => Self::new(curve, backend),
            None => Err(Error::Curve(name.to_owned())),
        }
    }

    /// An error unless there are proofs over the curve.
    pub fn served(curve: &Curve) -> Result<(), Error> {
        match (CURVES.iter()).any(|name| known::by_name(name) == Some(curve)) {
            true => Ok(()),
            false => Err(Error::Curve(curve.name.clone())),
        }
    }

    /// An error unless something is of this curve.
    pub fn must_be(&self, what: &'static str, curve: &Curve) -> Result<(), Error> {
        match curve == self.curve() {
            true => Ok(()),
            false => Err(Error::OtherCurve {
                what,
                found: curve.name.clone(),
                wanted: self.curve().name.clone(),
            }),
        }
    }

    /// The curve.
    #[must_use]
    pub fn curve(&self) -> &Curve {
        self.first.curve()
    }

    /// The engine of G1.
    #[must_use]
    pub fn first(&self) -> &Engine {
        &self.first
    }

    /// The engine of G2.
    #[must_use]
    pub fn second(&self) -> &Engine {
        &self.second
    }

    /// The field of scalars, the integers modulo r: four words an element.
    ///
    /// Errors: none for a curve that is served.
    pub fn scalars(&self) -> Result<&Field, Error> {
        Ok(self.first.scalar_field()?)
    }
}

/// The options of a field's operation.
pub fn of_field<'a>(options: &Options<'a>) -> msmith_field::Options<'a> {
    msmith_field::Options {
        threads: options.threads,
        memory_limit: options.memory_limit,
        watch: options.watch.quiet(),
    }
}

/// The same options for a part of the work.
pub fn quiet<'a>(options: &Options<'a>) -> Options<'a> {
    Options {
        watch: options.watch.quiet(),
        ..*options
    }
}

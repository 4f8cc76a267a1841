//! Lists of elements of prime fields, and polynomials over them.
//!
//! A [`Field`] is a prime of 64 to 768 bits and a [`Backend`]; its functions take slices of Montgomery words, the form
//! that arkworks, blst, halo2curves and gnark have in memory. A [`Domain`] is a list of roots of unity, alone or times a
//! shift, with the Fourier transforms over it.
#![deny(unsafe_code)]

mod blocks;
mod bytes;
mod domain;
mod elements;
mod elementwise;
mod field;
mod inverse;
mod options;
mod power;
mod sqrt;
mod transform;
mod vectors;

pub use bytes::ByteOrder;
pub use domain::Domain;
pub use elements::Elements;
pub use field::Field;
pub use msmith_core::{Backend, Error, Watch};
pub use options::Options;

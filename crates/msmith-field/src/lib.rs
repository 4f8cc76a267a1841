//! Lists of elements of prime fields, and polynomials over them.
//!
//! A [`Field`] is an odd prime of at most 768 bits and a [`Backend`]; its functions take slices of Montgomery words, the
//! form that arkworks, blst, halo2curves and gnark have in memory: 4 words an element up to 256 bits, 6 up to 384, 12 up
//! to 768. A [`Domain`] is a list of roots of unity, alone or times a shift, with the Fourier transforms over it.
#![deny(unsafe_code)]

mod blocks;
mod bytes;
mod domain;
mod elements;
mod elementwise;
mod evaluate;
mod exponent;
mod field;
mod inverse;
mod options;
mod power;
mod roots;
mod sqrt;
mod transform;
mod values;
mod vectors;

pub use bytes::ByteOrder;
pub use domain::Domain;
pub use elements::Elements;
pub use field::Field;
pub use msmith_core::{Backend, Error, Watch};
pub use options::Options;

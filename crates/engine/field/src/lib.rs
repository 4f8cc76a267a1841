//! Lists of elements of prime fields, and polynomials over them.
//!
//! A [`Field`] is an odd prime of at most 768 bits and a [`Backend`]; its functions take slices of Montgomery words, the
//! form that arkworks, blst, halo2curves and gnark have in memory: 4 words an element up to 256 bits, 6 up to 384, 12 up
//! to 768. A [`Domain`] is a list of roots of unity, alone or times a shift, with the Fourier transforms over it.
//!
//! A prover's quotient `(a·b − c)/(Xⁿ − 1)`, where c is a·b on the n-th roots of unity. On a coset what is divided by is
//! one number ([`Domain::vanishing`]), and the lists stay in the lanes from the first transform to the last ([`Elements`]):
//!
//! ```
//! use msmith_field::{Backend, Domain, Error, Field, Options};
//!
//! fn quotient(field: &Field, [a, b, c]: [&[u64]; 3], n: usize) -> Result<Vec<u64>, Error> {
//!     let options = &Options::default();
//!     let roots = Domain::new(field, n)?;
//!     let coset = roots.clone().coset(&[7])?;
//!     let on_coset = |values: &[u64]| {
//!         let mut list = field.elements(values, options)?;
//!         roots.ifft_elements(&mut list, options)?;
//!         coset.fft_elements(&mut list, options)?;
//!         Ok::<_, Error>(list)
//!     };
//!     let mut list = on_coset(a)?;
//!     list.mul(&on_coset(b)?, options)?;
//!     list.sub(&on_coset(c)?, options)?;
//!     let mut shift = coset.shift();
//!     shift.resize(field.words(), 0);
//!     field.to_montgomery(&mut shift, options)?;
//!     let mut by = roots.vanishing(&shift)?;
//!     field.invert(&mut by, options)?;
//!     list.scale(&by, options)?;
//!     coset.ifft_elements(&mut list, options)?;
//!     list.words(options)
//! }
//!
//! // a = X and b = X^31, so that a·b = X^32 is 1 on the roots of order 32, and the quotient is 1.
//! let (field, options) = (Field::new(&[97], Backend::detect()?)?, &Options::default());
//! let one = field.powers(&[0; 4], 1, options)?;
//! let values = [0, 1, 31].map(|place| {
//!     let mut coefficients = [[0; 4]; 32].concat();
//!     coefficients[4 * place..4 * place + 4].copy_from_slice(&one);
//!     Domain::new(&field, 32)?.values(&coefficients, options)
//! });
//! let [c, a, b] = values;
//! let q = quotient(&field, [&a?, &b?, &c?], 32)?;
//! assert_eq!((&q[..4], &q[4..]), (&one[..], &[0; 4 * 31][..]));
//! # Ok::<_, Error>(())
//! ```
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
mod kept;
mod open;
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

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

//! Files of points and scalars, and the KZG setup of EIP-4844, for [`msmith`].
//!
//! Everything read here is untrusted: each reader checks lengths before it allocates, names the item
//! that is wrong in its [`Error`], and hands coordinates to [`msmith::Engine::import`], which checks
//! that points are on the curve.
#![deny(unsafe_code)]

pub mod ark;
pub mod bases;
mod canonical;
pub mod curve_file;
pub mod error;
pub mod hex;
pub mod kzg;
pub mod pairs;
pub mod random;
pub mod scalars;
pub mod setup;
pub mod table;
pub mod zcash;

pub use bases::BasesFormat;
pub use error::Error;
pub use scalars::{ScalarList, ScalarsFormat};

/// The bytes of a file.
pub fn read_file(path: &std::path::Path) -> Result<Vec<u8>, Error> {
    std::fs::read(path).map_err(|e| Error::File {
        path: path.display().to_string(),
        why: e.to_string(),
    })
}

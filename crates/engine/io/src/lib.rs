//! Files of points and scalars for [`msmith`].
//!
//! | what | where |
//! |---|---|
//! | files by sections and ranges: keys, witnesses, powers of τ | [`source`] |
//! | the numbered sections of iden3's files | [`sections`] |
//! | points, in every format of a list | [`BasesFormat`] |
//! | points of BLS12-381 as zcash and Ethereum encode them | [`zcash`] |
//! | scalars, in every format of a list | [`ScalarsFormat`] |
//! | points with scalars, as EIP-2537 has them | [`pairs`] |
//! | a curve by its numbers | [`curve_file`] |
//! | prepared bases on disk | [`table`] |
//! | random points and scalars for trials | [`random`] |
//!
//! Everything read here is untrusted: each reader checks lengths before it allocates, names the item that is wrong in
//! its [`Error`], and hands coordinates to [`msmith::Engine::import`], which checks that points are on the curve.
//! Nothing panics on what a file holds. Compressed points of any curve are read: see [`BasesFormat::ARK_COMPRESSED`].
//!
//! A sum of two points from bytes, 3·G + 2·(−G) = G on y² = x³ + 10 modulo 97:
//!
//! ```
//! use msmith::curve::Group;
//! use msmith::{Engine, Options};
//! use msmith_io::{BasesFormat, ScalarsFormat, curve_file};
//!
//! let curve = curve_file::read(
//!     br#"{ "name": "mine", "p": "97", "r": "103", "g1": { "a": 0, "b": 10, "gx": 1, "gy": 37 } }"#,
//! )?;
//! let engine = Engine::new(&curve, Group::G1)?;
//!
//! let options = Options::default();
//! let points = BasesFormat::AFFINE_LE.read(&engine, &[1, 37, 1, 60], &options)?;
//! let scalars = ScalarsFormat::HEX_LINES.read(b"3\n2\n")?;
//! let sum = engine.msm(&points, scalars.view(), &options)?;
//!
//! let (x, y) = sum.point.coordinates().expect("not at infinity");
//! assert_eq!(engine.from_words(x), [1u32.into()]);
//! assert_eq!(engine.from_words(y), [37u32.into()]);
//!
//! // The same points as arkworks compresses them: a count, then x with the sign of y in the top bit.
//! let bytes = [2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0x80];
//! let read = BasesFormat::ARK_COMPRESSED.read(&engine, &bytes, &options)?;
//! assert_eq!(read.words, points.words);
//!
//! let wrong = BasesFormat::AFFINE_LE.read(&engine, &[1, 37, 1, 61], &options).unwrap_err();
//! assert_eq!(wrong, msmith::Error::NotOnCurve { index: 1 }.into());
//! # Ok::<(), msmith_io::Error>(())
//! ```
#![deny(unsafe_code)]

mod bases;
pub mod curve_file;
mod error;
mod fault;
pub mod hex;
mod integers;
pub mod json;
mod needs;
mod outgoing;
pub mod pairing;
pub mod pairs;
mod powers;
pub mod random;
mod registry;
mod rings;
#[doc(hidden)]
pub mod room {
    pub use crate::needs::{asked, beside, within};
}
mod scalars;
pub mod sections;
pub mod source;
mod sqrt;
pub mod table;
mod trusted_setup;

pub use bases::kzg_setup::SetupLists;
pub use bases::{BasesFormat, zcash};
pub use error::Error;
pub use scalars::{ScalarList, ScalarsFormat};
pub use trusted_setup::SetupPoints;

/// Most bytes of a pipe, or of a file that does not say how long it is (those under `/proc` say 0).
const MOST_STREAMED: u64 = 1 << 32;
/// Most bytes of a device: some have no end.
const MOST_OF_DEVICE: u64 = 1 << 24;

/// The bytes of a file, all of them in memory; also of a pipe, or of a file that says that it is empty and is not.
///
/// Errors: [`Error::File`] with the system's reason, for more bytes than memory can be had for, and for more than a bound
/// where the length is not known beforehand: 2^32 of a pipe, 2^24 of a device.
pub fn read_file(path: &std::path::Path) -> Result<Vec<u8>, Error> {
    use std::io::Read;
    let system = |e: std::io::Error| table::unreadable(path, &e);
    let file = std::fs::File::open(path).map_err(system)?;
    let about = file.metadata().map_err(system)?;
    let known = about.is_file() && about.len() > 0;
    let most = match (known, is_device(&about)) {
        (true, _) => about.len(),
        (false, true) => MOST_OF_DEVICE,
        (false, false) => MOST_STREAMED,
    };
    let mut bytes = Vec::new();
    if known {
        let room = usize::try_from(most).unwrap_or(usize::MAX);
        let none = |_| std::io::Error::other("it is larger than the memory that can be had");
        bytes
            .try_reserve_exact(room)
            .map_err(none)
            .map_err(system)?;
    }
    // A file that grows meanwhile is read as long as it was.
    file.take(most).read_to_end(&mut bytes).map_err(system)?;
    if !known && bytes.len() as u64 == most {
        let why = format!("it does not end within {most} bytes");
        return Err(system(std::io::Error::other(why)));
    }
    Ok(bytes)
}

#[cfg(unix)]
fn is_device(about: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    let kind = about.file_type();
    kind.is_char_device() || kind.is_block_device()
}

#[cfg(not(unix))]
fn is_device(_: &std::fs::Metadata) -> bool {
    false
}

/// The examples of the README, so that they are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

//! Writing tables: whole, or not at all.

use std::path::Path;

use blake3::Hasher;
use msmith::{Bases, Options};

use super::digest::{self, done};
use super::format::{self, HEADER};
use super::{Info, text, whole};
use crate::Error;

/// Words written together.
const BLOCK: usize = 1 << 17;

/// Writes a table, whole or not at all: as [`whole`] writes any file.
///
/// Errors: those of [`whole`] and of [`Bases::points`]; a raised cancel flag.
pub fn write(bases: &Bases, path: &Path, options: &Options<'_>) -> Result<Info, Error> {
    let engine = bases.engine();
    let mut info = Info {
        path: text(path),
        bytes: HEADER as u64 + bases.bytes(),
        curve: engine.curve().name.clone(),
        group: engine.group(),
        layout: bases.layout().clone(),
        numbers: digest::curve(engine),
        endomorphism: digest::endomorphism(engine),
        bases: digest::bases(engine, &bases.points()?)?,
        content: digest::plain(&[]),
    };
    // A file of another kind cannot be gone back in: the header has the digest of what follows.
    let words = bases.words();
    let parts = 2 * words.len().div_ceil(BLOCK).max(1);
    let mut bytes = Vec::with_capacity(8 * BLOCK.min(words.len()));
    let mut part = |k: usize, take: &mut dyn FnMut(&[u8]) -> Result<(), Error>| {
        options.watch.check()?;
        let some = words.chunks(BLOCK).nth(k).unwrap_or_default();
        bytes.clear();
        bytes.extend(some.iter().flat_map(|w| w.to_le_bytes()));
        take(&bytes)
    };
    let mut hasher = Hasher::new();
    for k in 0..parts / 2 {
        part(k, &mut |bytes| {
            hasher.update(bytes);
            Ok(())
        })?;
        options.watch.report((k + 1) as f64 / parts as f64);
    }
    info.content = done(&hasher);
    let header = format::encode(&info).map_err(|fault| info.error(fault))?;
    whole(path, |put| {
        put(&header)?;
        for k in 0..parts / 2 {
            part(k, put)?;
            options
                .watch
                .report((parts / 2 + k + 1) as f64 / parts as f64);
        }
        options.watch.check().map_err(Error::from)
    })?;
    Ok(info)
}

//! Opening tables.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use msmith::Engine;

use super::digest::plain;
use super::format::{self, HEADER};
use super::map::Mapped;
use super::{Fault, Info, Table, text};
use crate::Error;

/// The header of a table. The points are not read, only whether all of them are there is checked.
///
/// Errors: a file that cannot be read, and every [`Fault`] that a header shows.
pub fn info(path: &Path) -> Result<Info, Error> {
    Ok(header(path)?.0)
}

/// Opens a table of the engine's group, and checks header and content.
///
/// The file is mapped. A backend whose form of words is that of the table uses them where they are; another one
/// converts them into memory of its own. Cost: a hash of the file (about 5 GB/s), and the conversion.
///
/// **The file must not be changed in place** while the table is in use: sums would be wrong, and the program would
/// end where the file was shortened. Replacing it by [`super::write`] or a rename is harmless.
///
/// Errors: those of [`info`]; another curve, group or endomorphism; a set that the group does not allow; a damaged
/// content.
pub fn open(engine: &Engine, path: &Path) -> Result<Table, Error> {
    let (info, file) = header(path)?;
    info.of(engine)?;
    let mapped = Mapped::new(&file, path).map_err(|e| unreadable(path, &e))?;
    if plain(mapped.bytes()) != info.content {
        return Err(info.error(Fault::Content));
    }
    let bases = engine
        .bases_of_table(info.layout.clone(), Arc::new(mapped))
        .map_err(|why| match why {
            msmith::Error::Bases(why) => info.error(Fault::Layout { why }),
            msmith::Error::Option(why) => info.error(Fault::Set {
                name: info.layout.set.to_string(),
                why,
            }),
            why => why.into(),
        })?;
    Ok(Table { info, bases })
}

fn header(path: &Path) -> Result<(Info, File), Error> {
    let unreadable = |e: io::Error| unreadable(path, &e);
    let file = regular(path)?;
    let bytes = file.metadata().map_err(unreadable)?.len();
    let mut head = Vec::with_capacity(HEADER);
    (&file)
        .take(HEADER as u64)
        .read_to_end(&mut head)
        .map_err(unreadable)?;
    let info = format::decode(text(path), &head, bytes)
        .map_err(|fault| Error::table(text(path), fault))?;
    Ok((info, file))
}

/// Opens a regular file.
pub(crate) fn regular(path: &Path) -> Result<File, Error> {
    let unreadable = |e: io::Error| unreadable(path, &e);
    // Opening a pipe would wait for somebody to write to it.
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(unreadable(io::Error::other("it is not a regular file")));
    }
    File::open(path).map_err(unreadable)
}

pub(crate) fn unreadable(path: &Path, why: &io::Error) -> Error {
    Error::File {
        path: text(path),
        why: why.to_string(),
    }
}

//! Writing tables: whole, or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use blake3::Hasher;
use msmith::{Bases, Options};

use super::digest::{self, done};
use super::format::{self, HEADER};
use super::{Info, text};
use crate::Error;

/// Words written together.
const BLOCK: usize = 1 << 17;

/// Writes a table. The file has another name, `.NAME.….part` in the same directory, until it is complete and on the
/// disk; only then it gets its own, in place of a file that had it. Where anything fails (a full disk, say) or the flag
/// of [`Options::watch`] is raised, the file is removed; a program that is killed leaves its `.part` file, and nothing
/// under the final name. The target of a link is replaced, beside which the file is written.
///
/// Errors: a file that cannot be written, or whose name something has that is not a regular file; a raised cancel flag;
/// those of [`Bases::points`].
pub fn write(bases: &Bases, path: &Path, options: &Options<'_>) -> Result<Info, Error> {
    let engine = bases.engine();
    let layout = bases.layout().ok_or_else(|| {
        let why = "bases in Edwards form have no form on disk";
        msmith::Error::Bases(why.into())
    })?;
    let mut info = Info {
        path: text(path),
        bytes: HEADER as u64 + bases.bytes(),
        curve: engine.curve().name.clone(),
        group: engine.group(),
        layout: layout.clone(),
        numbers: digest::curve(engine),
        endomorphism: digest::endomorphism(engine),
        bases: digest::bases(engine, &bases.points()?)?,
        content: digest::plain(&[]),
    };
    let failed = |e| unwritable(path, &e);
    let mut part = Part::new(path).map_err(failed)?;
    // Until the header is written the file is not a table.
    part.file.write_all(&[0; HEADER]).map_err(failed)?;
    let words = bases.words();
    let mut hasher = Hasher::new();
    let mut bytes = Vec::with_capacity(8 * BLOCK.min(words.len()));
    for (k, some) in words.chunks(BLOCK).enumerate() {
        options.watch.check()?;
        bytes.clear();
        bytes.extend(some.iter().flat_map(|w| w.to_le_bytes()));
        hasher.update(&bytes);
        part.file.write_all(&bytes).map_err(failed)?;
        options
            .watch
            .report((k * BLOCK + some.len()) as f64 / words.len() as f64);
    }
    info.content = done(&hasher);
    let header = format::encode(&info).map_err(|fault| info.error(fault))?;
    part.file.seek(SeekFrom::Start(0)).map_err(failed)?;
    part.file.write_all(&header).map_err(failed)?;
    part.file.sync_all().map_err(failed)?;
    options.watch.check()?;
    part.finish().map_err(failed)?;
    Ok(info)
}

/// Writes any file whole or not at all, as [`write()`] does a table: a function is given what takes the bytes.
///
/// Errors: [`Error::Write`]; those of the function.
pub fn whole(
    path: &Path,
    put: impl FnOnce(&mut dyn FnMut(&[u8]) -> Result<(), Error>) -> Result<(), Error>,
) -> Result<(), Error> {
    let failed = |e| unwritable(path, &e);
    let mut part = Part::new(path).map_err(failed)?;
    put(&mut |bytes| part.file.write_all(bytes).map_err(failed))?;
    part.file.sync_all().map_err(failed)?;
    part.finish().map_err(failed)
}

/// Checks that a table can be written there, by a file that is removed at once: better known before the table is made.
///
/// Errors: [`Error::Write`] where the name is a directory's, or the directory is not there or may not be written.
pub fn writable(path: &Path) -> Result<(), Error> {
    Part::new(path).map(drop).map_err(|e| unwritable(path, &e))
}

fn unwritable(path: &Path, why: &io::Error) -> Error {
    Error::Write {
        path: text(path),
        kind: why.kind(),
        why: why.to_string(),
    }
}

/// A file on its way, removed unless it is finished.
struct Part {
    /// The name that it gets.
    target: PathBuf,
    path: PathBuf,
    file: File,
    finished: bool,
}

impl Part {
    /// A new file next to the one that it will be.
    fn new(path: &Path) -> io::Result<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        // The target of a link is replaced and not the link; pipes and devices are for others to keep.
        let target = match fs::symlink_metadata(path) {
            Ok(about) if about.is_symlink() => fs::canonicalize(path)?,
            _ => path.to_owned(),
        };
        let path = target.as_path();
        if fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
            return Err(io::Error::other("it is not a regular file"));
        }
        let name = path
            .file_name()
            .filter(|_| !path.is_dir())
            .ok_or_else(|| io::Error::from(io::ErrorKind::IsADirectory))?;
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let mut part = std::ffi::OsString::from(".");
            part.push(name);
            part.push(format!(".{}-{count}.part", std::process::id()));
            let path = path.with_file_name(part);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => {
                    return Ok(Self {
                        target,
                        path,
                        file,
                        finished: false,
                    });
                }
                // Left by a program that was killed and had the same number.
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                Err(e) => return Err(e),
            }
        }
    }

    fn finish(mut self) -> io::Result<()> {
        fs::rename(&self.path, &self.target)?;
        self.finished = true;
        // The name is on the disk when the directory is. Not every file system can be asked for that, and
        // the table is whole under either name.
        let directory = self.target.parent().filter(|d| !d.as_os_str().is_empty());
        if let Ok(directory) = File::open(directory.unwrap_or(Path::new("."))) {
            let _ = directory.sync_all();
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if !self.finished {
            // There is nobody to tell.
            let _ = fs::remove_file(&self.path);
        }
    }
}

//! Files that are written whole, or not at all.
//!
//! A regular file gets another name, `.NAME.….part` in the same directory, until it is complete and on the disk; only
//! then it gets its own, in place of a file that had it, whose permissions and owner it keeps. The target of a link is
//! replaced, and the file written beside that. Pipes and devices are written in place.
//!
//! A file on its way is locked, and the system ends the lock with the process: one that is not locked was left by a program
//! that was killed, on whatever machine that shares the directory, and the next writer of the same name removes it.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Stdout, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::{signals, text};
use crate::Error;

/// Names of the standard output, which is written where it stands.
const STDOUT: [&str; 3] = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];

/// Writes any file whole or not at all: a function is given what takes the bytes.
///
/// Until everything is written and on the disk, the file has another name in the same directory. Where anything fails
/// (a full disk, say) it is removed; a program that is killed leaves it, `.NAME.….part`, and nothing under the final
/// name, and who writes that name next removes it ([`removed`]). In place of a file it has the permissions of that, and
/// its owner and group where the system allows it (otherwise no group has more rights than it had). The target of a link
/// is replaced and not the link. A pipe or a device, as `/dev/stdout` may be one, is written as it is, and has got what
/// was written before something failed.
///
/// Errors: [`Error::Write`] for a directory, a block device, and what the system says; those of the function.
pub fn whole(
    path: &Path,
    put: impl FnOnce(&mut dyn FnMut(&[u8]) -> Result<(), Error>) -> Result<(), Error>,
) -> Result<(), Error> {
    whole_with(path, put)
}

/// The same by a function with errors of its own, and what it gives.
///
/// Errors: those of [`whole`].
pub fn whole_with<T, E: From<Error>>(
    path: &Path,
    put: impl FnOnce(&mut dyn FnMut(&[u8]) -> Result<(), Error>) -> Result<T, E>,
) -> Result<T, E> {
    let failed = |e| unwritable(path, &e);
    let mut sink = Place::of(path).and_then(Place::open).map_err(failed)?;
    let made = put(&mut |bytes| sink.put(bytes).map_err(failed))?;
    sink.finish().map_err(failed)?;
    Ok(made)
}

/// The same of a regular file whose bytes are read again while it is written: a function is given the file, and its
/// result given back.
///
/// Errors: those of [`whole`]; a pipe or a device, before anything is written.
pub fn whole_read_again<T, E: From<Error>>(
    path: &Path,
    put: impl FnOnce(&mut NewFile<'_>) -> Result<T, E>,
) -> Result<T, E> {
    let failed = |e| unwritable(path, &e);
    let place = Place::of(path).map_err(failed)?;
    let Place::Beside { target, old } = place else {
        let why = io::Error::other("it is no regular file, and what is written must be read again");
        return Err(failed(why).into());
    };
    let mut part = Part::new(target, old.as_ref()).map_err(failed)?;
    let result = put(&mut NewFile {
        file: &mut part.file,
        path,
        length: 0,
    })?;
    part.finish().map_err(failed)?;
    Ok(result)
}

/// A file that is being written.
#[derive(Debug)]
pub struct NewFile<'a> {
    file: &'a mut File,
    path: &'a Path,
    length: u64,
}

impl NewFile<'_> {
    /// Writes bytes behind those that are there.
    ///
    /// Errors: what the system says.
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let written = self.file.write_all(bytes);
        self.length += bytes.len() as u64;
        written.map_err(|e| unwritable(self.path, &e))
    }

    /// Bytes that are there.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.length
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Reads bytes that were written, from a place on.
    ///
    /// Errors: what the system says; a place that has fewer bytes behind it.
    pub fn read(&mut self, at: u64, to: &mut [u8]) -> Result<(), Error> {
        let read = self.file.seek(SeekFrom::Start(at)).and_then(|_| {
            self.file.read_exact(to)?;
            self.file.seek(SeekFrom::Start(self.length))
        });
        read.map(drop).map_err(|e| unwritable(self.path, &e))
    }
}

/// Files that killed programs had left half written, and that this process has removed since it was last asked: their
/// paths, and their bytes.
#[must_use]
pub fn removed() -> Vec<(PathBuf, u64)> {
    std::mem::take(&mut *REMOVED.lock().unwrap_or_else(PoisonError::into_inner))
}

static REMOVED: Mutex<Vec<(PathBuf, u64)>> = Mutex::new(Vec::new());

/// Removes what killed programs left of a file that they were writing.
fn remove_left(target: &Path, name: &str) {
    let directory = target.parent().filter(|d| !d.as_os_str().is_empty());
    let all = fs::read_dir(directory.unwrap_or(Path::new(".")));
    for entry in all.into_iter().flatten().flatten() {
        let other = entry.file_name();
        let numbers = (other.to_str()).and_then(|o| o.strip_prefix(name)?.strip_suffix(".part"));
        let is_ours = |n: &str| {
            n.split('-').count() == 2 && n.chars().all(|c| c == '-' || c.is_ascii_digit())
        };
        if !numbers.is_some_and(is_ours) {
            continue;
        }
        let left = OpenOptions::new().read(true).write(true).open(entry.path());
        // One that cannot be locked is being written, or is on a file system that does not tell.
        let Some(file) = left.ok().filter(|file| file.try_lock().is_ok()) else {
            continue;
        };
        let bytes = file.metadata().map_or(0, |about| about.len());
        if fs::remove_file(entry.path()).is_ok() {
            let mut all = REMOVED.lock().unwrap_or_else(PoisonError::into_inner);
            all.push((entry.path(), bytes));
        }
    }
}

/// Checks that a file can be written there, by one that is removed at once: better known before the work is done. Of
/// pipes and devices only that they are there.
///
/// Errors: [`Error::Write`] where the name is a directory's, or the directory is not there or may not be written.
pub fn writable(path: &Path) -> Result<(), Error> {
    let tried = Place::of(path).and_then(|place| match place {
        Place::Beside { .. } => place.open().map(drop),
        Place::Inside(_) | Place::Stdout => Ok(()),
    });
    tried.map_err(|e| unwritable(path, &e))
}

fn unwritable(path: &Path, why: &io::Error) -> Error {
    Error::Write {
        path: text(path),
        kind: why.kind(),
        why: why.to_string(),
    }
}

/// Where bytes are to go.
enum Place {
    /// A file that gets the name when it is complete, in place of another one perhaps.
    Beside {
        target: PathBuf,
        old: Option<Metadata>,
    },
    /// A pipe or a device.
    Inside(PathBuf),
    Stdout,
}

impl Place {
    fn of(path: &Path) -> io::Result<Self> {
        if STDOUT.iter().any(|name| path.as_os_str() == *name) {
            return Ok(Self::Stdout);
        }
        let target = match fs::symlink_metadata(path) {
            Ok(about) if about.is_symlink() => fs::canonicalize(path)?,
            _ => path.to_owned(),
        };
        let old = fs::metadata(&target).ok();
        match &old {
            Some(about) if about.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Some(about) if is_block_device(about) => Err(io::Error::other("it is a block device")),
            Some(about) if !about.is_file() => Ok(Self::Inside(path.to_owned())),
            _ => Ok(Self::Beside { target, old }),
        }
    }

    fn open(self) -> io::Result<Sink> {
        Ok(match self {
            Self::Beside { target, old } => Sink::Part(Part::new(target, old.as_ref())?),
            Self::Inside(path) => Sink::File(OpenOptions::new().write(true).open(path)?),
            Self::Stdout => Sink::Stdout(io::stdout()),
        })
    }
}

/// What takes bytes.
enum Sink {
    Part(Part),
    File(File),
    Stdout(Stdout),
}

impl Sink {
    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Self::Part(part) => part.file.write_all(bytes),
            Self::File(file) => file.write_all(bytes),
            Self::Stdout(out) => out.write_all(bytes),
        }
    }

    fn finish(self) -> io::Result<()> {
        match self {
            Self::Part(part) => part.finish(),
            Self::File(_) => Ok(()),
            Self::Stdout(mut out) => out.flush(),
        }
    }
}

/// A file on its way, removed unless it is finished.
struct Part {
    /// The name that it gets.
    target: PathBuf,
    path: PathBuf,
    file: File,
    finished: bool,
    /// Known to what ends the program.
    _known: signals::Known,
}

impl Part {
    /// A new file next to the one that it will be.
    fn new(target: PathBuf, old: Option<&Metadata>) -> io::Result<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = target
            .file_name()
            .ok_or_else(|| io::Error::from(io::ErrorKind::IsADirectory))?;
        let mut beginning = std::ffi::OsString::from(".");
        beginning.push(name);
        beginning.push(".");
        if let Some(beginning) = beginning.to_str() {
            remove_left(&target, beginning);
        }
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let mut part = beginning.clone();
            part.push(format!("{}-{count}.part", std::process::id()));
            let path = target.with_file_name(part);
            let known = signals::Known::part(&path);
            match create(&path, old) {
                Ok(file) => {
                    // Not every file system has locks; there nothing is removed.
                    let is_locked = file.lock().is_ok();
                    if is_locked && !path.exists() {
                        // Taken for one that was left, in the moment before the lock.
                        continue;
                    }
                    return Ok(Self {
                        target,
                        path,
                        file,
                        finished: false,
                        _known: known,
                    });
                }
                // Left by a program that was killed and had the same number.
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                Err(e) => return Err(e),
            }
        }
    }

    fn finish(mut self) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.path, &self.target)?;
        self.finished = true;
        // The name is on the disk when the directory is. Not every file system can be asked for that, and
        // the file is whole under either name.
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

/// A new file that nobody may do more with than with the old one.
#[cfg(unix)]
fn create(path: &Path, old: Option<&Metadata>) -> io::Result<File> {
    use std::fs::Permissions;
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, fchown};

    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    let Some(old) = old else {
        return options.open(path);
    };
    let file = options.mode(0o600).open(path)?;
    let new = file.metadata()?;
    let mut mode = old.mode() & 0o777;
    let (owner, group) = (Some(old.uid()), Some(old.gid()));
    let is_same = (new.uid(), new.gid()) == (old.uid(), old.gid());
    let is_given = |owner| fchown(&file, owner, group).is_ok();
    if !is_same && !is_given(owner) && new.gid() != old.gid() && !is_given(None) {
        // Another group has what everybody has.
        mode &= 0o707 | (mode & 0o007) << 3;
    }
    // A file system without permissions leaves what only its owner may read.
    let _ = file.set_permissions(Permissions::from_mode(mode));
    Ok(file)
}

#[cfg(not(unix))]
fn create(path: &Path, _: Option<&Metadata>) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true).open(path)
}

#[cfg(unix)]
fn is_block_device(about: &Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    about.file_type().is_block_device()
}

#[cfg(not(unix))]
fn is_block_device(_: &Metadata) -> bool {
    false
}

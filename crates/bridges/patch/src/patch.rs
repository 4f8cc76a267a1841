//! What is inserted into crates, and where: a short text is looked for in a file, and must be there once.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::Tool;

/// Where a text goes, seen from the one that is looked for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Place {
    /// Before it.
    Before,
    /// After it.
    After,
}
use Place::{After, Before};

/// A file, a short text in it, and what is put before or after it.
pub(crate) type Insertion = (&'static str, &'static str, Place, &'static str);

/// What is inserted into one crate of some versions.
#[derive(Debug)]
pub(crate) struct Patch {
    /// The crate's name.
    pub name: &'static str,
    /// The start of the version's name.
    pub versions: &'static str,
    /// Texts, one after the other.
    insertions: &'static [Insertion],
    /// The parts of the module `msmith_hook`, which is inserted as a file.
    module: &'static [&'static str],
}

/// A crate's source.
#[derive(Debug)]
pub(crate) struct Source {
    pub name: String,
    pub version: String,
    pub folder: PathBuf,
    pub patch: &'static Patch,
}

/// The inserted module's name.
const MODULE: &str = "msmith_hook";

/// Why there is no patched copy.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Error {
    /// No patch is for this version; those that are known.
    Version {
        /// The crate.
        name: String,
        /// Its version.
        version: String,
        /// The starts of the versions that are known.
        known: Vec<&'static str>,
    },
    /// The version is not that of crates.io.
    Elsewhere {
        /// The crate.
        name: String,
        /// Its version.
        version: String,
        /// Where it is from, as Cargo.lock says; empty for a folder.
        from: String,
    },
    /// There is no Cargo.lock in this folder or above.
    NoLock(PathBuf),
    /// The project has none of these crates.
    NotUsed(String),
    /// A text that is looked for is not in the source once.
    Anchor {
        /// The file.
        file: PathBuf,
        /// The text.
        anchor: &'static str,
        /// Times that it is there.
        found: usize,
    },
    /// The source is a patched copy.
    Patched(PathBuf),
    /// The folder of the copy is there already.
    Exists(PathBuf),
    /// No source of the crate was found in these places.
    NoSource {
        /// The crate.
        name: String,
        /// The folders.
        places: Vec<PathBuf>,
    },
    /// A file or folder could not be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version {
                name,
                version,
                known,
            } => {
                let known: Vec<_> = known.iter().map(|start| format!("{start}x")).collect();
                write!(
                    f,
                    "{name} {version} is not known; {} are",
                    known.join(" and ")
                )
            }
            Self::Elsewhere {
                name,
                version,
                from,
            } => {
                let from = if from.is_empty() { "a folder" } else { from };
                write!(f, "{name} {version} is from {from}, not from crates.io")
            }
            Self::NoLock(folder) => write!(
                f,
                "{}: no Cargo.lock here or above; `cargo fetch` makes it",
                folder.display()
            ),
            Self::NotUsed(names) => write!(f, "no {names} among the packages of Cargo.lock"),
            Self::Anchor {
                file,
                anchor,
                found,
            } => write!(
                f,
                "{}: {:?} is there {found} times, not once; the source is not one that is known",
                file.display(),
                anchor.trim()
            ),
            Self::Patched(file) => write!(f, "{}: patched already", file.display()),
            Self::Exists(folder) => {
                write!(
                    f,
                    "{}: there already; remove it, or name another folder",
                    folder.display()
                )
            }
            Self::NoSource { name, places } => {
                let places: Vec<_> = places.iter().map(|p| p.display().to_string()).collect();
                write!(
                    f,
                    "no source of {name} in {}; `cargo fetch` in the project brings it there, --sources names another folder",
                    match &places[..] {
                        [] => "cargo's registry folder".to_owned(),
                        some => some.join(", "),
                    }
                )
            }
            Self::File { path, why } => write!(f, "{}: {why}", path.display()),
        }
    }
}

impl std::error::Error for Error {}

/// What goes wrong with a path.
pub(crate) fn at(path: &Path) -> impl FnOnce(std::io::Error) -> Error {
    let path = path.to_owned();
    move |why| Error::File {
        path,
        why: why.to_string(),
    }
}

/// The patch for a version of a crate.
pub(crate) fn of(tool: &Tool, name: &str, version: &str) -> Result<&'static Patch, Error> {
    let known = |p: &&Patch| p.name == name && version.starts_with(p.versions);
    tool.patches.iter().find(known).ok_or_else(|| {
        let known = tool.patches.iter().filter(|p| p.name == name);
        Error::Version {
            name: name.to_owned(),
            version: version.to_owned(),
            known: known.map(|p| p.versions).collect(),
        }
    })
}

impl Patch {
    pub(crate) const fn new(
        name: &'static str,
        versions: &'static str,
        insertions: &'static [Insertion],
        module: &'static [&'static str],
    ) -> Self {
        Self {
            name,
            versions,
            insertions,
            module,
        }
    }

    /// Copies a source into a folder that is made, and inserts. Nothing is left where that fails.
    pub(crate) fn apply(&self, tool: &Tool, source: &Source, folder: &Path) -> Result<(), Error> {
        if folder.exists() {
            return Err(Error::Exists(folder.to_owned()));
        }
        let changed = self.changed(tool, source)?;
        let made = write(&source.folder, folder, &changed);
        if made.is_err() {
            // What is reported is why the copy could not be made.
            let _ = fs::remove_dir_all(folder);
        }
        made
    }

    /// The files that are new or changed, by their paths in the crate.
    fn changed(&self, tool: &Tool, source: &Source) -> Result<BTreeMap<PathBuf, String>, Error> {
        let by = format!("{} of msmith {}", tool.name, env!("CARGO_PKG_VERSION"));
        let (version, source) = (&source.version, &source.folder);
        let module = Path::new("src").join(MODULE).with_extension("rs");
        if source.join(&module).exists() {
            return Err(Error::Patched(source.join(&module)));
        }
        let mut changed = BTreeMap::new();
        for &(file, anchor, place, text) in self.insertions {
            let old = match changed.remove(Path::new(file)) {
                Some(text) => text,
                None => read(&source.join(file))?,
            };
            let found = old.matches(anchor).count();
            let Some((before, after)) = old.split_once(anchor).filter(|_| found == 1) else {
                let file = source.join(file);
                return Err(Error::Anchor {
                    file,
                    anchor,
                    found,
                });
            };
            let new = match place {
                Before => [before, text, anchor, after].concat(),
                After => [before, anchor, text, after].concat(),
            };
            changed.insert(PathBuf::from(file), new);
        }
        for text in changed.values_mut() {
            let note = format!("// Changed by {by}: calls of the module `msmith_hook`.\n");
            text.insert_str(0, &note);
        }
        let stamp = format!("// For {} {version}, by {by}.\n", self.name);
        changed.insert(module, stamp + &self.module.concat());
        let file = PathBuf::from("Cargo.toml");
        let text = manifest(&read(&source.join(&file))?, &by);
        changed.insert(file, text);
        Ok(changed)
    }
}

/// A manifest without what its author asks of the compiler, as cargo leaves it out for crates of a registry; no member
/// of a workspace that it lies in, and with a stamp that `cargo metadata` shows.
fn manifest(text: &str, by: &str) -> String {
    let mut skipped = false;
    let kept = |line: &&str| {
        if line.starts_with('[') {
            skipped = line.starts_with("[lints");
        }
        !skipped
    };
    let lines: Vec<_> = text.lines().filter(kept).collect();
    let stamp = format!("[package.metadata.msmith]\npatched-by = \"{by}\"\n");
    lines.join("\n") + "\n\n" + &stamp + "\n[workspace]\n"
}

/// A text file with the line ends that are looked for.
fn read(path: &Path) -> Result<String, Error> {
    let text = fs::read_to_string(path).map_err(at(path))?;
    Ok(text.replace("\r\n", "\n"))
}

fn write(source: &Path, folder: &Path, changed: &BTreeMap<PathBuf, String>) -> Result<(), Error> {
    copy(source, folder)?;
    for (file, text) in changed {
        let file = folder.join(file);
        fs::write(&file, text).map_err(at(&file))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    fs::create_dir_all(to).map_err(at(to))?;
    for entry in fs::read_dir(from).map_err(at(from))? {
        let entry = entry.map_err(at(from))?;
        let (path, name) = (entry.path(), entry.file_name());
        // What cargo notes beside a source, and the lock file, which is not used.
        if name.to_string_lossy().starts_with(".cargo") || name == "Cargo.lock" {
            continue;
        }
        let target = to.join(name);
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            // Bytes alone: what lies in a registry may not be written to.
            let bytes = fs::read(&path).map_err(at(&path))?;
            fs::write(&target, bytes).map_err(at(&target))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;

//! What is inserted into arkworks' crates, and where: a short text is looked for in a file, and must be there once.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// Where a text goes, seen from the one that is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Before,
    After,
}
use Place::{After, Before};

/// A file, a short text in it, and what is put before or after it.
type Insertion = (&'static str, &'static str, Place, &'static str);

/// What is inserted into one crate of some versions.
#[derive(Debug)]
pub struct Patch {
    /// The crate's name.
    pub name: &'static str,
    /// The start of the version's name.
    pub versions: &'static str,
    insertions: &'static [Insertion],
    module: [&'static str; 2],
}

const REGISTRY: &str = include_str!("inserted/registry.rs");
const EC: [&str; 2] = [include_str!("inserted/ec.rs"), REGISTRY];
const POLY: [&str; 2] = [include_str!("inserted/poly.rs"), REGISTRY];
/// The inserted module's name.
const MODULE: &str = "msmith_hook";

const EC_MODULE: Insertion = (
    "src/lib.rs",
    "\npub mod scalar_mul;\n",
    After,
    "\npub mod msmith_hook;\n",
);
const SUM: &str = "
        if let Some(sum) = crate::msmith_hook::sum::<Self>(bases, bigints) {
            return sum;
        }
";
const MULTIPLES: Insertion = (
    "src/scalar_mul/mod.rs",
    "let table = BatchMulPreprocessing::new(self, v.len());",
    Before,
    "if let Some(list) = crate::msmith_hook::multiples(&self, v) {
            return list;
        }
        ",
);
const MULTIPLES_OF_TABLE: Insertion = (
    "src/scalar_mul/mod.rs",
    "pub fn batch_mul(&self, v: &[T::ScalarField]) -> Vec<T::MulBase> {",
    After,
    "
        if let Some(list) = crate::msmith_hook::multiples_of_table(self, v) {
            return list;
        }",
);
const POLY_INSERTIONS: &[Insertion] = &[
    (
        "src/lib.rs",
        "\npub mod evaluations;\n",
        After,
        "pub mod msmith_hook;\n",
    ),
    // Types without borrows, since they are told apart by `TypeId`.
    (
        "src/domain/mod.rs",
        "pub trait DomainCoeff<F: FftField>:",
        After,
        "\n    'static +",
    ),
    (
        "src/domain/mod.rs",
        "DomainCoeff<F> for T\nwhere\n",
        After,
        "    T: 'static,\n",
    ),
    (
        "src/domain/radix2/mod.rs",
        "fn fft_in_place<T: DomainCoeff<F>>(&self, coeffs: &mut Vec<T>) {",
        After,
        "
        if crate::msmith_hook::transform(self, coeffs, false) {
            return;
        }",
    ),
    (
        "src/domain/radix2/mod.rs",
        "fn ifft_in_place<T: DomainCoeff<F>>(&self, evals: &mut Vec<T>) {",
        After,
        "
        if crate::msmith_hook::transform(self, evals, true) {
            return;
        }",
    ),
];

/// All that is known.
pub const PATCHES: &[Patch] = &[
    Patch {
        name: "ark-ec",
        versions: "0.6.",
        insertions: &[
            EC_MODULE,
            (
                "src/scalar_mul/variable_base/mod.rs",
                "        msm_signed(bases, bigints)\n",
                Before,
                SUM,
            ),
            MULTIPLES,
            MULTIPLES_OF_TABLE,
        ],
        module: EC,
    },
    Patch {
        name: "ark-ec",
        versions: "0.5.",
        insertions: &[
            EC_MODULE,
            (
                "src/scalar_mul/variable_base/mod.rs",
                "        if Self::NEGATION_IS_CHEAP {\n",
                Before,
                SUM,
            ),
            MULTIPLES,
            MULTIPLES_OF_TABLE,
        ],
        module: EC,
    },
    Patch {
        name: "ark-poly",
        versions: "0.6.",
        insertions: POLY_INSERTIONS,
        module: POLY,
    },
    Patch {
        name: "ark-poly",
        versions: "0.5.",
        insertions: POLY_INSERTIONS,
        module: POLY,
    },
];

/// Why there is no patched copy.
#[derive(Debug, PartialEq, Eq)]
pub enum Error {
    /// No patch is for this version.
    Version { name: String, version: String },
    /// A text that is looked for is not in the source once.
    Anchor {
        file: PathBuf,
        anchor: &'static str,
        found: usize,
    },
    /// The source is a patched copy.
    Patched(PathBuf),
    /// The folder of the copy is there already.
    Exists(PathBuf),
    /// The lock file has none of the crates.
    NotUsed(PathBuf),
    /// No source of the crate was found in these places.
    NoSource { name: String, places: Vec<PathBuf> },
    /// A file or folder could not be read or written.
    File { path: PathBuf, why: String },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { name, version } => {
                let known = PATCHES.iter().filter(|p| p.name == name);
                let known: Vec<_> = known.map(|p| format!("{}x", p.versions)).collect();
                if known.is_empty() {
                    return write!(f, "{name} is not known; ark-ec and ark-poly are");
                }
                write!(
                    f,
                    "{name} {version} is not known; {} are",
                    known.join(" and ")
                )
            }
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
            Self::NotUsed(lock) => write!(f, "{}: neither ark-ec nor ark-poly", lock.display()),
            Self::NoSource { name, places } => {
                let places: Vec<_> = places.iter().map(|p| p.display().to_string()).collect();
                write!(
                    f,
                    "no source of {name} in {}; `cargo fetch` in the project brings it there",
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
pub fn at(path: &Path) -> impl FnOnce(std::io::Error) -> Error {
    let path = path.to_owned();
    move |why| Error::File {
        path,
        why: why.to_string(),
    }
}

impl Patch {
    /// The patch for a version of a crate.
    pub fn of(name: &str, version: &str) -> Result<&'static Self, Error> {
        let known = |p: &&Self| p.name == name && version.starts_with(p.versions);
        PATCHES.iter().find(known).ok_or_else(|| Error::Version {
            name: name.to_owned(),
            version: version.to_owned(),
        })
    }

    /// Copies a source into a folder that is made, and inserts. Nothing is left where that fails.
    pub fn apply(&self, source: &Path, folder: &Path) -> Result<(), Error> {
        if folder.exists() {
            return Err(Error::Exists(folder.to_owned()));
        }
        let changed = self.changed(source)?;
        let made = write(source, folder, &changed);
        if made.is_err() {
            // What is reported is why the copy could not be made.
            let _ = fs::remove_dir_all(folder);
        }
        made
    }

    /// The files that are new or changed, by their paths in the crate.
    fn changed(&self, source: &Path) -> Result<BTreeMap<PathBuf, String>, Error> {
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
            text.insert_str(
                0,
                "// Changed by msmith's patch-ark: calls of the module `msmith_hook`.\n",
            );
        }
        changed.insert(module, self.module.concat());
        let file = PathBuf::from("Cargo.toml");
        let text = manifest(&read(&source.join(&file))?);
        changed.insert(file, text);
        Ok(changed)
    }
}

/// A manifest without what its author asks of the compiler, as cargo leaves it out for crates of a registry; no member
/// of a workspace that it lies in.
fn manifest(text: &str) -> String {
    let mut skipped = false;
    let kept = |line: &&str| {
        if line.starts_with('[') {
            skipped = line.starts_with("[lints");
        }
        !skipped
    };
    let lines: Vec<_> = text.lines().filter(kept).collect();
    lines.join("\n") + "\n\n[workspace]\n"
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

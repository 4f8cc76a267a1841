//! Which versions a project has, and where cargo has put their sources.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::Tool;
use crate::patch::{self, Error, Source, at};

/// A project, or the workspace that it is in.
#[derive(Debug)]
pub struct Root {
    pub folder: PathBuf,
    /// Cargo.toml.
    pub manifest: String,
    lock: String,
}

impl Root {
    /// Of a folder in it: Cargo.lock lies at the root.
    pub fn of(project: &Path) -> Result<Self, Error> {
        let mut folders = project.ancestors();
        let folder = folders.find(|folder| folder.join("Cargo.lock").exists());
        let folder = folder.ok_or_else(|| Error::NoLock(project.to_owned()))?;
        let read = |name| {
            let file = folder.join(name);
            fs::read_to_string(&file).map_err(at(&file))
        };
        Ok(Self {
            folder: folder.to_owned(),
            manifest: read("Cargo.toml")?,
            lock: read("Cargo.lock")?,
        })
    }

    /// Whether a line of the manifest puts the copy of a crate in this folder in its place.
    pub fn has(&self, folder: &str) -> bool {
        self.manifest.contains(&format!("path = \"{folder}\""))
    }
}

/// The folders in which a registry's sources lie, one for each registry.
pub fn registries() -> Result<Vec<PathBuf>, Error> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))) else {
        return Ok(Vec::new());
    };
    let sources = home.join("registry").join("src");
    if !sources.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(&sources).map_err(at(&sources))?;
    let mut folders = Vec::new();
    for entry in entries {
        folders.push(entry.map_err(at(&sources))?.path());
    }
    folders.sort();
    Ok(folders)
}

/// The sources of what can be patched, in these folders, of the versions in the project's lock file, and why others
/// cannot. `copied` says whether a version that the lock file has from a folder is a copy that was made here.
pub fn sources(
    tool: &Tool,
    root: &Root,
    folders: &[PathBuf],
    copied: impl Fn(&str, &str) -> bool,
) -> Result<(Vec<Source>, Vec<Error>), Error> {
    let (mut found, mut left) = (Vec::new(), Vec::new());
    for name in tool.crates() {
        for Locked { version, from } in locked(&root.lock, name) {
            let name = name.to_owned();
            let ours = from == CRATES_IO || from.is_empty() && copied(&name, &version);
            let patch = match patch::of(tool, &name, &version) {
                Ok(patch) if ours => patch,
                Ok(_) => {
                    left.push(Error::Elsewhere {
                        name,
                        version,
                        from,
                    });
                    continue;
                }
                Err(why) => {
                    left.push(why);
                    continue;
                }
            };
            let folder = folders.iter().find_map(|f| within(f, &name, &version));
            let folder = folder.ok_or_else(|| missing(&format!("{name} {version}"), folders))?;
            found.push(Source {
                name,
                version,
                folder,
                patch,
            });
        }
    }
    match (found.is_empty(), left.is_empty()) {
        (true, true) => Err(Error::NotUsed(tool.crates().join(" or "))),
        (true, false) => Err(left.swap_remove(0)),
        _ => Ok((found, left)),
    }
}

/// A version's folder in a registry's, or in that of `cargo vendor`, which has a crate's name alone.
fn within(folder: &Path, name: &str, version: &str) -> Option<PathBuf> {
    let numbered = folder.join(format!("{name}-{version}"));
    if numbered.exists() {
        return Some(numbered);
    }
    let plain = folder.join(name);
    let manifest = fs::read_to_string(plain.join("Cargo.toml")).ok()?;
    let mut lines = manifest.lines();
    // The first is the package's own.
    let own = lines.find(|line| line.starts_with("version = "))?;
    (own == format!("version = \"{version}\"")).then_some(plain)
}

fn missing(name: &str, folders: &[PathBuf]) -> Error {
    Error::NoSource {
        name: name.to_owned(),
        places: folders.to_vec(),
    }
}

/// What a lock file calls crates.io.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A version in a lock file, and where it is from; empty for a folder.
#[derive(Debug, PartialEq, Eq)]
struct Locked {
    version: String,
    from: String,
}

/// A crate's versions in a lock file, the newest last.
fn locked(lock: &str, name: &str) -> Vec<Locked> {
    let packages = lock.split("[[package]]").map(|package| {
        let value = |key: &str| {
            let start = format!("{key} = \"");
            let mut lines = package.lines();
            lines.find_map(|line| line.strip_prefix(&start)?.strip_suffix('"'))
        };
        let from = value("source").unwrap_or_default().to_owned();
        let version = value("version")?.to_owned();
        (value("name") == Some(name)).then_some(Locked { version, from })
    });
    packages.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "[[package]]\nname = \"one\"\nversion = \"0.5.0\"\n\n[[package]]\nname = \"one\"\n\
                        version = \"0.6.0\"\nsource = \"git+https://one\"\ndependencies = [\n \"other\",\n]\n\n\
                        [[package]]\nname = \"one-more\"\nversion = \"0.7.0\"\n";

    #[test]
    fn versions_of_a_lock_file() {
        let of = |version: &str, from: &str| Locked {
            version: version.to_owned(),
            from: from.to_owned(),
        };
        let want = [of("0.5.0", ""), of("0.6.0", "git+https://one")];
        assert_eq!(locked(LOCK, "one"), want);
        assert!(locked(LOCK, "other").is_empty());
    }
}

//! Which versions a project has, and where cargo has put their sources.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::patch::{Error, PATCHES, at};

/// A crate's source.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    pub name: String,
    pub version: String,
    pub folder: PathBuf,
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

/// The sources of what can be patched, in these folders: of the versions in the project's lock file, or without one of
/// the newest that is known.
pub fn sources(project: &Path, folders: &[PathBuf]) -> Result<Vec<Source>, Error> {
    let lock = project
        .ancestors()
        .map(|f| f.join("Cargo.lock"))
        .find(|f| f.exists());
    let text = match &lock {
        Some(file) => Some(fs::read_to_string(file).map_err(at(file))?),
        None => None,
    };
    let mut names: Vec<_> = PATCHES.iter().map(|p| p.name).collect();
    names.dedup();
    let mut found = Vec::new();
    for name in names {
        let versions = match &text {
            Some(text) => locked(text, name),
            None => newest(name, folders).into_iter().collect(),
        };
        if text.is_none() && versions.is_empty() {
            return Err(missing(name, folders));
        }
        for version in versions {
            let crates = folders.iter().map(|f| f.join(format!("{name}-{version}")));
            let folder = crates.into_iter().find(|f| f.exists());
            let folder = folder.ok_or_else(|| missing(&format!("{name} {version}"), folders))?;
            let name = name.to_owned();
            found.push(Source {
                name,
                version,
                folder,
            });
        }
    }
    match lock {
        Some(lock) if found.is_empty() => Err(Error::NotUsed(lock)),
        _ => Ok(found),
    }
}

fn missing(name: &str, folders: &[PathBuf]) -> Error {
    Error::NoSource {
        name: name.to_owned(),
        places: folders.to_vec(),
    }
}

/// A crate's versions in a lock file, the newest last.
fn locked(lock: &str, name: &str) -> Vec<String> {
    let wanted = format!("name = \"{name}\"");
    let mut lines = lock.lines();
    let mut versions = Vec::new();
    while lines.by_ref().any(|line| line == wanted) {
        let line = lines.next().unwrap_or_default();
        let version = line
            .strip_prefix("version = \"")
            .and_then(|l| l.strip_suffix('"'));
        versions.extend(version.map(str::to_owned));
    }
    versions
}

/// The newest version of the newest kind that is known.
fn newest(name: &str, folders: &[PathBuf]) -> Option<String> {
    let patches = PATCHES.iter().filter(|p| p.name == name);
    let mut all = patches.flat_map(|patch| {
        let start = format!("{name}-{}", patch.versions);
        let entries = folders
            .iter()
            .filter_map(|f| fs::read_dir(f).ok())
            .flatten();
        let names = entries.filter_map(|e| e.ok()?.file_name().into_string().ok());
        let last = |n: String| Some((n.strip_prefix(&start)?.parse::<u32>().ok()?, patch.versions));
        names.filter_map(last).max()
    });
    all.next()
        .map(|(last, versions)| format!("{versions}{last}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "[[package]]\nname = \"ark-ec\"\nversion = \"0.5.0\"\n\n[[package]]\nname = \"ark-ec\"\n\
                        version = \"0.6.0\"\n\n[[package]]\nname = \"ark-ec-more\"\nversion = \"0.7.0\"\n";

    /// Sources of the versions in the lock file; of the newest that is known without one.
    #[test]
    fn sources_of_a_project() {
        let name = format!("msmith-patch-ark-find-{}", std::process::id());
        let folder = env::temp_dir().join(name);
        let registry = folder.join("registry");
        for source in [
            "ark-ec-0.5.0",
            "ark-ec-0.6.2",
            "ark-ec-0.6.10",
            "ark-ec-0.7.0",
        ] {
            fs::create_dir_all(registry.join(source)).unwrap();
        }
        let registries = [registry.clone()];
        // No ark-poly is there.
        let error = sources(&folder, &registries).unwrap_err();
        assert_eq!(error, missing("ark-poly", &registries));
        fs::create_dir_all(registry.join("ark-poly-0.5.0")).unwrap();
        let versions =
            |found: Vec<Source>| -> Vec<_> { found.into_iter().map(|s| s.version).collect() };
        let found = sources(&folder, &registries).unwrap();
        assert_eq!(versions(found), ["0.6.10", "0.5.0"]);

        let lock = folder.join("Cargo.lock");
        fs::write(&lock, LOCK).unwrap();
        let error = sources(&folder, &registries).unwrap_err();
        assert_eq!(error, missing("ark-ec 0.6.0", &registries));
        fs::create_dir_all(registry.join("ark-ec-0.6.0")).unwrap();
        // From a folder in the project too.
        let found = sources(&registry, &registries).unwrap();
        assert_eq!(versions(found), ["0.5.0", "0.6.0"]);
        fs::write(&lock, "").unwrap();
        assert_eq!(sources(&folder, &registries), Err(Error::NotUsed(lock)));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn versions_of_a_lock_file() {
        assert_eq!(locked(LOCK, "ark-ec"), ["0.5.0", "0.6.0"]);
        assert!(locked(LOCK, "ark-poly").is_empty());
    }
}

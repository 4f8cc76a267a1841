use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("msmith-patch-ark-{}-{next}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A source with no more than what is looked for.
fn source(folder: &Path, patch: &Patch) -> PathBuf {
    let source = folder.join("source");
    let mut files = BTreeMap::from([(
        "Cargo.toml",
        "[package]\nname = \"x\"\n[lints.rust]\nunused = \"deny\"\n[features]\nstd = []\n"
            .to_owned(),
    )]);
    for (file, anchor, ..) in patch.insertions {
        let text = files.entry(file).or_default();
        text.push_str("line\n");
        text.push_str(anchor);
        text.push('\n');
    }
    for (file, text) in files {
        let file = source.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    source
}

#[test]
fn texts_are_inserted() {
    for patch in PATCHES {
        let folder = Folder::new();
        let (source, copy) = (source(&folder.0, patch), folder.0.join("copy"));
        patch.apply(&source, &copy).unwrap();
        for &(file, anchor, place, text) in patch.insertions {
            let new = fs::read_to_string(copy.join(file)).unwrap();
            let wanted = match place {
                Before => [text, anchor].concat(),
                After => [anchor, text].concat(),
            };
            assert!(
                new.starts_with("// Changed by") && new.contains(&wanted),
                "{file}: {new}"
            );
        }
        let manifest = fs::read_to_string(copy.join("Cargo.toml")).unwrap();
        let wanted = "[package]\nname = \"x\"\n[features]\nstd = []\n\n[workspace]\n";
        assert_eq!(manifest, wanted);
        let module = fs::read_to_string(copy.join("src/msmith_hook.rs")).unwrap();
        assert!(module.contains("pub fn msmith_set"));
    }
}

/// Line ends of Windows do not matter.
#[test]
fn line_ends() {
    let folder = Folder::new();
    let patch = Patch::of("ark-ec", "0.6.0").unwrap();
    let source = source(&folder.0, patch);
    let file = source.join("src/lib.rs");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace('\n', "\r\n")).unwrap();
    patch.apply(&source, &folder.0.join("copy")).unwrap();
}

#[test]
fn unknown_sources() {
    let folder = Folder::new();
    let patch = Patch::of("ark-ec", "0.6.7").unwrap();
    let (source, copy) = (source(&folder.0, patch), folder.0.join("copy"));
    let file = source.join("src/scalar_mul/variable_base/mod.rs");
    let (_, anchor, ..) = patch.insertions[1];
    for (text, found) in [("nothing".to_owned(), 0), (anchor.repeat(2), 2)] {
        fs::write(&file, text).unwrap();
        let error = patch.apply(&source, &copy).unwrap_err();
        let words = error.to_string();
        assert!(
            words.contains("variable_base") && words.contains("msm_signed"),
            "{words}"
        );
        let file = file.clone();
        assert_eq!(
            error,
            Error::Anchor {
                file,
                anchor,
                found
            }
        );
        assert!(!copy.exists());
    }
    fs::remove_file(&file).unwrap();
    let error = patch.apply(&source, &copy).unwrap_err();
    assert!(
        matches!(&error, Error::File { path, .. } if *path == file),
        "{error}"
    );
    assert!(!copy.exists());
}

#[test]
fn unknown_versions() {
    for (name, version) in [
        ("ark-ec", "0.4.2"),
        ("ark-ec", "0.60.0"),
        ("ark-ff", "0.6.0"),
    ] {
        let error = Patch::of(name, version).unwrap_err();
        let wanted = Error::Version {
            name: name.to_owned(),
            version: version.to_owned(),
        };
        assert_eq!(error, wanted);
    }
    let words = Patch::of("ark-poly", "0.4.2").unwrap_err().to_string();
    assert_eq!(words, "ark-poly 0.4.2 is not known; 0.6.x and 0.5.x are");
    let words = Patch::of("ark-ff", "0.6.0").unwrap_err().to_string();
    assert_eq!(words, "ark-ff is not known; ark-ec and ark-poly are");
}

#[test]
fn folders_that_are_there() {
    let folder = Folder::new();
    let patch = Patch::of("ark-poly", "0.5.0").unwrap();
    let (source, copy) = (source(&folder.0, patch), folder.0.join("copy"));
    patch.apply(&source, &copy).unwrap();
    assert_eq!(
        patch.apply(&source, &copy),
        Err(Error::Exists(copy.clone()))
    );
    // A copy is no source.
    let module = copy.join("src/msmith_hook.rs");
    let again = folder.0.join("again");
    assert_eq!(patch.apply(&copy, &again), Err(Error::Patched(module)));
    assert!(!again.exists());
}

/// The published sources, where cargo has them.
#[test]
fn published_sources() {
    let registries = crate::find::registries().unwrap();
    for (name, version) in [
        ("ark-ec", "0.6.0"),
        ("ark-poly", "0.6.0"),
        ("ark-ec", "0.5.0"),
        ("ark-poly", "0.5.0"),
    ] {
        let sources = registries
            .iter()
            .map(|f| f.join(format!("{name}-{version}")));
        let Some(source) = sources.into_iter().find(|f| f.exists()) else {
            println!("skipped: no source of {name} {version}");
            continue;
        };
        let folder = Folder::new();
        let patch = Patch::of(name, version).unwrap();
        patch.apply(&source, &folder.0.join("copy")).unwrap();
    }
}

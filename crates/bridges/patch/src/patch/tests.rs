//! Copies of a small crate.

use super::*;
use std::env;

const TOOL: Tool = Tool {
    name: "patch-small",
    served_by: "small::install()",
    advisories: &[("small 0.2.7", "RUSTSEC-0000-0000")],
    patches: &[Patch {
        name: "small",
        versions: "0.2.",
        insertions: &[
            (
                "src/lib.rs",
                "pub mod one;\n",
                After,
                "pub mod msmith_hook;\n",
            ),
            ("src/lib.rs", "    body()\n", Before, "    hook();\n"),
        ],
        module: &["//! Hooks.\n", "pub fn set() {}\n"],
    }],
};
const MANIFEST: &str = "[package]\nname = \"small\"\nversion = \"0.2.7\"\n\n[lints.rust]\nunsafe_code = \"deny\"\n\n[features]\n";
const SOURCE: &str = "pub mod one;\n\nfn f() {\n    body()\n}\n";

/// A folder that is removed afterwards.
struct Folder(PathBuf);

impl Folder {
    /// With a source of these texts.
    fn new(name: &str, lib: &str) -> Self {
        let folder = env::temp_dir().join(format!("msmith-patch-{}-{name}", std::process::id()));
        let source = folder.join("small-0.2.7");
        fs::create_dir_all(source.join("src")).unwrap();
        fs::write(source.join("src/lib.rs"), lib).unwrap();
        fs::write(source.join("Cargo.toml"), MANIFEST).unwrap();
        fs::write(source.join("Cargo.lock"), "").unwrap();
        fs::write(source.join(".cargo-ok"), "").unwrap();
        Self(folder)
    }

    fn copy(&self) -> Result<PathBuf, Error> {
        let copy = self.0.join("copy");
        self.apply(&self.0.join("small-0.2.7"), &copy)?;
        Ok(copy)
    }

    fn apply(&self, source: &Path, copy: &Path) -> Result<(), Error> {
        let (name, version) = ("small".to_owned(), "0.2.7".to_owned());
        let patch = of(&TOOL, &name, &version)?;
        let source = Source {
            name,
            version,
            folder: source.to_owned(),
            patch,
        };
        patch.apply(&TOOL, &source, copy)
    }

    /// What the program prints for a project here, which has these texts, and its copies in a folder of that.
    fn copies(
        &self,
        manifest: &str,
        lock: &str,
        member: &str,
    ) -> Result<(String, Vec<String>), Error> {
        let project = self.0.join("project").join(member);
        fs::create_dir_all(&project).unwrap();
        fs::write(self.0.join("project/Cargo.toml"), manifest).unwrap();
        fs::write(self.0.join("project/Cargo.lock"), lock).unwrap();
        let args = crate::Args {
            target: project.join("patched"),
            project,
            sources: Some(self.0.clone()),
        };
        crate::copies(&TOOL, &args)
    }
}

/// An entry of a lock file, from crates.io or somewhere else.
fn package(version: &str, from: &str) -> String {
    let from = match from {
        "" => String::new(),
        "crates.io" => {
            "source = \"registry+https://github.com/rust-lang/crates.io-index\"\n".to_owned()
        }
        other => format!("source = \"{other}\"\n"),
    };
    format!("[[package]]\nname = \"small\"\nversion = \"{version}\"\n{from}\n")
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

#[test]
fn texts_are_inserted() {
    let by = concat!("patch-small of msmith ", env!("CARGO_PKG_VERSION"));
    for (name, source) in [
        ("unix", SOURCE.to_owned()),
        ("windows", SOURCE.replace('\n', "\r\n")),
    ] {
        let folder = Folder::new(name, &source);
        let copy = folder.copy().unwrap();
        let read = |file: &str| fs::read_to_string(copy.join(file)).unwrap();
        assert_eq!(
            read("src/lib.rs"),
            format!("// Changed by {by}: calls of the module `msmith_hook`.\n")
                + "pub mod one;\npub mod msmith_hook;\n\nfn f() {\n    hook();\n    body()\n}\n"
        );
        assert_eq!(
            read("src/msmith_hook.rs"),
            format!("// For small 0.2.7, by {by}.\n//! Hooks.\npub fn set() {{}}\n")
        );
        assert_eq!(
            read("Cargo.toml"),
            format!(
                "[package]\nname = \"small\"\nversion = \"0.2.7\"\n\n[features]\n\n[package.metadata.msmith]\n\
                 patched-by = \"{by}\"\n\n[workspace]\n"
            )
        );
        assert!(!copy.join("Cargo.lock").exists() && !copy.join(".cargo-ok").exists());
        assert_eq!(folder.copy(), Err(Error::Exists(copy.clone())));
        // A copy is not copied again.
        let again = folder.apply(&copy, &folder.0.join("again"));
        assert_eq!(again, Err(Error::Patched(copy.join("src/msmith_hook.rs"))));
    }
}

/// What is looked for must be there once; else nothing is written.
#[test]
fn unknown_sources_are_refused() {
    let twice = SOURCE.replace("    body()\n", "    body()\n    body()\n");
    let moved = SOURCE.replace("body()", "other()");
    for (name, source, found) in [("twice", twice, 2), ("moved", moved, 0)] {
        let folder = Folder::new(name, &source);
        let error = folder.copy().unwrap_err();
        let why = format!(
            "lib.rs: \"body()\" is there {found} times, not once; the source is not one that is known"
        );
        assert!(error.to_string().ends_with(&why), "{error}");
        assert!(!folder.0.join("copy").exists());
    }
    let error = of(&TOOL, "small", "0.3.0").unwrap_err();
    assert_eq!(error.to_string(), "small 0.3.0 is not known; 0.2.x are");
}

#[test]
fn what_is_missing_is_named() {
    let folder = Folder::new("missing", SOURCE);
    let why = |lock: &str| folder.copies("", lock, "").unwrap_err().to_string();
    let missing = why(&package("0.2.8", "crates.io"));
    assert!(
        missing.starts_with("no source of small 0.2.8 in "),
        "{missing}"
    );
    assert_eq!(why(""), "no small among the packages of Cargo.lock");
    // Other crates of that name are not copied.
    assert_eq!(
        why(&package("0.2.7", "git+https://small")),
        "small 0.2.7 is from git+https://small, not from crates.io"
    );
    assert_eq!(
        why(&package("0.2.7", "")),
        "small 0.2.7 is from a folder, not from crates.io"
    );
    assert_eq!(
        why(&package("0.1.0", "crates.io")),
        "small 0.1.0 is not known; 0.2.x are"
    );
    assert!(!folder.0.join("project/patched").exists());
}

/// One version that is not known, or not of crates.io, does not keep others from being copied; paths are those from the
/// root of the workspace; the sources may be those of `cargo vendor`.
#[test]
fn copies_of_what_is_known() {
    let folder = Folder::new("known", SOURCE);
    fs::rename(folder.0.join("small-0.2.7"), folder.0.join("small")).unwrap();
    let lock = [
        package("0.1.0", "crates.io"),
        package("0.2.7", "crates.io"),
        package("0.2.9", "git+https://small"),
    ];
    let (lines, notes) = folder
        .copies("[workspace]\n", &lock.concat(), "member")
        .unwrap();
    let line = "small = { path = \"member/patched/small\" }\n";
    let head = "# In Cargo.toml of the project, or of its workspace:\n[patch.crates-io]\n";
    assert_eq!(lines, format!("{head}{line}"));
    assert_eq!(
        notes,
        [
            "no copy: small 0.1.0 is not known; 0.2.x are",
            "no copy: small 0.2.9 is from git+https://small, not from crates.io",
            "small 0.2.7 has RUSTSEC-0000-0000"
        ]
    );
    assert!(
        folder
            .0
            .join("project/member/patched/small/src/msmith_hook.rs")
            .exists()
    );
}

/// A section that is there is not begun a second time, and lines that are there are not printed again: copies are made
/// anew after they were removed, though Cargo.lock has their crates from a folder.
#[test]
fn lines_that_are_there() {
    let folder = Folder::new("there", SOURCE);
    let manifest = "[patch.crates-io]\nother = { path = \"other\" }\n";
    let (lines, _) = folder
        .copies(manifest, &package("0.2.7", "crates.io"), "")
        .unwrap();
    let line = "small = { path = \"patched/small\" }\n";
    assert_eq!(
        lines,
        format!("# Below [patch.crates-io], which Cargo.toml has:\n{line}")
    );
    let manifest = format!("{manifest}{line}");
    let again = || folder.copies(&manifest, &package("0.2.7", ""), "");
    assert!(matches!(again(), Err(Error::Exists(_))));
    fs::remove_dir_all(folder.0.join("project/patched")).unwrap();
    assert_eq!(
        again().unwrap().0,
        "# Cargo.toml has the lines of these copies.\n"
    );
    assert!(folder.0.join("project/patched/small").exists());
}

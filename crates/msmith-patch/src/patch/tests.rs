//! Copies of a small crate.

use super::*;
use std::env;

const TOOL: Tool = Tool {
    name: "patch-small",
    served_by: "small::install()",
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
const MANIFEST: &str =
    "[package]\nname = \"small\"\n\n[lints.rust]\nunsafe_code = \"deny\"\n\n[features]\n";
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
        let patch = of(&TOOL, "small", "0.2.7")?;
        patch.apply(&TOOL, &self.0.join("small-0.2.7"), &copy)?;
        Ok(copy)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

#[test]
fn texts_are_inserted() {
    for (name, source) in [
        ("unix", SOURCE.to_owned()),
        ("windows", SOURCE.replace('\n', "\r\n")),
    ] {
        let folder = Folder::new(name, &source);
        let copy = folder.copy().unwrap();
        let read = |file: &str| fs::read_to_string(copy.join(file)).unwrap();
        assert_eq!(
            read("src/lib.rs"),
            "// Changed by patch-small of msmith: calls of the module `msmith_hook`.\n\
             pub mod one;\npub mod msmith_hook;\n\nfn f() {\n    hook();\n    body()\n}\n"
        );
        assert_eq!(read("src/msmith_hook.rs"), "//! Hooks.\npub fn set() {}\n");
        assert_eq!(
            read("Cargo.toml"),
            "[package]\nname = \"small\"\n\n[features]\n\n[workspace]\n"
        );
        assert!(!copy.join("Cargo.lock").exists() && !copy.join(".cargo-ok").exists());
        assert_eq!(folder.copy(), Err(Error::Exists(copy.clone())));
        // A copy is not copied again.
        let again = TOOL.patches[0].apply(&TOOL, &copy, &folder.0.join("again"));
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
    let sources = |lock: &str| {
        fs::write(folder.0.join("Cargo.lock"), lock).unwrap();
        crate::find::sources(&TOOL, &folder.0, std::slice::from_ref(&folder.0))
    };
    let package =
        |version: &str| format!("[[package]]\nname = \"small\"\nversion = \"{version}\"\n");
    let found = sources(&package("0.2.7")).unwrap();
    assert_eq!((found.len(), &found[0].version[..]), (1, "0.2.7"));
    let why = sources(&package("0.2.8")).unwrap_err().to_string();
    assert!(why.starts_with("no source of small 0.2.8 in "), "{why}");
    let why = sources("").unwrap_err().to_string();
    assert_eq!(why, "no small among the packages of Cargo.lock");
}

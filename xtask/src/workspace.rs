//! The workspace as `cargo metadata` tells it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The crates that others use as libraries. The program is packaged too, but has no public items.
pub const LIBRARIES: &[&str] = &[
    "msmith",
    "msmith-core",
    "msmith-field",
    "msmith-chain",
    "msmith-io",
    "msmith-circom",
    "msmith-groth16",
    "msmith-kzg",
    "msmith-arkworks",
    "msmith-dalek",
    "msmith-blst",
    "msmith-halo2curves",
    "msmith-pasta",
    "msmith-patch",
    "msmith-ed25519",
    "msmith-ecm",
    "msmith-chart",
];

/// A package.
pub struct Package {
    pub name: String,
    pub version: String,
    /// Where its manifest is.
    pub folder: PathBuf,
    /// From a registry, not of this workspace.
    pub third_party: bool,
    /// Its manifest does not forbid to publish it.
    pub published: bool,
    /// All of it.
    pub facts: Value,
}

impl Package {
    /// A field that is a text; empty where there is none.
    pub fn text(&self, field: &str) -> &str {
        self.facts[field].as_str().unwrap_or_default()
    }

    /// A field that is a list of texts.
    pub fn list(&self, field: &str) -> Vec<&str> {
        let items = self.facts[field].as_array().into_iter().flatten();
        items.filter_map(Value::as_str).collect()
    }
}

/// The workspace and everything that it depends on.
pub struct Workspace {
    pub root: PathBuf,
    pub target: PathBuf,
    pub packages: Vec<Package>,
}

impl Workspace {
    /// Asks cargo.
    pub fn load() -> Result<Self, String> {
        let text = run(cargo().args(["metadata", "--format-version", "1"]))?;
        Self::parse(&text)
    }

    fn parse(text: &str) -> Result<Self, String> {
        let all: Value = serde_json::from_str(text).map_err(|e| format!("cargo metadata: {e}"))?;
        let path = |field: &str| match all[field].as_str() {
            Some(path) => Ok(PathBuf::from(path)),
            None => Err(format!("cargo metadata: no {field}")),
        };
        let packages = all["packages"].as_array().into_iter().flatten();
        Ok(Self {
            root: path("workspace_root")?,
            target: path("target_directory")?,
            packages: packages.map(package).collect::<Result<_, _>>()?,
        })
    }

    /// The package of this workspace with that name.
    pub fn member(&self, name: &str) -> Option<&Package> {
        let mut members = self.packages.iter().filter(|p| !p.third_party);
        members.find(|p| p.name == name)
    }

    /// The packages of this workspace that are meant for others.
    pub fn published(&self) -> impl Iterator<Item = &Package> {
        let members = self.packages.iter().filter(|p| !p.third_party);
        members.filter(|p| p.published)
    }
}

fn package(facts: &Value) -> Result<Package, String> {
    let text = |field: &str| match facts[field].as_str() {
        Some(text) => Ok(text.to_owned()),
        None => Err(format!("cargo metadata: a package without {field}")),
    };
    let folder = Path::new(&text("manifest_path")?)
        .parent()
        .map(Path::to_owned);
    Ok(Package {
        name: text("name")?,
        version: text("version")?,
        folder: folder.unwrap_or_default(),
        third_party: !facts["source"].is_null(),
        // `publish = false` is an empty list of registries.
        published: facts["publish"].as_array().is_none_or(|r| !r.is_empty()),
        facts: facts.clone(),
    })
}

/// The root of the workspace, as it was when this program was built.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// The cargo that runs this.
pub fn cargo() -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root());
    command
}

/// What a command prints; an error with its complaints if it fails.
pub fn run(command: &mut Command) -> Result<String, String> {
    let words: Vec<_> = command
        .get_args()
        .map(|a| a.to_string_lossy().into_owned())
        .collect();
    let what = words.join(" ");
    let out = command.output().map_err(|e| format!("{what}: {e}"))?;
    if out.status.success() {
        String::from_utf8(out.stdout).map_err(|e| format!("{what}: {e}"))
    } else {
        let complaints = String::from_utf8_lossy(&out.stderr);
        Err(format!("{what} failed:\n{complaints}"))
    }
}

/// Compares a text with a committed file; the error shows both sides of every line that differs.
pub fn compare(path: &str, expected: &str, remedy: &str) -> Result<(), String> {
    let found = match std::fs::read_to_string(root().join(path)) {
        Ok(text) => text,
        Err(e) => return Err(format!("{path}: {e}; run `{remedy}`")),
    };
    match difference(&found, expected) {
        diff if diff.is_empty() => Ok(()),
        diff => Err(format!("{path} is not up to date; run `{remedy}`\n{diff}")),
    }
}

/// Lines that only the first text has, with `-`, and lines that only the second has, with `+`; in their order, of each
/// text.
pub fn difference(old: &str, new: &str) -> String {
    let (old, new): (Vec<_>, Vec<_>) = (old.lines().collect(), new.lines().collect());
    let mut out = String::new();
    let gone = old.iter().filter(|l| !new.contains(l));
    out.extend(gone.map(|l| format!("  - {l}\n")));
    let come = new.iter().filter(|l| !old.contains(l));
    out.extend(come.map(|l| format!("  + {l}\n")));
    if out.is_empty() && old != new {
        out = "  the same lines in another order, or another number of times\n".into();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_is_read() {
        let text = r#"{"packages": [
            {"name": "a", "version": "1.0.0", "source": null, "publish": null, "manifest_path": "/w/a/Cargo.toml",
             "keywords": ["x", "y"], "license": "MIT"},
            {"name": "b", "version": "1.0.0", "source": null, "publish": [], "manifest_path": "/w/b/Cargo.toml"},
            {"name": "c", "version": "1.0.0", "source": "registry", "publish": null, "manifest_path": "/r/c/Cargo.toml"}
        ], "workspace_root": "/w", "target_directory": "/t"}"#;
        let workspace = Workspace::parse(text).unwrap();
        let names: Vec<_> = workspace.published().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["a"]);
        let a = workspace.member("a").unwrap();
        assert_eq!((a.text("license"), a.text("readme")), ("MIT", ""));
        assert_eq!(a.list("keywords"), ["x", "y"]);
        assert_eq!(a.folder, Path::new("/w/a"));
        assert!(workspace.member("c").is_none());
        assert!(Workspace::parse("{}").is_err());
    }

    #[test]
    fn differences_are_shown() {
        assert_eq!(difference("a\nb\nc\n", "a\nc\nd\n"), "  - b\n  + d\n");
        assert_eq!(difference("a\n", "a\n"), "");
        assert!(!difference("a\nb\n", "b\na\n").is_empty());
        assert!(!difference("a\na\n", "a\n").is_empty());
    }
}

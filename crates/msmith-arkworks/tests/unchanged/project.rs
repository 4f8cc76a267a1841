//! Projects of their own, outside the workspace, as a user has them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

const PROGRAM: &str = include_str!("program.rs");
const CHAIN: &str = include_str!("../groth16/chain.rs");
const MANIFEST: &str = r#"
[package]
name = "unchanged"
version = "0.1.0"
edition = "2024"
publish = false

[workspace]

[dependencies]
ark-bls12-381 = "0.6"
ark-bn254 = "0.6"
ark-crypto-primitives = { version = "0.6", default-features = false, features = ["std", "sponge"] }
ark-ec = "0.6"
ark-ed-on-bls12-381 = "0.6"
ark-ff = { version = "0.6", features = ["asm"] }
ark-groth16 = { version = "0.6", default-features = false, features = ["std"] }
ark-pallas = "0.6"
ark-poly = "0.6"
ark-poly-commit = { version = "0.6", default-features = false }
ark-relations = { version = "0.6", default-features = false, features = ["std"] }
ark-serialize = "0.6"
ark-std = "0.6"
blake2 = "0.10"
rustix = { version = "1", features = ["time"] }

[features]
msmith = []
"#;

/// Which crates a program has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Those of arkworks alone, as they are published.
    Published,
    /// And msmith, but no copies.
    Unpatched,
    /// msmith and the copies.
    Patched,
}

/// One project at a time is built, since those of a kind have one folder, so that it need not be built anew.
static ONE: Mutex<()> = Mutex::new(());

/// The version of arkworks that a program has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    V5,
    V6,
}

/// The circuit as versions before 0.6 have it.
const OLD_CHAIN: &[(&str, &str)] = &[
    ("gr1cs", "r1cs"),
    ("enforce_r1cs_constraint", "enforce_constraint"),
    ("|| lc!()", "lc!()"),
];

pub struct Project {
    folder: PathBuf,
    _one: MutexGuard<'static, ()>,
}

impl Project {
    /// The program of this folder.
    pub fn new(kind: Kind, version: Version) -> Self {
        let project = Self::empty(&format!("{kind:?}-{version:?}").to_lowercase());
        let (mut manifest, mut chain, mut feature) =
            (MANIFEST.to_owned(), CHAIN.to_owned(), "install");
        if version == Version::V5 {
            feature = "ark5";
            manifest = manifest.replace("\"0.6\"", "\"0.5\"");
            for (new, old) in OLD_CHAIN {
                chain = chain.replace(new, old);
            }
        }
        if kind != Kind::Published {
            let own = Path::new(env!("CARGO_MANIFEST_DIR")).display();
            let own = format!(
                "msmith-arkworks = {{ path = '{own}', features = [\"{feature}\"] }}\n\n[features]\n"
            );
            manifest = manifest.replace("\n[features]\n", &own) + "default = [\"msmith\"]\n";
        }
        project.write("src/main.rs", PROGRAM);
        project.write("src/chain.rs", &chain);
        project.write("Cargo.toml", &manifest);
        // The versions that this workspace was tested with, of what the program has.
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.lock");
        if let Ok(lock) = fs::read_to_string(lock) {
            project.write("Cargo.lock", &lock);
        }
        let mut fetched = project.cargo(&["fetch", "--offline"]);
        if !fetched.status.success() {
            fetched = project.cargo(&["fetch"]);
        }
        assert!(fetched.status.success(), "{}", text(&fetched));
        if kind == Kind::Patched {
            project.write("Cargo.toml", &(manifest + "\n" + &project.patch()));
        }
        project
    }

    /// A project of the two copies alone, of a version; None where cargo has not got it.
    pub fn copies(version: &str) -> Option<Self> {
        let project = Self::empty(&format!("copies-{version}"));
        let manifest = format!(
            "[package]\nname = \"copies\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n[features]\n\
             parallel = [\"ark-ec/parallel\", \"ark-poly/parallel\"]\n\n[dependencies]\nark-ec = \"={version}\"\n\
             ark-poly = \"={version}\"\n"
        );
        project.write("src/lib.rs", "");
        project.write("Cargo.toml", &manifest);
        let fetched = project.cargo(&["fetch", "--offline"]);
        if !fetched.status.success() {
            println!("skipped: no source of ark-ec {version}: {}", text(&fetched));
            return None;
        }
        project.write("Cargo.toml", &(manifest + "\n" + &project.patch()));
        Some(project)
    }

    fn empty(name: &str) -> Self {
        let one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("unchanged")
            .join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(folder.join("src")).unwrap();
        Self { folder, _one: one }
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.folder.join(file), text).unwrap();
    }

    /// Makes the copies; the lines for Cargo.toml.
    fn patch(&self) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_patch-ark"));
        let output = command
            .arg("vendor")
            .current_dir(&self.folder)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", text(&output));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Programs of all kinds share what they have in common.
    fn cargo(&self, words: &[&str]) -> Output {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("unchanged")
            .join("target");
        let mut command = Command::new(env!("CARGO"));
        command
            .args(words)
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", target);
        command
            .env("RUSTFLAGS", flags())
            .env_remove("CARGO_ENCODED_RUSTFLAGS");
        command.output().unwrap()
    }

    /// What the program prints; whether it ends well, and all that was said, if not.
    pub fn run(&self, words: &[&str]) -> Result<String, String> {
        let words = [&["run", "--release", "--offline", "--quiet", "--"], words].concat();
        let output = self.cargo(&words);
        match output.status.success() {
            true => Ok(String::from_utf8(output.stdout).unwrap()),
            false => Err(text(&output)),
        }
    }

    /// Checks the types, with rayon too.
    pub fn check(&self) {
        for more in [&[][..], &["--features", "parallel"]] {
            let output = self.cargo(&[&["check", "--offline"], more].concat());
            assert!(output.status.success(), "{}", text(&output));
        }
    }
}

/// What turns arkworks' assembly on, where the machine has the instructions.
fn flags() -> &'static str {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("adx") {
        return "-C target-feature=+bmi2,+adx";
    }
    ""
}

fn text(output: &Output) -> String {
    let part = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    part(&output.stdout) + &part(&output.stderr)
}

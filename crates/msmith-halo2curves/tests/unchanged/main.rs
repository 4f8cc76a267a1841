//! A program of halo2, unchanged, with the copies that `patch-halo2curves` makes: the same commitments, and proofs
//! that halo2's verifier takes, with msmith's functions and without.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MANIFEST: &str = r#"[package]
name = "program"
version = "0.1.0"
edition = "2024"

[workspace]

[[bin]]
name = "program"
path = "program.rs"

[dependencies]
halo2_proofs = { package = "halo2-axiom", version = "0.5" }
rand = "0.8"
rustix = { version = "1", features = ["time"] }

[features]
default = ["axiom"]
axiom = []
msmith = []
"#;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// What a command prints.
fn run(command: &mut Command) -> Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        return Err(String::from_utf8(output.stderr)?.into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// A project outside the workspace, as a user has it.
struct Project {
    folder: PathBuf,
}

impl Project {
    fn new(name: &str, manifest: &str) -> Result<Self> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unchanged-halo2");
        let folder = folder.join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("Cargo.toml"), manifest)?;
        Ok(Self { folder })
    }

    /// Projects share what they have in common.
    fn cargo(&self, words: &[&str]) -> Result<String> {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unchanged-halo2");
        run(Command::new(env!("CARGO"))
            .args(words)
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", target.join("target")))
    }

    /// Makes the copies, and names them in the manifest.
    fn patch(&self) -> Result<()> {
        let lines = run(Command::new(env!("CARGO_BIN_EXE_patch-halo2curves"))
            .arg("vendor")
            .current_dir(&self.folder))?;
        let manifest = self.folder.join("Cargo.toml");
        let text = fs::read_to_string(&manifest)? + "\n" + &lines;
        Ok(fs::write(manifest, text)?)
    }
}

/// The program of this folder by halo2-axiom as it is published, or with msmith and the copies.
fn halo2_axiom(patched: bool) -> Result<Project> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = format!(
        "msmith-halo2curves = {{ path = '{}', features = [\"halo2curves-axiom\"] }}\n\n[features]\n",
        here.display()
    );
    let manifest = match patched {
        true => MANIFEST
            .replace("\n[features]\n", &own)
            .replace("[\"axiom\"]", "[\"axiom\", \"msmith\"]"),
        false => MANIFEST.to_owned(),
    };
    let project = Project::new(if patched { "patched" } else { "published" }, &manifest)?;
    let sources = here.join("tests").join("unchanged");
    for (from, to) in [
        ("program.rs", "program.rs"),
        ("times.rs", "times.rs"),
        ("host/axiom.rs", "host.rs"),
    ] {
        fs::copy(sources.join(from), project.folder.join(to))?;
    }
    project.cargo(&["fetch"])?;
    if patched {
        project.patch()?;
    }
    Ok(project)
}

const RUN: [&str; 4] = ["run", "--release", "--quiet", "--"];

/// What the published crates compute, the copies compute alone, and after `install()`, on any number of threads.
#[test]
#[ignore = "long: builds two programs"]
fn same_commitments() -> Result<()> {
    let plain = halo2_axiom(false)?.cargo(&[&RUN[..], &["bytes", "11"]].concat())?;
    assert!(plain.lines().all(|proof| proof.len() > 320), "{plain}");
    assert_eq!(plain.lines().count(), 3);
    let patched = halo2_axiom(true)?.cargo(&[&RUN[..], &["installed", "11"]].concat())?;
    let (computed, installed) = patched.split_at(plain.len());
    assert_eq!(computed, plain);
    assert!(installed.starts_with("halo2curves 0.10: "), "{installed}");
    let axiom = "halo2curves-axiom 0.7: sums on bn256 G1, bn256 G2, secp256k1; transforms of scalars of bn256";
    assert!(installed.ends_with(axiom), "{installed}");
    Ok(())
}

/// Prints the times of proofs; RAYON_NUM_THREADS=1 has them on one thread:
///
///     cargo test --release -p msmith-halo2curves --test unchanged -- --ignored --nocapture times
#[test]
#[ignore = "times"]
fn times() -> Result<()> {
    let project = halo2_axiom(true)?;
    for (what, k) in [
        ("shplonk", "14"),
        ("gwc", "14"),
        ("ipa", "14"),
        ("sum", "14"),
        ("sum", "16"),
        ("transform", "14"),
        ("transform", "16"),
    ] {
        let line = project.cargo(&[&RUN[..], &["times", what, k, "5"]].concat())?;
        println!("{what} 2^{k}: {}", line.trim());
    }
    Ok(())
}

/// A project of one version alone, which cargo may have or not.
fn copy(version: &str) -> Result<Option<Project>> {
    let manifest = format!(
        "[package]\nname = \"copy\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n[lib]\npath = \
         \"lib.rs\"\n\n[dependencies]\nhalo2curves = \"={version}\"\n"
    );
    let project = Project::new(&format!("copy-{version}"), &manifest)?;
    fs::write(project.folder.join("lib.rs"), "")?;
    if let Err(why) = project.cargo(&["fetch", "--offline"]) {
        println!("skipped: no source of halo2curves {version}: {why}");
        return Ok(None);
    }
    project.patch()?;
    Ok(Some(project))
}

/// The texts that are looked for are in the published sources, where cargo has them.
#[test]
fn copies_are_made() -> Result<()> {
    for version in ["0.7.0", "0.9.0", "0.10.0"] {
        copy(version)?;
    }
    Ok(())
}

/// The copies have the right types, with threads and without.
#[test]
#[ignore = "long: checks halo2curves"]
fn copies_compile() -> Result<()> {
    for version in ["0.7.0", "0.9.0", "0.10.0"] {
        if let Some(project) = copy(version)? {
            project.cargo(&["check", "--offline"])?;
        }
    }
    Ok(())
}

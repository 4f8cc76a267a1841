//! The programs, as a user has them.

use std::fs;
use std::path::Path;

use msmith_patch::project::Project;
use msmith_patch::tools::ARK;

const PROGRAM: &str = include_str!("program.rs");
const CHAIN: &str = include_str!("../all/groth16/chain.rs");
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

/// The program of this folder.
pub fn program(kind: Kind, version: Version) -> Project {
    let here = env!("CARGO_MANIFEST_DIR");
    let (mut manifest, mut chain, mut feature) = (MANIFEST.to_owned(), CHAIN.to_owned(), "install");
    if version == Version::V5 {
        feature = "ark5";
        manifest = manifest.replace("\"0.6\"", "\"0.5\"");
        for (new, old) in OLD_CHAIN {
            chain = chain.replace(new, old);
        }
    }
    if kind != Kind::Published {
        let own = format!(
            "msmith-arkworks = {{ path = '{here}', features = [\"{feature}\"] }}\n\n[features]\n"
        );
        manifest = manifest.replace("\n[features]\n", &own) + "default = [\"msmith\"]\n";
    }
    // The versions that this workspace was tested with, of what the program has.
    let lock = fs::read_to_string(Path::new(here).join("../../../Cargo.lock")).ok();
    let mut files = vec![
        ("src/main.rs", PROGRAM),
        ("src/chain.rs", &chain),
        ("Cargo.toml", &manifest),
    ];
    files.extend(lock.as_deref().map(|lock| ("Cargo.lock", lock)));
    let name = format!("{kind:?}-{version:?}").to_lowercase();
    let project = new(&name, &files);
    project
        .cargo(&["fetch", "--offline"])
        .or_else(|_| project.cargo(&["fetch"]))
        .unwrap();
    if kind == Kind::Patched {
        project.patch(&ARK).unwrap();
    }
    project
}

/// A project of the two copies alone, of a version; None where cargo has not got it.
pub fn copies(version: &str) -> Option<Project> {
    let manifest = format!(
        "[package]\nname = \"copies\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n[features]\n\
         parallel = [\"ark-ec/parallel\", \"ark-poly/parallel\"]\n\n[dependencies]\nark-ec = \"={version}\"\n\
         ark-poly = \"={version}\"\n"
    );
    let files = [("src/lib.rs", "#![no_std]\n"), ("Cargo.toml", &manifest)];
    let project = new(&format!("copies-{version}"), &files);
    if let Err(why) = project.cargo(&["fetch", "--offline"]) {
        println!("skipped: no source of ark-ec {version}: {why}");
        return None;
    }
    project.patch(&ARK).unwrap();
    Some(project)
}

fn new(name: &str, files: &[(&str, &str)]) -> Project {
    Project::new(Path::new(env!("CARGO_TARGET_TMPDIR")), name, files)
        .unwrap()
        .with_flags(flags())
}

/// What turns arkworks' assembly on, where the machine has the instructions.
fn flags() -> &'static str {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("adx") {
        return "-C target-feature=+bmi2,+adx";
    }
    ""
}

//! A program of halo2, unchanged, with the copies that `patch-halo2curves` makes: the same commitments, and proofs
//! that halo2's verifier takes, with msmith's functions and without.

use std::error::Error;
use std::path::Path;

use msmith_patch::project::Project;
use msmith_patch::tools::HALO2CURVES;

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

fn root() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
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
    let files = [
        ("Cargo.toml", &*manifest),
        ("program.rs", include_str!("program.rs")),
        ("times.rs", include_str!("times.rs")),
        ("host.rs", include_str!("host/axiom.rs")),
    ];
    let project = Project::new(
        root(),
        if patched { "patched" } else { "published" },
        &files,
    )?;
    project.cargo(&["fetch"])?;
    if patched {
        project.patch(&HALO2CURVES)?;
    }
    Ok(project)
}

/// What the published crates compute, the copies compute alone, and after `install()`, on any number of threads.
#[test]
#[ignore = "long: builds two programs"]
fn same_commitments() -> Result<()> {
    let plain = halo2_axiom(false)?.run(&["bytes", "11"])?;
    assert!(plain.lines().all(|proof| proof.len() > 320), "{plain}");
    assert_eq!(plain.lines().count(), 3);
    let patched = halo2_axiom(true)?.run(&["installed", "11"])?;
    let (computed, installed) = patched.split_at(plain.len());
    assert_eq!(computed, plain);
    for name in ["bn256 G1", "bn256 G2", "secp256k1", "scalars of bn256"] {
        for version in ["halo2curves 0.10", "halo2curves-axiom 0.7"] {
            let served = format!("{name} ({version})");
            assert!(installed.contains(&served), "{installed}");
        }
    }
    assert!(!installed.contains("not served"), "{installed}");
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
        let line = project.run(&["times", what, k, "5"])?;
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
    let files = [("Cargo.toml", &*manifest), ("lib.rs", "")];
    let project = Project::new(root(), &format!("copy-{version}"), &files)?;
    if let Err(why) = project.cargo(&["fetch", "--offline"]) {
        println!("skipped: no source of halo2curves {version}: {why}");
        return Ok(None);
    }
    project.patch(&HALO2CURVES)?;
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

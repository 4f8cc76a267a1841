//! A program of bulletproofs, unchanged, with the copies that `patch-dalek` makes: the same proofs, byte for byte, with
//! msmith's sums and without, and what they take.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MANIFEST: &str = r#"[package]
name = "program"
version = "0.1.0"
edition = "2021"

[workspace]

[[bin]]
name = "program"
path = "program.rs"

[dependencies]
bulletproofs = "5"
curve25519-dalek = "4.1"
merlin = "3"
rand = "0.8"
msmith-dalek = { path = "HERE", features = ["dalek4"] }
"#;

/// What a command prints.
fn run(command: &mut Command) -> Result<String, Box<dyn Error>> {
    let output = command.output()?;
    if !output.status.success() {
        return Err(String::from_utf8(output.stderr)?.into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Builds the program with the copies; the file to run.
fn build() -> Result<PathBuf, Box<dyn Error>> {
    let here = env!("CARGO_MANIFEST_DIR");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unchanged-dalek");
    let cargo = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        run(command
            .args(words)
            .current_dir(&folder)
            .env("CARGO_TARGET_DIR", folder.join("target")))
    };
    fs::create_dir_all(&folder)?;
    if folder.join("vendor").exists() {
        fs::remove_dir_all(folder.join("vendor"))?;
    }
    fs::copy(
        Path::new(here).join("tests/unchanged/program.rs"),
        folder.join("program.rs"),
    )?;
    let manifest = MANIFEST.replace("HERE", &here.replace('\\', "/"));
    fs::write(folder.join("Cargo.toml"), &manifest)?;
    cargo(&["fetch"])?;
    let patch = Command::new(env!("CARGO_BIN_EXE_patch-dalek"))
        .arg("vendor")
        .current_dir(&folder)
        .output()?;
    assert!(
        patch.status.success(),
        "{}",
        String::from_utf8_lossy(&patch.stderr)
    );
    fs::write(
        folder.join("Cargo.toml"),
        manifest + &String::from_utf8(patch.stdout)?,
    )?;
    cargo(&["build", "--release"])?;
    Ok(folder.join("target/release/program"))
}

/// With `--nocapture` it prints the times, on one thread.
#[test]
#[ignore = "long: builds a program"]
fn the_same_proofs() -> Result<(), Box<dyn Error>> {
    let program = build()?;
    for values in ["2", "16", "64"] {
        let mut proofs = Vec::new();
        for sums in ["own", "msmith", "learning"] {
            let printed = run(Command::new(&program).args([sums, values]))?;
            let (proof, time) = printed.trim().split_once('\n').ok_or("two lines")?;
            println!("{values} values, {sums}: {time} ms");
            proofs.push(proof.to_owned());
        }
        assert!(proofs[0].len() > 1000, "{}", proofs[0]);
        assert_eq!(
            (&proofs[1], &proofs[2]),
            (&proofs[0], &proofs[0]),
            "{values} values"
        );
    }
    Ok(())
}

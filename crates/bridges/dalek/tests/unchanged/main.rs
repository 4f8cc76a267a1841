//! A program of bulletproofs, unchanged, with the copies that `patch-dalek` makes: the same proofs, byte for byte, with
//! msmith's sums and without, and what they take.

use std::error::Error;
use std::path::Path;

use msmith_patch::project::Project;
use msmith_patch::tools::DALEK;

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

/// The program with the copies.
fn project() -> Result<Project, Box<dyn Error>> {
    let here = env!("CARGO_MANIFEST_DIR").replace('\\', "/");
    let files = [
        ("Cargo.toml", &*MANIFEST.replace("HERE", &here)),
        ("program.rs", include_str!("program.rs")),
    ];
    let project = Project::new(Path::new(env!("CARGO_TARGET_TMPDIR")), "dalek", &files)?;
    project.cargo(&["fetch"])?;
    project.patch(&DALEK)?;
    Ok(project)
}

/// With `--nocapture` it prints the times, on one thread.
#[test]
#[ignore = "long: builds a program"]
fn the_same_proofs() -> Result<(), Box<dyn Error>> {
    let project = project()?;
    for values in ["2", "16", "64"] {
        let mut proofs = Vec::new();
        for sums in ["own", "msmith", "learning"] {
            let printed = project.run(&[sums, values])?;
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

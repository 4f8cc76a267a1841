//! A program of zcash's halo2, unchanged: the copy that `patch-halo2` makes compiles and computes the same bytes, with
//! msmith's functions and without.

use std::fs;
use std::path::Path;

use msmith_patch::project::Project;
use msmith_patch::tools::HALO2;

const MANIFEST: &str = r#"
[package]
name = "unchanged"
version = "0.1.0"
edition = "2024"
publish = false

[workspace]

[dependencies]
blake2b_simd = "1"
halo2_proofs = "0.3"
rand = "0.8"
rustix = { version = "1", features = ["time"] }

# halo2 and its curves a unit each, which is what makes them fastest; the engine as in msmith's own releases.
[profile.release]
lto = "off"
[profile.release.package."*"]
codegen-units = 1
[profile.release.package.msmith-core]
opt-level = 2
[profile.release.package.msmith-chain]
opt-level = 2
[profile.release.package.msmith]
opt-level = 2
"#;

const WITH_MSMITH: &str = r#"
[dependencies.msmith-pasta]
path = 'HERE'
features = ["halo2"]

[features]
default = ["msmith"]
msmith = []
"#;

const WITHOUT: &str = "\n[features]\nmsmith = []\n";

/// Which crates a program has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// halo2_proofs alone, as it is published.
    Published,
    /// And msmith, but no copy.
    Unpatched,
    /// msmith and the copy.
    Patched,
}

/// The versions that this workspace was tested with.
fn lock() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../Cargo.lock")).unwrap()
}

fn project(kind: Kind) -> Project {
    let here = env!("CARGO_MANIFEST_DIR");
    let more = match kind {
        Kind::Published => WITHOUT.to_owned(),
        _ => WITH_MSMITH.replace("HERE", here),
    };
    let files = [
        ("Cargo.toml", &*(MANIFEST.to_owned() + &more)),
        ("Cargo.lock", &*lock()),
        ("src/main.rs", include_str!("program.rs")),
        ("src/chain.rs", include_str!("chain.rs")),
    ];
    let name = format!("{kind:?}").to_lowercase();
    let project = Project::new(Path::new(env!("CARGO_TARGET_TMPDIR")), &name, &files).unwrap();
    if kind == Kind::Patched {
        project.cargo(&["fetch"]).unwrap();
        project.patch(&HALO2).unwrap();
    }
    project
}

/// The texts that are looked for are in the published source, which cargo has for this crate.
#[test]
fn a_copy_is_made() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let files = [("Cargo.toml", ""), ("Cargo.lock", &*lock())];
    let project = Project::new(root, "copy", &files).unwrap();
    project.patch(&HALO2).unwrap();
    let again = project.patch(&HALO2);
    assert!(again.unwrap_err().contains("there already"));
    let read = |file: &str| fs::read_to_string(root.join("unchanged/copy").join(file)).unwrap();
    let lines = "[patch.crates-io]\nhalo2_proofs = { path = \"patched/halo2_proofs\" }\n";
    assert!(read("Cargo.toml").ends_with(lines));
    for (file, call) in [
        ("arithmetic.rs", "sum"),
        ("arithmetic.rs", "transform"),
        ("poly/commitment.rs", "scale"),
        ("poly/commitment/prover.rs", "fold"),
    ] {
        let text = read(&format!("patched/halo2_proofs/src/{file}"));
        assert!(
            text.contains(&format!("crate::msmith_hook::{call}")),
            "{file}"
        );
    }
}

/// What the published crate computes, the copy computes alone, and after `install()`.
#[test]
#[ignore = "long: builds two programs"]
fn same_bytes() {
    let k = "11";
    let plain = project(Kind::Published).run(&["bytes", k]).unwrap();
    let patched = project(Kind::Patched).run(&["installed", k]).unwrap();
    let (computed, installed) = patched.split_at(plain.len());
    assert_eq!(computed, plain);
    let lists = [
        "sums of points, from 4 on: pallas, vesta",
        "transforms of elements, from 128 on: pallas, vesta",
        "transforms of points, from 4 on: pallas, vesta",
        "lists of products, from 4 on: pallas, vesta",
    ];
    assert!(installed.lines().take(4).eq(lists), "{installed}");
}

/// Without the `[patch]` lines the same program compiles, and is told what is missing.
#[test]
#[ignore = "long: builds a program"]
fn unpatched_is_said() {
    let why = project(Kind::Unpatched)
        .run(&["installed", "5"])
        .unwrap_err();
    assert!(why.contains("Unpatched"), "{why}");
}

/// Prints processor times, on one thread with `RAYON_NUM_THREADS=1`:
///
///     cargo test --release -p msmith-pasta --test unchanged -- --ignored --nocapture times
#[test]
#[ignore = "times"]
fn times() {
    let project = project(Kind::Patched);
    for words in [
        ["times", "11", "5"],
        ["times", "14", "3"],
        ["parameters", "11", "2"],
    ] {
        println!("2^{} rows", words[1]);
        print!("{}", project.run(&words).unwrap());
    }
}

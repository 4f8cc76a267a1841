//! Programs of arkworks, unchanged: the copies that `patch-ark` makes compile and compute the same bytes, with msmith's
//! functions and without.

mod project;

use project::{Kind, Project};

/// What the published crates compute, the copies compute alone, and after `install()`.
#[test]
#[ignore = "long: builds two programs"]
fn same_bytes() {
    let log = "11";
    let plain = Project::new(Kind::Published).run(&["bytes", log]).unwrap();
    let patched = Project::new(Kind::Patched)
        .run(&["installed", log])
        .unwrap();
    let (computed, installed) = patched.split_at(plain.len());
    assert_eq!(computed, plain);
    for part in [
        "sums of points",
        "BLS12-381 G2",
        "Jubjub",
        "transforms of elements",
    ] {
        assert!(installed.contains(part), "{installed}");
    }
    assert!(!installed.contains("arkworks"), "{installed}");
}

/// Without the `[patch]` lines the same program compiles, and is told what is missing.
#[test]
#[ignore = "long: builds a program"]
fn unpatched_is_said() {
    let why = Project::new(Kind::Unpatched)
        .run(&["installed", "11"])
        .unwrap_err();
    assert!(why.contains("Unpatched(\"ark-ec\")"), "{why}");
}

/// The texts that are looked for are in the published sources, where cargo has them.
#[test]
fn copies_are_made() {
    for version in ["0.5.0", "0.6.0"] {
        Project::copies(version);
    }
}

/// The copies have the right types, with rayon too.
#[test]
#[ignore = "long: checks arkworks' crates"]
fn copies_compile() {
    for version in ["0.5.0", "0.6.0"] {
        if let Some(project) = Project::copies(version) {
            project.check();
        }
    }
}

/// Prints the times of proofs and commitments on one thread, with arkworks' assembly:
///
///     cargo test --release -p msmith-arkworks --test unchanged -- --ignored --nocapture times
#[test]
#[ignore = "times"]
fn times() {
    let project = Project::new(Kind::Patched);
    for (what, log, rounds) in [("groth16", "17", "3"), ("kzg", "16", "5")] {
        for curve in ["bn254", "bls12-381"] {
            let line = project.run(&["times", what, curve, log, rounds]).unwrap();
            println!("{what} {curve} 2^{log}: {}", line.trim());
        }
    }
}

//! Programs of arkworks, unchanged: the copies that `patch-ark` makes compile and compute the same bytes, with msmith's
//! functions and without.

mod project;

use project::{Kind, Version, copies, program};

/// What the published crates compute, the copies compute alone, and after `install()`.
fn same(version: Version) {
    let log = "11";
    let plain = program(Kind::Published, version)
        .run(&["bytes", log])
        .unwrap();
    let patched = program(Kind::Patched, version)
        .run(&["installed", log])
        .unwrap();
    let (computed, installed) = patched.split_at(plain.len());
    assert_eq!(computed, plain);
    let parts = match version {
        Version::V5 => ["BLS12-381 G2 (0.5)", "Jubjub (0.5)", "BN254 Fr (0.5)"],
        Version::V6 => ["BLS12-381 G2", "Jubjub", "BN254 Fr"],
    };
    for part in ["sums of points", "transforms of elements"]
        .into_iter()
        .chain(parts)
    {
        assert!(installed.contains(part), "{installed}");
    }
    assert!(!installed.contains("not served"), "{installed}");
}

#[test]
#[ignore = "long: builds two programs"]
fn same_bytes() {
    same(Version::V6);
}

/// With both versions in one program, and a copy of each.
#[test]
#[ignore = "long: builds two programs"]
fn same_bytes_of_0_5() {
    same(Version::V5);
}

/// Without the `[patch]` lines the same program compiles, and is told what is missing.
#[test]
#[ignore = "long: builds a program"]
fn unpatched_is_said() {
    let why = program(Kind::Unpatched, Version::V6)
        .run(&["installed", "11"])
        .unwrap_err();
    assert!(why.contains("Unpatched { krate: \"ark-ec\""), "{why}");
}

/// The texts that are looked for are in the published sources, where cargo has them.
#[test]
fn copies_are_made() {
    for version in ["0.5.0", "0.6.0"] {
        copies(version);
    }
}

/// The copies have the right types, with rayon too, and without a standard library.
#[test]
#[ignore = "long: checks arkworks' crates"]
fn copies_compile() {
    for version in ["0.5.0", "0.6.0"] {
        if let Some(project) = copies(version) {
            for more in [&[][..], &["--features", "parallel"]] {
                project
                    .cargo(&[&["check", "--offline"], more].concat())
                    .unwrap();
            }
            let checked = project.cargo(&["check", "--offline", "--target", "thumbv7em-none-eabi"]);
            match checked {
                Err(why) if why.contains("target may not be installed") => {
                    println!("skipped: {why}")
                }
                checked => drop(checked.unwrap()),
            }
        }
    }
}

/// Prints the times of proofs and commitments on one thread, with arkworks' assembly:
///
///     cargo test --release -p msmith-arkworks --test unchanged -- --ignored --nocapture times
fn times_of(version: Version) {
    let project = program(Kind::Patched, version);
    for (what, log, rounds) in [("groth16", "17", "3"), ("kzg", "16", "5")] {
        for curve in ["bn254", "bls12-381"] {
            let line = project.run(&["times", what, curve, log, rounds]).unwrap();
            println!("{version:?}: {what} {curve} 2^{log}: {}", line.trim());
        }
    }
}

#[test]
#[ignore = "times"]
fn times() {
    times_of(Version::V6);
}

#[test]
#[ignore = "times"]
fn times_with_0_5() {
    times_of(Version::V5);
}

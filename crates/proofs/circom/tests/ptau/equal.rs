//! Files equal to those of snarkjs, byte for byte.

use std::fs;
use std::sync::Mutex;

use msmith::{Options, Watch};
use msmith_circom::{Error, ptau};
use msmith_io::hex;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::common::*;

const FILES: [&str; 8] = [
    "0.ptau",
    "1.ptau",
    "challenge",
    "response",
    "2.ptau",
    "3.ptau",
    "4.ptau",
    "5.ptau",
];

/// The SHA-256 of `snarkjs powersoftau beacon 0.ptau 1.ptau 0102…20 10 -n=b`, of a new file of power 13 over BLS12-381.
const BLOCKS: &str = "05febfb28417a13c895feb9a288111826e0690f4aa3d87360467ab48e736e0c3";

#[test]
fn a_ceremony_is_that_of_snarkjs() {
    let text = include_bytes!("../../../../../vectors/groth16/ceremony.json");
    let hashes: Value = serde_json::from_slice(text).expect("JSON");
    let power = hashes["power"].as_u64().expect("a number") as u32;
    for curve in CURVES {
        let folder = Folder::new();
        ceremony(curve, power, &folder, &options());
        for name in FILES {
            let bytes = fs::read(folder.at(name)).expect("a file");
            let hash = hex::encode(&Sha256::digest(&bytes));
            assert_eq!(
                hash,
                hashes[curve][name].as_str().expect("text"),
                "{curve} {name}"
            );
        }
        for name in ["1.ptau", "2.ptau", "3.ptau", "4.ptau", "5.ptau"] {
            let file = open(&folder.at(name));
            let verified = file.verify(10, &options()).expect("a good file");
            let last = file.contributions().last().expect("a contribution");
            assert_eq!(
                &verified.challenge == last.challenge(),
                name != "5.ptau",
                "{name}"
            );
            assert_eq!(file.is_prepared(), ["4.ptau", "5.ptau"].contains(&name));
            assert_eq!(file.ceremony_power(), power);
        }
        let file = open(&folder.at("4.ptau"));
        let names: Vec<_> = file.contributions().iter().map(|c| c.name()).collect();
        assert_eq!(names, [Some("Ada"), Some("Grace"), Some("beacon")]);
        assert_eq!(file.contributions()[2].beacon(), Some(&beacon()));
        assert_eq!(file.contributions()[0].beacon(), None);
    }
}

/// Files that snarkjs made, contributed to by it alone.
#[test]
fn files_of_snarkjs_verify() {
    for curve in CURVES {
        let path = format!(
            "{}/../../../vectors/snarkjs/{curve}.ptau",
            env!("CARGO_MANIFEST_DIR")
        );
        let file = open(path.as_ref());
        assert!(file.is_prepared());
        file.verify(10, &options()).expect("a good file");
        // Made anew, its Lagrange forms are the same.
        let folder = Folder::new();
        file.prepare(&folder.at("again.ptau"), &options())
            .expect("Lagrange forms");
        let again = fs::read(folder.at("again.ptau")).expect("a file");
        assert_eq!(again, fs::read(path).expect("a file"), "{curve}");
    }
}

#[test]
fn threads_and_memory_change_no_byte() {
    for curve in CURVES {
        let (alone, limited) = (Folder::new(), Folder::new());
        ceremony(
            curve,
            3,
            &alone,
            &Options {
                threads: Some(1),
                ..options()
            },
        );
        let few = Options {
            threads: Some(3),
            memory_limit: Some(1 << 25),
            ..options()
        };
        ceremony(curve, 3, &limited, &few);
        for name in FILES {
            let read = |folder: &Folder| fs::read(folder.at(name)).expect("a file");
            assert_eq!(read(&alone), read(&limited), "{curve} {name}");
        }
        let tiny = Options {
            memory_limit: Some(1000),
            ..options()
        };
        let file = open(&alone.at("4.ptau"));
        for refused in [
            file.prepare(&alone.at("no"), &tiny).err(),
            file.verify(10, &tiny).err(),
        ] {
            let text = refused.expect("an error").to_string();
            assert!(text.contains("1000"), "{text}");
        }
        assert!(
            !alone.names().iter().any(|name| name.contains("no")),
            "{:?}",
            alone.names()
        );
    }
}

/// Lists of more than a block: those of snarkjs, whose hash's state depends on pieces.
#[test]
fn many_blocks_are_that_of_snarkjs() {
    let folder = Folder::new();
    let limited = Options {
        memory_limit: Some(1 << 26),
        ..options()
    };
    let (start, end) = (folder.at("0.ptau"), folder.at("1.ptau"));
    ptau::new(&groups("bls12-381"), 13, &start, &limited).expect("powers of 1");
    open(&start)
        .beacon(&end, Some("b"), &beacon(), &limited)
        .expect("a contribution");
    let bytes = fs::read(&end).expect("a file");
    assert_eq!(hex::encode(&Sha256::digest(&bytes)), BLOCKS);
    open(&end).verify(10, &limited).expect("a good file");
    // A wrong point in the second block of τG, whose points have 96 bytes and stand behind the header.
    let mut bad = bytes;
    let at = |i: usize| 12 + 12 + 60 + 12 + 96 * i;
    bad.copy_within(at(3)..at(4), at(12_000));
    fs::write(&end, &bad).expect("a file");
    let error = open(&end).verify(10, &limited).expect_err("wrong");
    assert!(
        matches!(&error, Error::Point { what, index: 12_000, .. } if what == "tauG1"),
        "{error:?}"
    );
}

/// Lagrange forms of many blocks, and one that is wrong.
#[test]
#[ignore = "long"]
fn forms_of_many_blocks() {
    let folder = Folder::new();
    let limited = Options {
        memory_limit: Some((1 << 27) - 1),
        ..options()
    };
    let [start, end, done] = ["0.ptau", "1.ptau", "2.ptau"].map(|name| folder.at(name));
    ptau::new(&groups("bls12-381"), 13, &start, &limited).expect("powers of 1");
    open(&start)
        .beacon(&end, Some("b"), &beacon(), &limited)
        .expect("a contribution");
    open(&end).prepare(&done, &limited).expect("Lagrange forms");
    let file = open(&done);
    file.verify(10, &limited).expect("a good file");
    let mut bad = fs::read(&done).expect("a file");
    // The last section, βτⁱG: its largest form's last points.
    let last = bad.len() - 96;
    bad.copy_within(last - 96..last, last);
    fs::write(&done, &bad).expect("a file");
    let error = open(&done).verify(10, &limited).expect_err("wrong");
    let Error::Point { what, index, .. } = &error else {
        panic!("{error:?}");
    };
    assert_eq!(
        (what.as_str(), *index),
        ("lagrangeBetaTauG1", (1 << 14) - 2)
    );
}

#[test]
fn progress_goes_up_to_its_end() {
    let folder = Folder::new();
    ceremony("bn254", 3, &folder, &options());
    let seen = Mutex::new(Vec::new());
    let report = |part: f64| seen.lock().expect("a list").push(part);
    let watched = Options {
        watch: Watch::default().with_progress(&report),
        ..options()
    };
    let file = open(&folder.at("4.ptau"));
    let to = folder.at("a");
    let jobs: [&dyn Fn() -> Result<(), Error>; 3] = [
        &|| file.prepare(&to, &watched),
        &|| file.verify(10, &watched).map(drop),
        &|| file.beacon(&to, None, &beacon(), &watched).map(drop),
    ];
    for job in jobs {
        seen.lock().expect("a list").clear();
        job().expect("a good file");
        let parts = seen.lock().expect("a list").clone();
        assert!(
            parts.windows(2).all(|two| two[0] <= two[1] + 1e-9),
            "{parts:?}"
        );
        assert!(
            parts.len() > 5 && parts.iter().all(|p| (0.0..=1.0 + 1e-9).contains(p)),
            "{parts:?}"
        );
        assert!(parts.last().is_some_and(|last| *last > 0.999), "{parts:?}");
    }
}

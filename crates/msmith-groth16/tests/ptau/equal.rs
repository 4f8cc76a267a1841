//! Files equal to those of snarkjs, byte for byte.

use std::fs;
use std::sync::Mutex;

use msmith::{Options, Watch};
use msmith_groth16::Error;
use msmith_io::hex;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::common::*;

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

#[test]
fn a_ceremony_is_that_of_snarkjs() {
    let text = include_bytes!("../../../../vectors/groth16/ceremony.json");
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
            "{}/../../vectors/snarkjs/{curve}.ptau",
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

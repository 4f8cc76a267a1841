//! Circuits that are gone through in parts: by memory, by blocks, until somebody stops.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use msmith::{Backend, Error as EngineError, Options, Watch};
use msmith_groth16::{Circuit, Error, Groups, Toxic, setup, zkey};

use super::files::{MOST, folder, joined, read, section, sections, vector, write};
use super::powers;

/// A circuit of 4000 constraints: signal 1 in one of them 9 times, the others in many, with coefficients of every
/// length.
fn dense(folder: &Path) -> PathBuf {
    let bytes = read(&vector("bn254.r1cs"));
    let mut list = sections(&bytes);
    let (constraints, signals) = (4000u32, 300u32);
    let header = section(&mut list, 1);
    header[36..40].copy_from_slice(&signals.to_le_bytes());
    header[60..64].copy_from_slice(&constraints.to_le_bytes());
    let mut minus = header[4..36].to_vec();
    minus[0] -= 1;
    section(&mut list, 3).resize(8 * signals as usize, 0);
    let coefficient = |k: u32| {
        let mut bytes = [0; 32];
        match k % 7 {
            0 | 1 | 5 => bytes[0] = 1,
            2 => bytes.copy_from_slice(&minus),
            3 => bytes[..4].copy_from_slice(&k.to_le_bytes()),
            4 => bytes[..31].fill((k % 251) as u8),
            _ => {}
        }
        bytes
    };
    let mut body = Vec::new();
    for constraint in 0..constraints {
        for (matrix, terms) in [(0, 12), (1, 12), (2, 4)] {
            body.extend(u32::to_le_bytes(terms));
            for term in 0..terms {
                let k = constraint * 31 + matrix * 7 + term * 13;
                // The last two signals are in no constraint.
                let signal = if matrix == 0 && term < 9 {
                    1
                } else {
                    k % (signals - 2)
                };
                body.extend(signal.to_le_bytes());
                body.extend(coefficient(k));
            }
        }
    }
    *section(&mut list, 2) = body;
    write(folder, "dense.r1cs", &joined(&bytes, &list))
}

#[test]
fn keys_are_the_same_in_parts() {
    let folder = folder("parts");
    let backend = Backend::detect().unwrap();
    let groups = &Groups::by_name("bn254", backend).unwrap();
    let secrets = [123_456_789_123, 987_654_321, 1_234_567];
    let (r1cs, ptau) = (
        dense(&folder),
        powers::prepared(groups, 12, secrets, &folder),
    );
    let [whole, parts, last] = ["whole", "parts", "last"].map(|name| folder.join(name));
    let told = Mutex::new(Vec::new());
    let progress = |part: f64| told.lock().unwrap().push(part);
    let options = Options {
        watch: Watch::default().with_progress(&progress),
        ..Options::default()
    };
    let hash = zkey::new(&r1cs, &ptau, &whole, backend, &options).unwrap();
    let told = told.into_inner().unwrap();
    assert!(told.is_sorted() && told.len() > 10, "{told:?}");
    assert!(
        told.last().is_some_and(|last| (0.5..=1.0).contains(last)),
        "{told:?}"
    );
    let values = [secrets[0], secrets[1], secrets[2], 1, 1].map(|x| [x, 0, 0, 0]);
    let toxic = Toxic::new(groups, values).unwrap();
    let circuit = Circuit::open(&r1cs).unwrap();
    setup(&circuit, &toxic, &parts, backend, &Options::default()).unwrap();
    let mut lists = [&whole, &parts].map(|path| sections(&read(path)));
    for list in &mut lists {
        list.sort();
        section(list, 10)[..64].fill(0);
    }
    assert!(lists[0] == lists[1]);

    // The least that it says it needs: B in G2 has more terms than there is room for at once.
    let limited = |limit| Options {
        memory_limit: Some(limit),
        ..Options::default()
    };
    let little = zkey::new(&r1cs, &ptau, &last, backend, &limited(1 << 16));
    let Err(Error::Engine(EngineError::MemoryLimit { needed, .. })) = little else {
        panic!("{little:?}");
    };
    assert!(!last.exists());
    let least = &limited(needed);
    assert_eq!(zkey::new(&r1cs, &ptau, &parts, backend, least), Ok(hash));
    assert!(read(&parts) == read(&whole));

    let (secret, least) = (
        msmith_groth16::Secret::draw(b"").unwrap(),
        &limited(22 << 20),
    );
    zkey::contribute(&whole, &last, None, &secret, backend, least).unwrap();
    for options in [least, &Options::default()] {
        zkey::verify(&r1cs, &ptau, &last, MOST, backend, options).unwrap();
        zkey::verify_from_initial(&whole, &ptau, &last, MOST, backend, options).unwrap();
    }
}

#[test]
fn a_raised_flag_stops_and_leaves_no_file() {
    let folder = folder("stopped");
    let out = folder.join("out.zkey");
    let of = |kind: &str| vector(&format!("bn254{kind}"));
    let [r1cs, ptau, key] = [of(".r1cs"), of(".ptau"), of("-1.zkey")];
    // At every moment that the work says something, and from the beginning.
    for most in 0..8 {
        let flag = AtomicBool::new(most == 0);
        let said = Mutex::new(0);
        let progress = |_: f64| {
            let mut said = said.lock().unwrap();
            *said += 1;
            flag.fetch_or(*said == most, Ordering::Relaxed);
        };
        let options = &Options {
            watch: Watch::default().with_cancel(&flag).with_progress(&progress),
            ..Options::default()
        };
        let secret = msmith_groth16::Secret::draw(b"").unwrap();
        let results = [
            zkey::new(&r1cs, &ptau, &out, Backend::Portable, options).map(drop),
            zkey::contribute(&key, &out, None, &secret, Backend::Portable, options).map(drop),
            zkey::verify(&r1cs, &ptau, &key, MOST, Backend::Portable, options).map(drop),
        ];
        let stopped = Err(Error::Engine(EngineError::Cancelled));
        assert!(
            results.iter().all(|result| *result == stopped),
            "{most}: {results:?}"
        );
        let left = std::fs::read_dir(&folder).unwrap().count();
        assert_eq!(left, 0, "{most}");
    }
}

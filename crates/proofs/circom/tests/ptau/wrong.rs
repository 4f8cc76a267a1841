//! Files that are wrong, and work that is stopped.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use msmith::{Options, Watch};
use msmith_circom::ptau::{self, PowersOfTau};
use msmith_circom::{Beacon, Error, Secret};

use super::common::*;

/// The bytes of a section.
fn section(file: &[u8], id: u32) -> Range<usize> {
    let mut at = 12;
    loop {
        let number = u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes"));
        let length = u64::from_le_bytes(file[at + 4..at + 12].try_into().expect("eight bytes"));
        let start = at + 12;
        if number == id {
            return start..start + length as usize;
        }
        at = start + length as usize;
    }
}

/// What is said of a file of these bytes, by opening or verifying it.
fn said(folder: &Folder, bytes: &[u8]) -> Option<Error> {
    let path = folder.at("wrong.ptau");
    fs::write(&path, bytes).expect("a file");
    let file = match PowersOfTau::open(&path, backend()) {
        Ok(file) => file,
        Err(error) => return Some(error),
    };
    file.verify(12, &options()).err()
}

fn prepared(curve: &str) -> (Folder, Vec<u8>) {
    let folder = Folder::new();
    ceremony(curve, 3, &folder, &options());
    let bytes = fs::read(folder.at("4.ptau")).expect("a file");
    assert_eq!(said(&folder, &bytes), None);
    (folder, bytes)
}

/// Lists, their groups' point bytes on BN254, and points.
const LISTS: [(u32, &str, usize); 9] = [
    (2, "tauG1", 64),
    (3, "tauG2", 128),
    (4, "alphaTauG1", 64),
    (5, "betaTauG1", 64),
    (6, "betaG2", 128),
    (12, "lagrangeTauG1", 64),
    (13, "lagrangeTauG2", 128),
    (14, "lagrangeAlphaTauG1", 64),
    (15, "lagrangeBetaTauG1", 64),
];

#[test]
fn one_wrong_point_is_named() {
    for (curve, factor) in [("bn254", 2), ("bls12-381", 3)] {
        let (folder, good) = prepared(curve);
        for (id, name, size) in LISTS {
            let size = size * factor / 2;
            let place = section(&good, id);
            let count = place.len() / size;
            // Another point of the file in place of the first, the last, and some between.
            let mut some = vec![0, 1, count / 2, count - 1];
            some.retain(|index| *index < count);
            some.dedup();
            for index in some {
                let mut bad = good.clone();
                let at = |list: u32, i: usize| section(&good, list).start + i * size;
                let other = if size == 64 * factor / 2 {
                    at(2, 3)
                } else {
                    at(3, 3)
                };
                let point = good[other..other + size].to_vec();
                let here = place.start + index * size;
                if bad[here..here + size] == point {
                    continue;
                }
                bad[here..here + size].copy_from_slice(&point);
                let error = said(&folder, &bad);
                let Some(Error::Point {
                    what, index: found, ..
                }) = &error
                else {
                    panic!("{curve} {name} {index}: {error:?}");
                };
                assert_eq!((what.as_str(), *found), (name, index), "{curve}: {error:?}");
            }
            // A byte of a coordinate: no point.
            let mut bad = good.clone();
            bad[place.start + (count - 1) * size + 5] ^= 1;
            let text = said(&folder, &bad).expect("an error").to_string();
            assert!(text.contains(name), "{curve} {name}: {text}");
        }
    }
}

/// On BLS12-381 there are points of the curve outside the subgroup.
#[test]
fn a_point_outside_the_subgroup_is_named_before_a_secret_meets_it() {
    let (folder, good) = prepared("bls12-381");
    // (0, 2): 2² = 0³ + 4, of order 3.
    let field = groups("bls12-381");
    let two = field.first().to_words(&2u32.into());
    let mut point = vec![0; 48];
    point.extend(two.iter().flat_map(|w| w.to_le_bytes()));
    let mut bad = good.clone();
    let at = section(&good, 4).start + 2 * 96;
    bad[at..at + 96].copy_from_slice(&point);
    let named = |error: Option<Error>| {
        let Some(Error::Point { what, index, why }) = error else {
            panic!("{error:?}");
        };
        assert_eq!((what.as_str(), index), ("alphaTauG1", 2));
        assert!(why.contains("subgroup"), "{why}");
    };
    named(said(&folder, &bad));
    let file = open(&folder.at("wrong.ptau"));
    let secret = Secret::draw(b"").expect("randomness");
    let to = folder.at("next.ptau");
    named(file.contribute(&to, None, &secret, &options()).err());
    named(file.prepare(&to, &options()).err());
    assert!(!to.exists());
}

#[test]
fn a_file_that_is_cut_or_lies_is_refused() {
    let (folder, good) = prepared("bn254");
    for end in (0..good.len()).step_by(97) {
        assert!(said(&folder, &good[..end]).is_some(), "cut at {end}");
    }
    // The power, above and below that of the lists, and above that of the ceremony.
    let header = section(&good, 1);
    for (power, at) in [
        (4u8, 36),
        (2, 36),
        (200, 36),
        (2, 40),
        (9, 40),
        (29, 40),
        (255, 40),
    ] {
        let mut bad = good.clone();
        bad[header.start + at] = power;
        let error = said(&folder, &bad);
        match (power, at) {
            // A ceremony of another power is another first challenge.
            (9, 40) => assert!(
                matches!(error, Some(Error::Contribution { number: 1, .. })),
                "{error:?}"
            ),
            _ => assert!(error.is_some(), "{power} at {at}"),
        }
    }
    // Each section missing: its number is another.
    for id in [1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15] {
        let mut bad = good.clone();
        let number = section(&good, id).start - 12;
        bad[number] = 99;
        assert!(said(&folder, &bad).is_some(), "without section {id}");
        // Twice there.
        bad[number] = if id == 2 { 3 } else { 2 };
        assert!(said(&folder, &bad).is_some(), "section {id} as another");
    }
    // More contributions than there are, and none.
    let place = section(&good, 7).start;
    for count in [[255u8; 4], [0; 4], [2, 0, 0, 0]] {
        let mut bad = good.clone();
        bad[place..place + 4].copy_from_slice(&count);
        assert!(said(&folder, &bad).is_some(), "{count:?} contributions");
    }
    // Another curve's prime.
    let mut bad = good.clone();
    bad[header.start + 4] ^= 2;
    assert!(said(&folder, &bad).is_some());
}

#[test]
fn a_wrong_contribution_is_named() {
    let (folder, good) = prepared("bn254");
    let file = open(&folder.at("4.ptau"));
    assert_eq!(file.contributions().len(), 3);
    drop(file);
    // τG 64, τH 128, αG 64, βG 64, βH 128; keys 6·64 + 3·128; state 216; challenge 64; note.
    let length = 64 + 128 + 64 + 64 + 128 + 384 + 384 + 216 + 64;
    let start = section(&good, 7).start + 4;
    let note = |at: usize| 8 + good[at + length + 4] as usize;
    let first = start;
    let second = first + length + note(first);
    let third = second + length + note(second);
    let generator = good[section(&good, 2).start..][..64].to_vec();
    let second_generator = good[section(&good, 3).start..][..128].to_vec();
    for (number, at) in [(1, first), (2, second), (3, third)] {
        let mut offset = 0;
        for size in [64, 128, 64, 64, 128, 64, 64, 64, 64, 64, 64, 128, 128, 128] {
            let mut bad = good.clone();
            let point = if size == 64 {
                &generator
            } else {
                &second_generator
            };
            bad[at + offset..at + offset + size].copy_from_slice(point);
            let error = said(&folder, &bad);
            let found = match &error {
                Some(Error::Contribution { number, .. }) => *number,
                other => panic!("contribution {number}, byte {offset}: {other:?}"),
            };
            // What the next one follows is wrong too, and the wrong one is seen first.
            assert_eq!(found, number, "byte {offset}: {error:?}");
            offset += size;
        }
        // The challenge.
        let mut bad = good.clone();
        bad[at + length - 1] ^= 1;
        let error = said(&folder, &bad);
        let wanted = (number + 1).min(3);
        let Some(Error::Contribution { number: found, .. }) = &error else {
            panic!("{error:?}");
        };
        assert_eq!(*found, wanted, "{error:?}");
    }
    // The hash's state of the last one: its response, and so the hash of all points.
    let mut bad = good.clone();
    bad[third + length - 64 - 216 + 130] ^= 1;
    let error = said(&folder, &bad);
    assert!(
        matches!(error, Some(Error::Contribution { number: 3, .. })),
        "{error:?}"
    );
    // A beacon of more iterations than are computed, and of others than it says.
    let exponent = third + length + 8 + 2 + "beacon".len() + 1;
    assert_eq!(good[exponent], 10);
    for (other, why) in [(63, "2^63"), (11, "beacon")] {
        let mut bad = good.clone();
        bad[exponent] = other;
        let text = said(&folder, &bad).expect("an error").to_string();
        assert!(
            text.contains("contribution 3") && text.contains(why),
            "{text}"
        );
    }
}

#[test]
fn responses_that_are_wrong() {
    let folder = Folder::new();
    ceremony("bn254", 3, &folder, &options());
    let good = fs::read(folder.at("response")).expect("a file");
    let file = open(&folder.at("1.ptau"));
    let to = folder.at("imported.ptau");
    let import = |bytes: &[u8]| {
        let path = folder.at("wrong.response");
        fs::write(&path, bytes).expect("a file");
        let error = file.import_response(&path, &to, None, &options()).err();
        assert_eq!(to.exists(), error.is_none());
        error.map(|error| error.to_string())
    };
    for (wrong, says) in [
        (good[..good.len() - 1].to_vec(), "bytes"),
        ([&[good[0] ^ 1], &good[1..]].concat(), "another challenge"),
        (
            [&good[..64 + 32 * 4], &[0x3f; 32], &good[64 + 32 * 5..]].concat(),
            "tauG1 4",
        ),
        (
            [&good[..64], &good[64 + 32..64 + 64], &good[64 + 32..]].concat(),
            "hash",
        ),
    ] {
        let error = import(&wrong);
        // A first point that is no generator is found when the powers are.
        match says {
            "hash" => {
                assert_eq!(error, None);
                let imported = open(&to).verify(10, &options());
                let text = imported.expect_err("wrong").to_string();
                assert!(text.contains("tauG1 0"), "{text}");
                fs::remove_file(&to).expect("a file");
            }
            _ => {
                let text = error.expect("an error");
                assert!(text.contains(says), "{text}");
            }
        }
    }
    // A key that is another's.
    let mut wrong = good.clone();
    let keys = good.len() - 6 * 64 - 3 * 128;
    wrong.copy_within(keys + 64..keys + 128, keys);
    let text = import(&wrong).expect("an error");
    assert!(text.contains("contribution 2"), "{text}");
    // To a file that has gone on.
    let on = open(&folder.at("2.ptau"));
    assert!(
        on.import_response(&folder.at("response"), &to, None, &options())
            .is_err()
    );
    // A challenge of no power's length.
    let challenge = fs::read(folder.at("challenge")).expect("a file");
    fs::write(folder.at("short"), &challenge[1..]).expect("a file");
    let secret = Secret::draw(b"").expect("randomness");
    let short = folder.at("short");
    let done = ptau::contribute_to_challenge(&groups("bn254"), &short, &to, &secret, &options());
    assert!(done.is_err() && !to.exists());
}

#[test]
fn what_cannot_be_asked_of_a_file() {
    let folder = Folder::new();
    ceremony("bn254", 3, &folder, &options());
    let to = folder.at("to");
    let secret = Secret::draw(b"").expect("randomness");
    let truncated = open(&folder.at("5.ptau"));
    assert!(
        truncated
            .contribute(&to, None, &secret, &options())
            .is_err()
    );
    assert!(truncated.beacon(&to, None, &beacon(), &options()).is_err());
    assert!(truncated.export_challenge(&to, &options()).is_err());
    assert!(
        truncated
            .import_response(&folder.at("response"), &to, None, &options())
            .is_err()
    );
    for power in [0, 3, 4] {
        assert!(
            open(&folder.at("4.ptau"))
                .truncate(power, &to, &options())
                .is_err()
        );
    }
    for power in [0, 29] {
        assert!(ptau::new(&groups("bn254"), power, &to, &options()).is_err());
    }
    assert!(ptau::new(&groups("bls12-377"), 3, &to, &options()).is_err());
    assert!(open(&folder.at("0.ptau")).verify(10, &options()).is_err());
    assert!(PowersOfTau::open(Path::new("/dev/null"), backend()).is_err());
    assert!(PowersOfTau::open(&folder.at("response"), backend()).is_err());
    assert!(!to.exists());
    // A pipe's bytes cannot be read again.
    let file = open(&folder.at("4.ptau"));
    assert!(
        file.contribute(Path::new("/dev/null"), None, &secret, &options())
            .is_err()
    );
    file.prepare(Path::new("/dev/null"), &options())
        .expect("written to nowhere");
    // In place of the file itself.
    let same = folder.at("4.ptau");
    file.contribute(&same, Some("same"), &secret, &options())
        .expect("a contribution");
    open(&same).verify(10, &options()).expect("a good file");
}

#[test]
fn what_is_stopped_leaves_no_file() {
    let folder = Folder::new();
    ceremony("bn254", 4, &folder, &options());
    let before = folder.names();
    let to = folder.at("to");
    let secret = Secret::draw(b"").expect("randomness");
    let long = Beacon::new(&[1], 63).expect("a beacon");
    let file = open(&folder.at("4.ptau"));
    let first = open(&folder.at("1.ptau"));
    type Job<'a> = &'a dyn Fn(&Options<'_>) -> Result<(), Error>;
    let jobs: [(&str, Job<'_>); 8] = [
        ("contribute", &|o| {
            file.contribute(&to, None, &secret, o).map(drop)
        }),
        ("beacon", &|o| file.beacon(&to, None, &long, o).map(drop)),
        ("prepare", &|o| file.prepare(&to, o)),
        ("verify", &|o| file.verify(10, o).map(drop)),
        ("truncate", &|o| file.truncate(2, &to, o)),
        ("export", &|o| first.export_challenge(&to, o).map(drop)),
        ("import", &|o| {
            first
                .import_response(&folder.at("response"), &to, None, o)
                .map(drop)
        }),
        ("new", &|o| {
            ptau::new(&groups("bn254"), 20, &to, o).map(drop)
        }),
    ];
    for (name, job) in jobs {
        // A beacon of 2^63 iterations reports nothing.
        for after in [0, 3]
            .into_iter()
            .filter(|after| *after == 0 || name != "beacon")
        {
            let (stop, count) = (AtomicBool::new(after == 0), std::sync::Mutex::new(0));
            let report = |_: f64| {
                let mut count = count.lock().expect("a number");
                *count += 1;
                stop.fetch_or(*count >= after, Ordering::Relaxed);
            };
            let watch = Watch::default().with_cancel(&stop).with_progress(&report);
            let done = job(&Options { watch, ..options() });
            // Few reports: it may be done before it could be stopped.
            if after == 0 || name == "prepare" || name == "verify" {
                assert_eq!(done, Err(Error::Engine(msmith::Error::Cancelled)), "{name}");
            }
            let _ = fs::remove_file(&to).is_ok() && done.is_ok();
            assert_eq!(folder.names(), before, "{name}");
        }
    }
}

//! Commitments and proofs of blobs.

use serde_json::Value;

use super::records::{Case, Output};
use super::{blobs, cases, hex, kzg, lines};
use crate::common::{file, json, misused, msmith, refused};

#[test]
fn commitments_of_the_vectors() {
    let valid = blobs();
    assert!(valid.len() >= 7);
    let want: String = valid.iter().map(|(_, c)| format!("{c}\n")).collect();
    // Several in one file, raw and in hex, and two files.
    let raw: Vec<_> = valid.iter().map(|(b, _)| b.clone()).collect();
    let one = file("all.bin", &raw.concat());
    let hex_lines = lines("all.hex", &raw);
    let (first, rest) = (file("first.bin", &raw[0]), lines("rest.hex", &raw[1..]));
    for files in [&[&one][..], &[&hex_lines], &[&first, &rest]] {
        let files: Vec<_> = files.iter().map(|f| f.as_str()).collect();
        let (code, out, err) = msmith(&kzg(&[&["commit"], &files[..]].concat()));
        assert_eq!((code, err.as_str()), (0, ""));
        assert_eq!(out, want);
    }
    let answer = json(&kzg(&["commit", &one, "--json", "--threads", "2"]));
    let all: Vec<_> = valid.iter().map(|(_, c)| Value::from(c.as_str())).collect();
    assert_eq!(answer["commitments"], Value::from(all));
    let mut seen = 0;
    for case in cases("blob_to_kzg_commitment") {
        if case.output == Output::Invalid {
            let blob = file(&case.name, &case.input.blobs[0]);
            refused(&kzg(&["commit", &first, &blob]), &[&blob]);
            seen += 1;
        }
    }
    assert_eq!(seen, 4);
}

#[test]
fn proofs_of_the_vectors() {
    for case in cases("compute_blob_kzg_proof") {
        let blob = file("blob", &case.input.blobs[0]);
        let commitments = lines("commitments", &case.input.commitments);
        let args = kzg(&["prove", &blob, "--commitments", &commitments]);
        match &case.output {
            Output::Bytes(bytes) => {
                assert_eq!(msmith(&args), (0, hex(&bytes[0]) + "\n", String::new()));
            }
            // The file is named, and the kind and place of what is malformed where it has the right length.
            _ => refused(&args, &[": "]),
        }
    }
    // Without commitments these are computed.
    let all = cases("compute_blob_kzg_proof");
    let valid: Vec<_> = (all.iter())
        .filter_map(|case| match &case.output {
            Output::Bytes(bytes) => Some((&case.input, &bytes[0])),
            _ => None,
        })
        .take(3)
        .collect();
    let raw: Vec<_> = valid.iter().map(|(i, _)| i.blobs[0].clone()).collect();
    let answer = json(&kzg(&["prove", &lines("three", &raw), "--json"]));
    let of = |list: Vec<String>| Value::from(list);
    assert_eq!(
        answer["proofs"],
        of(valid.iter().map(|(_, p)| hex(p)).collect())
    );
    let given = valid.iter().map(|(i, _)| hex(&i.commitments[0]));
    assert_eq!(answer["commitments"], of(given.collect()));

    let mut seen = [0; 2];
    for case in cases("compute_kzg_proof") {
        let is_first = case.name.ends_with("_1");
        let z = hex(&case.input.z[0]);
        let blob = file("blob", &case.input.blobs[0]);
        let args = kzg(&["prove", &blob, "--z", &z]);
        match &case.output {
            Output::Bytes(bytes) if is_first => {
                let line = format!("{} {}\n", hex(&bytes[0]), hex(&bytes[1]));
                assert_eq!(msmith(&args), (0, line, String::new()));
                seen[0] += 1;
            }
            Output::Invalid if case.name.contains("invalid_z") => {
                match case.input.z[0].len() {
                    32 => refused(&args, &["--z", "not below r"]),
                    _ => misused(&args, &["--z", "64 hex digits"]),
                }
                seen[1] += 1;
            }
            _ => {}
        }
    }
    assert!(seen[0] >= 7 && seen[1] >= 5, "{seen:?}");
}

/// Right is 0, wrong an answer and 1, malformed an error and 1.
fn judged(case: &Case, args: &[&str]) {
    let (code, out, err) = msmith(args);
    let got = (code, out.as_str(), err.is_empty());
    let name = &case.name;
    match case.output {
        Output::Bool(true) => assert!(out.starts_with('✔') && code == 0, "{name}: {got:?} {err}"),
        Output::Bool(false) => {
            assert!(
                out.starts_with('✘') && code == 1 && err.is_empty(),
                "{name}: {got:?}"
            );
        }
        _ => {
            assert_eq!((code, out.as_str()), (1, ""), "{name}: {err}");
            assert!(err.starts_with("error: /"), "{name}: {err}");
        }
    }
}

#[test]
fn verified_by_the_vectors() {
    for case in cases("verify_blob_kzg_proof") {
        let blob = file("blob", &case.input.blobs[0]);
        let commitments = lines("commitments", &case.input.commitments);
        let proofs = lines("proofs", &case.input.proofs);
        judged(
            &case,
            &kzg(&[
                "verify",
                &blob,
                "--commitments",
                &commitments,
                "--proofs",
                &proofs,
            ]),
        );
    }
    let mut seen = 0;
    for case in cases("verify_kzg_proof").iter().step_by(6) {
        let [c, z, y, p] = [
            &case.input.commitments,
            &case.input.z,
            &case.input.y,
            &case.input.proofs,
        ]
        .map(|list| hex(&list[0]));
        let args = kzg(&[
            "verify",
            "--commitment",
            &c,
            "--z",
            &z,
            "--y",
            &y,
            "--proof",
            &p,
        ]);
        let (code, out, err) = msmith(&args);
        let name = &case.name;
        match case.output {
            Output::Bool(true) => assert_eq!((code, out.as_str()), (0, "✔ the value verifies\n")),
            Output::Bool(false) => assert!(code == 1 && out.starts_with("✘ --y"), "{name}: {out}"),
            // A wrong length is bad usage.
            _ => assert!(code > 0 && err.contains("--"), "{name}: {err}"),
        }
        seen += 1;
    }
    assert!(seen > 15);
}

/// Which of several blobs are wrong, and why, by file and place.
#[test]
fn wrong_blobs_are_named() {
    let valid: Vec<_> = cases("compute_blob_kzg_proof")
        .into_iter()
        .filter_map(|case| match case.output {
            Output::Bytes(proof) => {
                Some((case.input.blobs, case.input.commitments, proof[0].clone()))
            }
            _ => None,
        })
        .take(5)
        .collect();
    let raw: Vec<_> = valid.iter().map(|(b, ..)| b[0].clone()).collect();
    let c: Vec<_> = valid.iter().map(|(_, c, _)| c[0].clone()).collect();
    let mut p: Vec<_> = valid.iter().map(|(.., p)| p.clone()).collect();
    let (one, rest) = (file("one.bin", &raw[0]), lines("rest.hex", &raw[1..]));
    let commitments = lines("commitments", &c);
    let args = |proofs: &str| {
        let files = ["verify", &one, &rest, "--commitments", &commitments];
        [&["kzg"], &files[..], &["--proofs", proofs]]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let run = |proofs: &str, more: &[&str]| {
        let args = args(proofs);
        let args: Vec<_> = args.iter().map(String::as_str).collect();
        msmith(&[&args[..], more].concat())
    };
    let good = lines("proofs", &p);
    let said = run(&good, &[]);
    assert_eq!(said, (0, "✔ all 5 blobs verify\n".into(), String::new()));
    p.swap(0, 3);
    p[4] = vec![0xff; 48];
    let bad = lines("bad", &p);
    let (code, out, err) = run(&bad, &[]);
    assert_eq!((code, err.as_str()), (1, ""));
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 3, "{out}");
    assert!(lines[0].starts_with(&format!("✘ {one}: blob 0: ")), "{out}");
    assert!(
        lines[1].starts_with(&format!("✘ {rest}: blob 2: does not")),
        "{out}"
    );
    assert!(
        lines[2].starts_with(&format!("✘ {rest}: blob 3: its proof: ")),
        "{out}"
    );
    let (code, out, _) = run(&bad, &["--json"]);
    let answer: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &answer["right"]), (1, &false.into()));
    let places: Vec<_> = (answer["wrong"].as_array().unwrap().iter())
        .map(|w| (w["index"].as_u64().unwrap(), w["place"].as_u64().unwrap()))
        .collect();
    assert_eq!(places, [(0, 0), (3, 2), (4, 3)]);
    // One alone is refused with the file, the kind and the place of what is malformed.
    let alone = file("alone", hex(&[0xff; 48]).as_bytes());
    let single = kzg(&["verify", &one, "--commitment", "@", "--proofs", &alone]);
    let commitment = hex(&c[0]);
    let single: Vec<_> = single
        .iter()
        .map(|w| if *w == "@" { commitment.as_str() } else { w })
        .collect();
    refused(&single, &[&alone, "proof 0: "]);
}

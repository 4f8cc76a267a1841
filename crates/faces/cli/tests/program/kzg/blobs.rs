//! Commitments and proofs of blobs.

use msmith::Options;
use serde_json::Value;

use super::{CONTEXT, blobs, hex, kzg, lines};
use crate::common::{file, json, misused, msmith, refused};

#[test]
fn commitments_are_those_of_the_crate() {
    let valid = blobs();
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
}

/// Blobs with their commitments and proofs.
fn proved(n: u64) -> [Vec<Vec<u8>>; 3] {
    let [mut blobs, mut commitments, mut proofs] = [const { Vec::new() }; 3];
    let o = &Options::default();
    for blob in (0..n).map(super::blob) {
        let commitment = CONTEXT.blob_to_kzg_commitment(&blob, o).unwrap();
        let proof = CONTEXT.compute_blob_kzg_proof(&blob, &commitment, o);
        proofs.push(proof.unwrap().to_vec());
        commitments.push(commitment.to_vec());
        blobs.push(blob.to_vec());
    }
    [blobs, commitments, proofs]
}

#[test]
fn proofs_are_those_of_the_crate() {
    let [raw, c, p] = proved(3);
    let of = |list: &[Vec<u8>]| Value::from(list.iter().map(|b| hex(b)).collect::<Vec<_>>());
    let (blobs, commitments) = (lines("three", &raw), lines("commitments", &c));
    // Without commitments these are computed.
    for more in [&[][..], &["--commitments", &commitments]] {
        let answer = json(&kzg(&[&["prove", &blobs, "--json"], more].concat()));
        assert_eq!(answer["proofs"], of(&p));
        assert_eq!(answer["commitments"], of(&c));
    }
    let (one, commitment) = (file("blob", &raw[1]), hex(&c[1]));
    let done = msmith(&kzg(&["prove", &one, "--commitment", &commitment]));
    assert_eq!(done, (0, hex(&p[1]) + "\n", String::new()));
}

/// The value of a blob at one point: its proof, and what is right, wrong and malformed of it.
#[test]
fn values_at_a_point() {
    let [raw, c, _] = proved(2);
    let blob = file("blob", &raw[1]);
    let opened = CONTEXT.compute_kzg_proof(&super::blob(1), &[7; 32], &Options::default());
    let (proof, y) = opened.unwrap();
    let [c, z, y, p] = [&c[1][..], &[7; 32], &y, &proof].map(hex);
    let done = msmith(&kzg(&["prove", &blob, "--z", &z]));
    assert_eq!(done, (0, format!("{p} {y}\n"), String::new()));
    let (above, short) = (hex(&[0xff; 32]), hex(&[0; 31]));
    refused(
        &kzg(&["prove", &blob, "--z", &above]),
        &["--z", "not below r"],
    );
    misused(
        &kzg(&["prove", &blob, "--z", &short]),
        &["--z", "64 hex digits"],
    );
    let verify = |z: &str, y: &str| {
        let ends = ["--commitment", &c, "--proof", &p];
        msmith(&kzg(&[&["verify", "--z", z, "--y", y], &ends[..]].concat()))
    };
    let right = (0, "✔ the value verifies\n".into(), String::new());
    assert_eq!(verify(&z, &y), right);
    let (code, out, _) = verify(&z, &z);
    assert!(code == 1 && out.starts_with("✘ --y"), "{out}");
    // A wrong length is bad usage.
    for (z, y, want) in [(&above, &y, 1), (&z, &above, 1), (&z, &short, 2)] {
        let (code, out, err) = verify(z, y);
        assert_eq!((code, out.as_str()), (want, ""), "{err}");
        assert!(err.contains("--"), "{err}");
    }
}

/// Which of several blobs are wrong, and why, by file and place.
#[test]
fn wrong_blobs_are_named() {
    let [raw, c, mut p] = proved(5);
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

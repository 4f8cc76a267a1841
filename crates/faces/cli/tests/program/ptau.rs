//! `msmith ptau`: a ceremony from its beginning to a prepared file, and what it refuses.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::common::{absent, file, json, misused, msmith, refused, vector};

fn ptau<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["ptau"], args].concat()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn a_ceremony_from_new_to_verified() {
    let names = [
        "0.ptau",
        "1.ptau",
        "challenge",
        "response",
        "2.ptau",
        "3.ptau",
        "4.ptau",
        "5.ptau",
    ];
    let paths = names.map(absent);
    let [zero, one, challenge, response, two, three, four, five] =
        paths.each_ref().map(String::as_str);
    let new = [
        "new", "--curve", "bn254", "--power", "3", "--out", zero, "--json",
    ];
    let made = json(&ptau(&new));
    assert_eq!(
        (text(&made["curve"]), made["power"].as_u64()),
        ("bn254", Some(3))
    );
    let by = ["--name", "Ada", "--entropy", "text", "--json"];
    let first = json(&ptau(
        &[&["contribute", zero, "--out", one], &by[..]].concat(),
    ));
    let given = json(&ptau(&[
        "export-challenge",
        one,
        "--out",
        challenge,
        "--json",
    ]));
    assert_eq!(given["challenge_hash"], first["challenge_hash"]);
    let answered = [
        "respond", challenge, "--curve", "bn254", "--out", response, "--json",
    ];
    let answered = json(&ptau(&answered));
    assert_eq!(answered["challenge_hash"], first["challenge_hash"]);
    let taken = json(&ptau(&[
        "import-response",
        one,
        response,
        "--out",
        two,
        "--json",
    ]));
    assert_eq!(taken["response_hash"], answered["response_hash"]);
    let by = ["--beacon", "0x0102", "--iterations", "10", "--name", "last"];
    let (code, out, err) = msmith(&ptau(&[&["beacon", two, "--out", three], &by[..]].concat()));
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(
        out.contains("3.ptau written in") && out.contains("response hash:\n    "),
        "{out}"
    );
    let (code, out, _) = msmith(&ptau(&["prepare", three, "--out", four]));
    assert!(code == 0 && out.contains("4.ptau written in"), "{out}");
    let (code, ..) = msmith(&ptau(&["truncate", four, "--power", "2", "--out", five]));
    assert_eq!(code, 0);

    let found = json(&ptau(&["verify", four, "--json"]));
    let right = [&found["right"], &found["prepared"]].map(|v| v.as_bool());
    assert_eq!(right, [Some(true); 2], "{found}");
    let all = found["contributions"].as_array().unwrap();
    assert_eq!(
        all.iter().map(|c| c["name"].as_str()).collect::<Vec<_>>(),
        [Some("Ada"), None, Some("last")]
    );
    assert_eq!(all[0]["response_hash"], first["response_hash"]);
    assert_eq!(all[1]["response_hash"], answered["response_hash"]);
    assert_eq!(
        (text(&all[2]["beacon"]), all[2]["iterations"].as_u64()),
        ("0102", Some(10))
    );
    let (code, out, _) = msmith(&ptau(&["verify", five]));
    assert!(
        code == 0 && out.contains("power 2 of a ceremony of 3, prepared"),
        "{out}"
    );
    assert!(
        out.contains("contribution 3 (last), beacon 0102 hashed 2^10 times"),
        "{out}"
    );
    let (code, out, _) = msmith(&ptau(&["info", zero]));
    assert!(
        code == 0 && out.ends_with("power 3, not prepared\n"),
        "{out}"
    );
    let shown = json(&ptau(&["info", one, "--json"]));
    assert!(shown["right"].is_null() && shown["contributions"].as_array().unwrap().len() == 1);
}

#[test]
fn files_of_snarkjs_verify_and_wrong_ones_do_not() {
    for curve in ["bn254", "bls12-381"] {
        let path = vector(&format!("{curve}.ptau"));
        let (code, out, err) = msmith(&ptau(&["verify", &path]));
        assert!(
            code == 0 && out.contains("right, verified in"),
            "{out}{err}"
        );
    }
    let bytes = std::fs::read(vector("bn254.ptau")).unwrap();
    // alphaTauG1 stands behind 15 points of τG and 8 of τH: its third point becomes its second.
    let start = 12 + 12 + 44 + 12 + 15 * 64 + 12 + 8 * 128 + 12;
    let mut bad = bytes.clone();
    bad.copy_within(start + 64..start + 128, start + 128);
    let bad = file("bad.ptau", &bad);
    let (code, out, err) = msmith(&ptau(&["verify", &bad]));
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(
        out.contains("wrong: alphaTauG1 2: it is not τ times the point before it"),
        "{out}"
    );
    let (code, out, _) = msmith(&ptau(&["verify", &bad, "--json"]));
    let found: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, found["right"].as_bool()), (1, Some(false)));
    assert!(text(&found["why"]).contains("alphaTauG1 2"), "{found}");

    let cut = file("cut.ptau", &bytes[..bytes.len() - 1]);
    refused(&ptau(&["verify", &cut]), &["cut.ptau", "bytes"]);
    let mut lies = bytes.clone();
    lies[12 + 12 + 36] = 4;
    lies[12 + 12 + 40] = 4;
    let lies = file("lies.ptau", &lies);
    refused(&ptau(&["verify", &lies]), &["lies.ptau", "tauG1"]);
}

/// A program that is killed leaves what was there, or the whole new file where the kill came after
/// its last step.
#[test]
fn what_is_killed_leaves_no_half_file() {
    let [zero, one, new, old] = ["0.ptau", "1.ptau", "new.ptau", "old.ptau"].map(absent);
    let made = ["new", "--curve", "bn254", "--power", "9", "--out", &zero];
    assert_eq!(msmith(&ptau(&made)).0, 0);
    assert_eq!(msmith(&ptau(&["contribute", &zero, "--out", &one])).0, 0);
    std::fs::write(&old, b"old").unwrap();
    let mut killed = 0;
    for (k, job) in ["prepare", "contribute"].repeat(4).into_iter().enumerate() {
        for out in [&new, &old] {
            let mut run = Command::new(env!("CARGO_BIN_EXE_msmith"))
                .args(ptau(&[job, &one, "--out", out, "--threads", "1"]))
                .stdout(Stdio::null())
                .spawn()
                .unwrap();
            sleep(Duration::from_millis(15 * k as u64));
            run.kill().unwrap();
            if run.wait().unwrap().success() {
                continue;
            }
            killed += 1;
            let there = std::fs::read(out).ok();
            let before = (out == &old).then_some(&b"old"[..]);
            if there.as_deref() != before {
                assert!(there.is_some(), "{job} {out}: the old file is gone");
                let (status, _, said) = msmith(&ptau(&["verify", out]));
                assert_eq!(status, 0, "{job} {out}: {said}");
            }
        }
        let _ = std::fs::remove_file(&new);
        std::fs::write(&old, b"old").unwrap();
    }
    assert!(killed > 0);
    // The next run of the same output removes what was left, and says so.
    let folder = std::path::Path::new(&new).parent().unwrap();
    let left = || {
        let names = std::fs::read_dir(folder)
            .unwrap()
            .map(|f| f.unwrap().file_name());
        names
            .filter(|f| f.to_str().unwrap().starts_with(".new.ptau."))
            .count()
    };
    std::fs::write(folder.join(".new.ptau.4000000000-0.part"), [0; 2048]).unwrap();
    assert!(left() > 0);
    let (code, _, err) = msmith(&ptau(&["prepare", &one, "--out", &new]));
    assert!(
        code == 0 && err.contains("warning: removed") && err.contains("2.0 KiB"),
        "{err}"
    );
    assert_eq!(left(), 0);
    let (code, _, err) = msmith(&ptau(&["prepare", &one, "--out", &new]));
    assert_eq!((code, err.as_str()), (0, ""));
}

/// A small file that names the largest ceremony: its first challenge would be 100 GB to hash.
#[test]
fn a_file_that_names_a_large_ceremony() {
    let mut bytes = std::fs::read(vector("bn254.ptau")).unwrap();
    bytes[12 + 12 + 40] = 28;
    let lies = file("large.ptau", &bytes);
    let start = std::time::Instant::now();
    let (code, out, _) = msmith(&ptau(&["verify", &lies]));
    assert!(
        code == 1 && out.contains("wrong: contribution 1: "),
        "{out}"
    );
    assert!(start.elapsed() < Duration::from_secs(60));
    let new = [
        "new",
        "--curve",
        "bls12-381",
        "--power",
        "28",
        "--out",
        "/none/28.ptau",
    ];
    refused(&ptau(&new), &["/none/28.ptau"]);
}

#[test]
fn what_is_refused() {
    let there = vector("bn254.ptau");
    let out = absent("out.ptau");
    let to = ["--out", out.as_str()];
    let with = |args: &[&'static str]| -> Vec<String> {
        let mut all: Vec<String> = ["ptau", args[0], &there].map(str::to_owned).to_vec();
        all.extend(args[1..].iter().map(|s| (*s).to_owned()));
        all.extend(to.map(str::to_owned));
        all
    };
    let run = |args: &[&'static str], words: &[&str]| {
        let all = with(args);
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        refused(&all, words);
        assert!(!std::path::Path::new(&out).exists());
    };
    run(&["truncate", "--power", "3"], &["bn254.ptau", "power 3"]);
    run(&["prepare", "--memory-limit", "1000"], &["1000"]);
    run(
        &["beacon", "--beacon", "xy", "--iterations", "10"],
        &["hex digits"],
    );
    run(
        &["beacon", "--beacon", "", "--iterations", "10"],
        &["0 bytes"],
    );
    refused(
        &ptau(&["contribute", &there, "--out", "/dev/null"]),
        &["/dev/null", "read again"],
    );
    refused(&ptau(&["verify", "/none.ptau"]), &["/none.ptau"]);
    refused(&ptau(&["info", &vector("bn254.zkey")]), &["bn254.zkey"]);
    let other = ["new", "--curve", "secp256k1", "--power", "3"];
    refused(&ptau(&[&other, &to[..]].concat()), &["secp256k1"]);
    misused(
        &ptau(&[&["new", "--curve", "bn254", "--power", "29"], &to[..]].concat()),
        &["29"],
    );
    let few = ["beacon", &there, "--beacon", "01", "--iterations", "9"];
    misused(&ptau(&[&few, &to[..]].concat()), &["10"]);
    // No command writes over a file that it reads.
    refused(
        &ptau(&["prepare", &there, "--out", &there]),
        &["bn254.ptau"],
    );
}

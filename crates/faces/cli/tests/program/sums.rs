//! Commitments, sums and lists of curves: answers, errors and exit codes.

use std::process::Command;

use crate::common::{file, misused, msmith, refused, words};

const P: &str = "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab";
const GX: &str = "17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb";
const GY: &str = "08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1";

fn bytes(hex: &str) -> Vec<u8> {
    let digit = |i: usize| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap();
    (0..hex.len() / 2).map(digit).collect()
}

/// `msm --curve bls12-381` of files of points and scalars.
fn files<'a>(bases: &'a str, format: &'a str, scalars: &'a str, other: &'a str) -> Vec<&'a str> {
    let mut args = vec![
        "msm",
        "--curve",
        "bls12-381",
        "--bases",
        bases,
        "--bases-format",
        format,
    ];
    args.extend(["--scalars", scalars, "--scalars-format", other]);
    args
}

fn pair(x: &str, y: &str, scalar: &str) -> String {
    let zero = "0".repeat(32);
    format!("{zero}{x}{zero}{y}{scalar:0>64}")
}

/// The part of a JSON answer that does not depend on how it was found.
fn result(json: &str) -> &str {
    json[json.find("\"result\"").unwrap()..].trim_end()
}

#[test]
fn the_bare_commit_shows_a_checked_answer() {
    let (code, out, err) = msmith(&["commit"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.contains("0x8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481b"),
        "{out}"
    );
    let check = out
        .lines()
        .filter(|l| l.starts_with("✔ equals the published commitment"))
        .count();
    assert_eq!(check, 1, "{out}");
    for word in ["backend", "algorithm", "time"] {
        assert!(out.contains(word), "{out}");
    }
    let zero = file("zero.blob", &[0; 131_072]);
    let (code, out, _) = msmith(&words(&format!(
        "commit --blob {zero} --json --check --threads 2"
    )));
    assert_eq!(code, 0);
    let infinity = format!("{{\"commitment\":\"0xc0{}\",", "0".repeat(94));
    assert!(out.starts_with(&infinity), "{out}");
    assert!(
        out.contains("\"equals\":[\"the naive reference\"]"),
        "{out}"
    );
}

#[test]
fn the_blob_proof_is_shown_and_checked() {
    let published = "0x8a9953b9de21f91395b66705990d222ce4e6a692f94a32b0\
                     ed0648df735e87d686dfe608a7acbdc605180540b55f7272";
    let (code, out, err) = msmith(&["commit", "--proof"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let row = |name: &str| {
        let mut rows = out.lines().filter(|l| l.starts_with(name));
        let value = rows.next().expect(name)[name.len()..].trim().to_owned();
        assert_eq!(rows.next(), None, "{out}");
        value
    };
    assert_eq!(row("proof     "), published);
    assert!(row("proof time").ends_with('s'), "{out}");
    row("✔ equals the published blob proof");
    row("✔ equals the published commitment");

    let (code, json, _) = msmith(&["commit", "--proof", "--json", "--check"]);
    assert_eq!(code, 0);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["proof"], published);
    assert_eq!(json["z"], row("at z"));
    assert_eq!(json["y"], row("value y"));
    assert!(json["seconds_proof"].as_f64().unwrap() > 0.0);
    let equals: Vec<_> = json["equals"].as_array().unwrap().iter().collect();
    assert_eq!(equals.len(), 4, "{equals:?}");
    assert_eq!(equals[3], "the naive reference of the proof");

    // The proof of a constant is infinity, and there is none that was not asked for.
    let one = file(
        "one.blob",
        &[[0; 31].as_slice(), &[1]].concat().repeat(4096),
    );
    let (_, out, _) = msmith(&["commit", "--blob", &one, "--proof", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["proof"], format!("0xc0{}", "0".repeat(94)));
    assert_eq!(json["y"], format!("0x{:0>64}", 1));
    let (_, out, _) = msmith(&["commit", "--json"]);
    assert!(!out.contains("proof"), "{out}");
    let (_, help, _) = msmith(&["commit", "--help"]);
    assert!(help.contains("--proof") && help.contains("compute_blob_kzg_proof"));
}

#[test]
fn commit_refuses() {
    let long = file("long.blob", &[0; 131_073]);
    refused(&["commit", "--blob", &long], &["131073", "131072"]);
    let mut high = vec![0; 131_072];
    high[32 * 77] = 0xff;
    let high = file("high.blob", &high);
    refused(&["commit", "--blob", &high], &["field element 77", "r"]);
    refused(&["commit", "--blob", "no-such-file"], &["no-such-file"]);
    let setup = file("many.setup", b"1099511627776 65\n");
    refused(&["commit", "--setup", &setup], &["1099511627776"]);
    misused(&["commit", "--threads", "0"], &["threads", "from 1"]);
    misused(&["commit", "--backend", "mmx"], &["mmx", "portable"]);
}

#[test]
fn sums_from_pairs_files_and_seeds_agree() {
    // 2G + 3G from pairs, and the same from files in every format.
    let text = format!("0x{}{}\n", pair(GX, GY, "2"), pair(GX, GY, "3"));
    let pairs = file("good.pairs", text.as_bytes());
    let (code, want, err) = msmith(&["msm", "--curve", "bls12-381", "--pairs", &pairs, "--json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    for key in [
        "curve",
        "group",
        "n",
        "algorithm",
        "backend",
        "threads",
        "radix",
        "windows",
        "seconds",
    ] {
        assert!(want.contains(&format!("\"{key}\":")), "{want}");
    }
    assert!(
        want.contains("\"peak_bytes\":") && want.contains("\"infinity\":false"),
        "{want}"
    );
    let big = bytes(&[GX, GY].concat().repeat(2));
    let little: Vec<u8> = big
        .chunks(48)
        .flat_map(|c| c.iter().rev().copied())
        .collect();
    let mut be = [0; 64];
    (be[31], be[63]) = (2, 3);
    let le: Vec<u8> = be
        .chunks(32)
        .flat_map(|c| c.iter().rev().copied())
        .collect();
    let bases = [
        (file("good.be", &big), "affine-be"),
        (file("good.le", &little), "affine-le"),
        (file("good.zcash", &big), "zcash"),
        (
            file("good.ark", &[&2u64.to_le_bytes()[..], &big].concat()),
            "ark-uncompressed",
        ),
    ];
    let scalars = [
        (file("good.be32", &be), "be32"),
        (file("good.le32", &le), "le32"),
        (file("good.hex", b"0x2\n3\n"), "hex-lines"),
    ];
    for ((bases, b), (scalars, s)) in bases.iter().zip(scalars.iter().cycle()) {
        let mut args = files(bases, b, scalars, s);
        args.extend(["--json", "--backend", "portable", "--algorithm", "naive"]);
        let (code, got, err) = msmith(&args);
        assert_eq!(code, 0, "{err}");
        assert_eq!(result(&got), result(&want));
    }

    let seeded = |group: &str, rest: &[&str]| {
        let args = [
            "msm",
            "--curve",
            "bls12-377",
            "--group",
            group,
            "--n",
            "90",
            "--seed",
            "7",
            "--json",
        ];
        let (code, got, err) = msmith(&[&args, rest].concat());
        assert_eq!(code, 0, "{err}");
        result(&got).to_owned()
    };
    for group in ["g1", "g2"] {
        let one = seeded(group, &[]);
        assert_eq!(
            one,
            seeded(group, &["--threads", "3", "--backend", "portable"])
        );
        assert_eq!(
            one,
            seeded(group, &["--algorithm", "naive", "--unchecked-subgroup"])
        );
        assert_eq!(one.contains("\"x\":[\"0x"), group == "g2", "{one}");
    }
    let (code, out, _) = msmith(&["msm", "--curve", "bn254", "--n", "0", "--json"]);
    assert_eq!(code, 0);
    assert_eq!(
        result(&out),
        "\"result\":{\"infinity\":true,\"x\":null,\"y\":null}}"
    );
}

#[test]
fn bad_points_and_scalars() {
    let good = bytes(&[GX, GY].concat());
    let one = file("one.be", &good);
    let scalar = file("one.hex", b"1\n");
    let two = file("two.hex", b"1\n2\n");
    refused(
        &files(&one, "affine-be", &two, "hex-lines"),
        &["1 point ", "2 scalars"],
    );
    refused(
        &files(&one, "affine-be", &scalar, "le32"),
        &["scalars", "2 bytes", "32"],
    );
    let letters = file("letters.hex", b"1\nsix\n");
    refused(
        &files(&one, "affine-be", &letters, "hex-lines"),
        &["line 2"],
    );
    let short = file("short.be", &good[..95]);
    refused(
        &files(&short, "affine-be", &scalar, "hex-lines"),
        &["95", "96"],
    );
    let long = file("long.be", &[&good[..], &[0]].concat());
    refused(
        &files(&long, "affine-be", &scalar, "hex-lines"),
        &["97", "96"],
    );
    let off = file("off.be", &[&good[..], &good[..95], &[0]].concat());
    refused(
        &files(&off, "affine-be", &two, "hex-lines"),
        &["point 1", "not on the curve"],
    );
    let high = file("high.be", &bytes(&[P, GY].concat()));
    refused(
        &files(&high, "affine-be", &scalar, "hex-lines"),
        &["point 0", "modulus"],
    );
    let flag = file("flag.zcash", &[&[0xe0][..], &[0; 47]].concat());
    refused(
        &files(&flag, "zcash", &scalar, "hex-lines"),
        &["point 0", "canonical"],
    );
    let cut = file("cut.zcash", &[&[0xc0][..], &[0; 46]].concat());
    refused(&files(&cut, "zcash", &scalar, "hex-lines"), &["item 0"]);
    let count = file(
        "count.ark",
        &[&(1u64 << 40).to_le_bytes()[..], &good].concat(),
    );
    refused(
        &files(&count, "ark-uncompressed", &scalar, "hex-lines"),
        &["1099511627776 points", "1 at most"],
    );
    let count = file("count.setup", b"1099511627776 1 00");
    refused(
        &files(&count, "kzg-setup", &scalar, "hex-lines"),
        &["1099511627776"],
    );

    // A point of order 3 on the curve: (0, 2).
    let y2 = format!("{:0>96}", "2");
    let outside = pair(&"0".repeat(96), &y2, "1");
    let outside = file("outside.pairs", outside.as_bytes());
    let args = ["msm", "--curve", "bls12-381", "--pairs", &outside, "--json"];
    refused(&args, &["point 0", "subgroup"]);
    let (code, out, _) = msmith(&[&args[..], &["--unchecked-subgroup"]].concat());
    assert_eq!(code, 0);
    assert!(out.contains(&format!("\"y\":\"0x{y2}\"")), "{out}");
    let padded = file(
        "padded.pairs",
        format!("01{}", &pair(GX, GY, "1")[2..]).as_bytes(),
    );
    refused(
        &["msm", "--curve", "bls12-381", "--pairs", &padded],
        &["point 0", "padding"],
    );
    let none = file("none.pairs", b"");
    refused(
        &["msm", "--curve", "bls12-381", "--pairs", &none],
        &["pairs", "160"],
    );
    refused(
        &["msm", "--curve", "bn254", "--pairs", &none],
        &["bn254", "affine-le"],
    );
}

#[test]
fn bad_choices() {
    let seeded = ["msm", "--n", "5", "--curve"];
    let with = |rest: &[&'static str]| [&seeded[..], rest].concat();
    misused(&with(&["bls12-999"]), &["curve", "bls12-999", "bls12-381"]);
    refused(&with(&["pallas", "--group", "g2"]), &["pallas"]);
    misused(
        &with(&["pallas", "--algorithm", "magic"]),
        &["magic", "signed"],
    );
    misused(&with(&["pallas", "--backend", "mmx"]), &["mmx"]);
    misused(&with(&["pallas", "--threads", "0"]), &["threads"]);
    refused(
        &with(&["pallas", "--algorithm", "signed", "--memory-limit", "1K"]),
        &["1024", "would do"],
    );
    refused(
        &["msm", "--curve", "pallas", "--n", "1099511627776"],
        &["1099511627776"],
    );
    let one = file("choice.be", &[0; 64]);
    misused(&files(&one, "pem", &one, "le32"), &["pem", "affine-le"]);
    misused(&files(&one, "zcash", &one, "le64"), &["le64", "le32"]);
}

#[test]
fn bad_usage_is_2() {
    let usage: [&[&str]; 9] = [
        &[],
        &["sum"],
        &["msm", "--curve", "pallas"],
        &["msm", "--n", "3"],
        &["msm", "--curve", "pallas", "--n", "-3"],
        &["msm", "--curve", "pallas", "--n", "3", "--pairs", "x"],
        &["msm", "--curve", "pallas", "--bases", "x"],
        // Random points are in no format.
        &[
            "msm",
            "--curve",
            "pallas",
            "--n",
            "3",
            "--bases-format",
            "affine-le",
        ],
        &[
            "msm",
            "--curve",
            "pallas",
            "--n",
            "3",
            "--memory-limit",
            "1X",
        ],
    ];
    for args in usage {
        let (code, out, err) = msmith(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {err}");
        assert!(
            err.contains("Usage") || err.contains("--help"),
            "{args:?}: {err}"
        );
    }
}

#[test]
fn curves_are_listed() {
    let (code, out, _) = msmith(&["curves"]);
    assert_eq!(code, 0);
    for word in [
        "bls12-377",
        "bw6-756",
        "bw6-761",
        "λ",
        "0xac45a4010001a40200000000ffffffff",
        "backend portable",
        "arithmetic",
    ] {
        assert!(out.contains(word), "{word}");
    }
}

#[test]
fn edwards_forms_are_listed() {
    let (_, out, _) = msmith(&["curves"]);
    let of = |name: &str| {
        let at = out.find(&format!("{name}\n")).expect(name);
        &out[at..at + out[at..].find("\n\n").unwrap()]
    };
    for (name, words) in [
        (
            "bls12-377",
            ["Edwards form  a = -1, d = 0x", "(d is a square)"],
        ),
        (
            "bw6-756",
            ["Edwards form  a = -1, d = 0x", "none (odd order"],
        ),
        ("bw6-761", ["none (p ≡ 7 mod 12", "none (odd order"]),
        (
            "bls12-381",
            ["none (odd order", "none (the group is over an ext"],
        ),
        ("secp256k1", ["none (prime order", "no point of order 2"]),
        (
            "ed25519",
            ["a = -1, d = 0x52036cee2b6ffe73", "law           complete\n"],
        ),
        ("bandersnatch", ["a = -5", "(a is not a square)"]),
        (
            "baby-jubjub",
            ["a = 168700, d = 168696", "A = 168698, B = 1"],
        ),
    ] {
        let text = of(name);
        for word in words {
            assert!(text.contains(word), "{name}: {word} in {text}");
        }
    }
}

#[test]
fn curves_are_listed_as_json() {
    let (code, out, _) = msmith(&["curves", "--json", "--all"]);
    assert_eq!(code, 0);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let named = |list: &str, name: &str| {
        let list = json[list].as_array().unwrap();
        list.iter().find(|c| c["name"] == name).unwrap().clone()
    };
    let g1 = &named("curves", "bls12-377")["groups"][0];
    assert_eq!(g1["edwards"]["a_is_minus_one"], true);
    assert_eq!(g1["edwards"]["complete"], false);
    let g2 = &named("curves", "bls12-377")["groups"][1];
    assert_eq!(g2["edwards"], serde_json::Value::Null);
    assert_eq!(g2["no_edwards"], "the group is over an extension field");
    assert_eq!(g2["b"].as_array().unwrap().len(), 2);
    let complete = |name: &str| named("edwards_curves", name)["complete"].clone();
    assert_eq!(
        [complete("jubjub"), complete("bandersnatch")],
        [true, false]
    );
    let lambda = &named("edwards_curves", "bandersnatch")["endomorphism"]["lambda"];
    assert!(lambda.as_str().unwrap().starts_with("0x"));
    assert_eq!(
        named("edwards_curves", "ed25519")["endomorphism"],
        serde_json::Value::Null
    );
    assert!(
        json["backends"]
            .as_array()
            .unwrap()
            .iter()
            .any(|b| b["state"] == "used")
    );
    assert!(
        json["toys"]
            .as_array()
            .unwrap()
            .iter()
            .any(|t| t == "toy-edwards-76")
    );
}

/// An interrupt ends the program with one line and its own exit code. The sum would take many
/// seconds on any machine, so that it is still under way.
#[cfg(unix)]
#[test]
fn interrupt() {
    let child = Command::new(env!("CARGO_BIN_EXE_msmith"))
        .args([
            "msm",
            "--curve",
            "bls12-381",
            "--group",
            "g2",
            "--n",
            "4000000",
            "--json",
        ])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(kill.success());
    let out = child.wait_with_output().unwrap();
    assert_eq!(out.status.code(), Some(130));
    assert!(out.stdout.is_empty());
    assert_eq!(String::from_utf8_lossy(&out.stderr), "error: cancelled\n");
}

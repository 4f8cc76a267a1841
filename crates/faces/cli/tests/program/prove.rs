//! `msmith prove` on keys and witnesses of snarkjs.

use std::io::Write;
use std::process::{Command, Stdio};

use msmith_io::sections::Sections;

use crate::common::{absent, enough_memory, file, json, misused, msmith, refused};

fn zkey(name: &str) -> String {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../vectors/groth16/zkey");
    format!("{vectors}/{name}")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_proof_goes_to_files_and_verifies() {
    for curve in ["bn254", "bls12-381"] {
        let [key, witness] = [format!("{curve}-1.zkey"), format!("{curve}.wtns")].map(|n| zkey(&n));
        let vk = zkey(&format!("{curve}-1.json"));
        let [proof, public] =
            ["proof.json", "public.json"].map(|n| absent(&format!("{curve}-{n}")));
        let verified = |proof: &str, public: &str| {
            let (code, out, _) =
                msmith(&["verify", "--vk", &vk, "--public", public, "--proof", proof]);
            assert_eq!((code, &*out), (0, "✔ the proof verifies\n"));
        };
        let files = ["--proof", &proof, "--public", &public];
        let (code, out, err) = msmith(&[&["prove", &key, &witness], &files[..]].concat());
        assert_eq!((code, &*err), (0, ""));
        assert!(out.starts_with("proved in ") && out.contains(&format!("constraints, {curve}")));
        verified(&proof, &public);
        // By names, within little memory, and over the files that are there.
        let first = read(&proof);
        let by_name = [
            "prove",
            "--zkey",
            &key,
            "--wtns",
            &witness,
            "--check",
            "--trusted-key",
        ];
        let (code, ..) = msmith(&[&by_name[..], &files, &["--memory-limit", "8MiB"]].concat());
        assert_eq!(code, 0);
        assert_ne!(read(&proof), first, "proofs are blinded");
        verified(&proof, &public);
        // Without files both are printed, as they would be in them.
        let (code, out, _) = msmith(&["prove", &key, &witness]);
        assert_eq!(code, 0);
        let end = out.find("\n}\n").unwrap() + 2;
        let [one, two] = [&out[..end], out[end..].trim()].map(str::as_bytes);
        verified(&file("one.json", one), &file("two.json", two));
        assert_eq!(out[end..].trim(), read(&public));

        let answer = json(&["prove", &key, &witness, "--json", "--threads", "2"]);
        assert_eq!(
            (&answer["curve"], &answer["threads"]),
            (&curve.into(), &2.into())
        );
        let mut parts: Vec<_> = answer["parts"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect();
        parts.sort();
        assert_eq!(
            parts,
            ["A+B", "C", "H", "blinding", "check", "quotient", "values"]
        );
        let said = file("said.json", answer["proof"].to_string().as_bytes());
        let public = file("public.json", answer["public"].to_string().as_bytes());
        verified(&said, &public);
    }
}

/// Tables beside a key: proofs with them verify, and those of another key are refused.
#[test]
fn a_key_has_tables() {
    let [key, other, witness] = ["bn254-1.zkey", "bn254-0.zkey", "bn254.wtns"].map(zkey);
    let folder = absent("tables-").trim_end_matches('-').to_owned();
    // Of an earlier run.
    if std::fs::exists(&folder).unwrap() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    // With other backends the sums of so small a key are as fast without tables.
    let (code, out, _) = msmith(&["curves"]);
    assert_eq!(code, 0);
    if out
        .lines()
        .any(|l| l.starts_with("backend avx2 ") && l.ends_with("not on this machine"))
    {
        println!("skipped: this machine has no AVX2");
        return;
    }
    let table = ["zkey", "table", &key, "--out", &folder, "--backend", "avx2"];
    let none = [&table[..], &["--budget", "1K"]].concat();
    refused(&none, &["bn254-1.zkey", "no table of at most 1.0 KiB"]);
    assert!(!std::fs::exists(&folder).unwrap());
    let made = json(&[&table[..], &["--budget", "1M", "--json"]].concat());
    let tables = made["tables"].as_array().unwrap();
    assert!(!tables.is_empty());
    for table in tables {
        let name = format!("{folder}/{}", table["name"].as_str().unwrap());
        let bytes = std::fs::metadata(name).unwrap().len();
        assert_eq!(table["bytes"], bytes);
    }
    assert!(made["bytes"].as_u64().unwrap() <= 1 << 20);
    let (code, out, _) = msmith(&table);
    assert!(code == 0 && out.contains("size          "), "{out}");

    let prove = ["prove", &key, &witness, "--table", &folder];
    let [proof, public] = ["proof.json", "public.json"].map(absent);
    let files = ["--check", "--proof", &proof, "--public", &public];
    let (code, out, err) = msmith(&[&prove[..], &files].concat());
    assert_eq!((code, &*err), (0, ""), "{out}");
    refused(
        &["prove", &other, &witness, "--table", &folder],
        &["tables/", "another set of bases"],
    );
    let empty = file("empty", b"");
    refused(
        &["prove", &key, &witness, "--table", &empty],
        &["empty", "none of a key"],
    );
}

#[test]
fn a_witness_comes_from_stdin() {
    let key = zkey("bn254-1.zkey");
    let mut child = Command::new(env!("CARGO_BIN_EXE_msmith"))
        .args(["prove", &key, "-", "--check", "--proof", &absent("p.json")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let bytes = std::fs::read(zkey("bn254.wtns")).unwrap();
    child.stdin.take().unwrap().write_all(&bytes).unwrap();
    let out = child.wait_with_output().unwrap();
    assert!(out.status.success());
    // The public signals, which have no file.
    assert!(out.stdout.starts_with(b"[\n"));
}

#[test]
fn a_witness_that_is_wrong_is_named() {
    let (key, r1cs) = (zkey("bn254-1.zkey"), zkey("bn254.r1cs"));
    let mut bytes = std::fs::read(zkey("bn254.wtns")).unwrap();
    let last = bytes.len() - 32;
    bytes[last] ^= 1;
    let wrong = file("wrong.wtns", &bytes);
    let [proof, public] = ["proof.json", "public.json"].map(absent);
    let args = [
        "prove", &key, &wrong, "--proof", &proof, "--public", &public,
    ];
    refused(&args, &["wrong.wtns", "does not satisfy the circuit, or"]);
    assert!(!std::fs::exists(&proof).unwrap() && !std::fs::exists(&public).unwrap());
    let named = [&args[..], &["--r1cs", &r1cs]].concat();
    refused(&named, &["wrong.wtns", "does not satisfy constraint"]);
    // Where it is asked for, a proof of nothing.
    let (code, ..) = msmith(&[&args[..], &["--no-check"]].concat());
    assert_eq!(code, 0);
    let verified = [
        "verify", "--vk", &key, "--public", &public, "--proof", &proof,
    ];
    assert_eq!(msmith(&verified).0, 1);
    misused(&[&named[..], &["--no-check"]].concat(), &["--no-check"]);
    misused(
        &[&args[..], &["--check", "--no-check"]].concat(),
        &["--check"],
    );

    // With a good witness and a damaged key it is the key: two points of H are exchanged.
    let mut bytes = std::fs::read(&key).unwrap();
    let all = Sections::new("zkey", b"zkey", 1, &bytes).unwrap();
    let (start, _) = all.require(9, "H").unwrap();
    for byte in start..start + 64 {
        bytes.swap(byte, byte + 64);
    }
    let damaged = file("damaged.zkey", &bytes);
    let good = zkey("bn254.wtns");
    let args = ["prove", &damaged, &good, "--r1cs", &r1cs];
    refused(
        &args,
        &["damaged.zkey", "the witness satisfies", "damaged or"],
    );
    refused(&args[..3], &["or the key is damaged", "--r1cs"]);

    let short = &std::fs::read(zkey("bn254.wtns")).unwrap()[..200];
    refused(
        &["prove", &key, &file("short.wtns", short)],
        &["short.wtns"],
    );
    let other = zkey("bls12-381.wtns");
    refused(
        &["prove", &key, &other],
        &["of bls12-381, and not of bn254"],
    );
    let input = file("input.json", br#"{"a": 1}"#);
    refused(
        &["prove", &key, &input],
        &["input.json", "JSON", "a witness (.wtns) is made first"],
    );
    // Both files are tried before the work: neither is written where one cannot be.
    let good = zkey("bn254.wtns");
    let [proof, nowhere] = ["proof.json", "nowhere"].map(absent);
    let nowhere = format!("{nowhere}/public.json");
    refused(
        &[
            "prove", &key, &good, "--proof", &proof, "--public", &nowhere,
        ],
        &["public.json"],
    );
    assert!(!std::fs::exists(&proof).unwrap());
}

#[test]
fn what_is_no_key_is_refused() {
    let witness = zkey("bn254.wtns");
    refused(
        &["prove", &zkey("bn254.ptau"), &witness],
        &["bn254.ptau", "it is a ptau file"],
    );
    refused(&["prove", &absent("none.zkey"), &witness], &["none.zkey"]);
    let cut = std::fs::read(zkey("bn254-1.zkey")).unwrap();
    let cut = file("cut.zkey", &cut[..5000]);
    refused(&["prove", &cut, &witness], &["cut.zkey"]);
    misused(&["prove"], &["ZKEY"]);
    misused(&["prove", &cut], &["WTNS"]);
    misused(&["prove", "--zkey", &cut], &["--wtns"]);
}

#[test]
fn what_goes_to_stdout_verifies() {
    let (key, witness) = (zkey("bn254-1.zkey"), zkey("bn254.wtns"));
    let to = absent("signals.json");
    let (code, out, _) = msmith(&["prove", &key, &witness, "--proof", "-", "--public", &to]);
    assert_eq!(code, 0);
    let verified = [
        "verify",
        "--vk",
        &key,
        "--public",
        &to,
        "--proof",
        &file("p.json", out.as_bytes()),
    ];
    assert_eq!(msmith(&verified).0, 0);
    let own = std::fs::read(zkey("bn254-1.json")).unwrap();
    let (code, out, _) = msmith(&["zkey", "export-vk", &key, "--out", "-"]);
    assert_eq!((code, out.as_bytes()), (0, &own[..]));
}

/// What a limit is told to be is enough, and a byte less is not.
#[test]
fn what_is_named_is_enough_memory() {
    let [key, wtns, r1cs, ptau] =
        ["bn254-1.zkey", "bn254.wtns", "bn254.r1cs", "bn254.ptau"].map(zkey);
    let (next, first) = (absent("next.zkey"), absent("first.zkey"));
    for args in [
        &["prove", &key, &wtns][..],
        &["zkey", "new", &r1cs, &ptau, "--out", &first],
        &["zkey", "contribute", &key, "--out", &next],
        &["zkey", "verify", &key, "--r1cs", &r1cs, "--ptau", &ptau],
        &["ptau", "verify", &ptau],
    ] {
        enough_memory(args);
    }
}

//! Circuits, witnesses and keys, looked at: `inspect`, `wtns check`, `zkey info`, and what is said beside an answer.

use crate::common::{file, json, misused, msmith, refused};

fn circuit(name: &str) -> String {
    let vectors = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../vectors/groth16/circuits"
    );
    format!("{vectors}/{name}")
}

fn zkey(name: &str) -> String {
    circuit(&format!("../zkey/{name}"))
}

/// A witness with one value changed.
fn changed(name: &str, value: usize) -> String {
    let mut bytes = std::fs::read(circuit(&format!("{name}.wtns"))).unwrap();
    let at = 76 + 32 * value;
    bytes[at] ^= 1;
    file("changed.wtns", &bytes)
}

#[test]
fn circuits_are_shown_with_their_counts() {
    let found = json(&["inspect", &circuit("unused.r1cs"), "--json"]);
    assert_eq!(
        found["circuit"].to_string(),
        r#"{"constraints":1,"custom_gates":0,"labels":4,"outputs":1,"private_inputs":2,"public_inputs":0,"signals":3,"uses_of_custom_gates":0}"#
    );
    let (code, out, _) = msmith(&["inspect", &circuit("public.r1cs")]);
    for line in ["constraints           5", "public inputs         2"] {
        assert!(code == 0 && out.lines().any(|l| l == line), "{out}");
    }
    // Custom gates are shown, and refused where a key is made.
    let gates = circuit("gates.r1cs");
    let (code, out, _) = msmith(&["inspect", &gates]);
    assert!(
        code == 0 && out.contains("custom gates          1\n"),
        "{out}"
    );
    let ptau = zkey("bn254.ptau");
    let new = [
        "zkey",
        "new",
        &gates,
        &ptau,
        "--out",
        &file("new.zkey", b""),
    ];
    refused(
        &new,
        &[
            "error: cannot read ",
            "gates.r1cs: ",
            "(1, the first is Gate)",
        ],
    );
    // A table shows none.
    let found = json(&["inspect", &zkey("bn254-1.zkey"), "--quick", "--json"]);
    assert!(found.get("circuit").is_none());
}

#[test]
fn a_circuit_that_is_cut_is_named() {
    let bytes = std::fs::read(circuit("public.r1cs")).unwrap();
    for (length, what) in [
        (7, "it ends inside its first 12 bytes"),
        (20, "it is cut: 8 bytes are left for section 1 of 3"),
        (
            100,
            "it is cut: section 1 of 3 says 744 bytes, and 76 are there",
        ),
    ] {
        let cut = file("cut.r1cs", &bytes[..length]);
        let out = file("new.zkey", b"");
        refused(&["zkey", "setup", &cut, "--out", &out], &["cut.r1cs", what]);
    }
}

#[test]
fn a_witness_is_checked() {
    let [r1cs, sym, good] = ["public.r1cs", "public.sym", "public.wtns"].map(circuit);
    let check = |witness: &str, more: &[&str]| {
        let args = [&["wtns", "check", witness], more].concat();
        msmith(&args)
    };
    let (code, out, err) = check(&good, &["--r1cs", &r1cs]);
    assert!(code == 0 && err.is_empty(), "{err}");
    assert!(
        out.starts_with('✔') && out.contains("public.wtns satisfies"),
        "{out}"
    );
    // s[1] is changed: the constraint that makes it is the first that does not hold.
    let bad = changed("public", 6);
    let (code, out, _) = check(&bad, &["--r1cs", &r1cs, "--sym", &sym]);
    assert_eq!(code, 1);
    let wanted = "  (7 − main.s[0])·(main.s[0]) = −main.s[1]\n";
    assert!(
        out.ends_with(wanted) && out.contains("constraint 0\n"),
        "{out}"
    );
    let (_, out, _) = check(&bad, &["--r1cs", &r1cs]);
    assert!(
        out.ends_with("(7 − signal 5)·(signal 5) = −signal 6\n"),
        "{out}"
    );
    let (code, out, _) = check(&bad, &["--r1cs", &r1cs, "--json"]);
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &found["satisfied"]), (1, &false.into()));
    assert!(found["constraint"].is_u64() && found["equation"].is_string());

    // By the key.
    let key = zkey("bn254-1.zkey");
    let (code, ..) = check(&zkey("bn254.wtns"), &["--zkey", &key]);
    assert_eq!(code, 0);
    let mut bytes = std::fs::read(zkey("bn254.wtns")).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    let (code, out, _) = check(&file("wrong.wtns", &bytes), &["--zkey", &key]);
    assert!(code == 1 && out.contains("does not verify"), "{out}");

    // What is no question.
    let other = zkey("bn254.wtns");
    refused(
        &["wtns", "check", &other, "--r1cs", &r1cs],
        &["bn254.wtns", "the number of witness values is 15, not 9"],
    );
    refused(
        &[
            "wtns",
            "check",
            &bad,
            "--r1cs",
            &r1cs,
            "--sym",
            &file("no.sym", b"no"),
        ],
        &["no.sym", "not a list of names"],
    );
    misused(&["wtns", "check", &good], &["--r1cs", "--zkey"]);
    misused(
        &["wtns", "check", &good, "--zkey", &key, "--sym", &sym],
        &["--sym"],
    );
}

#[test]
fn a_key_says_who_contributed() {
    let old = circuit("unused-snarkjs-0.6.11.zkey");
    let found = json(&["zkey", "info", &old, "--json"]);
    assert_eq!(
        (
            &found["variables"],
            &found["public_signals"],
            &found["domain"]
        ),
        (&3.into(), &1.into(), &4.into())
    );
    assert_eq!(found["contributions"][0]["name"], "Ada");
    assert_eq!(found["contributions"][1]["beacon"], "0102030405060708");
    let (code, out, _) = msmith(&["zkey", "info", &old]);
    assert!(code == 0 && out.contains("contribution 1, Ada:\n"), "{out}");
    assert!(out.contains("hashed 2^10 times"), "{out}");
    // The same hashes as the verification has, which says whose hash of the circuit it is.
    let [r1cs, ptau] = [circuit("unused.r1cs"), zkey("bn254.ptau")];
    let verify = ["zkey", "verify", &old, "--ptau", &ptau, "--r1cs", &r1cs];
    let verified = json(&[&verify[..], &["--json"]].concat());
    assert_eq!(verified["contributions"], found["contributions"]);
    assert_eq!(verified["circuit_hash"], found["circuit_hash"]);
    assert_eq!(verified["older_hash"], true);
    let (code, out, _) = msmith(&verify);
    assert!(code == 0 && out.contains("as snarkjs before 0.7"), "{out}");
    let (_, out, _) = msmith(&["zkey", "info", &zkey("bn254-0.zkey")]);
    assert!(out.ends_with("no contributions\n"), "{out}");
    refused(&["zkey", "info", &ptau], &["bn254.ptau"]);
    // Which of several files it is.
    let out = file("new.zkey", b"");
    let made = ["--out", &out];
    refused(
        &[&["zkey", "new", &r1cs, &old], &made[..]].concat(),
        &["0.6.11.zkey: ", "not a file of format ptau"],
    );
    refused(
        &[&["zkey", "contribute", &ptau], &made[..]].concat(),
        &["bn254.ptau: ", "not a file of format zkey"],
    );
    refused(&["zkey", "export-vk", &r1cs], &["unused.r1cs: "]);
}

#[test]
fn keys_without_a_curve_are_told_it() {
    let verify = circuit("../verify/bls12-381");
    let text = std::fs::read_to_string(format!("{verify}/vk.json")).unwrap();
    let without = text.replacen(" \"curve\": \"bls12381\",\n", "", 1);
    assert_ne!(without, text);
    let vk = file("vk.json", without.as_bytes());
    let [proof, public] = ["proof0", "public"].map(|name| format!("{verify}/{name}.json"));
    let args = [
        "verify", "--vk", &vk, "--public", &public, "--proof", &proof,
    ];
    refused(&args, &["vk.json", "it has no curve"]);
    let (code, out, _) = msmith(&[&args[..], &["--curve", "bls12-381"]].concat());
    assert_eq!(code, 0, "{out}");
    refused(&[&args[..], &["--curve", "bn254"]].concat(), &["vk.json"]);
    // What contracts do not take is said.
    let (code, out, err) = msmith(&[&args[..], &["--curve", "bls12-381", "--calldata"]].concat());
    assert!(code == 0 && out.starts_with('['), "{out}");
    assert!(err.contains("no verifyProof takes them"), "{err}");
    let mark = file("mark.json", &[b"\xef\xbb\xbf", text.as_bytes()].concat());
    let args = [
        "verify", "--vk", &mark, "--public", &public, "--proof", &proof,
    ];
    refused(&args, &["mark.json", "byte-order mark"]);
    let twice = text.replacen("\"nPublic\"", "\"IC\": [], \"nPublic\"", 1);
    let twice = file("twice.json", twice.as_bytes());
    let args = [
        "verify", "--vk", &twice, "--public", &public, "--proof", &proof,
    ];
    refused(&args, &["twice.json", "the key IC is there twice"]);
}

/// The header of `unused.r1cs` is behind its constraints.
#[test]
fn contracts_that_are_too_large_are_said() {
    let mut bytes = std::fs::read(circuit("unused.r1cs")).unwrap();
    for (public, said) in [(190u32, false), (250, true)] {
        bytes[192..196].copy_from_slice(&300u32.to_le_bytes());
        // Beside the output.
        bytes[200..204].copy_from_slice(&(public - 1).to_le_bytes());
        let r1cs = file("large.r1cs", &bytes);
        let key = file("large.zkey", b"");
        let (code, _, err) = msmith(&["zkey", "setup", &r1cs, "--out", &key]);
        assert_eq!(code, 0, "{err}");
        let (code, out, err) = msmith(&["zkey", "export-solidity", &key]);
        assert!(code == 0 && out.contains("verifyProof"), "{err}");
        assert_eq!(err.contains("for 250 public signals"), said, "{err}");
        assert_eq!(err.contains("24576 at most (EIP-170)"), said, "{err}");
    }
}

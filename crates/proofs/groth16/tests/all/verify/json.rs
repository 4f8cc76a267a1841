//! Texts of snarkjs: read, written again byte for byte, and what is refused.

use msmith::Options;
use msmith_groth16::{Error, Proof, VerifyingKey, read_public, write_public};

use super::{FOLDERS, backend, groups, key, proof, public, text};

#[test]
fn proofs_of_snarkjs_are_right() {
    let options = &Options::default();
    for (folder, curve, n, own) in FOLDERS {
        let (groups, key) = (groups(curve), key(folder));
        assert_eq!(key.groups().curve().name, curve);
        for i in 0..n {
            let proof = proof(&groups, folder, i);
            let signals = public(&groups, folder, i, own);
            assert_eq!(key.public(), signals.len());
            assert_eq!(
                key.verify(&signals, &proof, options),
                Ok(true),
                "{folder} {i}"
            );
            let mut others = signals.clone();
            others[0][0] ^= 1;
            assert_eq!(
                key.verify(&others, &proof, options),
                Ok(false),
                "{folder} {i}"
            );
            let exchanged = Proof::new(
                &groups,
                proof.c().clone(),
                proof.b().clone(),
                proof.a().clone(),
            );
            assert_eq!(
                key.verify(&signals, &exchanged.unwrap(), options),
                Ok(false)
            );
        }
    }
}

#[test]
fn texts_are_those_of_snarkjs() {
    for (folder, curve, n, own) in FOLDERS {
        let groups = groups(curve);
        assert!(
            key(folder).to_json().unwrap() == text(folder, "vk.json"),
            "{folder}"
        );
        for i in 0..n {
            let written = proof(&groups, folder, i).to_json(&groups).unwrap();
            assert_eq!(written, text(folder, &format!("proof{i}.json")));
            let name = if own {
                format!("public{i}.json")
            } else {
                "public.json".to_owned()
            };
            assert_eq!(
                write_public(&public(&groups, folder, i, own)),
                text(folder, &name)
            );
        }
    }
    assert_eq!(write_public(&[]), "[\n]");
    assert_eq!(read_public(&groups("bn254"), "[]"), Ok(vec![]));
}

/// The reason why a text is refused, with a part of it exchanged.
fn refusal(from: &str, to: &str) -> String {
    let text = text("bn254", "proof0.json");
    assert!(text.contains(from), "{from}");
    let read = Proof::from_json(&groups("bn254"), &text.replacen(from, to, 1));
    read.unwrap_err().to_string()
}

#[test]
fn proofs_that_are_refused() {
    let value: serde_json::Value = serde_json::from_str(&text("bn254", "proof0.json")).unwrap();
    let x = value["pi_a"][0].as_str().unwrap();
    let y = value["pi_a"][1].as_str().unwrap();
    let q = "21888242871839275222246405745257275088696311157297823662689037894645226208583";
    let sum: num_bigint::BigUint =
        x.parse::<num_bigint::BigUint>().unwrap() + q.parse::<num_bigint::BigUint>().unwrap();
    for (from, to, why) in [
        // What snarkjs takes: another text of the same proof.
        (x, &*sum.to_string(), "pi_a 0: a coordinate is not below p"),
        (x, q, "pi_a 0: a coordinate is not below p"),
        (x, y, "pi_a 0: it is not on the curve"),
        (x, "-1", "pi_a 0: a coordinate is not below p"),
        (
            x,
            "-",
            "the proof cannot be read: pi_a is not an integer in digits",
        ),
        (
            x,
            "1_0",
            "the proof cannot be read: pi_a is not an integer in digits",
        ),
        (
            x,
            "",
            "the proof cannot be read: pi_a is not an integer in digits",
        ),
        (x, &"1".repeat(1000), "pi_a 0: a coordinate is not below p"),
        ("pi_a", "pi", "the proof cannot be read: it has no pi_a"),
        (
            "pi_a",
            "pi_b",
            "the proof cannot be read: the key pi_b is there twice at line 20 column 2",
        ),
        (
            "groth16",
            "plonk",
            "the proof cannot be read: its protocol is \"plonk\" and not groth16",
        ),
        (
            "bn128",
            "bls12381",
            "the proof is of bls12381, and not of bn128",
        ),
        (
            "  \"1\"\n ]",
            "  \"2\"\n ]",
            "pi_a 0: its third coordinate is not 1",
        ),
        (
            "  \"1\"\n ]",
            "  \"0\"\n ]",
            "pi_a 0: infinity is [0, 1, 0], and it is not",
        ),
        (
            "  \"1\"\n ]",
            "  \"1\", \"1\"\n ]",
            "the proof cannot be read: pi_a is not a list of three coordinates",
        ),
    ] {
        assert_eq!(refusal(from, to), why, "{from} {to}");
    }
    let groups = groups("bn254");
    for (text, why) in [
        (
            "",
            "the proof cannot be read: it is not JSON: EOF while parsing a value at line 1 column 0",
        ),
        ("[]", "the proof cannot be read: it is not a JSON object"),
        (
            "\u{feff}{}",
            "the proof cannot be read: the file begins with a byte-order mark: JSON is UTF-8 without one",
        ),
    ] {
        assert_eq!(
            Proof::from_json(&groups, text).unwrap_err().to_string(),
            why
        );
    }
    // Two coordinates, or hexadecimal digits, are fine.
    let short = text("bn254", "proof0.json").replacen(",\n  \"1\"\n ]", "\n ]", 1);
    let hex = short.replacen(
        x,
        &format!("{:#x}", x.parse::<num_bigint::BigUint>().unwrap()),
        1,
    );
    assert_eq!(
        Proof::from_json(&groups, &hex),
        Ok(proof(&groups, "bn254", 0))
    );
}

/// Keys of snarkjs 0.1 say no curve, and write α in another way; others without a curve need one.
#[test]
fn older_json_is_read() {
    let at = |name: &str| text("../circuits/snarkjs-0.1", name);
    let key = VerifyingKey::from_json(&at("vk.json"), backend()).unwrap();
    let proof = Proof::from_json(key.groups(), &at("proof.json")).unwrap();
    let mut public = read_public(key.groups(), &at("public.json")).unwrap();
    let options = &Options::default();
    assert_eq!(key.verify(&public, &proof, options), Ok(true));
    public[0][0] ^= 1;
    assert_eq!(key.verify(&public, &proof, options), Ok(false));
    for curve in ["bn254", "bls12-381"] {
        let text = text(curve, "vk.json");
        let (begin, end) = text.split_once(" \"curve\": ").unwrap();
        let without = format!("{begin}{}", end.split_once('\n').unwrap().1);
        let why = VerifyingKey::from_json(&without, backend()).unwrap_err();
        assert!(why.to_string().contains("it has no curve"), "{why}");
        let read = VerifyingKey::from_json_of(&groups(curve), &without).unwrap();
        assert_eq!(read.to_json(), self::key(curve).to_json());
        let other = groups(["bn254", "bls12-381"][usize::from(curve == "bn254")]);
        VerifyingKey::from_json_of(&other, &text).unwrap_err();
    }
}

#[test]
fn signals_that_are_refused() {
    let groups = groups("bn254");
    let r = &groups.curve().r;
    let error = read_public(&groups, &format!("[\"{}\", \"{r}\"]", r - 1u32));
    let what = "public signal";
    assert_eq!(error, Err(Error::NotBelowOrder { what, index: 1 }));
    assert!(read_public(&groups, "{}").is_err());
    assert_eq!(
        read_public(&groups, "[1, \"0x10\"]"),
        Ok(vec![[1, 0, 0, 0], [16, 0, 0, 0]])
    );
    assert!(read_public(&groups, "[1e3]").is_err());
    let long = format!("[1, \"{}\"]", "9".repeat(1000));
    for outside in ["[1, -1]", "[1, \"-1\"]", &long] {
        let error = read_public(&groups, outside);
        assert_eq!(error, Err(Error::NotBelowOrder { what, index: 1 }));
    }
    assert!(read_public(&groups, "[\"--1\"]").is_err());

    let options = &Options::default();
    let (key, proof) = (key("bn254"), proof(&groups, "bn254", 0));
    let error = key.verify(&[[u64::MAX; 4]], &proof, options);
    assert_eq!(error, Err(Error::NotBelowOrder { what, index: 0 }));
    let error = key.verify(&[], &proof, options).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the number of public signals is 0, not 1"
    );
    let other = self::proof(&self::groups("bls12-381"), "bls12-381", 0);
    let error = key.verify(&[[1, 0, 0, 0]], &other, options).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the proof is of bls12-381, and not of bn254"
    );
}

#[test]
fn keys_that_are_refused() {
    let text = text("bn254", "vk.json");
    let infinity = "\"vk_alpha_1\": [\n  \"0\",\n  \"1\",\n  \"0\"\n ],\n \"x\": [";
    for (from, to, why) in [
        (
            "bn128",
            "secp256k1",
            "no proofs over secp256k1: there are those of bn254, bls12-381 and bls12-377",
        ),
        (
            "\"nPublic\": 1",
            "\"nPublic\": 2",
            "the verification key cannot be read: nPublic is 2, and IC has 2 points",
        ),
        (
            "vk_beta_2",
            "vk_beta",
            "the verification key cannot be read: it has no vk_beta_2",
        ),
        (
            "\"vk_alpha_1\": [",
            infinity,
            "vk_alpha_1 0: it is at infinity",
        ),
        (
            "\"IC\": [",
            "\"IC\": [], \"x\": [",
            "the verification key cannot be read: nPublic is 1, and IC has 0 points",
        ),
        (
            "\"IC\": [",
            "\"IC\": [3, ",
            "the verification key cannot be read: nPublic is 1, and IC has 3 points",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        let read = VerifyingKey::from_json(&text.replacen(from, to, 1), backend());
        assert_eq!(read.unwrap_err().to_string(), why, "{to}");
    }
}

/// A key to which nobody has contributed has γ = δ: (α, β, −Σ x_i·IC_i) is a proof of anything.
#[test]
fn a_key_that_is_forgeable() {
    let mut value: serde_json::Value = serde_json::from_str(&text("bn254", "vk.json")).unwrap();
    value["vk_delta_2"] = value["vk_gamma_2"].clone();
    let key = VerifyingKey::from_json(&value.to_string(), backend()).unwrap();
    assert!(key.is_forgeable());
    let first = key.groups().first();
    let read = |name: &str, i: usize| value[name][i].as_str().unwrap().to_owned();
    let point = |x: String, y: String| {
        let words = [x, y].map(|c| first.to_words(&c.parse().unwrap()));
        msmith::Point::new(words.concat())
    };
    let ic = |i: usize| {
        let of = |k: usize| value["IC"][i][k].as_str().unwrap().to_owned();
        point(of(0), of(1))
    };
    // −(IC_0 + 5·IC_1).
    let r = key.groups().curve().r.to_u64_digits();
    let minus = |k: u64| [r[0] - k, r[1], r[2], r[3]];
    let sum = first.mul2(&minus(1), &ic(0), &minus(5), &ic(1)).unwrap();
    let alpha = point(read("vk_alpha_1", 0), read("vk_alpha_1", 1));
    let beta = |i: usize, j: usize| value["vk_beta_2"][i][j].as_str().unwrap().parse().unwrap();
    let second = key.groups().second();
    let beta = [beta(0, 0), beta(0, 1), beta(1, 0), beta(1, 1)].map(|c| second.to_words(&c));
    let forged = Proof::new(key.groups(), alpha, msmith::Point::new(beta.concat()), sum).unwrap();
    let options = &Options::default();
    assert_eq!(key.verify(&[[5, 0, 0, 0]], &forged, options), Ok(true));
    assert_eq!(key.verify(&[[6, 0, 0, 0]], &forged, options), Ok(false));
}

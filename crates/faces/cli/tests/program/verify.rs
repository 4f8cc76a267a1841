//! `msmith verify` on proofs of snarkjs.

use std::path::PathBuf;

use crate::common::{absent, file, json, misused, msmith, refused, vector};

fn proofs(name: &str) -> String {
    const HERE: &str = env!("CARGO_MANIFEST_DIR");
    let vectors = format!("{HERE}/../../../vectors/groth16/verify");
    format!("{vectors}/{name}")
}

fn text(name: &str) -> String {
    std::fs::read_to_string(proofs(name)).unwrap()
}

#[test]
fn one_proof() {
    for curve in ["bn254", "bls12-381"] {
        let [vk, public, proof] = ["vk.json", "public.json", "proof0.json"]
            .map(|name| proofs(&format!("{curve}/{name}")));
        for vk in [&vk, &vector(&format!("{curve}.zkey"))] {
            let args = ["verify", "--vk", vk, "--public", &public, "--proof", &proof];
            let (code, out, err) = msmith(&args);
            assert_eq!((code, &*out, &*err), (0, "✔ the proof verifies\n", ""));
            let (code, out, _) = msmith(&[&args[..], &["--calldata"]].concat());
            assert_eq!((code, out), (0, text(&format!("{curve}/calldata.txt"))));
            let answer = json(&[&args[..], &["--json"]].concat());
            let (right, n) = (&answer["right"], &answer["n"]);
            assert_eq!((right, n), (&true.into(), &1.into()), "{answer}");
            assert_eq!(answer["curve"], curve);
            assert_eq!(answer["forgeable"], false);
        }
        let other = file("other.json", br#"["1"]"#);
        let args = ["verify", "--vk", &vk, "--public", &other, "--proof", &proof];
        let (code, out, err) = msmith(&args);
        let said = format!("✘ {proof}: does not verify\n");
        assert_eq!((code, out, &*err), (1, said.clone(), ""));
        let (code, out, _) = msmith(&[&args[..], &["--calldata"]].concat());
        assert_eq!((code, out), (1, said));
    }
}

#[test]
fn many_proofs_of_folders_and_lists() {
    // Folders of their own, for the files of each kind.
    let base = file("base", b"");
    let base = PathBuf::from(base).parent().unwrap().to_owned();
    let (public, proof) = (base.join("public"), base.join("proof"));
    for (to, name) in [(&public, "public"), (&proof, "proof")] {
        std::fs::create_dir_all(to).unwrap();
        for i in 0..4 {
            let text = text(&format!("semaphore/{name}{i}.json"));
            std::fs::write(to.join(format!("{i}.json")), text).unwrap();
        }
    }
    let vk = proofs("semaphore/vk.json");
    let [public, proof] = [&public, &proof].map(|path| path.to_str().unwrap());
    let folders = ["verify", "--vk", &vk, "--public", public, "--proof", proof];
    let (code, out, err) = msmith(&folders);
    assert_eq!((code, &*out, &*err), (0, "✔ all 4 proofs verify\n", ""));
    let (_, out, _) = msmith(&[&folders[..], &["--calldata"]].concat());
    assert_eq!(out.lines().count(), 4);
    assert!(out.starts_with(&text("semaphore/calldata.txt")));

    let all = |name: &str| {
        let texts = (0..4).map(|i| text(&format!("semaphore/{name}{i}.json")));
        let list = texts.collect::<Vec<_>>().join(",");
        file(&format!("{name}s.json"), format!("[{list}]").as_bytes())
    };
    let [publics, proofs] = ["public", "proof"].map(all);
    let lists = [
        "verify", "--vk", &vk, "--public", &publics, "--proof", &proofs,
    ];
    let (code, out, _) = msmith(&lists);
    assert_eq!((code, &*out), (0, "✔ all 4 proofs verify\n"));

    // Exchanged, malformed, and one that is right.
    let [first, second, third] = [0, 1, 2].map(|i| format!("{proof}/{i}.json"));
    let bad = file("bad.json", b"{}");
    let order = [&second, &first, &bad, &third];
    let signals = [0, 1, 3, 2].map(|i| format!("{public}/{i}.json"));
    let mut args = vec!["verify", "--vk", &vk, "--proof"];
    args.extend(order.map(|s| s.as_str()));
    args.push("--public");
    args.extend(signals.iter().map(|s| s.as_str()));
    let (code, out, err) = msmith(&args);
    let want = format!(
        "✘ {second}: does not verify\n✘ {first}: does not verify\n✘ {bad}: the proof cannot be read: it has no pi_a\n"
    );
    assert_eq!((code, out, &*err), (1, want, ""));
    args.push("--json");
    let (code, out, _) = msmith(&args);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &answer["right"]), (1, &false.into()));
    let wrong = answer["wrong"].as_array().unwrap();
    let wrong: Vec<_> = wrong.iter().map(|w| w["index"].as_u64().unwrap()).collect();
    assert_eq!(wrong, [0, 1, 2]);
}

#[test]
fn what_cannot_be_verified() {
    let [vk, public, proof] =
        ["vk.json", "public.json", "proof0.json"].map(|f| proofs(&format!("bn254/{f}")));
    let verify = |vk, public, proof| ["verify", "--vk", vk, "--public", public, "--proof", proof];
    let none = absent("none.json");
    refused(&verify(&none, &public, &proof), &["none.json"]);
    refused(&verify(&vk, &none, &proof), &["none.json"]);
    refused(&verify(&vk, &public, &none), &["none.json"]);
    refused(
        &verify(&proof, &public, &proof),
        &["proof0.json: the verification key", "it has no IC"],
    );
    let lists = proofs("semaphore/public0.json");
    let two = [&verify(&vk, &public, &proof)[..], &["--public", &lists]].concat();
    refused(&two, &["1 proof for 2 lists of public signals"]);
    let empty = file("empty.json", b"[]");
    refused(
        &verify(&vk, &public, &empty),
        &["0 proofs for 1 list of public signals"],
    );
    let other = [&verify(&vk, &public, &proof)[..], &["--curve", "bls12-381"]].concat();
    refused(
        &other,
        &["vk.json: the key is of bn254, and not of bls12-381"],
    );
    let of_other = proofs("bls12-381/proof0.json");
    let (code, out, _) = msmith(&verify(&vk, &public, &of_other));
    assert_eq!(
        (code, out),
        (
            1,
            format!("✘ {of_other}: the proof is of bls12381, and not of bn128\n")
        )
    );
    let large = file("large.json", format!("[\"{}\"]", "9".repeat(77)).as_bytes());
    let (code, out, _) = msmith(&verify(&vk, &large, &proof));
    assert_eq!(
        (code, out),
        (
            1,
            format!("✘ {proof}: {large}: public signal 0 is not below r\n")
        )
    );
    misused(&["verify", "--vk", &vk], &["--public", "--proof"]);
    let binary = [
        &verify(&vk, &public, &proof)[..],
        &["--proof-format", "ark-compressed"],
    ]
    .concat();
    let (code, out, _) = msmith(&binary);
    assert!(
        code == 1 && out.contains("what follows its three points"),
        "{out}"
    );
    let ark = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../vectors/ark-groth16/bn254.vk"
    );
    let of_ark = ["--vk-format", "ark-vk", "--curve", "bn254"];
    let (code, out, err) = msmith(&[&verify(ark, &public, &proof)[..], &of_ark].concat());
    assert!(code == 1 && err.is_empty(), "{out}{err}");
    assert!(
        out.contains("does not verify") || out.contains("the number of public signals is 1"),
        "{out}"
    );
}

/// A key to which nobody has contributed is named as one.
#[test]
fn a_forgeable_key() {
    let mut key: serde_json::Value = serde_json::from_str(&text("bn254/vk.json")).unwrap();
    key["vk_delta_2"] = key["vk_gamma_2"].clone();
    let vk = file("vk.json", key.to_string().as_bytes());
    let [public, proof] = ["public.json", "proof0.json"].map(|f| proofs(&format!("bn254/{f}")));
    let (code, out, _) = msmith(&[
        "verify", "--vk", &vk, "--public", &public, "--proof", &proof,
    ]);
    assert!(
        code == 1 && out.contains("anybody can make proofs"),
        "{out}"
    );
}

//! Files with sections: `inspect`, and sums of a section.

use crate::common::{file, json, misused, msmith, refused, vector, words};
use serde_json::Value;

#[test]
fn inspect_says_what_a_file_holds() {
    let (code, out, err) = msmith(&["inspect", &vector("bn254.zkey")]);
    assert_eq!((code, err.as_str()), (0, ""));
    for line in [
        "B1      8 points of g1, montgomery-le, 2 at infinity  ✔ on the curve and in the subgroup",
        "C       6 points of g1, montgomery-le",
        "H       8 points of g1",
        "gamma2  1 point of g2",
    ] {
        assert!(out.lines().any(|l| l.starts_with(line)), "{line}\n{out}");
    }
    let key = json(&["inspect", &vector("bls12-381.zkey"), "--json"]);
    assert_eq!(
        (&key["format"], &key["curve"]),
        (&"zkey".into(), &"bls12-381".into())
    );
    let sections = key["sections"].as_array().unwrap();
    assert_eq!(sections.len(), 12);
    assert!(
        sections
            .iter()
            .all(|s| s["on_curve"] == true && s["in_subgroup"] == true)
    );
    assert_eq!(
        (&sections[2]["name"], &sections[2]["holds"]),
        (&"B2".into(), &"g2".into())
    );

    let witness = json(&["inspect", &vector("bn254.wtns"), "--json"]);
    assert_eq!(witness["sections"][0]["n"], 8);
    assert_eq!(witness["sections"][0]["encoding"], "le32");
    let quick = json(&["inspect", &vector("bn254.ptau"), "--quick", "--json"]);
    assert_eq!(quick["sections"][0].get("on_curve"), None);

    // A wrong point is an answer, and an exit code.
    let mut bytes = std::fs::read(vector("bn254.zkey")).unwrap();
    let last = bytes.len() - 700;
    bytes[last] ^= 1;
    let path = file("wrong.zkey", &bytes);
    let (code, out, err) = msmith(&["inspect", &path, "--json"]);
    assert_eq!((code, err.as_str()), (1, ""));
    let wrong: Value = serde_json::from_str(&out).unwrap();
    let (code, out, err) = msmith(&["inspect", &path]);
    assert_eq!((code, err.as_str()), (1, ""));
    assert_eq!(out.matches('✘').count(), 1, "{out}");
    assert_eq!(msmith(&["inspect", &path, "--quick"]).0, 0);
    let sections = wrong["sections"].as_array().unwrap();
    let bad: Vec<_> = sections.iter().filter(|s| s["on_curve"] == false).collect();
    assert_eq!(bad.len(), 1, "{wrong}");
    assert!(
        bad[0]["wrong"].as_str().unwrap().contains("section"),
        "{wrong}"
    );

    refused(&["inspect", &file("torn.zkey", &bytes[..900])], &["zkey"]);
    refused(
        &["inspect", &file("none.bin", b"abcdefgh")],
        &["zkey, wtns, ptau"],
    );
    refused(
        &["inspect", &vector("bn254.zkey"), "--curve", "bls12-381"],
        &["bn254", "bls12-381"],
    );
    refused(
        &["inspect", &vector("bn254.zkey"), "--format", "ark-pk"],
        &["curve"],
    );
    misused(&["inspect", "x", "--format", "pdf"], &["zkey"]);
}

#[test]
fn sums_of_a_section() {
    let [key, witness] = ["zkey", "wtns"].map(|e| vector(&format!("bn254.{e}")));
    let sum = |bases: &str, scalars: &str, group: &str| {
        let args = ["msm", "--curve", "bn254", "--json", "--group", group];
        json(&[&args[..], &["--bases", bases, "--scalars", scalars]].concat())
    };
    let whole = sum(&format!("{key}:A"), &witness, "g1");
    assert_eq!(whole["n"], 8);
    assert_eq!(sum(&format!("{key}:b2"), &witness, "g2")["n"], 8);
    let part = sum(
        &format!("{key}:L"),
        &format!("{witness}:witness[2..]"),
        "g1",
    );
    assert_eq!(part["n"], 6);
    assert_eq!(
        part["result"],
        sum(
            &format!("{key}:C[0..6]"),
            &format!("{witness}:witness[2..8]"),
            "g1"
        )["result"]
    );

    let args = |bases: &str, scalars: &str| -> Vec<String> {
        let args = [
            "msm",
            "--curve",
            "bn254",
            "--bases",
            bases,
            "--scalars",
            scalars,
        ];
        args.map(str::to_owned).to_vec()
    };
    for (bases, scalars, words) in [
        (
            format!("{key}:Z"),
            witness.clone(),
            vec!["section", "A, B1, B2"],
        ),
        (key.clone(), witness.clone(), vec!["section", "A, B1, B2"]),
        (
            format!("{key}:A"),
            format!("{witness}:witness[7..9]"),
            vec!["7 to 9", "8"],
        ),
        (format!("{key}:C"), witness.clone(), vec!["6", "8"]),
        (format!("{key}:A[x..]"), witness.clone(), vec!["range"]),
        (format!("{key}:B2"), witness.clone(), vec!["G2"]),
        (
            format!("{key}:A"),
            vector("bls12-381.wtns"),
            vec!["bls12-381", "bn254"],
        ),
        (
            format!("{key}:A[9..20]"),
            witness.clone(),
            vec!["there are 8"],
        ),
        (
            format!("{key}:A[5..2]"),
            witness.clone(),
            vec!["there are 8"],
        ),
    ] {
        let args = args(&bases, &scalars);
        refused(&args.iter().map(String::as_str).collect::<Vec<_>>(), &words);
    }
}

#[test]
fn convert_writes_what_sums_to_the_same() {
    let [key, witness] = ["zkey", "wtns"].map(|e| vector(&format!("bls12-381.{e}")));
    let out = file("converted.bin", b"old");
    let sum = |bases: &[&str]| {
        let args = [
            "msm",
            "--curve",
            "bls12-381",
            "--json",
            "--scalars",
            &witness,
        ];
        json(&[&args[..], bases].concat())["result"].clone()
    };
    let section = format!("{key}:A");
    let want = sum(&["--bases", &section]);
    for format in [
        "affine-le",
        "affine-be",
        "montgomery-le",
        "zcash",
        "ark-compressed",
        "ark-uncompressed",
    ] {
        let done = json(&["convert", &section, &out, "--to", format, "--json"]);
        assert_eq!(
            (&done["n"], &done["curve"]),
            (&8.into(), &"bls12-381".into())
        );
        assert_eq!(
            sum(&["--bases", &out, "--bases-format", format]),
            want,
            "{format}"
        );
    }
    json(&["convert", &section, "/dev/null", "--to", "zcash", "--json"]);
    // The key would be gone.
    let own = file("own.zkey", &std::fs::read(&key).unwrap());
    let over = ["convert", &format!("{own}:A"), &own, "--to", "zcash"];
    refused(&over, &["OUT", "IN", "lost"]);
    assert!(std::fs::read(&own).unwrap() == std::fs::read(&key).unwrap());
    refused(
        &["convert", &section, &out, "--to", "kzg-setup"],
        &["not written"],
    );
    refused(
        &["convert", &section, &out, "--to", "ark-unsigned"],
        &["ark-unsigned"],
    );
    refused(
        &["convert", &format!("{key}:A[3..99]"), &out, "--to", "zcash"],
        &["there are 8"],
    );
}

/// A key, a proof and signals of snarkjs, as other verifiers have them, and back.
#[test]
fn convert_writes_for_other_verifiers() {
    let given = |name: &str| vector(&format!("../groth16/solana/{name}.json"));
    let out = file("elsewhere.bin", b"");
    let back = file("elsewhere.json", b"");
    let curve = ["--curve", "bn254"];
    let convert = |words: &[&str]| json(&[&["convert"], words, &["--json"]].concat());
    for (to, read) in [("ark-compressed", "ark-vk"), ("gnark-raw", "gnark-vk")] {
        let done = convert(&[&given("vk"), &out, "--to", to]);
        assert_eq!((&done["group"], &done["n"]), (&"vk".into(), &9.into()));
        convert(
            &[
                &[&out, &back, "--format", read, "--to", "snarkjs"][..],
                &curve,
            ]
            .concat(),
        );
        let verified = [
            "verify",
            "--vk",
            &back,
            "--json",
            "--public",
            &given("public"),
        ];
        let proof = given("proof");
        let verified = json(&[&verified[..], &["--proof", &proof]].concat());
        assert_eq!(verified["right"], true, "{to}");
    }
    for (name, format) in [
        ("proof", "ark-compressed"),
        ("proof", "gnark-compressed"),
        ("public", "le32"),
    ] {
        let to = [&given(name)[..], &out, "--to", format];
        let done = convert(&[&to[..], &curve].concat());
        assert_eq!(done["curve"], "bn254");
        convert(
            &[
                &[&out, &back, "--format", format, "--to", "snarkjs"][..],
                &curve,
            ]
            .concat(),
        );
        let [was, is] = [given(name), back.clone()].map(|f| std::fs::read(f).unwrap());
        assert!(is == was.trim_ascii_end(), "{format}");
    }
    for (name, bytes) in [
        ("vk", 64 + 3 * 128 + 10 * 64),
        ("proof", 256),
        ("public", 9 * 32),
    ] {
        let to = [&given(name)[..], &out, "--to", "solana"];
        convert(&[&to[..], &curve].concat());
        assert_eq!(std::fs::read(&out).unwrap().len(), bytes);
    }
    refused(
        &["convert", &given("public"), &out, "--to", "le32"],
        &["--curve"],
    );
    refused(
        &["convert", &given("proof"), &out, "--to", "le32"],
        &["le32", "proof"],
    );
    refused(
        &["convert", &vector("bn254.wtns"), &out, "--to", "solana"],
        &["wtns"],
    );
}

/// A point of order 3 beside the generator of G1 of BLS12-381.
fn outside_the_subgroup() -> (Vec<u8>, Vec<u8>) {
    let curve = msmith::curve::known::by_name("bls12-381").unwrap();
    let bytes = |c: &num_bigint::BigUint| {
        let mut bytes = c.to_bytes_le();
        bytes.resize(48, 0);
        bytes
    };
    let g = [&curve.g1.gx[0], &curve.g1.gy[0]].map(bytes).concat();
    let outside = [0u32, 2].map(|c| bytes(&c.into())).concat();
    (g, outside)
}

#[test]
fn convert_refuses_points_outside_the_subgroup() {
    let (g, outside) = outside_the_subgroup();
    let list = file("list.bin", &[g.clone(), g, outside].concat());
    let out = file("out.bin", b"old");
    for format in [
        "affine-le",
        "affine-be",
        "montgomery-le",
        "zcash",
        "ark-compressed",
        "ark-uncompressed",
        "gnark-compressed",
        "gnark-raw",
    ] {
        let args = [
            "convert",
            &list,
            &out,
            "--format",
            "affine-le",
            "--curve",
            "bls12-381",
        ];
        let args = [&args[..], &["--to", format]].concat();
        refused(&args, &["point 2", "not in the subgroup"]);
        assert_eq!(std::fs::read(&out).unwrap(), b"old", "{format}");
        let args = [&args[..], &["--unchecked-subgroup"]].concat();
        match format {
            // x = 0, which no reader of compressed points takes.
            "zcash" | "ark-compressed" | "gnark-compressed" => {
                refused(&args, &["point 2", "not in the subgroup"]);
            }
            _ => {
                assert_eq!(msmith(&args).0, 0, "{format}");
                std::fs::write(&out, b"old").unwrap();
            }
        }
    }
}

#[test]
fn inspect_says_what_was_asked() {
    let shown = |name: &str| msmith(&["inspect", &vector(name)]).1;
    let bls = shown("bls12-381.ptau");
    for line in [
        "✔ the first point of tauG1 is the generator",
        "✔ tauG1 are successive powers",
        "✔ the Lagrange points of lagrangeTauG2 sum to the first point of tauG2",
    ] {
        assert!(bls.lines().any(|l| l == line), "{line}\n{bls}");
    }
    let bn254 = shown("bn254.ptau");
    let line = "✔ tauG1 are successive powers";
    assert!(
        bn254.lines().any(|l| l == line) && !bn254.contains("not asked"),
        "{bn254}"
    );
    let key = shown("bn254.zkey");
    let line = "✔ the first point of beta1 and the first point of beta2 are the same multiple";
    assert!(key.lines().any(|l| l == line), "{key}");
    let quick = json(&["inspect", &vector("bn254.ptau"), "--quick", "--json"]);
    assert_eq!(quick["asked"], serde_json::json!([]));
    // The parameters of halo2 with their powers in the place of the Lagrange points.
    let path = format!(
        "{}/../../../vectors/halo2/params.raw",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut bytes = std::fs::read(path).unwrap();
    let n = 1 << bytes[0];
    bytes.copy_within(4..4 + 64 * n, 4 + 64 * n);
    let other = file("other.params", &bytes);
    let (_, out, _) = msmith(&["inspect", &other, "--format", "halo2-params", "--json"]);
    let said: Value = serde_json::from_str(&out).unwrap();
    let wrong = said["asked"]
        .as_array()
        .unwrap()
        .iter()
        .find(|a| a["holds"] == false)
        .unwrap();
    assert_eq!(
        wrong["what"],
        "the Lagrange points of g_lagrange sum to the first point of g"
    );
    assert_eq!(wrong["why"], "they may be powers");
}

#[test]
fn files_that_do_not_say_what_they_are() {
    let zeros = file("zeros.bin", &[0; 64]);
    refused(
        &["inspect", &zeros],
        &[
            "zeros.bin",
            "its format must be said",
            "\\x00\\x00\\x00\\x00",
            "zkey",
        ],
    );
    refused(
        &["inspect", &file("empty.bin", b"")],
        &["empty.bin", "it is empty"],
    );
    let table = crate::common::absent("some.table");
    let build = [
        "table",
        "build",
        "--curve",
        "pallas",
        "-n",
        "3",
        "--out",
        &table,
        "--set",
        "eisenstein:1,2",
        "--json",
    ];
    json(&build);
    let sum = [
        "msm",
        "--curve",
        "pallas",
        "--bases",
        &table,
        "--scalars",
        &table,
    ];
    refused(&sum, &["some.table", "msmith table info"]);
    let key = vector("bls12-381.zkey");
    refused(
        &["inspect", &key, "--curve", "bn254"],
        &["the zkey file is of bls12-381, and not of bn254"],
    );
    let ones = crate::common::ones("ones", 8);
    for bases in [key.clone(), format!("{key}:"), format!("{key}:[2..]")] {
        let args = [
            "msm",
            "--curve",
            "bls12-381",
            "--bases",
            &bases,
            "--scalars",
            &ones,
        ];
        let args = [&args[..], &["--scalars-format", "hex-lines"]].concat();
        refused(
            &args,
            &[
                "say which of its sections",
                "bls12-381.zkey:SECTION",
                "A, B1, B2",
            ],
        );
    }
    // A table of the bases of a key.
    let section = format!("{key}:A");
    let built = json(&words(&format!(
        "table build --curve bls12-381 --bases {section} --out {table} --set \
    eisenstein:1,2 --json"
    )));
    assert_eq!(built["n"], 8);
}

/// Memory that the system does not give is an error, and not the end of the program.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_cannot_be_had() {
    let run = |line: &str| {
        let line = format!("ulimit -v 400000; {} {line}", env!("CARGO_BIN_EXE_msmith"));
        let out = std::process::Command::new("sh")
            .args(["-c", &line])
            .output()
            .unwrap();
        (out.status.code(), String::from_utf8(out.stderr).unwrap())
    };
    // 12 GB of points, and 8 MB of scalars that one long line makes 400 MB.
    let (code, err) = run("msm --curve pallas -n 200000000");
    assert!(
        code == Some(1) && err.contains("out of memory"),
        "{code:?} {err}"
    );
    let long = format!("{}\n{}", "f".repeat(192), "1\n".repeat(4 << 20));
    let long = file("long.hex", long.as_bytes());
    let (code, err) = run(&format!(
        "convert {long} /tmp/none.bin --format hex-lines --to le48"
    ));
    assert!(code == Some(1) && err.contains("memory"), "{code:?} {err}");
}

#[test]
fn convert_writes_scalars() {
    let witness = vector("bn254.wtns");
    let [a, b, c] = ["scalars-a", "scalars-b", "scalars-c"].map(|name| file(name, b"old"));
    let done = json(&["convert", &witness, &a, "--to", "le32", "--json"]);
    assert_eq!((&done["n"], &done["group"]), (&8.into(), &"scalars".into()));
    let wtns = std::fs::read(&witness).unwrap();
    let le = std::fs::read(&a).unwrap();
    assert_eq!(le, wtns[wtns.len() - 256..]);
    // There and back.
    for format in ["be32", "le48", "ark-scalars", "gnark-scalars", "hex-lines"] {
        let to = ["convert", &a, &b, "--format", "le32", "--curve", "bn254"];
        json(&[&to[..], &["--to", format, "--json"]].concat());
        let back = ["convert", &b, &c, "--format", format, "--to", "le32"];
        json(&[&back[..], &["--json"]].concat());
        assert_eq!(std::fs::read(&c).unwrap(), le, "{format}");
    }
    let (code, out, _) = msmith(&["convert", &witness, &b, "--to", "gnark-scalars"]);
    assert_eq!(code, 0);
    assert!(out.contains("8 of bn254"), "{out}");
    let unsaid = ["convert", &a, &b, "--format", "le32", "--to", "ark-scalars"];
    refused(&unsaid, &["ark-scalars", "curve"]);
    let large = file("scalars-large", &[0xff; 64]);
    let args = [
        "convert", &large, &b, "--format", "le32", "--curve", "bn254",
    ];
    refused(
        &[&args[..], &["--to", "gnark-scalars"]].concat(),
        &["scalar"],
    );
    refused(&["convert", &witness, &b, "--to", "zcash"], &["section"]);
}

#[test]
fn files_of_gnark() {
    let gnark = |name: &str| vector(&format!("../gnark/{name}"));
    for file in ["bls12-377.pk", "bls12-377.pk.raw", "bls12-377.pk.dump"] {
        let key = json(&["inspect", &gnark(file), "--json"]);
        assert_eq!(key["curve"], "bls12-377");
        let sections = key["sections"].as_array().unwrap();
        let good = |s: &Value| s["on_curve"] == true && s["in_subgroup"] == true;
        assert_eq!(
            (sections.len(), sections.iter().all(good)),
            (12, true),
            "{key}"
        );
    }
    let dump = json(&["inspect", &gnark("bls12-381.srs.dump"), "--json"]);
    assert_eq!(dump["format"], "gnark-srs-dump");
    let srs = gnark("bn254.srs.raw");
    let named = [
        "inspect",
        &srs,
        "--format",
        "gnark-srs",
        "--curve",
        "bn254",
        "--json",
    ];
    assert_eq!(json(&named)["sections"][0]["encoding"], "gnark-raw");
    refused(&["inspect", &srs], &["gnark-pk"]);
    let points = file("gnark-a", b"");
    let section = format!("{}:A", gnark("bn254.pk"));
    for format in ["gnark-raw", "gnark-compressed", "affine-be"] {
        json(&["convert", &section, &points, "--to", format, "--json"]);
        let read = [
            "inspect", &points, "--format", format, "--curve", "bn254", "--json",
        ];
        assert_eq!(json(&read)["sections"][0]["in_subgroup"], true, "{format}");
    }
}

#[test]
fn a_file_that_says_nothing_needs_a_format() {
    let raw = file("raw.bin", &[1; 64]);
    let witness = vector("bn254.wtns");
    let args = [
        "msm",
        "--curve",
        "bn254",
        "--bases",
        &raw,
        "--scalars",
        &witness,
    ];
    refused(&args, &["zkey, wtns, ptau"]);
    refused(
        &words(&format!("msm --curve bn254 --bases {raw} --scalars {raw}")),
        &["zkey, wtns, ptau"],
    );
    let scalars = ["--scalars", &raw, "--scalars-format", "le32"];
    let args = [
        &["msm", "--curve", "ed25519", "--bases", &raw][..],
        &scalars,
    ]
    .concat();
    refused(&args, &["--bases-format"]);
}

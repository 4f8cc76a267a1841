//! `msmith zkey` on the vectors of snarkjs.

use crate::common::{absent, file, json, misused, msmith, refused, words};

fn vector(name: &str) -> String {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../vectors/groth16/zkey");
    format!("{vectors}/{name}")
}

fn same(ours: &str, theirs: &str) {
    let [ours, theirs] = [ours, theirs].map(|path| std::fs::read(path).unwrap());
    assert!(ours == theirs);
}

#[test]
fn a_ceremony() {
    for name in ["bn254", "bls12-381"] {
        let [r1cs, ptau] = [".r1cs", ".ptau"].map(|kind| vector(&format!("{name}{kind}")));
        let [first, second, last] =
            ["first.zkey", "second.zkey", "last.zkey"].map(|f| file(f, b""));
        let made = json(&["zkey", "new", &r1cs, &ptau, "--out", &first, "--json"]);
        same(&first, &vector(&format!("{name}-0.zkey")));
        assert_eq!(made["circuit_hash"].as_str().unwrap().len(), 128);
        let of_beacon = [
            "--beacon",
            "2122232425262728",
            "--iterations",
            "11",
            "--name",
            "the last",
        ];
        let beacon = [&["zkey", "beacon", &first, "--out", &last], &of_beacon[..]].concat();
        let (code, out, err) = msmith(&beacon);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(out.contains("contribution hash:\n    "), "{out}");
        same(&last, &vector(&format!("{name}-1.zkey")));

        let contribute = ["zkey", "contribute", &first, "--out", &second];
        let named = ["--name", "one", "--entropy", "text", "--json"];
        let made = json(&[&contribute[..], &named[..]].concat());
        let own = made["contribution_hash"].as_str().unwrap();
        let verify = ["zkey", "verify", &second, "--ptau", &ptau];
        for from in [["--r1cs", &r1cs], ["--initial", &first]] {
            let found = json(&[&verify[..], &from[..], &["--json"]].concat());
            assert_eq!(found["valid"], true);
            assert_eq!(found["contributions"][0]["hash"], own);
            assert_eq!(found["contributions"][0]["name"], "one");
            assert_eq!(found["contributions"][0]["secret"], true);
            // The powers are of a beacon, which everybody can compute.
            let said = [&found["forgeable"], &found["forgeable_powers"]];
            assert_eq!(said.map(|v| v.as_bool()), [Some(true); 2]);
            let asked = 1 + usize::from(from[0] == "--initial");
            assert_eq!(found["not_asked"].as_array().unwrap().len(), asked);
        }
        let (_, out, _) = msmith(&[&verify[..], &["--r1cs", &r1cs]].concat());
        assert!(
            out.contains("τ, α or β") && !out.contains("all contributions"),
            "{out}"
        );
        assert!(out.contains("not asked: whether the powers"), "{out}");
        // Keys that anybody can make proofs for are right, and named.
        for (key, why) in [(&first, "nobody has contributed"), (&last, "beacons")] {
            let verify = ["zkey", "verify", key, "--ptau", &ptau, "--r1cs", &r1cs];
            let (code, out, _) = msmith(&verify);
            assert!(
                code == 0 && out.contains(why) && out.contains("anybody can"),
                "{out}"
            );
            assert_eq!(
                json(&[&verify[..], &["--json"]].concat())["forgeable"],
                true
            );
        }
        let (code, out, err) = msmith(&["zkey", "export-vk", &first]);
        assert!(code == 0 && out.starts_with('{'), "{out}");
        assert!(
            err.starts_with("warning: ") && err.contains("anybody can"),
            "{err}"
        );
        let (_, _, err) = msmith(&["zkey", "table", &first, "--out", &absent("tables")]);
        assert!(err.contains("warning: everybody knows a secret"), "{err}");
        // Each was of a secret of its own.
        let other = json(&[&contribute[..], &named[..]].concat());
        assert_ne!(other["contribution_hash"].as_str().unwrap(), own);

        let verify = ["zkey", "verify", &last, "--ptau", &ptau, "--r1cs", &r1cs];
        for (most, is) in [("11", 0), ("10", 1)] {
            let (code, out, _) = msmith(&[&verify[..], &["--most-iterations", most]].concat());
            assert_eq!(
                (code, out.contains("2^11 iterations")),
                (is, is == 1),
                "{out}"
            );
        }

        let vk = file("vk.json", b"");
        let (code, ..) = msmith(&["zkey", "export-vk", &last, "--out", &vk]);
        assert_eq!(code, 0);
        let [ours, theirs] = [vk, vector(&format!("{name}-1.json"))]
            .map(|path| std::fs::read_to_string(path).unwrap());
        assert_eq!(ours.trim(), theirs.trim());
        let (code, out, _) = msmith(&["zkey", "export-vk", &last]);
        assert_eq!((code, out.trim()), (0, theirs.trim()));
    }
    let key = vector("bn254-1.zkey");
    let (code, out, _) = msmith(&["zkey", "export-solidity", &key]);
    assert!(code == 0 && out.contains("function verifyProof"), "{out}");
    refused(
        &["zkey", "export-solidity", &vector("bls12-381-1.zkey")],
        &["bls12-381"],
    );
}

/// With powers to which somebody contributed a secret, and a key to which somebody did.
#[test]
fn a_ceremony_of_secrets_and_a_fork() {
    let [zero, one, powers, other] = ["0.ptau", "1.ptau", "2.ptau", "other.ptau"].map(absent);
    let r1cs = vector("bn254.r1cs");
    let run = |args: &[&str]| assert_eq!(msmith(args).0, 0, "{args:?}");
    run(&[
        "ptau", "new", "--curve", "bn254", "--power", "4", "--out", &zero,
    ]);
    run(&["ptau", "contribute", &zero, "--out", &one, "--name", "Ada"]);
    run(&[
        "ptau",
        "contribute",
        &zero,
        "--out",
        &other,
        "--name",
        "Ada",
    ]);
    run(&["ptau", "prepare", &one, "--out", &powers]);
    let previous = |old: &str| msmith(&["ptau", "verify", &powers, "--previous", old]);
    assert_eq!(
        [previous(&zero).0, previous(&one).0, previous(&other).0],
        [0, 0, 1]
    );
    let (_, out, _) = previous(&other);
    assert!(
        out.contains("wrong: contribution 1: it is not that of the previous"),
        "{out}"
    );
    let (_, out, _) = msmith(&["ptau", "verify", &zero, "--previous", &one]);
    assert!(
        out.contains("contribution 1: the previous file has it"),
        "{out}"
    );
    assert_eq!(
        json(&["ptau", "verify", &powers, "--json"])["forgeable"],
        false
    );
    let beacons = vector("bn254.ptau");
    assert_eq!(
        json(&["ptau", "verify", &beacons, "--json"])["forgeable"],
        true
    );
    let (code, out, _) = msmith(&["ptau", "verify", &beacons]);
    assert!(
        code == 0 && out.contains("! everybody knows τ, α or β"),
        "{out}"
    );

    // z0, z1, z2, z3, and f3 that somebody made from z1 under the same names.
    let [z0, z1, z2, z3, f2, f3] =
        ["z0", "z1", "z2", "z3", "f2", "f3"].map(|f| absent(&format!("{f}.zkey")));
    run(&["zkey", "new", &r1cs, &powers, "--out", &z0]);
    for (from, to) in [(&z0, &z1), (&z1, &z2), (&z2, &z3), (&z1, &f2), (&f2, &f3)] {
        let name = &to[to.len() - 6..];
        run(&["zkey", "contribute", from, "--out", to, "--name", name]);
    }
    let verify = |key: &str, more: &[&str]| {
        msmith(&[&["zkey", "verify", key, "--ptau", &powers], more].concat())
    };
    for (key, earlier, why) in [
        (&z3, &z0, ""),
        (&z3, &z1, ""),
        (&z3, &z3, ""),
        (&f3, &z1, ""),
        (&f3, &z2, "contribution 2: it is not that of the"),
        (&z1, &z3, "contribution 2: the"),
    ] {
        for more in [
            &["--initial", earlier][..],
            &["--previous", earlier],
            &["--previous", earlier, "--r1cs", &r1cs],
            &["--previous", earlier, "--initial", &z0],
        ] {
            let (code, out, err) = verify(key, more);
            assert_eq!(code == 1, !why.is_empty(), "{more:?}: {out}{err}");
            assert!(out.contains(why), "{more:?}: {out}");
            assert!(!out.contains("anybody can"), "{out}");
        }
    }
    misused(
        &words(&format!(
            "zkey verify {z3} --ptau {powers} --r1cs {r1cs} --initial {z0}"
        )),
        &["--initial"],
    );
}

#[test]
fn wrong_keys_are_named() {
    let [r1cs, ptau, key] = ["bn254.r1cs", "bn254.ptau", "bn254-1.zkey"].map(vector);
    let mut bytes = std::fs::read(&key).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    let wrong = file("wrong.zkey", &bytes);
    let (code, out, _) = msmith(&["zkey", "verify", &wrong, "--ptau", &ptau, "--r1cs", &r1cs]);
    assert_eq!(code, 1);
    assert!(
        out.contains("is WRONG: contribution 1: its key is not that of the beacon"),
        "{out}"
    );
    // A point of the key, and one of the powers, which is none of the key's faults.
    let ofs = |bytes: &[u8], id: u32| {
        let mut at = 12;
        loop {
            let word = |at: usize, n| {
                bytes[at..at + n]
                    .iter()
                    .rev()
                    .fold(0, |x, b| x << 8 | u64::from(*b))
            };
            if word(at, 4) == u64::from(id) {
                return at + 12;
            }
            at += 12 + word(at + 4, 8) as usize;
        }
    };
    let mut bytes = std::fs::read(&key).unwrap();
    let place = ofs(&bytes, 9) + 64;
    bytes[place] ^= 1;
    let wrong = file("wrong.zkey", &bytes);
    let (code, out, _) = msmith(&["zkey", "verify", &wrong, "--ptau", &ptau, "--r1cs", &r1cs]);
    assert!(code == 1 && out.contains("is WRONG: zkey H 1: "), "{out}");
    let mut bytes = std::fs::read(&ptau).unwrap();
    let place = ofs(&bytes, 12) + 15 * 64;
    bytes[place] ^= 1;
    let powers = file("wrong.ptau", &bytes);
    let verify = ["zkey", "verify", &key, "--ptau", &powers, "--r1cs", &r1cs];
    refused(&verify, &["ptau lagrangeTauG1"]);
    let verify = ["zkey", "verify", &key, "--ptau", &ptau, "--r1cs", &r1cs];
    let (code, out, _) = msmith(&[&verify[..], &["--most-iterations", "10"]].concat());
    assert!(
        code == 1 && out.contains("its beacon has 2^11 iterations"),
        "{out}"
    );
    let out = file("out.zkey", b"old");
    let small = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../vectors/snarkjs/bn254.ptau"
    );
    refused(
        &["zkey", "new", &r1cs, small, "--out", &out],
        &["2^3", "2^4"],
    );
    refused(&["zkey", "new", &ptau, &ptau, "--out", &out], &["r1cs"]);
    let limited = [
        "zkey",
        "new",
        &r1cs,
        &ptau,
        "--out",
        &out,
        "--memory-limit",
        "100K",
    ];
    refused(&limited, &["memory"]);
    refused(&["zkey", "contribute", &ptau, "--out", &out], &["zkey"]);
    assert_eq!(std::fs::read(&out).unwrap(), b"old");
    let beacon = [
        "zkey",
        "beacon",
        &key,
        "--out",
        &out,
        "--iterations",
        "9",
        "--beacon",
        "11",
    ];
    misused(&beacon, &["10"]);
    let beacon = [
        "zkey",
        "beacon",
        &key,
        "--out",
        &out,
        "--iterations",
        "10",
        "--beacon",
        "1x",
    ];
    misused(&beacon, &["hex"]);
    misused(&["zkey", "verify", &key, "--ptau", &ptau], &["--r1cs"]);
}

#[test]
fn setups() {
    let r1cs = vector("bn254.r1cs");
    let out = file("setup.zkey", b"");
    let toxic = file("toxic.txt", b"02\n03\n05\n01\n01\n");
    let (code, ..) = msmith(&["zkey", "setup", &r1cs, "--out", &out]);
    assert_eq!(code, 0);
    let drawn = std::fs::read(&out).unwrap();
    let given = ["zkey", "setup", &r1cs, "--toxic", &toxic, "--out", &out];
    for _ in 0..2 {
        // γ = δ: everybody could say so.
        let (code, _, err) = msmith(&given);
        assert!(
            code == 0 && err.contains("warning: everybody knows"),
            "{err}"
        );
    }
    let made = std::fs::read(&out).unwrap();
    assert!(drawn.len() == made.len() && drawn != made);
    let few = file("few.txt", b"02\n03\n");
    refused(
        &["zkey", "setup", &r1cs, "--toxic", &few, "--out", &out],
        &["five numbers"],
    );
    let one = file("one.txt", b"01\n03\n05\n01\n01\n");
    refused(
        &["zkey", "setup", &r1cs, "--toxic", &one, "--out", &out],
        &["root of unity"],
    );
}

//! Lists of points from outside: `mul` and `fft`, against sums and files that others wrote.

use crate::common::{absent, answer, file, msmith, ones, refused, words};
use serde_json::Value;

fn vector(name: &str) -> String {
    format!(
        "{}/../../../vectors/snarkjs/{name}",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// The coordinates of a point that has some.
fn finite(point: &Value) -> [&Value; 2] {
    assert_eq!(point["infinity"], false, "{point}");
    [&point["x"], &point["y"]]
}

const GROUPS: [(&str, &str); 6] = [
    ("bls12-381", "g1"),
    ("bls12-377", "g2"),
    ("bw6-761", "g1"),
    ("secp256k1", "g1"),
    ("ed25519", "g1"),
    ("baby-jubjub", "g1"),
];

/// Random products sum to the sum of the same points and scalars, and the first is that of the first ones.
#[test]
fn products_are_the_terms_of_sums() {
    for (curve, group) in GROUPS {
        let what = format!("--curve {curve} --group {group}");
        let random = format!("{what} -n 33 --seed 5");
        let out = absent(&format!("each-{curve}"));
        let made = answer(&format!(
            "mul {random} --out {out} --out-format affine-be --threads 2"
        ));
        assert_eq!(
            (&made["curve"], &made["group"]),
            (&curve.into(), &group.into())
        );
        assert_eq!((&made["n"], &made["of"]), (&33.into(), &"mul-each".into()));
        assert_eq!(
            (&made["threads"], &made["format"]),
            (&2.into(), &"affine-be".into())
        );
        assert_eq!(made["out"], out.as_str());
        assert!(made["seconds"].as_f64().unwrap() > 0.0);
        let sum = |which: &str| answer(&format!("msm {what} {which}"))["result"].clone();
        assert_eq!(made["first"], sum("-n 1 --seed 5"), "{curve}");
        let all = format!(
            "--bases {out} --bases-format affine-be --scalars {} --scalars-format hex-lines",
            ones(&format!("{curve}.ones"), 33)
        );
        assert_eq!(sum(&all), sum("-n 33 --seed 5"), "{curve}");
        // Whatever the backend and the limit.
        let other = answer(&format!(
            "mul {random} --backend portable --memory-limit 4M --unchecked-subgroup"
        ));
        assert_eq!(other["backend"], "portable");
        assert_eq!(
            (&other["first"], &other["last"]),
            (&made["first"], &made["last"])
        );
        assert!(other.get("out").is_none() && other.get("format").is_none());
    }
}

/// One point by several scalars, by its name and out of a file.
#[test]
fn multiples_of_one_point() {
    let scalars = file("base.hex", b"1\n2\n0\n7\n");
    let scalars = format!("--scalars {scalars} --scalars-format hex-lines");
    for (curve, group) in GROUPS {
        let what = format!("--curve {curve} --group {group}");
        let out = absent(&format!("base-{curve}"));
        let made = answer(&format!(
            "mul {what} --generator {scalars} --out {out} --out-format affine-le"
        ));
        assert_eq!((&made["n"], &made["of"]), (&4.into(), &"mul-base".into()));
        let size = std::fs::read(&out).unwrap().len() / 4;
        let one = file(
            &format!("one-{curve}"),
            &std::fs::read(&out).unwrap()[..size],
        );
        let bases = format!("--bases-format affine-le {scalars}");
        let again = answer(&format!("mul {what} --base {one} {bases}"));
        assert_eq!(again["first"], made["first"]);
        assert_eq!(again["last"], made["last"]);
        let scalar = file("seven.hex", b"7\n");
        let seven = answer(&format!(
            "msm {what} --bases {one} --bases-format affine-le --scalars {scalar} --scalars-format hex-lines"
        ));
        assert_eq!(seven["result"], made["last"], "{curve}");
        // k·G times k: 49·G is the last.
        let squares = answer(&format!("mul {what} --bases {out} {bases}"));
        let scalar = file("square.hex", b"31\n");
        let square = answer(&format!(
            "msm {what} --bases {one} --bases-format affine-le --scalars {scalar} --scalars-format hex-lines"
        ));
        assert_eq!(squares["last"], square["result"], "{curve}");
        refused(
            &words(&format!("mul {what} --base {out} {bases}")),
            &["--base", "4 points"],
        );
        let random = answer(&format!("mul {what} --generator -n 4 --seed 9"));
        finite(&random["last"]);
        let alone = answer(&format!(
            "mul {what} --base {one} --format affine-le -n 4 --seed 9"
        ));
        assert_eq!(random["last"], alone["last"]);
    }
    // A part of a file that has one point.
    let (key, witness) = (vector("bn254.zkey"), vector("bn254.wtns"));
    let of = |bases: &str| {
        answer(&format!(
            "mul --curve bn254 --base {key}:{bases} --scalars {witness}"
        ))
    };
    assert_eq!(of("delta1")["n"], 8);
    assert_eq!(of("C[2..3]")["n"], 8);
    let each = format!("mul --curve bn254 --bases {key}:C --scalars {witness}:witness[2..]");
    assert_eq!(answer(&each)["n"], 6);
}

/// Points at infinity, none, and one, as text too.
#[test]
fn few_points() {
    let zero = file("zero.hex", b"0\n");
    let line = format!("mul --curve bn254 --generator --scalars {zero} --scalars-format hex-lines");
    let made = answer(&line);
    assert_eq!(made["first"]["infinity"], true);
    let (code, text, _) = msmith(&words(&line));
    assert_eq!(code, 0);
    for row in [
        "products    1 point of g1 of bn254, multiples of one point",
        "first       infinity",
        "last        infinity",
    ] {
        assert!(text.lines().any(|l| l == row), "{text}");
    }
    assert_eq!(answer("mul --curve bn254 -n 0")["first"], Value::Null);
    let out = absent("none.ark");
    answer(&format!(
        "mul --curve bls12-381 -n 0 --out {out} --out-format ark-compressed"
    ));
    assert_eq!(std::fs::read(&out).unwrap(), [0; 8]);
    let args = ["fft", "--curve", "pallas", "-n", "8", "--inverse"];
    let (_, text, _) = msmith(&args);
    for word in [
        "transform   8 points of g1 of pallas",
        "first x",
        "last y",
        "time",
        "backend",
    ] {
        assert!(text.contains(word), "{text}");
    }
}

/// There and back, through files in two formats.
#[test]
fn transforms_and_their_inverses() {
    for (curve, group) in [("bls12-381", "g1"), ("bls12-377", "g2"), ("bn254", "g1")] {
        let what = format!("--curve {curve} --group {group}");
        let [points, values, back] =
            ["points", "values", "back"].map(|name| absent(&format!("{curve}-{name}")));
        let one = format!(
            "--scalars {} --scalars-format hex-lines",
            ones(&format!("{curve}.16"), 16)
        );
        answer(&format!(
            "mul {what} -n 16 --seed 3 --out {points} --out-format ark-uncompressed"
        ));
        for how in [
            "",
            " --coset 5",
            " --coset 0x10000000000000000000000000000000003",
        ] {
            let values_of = answer(&format!(
                "fft {what} --bases {points} --bases-format ark-uncompressed --out {values} --out-format affine-be{how}"
            ));
            assert_eq!(
                (&values_of["of"], &values_of["n"]),
                (&"fft".into(), &16.into())
            );
            let inverse = answer(&format!(
                "fft {what} --bases {values} --bases-format affine-be --inverse --out {back} \
                 --out-format ark-uncompressed{how}"
            ));
            assert_eq!(inverse["of"], "ifft");
            assert_eq!(
                std::fs::read(&points).unwrap(),
                std::fs::read(&back).unwrap()
            );
            // The value at 1 is the sum of the coefficients.
            if how.is_empty() {
                let sum = answer(&format!(
                    "msm {what} --bases {points} --bases-format ark-uncompressed {one}"
                ));
                assert_eq!(values_of["first"], sum["result"]);
            }
        }
    }
    let random = |more: &str| answer(&format!("fft --curve bls12-381 -n 64 --seed 2 {more}"));
    let one = random("--threads 1");
    for more in [
        "--threads 3 --backend portable",
        "--coset 1",
        "--memory-limit 8M",
    ] {
        let other = random(more);
        assert_eq!(
            (&one["first"], &one["last"]),
            (&other["first"], &other["last"]),
            "{more}"
        );
    }
    assert_ne!(one["last"], random("--coset 2^3")["last"]);
}

/// The Lagrange points of snarkjs are the inverse transforms of its powers. Its root for BLS12-381 is another one.
#[test]
fn lagrange_points_of_others() {
    let root = "0x3f96405d25a31660a733b23a98ca5b22a032824078eaa4fe8dd702cb688bc087";
    for (curve, more) in [
        ("bn254", String::new()),
        ("bls12-381", format!(" --root {root}")),
    ] {
        let setup = vector(&format!("{curve}.ptau"));
        for (group, powers, lagrange) in [
            ("g1", "tauG1", "lagrangeTauG1"),
            ("g2", "tauG2", "lagrangeTauG2"),
        ] {
            let [made, theirs] =
                ["made", "theirs"].map(|n| absent(&format!("{curve}-{group}.{n}")));
            answer(&format!(
                "fft --curve {curve} --group {group} --bases {setup}:{powers}[0..8] --inverse --out {made} \
                 --out-format montgomery-le{more}"
            ));
            answer(&format!(
                "convert {setup}:{lagrange}[7..15] {theirs} --to montgomery-le --group {group}"
            ));
            assert!(
                std::fs::read(&made).unwrap() == std::fs::read(&theirs).unwrap(),
                "{curve} {group}"
            );
        }
    }
}

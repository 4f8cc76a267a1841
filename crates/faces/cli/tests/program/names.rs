//! Names: of curves, formats, files that do not say what they are, and tables.

use crate::common::{file, json, misused, msmith, refused, vector};

/// Tables of ours, whole and damaged; what does not say what it is, by file and option.
#[test]
fn inspect_knows_tables_and_names_what_it_does_not_know() {
    let path = file("inspected.table", b"");
    let build = [
        "table", "build", "--curve", "bn254", "-n", "5", "--set", "signed:6",
    ];
    json(&[&build[..], &["--out", &path, "--json"]].concat());
    let table = json(&["inspect", &path, "--json"]);
    assert_eq!(
        (&table["format"], &table["curve"]),
        (&"table".into(), &"bn254".into())
    );
    let bases = &table["sections"][0];
    assert_eq!(
        (&bases["n"], &bases["encoding"]),
        (&5.into(), &"signed:6".into())
    );
    assert_eq!(
        (&bases["on_curve"], &bases["in_subgroup"]),
        (&true.into(), &true.into())
    );
    let quick = json(&["inspect", &path, "--quick", "--json"]);
    assert_eq!(quick["sections"][0].get("on_curve"), None);

    let mut bytes = std::fs::read(&path).unwrap();
    bytes[5000] ^= 1;
    let damaged = file("damaged.table", &bytes);
    let (code, out, err) = msmith(&["inspect", &damaged]);
    assert_eq!((code, err.as_str()), (1, ""));
    assert!(out.contains('✘') && out.contains("checksum"), "{out}");
    refused(
        &["inspect", &file("cut.table", &bytes[..5000])],
        &["cut.table", "cut off"],
    );

    let witness = vector("bn254.wtns");
    let sum = |bases: &str, scalars: &str, words: &[&str]| {
        let args = [
            "msm",
            "--curve",
            "bn254",
            "--bases",
            bases,
            "--scalars",
            scalars,
        ];
        refused(&args, words);
    };
    sum(&path, &witness, &["inspected.table", "table info"]);
    let raw = file("raw.points", &[0; 64]);
    sum(&raw, &witness, &["raw.points", "--bases-format"]);
    let key = format!("{}:A", vector("bn254.zkey"));
    sum(&key, &raw, &["raw.points", "--scalars-format"]);
    refused(&["inspect", &raw], &["raw.points", "--format"]);
    // A section of a file that has them is enough for a table, too.
    let build = [
        "table", "build", "--curve", "bn254", "--bases", &key, "--set", "signed:6",
    ];
    assert_eq!(
        json(&[&build[..], &["--out", &path, "--json"]].concat())["n"],
        8
    );
}

#[test]
fn curves_by_the_names_that_users_have() {
    for (name, curve) in [
        ("bn128", "bn254"),
        ("alt_bn128", "bn254"),
        ("BLS12_381", "bls12-381"),
        ("K-256", "secp256k1"),
        ("BabyJubJub", "baby-jubjub"),
    ] {
        assert_eq!(
            json(&["msm", "--curve", name, "-n", "2", "--json"])["curve"],
            curve
        );
    }
    let (_, help, _) = msmith(&["msm", "--help"]);
    assert!(!help.contains("bn128") && help.contains("bn254"), "{help}");
    misused(&["msm", "--curve", "bn255", "-n", "2"], &["bn255", "bn254"]);
}

#[test]
fn a_format_of_the_output_is_not_that_of_the_input() {
    let missing = [
        "mul", "--curve", "bn254", "-n", "3", "--out", "p.bin", "--format", "zcash",
    ];
    misused(
        &missing,
        &[
            "--out-format <F>",
            "tip: --format is how the points of --bases",
        ],
    );
    let out = file("out-format", b"");
    let key = format!("{}:A", vector("bn254.zkey"));
    json(&["convert", &key, &out, "--out-format", "affine-le", "--json"]);
}

//! Curves given by their numbers.

use msmith::curve::known;
use msmith_io::{Error, curve_file};

const MINE: &str = r#"{
    "name": "mine", "p": "97", "r": "0x67",
    "g1": { "a": 0, "b": 10, "gx": 1, "gy": "37" }
}"#;

/// What is said about MINE with one text replaced.
fn refusal(from: &str, to: &str) -> String {
    assert!(MINE.contains(from), "{from}");
    let text = MINE.replace(from, to);
    curve_file::read(text.as_bytes())
        .expect_err(&text)
        .to_string()
}

#[test]
fn numbers_of_either_kind() {
    let curve = curve_file::read(MINE.as_bytes()).unwrap();
    let toy = known::by_name("toy-103").unwrap();
    assert_eq!((&curve.p, &curve.r, &curve.g1), (&toy.p, &toy.r, &toy.g1));
    assert_eq!(curve.name, "mine");
}

#[test]
fn two_groups_and_the_name_of_a_built_in_curve() {
    let curve = known::by_name("bls12-381").unwrap();
    let list = |l: &[num_bigint::BigUint]| {
        let all: Vec<_> = l.iter().map(|c| format!("\"{c:#x}\"")).collect();
        format!("[{}]", all.join(","))
    };
    let group = |g: &msmith::curve::GroupSpec| {
        format!(
            r#"{{"a":{},"b":{},"gx":{},"gy":{},"cofactor":"{}"}}"#,
            list(&g.a),
            list(&g.b),
            list(&g.gx),
            list(&g.gy),
            g.cofactor
        )
    };
    let text = format!(
        r#"{{"name":"bls12-381","p":"{}","r":"{}","nonresidue":-1,"g1":{},"g2":{}}}"#,
        curve.p,
        curve.r,
        group(&curve.g1),
        group(curve.g2.as_ref().unwrap())
    );
    assert_eq!(&curve_file::read(text.as_bytes()).unwrap(), curve);
    let why = refusal("mine", "bn254");
    assert!(why.contains("name") && why.contains("bn254"), "{why}");
}

#[test]
fn wrong_numbers_are_refused_with_the_reason() {
    let all = [
        ("\"p\": \"97\"", "\"p\": \"91\"", "p = 91 is composite"),
        ("\"37\"", "\"38\"", "generator of G1 is not on the curve"),
        ("0x67", "0x65", "101"),
        ("\"37\"", "97", "not below p"),
        ("\"b\": 10", "\"b\": 0", "number of points"),
        ("\"97\"", "\"ninety\"", "p"),
        ("\"97\"", "97.5", "curve file: p: must be an integer"),
        ("\"97\"", "[97]", "curve file: p: must be an integer"),
        ("\"gx\": 1,", "", "g1.gx: is missing"),
        (
            "\"gx\": 1,",
            "\"gx\": 1, \"cofacter\": 1,",
            "g1.cofacter: is not known",
        ),
        ("\"mine\"", "7", "name: must be a string"),
        ("\"mine\"", "\"My Curve\"", "malformed"),
        ("}\n}", "}", "JSON"),
    ];
    for (from, to, why) in all {
        let said = refusal(from, to);
        assert!(said.contains(why), "{to}: {said}");
        assert!(!said.contains('\n'));
    }
    assert!(matches!(
        curve_file::read(b"[]"),
        Err(Error::CurveFile { .. })
    ));
    assert!(matches!(
        curve_file::read(b""),
        Err(Error::CurveFile { .. })
    ));
    let deep = "[".repeat(100_000);
    assert!(curve_file::read(deep.as_bytes()).is_err());
}

#[test]
fn a_repeated_key_is_refused() {
    let g1 = r#""g1": { "a": 0, "b": 10, "gx": 1, "gy": 37 }"#;
    for (text, key) in [
        (
            format!(r#"{{ "name": "mine", "p": "97", "p": "97", "r": "103", {g1} }}"#),
            "p",
        ),
        (
            format!(r#"{{ "name": "mine", "p": "97", "r": "103", {g1}, {g1} }}"#),
            "g1",
        ),
        (
            r#"{ "name": "mine", "p": "97", "r": "103",
                 "g1": { "a": 0, "b": 10, "b": 11, "gx": 1, "gy": 37 } }"#
                .to_owned(),
            "b",
        ),
    ] {
        let error = msmith_io::curve_file::read(text.as_bytes()).unwrap_err();
        assert!(
            error
                .to_string()
                .contains(&format!("the key {key} is there twice")),
            "{error}"
        );
    }
}

/// JSON has no byte-order mark, and what is wrong with a file that has one cannot be seen in an editor.
#[test]
fn byte_order_marks_are_named() {
    let good = br#"{ "name": "mine", "p": "97", "r": "103", "g1": { "a": 0, "b": 10, "gx": 1, "gy": 37 } }"#;
    assert!(curve_file::read(good).is_ok());
    for mark in [&b"\xef\xbb\xbf"[..], b"\xff\xfe", b"\xfe\xff"] {
        let why = curve_file::read(&[mark, good].concat()).unwrap_err();
        assert!(why.to_string().contains("byte-order mark"), "{why}");
    }
}

//! `msmith-lab ecm` from outside.

use crate::common::{json, misused, refused};

#[test]
fn numbers_are_those_of_the_program() {
    let got = json(&[
        "ecm", "1001", "--b1", "1e3", "--b2", "10^6", "--curves", "2^4", "--seed", "1K", "--json",
    ]);
    assert_eq!(
        (&got["b1"], &got["b2"], &got["seed"]),
        (&1000.into(), &1_000_000.into(), &1024.into())
    );
    misused(&["ecm", "15", "--b1", "1.5e6"], &["--b1"]);
    misused(&["ecm", "15", "--curves", "0"], &["--curves"]);
}

#[test]
fn factors() {
    // 2^67 − 1 = 193707721 · 761838257287 (Cole 1903).
    let v = json(&["ecm", "2^67-1", "--b1", "500", "--json"]);
    assert_eq!(v["outcome"], "factor");
    let found = ["factor", "cofactor"].map(|k| v[k].as_str().unwrap().to_owned());
    for factor in ["193707721", "761838257287"] {
        assert!(found.iter().any(|f| f == factor), "{found:?}");
    }
    assert_eq!(json(&["ecm", "2^61-1", "--json"])["outcome"], "prime");
    assert_eq!(json(&["ecm", "1001", "--json"])["factor"], "7");
    refused(&["ecm", "0"], &["0"]);
    refused(&["ecm", "1"], &["no factors"]);
    refused(&["ecm", "-15"], &["negative"]);
    refused(&["ecm", "2^1277-1"], &["1024"]);
    // The curve by its number alone finds the factor again; no time is enough for none.
    let again = v["curve"].to_string();
    let one = [
        "ecm", "2^67-1", "--b1", "500", "--json", "--first", &again, "--curves", "1",
    ];
    let one = json(&one);
    for key in ["factor", "curve", "sigma", "stage"] {
        assert_eq!(one[key], v[key], "{key}: {one}");
    }
    assert!(
        v["sigma"]
            .as_str()
            .is_some_and(|s| s.parse::<u128>().is_ok()),
        "{v}"
    );
    // Its factors have 69 and 90 digits.
    let long = [
        "ecm",
        "2^523-1",
        "--curves",
        "2^40",
        "--b1",
        "50",
        "--time-limit",
        "1s",
        "--json",
    ];
    let long = json(&long);
    assert_eq!(
        (&long["outcome"], &long["first"]),
        (&"stopped".into(), &1.into())
    );
    assert!(long["curves"].as_u64() > Some(0), "{long}");
    misused(&["ecm", "15", "--time-limit", "soon"], &["90s"]);
    misused(&["ecm", "15", "--first", "0"], &["--first"]);
    refused(&["ecm", "2^67-1", "--b1", "1"], &["B1"]);
}

#[test]
fn expressions_and_counts_of_ecm() {
    // R19 is prime, R11 = 21649·513239.
    assert_eq!(json(&["ecm", "(10^19-1)/9", "--json"])["outcome"], "prime");
    let got = json(&["ecm", "(10^11-1)/9", "--json"]);
    assert_eq!(got["outcome"], "factor");
    let parts = ["factor", "cofactor"].map(|k| got[k].as_str().unwrap().to_owned());
    assert!(
        parts.contains(&"21649".to_owned()) && parts.contains(&"513239".to_owned()),
        "{got}"
    );
    let got = json(&["ecm", "2^67-1", "--b1", "2000", "--seed", "5", "--json"]);
    assert_eq!(got["method"], "curve");
    assert!(got["curve"].is_u64() && got["stage"].is_u64(), "{got}");
    assert!(
        (1..=200).contains(&got["curves"].as_u64().unwrap()),
        "{got}"
    );
    let found_by = format!("curve {}, stage {}", got["curve"], got["stage"]);
    assert_eq!(got["found_by"], found_by);
    let got = json(&[
        "ecm", "2^101-1", "--b1", "10", "--b2", "10", "--curves", "3", "--json",
    ]);
    assert_eq!(
        (&got["outcome"], &got["curves"]),
        (&"nothing".into(), &3.into())
    );
    refused(&["ecm", "7/2"], &["7/2", "remainder"]);
    refused(&["ecm", "(1+2"], &["parenthesis"]);
}

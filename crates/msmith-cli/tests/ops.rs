//! `msmith ops` from outside.

mod common;

use common::{msmith, refused};
use serde_json::Value;

#[test]
fn the_tables_as_json() {
    let args = [
        "ops", "edmsm", "-n", "2^8", "-c", "6", "--bits", "24", "--json",
    ];
    let (code, out, err) = msmith(&args);
    assert_eq!((code, err.as_str()), (0, ""));
    let v: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(v["windows"], 4);
    assert_eq!(v["table_1"][0]["name"], "Groth16");
    assert_eq!(v["table_2"][3]["paper"]["m"], 8);
    assert_eq!(v["table_2"][5]["counted"][1]["operations"]["s"], 3);
    assert!(v["table_2"][5]["correction"].is_string());
    assert_eq!(v["table_3"][6]["counted"][0]["operations"]["m"], 7);
    for kind in 0..2 {
        let b = &v["bucket_method"][kind];
        assert_eq!(b["counted"], b["corrected"]);
        assert_ne!(b["counted"], b["printed"]);
        assert_eq!(b["sum_is_right"], true);
    }
    // 2^8 points in 4 windows of 32 buckets, of which every first point is free.
    assert_eq!(v["bucket_method"][1]["counted"]["accumulate"], 256 - 32);
    assert_eq!(
        v["bucket_method"][1]["counted"]["total"],
        4 * (224 + 62) + 3 + 18
    );
}

#[test]
fn the_tables_for_people() {
    let (code, out, _) = msmith(&["ops", "edmsm", "-n", "256", "-c", "6", "--bits", "24"]);
    assert_eq!(code, 0);
    for title in [
        "Table 1",
        "Table 2",
        "Table 3",
        "Section 4.3",
        "Bucket method",
    ] {
        assert!(out.contains(title), "{out}");
    }
    let line = |what: &str| out.lines().filter(|l| l.contains(what)).collect::<Vec<_>>();
    assert!(line("add_stored").iter().any(|l| l.contains("7m")), "{out}");
    assert_eq!(line("corrected").len(), 4, "{out}");
}

#[test]
fn sizes_without_a_count_are_refused() {
    for args in [
        ["-n", "63", "-c", "6"],
        ["-n", "256", "-c", "25"],
        ["-n", "2^40", "-c", "8"],
    ] {
        let all: Vec<_> = ["ops", "edmsm"].into_iter().chain(args).collect();
        refused(&all, &["option"]);
    }
}

#[test]
fn word_operations() {
    let (code, out, err) = msmith(&["ops", "fields", "--words", "4,6", "--json"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let v: Value = serde_json::from_str(&out).unwrap();
    for size in 0..2 {
        let methods = v["sizes"][size]["methods"].as_array().unwrap();
        assert_eq!(methods.len(), 5);
        for m in methods {
            assert_eq!(m["counted"], m["formula"], "{m}");
        }
    }
    let additions = |k: usize| v["sizes"][1]["methods"][k]["counted"]["additions"].as_u64();
    assert_eq!([0, 1, 2, 4].map(additions), [156, 144, 138, 108].map(Some));
    let fields = v["fields"].as_array().unwrap();
    let pallas = fields.iter().find(|f| f["field"] == "pallas").unwrap();
    assert_eq!([&pallas["paper_square"], &pallas["square"]], [false, true]);

    let (code, out, _) = msmith(&["ops", "fields"]);
    assert_eq!(code, 0);
    for part in ["4N² + 2N", "4N² − N", "N = 12, counted", "secp256k1"] {
        assert!(out.contains(part), "{out}");
    }
    for words in ["0", "13", "x"] {
        assert_eq!(msmith(&["ops", "fields", "--words", words]).0, 2);
    }
}

#[test]
fn fixed_bases_as_json() {
    let args = ["ops", "fixed", "-n", "64", "--curve", "bn254", "--json"];
    let (code, out, err) = msmith(&args);
    assert_eq!((code, err.as_str()), (0, ""));
    let v: Value = serde_json::from_str(&out).unwrap();
    let rows = |table: &str| v[table].as_array().unwrap().clone();
    let differs = |table: &str| {
        let rows = rows(table);
        let marked = rows.iter().filter(|r| r["differs"] == true);
        marked.map(|r| r["c"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(differs("table_4"), [10, 12, 16, 18, 20, 22, 24, 28, 30]);
    assert!(differs("table_5").is_empty());
    assert_eq!(v["table_4"][0]["holds"]["size"], 227);
    assert_eq!(v["table_4"][0]["built"], 227);
    assert_eq!(v["table_2"][1]["lfg"]["differs"][0], "q");
    assert_eq!(v["table_2"][1]["lfg"]["best"]["additions"], 44_033);
    assert_eq!(v["table_1"]["rows"].as_array().unwrap().len(), 6);
    let methods = &v["methods"][0];
    assert_eq!(methods["curve"], "bn254");
    for m in methods["methods"].as_array().unwrap() {
        assert!(m["error"].is_null(), "{m}");
        assert_eq!(m["sizes"].as_array().unwrap().len(), 17);
    }
    assert_eq!(v["counted"]["n"], 64);
    for run in v["counted"]["rows"].as_array().unwrap() {
        assert_eq!(run["sum_is_right"], true, "{run}");
    }
}

#[test]
fn fixed_bases_for_people() {
    let table = |table: &str| {
        let (code, out, _) = msmith(&["ops", "fixed", "--table", table]);
        assert_eq!(code, 0);
        out
    };
    let out = table("4,5");
    let line = |start: &str| out.lines().find(|l| l.starts_with(start)).unwrap();
    assert!(line("2^10").ends_with("by 1"), "{out}");
    assert!(!line("2^11").contains("by"), "{out}");
    assert!(line("7^11").contains("329554458"), "{out}");
    assert!(!out.contains("Table 1") && !out.contains("Table 2"));
    assert!(table("1").contains("n(h + 1) + (q − 1)/(2|M|) + p − 3"));
    assert!(table("2").contains("2^17"));
    let (code, _, err) = msmith(&["ops", "fixed", "--table", "3"]);
    assert_eq!(code, 2, "{err}");
    refused(
        &["ops", "fixed", "--table", "methods", "--curve", "x"],
        &["curve"],
    );
    refused(
        &["ops", "fixed", "--table", "counted", "-n", "2^30"],
        &["at most"],
    );
}

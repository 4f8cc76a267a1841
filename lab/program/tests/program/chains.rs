//! `msmith-lab chain` from outside.

use crate::common::{file, json, msmith, refused};

#[test]
fn a_chain_as_json() {
    let v = json(&["chain", "917", "--json"]);
    assert_eq!(v["scalars"][0], "917");
    assert_eq!(v["method"], "optimal");
    assert_eq!(v["cost"].as_f64(), Some(79.2));
    for key in [
        "bases",
        "set",
        "cost_model",
        "precomputation",
        "per_bit",
        "length",
        "seconds",
        "steps",
    ] {
        assert!(!v[key].is_null(), "{key}");
    }
    let v = json(&["chain", "83", "125", "--precomputation", "paper", "--json"]);
    assert_eq!(v["method"], "pair-optimal");
    let chain = v["cost"].as_f64().unwrap() - v["precomputation"].as_f64().unwrap();
    assert!((chain - 70.6).abs() < 1e-9);
    // Negative ones, small ones.
    for n in ["-917", "0", "1", "-1", "0x395"] {
        assert!(json(&["chain", n, "--json"])["steps"].is_array(), "{n}");
    }
}

/// Searches know every backend, and obey those that this machine has.
#[test]
fn every_backend() {
    for backend in msmith::Backend::ALL {
        let name = backend.name();
        let (code, _, err) = msmith(&["chain", "917", "--backend", name]);
        assert!(code == 0 || backend.require().is_err(), "{name}: {err}");
        assert!(!err.contains("not known"), "{name}: {err}");
    }
}

/// A chain that comes from stdin is checked, one that goes to stdout is drawn; a full disk is told.
#[test]
fn files_of_chains() {
    let record = msmith(&["chain", "917", "--json"]).1;
    assert_eq!(
        msmith(&["chain", "--check", &file("record", record.as_bytes())]).0,
        0
    );
    let (code, drawn, said) = msmith(&["chain", "83", "--draw", "-"]);
    assert!(code == 0 && drawn.starts_with("<svg") && !said.is_empty());
    #[cfg(target_os = "linux")]
    refused(
        &["chain", "917", "--draw", "/dev/full"],
        &["cannot write /dev/full", "No space left"],
    );
}

#[test]
fn methods_side_by_side() {
    let rows = json(&[
        "chain",
        "31415926535897932384626433832795",
        "--compare",
        "--json",
    ]);
    let rows = rows.as_array().unwrap();
    let cost = |name: &str| {
        let row = rows.iter().find(|r| r["method"] == name);
        row.and_then(|r| r["cost"].as_f64())
    };
    for same in ["dag", "rectangular", "reduced"] {
        assert_eq!(cost(same), cost("optimal"), "{same}");
    }
    assert!(cost("naf") > cost("optimal"));
    let list = json(&["chain", "--list", "--json"]);
    assert!(list["methods"].as_array().unwrap().len() > 20);
}

#[test]
fn chains_are_drawn_and_checked() {
    let dir = std::env::temp_dir().join(format!("msmith-chains-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    let (code, out, _) = msmith(&["chain", "917", "--draw", &path("917.svg")]);
    assert_eq!(code, 0);
    let svg = std::fs::read_to_string(path("917.svg")).unwrap();
    assert!(svg.contains("</svg>") && svg.contains("917"));
    std::fs::write(path("chain.txt"), &out).unwrap();
    let (code, told, _) = msmith(&["chain", "--check", &path("chain.txt")]);
    assert!(code == 0 && told.contains("right"), "{told}");
    assert!(
        told.contains("no chain of these digits and bases is cheaper"),
        "{told}"
    );
    // By hand, and said to be the optimum.
    let (_, naf, _) = msmith(&["chain", "917", "--method", "naf", "--bases", "2", "--json"]);
    std::fs::write(path("naf.json"), &naf).unwrap();
    let (code, told, _) = msmith(&["chain", "--check", &path("naf.json")]);
    assert!(
        code == 0 && told.contains("not checked: that it is by naf"),
        "{told}"
    );
    for (good, bad, word) in [
        ("\"naf\"", "\"dag\"", None),
        ("\"naf\"", "\"magic\"", Some("none is called")),
        ("\"naf\"", "\"jsf\"", Some("1 scalars")),
        (
            "\"method\"",
            "\"method\": \"dag\", \"method\"",
            Some("is there twice"),
        ),
    ] {
        assert!(naf.contains(good), "{naf}");
        std::fs::write(path("naf.json"), naf.replacen(good, bad, 1)).unwrap();
        match word {
            Some(word) => refused(&["chain", "--check", &path("naf.json")], &[word]),
            // Over {2} nothing is cheaper than the NAF.
            None => assert_eq!(msmith(&["chain", "--check", &path("naf.json")]).0, 0),
        }
    }
    let (_, binary, _) = msmith(&["chain", "917", "--method", "binary", "--bases", "2"]);
    let claim = binary.replace("method: binary", "method: optimal");
    std::fs::write(path("binary.txt"), claim).unwrap();
    refused(
        &["chain", "--check", &path("binary.txt")],
        &["optimal", "finds a chain of"],
    );
    std::fs::write(path("lie.txt"), out.replace("scalars: 917", "scalars: 918")).unwrap();
    refused(
        &["chain", "--check", &path("lie.txt")],
        &["other multiples"],
    );
    refused(&["chain", "--check", &path("none.txt")], &["none.txt"]);
    std::fs::remove_dir_all(&dir).unwrap();
}

/// Bytes that are printed are read again; the plan of the table is shown and checked.
#[test]
fn bytes_and_tables_come_back() {
    for args in [
        &[
            "chain",
            "31415926535897932384626433832795",
            "--set",
            "1,5,6,11",
        ][..],
        &["chain", "83", "125"],
        &["chain", "-917"],
        &["chain", "0"],
    ] {
        let both = json(&[args, &["--hint", "--json"]].concat());
        let hint = both["hint"].as_str().unwrap();
        let again = json(&[args, &["--from-hint", hint, "--json"]].concat());
        for key in ["steps", "cost", "table", "precomputation"] {
            assert_eq!(again[key], both["chain"][key], "{args:?} {key}");
        }
        assert_eq!(again["method"], "hint");
    }
    let table = json(&["chain", "83", "125", "--json"])["table"].clone();
    assert_eq!(
        table,
        serde_json::json!(["(1,-1)=(1,0)-(0,1)", "(1,1)=(1,0)+(0,1)"])
    );
    refused(&["chain", "917", "--from-hint", "zz"], &["hexadecimal"]);
    refused(&["chain", "917", "--from-hint", "ffffffffff"], &["chain"]);
    refused(
        &["chain", "7", "9", "--set", "1", "--from-hint", "ff"],
        &["chain"],
    );
}

/// No small scalar is refused by a climb, no pair by windows whose first digits coincide.
#[test]
fn small_scalars() {
    for n in ["0", "1", "2", "3", "5", "908"] {
        let v = json(&[
            "chain", n, "--method", "adaptive", "--bases", "2,3,5", "--json",
        ]);
        assert_eq!(v["scalars"][0], n);
    }
    for method in ["slide", "interleave"] {
        let v = json(&[
            "chain",
            "5",
            "7",
            "--set",
            "(1,0),(0,1),(3,0),(0,3)",
            "--method",
            method,
            "--json",
        ]);
        assert!(v["steps"].is_array(), "{method}");
    }
}

#[test]
fn bad_chains_are_refused() {
    let large = format!("0x1{}", "0".repeat(1024));
    refused(&["chain", &large], &["4097 bits"]);
    refused(&["chain", "ten"], &["not a number"]);
    refused(&["chain", "7", "--set", "{0,2}"], &["no chain"]);
    refused(&["chain", "7", "--set", "1,99999"], &["99999"]);
    refused(&["chain", "7", "--method", "magic"], &["magic", "optimal"]);
    refused(
        &["chain", "7", "--method", "jsf"],
        &["does not take 1 scalar\n"],
    );
    refused(&["chain", "7", "--method", "naf:1"], &["parameters"]);
    refused(&["chain", "7", "--bases", "2,7"], &["2,7"]);
    refused(&["chain", "7", "--cost", "gold"], &["gold"]);
    refused(
        &["chain", "123456789123456789", "--draw", "x.svg"],
        &["too large"],
    );
}

/// A search that would take more memory or time than is allowed is refused, or given up, by every method.
#[test]
fn searches_have_limits() {
    let long = format!("0x{}", "f7".repeat(60));
    for method in [
        "optimal",
        "dag",
        "rectangular",
        "reduced",
        "beam",
        "bucket-dag:0",
    ] {
        let args = [
            "chain",
            &long,
            "--bases",
            "2,3,5",
            "--method",
            method,
            "--memory-limit",
            "100k",
        ];
        let (code, out, err) = msmith(&args);
        assert!(code == 1 && out.is_empty(), "{method}: {out}");
        assert!(err.contains("memory"), "{method}: {err}");
    }
    let pair = ["chain", &long, &long[..90], "--memory-limit", "100k"];
    refused(&pair, &["KiB of memory"]);
    for wrong in [["--memory-limit", "x"], ["--time-limit", "0s"]] {
        let (code, _, err) = msmith(&[&["chain", "7"], &wrong[..]].concat());
        assert!(code == 2 && err.contains(wrong[0]), "{err}");
    }
    assert_eq!(msmith(&["chain", "917", "--time-limit", "1m"]).0, 0);
    let start = std::time::Instant::now();
    let dag = [
        "chain",
        &long,
        "--bases",
        "2,3,5",
        "--method",
        "dag",
        "--time-limit",
        "1s",
    ];
    refused(&dag, &["dag found no chain within 1 s"]);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

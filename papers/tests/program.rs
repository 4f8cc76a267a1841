//! The program and its answers.

use std::process::Command;

use serde_json::Value;

/// Exit code, stdout, stderr.
fn papers(args: &[&str]) -> (i32, String, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_msmith-papers"))
        .args(args)
        .env_remove("MSMITH_BACKEND")
        .output()
        .unwrap();
    let text = |b: &[u8]| String::from_utf8(b.to_vec()).unwrap();
    (
        out.status.code().unwrap(),
        text(&out.stdout),
        text(&out.stderr),
    )
}

fn json(args: &[&str]) -> Value {
    let (code, out, err) = papers(args);
    assert_eq!(code, 0, "{args:?}: {err}");
    serde_json::from_str(&out).unwrap()
}

/// Exit code 1, nothing on stdout, one line on stderr that says all of `words`.
fn refused(args: &[&str], words: &[&str]) {
    let (code, out, err) = papers(args);
    assert_eq!((code, out.as_str()), (1, ""), "{args:?}: {err}");
    assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
    assert!(
        err.starts_with("msmith-papers: ") && words.iter().all(|w| err.contains(w)),
        "{args:?}: {err}"
    );
}

#[test]
fn everything_is_listed() {
    let (code, text, _) = papers(&["list"]);
    assert_eq!(code, 0);
    let v = json(&["list", "--json"]);
    let mut entries = 0;
    for p in v["papers"].as_array().unwrap() {
        assert!(text.contains(p["key"].as_str().unwrap()));
        for e in p["entries"].as_array().unwrap() {
            assert!(text.contains(e["about"].as_str().unwrap()), "{e}");
            entries += 1;
        }
    }
    assert!(entries > 30, "{entries}");
}

#[test]
fn tables_of_the_papers() {
    let v = json(&["table", "double-base", "3", "--json"]);
    let cells = v["cells"].as_array().unwrap();
    assert!(cells.len() > 20);
    for c in cells.iter().filter(|c| !c["printed"].is_null()) {
        assert_eq!(c["printed"].as_f64(), c["mean"].as_f64(), "{c}");
    }
    let v = json(&["table", "double-base", "1", "--json"]);
    let formulas = v["formulas"].as_array().unwrap();
    assert!(!formulas.is_empty());
    for f in formulas {
        assert_eq!(f["printed"], f["counted"], "{f}");
    }
    let v = json(&["table", "double-base", "2", "--samples", "10", "--json"]);
    assert_eq!(v["cells"][0]["samples"], 10);
    // All formulas of a paper are those of its tables.
    let count = |number: &str| {
        let v = json(&["table", "double-base", number, "--json"]);
        v["formulas"].as_array().unwrap().len()
    };
    let parts: usize = ["section-2", "1", "section-7.2"].map(count).iter().sum();
    assert_eq!(count("formulas"), parts);
}

#[test]
fn names_and_options_that_are_not_known_are_refused() {
    refused(
        &["table", "double-base", "77"],
        &["no table 77", "section-2"],
    );
    refused(&["table", "nobody", "1"], &["nobody", "multi-base"]);
    refused(
        &["figure", "double-base", "2"],
        &["double-base", "multi-base"],
    );
    refused(&["compare", "apples"], &["apples", "chains"]);
    refused(
        &["table", "double-base", "1", "--samples", "5"],
        &["--samples"],
    );
    refused(
        &[
            "compare",
            "records-excess",
            "--out",
            "x.svg",
            "--samples",
            "2",
            "--parameters",
            "1",
        ],
        &["--parameters"],
    );
    let (code, _, _) = papers(&["table", "double-base", "2", "--samples", "1"]);
    assert_eq!(code, 2);
}

#[test]
fn pictures() {
    let folder = std::env::temp_dir().join(format!("msmith-papers-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (front, figure) = (file("front.svg"), file("figure.svg"));
    let v = json(&[
        "compare",
        "chains",
        "--samples",
        "2",
        "--out",
        &front,
        "--json",
    ]);
    assert!(v["methods"].as_array().unwrap().len() > 20);
    let (code, text, _) = papers(&[
        "figure",
        "multi-base",
        "2",
        "--samples",
        "2",
        "--out",
        &figure,
    ]);
    assert!(code == 0 && text.contains("DAG/bucket"), "{text}");
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    // Points have names, and both methods of the figure are there with their eight sizes.
    assert!(read(&front).contains("optimal"));
    let figure = read(&figure);
    assert!(figure.contains("DAG/bucket") && figure.contains("tree/bucket"));
    assert!(figure.matches("<circle").count() >= 16);
    // Without a file the picture goes to stdout.
    let (code, svg, _) = papers(&["figure", "multi-base", "2", "--samples", "2"]);
    assert!(code == 0 && svg.trim_end().ends_with("</svg>"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn records() {
    let v = json(&[
        "compare",
        "records-single",
        "--samples",
        "2",
        "--parameters",
        "60,64",
        "--json",
    ]);
    let per_bit = v["per_bit"].as_f64().unwrap();
    assert!((7.0..8.0).contains(&per_bit), "{v}");
    let v = json(&["compare", "records-excess", "--samples", "2", "--json"]);
    let rows = v["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 16);
    assert!(rows.iter().all(|r| r["least"].as_f64().unwrap() >= 0.0));
}

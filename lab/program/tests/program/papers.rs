//! Tables and figures of the papers from outside.

use serde_json::Value;

use crate::common::{file, msmith as papers, refused};

fn json(args: &[&str]) -> Value {
    let (code, out, err) = papers(args);
    assert_eq!(code, 0, "{args:?}: {err}");
    serde_json::from_str(&out).unwrap()
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
    // A figure that has an entry and is not made.
    refused(
        &["figure", "multi-base", "1"],
        &["figure 1", "not reproduced"],
    );
    refused(&["figure", "double-base", "14"], &["no figure 14"]);
    refused(&["figure", "beyond", "1"], &["beyond", "multi-base"]);
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
    let folder = std::env::temp_dir().join(format!("msmith-lab-{}", std::process::id()));
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

/// All figures that take no time.
#[test]
fn drawings() {
    let double_base = (1..=13).map(|n| ("double-base", n));
    let others = ["edmsm", "fixed-bases"].map(|paper| [(paper, 1), (paper, 2)]);
    for (paper, number) in double_base.chain(others.into_iter().flatten()) {
        let number = number.to_string();
        let (code, svg, err) = papers(&["figure", paper, &number]);
        assert_eq!(code, 0, "{paper} {number}: {err}");
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
        // Something is drawn.
        assert!(
            svg.contains("<polyline") || svg.contains("<polygon"),
            "{svg}"
        );
    }
    let folder = std::env::temp_dir().join(format!("msmith-drawings-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("x.svg").to_str().unwrap().to_owned();
    let of = |paper, number| json(&["figure", paper, number, "--out", &file, "--json"]);
    let two = of("double-base", "2");
    assert_eq!(two["nodes"].as_array().unwrap().len(), 20);
    assert_eq!(two["nodes"][0]["text"], "17: 0.0");
    assert_eq!(of("edmsm", "2")["links"].as_array().unwrap().len(), 2);
    assert_eq!(of("fixed-bases", "1")["wrong"], 0);
    let way = of("fixed-bases", "2");
    assert_eq!(way["weights"], way["visited"]);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Rows that are quoted and not run, and printed times beside ours.
#[test]
fn printed_rows() {
    let v = json(&["table", "multi-base", "6", "--samples", "2", "--json"]);
    let rows = v["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 24);
    assert_eq!(rows[7]["printed"], "465.18");
    let sizes = ["-n", "2^10", "--rounds", "1", "--json"];
    let v = json(&[&["table", "fixed-bases", "3"][..], &sizes].concat());
    assert_eq!(v["rows"][0]["printed"], "9.08 ms");
    assert_eq!(v["rows"][1]["printed_blst"], "15.28 ms");
    assert!(v["rows"][2]["printed"].is_null());
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

#[test]
fn counts_of_edmsm() {
    let of = |number: &str| json(&["table", "edmsm", number, "--json"]);
    assert_eq!(of("1")["rows"][0]["name"], "Groth16");
    let two = of("2");
    assert_eq!(two["rows"][3]["paper"]["m"], 8);
    assert_eq!(two["rows"][5]["counted"][1]["operations"]["s"], 3);
    assert!(two["rows"][5]["correction"].is_string());
    assert_eq!(of("3")["rows"][6]["counted"][0]["operations"]["m"], 7);
    let sizes = ["-n", "2^8", "-c", "6", "--bits", "24"];
    let v = json(&[&["table", "edmsm", "bucket-method", "--json"], &sizes[..]].concat());
    assert_eq!(v["windows"], 4);
    for kind in 0..2 {
        let b = &v["bucket_method"][kind];
        assert_eq!(b["counted"], b["corrected"]);
        assert_ne!(b["counted"], b["printed"]);
        assert_eq!(b["sum_is_right"], true);
    }
    // 2^8 points in 4 windows of 32 buckets, of which every first point is free.
    let signed = &v["bucket_method"][1]["counted"];
    assert_eq!(signed["accumulate"], 256 - 32);
    assert_eq!(signed["total"], 4 * (224 + 62) + 3 + 18);

    let text = |number: &str| papers(&["table", "edmsm", number]).1;
    let line = |out: &str, what: &str| {
        let lines = out.lines().filter(|l| l.contains(what));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let found = line(&text("section-4.3"), "add_stored");
    assert!(found.iter().any(|l| l.contains("7m")), "{found:?}");
    assert_eq!(line(&text("bucket-method"), "corrected").len(), 4);
    for bad in [
        ["-n", "63", "-c", "6"],
        ["-n", "256", "-c", "25"],
        ["-n", "2^40", "-c", "8"],
        // Neither 242 nor 253.
        ["--bits", "250", "-c", "11"],
        ["--bits", "12", "-c", "11"],
    ] {
        refused(
            &[&["table", "edmsm", "bucket-method"], &bad[..]].concat(),
            &["option"],
        );
    }
}

/// Every table that takes no time has its numbers as comma-separated values.
#[test]
fn comma_separated_values() {
    for (table, head, row) in [
        ("1", "name,", "Groth16,"),
        ("2", "correction,", ""),
        ("bucket-method", "", ""),
    ] {
        let args = ["table", "edmsm", table, "--csv"];
        let (code, csv, err) = papers(&args);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        let lines: Vec<&str> = csv.lines().collect();
        assert!(lines.len() > 2 && lines[0].contains(','), "{csv}");
        assert!(lines[0].contains(head), "{csv}");
        assert!(lines.iter().any(|l| l.contains(row)), "{csv}");
        assert!(!csv.contains('{') && !csv.contains("[{"), "{csv}");
    }
    assert_eq!(papers(&["table", "edmsm", "1", "--csv", "--json"]).0, 2);
}

#[test]
fn word_operations() {
    let v = json(&[
        "table",
        "edmsm",
        "appendix-a",
        "--parameters",
        "4,6",
        "--json",
    ]);
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

    let (code, out, _) = papers(&["table", "edmsm", "appendix-a"]);
    assert_eq!(code, 0);
    for part in ["4N² + 2N", "4N² − N", "N = 12, counted", "secp256k1"] {
        assert!(out.contains(part), "{out}");
    }
    for words in ["0", "13"] {
        refused(
            &["table", "edmsm", "appendix-a", "--parameters", words],
            &["12"],
        );
    }
}

#[test]
fn fixed_bases() {
    let of = |number: &str| json(&["table", "fixed-bases", number, "--json"]);
    let differs = |v: &Value| {
        let rows = v["rows"].as_array().unwrap().iter();
        let marked = rows.filter(|r| r["differs"] == true);
        marked.map(|r| r["c"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let four = of("4");
    assert_eq!(differs(&four), [10, 12, 16, 18, 20, 22, 24, 28, 30]);
    assert!(differs(&of("5")).is_empty());
    assert_eq!(four["rows"][0]["holds"]["size"], 227);
    assert_eq!(four["rows"][0]["built"], 227);
    let two = of("2");
    assert_eq!(two["rows"][1]["lfg"]["differs"][0], "q");
    assert_eq!(two["rows"][1]["lfg"]["best"]["additions"], 44_033);
    assert_eq!(of("1")["rows"].as_array().unwrap().len(), 6);
    let bn = ["--curve", "bn254", "--json"];
    let v = json(&[&["table", "fixed-bases", "methods"], &bn[..]].concat());
    let methods = &v["curves"][0];
    assert_eq!(methods["curve"], "bn254");
    for m in methods["methods"].as_array().unwrap() {
        assert!(m["error"].is_null(), "{m}");
        assert_eq!(m["sizes"].as_array().unwrap().len(), 17);
    }
    let v = json(&[&["table", "fixed-bases", "counted", "-n", "64"], &bn[..]].concat());
    assert_eq!(v["n"], 64);
    for run in v["rows"].as_array().unwrap() {
        assert_eq!(run["sum_is_right"], true, "{run}");
    }

    let text = |number: &str| papers(&["table", "fixed-bases", number]).1;
    let out = text("4");
    let line = |start: &str| out.lines().find(|l| l.starts_with(start)).unwrap();
    assert!(line("2^10").ends_with("by 1"), "{out}");
    assert!(!line("2^11").contains("by"), "{out}");
    assert!(text("5").contains("329554458"));
    assert!(text("1").contains("n(h + 1) + (q − 1)/(2|M|) + p − 3"));
    assert!(text("2").contains("2^17"));
    refused(
        &["table", "fixed-bases", "methods", "--curve", "x"],
        &["curve"],
    );
    refused(
        &["table", "fixed-bases", "counted", "-n", "2^30"],
        &["at most"],
    );
}

#[test]
fn coordinates_compared() {
    let folder = std::env::temp_dir().join(format!("msmith-edmsm-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let picture = folder.join("edmsm.svg").to_str().unwrap().to_owned();
    let sizes = ["-n", "3,2^6", "--rounds", "1"];
    let figure = ["figure", "edmsm", "3", "--out", &picture];
    let (code, out, err) = papers(&[&figure[..], &sizes].concat());
    assert_eq!(code, 0, "{err}");
    for word in ["G1 of bls12-377", "portable xyzz", "affine+ω", "EdMSM", "%"] {
        assert!(out.contains(word), "{word}: {out}");
    }
    let svg = std::fs::read_to_string(&picture).unwrap();
    assert!(svg.contains("portable affine") && svg.contains("</svg>"));

    let table = ["table", "edmsm", "4", "--json", "--backend", "portable"];
    let times = json(&[&table[..], &sizes].concat());
    let rows = times["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 8);
    for row in rows {
        assert_eq!(row["backend"], "portable");
        let radix = row["radix"].as_str().unwrap();
        match row["coordinates"].as_str().unwrap() {
            "xyzz" => {
                let named = radix.starts_with("signed") && radix.ends_with("XYZZ");
                assert!(named, "{row}");
                assert_eq!(row["saved"], 0.0);
            }
            "affine" => assert!(radix.starts_with("signed"), "{row}"),
            "edwards" => assert!(radix.starts_with("signed"), "{row}"),
            _ => assert!(!radix.is_empty(), "{row}"),
        }
        assert!(row["seconds"].as_f64().unwrap() > 0.0);
    }
    let none = ["table", "edmsm", "4", "--curve", "bn254"];
    refused(&none, &["bn254 has no twisted Edwards form", "prime order"]);
    let nowhere = ["figure", "edmsm", "3", "--out", "/no/such/folder/x.svg"];
    refused(
        &[&nowhere[..], &["-n", "2", "--rounds", "1"]].concat(),
        &["/no/such/folder/x.svg"],
    );
    assert_eq!(papers(&["table", "edmsm", "4", "-n", "0"]).0, 2);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn tables_compared() {
    let folder = std::env::temp_dir().join(format!("msmith-fixed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let picture = folder.join("fixed.svg").to_str().unwrap().to_owned();
    let sizes = ["-n", "3,2^8", "--rounds", "1"];
    let compare = ["compare", "fixed-bases", "--out", &picture];
    let (code, out, err) = papers(&[&compare[..], &sizes].concat());
    assert_eq!(code, 0, "{err}");
    for word in [
        "G1 of bls12-381",
        "blst",
        "repaired LFG",
        "p = 7",
        "Eisenstein",
        "×)",
        "prime:7,",
        "points a base",
    ] {
        assert!(out.contains(word), "{word}: {out}");
    }
    let svg = std::fs::read_to_string(&picture).unwrap();
    assert!(svg.contains("blst") && svg.contains("repaired LFG") && svg.contains("</svg>"));

    let table = [
        "table",
        "fixed-bases",
        "3",
        "--json",
        "--backend",
        "portable",
    ];
    let times = json(&[&table[..], &sizes].concat());
    assert_eq!(times["backend"], "portable");
    let rows = times["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 6);
    let family = |row: &Value| {
        let set = row["set"].as_str().unwrap();
        set.split(':').next().unwrap().to_owned()
    };
    let families: Vec<_> = rows.iter().map(family).collect();
    assert_eq!(families[..3], ["lfg", "prime", "eisenstein"]);
    assert_eq!(families[3..], families[..3]);
    for row in rows {
        let number = |key: &str| row[key].as_f64().unwrap();
        let (n, stored) = (number("n"), number("points_per_base"));
        // Rows of 2 or 4 coordinates of 48 bytes.
        let row_bytes = match family(row).as_str() {
            "eisenstein" => 192.0,
            _ => 96.0,
        };
        assert_eq!(number("bytes"), n * stored * row_bytes, "{row}");
        assert!(number("additions") > 0.0 && number("faster") > 0.0);
        let ratio = number("seconds_blst") / number("seconds");
        // One round: the quotient of the medians is the median of the quotients.
        assert!((number("faster") / ratio - 1.0).abs() < 1e-3, "{row}");
        assert!(number("seconds_build") > 0.0);
    }
    // Fewer additions a base where there are more bases.
    let per_base = |row: &Value| row["additions"].as_f64().unwrap() / row["n"].as_f64().unwrap();
    assert!(per_base(&rows[5]) < per_base(&rows[2]));
    refused(
        &["table", "fixed-bases", "3", "--backend", "sse2"],
        &["sse2", "portable"],
    );
    assert_eq!(papers(&["table", "fixed-bases", "3", "--rounds", "0"]).0, 2);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn twelve_units() {
    let v = json(&["compare", "twelve-units", "-n", "30", "--json"]);
    let rows = v["rows"].as_array().unwrap();
    let curves: Vec<_> = rows.iter().map(|r| r["curve"].as_str().unwrap()).collect();
    assert_eq!(curves.len(), 9);
    assert!(curves.contains(&"bn254"));
    let row = rows
        .iter()
        .find(|r| r["curve"] == "bls12-381" && r["c"] == 3);
    let row = row.unwrap();
    assert_eq!([&row["positions"], &row["buckets"]], [22, 343]);
}

/// A chain with its table becomes bytecode, which says what it multiplies by.
#[test]
fn bytecode_of_cado_nfs() {
    use msmith_chain::{
        Bases, PriceModel, Record, RecordParts, Set, TablePlan, TableRule, Task, methods,
    };
    let folder = std::env::temp_dir().join(format!("msmith-bytecode-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let record = |bases, multiples: &[i32], rule: &TableRule| {
        let set = Set::multiples(multiples).unwrap();
        let prices = PriceModel::parse("edwards").unwrap();
        let task = Task {
            scalars: &[999_983u32.into()],
            bases,
            set: &set,
            costs: prices.costs(),
            table: None,
            instructions: None,
            parameters: &[],
            memory: None,
        };
        let method = methods().find(|m| m.name() == "optimal").unwrap();
        let plan = TablePlan::new(&set, rule);
        Record::new(RecordParts {
            scalars: vec![999_983.into()],
            method: "optimal".into(),
            bases,
            chain: method.find(&task).unwrap().chain,
            set,
            cost_model: prices,
            precomputation: plan.cost(),
            table: Some(plan),
            seconds: 0.0,
        })
        .unwrap()
    };
    let path = folder.join("chain.txt");
    let file = path.to_str().unwrap();
    let odd = record(Bases::TwoThree, &[1, 3, 5, 7], &TableRule::Paper);
    for text in [odd.to_text(), odd.to_json().to_string()] {
        std::fs::write(&path, text).unwrap();
        let made = json(&["mishmash", "--of", file, "--json"]);
        assert_eq!(made["multiple"], "999983");
        assert!(made["blocks"].as_array().unwrap().len() > 1);
        let again = json(&["mishmash", made["program"].as_str().unwrap(), "--json"]);
        assert_eq!(again, made);
    }
    let five = record(Bases::TwoThreeFive, &[1, 5], &TableRule::edwards());
    std::fs::write(&path, five.to_text()).unwrap();
    refused(&["mishmash", "--of", file], &["quintupling"]);
    std::fs::write(&path, "917").unwrap();
    refused(&["mishmash", "--of", file], &["chain"]);
    std::fs::remove_dir_all(&folder).unwrap();
    refused(&["mishmash", "--of", file], &["chain.txt"]);

    let (_, out, _) = papers(&["mishmash", "00 11 41 04 f1 03 01 ff"]);
    assert!(out.contains("R[1] times 917, 10 bits"), "{out}");
    assert!(out.contains("DBCHAIN from R[1]: 2^4·R[0]+R[1]"), "{out}");
    refused(&["mishmash", "0011"], &["ends too early"]);
    refused(&["mishmash", "zz"], &["hexadecimal"]);
    assert_eq!(papers(&["mishmash"]).0, 2);
    assert_eq!(papers(&["mishmash", "00ff", "--of", file]).0, 2);
}

/// What `msmith plan --fixed --json` says is drawn, with the choice named; other texts are refused.
#[test]
fn tables_for_fixed_bases_are_drawn() {
    let table = |set: &str, passes: u32, bytes: u32, nanoseconds: u32| {
        format!(
            r#"{{"set":"{set}","passes":{passes},"bytes":{bytes},"nanoseconds":{nanoseconds}}}"#
        )
    };
    let all = [
        table("signed:8", 1, 70_000, 9_000_000),
        table("eisenstein:3,6", 2, 900_000, 4_000_000),
    ];
    let list = format!(
        r#"{{"curve":"bn254","group":"g1","n":64,"backend":"avx2","choice":{},"front":[{}]}}"#,
        all[1],
        all.join(",")
    );
    let [text, svg] = ["front.json", "front.svg"].map(|name| file(name, list.as_bytes()));
    let (code, out, err) = papers(&["front", &text, "--svg", &svg]);
    assert_eq!((code, out.as_str()), (0, ""), "{err}");
    let drawn = std::fs::read_to_string(&svg).unwrap();
    for part in [
        "Tables for 64 bases, g1 of bn254 (avx2)",
        "the choice: eisenstein:3,6 in 2 passes",
    ] {
        assert!(drawn.contains(part), "{part}");
    }
    let other = file("other.json", b"[1]");
    refused(&["front", &other, "--svg", &svg], &["not what msmith plan"]);
    refused(
        &["front", &text, "--svg", "/no/such/x.svg"],
        &["cannot write /no/such/x.svg"],
    );
}

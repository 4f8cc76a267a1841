//! Curves by their numbers, plans and the self-benchmark, from outside.

use crate::common::{file, json, misused, msmith, refused, words};
use serde_json::Value;

/// A curve that is built in, under another name.
const TOY: &str = r#"{"name":"mine","p":"97","r":"103","g1":{"a":0,"b":10,"gx":1,"gy":37}}"#;

#[test]
fn a_curve_by_its_numbers() {
    let path = file("mine.json", TOY.as_bytes());
    let sum = |which: &[&str]| {
        let rest = ["--n", "40", "--seed", "5", "--json"];
        json(&[&["msm"], which, &rest].concat())
    };
    let mine = sum(&["--curve-file", &path]);
    assert_eq!(mine["curve"], "mine");
    assert_eq!(mine["result"], sum(&["--curve", "toy-103"])["result"]);

    let (code, out, _) = msmith(&["curves", "--curve-file", &path]);
    assert_eq!(code, 0);
    for word in ["mine\n", "0x61 (7 bits)", "b = 10", "λ"] {
        assert!(out.contains(word), "{out}");
    }
    let plan = json(&["plan", "--curve-file", &path, "--n", "500", "--json"]);
    assert_eq!((&plan["curve"], &plan["bits"]), (&"mine".into(), &7.into()));
    let times = json(&words(&format!(
        "bench --curve-file {path} --n 9 --rounds 1 --json"
    )));
    assert_eq!(times["curve"], "mine");

    for (k, (from, to, words)) in [
        ("97", "91", ["p = 91", "composite"]),
        ("37", "38", ["generator of G1", "not on the curve"]),
        ("103", "101", ["101", "number of points"]),
        ("\"b\":10", "\"b\":\"ten\"", ["coefficient b", "ten"]),
        ("\"gx\":1,", "", ["g1.gx", "missing"]),
        ("mine", "pallas", ["pallas", "built in"]),
    ]
    .into_iter()
    .enumerate()
    {
        let bad = file(&format!("bad{k}.json"), TOY.replace(from, to).as_bytes());
        refused(&["curves", "--curve-file", &bad], &words);
        refused(&["msm", "--curve-file", &bad, "--n", "3"], &words);
        refused(&["plan", "--curve-file", &bad, "--n", "3"], &words);
    }
    refused(
        &["curves", "--curve-file", "no-such-file"],
        &["no-such-file"],
    );
    for usage in [
        &[
            "msm",
            "--curve",
            "pallas",
            "--curve-file",
            &path,
            "--n",
            "3",
        ][..],
        &["plan", "--n", "3"],
    ] {
        assert_eq!(msmith(usage).0, 2, "{usage:?}");
    }
}

#[test]
fn a_plan_is_what_is_done() {
    for n in ["1", "100", "3000"] {
        for rest in [
            &["--curve", "bls12-377"][..],
            &["--curve", "bn254", "--group", "g2"],
            &["--curve", "bls12-381", "--unchecked-subgroup"],
            &["--curve", "bls12-381", "--memory-limit", "6M"],
            &["--curve", "pallas", "--algorithm", "signed"],
            &["--curve", "bw6-761"],
        ] {
            let args = |command| [&[command, "--n", n, "--json"], rest].concat();
            let (plan, done) = (json(&args("plan")), json(&args("msm")));
            let choice = &plan["choice"];
            for key in ["algorithm", "radix", "windows", "peak_bytes"] {
                assert_eq!(choice[key], done[key], "{key} {:?}", args("plan"));
            }
            assert_eq!(plan["backend"], done["backend"], "{:?}", args("plan"));
            // Done are about as many as were expected, doublings aside.
            let additions = |v: &Value| v["additions"].as_u64().unwrap();
            let most = additions(choice) + additions(choice) / 2 + 300;
            assert!(additions(&done) <= most, "{choice} {done}");
            assert!(n != "3000" || additions(&done) > additions(choice) / 2);
            let measured = done["measured_peak_bytes"].as_u64();
            assert_eq!(measured.is_some(), cfg!(target_os = "linux"), "{done}");
            let time = |v: &Value| v["predicted_ns"].as_u64().unwrap();
            let others = plan["alternatives"].as_array().unwrap();
            assert!(others.len() > 2, "{n} {rest:?}");
            assert_eq!(others.first(), Some(choice), "{n} {rest:?}");
            assert!(others.is_sorted_by_key(time));
        }
    }
    // Of no points, of zeros and of bits there is nothing to compare.
    for (rest, additions) in [
        (&["--n", "0"][..], 0),
        (&["--n", "9", "--bits", "0"], 0),
        (&["--n", "8", "--bits", "1"], 4),
    ] {
        let args = [&["plan", "--curve", "bn254", "--json"], rest].concat();
        let plan = json(&args);
        let choice = &plan["choice"];
        assert_eq!(choice["additions"], additions, "{args:?}");
        assert_eq!(choice["predicted_ns"], Value::Null, "{args:?}");
        assert_eq!(plan["alternatives"], serde_json::json!([choice]));
    }
}

/// One name of a sum's digits, in the text of a plan, of a sum and in JSON.
#[test]
fn one_name_for_what_is_done() {
    let args = |command| [command, "--curve", "bn254", "--n", "2"];
    let plan = json(&[&args("plan")[..], &["--json"]].concat());
    let choice = &plan["choice"];
    let (algorithm, radix) = (choice["algorithm"].as_str(), choice["radix"].as_str());
    let name = format!("{}: {}", algorithm.unwrap(), radix.unwrap());
    assert!(name.starts_with("straus: "), "{name}");
    for command in ["plan", "msm"] {
        let (code, out, err) = msmith(&args(command));
        assert_eq!(code, 0, "{err}");
        assert!(out.contains(&name), "{name}: {out}");
    }
}

#[test]
fn plans_of_edwards_curves() {
    let plan = json(&["plan", "--curve", "ed25519", "--n", "4096", "--json"]);
    let others = plan["alternatives"].as_array().unwrap();
    assert_eq!(
        (&plan["curve"], others.first()),
        (&"ed25519".into(), Some(&plan["choice"]))
    );
    assert!(others.len() > 2 && others.is_sorted_by_key(|o| o["predicted_ns"].as_u64()));
    let fixed = ["plan", "--curve", "ed25519", "--n", "9", "--fixed"];
    let tables = json(&[&fixed[..], &["--json"]].concat());
    assert_eq!(tables["curve"], "ed25519");
    refused(
        &[&fixed[..5], &["--group", "g2"]].concat(),
        &["ed25519", "one group"],
    );
}

/// What a plan says of a table is what `table build` makes of it, its file within the budget; the choice is the row that
/// is marked, and no row is faster.
#[test]
fn a_planned_table_is_made() {
    for (curve, n, budget) in [
        ("bn254", "40", &["--budget", "64K"][..]),
        ("pallas", "33", &["--points-per-base", "5"]),
        ("bls12-377", "7", &["--budget", "40000"]),
    ] {
        let of = ["--curve", curve, "-n", n, "--threads", "1"];
        let fixed = [&["plan", "--fixed"], &of[..], budget].concat();
        let plan = json(&[&fixed[..], &["--json"]].concat());
        let choice = &plan["choice"];
        let front = plan["front"].as_array().unwrap();
        assert_eq!(front.last(), Some(choice), "{plan}");
        let time = |row: &Value| row["nanoseconds"].as_u64().unwrap();
        assert!(front.iter().all(|row| time(row) >= time(choice)), "{plan}");
        assert!(front.is_sorted_by_key(|row| row["bytes"].as_u64()));

        let (code, out, err) = msmith(&fixed);
        assert_eq!(code, 0, "{err}");
        let name = match choice["passes"].as_u64() {
            Some(1) => choice["set"].as_str().unwrap().to_owned(),
            g => format!(
                "{} in {} passes",
                choice["set"].as_str().unwrap(),
                g.unwrap()
            ),
        };
        let marked: Vec<&str> = out.lines().filter(|l| l.contains('→')).collect();
        assert_eq!(marked.len(), 1, "{out}");
        assert!(marked[0].contains(&format!("→ {name} ")), "{out}");
        assert!(out.contains(&format!("set         {name}\n")), "{out}");

        let table = file(&format!("{curve}.table"), b"");
        let of_file = |budget: &[&str]| {
            let build = ["table", "build", "--out", &table, "--json"];
            msmith(&[&build[..], &of, budget].concat())
        };
        let (code, out, err) = of_file(budget);
        assert_eq!(code, 0, "{err}");
        let made: Value = serde_json::from_str(&out).unwrap();
        for (key, planned) in [
            ("set", "set"),
            ("passes", "passes"),
            ("bytes", "bytes"),
            ("points_per_base", "rows"),
        ] {
            assert_eq!(made[key], choice[planned], "{key}: {made} {choice}");
        }
        let bytes = std::fs::metadata(&table).unwrap().len();
        assert_eq!(made["bytes"], bytes);
        // Exactly this many bytes hold it, and one less does not.
        let smallest = front[0]["bytes"].as_u64().unwrap();
        for (budget, fits) in [(smallest, true), (smallest - 1, false)] {
            let (code, _, err) = of_file(&["--budget", &budget.to_string()]);
            assert_eq!(code == 0, fits, "{budget}: {err}");
            let says = err.contains(&budget.to_string()) && err.contains(&smallest.to_string());
            assert!(fits || says, "{err}");
            let written = std::fs::metadata(&table).unwrap().len();
            assert!(!fits || written <= budget, "{written} {budget}");
        }
    }
}

#[test]
fn a_plan_for_people() {
    let args = ["plan", "--curve", "bls12-377", "--n", "2^20"];
    let (code, out, _) = msmith(&args);
    assert_eq!(code, 0);
    for word in [
        "1048576 points of g1 of bls12-377",
        "253 bits",
        "why",
        "windows",
        "a point",
    ] {
        assert!(out.contains(word), "{word}: {out}");
    }
    assert_eq!(out.matches('→').count(), 1, "{out}");
    // Fewer bits take fewer additions; without the subgroup there is no endomorphism.
    let least = |rest: &[&str]| {
        let plan = json(&[&args[..], &["--json"], rest].concat());
        plan["choice"]["additions"].as_f64().unwrap()
    };
    assert!(least(&["--bits", "64"]) < least(&[]) / 2.0);
    let (_, out, _) = msmith(&[&args[..], &["--unchecked-subgroup"]].concat());
    assert!(
        out.contains("not possible: algorithm glv needs points in the subgroup"),
        "{out}"
    );
    assert!(!out.contains("  glv "), "{out}");
    let curve = ["plan", "--curve", "secp256k1", "--n"];
    let with = |rest: &[&'static str]| [&curve[..], rest].concat();
    misused(&with(&["5", "--threads", "0"]), &["threads"]);
    misused(&with(&["5", "--algorithm", "best"]), &["best", "glv"]);
    refused(
        &with(&["2^16", "--memory-limit", "1K"]),
        &["1024", "would do"],
    );
    for bad in [&["2^41"][..], &["many"], &["5", "--bits", "769"], &[]] {
        assert_eq!(msmith(&[&curve[..], bad].concat()).0, 2, "{bad:?}");
    }
}

/// Everything that is timed runs, on every backend with the same results.
#[test]
fn benchmarks_of_everything() {
    for of in ["subgroup", "mul-each", "mul-base", "fft"] {
        let bench = [
            "bench", "--of", of, "-n", "16", "--rounds", "1", "--curve", "bn254",
        ];
        let (code, out, err) = msmith(&[&bench[..], &["--all-backends", "--json"]].concat());
        assert_eq!(code, 0, "{of}: {err}");
        let out: Value = serde_json::from_str(&out).unwrap();
        assert!(
            out["rows"].as_array().is_some_and(|rows| !rows.is_empty()),
            "{out}"
        );
        assert!(out["rows"][0]["seconds"].as_f64() > Some(0.0), "{out}");
    }
    let (code, _, err) = msmith(&["bench", "--of", "fft", "-n", "12"]);
    assert_eq!(code, 1, "{err}");
    assert!(err.contains("length 12: that is not a power of 2"), "{err}");
}

#[test]
fn a_small_benchmark() {
    let args = words("bench --curve pallas --n 3,2^6 --rounds 3 --threads 1 --all-backends");
    let (code, out, err) = msmith(&args);
    assert_eq!((code, err.as_str()), (0, ""));
    for word in [
        "g1 of pallas, 1 thread, medians of 3 rounds",
        "a point",
        "64",
        "msmith-bench",
    ] {
        assert!(out.contains(word), "{word}: {out}");
    }
    let times = json(&[&args[..], &["--json"]].concat());
    let rows = times["rows"].as_array().unwrap();
    assert!(rows.len().is_multiple_of(2) && rows.len() >= 2);
    for row in rows {
        let number = |key: &str| row[key].as_f64();
        let (n, seconds) = (number("n").unwrap(), number("seconds").unwrap());
        assert!(seconds > 0.0);
        let ns = number("ns_point").unwrap() * n / 1e9;
        assert!((ns / seconds - 1.0).abs() < 0.01, "{row}");
        assert_eq!(
            number("ns_addition").is_some(),
            number("additions").unwrap() > 0.0
        );
    }
    assert!(rows.iter().any(|r| r["backend"] == "portable"));
    misused(&["bench", "--backend", "sse2"], &["sse2", "portable"]);
    misused(&["bench", "--curve", "nothing"], &["nothing", "bls12-381"]);
    assert_eq!(msmith(&["bench", "--rounds", "0"]).0, 2);
}

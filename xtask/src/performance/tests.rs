use super::record::{newest, parse};
use super::*;

/// A line of a record.
fn line(engine: &str, reference: &str, id: &str, date: &str, median: f64, more: &str) -> String {
    let version = match engine {
        "msmith" | "points:12" => "msmith 0.1.0, backend ifma, 1 thread(s)",
        other => other,
    };
    let ratio = median / 1e6;
    format!(
        r#"{{"engine":"{engine}","reference":"{reference}","id":"{id}","date":"{date}","median":{median},"cpu":{median},"ratio":{ratio},"runs":5,"dist":"uniform","threads":1,"machine":"some CPU","unit":"ns","version":"{version}"{more}}}"#
    )
}

fn sample() -> Vec<Run> {
    let old = "2026-01-01";
    let sum = "bls12-381/msm_G1/1024";
    let lines = [
        line("msmith", "msmith", sum, old, 1e6, ""),
        line("slow", "msmith", sum, old, 5e6, ""),
        line("fast", "msmith", sum, old, 2.5e6, ""),
        line("msmith", "msmith", "bls12-381/msm_G1/4096", old, 4e6, ""),
        line(
            "msmith",
            "msmith",
            "bls12-381/fixed_G1/256",
            old,
            1e6,
            r#","table":"small","faster":{"msmith":1.0}"#,
        ),
        line(
            "points:12",
            "msmith",
            "bls12-381/fixed_G1/256",
            old,
            5e5,
            r#","table":"small","faster":{"msmith":2.0},"set":"glv:13","stored":10,"table_bytes":7864320,"build":2000000,"additions":77"#,
        ),
    ];
    parse(&lines.join("\n")).unwrap()
}

#[test]
fn lines_become_runs() {
    let runs = sample();
    let shape: Vec<_> = runs
        .iter()
        .map(|r| (r.n, r.entries.len(), r.subject.fixed.is_some()))
        .collect();
    assert_eq!(shape, [(1024, 3, false), (4096, 1, false), (256, 2, true)]);
    assert_eq!(runs[0].subject.backend, "ifma");
}

#[test]
fn wrong_lines_are_refused_by_number() {
    let good = line("msmith", "msmith", "a/msm_G1/4", "2026-01-01", 1.0, "");
    let orphan = line("other", "msmith", "a/msm_G1/8", "2026-01-01", 1.0, "");
    for wrong in [
        orphan,
        good.replace("a/msm_G1/4", "a/msm_G1"),
        good.replace("\"ns\"", "\"s\""),
        "{".to_owned(),
    ] {
        let error = parse(&format!("{good}\n{wrong}")).unwrap_err();
        assert!(error.starts_with("line 2: "), "{error}");
    }
}

#[test]
fn the_newest_run_of_a_size_is_shown() {
    let newer = |date| {
        parse(&line(
            "msmith",
            "msmith",
            "bls12-381/msm_G1/1024",
            date,
            9e5,
            "",
        ))
        .unwrap()
    };
    let mut runs = sample();
    runs.extend(newer("2026-01-02"));
    runs.extend(newer("2025-12-31"));
    let runs = newest(runs);
    let run = runs.iter().find(|run| run.n == 1024).unwrap();
    assert_eq!((runs.len(), run.date.as_str()), (3, "2026-01-02"));
}

#[test]
fn the_page_has_every_number() {
    let page = page(&newest(sample()));
    for part in [
        "## some CPU",
        "| BLS12-381 G1, msmith, ifma |  | 1.00 ms (2.5) | 4.00 ms |",
        "| points | msmith | CPU | × slow | × fast | best peer | rounds |",
        "| 2^10 | 1.00 ms | 1.00 ms | 5.00 | 2.50 | fast 2.50 | 5 |",
        "| 2^12 | 4.00 ms | 4.00 ms |  |  |  | 5 |",
        "| 256, points:12 | glv:13 | 10 | 7.86 MB | 2.00 ms | 77 | 500 µs | 500 µs | 2.00 | 5 |",
        "2026-01-01; commit not recorded. fast · msmith 0.1.0, backend ifma, 1 thread(s) · slow.",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    let svg = chart(&newest(sample())).unwrap();
    assert!(svg.contains("<svg") && svg.contains("slow"));
}

#[test]
fn threads_are_told_in_sums_of_one() {
    let (one, id) = ("1 thread", "bn254/threads_G1/16384");
    let lines = [
        line(one, one, id, "2026-01-01", 1e6, ""),
        line("2 threads", one, id, "2026-01-01", 5e5, ""),
        line("2 sums at once", one, id, "2026-01-01", 1.25e6, ""),
    ];
    let runs = parse(&lines.join("\n")).unwrap();
    let section = threads::section(&runs.iter().collect::<Vec<_>>());
    let row = section.lines().find(|l| l.starts_with("| 2^14")).unwrap();
    let cells: Vec<&str> = row.split('|').map(str::trim).collect();
    assert_eq!((cells[4], cells[6]), ("2.00", "1.60"), "{section}");
}

/// A line of a record of a scheme: the least of the times is half of its median.
fn scheme_line(engine: &str, reference: &str, id: &str, cpu: f64, more: &str) -> String {
    let own = [
        "msmith",
        "1 t",
        "2 t",
        "one by one",
        "no limit",
        "a quarter",
    ];
    let version = match own.iter().any(|own| engine.starts_with(own)) {
        true => "msmith 0.1.0, backend avx2, 1 thread(s)",
        false => engine,
    };
    let ratio = if engine == reference { 1.0 } else { 4.0 / 7.0 };
    format!(
        r#"{{"engine":"{engine}","reference":"{reference}","id":"{id}","date":"2026-01-03","median":{cpu},"cpu":{cpu},"cpu_min":{},"ratio":{ratio},"cpu_ratio":{},"runs":5,"dist":"uniform","threads":1,"machine":"some CPU","unit":"ns","version":"{version}"{more}}}"#,
        cpu / 2.0,
        cpu / 1e6
    )
}

fn kzg_line(engine: &str, reference: &str, what: &str, cpu: f64, more: &str) -> String {
    scheme_line(
        engine,
        reference,
        &format!("bls12-381/kzg-{what}"),
        cpu,
        more,
    )
}

#[test]
fn kzg_has_a_chapter_and_a_chart() {
    assert!(kzg::SCHEME.drawn(&sample()).is_empty());
    assert!(!page(&newest(sample())).contains("KZG"));
    let (usual, none) = ("msmith:48M", "msmith:0");
    let resident = r#","resident":41000000"#;
    let lines = [
        kzg_line(none, none, "memory-cells_G1/1", 9e6, ""),
        kzg_line(usual, none, "memory-cells_G1/1", 6e6, ""),
        kzg_line(usual, usual, "verify-cells_G1/48", 4e6, ""),
        kzg_line("c-kzg:8", usual, "verify-cells_G1/48", 8e6, ""),
        kzg_line("go-eth-kzg", usual, "verify-cells_G1/48", 10e6, ""),
        kzg_line(none, none, "first-commitment_G1/1", 3e7, resident),
        kzg_line("c-kzg:0", none, "first-commitment_G1/1", 3e9, ""),
        kzg_line("msmith:96M", "msmith:96M", "cells-and-proofs_G1/1", 5e7, ""),
        kzg_line(usual, "msmith:96M", "cells-and-proofs_G1/1", 6e7, ""),
        kzg_line(
            "rust-eth-kzg:8",
            "msmith:96M",
            "cells-and-proofs_G1/1",
            12e7,
            "",
        ),
        kzg_line("1 thread", "1 thread", "threads_G1/8", 1e9, ""),
        kzg_line("2 threads", "1 thread", "threads_G1/8", 5e8, ""),
    ];
    let runs = newest([sample(), parse(&lines.join("\n")).unwrap()].concat());
    let page = page(&runs);
    for part in [
        "![KZG, CPU time on one thread: some CPU, backend avx2](../docs/kzg.svg)",
        "### KZG of blobs and cells",
        "| verify 8 columns of 6 blobs | 2.00 ms | 4.00 ms |  | 5.00 ms | 2.00 | 2.00 | 5 |",
        "| cells and proofs of a blob, `msmith:96M` | 25.0 ms |  | 60.0 ms |  | 2.40 | 2.40 | 5 |",
        "| cells and proofs of a blob, `msmith:48M` | 30.0 ms |  | 60.0 ms |  | 2.00 | 2.00 | 5 |",
        "| commitment, msmith:0 | 15.0 ms | 30.0 ms | 41.0 MB |",
        "| msmith:0 | 4.50 ms |  |",
        "| 8 | 1.00 s | 500 ms | 1.75 |",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(!page.contains("### Threads") && !page.contains("### Products"));
    let svg = kzg::SCHEME.drawn(&runs)[0].svg().unwrap();
    for part in [
        "verify 8 columns of 6 blobs",
        "× 2.0",
        "rust-eth-kzg",
        "first commitment",
    ] {
        assert!(svg.contains(part), "{part}");
    }
}

/// Records of Groth16: each id with its engines, the first the reference, and their times.
fn groth16_runs(all: &[(&str, &[(&str, f64)])]) -> Vec<Run> {
    let mut lines = Vec::new();
    for (id, engines) in all {
        let (curve, what) = id.split_once('/').unwrap();
        let id = format!("{curve}/groth16-{what}");
        let reference = engines[0].0;
        let line = |(engine, time): &(&str, f64)| scheme_line(engine, reference, &id, *time, "");
        lines.extend(engines.iter().map(line));
    }
    newest([sample(), parse(&lines.join("\n")).unwrap()].concat())
}

#[test]
fn groth16_has_a_chapter_and_a_chart() {
    assert!(groth16::SCHEME.drawn(&sample()).is_empty());
    assert!(!page(&newest(sample())).contains("Groth16"));
    let runs = groth16_runs(&[
        (
            "bn254/prove_G1/32768",
            &[("msmith", 5e8), ("arkworks", 2e9)],
        ),
        (
            "bls12-381/setup_G1/131072",
            &[("msmith", 8e9), ("arkworks", 2e10)],
        ),
        (
            "bn254/program_G1/32768",
            &[("msmith", 6e8), ("rapidsnark", 9e8), ("snarkjs", 3e10)],
        ),
        (
            "bn254/ptau-prepare_G1/4096",
            &[("msmith", 2e9), ("snarkjs", 8e10)],
        ),
        ("bn254/zkey-new_G1/5011", &[("msmith", 4e8)]),
        (
            "bn254/verify-batch_G1/100",
            &[("msmith", 4e7), ("one by one", 3.6e8)],
        ),
        (
            "bn254/memory_G1/32768",
            &[("no limit", 5e8), ("a quarter", 5.5e8)],
        ),
        ("bn254/part-quotient_G1/32768", &[("msmith", 3e7)]),
        ("bn254/part-blinding_G1/32768", &[("msmith", 1e6)]),
    ]);
    let page = page(&runs);
    for part in [
        "![Groth16, CPU time: some CPU, backend avx2](../docs/groth16.svg)",
        "### Groth16\n\n#### Backend avx2\n",
        "| proof, key of arkworks | BN254 | 2^15 | 250 ms | 1.00 s | 4.00 | 4.00 | 5 |",
        "| key of arkworks | BLS12-381 | 2^17 | 4.00 s | 10.0 s | 2.50 | 2.50 | 5 |",
        "| proof from files | BN254 | 2^15 | 300 ms | 450 ms | 15.0 s | 1.50 | 1.50 | 5 |",
        "| preparation of a ptau | BN254 | 2^12 | 1.00 s |  | 40.0 s | 40.00 | 40.00 | 5 |",
        "| new zkey | BN254 | 5011 | 200 ms |  |  |  |  | 5 |",
        "| BN254 | 100 | 20.0 ms | 180 ms | 9.00 | 9.00 | 5 |",
        "| BN254 | 2^15 | 250 ms | 275 ms | 1.10 | 1.10 | 5 |",
        "| BN254 | 2^15 | 15.0 ms | 500 µs |",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(!page.contains("### Threads") && !page.contains("### Products"));
    // Parts on one curve only have no chart.
    let drawn = groth16::SCHEME.drawn(&runs);
    let files: Vec<&str> = drawn.iter().map(|d| d.file).collect();
    assert_eq!(files, ["groth16.svg"]);
    let svg = drawn[0].svg().unwrap();
    for part in ["proof from files, BN254 2^15", "× 1.5", "rapidsnark"] {
        assert!(svg.contains(part), "{part}");
    }
    // Many proofs and less memory are in no row.
    assert_eq!(svg.matches("× ").count(), 4);
}

#[test]
fn parts_of_a_proof_are_charted_where_both_curves_have_them() {
    let runs = groth16_runs(&[
        ("bn254/part-H_G1/1024", &[("msmith", 1e6)]),
        ("bn254/part-H_G1/4096", &[("msmith", 3e6)]),
        ("bn254/part-B_G1/4096", &[("msmith", 9e6)]),
        ("bn254/part-H_G1/65536", &[("msmith", 5e7)]),
        ("bn254/part-blinding_G1/4096", &[("msmith", 5e7)]),
        ("bls12-381/part-H_G1/1024", &[("msmith", 2e6)]),
        ("bls12-381/part-H_G1/4096", &[("msmith", 4e6)]),
    ]);
    let drawn = groth16::SCHEME.drawn(&runs);
    let [parts] = &drawn[..] else {
        panic!("{} charts", drawn.len());
    };
    let title = "A Groth16 proof, 2^12 constraints: some CPU, backend avx2";
    assert_eq!((parts.file, &parts.title[..]), ("groth16-parts.svg", title));
    assert!(page(&runs).contains(&format!("![{title}](../docs/groth16-parts.svg)")));
    let svg = parts.svg().unwrap();
    for part in ["BLS12-381", "25 / 100 %", "75 / ? %"] {
        assert!(svg.contains(part), "{part}");
    }
    assert!(!svg.contains("blinding") && !svg.contains("quotient"));
}

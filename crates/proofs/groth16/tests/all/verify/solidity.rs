//! Calldata, and the contract: compiled by solc and run by an EVM where `MSMITH_EVM` names a `node_modules` folder with
//! the packages `solc` and `@ethereumjs/evm`.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use msmith::Point;
use msmith_groth16::{Error, Proof, VerifyingKey};

use super::made::Made;
use super::{FOLDERS, groups, key, proof, public, text};

#[test]
fn calldata_is_that_of_snarkjs() {
    for (folder, curve, _, own) in FOLDERS {
        let groups = groups(curve);
        let signals = public(&groups, folder, 0, own);
        let line = proof(&groups, folder, 0)
            .to_calldata(&groups, &signals)
            .unwrap();
        assert_eq!(line + "\n", text(folder, "calldata.txt"), "{folder}");
    }
    let groups = groups("bn254");
    let good = proof(&groups, "bn254", 0);
    let (b, c) = (good.b().clone(), good.c().clone());
    let at_infinity = Proof::new(&groups, Point::infinity(), b, c).unwrap();
    let error = at_infinity.to_calldata(&groups, &[]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "pi_a 0: it is at infinity, which has no coordinates"
    );
    let error = good.to_calldata(&groups, &[[u64::MAX; 4]]);
    let what = "public signal";
    assert_eq!(error, Err(Error::NotBelowOrder { what, index: 0 }));
}

#[test]
fn contracts_are_of_bn254() {
    let error = key("bls12-381").to_solidity().unwrap_err();
    assert_eq!(
        error.to_string(),
        "the verification key is of bls12-381, and not of bn254"
    );
    let contract = key("semaphore").to_solidity().unwrap();
    assert!(contract.contains("uint[4] calldata _pubSignals"));
    assert!(contract.contains("_pubSignals[3]") && !contract.contains("_pubSignals[4]"));
    assert!(
        ["{numbers}", "{signals}", "{steps}", "{product}"]
            .iter()
            .all(|part| !contract.contains(part))
    );
    assert!(contract.lines().all(|line| line.len() <= 120));
}

/// What the contract says of lines of calldata, and its function.
fn run(key: &VerifyingKey, name: &str, lines: &[String]) -> Option<(String, Vec<bool>)> {
    without(key, name, lines, "")
}

/// The same on a machine that lacks the precompiled contracts of these addresses.
fn without(
    key: &VerifyingKey,
    name: &str,
    lines: &[String],
    lacks: &str,
) -> Option<(String, Vec<bool>)> {
    let Some(modules) = std::env::var_os("MSMITH_EVM") else {
        eprintln!("skipped: MSMITH_EVM names no folder with solc and @ethereumjs/evm");
        return None;
    };
    let path = std::env::temp_dir().join(format!("msmith-{name}-{}.sol", std::process::id()));
    std::fs::write(&path, key.to_solidity().unwrap()).unwrap();
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../../vectors/groth16/verify/contract.mjs");
    let mut child = Command::new("node")
        .args([
            script.as_os_str(),
            &modules,
            path.as_os_str(),
            lacks.as_ref(),
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node");
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(lines.join("\n").as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    std::fs::remove_file(path).unwrap();
    assert!(output.status.success(), "{name}: solc has complaints");
    let text = String::from_utf8(output.stdout).unwrap();
    eprintln!("{text}");
    let mut lines = text.lines();
    let signature = lines.next().unwrap().to_owned();
    let answers = lines.map(|line| {
        let (answer, _gas) = line.split_once(' ').unwrap();
        answer.parse().unwrap_or_else(|_| panic!("{line}"))
    });
    Some((signature, answers.collect()))
}

/// A call of an address where nothing is succeeds and leaves the memory as it was: where the first word is 1 for
/// another reason, that is no answer.
#[test]
fn precompiled_contracts_that_are_not_there_do_not_answer() {
    let (folder, groups) = ("semaphore", groups("bn254"));
    let good = proof(&groups, folder, 0);
    let generator = {
        let spec = groups.first().spec();
        let all = spec.gx.iter().chain(&spec.gy);
        Point::new(
            all.flat_map(|x| groups.first().to_words(x))
                .collect::<Vec<_>>(),
        )
    };
    let signals = public(&groups, folder, 0, true);
    let with_one = Proof::new(&groups, generator, good.b().clone(), good.c().clone()).unwrap();
    let lines = [&good, &with_one].map(|proof| proof.to_calldata(&groups, &signals).unwrap());
    for (lacks, wanted) in [
        ("", [true, false]),
        ("6", [false; 2]),
        ("7", [false; 2]),
        ("8", [false; 2]),
        ("6,7,8", [false; 2]),
    ] {
        let name = format!("without-{lacks}");
        let Some((_, found)) = without(&key(folder), &name, &lines, lacks) else {
            return;
        };
        assert_eq!(found, wanted, "{lacks}");
    }
}

#[test]
fn the_contract_verifies() {
    let (folder, groups) = ("semaphore", groups("bn254"));
    let line = |i, j| {
        let signals = public(&groups, folder, j, true);
        proof(&groups, folder, i)
            .to_calldata(&groups, &signals)
            .unwrap()
    };
    let good = line(0, 0);
    let with = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replacen(from, to, 1)
    };
    let field = |n: &num_bigint::BigUint| format!("0x{n:064x}");
    let curve = groups.curve();
    let (p, r) = (&curve.p, &curve.r);
    let proof = proof(&groups, folder, 0);
    let (x, y) = proof.a().coordinates().unwrap();
    let [x, y] = [x, y].map(|c| groups.first().from_words(c).remove(0));
    let eleven = field(&11u32.into());
    let lines = [
        good.clone(),
        line(1, 1),
        line(2, 2),
        line(0, 1),
        line(1, 0),
        // The same signal and more: not below r.
        with(&eleven, &field(&(r + 11u32))),
        with(&eleven, &field(r)),
        // The same coordinates and more.
        with(&field(&x), &field(&(&x + p))),
        with(&field(&y), &field(&(&y + p))),
        // −A, and no point.
        with(&field(&y), &field(&(p - &y))),
        with(&field(&y), &field(&(&y ^ num_bigint::BigUint::from(1u32)))),
        with(&field(&x), &field(&0u32.into())),
    ];
    let Some((signature, answers)) = run(&key(folder), folder, &lines) else {
        return;
    };
    let snarkjs = "verifyProof(uint256[2],uint256[2][2],uint256[2],uint256[4])";
    assert_eq!(signature, snarkjs);
    let mut want = vec![false; lines.len()];
    want[..3].fill(true);
    assert_eq!(answers, want);
}

#[test]
fn a_contract_without_public_signals() {
    let made = Made::new(&groups("bn254"), 0);
    let lines: Vec<String> = (0..2)
        .map(|k| {
            let (public, proof) = made.proof(k);
            let line = proof.to_calldata(&made.groups, &public).unwrap();
            line.strip_suffix(",[]").unwrap().to_owned()
        })
        .collect();
    // A of one and B of the other.
    let mixed = format!("{}{}", &lines[0][..140], &lines[1][140..]);
    let lines = [lines[0].clone(), lines[1].clone(), mixed];
    let Some((signature, answers)) = run(&made.key, "none", &lines) else {
        return;
    };
    assert_eq!(
        signature,
        "verifyProof(uint256[2],uint256[2][2],uint256[2])"
    );
    assert_eq!(answers, [true, true, false]);
}

//! snarkjs itself, where `MSMITH_SNARKJS` names the `node_modules` that it is in: it takes what is made here, and what
//! it makes is taken.

use std::path::{Path, PathBuf};
use std::process::Command;

use msmith::{Backend, Options};
use msmith_groth16::{Circuit, Groups, Secret, Toxic, VerifyingKey, setup, zkey};

use super::files::{CURVES, MOST, folder, joined, read, section, sections, vector, write};
use super::powers;

/// snarkjs, unless the environment does not name it.
fn snarkjs() -> Option<PathBuf> {
    match std::env::var_os("MSMITH_SNARKJS") {
        Some(folder) => Some(Path::new(&folder).join("snarkjs/build/cli.cjs")),
        None => {
            eprintln!("skipped: MSMITH_SNARKJS is not set");
            None
        }
    }
}

/// Whether snarkjs ends well, and what it says.
fn run(snarkjs: &Path, arguments: &[&str], files: &[&Path]) -> (bool, String) {
    let mut command = Command::new("node");
    command.arg(snarkjs).args(arguments).args(files);
    let out = command.output().expect("node runs");
    let said = [out.stdout, out.stderr].concat();
    (
        out.status.success(),
        String::from_utf8_lossy(&said).into_owned(),
    )
}

fn runs(snarkjs: &Path, arguments: &[&str], files: &[&Path]) {
    let (well, said) = run(snarkjs, arguments, files);
    assert!(well, "{arguments:?}: {said}");
}

#[test]
fn contributions_are_taken_both_ways() {
    let Some(snarkjs) = snarkjs() else { return };
    let (folder, options) = (folder("snarkjs"), &Options::default());
    let backend = Backend::detect().unwrap();
    for name in CURVES {
        let of = |kind: &str| vector(&format!("{name}{kind}"));
        let [r1cs, ptau, first] = [of(".r1cs"), of(".ptau"), of("-0.zkey")];
        let [ours, theirs, both] =
            ["ours", "theirs", "both"].map(|file| folder.join(format!("{name}-{file}.zkey")));
        let secret = Secret::draw(b"a text").unwrap();
        // A name of more than 64 letters, some of them of more bytes than one.
        let long = "ä€".repeat(40);
        zkey::contribute(&first, &ours, Some(&long), &secret, backend, options).unwrap();
        runs(&snarkjs, &["zkey", "verify"], &[&r1cs, &ptau, &ours]);
        let arguments = ["zkey", "contribute", "-e=other", "-n=second"];
        runs(&snarkjs, &arguments, &[&ours, &theirs]);
        zkey::contribute(&theirs, &both, None, &secret, backend, options).unwrap();
        runs(&snarkjs, &["zkey", "verify"], &[&r1cs, &ptau, &both]);
        for found in [
            zkey::verify(&r1cs, &ptau, &both, MOST, backend, options).unwrap(),
            zkey::verify_from_initial(&first, &ptau, &both, MOST, backend, options).unwrap(),
        ] {
            let names: Vec<_> = found
                .contributions
                .iter()
                .map(|one| one.name.clone())
                .collect();
            let cut: String = long.chars().take(64).collect();
            assert_eq!(names, [Some(cut), Some("second".into()), None]);
        }
        // What snarkjs refuses.
        let bytes = read(&both);
        let mut list = sections(&bytes);
        let delta = section(&mut list, 10);
        delta[70] ^= 1;
        let bad = write(&folder, "bad.zkey", &joined(&bytes, &list));
        zkey::verify(&r1cs, &ptau, &bad, MOST, backend, options).unwrap_err();
        let (well, said) = run(&snarkjs, &["zkey", "verify"], &[&r1cs, &ptau, &bad]);
        assert!(!well || said.contains("INVALID"), "{said}");

        let json = folder.join(format!("{name}.json"));
        runs(
            &snarkjs,
            &["zkey", "export", "verificationkey"],
            &[&both, &json],
        );
        let key = VerifyingKey::open(&both, backend).unwrap();
        assert_eq!(
            key.to_json().unwrap().trim(),
            String::from_utf8(read(&json)).unwrap().trim()
        );
    }
}

#[test]
fn setups_prove_in_snarkjs() {
    let Some(snarkjs) = snarkjs() else { return };
    let (folder, options) = (folder("snarkjs-setups"), &Options::default());
    for name in CURVES {
        let groups = &Groups::by_name(name, Backend::detect().unwrap()).unwrap();
        let toxic = Toxic::draw(groups, &Secret::draw(b"").unwrap()).unwrap();
        let circuit = Circuit::open(&vector(&format!("{name}.r1cs"))).unwrap();
        let [key, proof, public, json] = ["setup.zkey", "proof.json", "public.json", "vk.json"]
            .map(|file| folder.join(format!("{name}-{file}")));
        setup(&circuit, &toxic, &key, Backend::detect().unwrap(), options).unwrap();
        let witness = vector(&format!("{name}.wtns"));
        runs(
            &snarkjs,
            &["groth16", "prove"],
            &[&key, &witness, &proof, &public],
        );
        let verifying = VerifyingKey::open(&key, Backend::detect().unwrap()).unwrap();
        let json = write(
            &folder,
            json.to_str().unwrap(),
            verifying.to_json().unwrap().as_bytes(),
        );
        runs(&snarkjs, &["groth16", "verify"], &[&json, &public, &proof]);
    }
}

/// Domains of more than 2^14, of whose hash snarkjs has the last part longer than its list is; with as many powers as
/// the circuit needs, the bytes behind them are taken for a point.
#[test]
#[ignore = "long"]
fn large_keys_are_those_of_snarkjs() {
    let Some(snarkjs) = snarkjs() else { return };
    let (folder, options) = (folder("large"), &Options::default());
    let backend = Backend::detect().unwrap();
    for (name, powers_of) in [("bn254", [15, 16]), ("bls12-381", [15, 16])] {
        let groups = &Groups::by_name(name, backend).unwrap();
        let r1cs = sparse(name, &folder);
        assert_eq!(Circuit::open(&r1cs).unwrap().domain(), 1 << 15);
        for power in powers_of {
            let ptau = powers::prepared(groups, power, [123_456_789, 987_654, 543_210], &folder);
            let [ours, theirs] = ["ours.zkey", "theirs.zkey"].map(|file| folder.join(file));
            zkey::new(&r1cs, &ptau, &ours, backend, options).unwrap();
            runs(&snarkjs, &["zkey", "new"], &[&r1cs, &ptau, &theirs]);
            assert!(read(&ours) == read(&theirs), "{name}, powers of 2^{power}");
            zkey::verify(&r1cs, &ptau, &ours, MOST, backend, options).unwrap();
        }
    }
}

/// The circuit of the vectors with 2^14 + 10 constraints more, each without terms: the points are those of few signals.
fn sparse(name: &str, folder: &Path) -> PathBuf {
    let bytes = read(&vector(&format!("{name}.r1cs")));
    let mut list = sections(&bytes);
    let more = (1u32 << 14) + 10;
    section(&mut list, 1)[60..64].copy_from_slice(&(12 + more).to_le_bytes());
    let constraints = section(&mut list, 2);
    constraints.resize(constraints.len() + 12 * more as usize, 0);
    write(folder, &format!("{name}.r1cs"), &joined(&bytes, &list))
}

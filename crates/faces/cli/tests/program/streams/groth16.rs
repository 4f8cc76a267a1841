//! The options of `msmith prove`, `wtns`, `verify`, `ptau` and `zkey`.

use std::fs;
use std::path::Path;

use super::{Is, Row, run};

/// More than a text to draw from may have.
const LONG: usize = (1 << 20) + 1;
/// τ, α, β, γ and δ.
const TOXIC: &[u8] = b"02\n03\n05\n01\n01\n";

fn vector(name: &str) -> Vec<u8> {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../vectors/groth16");
    fs::read(format!("{vectors}/{name}")).unwrap()
}

/// Puts the files of the rows into their folder.
pub fn files(folder: &Path) {
    for (name, of) in [
        ("key", "zkey/bn254-1.zkey"),
        ("witness", "zkey/bn254.wtns"),
        ("circuit", "zkey/bn254.r1cs"),
        ("powers", "zkey/bn254.ptau"),
        ("vk", "zkey/bn254-1.json"),
        ("proof", "prove/bn254.proof.json"),
        ("public", "prove/bn254.public.json"),
    ] {
        fs::write(folder.join(name), vector(of)).unwrap();
    }
    let mut wrong = vector("zkey/bn254.wtns");
    let last = wrong.len() - 32;
    wrong[last] ^= 1;
    fs::write(folder.join("wrong"), wrong).unwrap();
    for line in [
        "ptau new --curve bn254 --power 2 --out start",
        "ptau export-challenge start --out challenge",
        "ptau respond challenge --curve bn254 --out response",
    ] {
        let made = run(folder, &line.split(' ').collect::<Vec<_>>(), b"");
        assert!(made.status.success(), "{made:?}");
    }
}

pub fn rows() -> Vec<Row> {
    let row = |command, option, line, is| Row {
        command,
        option,
        line,
        is,
    };
    let mapped = |command, option, line| {
        let why = match (command, option) {
            ("prove", "--table") => "none of a key",
            ("zkey table", _) => "./-: ",
            _ if command.starts_with("zkey") => "not a file of format",
            _ => "./-: ",
        };
        row(command, option, line, Is::Refused(why))
    };
    let stdin = |command, option, line, bytes| row(command, option, line, Is::Stdin(bytes));
    let output = |command, option, line| row(command, option, line, Is::Stdout);
    let drawn = |command, option, line| row(command, option, line, Is::Drawn);
    let read_again = |command, line| row(command, "--out", line, Is::ReadAgain);
    vec![
        mapped("prove", "ZKEY", "prove @ witness"),
        stdin(
            "prove",
            "WTNS",
            "prove key @ --proof new",
            vector("zkey/bn254.wtns"),
        ),
        mapped("prove", "--zkey", "prove --zkey @ --wtns witness"),
        stdin(
            "prove",
            "--wtns",
            "prove --zkey key --wtns @ --proof new",
            vector("zkey/bn254.wtns"),
        ),
        drawn(
            "prove",
            "--proof",
            "prove key witness --public new --proof @",
        ),
        output(
            "prove",
            "--public",
            "prove key witness --proof new --public @",
        ),
        mapped("prove", "--r1cs", "prove key wrong --r1cs @"),
        mapped("prove", "--table", "prove key witness --table @"),
        stdin(
            "verify",
            "--vk",
            "verify --vk @ --public public --proof proof",
            vector("zkey/bn254-1.json"),
        ),
        stdin(
            "verify",
            "--public",
            "verify --vk vk --public @ --proof proof",
            vector("prove/bn254.public.json"),
        ),
        stdin(
            "verify",
            "--proof",
            "verify --vk vk --public public --proof @",
            vector("prove/bn254.proof.json"),
        ),
        output(
            "ptau new",
            "--out",
            "ptau new --curve bn254 --power 2 --out @",
        ),
        mapped("ptau contribute", "PTAU", "ptau contribute @ --out new"),
        read_again("ptau contribute", "ptau contribute start --out @"),
        stdin(
            "ptau contribute",
            "--entropy-file",
            "ptau contribute start --out new --entropy-file @",
            vec![b'x'; LONG],
        ),
        mapped(
            "ptau beacon",
            "PTAU",
            "ptau beacon @ --beacon 00 --iterations 10 --out new",
        ),
        read_again(
            "ptau beacon",
            "ptau beacon start --beacon 00 --iterations 10 --out @",
        ),
        mapped("ptau prepare", "PTAU", "ptau prepare @ --out new"),
        output("ptau prepare", "--out", "ptau prepare start --out @"),
        mapped("ptau verify", "PTAU", "ptau verify @"),
        mapped(
            "ptau verify",
            "--previous",
            "ptau verify powers --previous @",
        ),
        mapped(
            "ptau truncate",
            "PTAU",
            "ptau truncate @ --power 2 --out new",
        ),
        output(
            "ptau truncate",
            "--out",
            "ptau truncate powers --power 2 --out @",
        ),
        mapped("ptau info", "PTAU", "ptau info @"),
        mapped(
            "ptau export-challenge",
            "PTAU",
            "ptau export-challenge @ --out new",
        ),
        output(
            "ptau export-challenge",
            "--out",
            "ptau export-challenge start --out @",
        ),
        mapped(
            "ptau respond",
            "CHALLENGE",
            "ptau respond @ --curve bn254 --out new",
        ),
        drawn(
            "ptau respond",
            "--out",
            "ptau respond challenge --curve bn254 --out @",
        ),
        stdin(
            "ptau respond",
            "--entropy-file",
            "ptau respond challenge --curve bn254 --out new --entropy-file @",
            vec![b'x'; LONG],
        ),
        mapped(
            "ptau import-response",
            "PTAU",
            "ptau import-response @ response --out new",
        ),
        mapped(
            "ptau import-response",
            "RESPONSE",
            "ptau import-response start @ --out new",
        ),
        read_again(
            "ptau import-response",
            "ptau import-response start response --out @",
        ),
        stdin(
            "wtns check",
            "WTNS",
            "wtns check @ --r1cs circuit",
            vector("zkey/bn254.wtns"),
        ),
        mapped("wtns check", "--r1cs", "wtns check witness --r1cs @"),
        mapped("wtns check", "--zkey", "wtns check witness --zkey @"),
        stdin(
            "wtns check",
            "--sym",
            "wtns check wrong --r1cs circuit --sym @",
            b"1,1,0,main.out\n".to_vec(),
        ),
        mapped("zkey info", "ZKEY", "zkey info @"),
        mapped("zkey new", "R1CS", "zkey new @ powers --out new"),
        mapped("zkey new", "PTAU", "zkey new circuit @ --out new"),
        output("zkey new", "--out", "zkey new circuit powers --out @"),
        mapped("zkey contribute", "ZKEY", "zkey contribute @ --out new"),
        drawn("zkey contribute", "--out", "zkey contribute key --out @"),
        stdin(
            "zkey contribute",
            "--entropy-file",
            "zkey contribute key --out new --entropy-file @",
            vec![b'x'; LONG],
        ),
        mapped(
            "zkey beacon",
            "ZKEY",
            "zkey beacon @ --beacon 00 --iterations 10 --out new",
        ),
        output(
            "zkey beacon",
            "--out",
            "zkey beacon key --beacon 00 --iterations 10 --out @",
        ),
        mapped(
            "zkey verify",
            "ZKEY",
            "zkey verify @ --ptau powers --r1cs circuit",
        ),
        mapped(
            "zkey verify",
            "--ptau",
            "zkey verify key --ptau @ --r1cs circuit",
        ),
        mapped(
            "zkey verify",
            "--r1cs",
            "zkey verify key --ptau powers --r1cs @",
        ),
        mapped(
            "zkey verify",
            "--initial",
            "zkey verify key --ptau powers --initial @",
        ),
        mapped(
            "zkey verify",
            "--previous",
            "zkey verify key --ptau powers --previous @",
        ),
        mapped("zkey export-vk", "ZKEY", "zkey export-vk @"),
        output("zkey export-vk", "--out", "zkey export-vk key --out @"),
        mapped("zkey export-solidity", "ZKEY", "zkey export-solidity @"),
        output(
            "zkey export-solidity",
            "--out",
            "zkey export-solidity key --out @",
        ),
        mapped("zkey setup", "R1CS", "zkey setup @ --out new"),
        drawn("zkey setup", "--out", "zkey setup circuit --out @"),
        stdin(
            "zkey setup",
            "--toxic",
            "zkey setup circuit --out new --toxic @",
            TOXIC.to_vec(),
        ),
        mapped("zkey table", "ZKEY", "zkey table @ --out new"),
        row("zkey table", "--out", "zkey table key --out @", Is::Folder),
    ]
}

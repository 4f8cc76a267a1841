//! The options of `msmith kzg`.

use super::{INFINITY, Is, NO_TABLE, Row};

/// Those of `msmith kzg`, for a blob of zeros.
pub fn rows() -> Vec<Row> {
    let blob = || Is::Stdin(vec![0; 131_072]);
    let cells = || Is::Stdin(vec![0; 64 * 2048]);
    let infinity = || Is::Stdin(INFINITY.into());
    let infinities = || Is::Stdin(INFINITY.repeat(64).into());
    let setup = || Is::Stdin(b"1099511627776 65\n".to_vec());
    let row = |command, option, line, is| Row {
        command,
        option,
        line,
        is,
    };
    vec![
        row("kzg commit", "BLOB", "kzg commit @", blob()),
        row(
            "kzg commit",
            "--table",
            "kzg commit blob --table @",
            Is::Refused(NO_TABLE),
        ),
        row(
            "kzg commit",
            "--setup",
            "kzg commit blob --setup @",
            setup(),
        ),
        row("kzg prove", "BLOB", "kzg prove @", blob()),
        row(
            "kzg prove",
            "--commitments",
            "kzg prove blob --commitments @",
            infinity(),
        ),
        row(
            "kzg prove",
            "--table",
            "kzg prove blob --table @",
            Is::Refused(NO_TABLE),
        ),
        row("kzg prove", "--setup", "kzg prove blob --setup @", setup()),
        row(
            "kzg verify",
            "BLOB",
            "kzg verify @ --commitments infinity --proofs infinity",
            blob(),
        ),
        row(
            "kzg verify",
            "--commitments",
            "kzg verify blob --commitments @ --proofs infinity",
            infinity(),
        ),
        row(
            "kzg verify",
            "--proofs",
            "kzg verify blob --commitments infinity --proofs @",
            infinity(),
        ),
        row(
            "kzg verify",
            "--setup",
            "kzg verify blob --commitments infinity --proofs infinity --setup @",
            setup(),
        ),
        row("kzg cells", "BLOB", "kzg cells @ --out new", blob()),
        row("kzg cells", "--out", "kzg cells blob --out @", Is::Stdout),
        row(
            "kzg cells",
            "--proofs",
            "kzg cells blob --proofs @",
            Is::Stdout,
        ),
        row(
            "kzg cells",
            "--table",
            "kzg cells blob --out new --table @",
            Is::Refused(NO_TABLE),
        ),
        row(
            "kzg cells",
            "--setup",
            "kzg cells blob --out new --setup @",
            setup(),
        ),
        row(
            "kzg recover",
            "CELLS",
            "kzg recover @ --indices 0-63 --out new",
            cells(),
        ),
        row(
            "kzg recover",
            "--known-proofs",
            "kzg recover cells --indices 0-63 --proofs new --known-proofs @",
            infinities(),
        ),
        row(
            "kzg recover",
            "--out",
            "kzg recover cells --indices 0-63 --out @",
            Is::Stdout,
        ),
        row(
            "kzg recover",
            "--proofs",
            "kzg recover cells --indices 0-63 --proofs @",
            Is::Stdout,
        ),
        row(
            "kzg recover",
            "--blob",
            "kzg recover cells --indices 0-63 --blob @",
            Is::Stdout,
        ),
        row(
            "kzg recover",
            "--table",
            "kzg recover cells --indices 0-63 --out new --table @",
            Is::Refused(NO_TABLE),
        ),
        row(
            "kzg recover",
            "--setup",
            "kzg recover cells --indices 0-63 --out new --setup @",
            setup(),
        ),
        row(
            "kzg verify-cells",
            "CELLS",
            "kzg verify-cells @ infinities --commitments infinity --columns 0-63",
            cells(),
        ),
        row(
            "kzg verify-cells",
            "PROOFS",
            "kzg verify-cells cells @ --commitments infinity --columns 0-63",
            infinities(),
        ),
        row(
            "kzg verify-cells",
            "--commitments",
            "kzg verify-cells cells infinities --commitments @ --columns 0-63",
            infinity(),
        ),
        row(
            "kzg verify-cells",
            "--setup",
            "kzg verify-cells cells infinities --commitments infinity --columns 0-63 --setup @",
            setup(),
        ),
        row(
            "kzg table",
            "--out",
            "kzg table --out @ --budget 0",
            Is::Folder,
        ),
        row(
            "kzg table",
            "--setup",
            "kzg table --out new --setup @",
            setup(),
        ),
    ]
}

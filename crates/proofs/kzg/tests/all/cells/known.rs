//! Missing proofs from known ones.

use super::*;
use msmith_kzg::Error;

fn row(made: &Made, which: &[usize]) -> (Vec<u64>, Vec<Cell>, Vec<[u8; 48]>) {
    let indices = which.iter().map(|k| *k as u64).collect();
    let cells = which.iter().map(|k| made.cells[*k]).collect();
    let proofs = which.iter().map(|k| made.proofs[*k]).collect();
    (indices, cells, proofs)
}

fn assert_recovers(made: &Made, which: &[usize]) {
    let (indices, cells, proofs) = row(made, which);
    let got = kzg().recover_from_proofs(&indices, &cells, &proofs, &options());
    let (got_cells, got_proofs) = got.unwrap();
    assert!(got_cells == made.cells, "{which:?}");
    let wrong: Vec<_> = (0..128)
        .filter(|k| got_proofs[*k] != made.proofs[*k])
        .collect();
    assert!(wrong.is_empty(), "{which:?}: {wrong:?}");
    let blob = kzg().recover_blob(&indices, &cells, &options()).unwrap();
    assert!(blob == made.blob, "{which:?}");
}

fn but(missing: &[usize]) -> Vec<usize> {
    (0..128).filter(|k| !missing.contains(k)).collect()
}

/// Numbers in an order that nobody has chosen.
fn scattered(count: usize, seed: usize) -> Vec<usize> {
    let mut some: Vec<usize> = (0..128)
        .map(|k| (k * 37 + seed * k * (k + 1) / 2) % 128)
        .collect();
    some.dedup();
    let mut all = Vec::new();
    for k in some.into_iter().chain(0..128) {
        if all.len() < count && !all.contains(&k) {
            all.push(k);
        }
    }
    all.sort_unstable();
    all
}

#[test]
fn from_any_half() {
    let made = &three()[0];
    let all: Vec<usize> = (0..128).collect();
    let odd: Vec<usize> = (0..64).map(|k| 2 * k + 1).collect();
    for which in [&all[..64], &all[64..], &all[32..96], &odd] {
        assert_recovers(made, which);
    }
    for (count, seed) in [(64, 1), (64, 3), (65, 2), (70, 5)] {
        assert_recovers(made, &scattered(count, seed));
    }
}

#[test]
fn from_more_than_half() {
    let made = &three()[1];
    let all: Vec<usize> = (0..128).collect();
    for which in [&all[..65], &all[..99], &all[..101], &all[63..], &all[20..]] {
        assert_recovers(made, which);
    }
    for missing in [0, 1, 63, 64, 77, 127] {
        assert_recovers(made, &but(&[missing]));
    }
    for missing in [
        &[3, 99][..],
        &[0, 1, 2, 64, 65, 66],
        &[1, 5, 7, 66, 67, 100, 127],
    ] {
        assert_recovers(made, &but(missing));
    }
    assert_recovers(made, &all);
}

/// Where all proofs are at infinity, so are those that follow.
#[test]
fn of_a_constant() {
    let made = made(vec![0; BYTES_PER_BLOB].try_into().unwrap());
    for missing in [1, 20, 64] {
        assert_recovers(&made, &(0..128 - missing).collect::<Vec<_>>());
    }
    assert_recovers(&made, &scattered(64, 1));
}

#[test]
fn several_threads_give_the_same() {
    let made = &three()[2];
    for (which, threads) in [
        ((0..64).collect(), 2),
        (scattered(64, 9), 3),
        (but(&[5]), 2),
    ] {
        let (indices, cells, proofs) = row(made, &which);
        let options = Options {
            threads: Some(threads),
            ..options()
        };
        let got = kzg().recover_from_proofs(&indices, &cells, &proofs, &options);
        let got = got.unwrap();
        assert!(got.0 == made.cells && got.1 == made.proofs, "{threads}");
    }
}

/// The proofs that others are made of are read, and what is wrong with them is said by their place in the list.
#[test]
fn malformed() {
    let made = &three()[0];
    let (indices, cells, proofs) = row(made, &(5..69).collect::<Vec<_>>());
    let recover = |indices: &[u64], cells: &[Cell], proofs: &[[u8; 48]]| {
        kzg()
            .recover_from_proofs(indices, cells, proofs, &options())
            .unwrap_err()
    };
    for k in [0, 1, 30, 62, 63] {
        let mut wrong = proofs.clone();
        wrong[k] = [0; 48];
        wrong[k][0] = 0x80;
        match recover(&indices, &cells, &wrong) {
            Error::Point { what, index, .. } => assert_eq!((what, index), ("proof", k)),
            other => panic!("{other:?}"),
        }
    }
    let got = recover(&indices, &cells, &proofs[1..]);
    let want = Error::Lengths {
        what: "proof",
        found: 63,
        wanted: 64,
    };
    assert_eq!(got, want);
    let got = recover(&indices[1..], &cells[1..], &proofs[1..]);
    assert_eq!(got, Error::Number { found: 63 });
    let mut mixed = cells.clone();
    mixed.push(three()[1].cells[69]);
    let got = recover(
        &(5..70).collect::<Vec<_>>(),
        &mixed,
        &[&proofs[..], &proofs[..1]].concat(),
    );
    assert_eq!(got, Error::Inconsistent);
    // A half, and a cell besides that is not the blob's.
    for first in [0, 63] {
        let (indices, mut cells, _) = row(made, &(first..first + 65).collect::<Vec<_>>());
        cells[if first == 0 { 64 } else { 0 }][9] ^= 1;
        let got = kzg().recover_blob(&indices, &cells, &options());
        assert_eq!(got, Err(Error::Inconsistent));
    }
    let (indices, mut cells, _) = row(made, &(0..64).collect::<Vec<_>>());
    cells[7][32..64].fill(0xff);
    let want = Error::Element {
        what: "cell",
        index: 7,
        element: 1,
    };
    assert_eq!(kzg().recover_blob(&indices, &cells, &options()), Err(want));
}

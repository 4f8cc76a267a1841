//! Cells from half of them.

use super::*;
use msmith_kzg::Error;

fn recover(made: &Made, which: &[usize], proofs: bool) {
    let indices: Vec<u64> = which.iter().map(|k| *k as u64).collect();
    let cells: Vec<Cell> = which.iter().map(|k| made.cells[*k]).collect();
    let got = kzg().recover_cells(&indices, &cells, &options()).unwrap();
    assert!(got == made.cells, "{which:?}");
    if proofs {
        let got = kzg()
            .recover_cells_and_kzg_proofs(&indices, &cells, &options())
            .unwrap();
        assert!(got.0 == made.cells && got.1 == made.proofs, "{which:?}");
    }
}

#[test]
fn from_every_kind_of_half() {
    let made = &three()[0];
    let odd: Vec<usize> = (0..64).map(|k| 2 * k + 1).collect();
    let even: Vec<usize> = (0..64).map(|k| 2 * k).collect();
    let scattered = |step: usize| {
        let mut some: Vec<usize> = (0..64).map(|k| k * step % 128).collect();
        some.sort_unstable();
        some.dedup();
        let missing = (0..128).find(|k| !some.contains(k));
        while some.len() < 64 {
            let next = (0..128).rev().find(|k| !some.contains(k));
            some.push(next.or(missing).unwrap());
            some.sort_unstable();
        }
        some
    };
    let all: Vec<usize> = (0..128).collect();
    recover(made, &all[..64], true);
    recover(made, &all[64..], true);
    for which in [odd, even, scattered(37), scattered(5), scattered(96)] {
        recover(made, &which, false);
    }
    for count in [65, 100, 127, 128] {
        recover(made, &all[128 - count..], count == 127);
        recover(made, &all[..count], false);
    }
    // All but one, whichever it is.
    for missing in [0, 1, 63, 64, 100, 127] {
        let others: Vec<usize> = (0..128).filter(|k| *k != missing).collect();
        recover(made, &others, false);
    }
}

#[test]
fn cells_of_two_blobs_are_not_of_one() {
    let [a, b, _] = three();
    for which in [0, 40, 64] {
        let indices: Vec<u64> = (0..65).collect();
        let mut cells: Vec<Cell> = a.cells[..65].to_vec();
        cells[which] = b.cells[which];
        let got = kzg().recover_cells(&indices, &cells, &options());
        assert_eq!(got, Err(Error::Inconsistent), "{which}");
    }
    // Of 64 nobody can tell: some polynomial has them, and it is not that of a.
    let indices: Vec<u64> = (0..64).collect();
    let mut cells: Vec<Cell> = a.cells[..64].to_vec();
    cells[5] = b.cells[5];
    let got = kzg().recover_cells(&indices, &cells, &options()).unwrap();
    assert!(got[..64] == cells && got != a.cells);
}

/// In any order, with or without proofs, from references: the same; what is malformed is named where it stood.
#[test]
fn cells_in_any_order() {
    let made = &three()[1];
    for (first, count, step) in [
        (0, 64, 37),
        (64, 64, 5),
        (13, 65, 99),
        (0, 128, 127),
        (1, 70, 3),
    ] {
        let which: Vec<usize> = (0..count)
            .map(|k| first + k * step % count)
            .map(|k| k % 128)
            .collect();
        let indices: Vec<u64> = which.iter().map(|k| *k as u64).collect();
        let cells: Vec<&Cell> = which.iter().map(|k| &made.cells[*k]).collect();
        let proofs: Vec<[u8; 48]> = which.iter().map(|k| made.proofs[*k]).collect();
        let o = &options();
        assert!(kzg().recover_cells(&indices, &cells, o).unwrap() == made.cells);
        assert!(kzg().recover_blob(&indices, &cells, o).unwrap() == made.blob);
        let got = kzg()
            .recover_from_proofs(&indices, &cells, &proofs, o)
            .unwrap();
        assert!(got.0 == made.cells && got.1 == made.proofs, "{which:?}");
        let mut wrong: Vec<Cell> = cells.iter().map(|cell| **cell).collect();
        wrong[7][32..64].fill(0xff);
        let (what, index, element) = ("cell", 7, 1);
        let want = Error::Element {
            what,
            index,
            element,
        };
        assert_eq!(kzg().recover_cells(&indices, &wrong, o), Err(want.clone()));
        assert_eq!(kzg().recover_blob(&indices, &wrong, o), Err(want));
        let mut twice = indices.clone();
        twice[9] = twice[3];
        let want = Error::Repeated {
            index: 9,
            cell: twice[3],
        };
        assert_eq!(kzg().recover_cells(&twice, &cells, o), Err(want));
    }
    let reversed: Vec<u64> = (64..128).rev().collect();
    let cells: Vec<&Cell> = made.cells[64..].iter().rev().collect();
    let order = kzg().recover_cells_and_kzg_proofs(&reversed, &cells, &options());
    assert_eq!(order.unwrap_err(), Error::Order { index: 1 });
    let row = [(&reversed[..], &cells[..])];
    let got = kzg().recover_cells_and_kzg_proofs_batch(&row, &options());
    assert!(got.unwrap()[0] == (made.cells.clone(), made.proofs.clone()));
}

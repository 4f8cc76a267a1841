//! Checked commitments, and the wrong items of a batch by name.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::*;
use msmith::{Backend, Engine, Point, Scalars, WordPoints};
use msmith_io::zcash;
use msmith_kzg::{Commitments, Error, Search};
use num_bigint::BigUint;

/// Cells as they come with a block.
#[derive(Clone, Default)]
struct Items {
    rows: Vec<u64>,
    columns: Vec<u64>,
    cells: Vec<Cell>,
    proofs: Vec<[u8; 48]>,
}

impl Items {
    fn of(items: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let mut all = Self::default();
        for (row, column) in items {
            all.rows.push(row as u64);
            all.columns.push(column as u64);
            all.cells.push(three()[row].cells[column]);
            all.proofs.push(three()[row].proofs[column]);
        }
        all
    }

    fn verify(&self) -> Result<bool, Error> {
        let Self {
            rows,
            columns,
            cells,
            proofs,
        } = self;
        kzg().verify_cells(&block(), rows, columns, cells, proofs, &options())
    }

    fn invalid(&self) -> Vec<usize> {
        let Self {
            rows,
            columns,
            cells,
            proofs,
        } = self;
        let got = kzg().find_invalid(&block(), rows, columns, cells, proofs, &options());
        got.unwrap()
    }
}

fn bytes() -> [[u8; 48]; 3] {
    [0, 1, 2].map(|k| three()[k].commitment)
}

fn block() -> Commitments {
    kzg().commitments(&bytes(), &options()).unwrap()
}

/// Items of all rows, columns in no order.
fn some(n: usize) -> Items {
    Items::of((0..n).map(|k| (k * k % 3, (k * 37 + 11) % 128)))
}

#[test]
fn columns_and_any_cells() {
    let block = block();
    assert_eq!(block.len(), 3);
    for column in [0, 64, 127] {
        let items = Items::of((0..3).map(|row| (row, column)));
        let verify =
            |column| kzg().verify_column(&block, column, &items.cells, &items.proofs, &options());
        assert_eq!(verify(column as u64), Ok(true));
        assert_eq!(verify(column as u64 ^ 1), Ok(false));
        let outside = Error::CellIndex {
            index: 0,
            cell: 128,
        };
        assert_eq!(verify(128), Err(outside));
    }
    let two = Items::of([(0, 5), (1, 5)]);
    let got = kzg().verify_column(&block, 5, &two.cells, &two.proofs, &options());
    let lengths = Error::Lengths {
        what: "cell",
        found: 2,
        wanted: 3,
    };
    assert_eq!(got, Err(lengths));
    // Of none, of one, of all of a row, of some twice.
    let twice = [(2, 127), (0, 4), (2, 127), (0, 4), (0, 3), (2, 127)];
    for items in [
        Items::default(),
        Items::of([(2, 9)]),
        Items::of((0..128).rev().map(|column| (1, column))),
        Items::of(twice),
    ] {
        assert_eq!(items.verify(), Ok(true));
        assert_eq!(items.invalid(), [0; 0]);
        // The same as by the specification's call.
        let commitments: Vec<_> = (items.rows.iter())
            .map(|row| bytes()[*row as usize])
            .collect();
        let batch = Batch {
            commitments,
            indices: items.columns.clone(),
            cells: items.cells.clone(),
            proofs: items.proofs.clone(),
        };
        assert_eq!(batch.verify(), Ok(true));
    }
    // Exchanged rows.
    let mut items = Items::of([(0, 5), (1, 5), (2, 5)]);
    items.rows.swap(0, 2);
    assert_eq!((items.verify(), items.invalid()), (Ok(false), vec![0, 2]));
}

#[test]
fn repeated_commitments() {
    let [a, b, _] = bytes();
    let list = kzg().commitments(&[a, b, a, a], &options()).unwrap();
    assert_eq!((list.len(), list.is_empty()), (4, false));
    let items = Items::of([(0, 7), (1, 7), (0, 7), (0, 7)]);
    let verify = |cells: &[Cell]| kzg().verify_column(&list, 7, cells, &items.proofs, &options());
    assert_eq!(verify(&items.cells), Ok(true));
    let mut wrong = items.cells.clone();
    wrong[3] = wrong[1];
    assert_eq!(verify(&wrong), Ok(false));
    let mut malformed = [1; 48];
    malformed[0] = 0x80;
    let got = kzg().commitments(&[a, b, a, malformed, malformed], &options());
    assert!(
        matches!(
            got,
            Err(Error::Point {
                what: "commitment",
                index: 3,
                ..
            })
        ),
        "{got:?}"
    );
}

#[test]
fn lists_and_rows() {
    let good = some(4);
    let mut wrong = good.clone();
    wrong.rows[2] = 3;
    let row = Error::Row {
        index: 2,
        row: 3,
        commitments: 3,
    };
    assert_eq!(
        row.to_string(),
        "row 2 is 3: the number of commitments is 3"
    );
    assert_eq!(wrong.verify(), Err(row.clone()));
    let find = |items: &Items| {
        let Items {
            rows,
            columns,
            cells,
            proofs,
        } = items;
        kzg().find_invalid(&block(), rows, columns, cells, proofs, &options())
    };
    assert_eq!(find(&wrong), Err(row));
    for what in ["row", "column", "proof"] {
        let mut wrong = good.clone();
        match what {
            "row" => wrong.rows.truncate(3),
            "column" => wrong.columns.truncate(3),
            _ => wrong.proofs.truncate(3),
        }
        let lengths = Error::Lengths {
            what,
            found: 3,
            wanted: 4,
        };
        assert_eq!(wrong.verify(), Err(lengths.clone()));
        assert_eq!(find(&wrong), Err(lengths));
    }
    let mut wrong = good;
    wrong.columns[1] = 128;
    let column = Error::CellIndex {
        index: 1,
        cell: 128,
    };
    assert_eq!(wrong.verify(), Err(column));
    assert_eq!(find(&wrong), Ok(vec![1]));
}

#[test]
fn the_wrong_one_in_each_place() {
    for n in 1..10 {
        let good = some(n);
        assert_eq!((good.verify(), good.invalid()), (Ok(true), vec![]));
        for k in 0..n {
            let mut items = good.clone();
            match (n + k) % 3 {
                0 => items.cells[k][100] ^= 1,
                1 => items.proofs[k] = three()[0].proofs[120],
                _ => items.columns[k] ^= 1,
            }
            let got = (items.verify(), items.invalid());
            assert_eq!(got, (Ok(false), vec![k]), "{k} of {n}");
        }
    }
}

#[test]
fn several_wrong_ones() {
    let good = some(13);
    for which in [
        &[0, 1][..],
        &[0, 12],
        &[3, 4, 5, 6],
        &[0, 2, 4, 6, 8, 10, 12],
    ] {
        let mut items = good.clone();
        which.iter().for_each(|k| items.cells[*k][2047] ^= 1);
        assert_eq!(items.invalid(), which);
    }
    let all: Vec<usize> = (0..13).collect();
    let mut items = good.clone();
    items.cells.iter_mut().for_each(|cell| cell[2047] ^= 2);
    assert_eq!(items.invalid(), all);
    for (i, j) in [(0, 1), (0, 12), (5, 7)] {
        let mut items = good.clone();
        items.proofs.swap(i, j);
        assert_eq!((items.verify(), items.invalid()), (Ok(false), vec![i, j]));
        let mut items = good.clone();
        items.cells.swap(i, j);
        assert_eq!((items.verify(), items.invalid()), (Ok(false), vec![i, j]));
    }
    // Of equal items the one that is wrong.
    let mut items = Items::of([(1, 3); 5]);
    items.cells[2][31] ^= 1;
    assert_eq!(items.invalid(), [2]);
}

/// The first ones, groups, and what was found before the call was cancelled.
#[test]
fn no_more_than_is_looked_for() {
    let mut items = some(40);
    items.cells[5][9] ^= 1;
    items.proofs[11] = [0xff; 48];
    items.cells[12][9] ^= 1;
    items.cells[30][..32].fill(0xff);
    items.cells[33][9] ^= 1;
    let find = |search: &Search<'_>, options: &Options<'_>| {
        let Items {
            rows,
            columns,
            cells,
            proofs,
        } = &items;
        kzg().find_invalid_where(&block(), rows, columns, cells, proofs, search, options)
    };
    let all = [5, 11, 12, 30, 33];
    for most in 0..7 {
        let heard = Mutex::new(Vec::new());
        let search = Search {
            most: Some(most),
            found: Some(&|k| heard.lock().unwrap().push(k)),
            ..Search::default()
        };
        let want = &all[..most.min(5)];
        assert_eq!(find(&search, &options()).unwrap(), want);
        assert_eq!(*heard.lock().unwrap(), want);
    }
    // By whoever has sent it: number k mod 7, of which 5 is 5, 11 is 4, 12 and 33 are 5, 30 is 2.
    let senders: Vec<usize> = (0..40).map(|k| k % 7).collect();
    let search = Search {
        groups: Some(&senders),
        ..Search::default()
    };
    assert_eq!(find(&search, &options()), Ok(vec![2, 4, 5]));
    let first = Search {
        most: Some(1),
        ..search
    };
    assert_eq!(find(&first, &options()), Ok(vec![2]));
    let lengths = Error::Lengths {
        what: "group",
        found: 39,
        wanted: 40,
    };
    let search = Search {
        groups: Some(&senders[1..]),
        ..Search::default()
    };
    assert_eq!(find(&search, &options()), Err(lengths));
    // What is found when somebody stops it is found.
    let (heard, flag) = (Mutex::new(Vec::new()), AtomicBool::new(false));
    let search = Search {
        found: Some(&|k| {
            heard.lock().unwrap().push(k);
            flag.fetch_or(k == 11, Ordering::Relaxed);
        }),
        ..Search::default()
    };
    let stopped = Options {
        watch: msmith::Watch::default().with_cancel(&flag),
        ..options()
    };
    let cancelled = Error::Engine(msmith::Error::Cancelled);
    assert_eq!(find(&search, &stopped), Err(cancelled));
    assert!(heard.into_inner().unwrap().starts_with(&[5, 11]));
}

#[test]
fn malformed_ones_are_named_with_wrong_ones() {
    let heard = Mutex::new(Vec::new());
    let hear = |part| heard.lock().unwrap().push(part);
    let mut items = some(12);
    items.cells[1][..32].fill(0xff);
    items.columns[3] = u64::MAX;
    items.proofs[4] = [0xff; 48];
    items.proofs[7] = [0; 48];
    items.proofs[8] = compressed(&torsion(11));
    items.cells[9][5] ^= 1;
    let options = &Options {
        watch: msmith::Watch::default().with_progress(&hear),
        ..options()
    };
    let Items {
        rows,
        columns,
        cells,
        proofs,
    } = &items;
    let got = kzg().find_invalid(&block(), rows, columns, cells, proofs, options);
    assert_eq!(got, Ok(vec![1, 3, 4, 7, 8, 9]));
    let heard = heard.lock().unwrap();
    assert!(heard.is_sorted() && heard.last() == Some(&1.0), "{heard:?}");
}

#[test]
fn blobs_that_are_wrong() {
    let all = three();
    let proof =
        |made: &Made| kzg().compute_blob_kzg_proof(&made.blob, &made.commitment, &options());
    let proofs = [0, 1, 2].map(|k| proof(&all[k]).unwrap());
    let which = [0, 1, 2, 1, 0];
    let blobs: Vec<Blob> = which.iter().map(|k| *all[*k].blob).collect();
    let commitments = which.map(|k| bytes()[k]);
    let proofs = which.map(|k| proofs[k]);
    let find = |blobs: &[Blob], commitments: &[[u8; 48]], proofs: &[[u8; 48]]| {
        kzg().find_invalid_blobs(blobs, commitments, proofs, &options())
    };
    for n in 0..6 {
        let got = find(&blobs[..n], &commitments[..n], &proofs[..n]);
        assert_eq!(got, Ok(vec![]));
    }
    for k in 0..5 {
        let (mut blobs, mut commitments, mut proofs) = (blobs.clone(), commitments, proofs);
        blobs[k][40] ^= 1;
        commitments[(k + 1) % 5] = all[0].proofs[0];
        proofs[(k + 2) % 5] = compressed(&torsion(3));
        let mut want = vec![k, (k + 1) % 5, (k + 2) % 5];
        want.sort_unstable();
        assert_eq!(find(&blobs, &commitments, &proofs), Ok(want));
        blobs[k][..32].fill(0xff);
        commitments[(k + 1) % 5] = [7; 48];
        let mut want = vec![k, (k + 1) % 5, (k + 2) % 5];
        want.sort_unstable();
        assert_eq!(find(&blobs, &commitments, &proofs), Ok(want));
    }
    let got = find(&blobs, &commitments[1..], &proofs);
    assert!(matches!(
        got,
        Err(Error::Lengths {
            what: "commitment",
            ..
        })
    ));
    let got = find(&blobs, &commitments, &proofs[1..]);
    assert!(matches!(got, Err(Error::Lengths { what: "proof", .. })));
}

fn engine() -> Engine {
    let curve = msmith::curve::known::by_name("bls12-381").unwrap();
    Engine::with_backend(curve, msmith::curve::Group::G1, Backend::detect().unwrap()).unwrap()
}

/// `Σ scalar·P`, whatever the points are.
fn sum(points: &[Point], scalars: &[BigUint]) -> Point {
    let engine = engine();
    let mut list = WordPoints {
        stride: 2 * engine.words(),
        ..WordPoints::default()
    };
    points.iter().for_each(|point| list.push(point).unwrap());
    let words = |scalar: &BigUint| -> [u64; 4] {
        let mut words = scalar.to_u64_digits();
        words.resize(4, 0);
        words.try_into().unwrap()
    };
    let scalars: Vec<_> = scalars.iter().map(words).collect();
    let options = Options {
        algorithm: msmith::Algorithm::Naive,
        ..options()
    };
    (engine
        .msm(&list, Scalars::U256(&scalars), &options)
        .unwrap())
    .point
}

fn point(bytes: &[u8; 48]) -> Point {
    let points = zcash::read(&engine(), bytes, &options()).unwrap();
    points.get(0).unwrap()
}

/// That of x = 0, which has order 3, is one that no writer makes.
fn compressed(point: &Point) -> [u8; 48] {
    let (x, _) = point.coordinates().unwrap();
    if x.iter().all(|word| *word == 0) {
        return std::array::from_fn(|k| if k == 0 { 0x80 } else { 0 });
    }
    (zcash::compress(&engine(), point).unwrap())
        .try_into()
        .unwrap()
}

/// A point of the curve whose order is a prime that divides the cofactor.
fn torsion(order: u64) -> Point {
    // The subgroup of the others is killed by 1 − z, z = −0xd201000000010000.
    let rest = BigUint::from(0xd201_0000_0001_0001u64);
    assert_eq!(&rest % order, BigUint::ZERO);
    let r = engine().curve().r.clone();
    for x in 1..=255 {
        let mut bytes = [0; 48];
        (bytes[0], bytes[47]) = (0x80, x);
        let Ok(points) = zcash::read(&engine(), &bytes, &options()) else {
            continue;
        };
        let outside = sum(&[points.get(0).unwrap()], std::slice::from_ref(&r));
        let found = sum(&[outside], &[&rest / order]);
        if !found.is_infinity() {
            assert!(sum(std::slice::from_ref(&found), &[order.into()]).is_infinity());
            return found;
        }
    }
    panic!("no point of order {order}");
}

/// A good point and one of small order, alone or added to it, among good ones: no batch hides it.
#[test]
fn points_of_small_order() {
    let orders = [3, 11, 10177, 859_267, 52_437_899];
    let small = orders.map(torsion);
    let one = || BigUint::from(1u32);
    for n in 1..=20 {
        let (k, order) = (n * 7 % n.max(3) % n, n % 5);
        let mut items = some(n);
        let added = sum(
            &[point(&items.proofs[k]), small[order].clone()],
            &[one(), one()],
        );
        items.proofs[k] = match n % 2 {
            0 => compressed(&small[order]),
            _ => compressed(&added),
        };
        match items.verify() {
            Err(Error::Point { what, index, .. }) => assert_eq!((what, index), ("proof", k)),
            other => panic!("{n}: {other:?}"),
        }
        assert_eq!(items.invalid(), [k], "{n}");
        // The same as a commitment.
        let mut list: Vec<[u8; 48]> = three()[0].proofs[..n].to_vec();
        let added = sum(&[point(&list[k]), small[order].clone()], &[one(), one()]);
        list[k] = compressed(&added);
        match kzg().commitments(&list, &options()) {
            Err(Error::Point { what, index, .. }) => assert_eq!((what, index), ("commitment", k)),
            other => panic!("{n}: {other:?}"),
        }
        let good = some(n);
        let batch = Batch {
            commitments: list,
            indices: good.columns,
            cells: good.cells,
            proofs: good.proofs,
        };
        match batch.verify() {
            Err(Error::Point { what, index, .. }) => assert_eq!((what, index), ("commitment", k)),
            other => panic!("{n}: {other:?}"),
        }
    }
}

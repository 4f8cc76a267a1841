//! Ethereum's blobs and cells: values, rows that are recovered, and batches that are verified.

use std::sync::LazyLock;

use msmith::{Backend, Options};
use msmith_kzg::{BYTES_PER_BLOB, Cell, Cells, Context, Error, Proofs, Setup};

use super::{SECOND, Target, said};

pub const TARGETS: [Target; 3] = [
    Target {
        name: "kzg-values",
        about: "a commitment, a point, a value and a proof: alone, and its points among good ones",
        seeds: value_seeds,
        run: value,
        allocation: None,
        slow: SECOND,
    },
    Target {
        name: "kzg-rows",
        about: "cells of a row by their indices, and bytes that are changed: what is recovered is the row or refused",
        seeds: row_seeds,
        run: row,
        allocation: None,
        slow: SECOND,
    },
    Target {
        name: "kzg-batches",
        about: "cells with commitments and proofs, and bytes that are changed: what is changed is named",
        seeds: || {
            let places = [0, 1, 64, 127, 127, 200];
            vec![
                places.to_vec(),
                [&places[..], &[255, 2, 0, 9]].concat(),
                [&places[..], &[255, 1, 47, 1, 255, 0, 0, 0x20]].concat(),
                vec![],
            ]
        },
        run: batch,
        allocation: None,
        slow: SECOND,
    },
];

/// A blob with what is made of it, by a context without tables.
struct Made {
    kzg: Context,
    commitment: [u8; 48],
    cells: Cells,
    proofs: Proofs,
    value: Vec<u8>,
}

static MADE: LazyLock<Made> = LazyLock::new(|| made().expect("a blob"));

fn made() -> Result<Made, Error> {
    let (kzg, options) = (
        Context::new(Setup::mainnet(Backend::detect()?)?, 0)?,
        options(),
    );
    let mut blob = Box::new([0; BYTES_PER_BLOB]);
    for (k, element) in blob.chunks_exact_mut(32).enumerate() {
        element[28..].copy_from_slice(&(0x9e37_79b9_u32.wrapping_mul(k as u32 + 1)).to_be_bytes());
    }
    let commitment = kzg.blob_to_kzg_commitment(&blob, &options)?;
    let (cells, proofs) = kzg.compute_cells_and_kzg_proofs(&blob, &options)?;
    let z = [5; 32];
    let (proof, y) = kzg.compute_kzg_proof(&blob, &z, &options)?;
    Ok(Made {
        value: [&commitment[..], &z, &y, &proof].concat(),
        kzg,
        commitment,
        cells,
        proofs,
    })
}

fn options() -> Options<'static> {
    Options {
        threads: Some(1),
        ..Options::default()
    }
}

fn value_seeds() -> Vec<Vec<u8>> {
    let mut infinity = [0; 160];
    (infinity[0], infinity[112]) = (0xc0, 0xc0);
    vec![MADE.value.clone(), infinity.to_vec()]
}

fn value(input: &[u8]) -> String {
    let Some((commitment, rest)) = input.split_first_chunk::<48>() else {
        return "short".into();
    };
    let Some((z, rest)) = rest.split_first_chunk::<32>() else {
        return "short".into();
    };
    let Some((y, rest)) = rest.split_first_chunk::<32>() else {
        return "short".into();
    };
    let Some((proof, _)) = rest.split_first_chunk::<48>() else {
        return "short".into();
    };
    let Made { kzg, .. } = &*MADE;
    let got = kzg.verify_kzg_proof(commitment, z, y, proof, &options());
    // The zero polynomial has these too.
    let is_right = input[..160] == MADE.value || (commitment[0] == 0xc0 && proof[0] == 0xc0);
    assert!(got != Ok(true) || is_right, "another value verifies");
    // Points are the same in any company.
    let list = [MADE.commitment, *commitment, *proof];
    let points = kzg.commitments(&list, &options());
    match (&got, &points) {
        (Ok(_), points) => assert!(points.is_ok(), "refused among others"),
        (Err(Error::Point { .. }), points) => assert!(points.is_err(), "accepted among others"),
        _ => {}
    }
    match got {
        Ok(true) => "right".into(),
        Ok(false) => "wrong".into(),
        Err(error) => said::<(), _>(&Err(error), ""),
    }
}

/// Changes of items: 255, then the item, the place and what is added to the byte.
fn changes(input: &[u8]) -> (&[u8], Vec<[u8; 3]>) {
    let places = input.iter().position(|b| *b == 255).unwrap_or(input.len());
    let (places, rest) = input.split_at(places);
    let change = |c: &[u8]| [c[1], c[2], c[3]];
    (places, rest.chunks_exact(4).map(change).collect())
}

fn row_seeds() -> Vec<Vec<u8>> {
    let odd: Vec<u8> = (0..128).step_by(2).chain([127]).collect();
    vec![
        (0..64).collect(),
        (64..128).collect(),
        odd.clone(),
        [&odd[..], &[255, 3, 31, 1]].concat(),
        (0..128).chain([128]).collect(),
    ]
}

fn row(input: &[u8]) -> String {
    let Made {
        kzg, cells, proofs, ..
    } = &*MADE;
    let (places, changes) = changes(input);
    let indices: Vec<u64> = places.iter().map(|k| u64::from(*k)).collect();
    let at = |k: &u8| usize::from(*k) % 128;
    let mut known: Vec<Cell> = places.iter().map(|k| cells[at(k)]).collect();
    let of_known: Vec<[u8; 48]> = places.iter().map(|k| proofs[at(k)]).collect();
    let untouched = known.clone();
    for [item, place, by] in changes {
        let n = known.len().max(1);
        if let Some(cell) = known.get_mut(usize::from(item) % n) {
            let place = usize::from(place) * 8;
            cell[place] = cell[place].wrapping_add(by);
        }
    }
    let got = kzg.recover_cells(&indices, &known, &options());
    if let Ok(all) = &got {
        for (place, cell) in places.iter().zip(&known) {
            assert_eq!(all[at(place)], *cell, "another cell than was given");
        }
        // With one cell to spare what is changed is found.
        let is_row = all == cells;
        assert!(is_row == (known == untouched), "a row that is not the row");
        assert!(is_row || known.len() == 64, "cells of no blob");
    }
    if known == untouched {
        let both = kzg.recover_from_proofs(&indices, &known, &of_known, &options());
        match (&got, both) {
            (Ok(_), both) => assert!(both == Ok((cells.clone(), proofs.clone())), "other proofs"),
            (Err(why), both) => assert_eq!(both.err().as_ref(), Some(why)),
        }
    }
    said(&got, "a row")
}

fn batch(input: &[u8]) -> String {
    let Made {
        kzg,
        commitment,
        cells,
        proofs,
        ..
    } = &*MADE;
    let (places, changes) = changes(&input[..input.len().min(64)]);
    let columns: Vec<u64> = places.iter().map(|k| u64::from(*k)).collect();
    let at = |k: &u8| usize::from(*k) % 128;
    let mut known: Vec<Cell> = places.iter().map(|k| cells[at(k)]).collect();
    let mut of_known: Vec<[u8; 48]> = places.iter().map(|k| proofs[at(k)]).collect();
    let (before, proofs_before) = (known.clone(), of_known.clone());
    let n = places.len();
    for [item, place, by] in changes {
        let k = usize::from(item) / 2 % n.max(1);
        let (place, len) = (usize::from(place), of_known.len());
        if k >= len {
            continue;
        }
        let byte = match item % 2 {
            0 => &mut known[k][place * 8],
            _ => &mut of_known[k][place % 48],
        };
        *byte = byte.wrapping_add(by);
    }
    let wrong: Vec<usize> = (0..n)
        .filter(|k| {
            places[*k] > 127 || known[*k] != before[*k] || of_known[*k] != proofs_before[*k]
        })
        .collect();
    let list = kzg
        .commitments(&[*commitment], &options())
        .expect("it was made");
    let found = kzg.find_invalid(&list, &vec![0; n], &columns, &known, &of_known, &options());
    assert_eq!(found, Ok(wrong.clone()));
    let got = kzg.verify_cell_kzg_proof_batch(
        &vec![*commitment; n],
        &columns,
        &known,
        &of_known,
        &options(),
    );
    assert!(got.is_err() || got == Ok(wrong.is_empty()), "{got:?}");
    said(
        &got,
        if wrong.is_empty() {
            "all verify"
        } else {
            "some are wrong"
        },
    )
}

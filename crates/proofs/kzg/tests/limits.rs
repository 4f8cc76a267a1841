//! What a call says that it needs is enough, one byte less is not, and no more is resident while it runs.
//!
//! One test, so that nothing else runs in the process while it looks. Linux alone says the peak; elsewhere it is not asked.

#![allow(missing_docs)]

use msmith::{Backend, Options};
use msmith_kzg::{BYTES_PER_BLOB, Cell, Context, Error, Setup};

const MIB: u64 = 1 << 20;

/// Bytes that `/proc/self/status` says under a name.
fn status(name: &str) -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|l| l.starts_with(name))?;
    let number = line.split_whitespace().nth(1)?;
    number.parse::<u64>().ok().map(|kib| kib << 10)
}

/// The most memory that was resident while `job` ran, beyond what was before.
fn peak<T>(job: impl FnOnce() -> T) -> (Option<u64>, T) {
    let before = std::fs::write("/proc/self/clear_refs", "5").ok();
    let before = before.and_then(|()| status("VmRSS:"));
    let out = job();
    let after = status("VmHWM:").zip(before);
    (after.map(|(most, before)| most.saturating_sub(before)), out)
}

fn within(memory_limit: u64) -> Options<'static> {
    Options {
        memory_limit: Some(memory_limit),
        ..Options::default()
    }
}

type Call<'a> = (&'static str, &'a dyn Fn(&Options<'_>) -> Result<(), Error>);

/// Calls it with nothing, with a byte less than it then names, and with that.
fn assert_named_is_enough(kzg: &Context, (name, call): &Call<'_>) {
    let Err(Error::Engine(msmith::Error::MemoryLimit { limit: 0, needed })) = call(&within(0))
    else {
        panic!("{name} needs nothing");
    };
    let (limit, less) = (needed - 1, call(&within(needed - 1)));
    let want = msmith::Error::MemoryLimit { limit, needed };
    assert_eq!(less, Err(Error::Engine(want)), "{name}");
    kzg.setup().engine().release();
    let (bytes, done) = peak(|| call(&within(needed)));
    assert_eq!(done, Ok(()), "{name}: {needed}");
    println!("{name}: {needed} bytes, resident {bytes:?}");
    // Large pages that are begun, and what threads and the allocator keep.
    let most = needed + needed / 10 + 4 * MIB;
    assert!(
        bytes.is_none_or(|bytes| bytes <= most),
        "{name}: {bytes:?} of {needed}"
    );
}

#[test]
fn what_a_call_names_is_enough() {
    let backend = Backend::detect().unwrap();
    for budget in [0, 3_500_000, 9_000_000] {
        let kzg = &Context::new(Setup::mainnet(backend).unwrap(), budget).unwrap();
        let prepare: Call<'_> = ("prepare", &|o| kzg.prepare(o));
        assert_named_is_enough(kzg, &prepare);
        calls(kzg);
    }
}

fn calls(kzg: &Context) {
    let any = &Options::default();
    let blobs: Vec<Box<[u8; BYTES_PER_BLOB]>> = (1..4u8)
        .map(|k| {
            let bytes: Vec<u8> = (0..BYTES_PER_BLOB).map(|i| (i % 32) as u8 * k).collect();
            bytes.into_boxed_slice().try_into().unwrap()
        })
        .collect();
    let blobs: Vec<&[u8; BYTES_PER_BLOB]> = blobs.iter().map(|blob| &**blob).collect();
    let commitments = kzg.blob_to_kzg_commitment_batch(&blobs, any).unwrap();
    let proofs = kzg
        .compute_blob_kzg_proof_batch(&blobs, &commitments, any)
        .unwrap();
    let all = kzg.compute_cells_and_kzg_proofs_batch(&blobs, any).unwrap();
    let (z, first) = ([0; 32], (&blobs[0], &commitments[0]));
    let (of_value, y) = kzg.compute_kzg_proof(first.0, &z, any).unwrap();
    // Some 72 blobs' cells, which are those of three again and again.
    let many = 9216;
    let which = |k: usize| (k / 128 % 3, k % 128);
    let rows: Vec<u64> = (0..many).map(|k| which(k).0 as u64).collect();
    let columns: Vec<u64> = (0..many).map(|k| which(k).1 as u64).collect();
    let cells: Vec<&Cell> = (0..many).map(|k| &all[which(k).0].0[which(k).1]).collect();
    let of_cells: Vec<[u8; 48]> = (0..many).map(|k| all[which(k).0].1[which(k).1]).collect();
    let each: Vec<[u8; 48]> = rows.iter().map(|row| commitments[*row as usize]).collect();
    let block = kzg.commitments(&commitments, any).unwrap();
    let column: Vec<&Cell> = all.iter().map(|(cells, _)| &cells[3]).collect();
    let of_column: Vec<[u8; 48]> = all.iter().map(|(_, proofs)| proofs[3]).collect();
    let places: Vec<u64> = (0..128).collect();
    let (half, some) = (
        &all[0].0[64..],
        [&all[0].0[1..40], &all[0].0[90..]].concat(),
    );
    let of_some = [&all[0].1[1..40], &all[0].1[90..]].concat();
    let of_half = &all[0].1[64..];
    let scattered = [&places[1..40], &places[90..]].concat();
    let right = |valid: Result<bool, Error>| valid.map(|valid| assert!(valid));
    let none = |wrong: Result<Vec<usize>, Error>| wrong.map(|wrong| assert!(wrong.is_empty()));
    let calls: &[Call<'_>] = &[
        ("blob_to_kzg_commitment", &|o| {
            kzg.blob_to_kzg_commitment(first.0, o).map(drop)
        }),
        ("blob_to_kzg_commitment_batch", &|o| {
            kzg.blob_to_kzg_commitment_batch(&blobs, o).map(drop)
        }),
        ("compute_kzg_proof", &|o| {
            kzg.compute_kzg_proof(first.0, &z, o).map(drop)
        }),
        ("compute_blob_kzg_proof", &|o| {
            kzg.compute_blob_kzg_proof(first.0, first.1, o).map(drop)
        }),
        ("compute_blob_kzg_proof_batch", &|o| {
            kzg.compute_blob_kzg_proof_batch(&blobs, &commitments, o)
                .map(drop)
        }),
        ("compute_cells", &|o| {
            kzg.compute_cells(first.0, o).map(drop)
        }),
        ("compute_cell_kzg_proofs", &|o| {
            kzg.compute_cell_kzg_proofs(first.0, o).map(drop)
        }),
        ("compute_cells_and_kzg_proofs", &|o| {
            kzg.compute_cells_and_kzg_proofs(first.0, o).map(drop)
        }),
        ("compute_cells_and_kzg_proofs_batch", &|o| {
            kzg.compute_cells_and_kzg_proofs_batch(&blobs, o).map(drop)
        }),
        ("recover_cells", &|o| {
            kzg.recover_cells(&scattered, &some, o).map(drop)
        }),
        ("recover_blob", &|o| {
            kzg.recover_blob(&scattered, &some, o).map(drop)
        }),
        ("recover_blob, known", &|o| {
            kzg.recover_blob(&places[..64], &all[0].0[..64], o)
                .map(drop)
        }),
        ("recover_cells_and_kzg_proofs", &|o| {
            kzg.recover_cells_and_kzg_proofs(&places[64..], half, o)
                .map(drop)
        }),
        ("recover_cells_and_kzg_proofs_batch", &|o| {
            let row = (&places[64..], half);
            kzg.recover_cells_and_kzg_proofs_batch(&[row, row], o)
                .map(drop)
        }),
        ("recover_from_proofs", &|o| {
            kzg.recover_from_proofs(&places[64..], half, of_half, o)
                .map(drop)
        }),
        ("recover_from_proofs, scattered", &|o| {
            kzg.recover_from_proofs(&scattered, &some, &of_some, o)
                .map(drop)
        }),
        ("commitments", &|o| {
            kzg.commitments(&of_cells[..384], o).map(drop)
        }),
        ("verify_kzg_proof", &|o| {
            right(kzg.verify_kzg_proof(first.1, &z, &y, &of_value, o))
        }),
        ("verify_blob_kzg_proof", &|o| {
            right(kzg.verify_blob_kzg_proof(first.0, first.1, &proofs[0], o))
        }),
        ("verify_blob_kzg_proof_batch", &|o| {
            right(kzg.verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs, o))
        }),
        ("find_invalid_blobs", &|o| {
            none(kzg.find_invalid_blobs(&blobs, &commitments, &proofs, o))
        }),
        ("verify_column", &|o| {
            right(kzg.verify_column(&block, 3, &column, &of_column, o))
        }),
        ("verify_cell_kzg_proof_batch", &|o| {
            right(kzg.verify_cell_kzg_proof_batch(&each, &columns, &cells, &of_cells, o))
        }),
        ("verify_cells", &|o| {
            right(kzg.verify_cells(&block, &rows, &columns, &cells, &of_cells, o))
        }),
        ("find_invalid", &|o| {
            none(kzg.find_invalid(&block, &rows, &columns, &cells, &of_cells, o))
        }),
    ];
    for call in calls {
        assert_named_is_enough(kzg, call);
    }
    // Threads are as many as there is work for, however many are asked for.
    let many = &Options {
        threads: Some(1_000_000),
        ..Options::default()
    };
    let (bytes, made) = peak(|| kzg.blob_to_kzg_commitment(first.0, many));
    assert_eq!(made, Ok(commitments[0]));
    assert!(bytes.is_none_or(|bytes| bytes < 200 * MIB), "{bytes:?}");
}

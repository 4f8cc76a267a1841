//! `msmith kzg` on the cases of c-kzg-4844, and on what is made of them.

mod blobs;
mod cells;
#[path = "../../../../proofs/kzg/tests/vectors/records.rs"]
mod records;
mod refused;

use std::sync::LazyLock;

use msmith::{Backend, Options};
use msmith_kzg::{Context, Setup};

use crate::common::file;
use records::{Case, Output, Records};

static RECORDS: LazyLock<Records> = LazyLock::new(Records::new);
static CONTEXT: LazyLock<Context> = LazyLock::new(|| {
    let setup = Setup::mainnet(Backend::detect().unwrap()).unwrap();
    Context::new(setup, 0).unwrap()
});

fn cases(function: &str) -> Vec<Case> {
    RECORDS.cases(function, &|blob| {
        let blob = blob.try_into().unwrap();
        let made = CONTEXT.compute_cells_and_kzg_proofs(blob, &Options::default());
        let (cells, proofs) = made.unwrap();
        (cells.to_vec(), proofs.to_vec())
    })
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().map(|b| format!("{b:02x}"));
    format!("0x{}", digits.collect::<String>())
}

/// A file with a line of hex digits for each item.
fn lines(name: &str, items: &[Vec<u8>]) -> String {
    let lines = items.iter().map(|item| hex(item) + "\n");
    file(name, lines.collect::<String>().as_bytes())
}

fn kzg<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["kzg"], args].concat()
}

/// The valid blobs of the vectors with their commitments.
fn blobs() -> Vec<(Vec<u8>, String)> {
    let all = cases("blob_to_kzg_commitment").into_iter();
    let valid = all.filter_map(|mut case| match case.output {
        Output::Bytes(bytes) => Some((case.input.blobs.remove(0), hex(&bytes[0]))),
        _ => None,
    });
    valid.collect()
}

//! `msmith kzg` beside the crate's own functions, and what is refused.

mod blobs;
mod cells;
mod refused;

use std::sync::LazyLock;

use msmith::{Backend, Options};
use msmith_kzg::{BYTES_PER_BLOB, Context, Setup};

use crate::common::file;

static CONTEXT: LazyLock<Context> = LazyLock::new(|| {
    let setup = Setup::mainnet(Backend::detect().unwrap()).unwrap();
    Context::new(setup, 0).unwrap()
});

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

/// Blob number k: its elements are k times the squares, so that the first is of zeros.
fn blob(k: u64) -> Box<[u8; BYTES_PER_BLOB]> {
    let elements =
        (1..=4096).flat_map(|i| [[0; 24].as_slice(), &(k * i * i).to_be_bytes()].concat());
    elements.collect::<Box<[u8]>>().try_into().unwrap()
}

/// Blobs with their commitments.
fn blobs() -> Vec<(Vec<u8>, String)> {
    let made = |k| {
        let blob = blob(k);
        let commitment = CONTEXT.blob_to_kzg_commitment(&blob, &Options::default());
        (blob.to_vec(), hex(&commitment.unwrap()))
    };
    (0..7).map(made).collect()
}

//! KZG commitments and proofs of EIP-4844 and EIP-7594, with c-kzg's names and orders: setups, and what all calls share.

mod blobs;
mod block;
mod cells;
mod many;

use std::ffi::c_void;

use msmith::{Backend, Options};
use msmith_kzg::{Context, Setup};

use crate::caller::At;
use crate::status::{Failure, MSMITH_DATA};

pub use blobs::*;
pub use block::*;
pub use cells::*;
pub use many::*;

handle! {
/// A KZG setup.
KzgHandle = msmith_kzg, Context, "a KZG setup"
}

calls! {
/// A setup with tables of at most 48 MB. text, text_bytes: the text that c-kzg reads (trusted_setup.txt), whose points are
/// checked, which takes seconds; NULL and 0 for the setup of Ethereum's mainnet, which is built in.
fn msmith_kzg_load_trusted_setup(out: opens(KzgHandle), text: at(c_void), text_bytes: usize, options: options(NONE)) {
    out.put(Context::new(setup(text, text_bytes, options)?, Context::BUDGET)?);
}

/// The same with tables of at most `budget` bytes; what is too little for a table, 0 too, is none.
fn msmith_kzg_load_trusted_setup_within(out: opens(KzgHandle), text: at(c_void), text_bytes: usize, budget: u64,
                                        options: options(NONE)) {
    out.put(Context::new(setup(text, text_bytes, options)?, budget)?);
}

/// Ethereum's mainnet by tables in files: a folder that msmith_kzg_write_tables wrote, or one file of such a folder or of
/// `msmith table build --kzg`. They are mapped, so that processes share their memory, and must not be changed in place
/// until the setup is closed. Tables that are not there are made within 48 MB. MSMITH_BASES: a table that is damaged or
/// of other points; MSMITH_FILE: there is none.
fn msmith_kzg_load_table(out: opens(KzgHandle), path: path) {
    out.put(Context::open(Setup::mainnet(Backend::detect()?)?, path)?);
}

/// The same of the setup of a text.
fn msmith_kzg_open(out: opens(KzgHandle), text: at(c_void), text_bytes: usize, path: path, options: options(NONE)) {
    out.put(Context::open(setup(text, text_bytes, options)?, path)?);
}

/// Makes the tables and writes them into a folder, which is made if it is not there; each file whole or not at all.
fn msmith_kzg_write_tables(kzg: held(KzgHandle), path: path, options: options(NONE)) {
    kzg.write_tables(path, options)?;
}

/// Makes the tables that the first calls would make.
fn msmith_kzg_prepare(kzg: held(KzgHandle), options: options(NONE)) {
    kzg.prepare(options)?;
}
}

/// The setup of a text; NULL and 0 for the mainnet's.
fn setup(text: At<'_>, text_bytes: usize, options: &Options<'_>) -> Result<Setup, Failure> {
    let backend = Backend::detect()?;
    if text.is_null() && text_bytes == 0 {
        return Ok(Setup::mainnet(backend)?);
    }
    let text = text.bytes(text_bytes, 1, 1, "text")?;
    if text.is_empty() {
        let why = "the text of the setup is empty: NULL stands for the one of Ethereum's mainnet";
        return Err(Failure::new(MSMITH_DATA, why));
    }
    Ok(Setup::from_text(backend, text, options)?)
}

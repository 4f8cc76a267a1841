//! Signatures of Ed25519.

use msmith_ed25519::{Item, Rules};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::buffer::Buffer;
use crate::call::{Call, Turns};
use crate::failure::{Failure, Kind};
use crate::room::grow;

impl From<msmith_ed25519::Error> for Failure {
    fn from(error: msmith_ed25519::Error) -> Self {
        use msmith_ed25519::Error as E;
        let message = error.to_string();
        match error {
            E::Engine(error) => error.into(),
            E::Signature { index, .. } => Self::of(Kind::Signature, message).at(index),
            E::Encoding { index, .. } => Self::of(Kind::Point, message).at(index),
            _ => Self::new(message),
        }
    }
}

/// Names of rules, the default first, and what each checks.
#[pyfunction]
pub fn signature_rules() -> Vec<(&'static str, &'static str)> {
    Rules::ALL.map(|r| (r.name(), r.about())).to_vec()
}

fn buffer(object: &Bound<'_, PyAny>, what: &str, i: usize) -> PyResult<Buffer> {
    Buffer::bytes_of(object, &format!("{what} of item {i}"), |_| false)
}

/// Bytes of a fixed number.
fn fixed<'a, const N: usize>(
    buffer: &'a Buffer,
    what: &str,
    i: usize,
) -> Result<&'a [u8; N], Failure> {
    buffer.bytes().try_into().map_err(|_| {
        let len = buffer.bytes().len();
        Failure::of(
            Kind::Signature,
            format!("{what} of item {i} has {len} bytes, not {N}"),
        )
        .at(i)
    })
}

/// Verifies signatures of `(public_key, message, signature)`, all at once.
#[pyfunction]
#[pyo3(signature = (items, *, rules = None, threads = None))]
pub fn verify_batch(
    py: Python<'_>,
    items: &Bound<'_, PyAny>,
    rules: Option<&str>,
    threads: Option<&Bound<'_, PyAny>>,
) -> PyResult<()> {
    let call = Call::new(threads, false, None, "auto", None)?;
    let rules: Rules = match rules {
        Some(name) => name.parse().map_err(Failure::new)?,
        None => Rules::default(),
    };
    let (mut buffers, mut turns) = (Vec::new(), Turns::default());
    for (i, item) in items.try_iter()?.enumerate() {
        turns.next(py)?;
        let item = item?;
        let Some(item) = item.cast::<PyTuple>().ok().filter(|t| t.len() == 3) else {
            let why = format!("item {i} is not a tuple (public_key, message, signature)");
            return Err(PyTypeError::new_err(why));
        };
        grow(&mut buffers, 1)?;
        buffers.push([
            buffer(&item.get_item(0)?, "public key", i)?,
            buffer(&item.get_item(1)?, "message", i)?,
            buffer(&item.get_item(2)?, "signature", i)?,
        ]);
    }
    call.run(py, buffers.len(), 512, |options| {
        let items: Result<Vec<Item<'_>>, Failure> = (buffers.iter().enumerate())
            .map(|(i, [key, message, signature])| {
                Ok(Item {
                    public_key: fixed(key, "public key", i)?,
                    message: message.bytes(),
                    signature: fixed(signature, "signature", i)?,
                })
            })
            .collect();
        Ok(msmith_ed25519::verify_batch_with(&items?, rules, options)?)
    })
}

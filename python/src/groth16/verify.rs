//! Verification: of one proof, of many at once, and which are wrong.

use msmith::Options;
use msmith_groth16::{Proof, VerifyingKey, read_public};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::Any;
use super::given::{signals, text};
use super::keys::PyVerifyingKey;
use crate::call::{Call, Turns};
use crate::failure::Failure;
use crate::room::grow;

/// Runs a job with a key: a `VerifyingKey`, or what makes one.
fn with<'py, T>(
    key: Any<'_, 'py>,
    job: impl FnOnce(Python<'py>, &VerifyingKey) -> PyResult<T>,
) -> PyResult<T> {
    let py = key.py();
    match key.cast::<PyVerifyingKey>() {
        Ok(key) => job(py, key.get().key()),
        Err(_) => job(py, PyVerifyingKey::new(py, key)?.key()),
    }
}

/// Whether a proof of public signals is right: snarkjs' `groth16.verify`, with its order of arguments. Without a
/// `VerifyingKey` one is made of what is given.
#[pyfunction]
#[pyo3(signature = (key, public, proof, *, threads = None))]
pub fn verify<'py>(
    key: Any<'_, 'py>,
    public: Any<'_, 'py>,
    proof: Any<'_, 'py>,
    threads: Option<Any<'_, 'py>>,
) -> PyResult<bool> {
    let call = Call::new(threads, false, None, "auto", None)?;
    let (public, proof) = (signals(public, "public")?, text(proof, "proof")?);
    with(key, |py, key| {
        call.run(py, 1, 1, |options| {
            let proof = Proof::from_json(key.groups(), &proof)?;
            let public = read_public(key.groups(), &public)?;
            Ok(key.verify(&public, &proof, options)?)
        })
    })
}

/// Whether all of many pairs of public signals and a proof are right, by one random sum: a wrong one among them is not
/// seen with a probability of 2^-128. An item that is malformed is an error, which has its number.
#[pyfunction]
#[pyo3(signature = (key, items, *, threads = None, progress = None, memory_limit = None))]
pub fn verify_batch<'py>(
    key: Any<'_, 'py>,
    items: Any<'_, 'py>,
    threads: Option<Any<'_, 'py>>,
    progress: Option<Any<'_, 'py>>,
    memory_limit: Option<Any<'_, 'py>>,
) -> PyResult<bool> {
    let call = Call::new(threads, false, memory_limit, "auto", progress)?;
    let items = Texts::of(items)?;
    with(key, |py, key| {
        call.run(py, items.proofs.len(), BITS, |options| {
            let mut list = Vec::new();
            for (i, item) in items.read(key, options)?.into_iter().enumerate() {
                list.push(item.map_err(|why| why.of_item(i))?);
            }
            let list: Vec<_> = list.iter().map(|(public, p)| (&public[..], p)).collect();
            Ok(key.verify_batch(&list, options)?)
        })
    })
}

/// The numbers of all pairs that are wrong or malformed, in ascending order.
#[pyfunction]
#[pyo3(signature = (key, items, *, threads = None, progress = None, memory_limit = None))]
pub fn find_invalid<'py>(
    key: Any<'_, 'py>,
    items: Any<'_, 'py>,
    threads: Option<Any<'_, 'py>>,
    progress: Option<Any<'_, 'py>>,
    memory_limit: Option<Any<'_, 'py>>,
) -> PyResult<Vec<usize>> {
    let call = Call::new(threads, false, memory_limit, "auto", progress)?;
    let items = Texts::of(items)?;
    with(key, |py, key| {
        call.run(py, items.proofs.len(), BITS, |options| {
            let read = items.read(key, options)?;
            let (mut which, mut list, mut wrong) = (Vec::new(), Vec::new(), Vec::new());
            for (i, item) in read.iter().enumerate() {
                match item {
                    Ok((public, proof)) => {
                        which.push(i);
                        list.push((&public[..], proof));
                    }
                    Err(_) => wrong.push(i),
                }
            }
            let found = key.find_invalid(&list, options)?;
            wrong.extend(found.into_iter().map(|i| which[i]));
            wrong.sort_unstable();
            Ok(wrong)
        })
    })
}

/// A proof is as much work as a sum over this many bits of scalars: half a millisecond.
const BITS: u64 = 1 << 16;

/// Texts of public signals and proofs.
struct Texts {
    public: Vec<String>,
    proofs: Vec<String>,
}

/// Public signals and their proof.
type Item = (Vec<[u64; 4]>, Proof);

impl Texts {
    /// Errors: an item that is no pair; memory that there is not; whatever a signal raises.
    fn of(object: Any<'_, '_>) -> PyResult<Self> {
        let (mut public, mut proofs, mut turns) = (Vec::new(), Vec::new(), Turns::default());
        for (i, item) in object.try_iter()?.enumerate() {
            turns.next(object.py())?;
            let item = item?;
            let Some(pair) = item.cast::<PyTuple>().ok().filter(|t| t.len() == 2) else {
                let why = format!("item {i} is not a tuple (public, proof)");
                return Err(PyTypeError::new_err(why));
            };
            grow(&mut public, 1)?;
            public.push(signals(&pair.get_item(0)?, "public")?);
            grow(&mut proofs, 1)?;
            proofs.push(text(&pair.get_item(1)?, "proof")?);
        }
        Ok(Self { public, proofs })
    }

    /// Those of the key's curve, and what is wrong with the others.
    fn read(
        &self,
        key: &VerifyingKey,
        options: &Options<'_>,
    ) -> Result<Vec<Result<Item, Failure>>, Failure> {
        let groups = key.groups();
        let quiet = Options {
            watch: options.watch.quiet(),
            ..*options
        };
        let proofs = Proof::each_from_json(groups, &self.proofs, &quiet)?;
        let whole = |(proof, public): (Result<Proof, _>, &String)| {
            let (proof, public) = (proof?, read_public(groups, public)?);
            Ok((public, proof))
        };
        Ok(proofs.into_iter().zip(&self.public).map(whole).collect())
    }
}

//! Groth16: the functions of `msmith.groth16`, with snarkjs' files and JSON.

mod given;
mod keys;
mod verify;

use msmith::Options;
use msmith_groth16::{Blinding, Groups, Proved, prove as make, prove_unchecked, write_public};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::call::Call;
use crate::failure::{Failure, Kind};
use given::{Witnessed, loads, words};
use keys::PyKey;

/// An argument or an option as Python gives it.
type Any<'a, 'py> = &'a Bound<'py, PyAny>;

impl From<msmith_groth16::Error> for Failure {
    fn from(error: msmith_groth16::Error) -> Self {
        use msmith_groth16::Error as E;
        let message = error.to_string();
        match error {
            E::Point { index, .. } => Self::of(Kind::Point, message).at(index),
            E::NotBelowOrder { index, .. } => Self::new(message).at(index),
            E::File { .. } => Self::of(Kind::File, message),
            E::Engine(error) => error.into(),
            E::Io(error) => error.into(),
            _ => Self::new(message),
        }
    }
}

/// A proof that the circuit of a key has a witness, and its public signals: the objects of snarkjs' `proof.json` and
/// `public.json`. Variable time in the witness.
///
/// `witness` is a path, the bytes of a `.wtns`, or all values as ints, of which the first is 1. The proof is verified
/// by the key's own points, in some milliseconds: a witness that does not satisfy the circuit, or a damaged key, is an
/// error. `check=False` leaves that out, as snarkjs and rapidsnark do. `r` and `s` are the numbers that hide the
/// witness, random ones without them, for proofs that are to come out the same: who knows them and the proof knows
/// parts of the witness.
#[pyfunction]
#[pyo3(signature = (
    key, witness, *, check = true, r = None, s = None, threads = None, progress = None,
    memory_limit = None
))]
#[allow(clippy::too_many_arguments)]
fn prove<'py>(
    py: Python<'py>,
    key: Any<'_, 'py>,
    witness: Any<'_, 'py>,
    check: bool,
    r: Option<Any<'_, 'py>>,
    s: Option<Any<'_, 'py>>,
    threads: Option<Any<'_, 'py>>,
    progress: Option<Any<'_, 'py>>,
    memory_limit: Option<Any<'_, 'py>>,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
    let call = Call::new(threads, false, memory_limit, "auto", progress)?;
    let Ok(key) = key.cast::<PyKey>() else {
        let kind = key.get_type();
        let why = format!("`key` is a {kind}: give a Key");
        return Err(pyo3::exceptions::PyTypeError::new_err(why));
    };
    let key = key.get().key();
    let numbers = match (r, s) {
        (None, None) => None,
        (Some(r), Some(s)) => Some((words(r, || "`r`".into())?, words(s, || "`s`".into())?)),
        _ => return Err(Failure::new("give `r` and `s`, or none of them").into()),
    };
    let witness = Witnessed::of(witness)?;
    let prove = if check { make } else { prove_unchecked };
    let job = |options: &Options<'_>| {
        let groups = key.groups();
        let blinding = match numbers {
            None => Blinding::random(groups)?,
            Some((r, s)) => Blinding::new(groups, r, s)?,
        };
        let witness = witness.read(groups)?;
        let Proved { proof, public, .. } = prove(key, &witness, &blinding, options)?;
        Ok::<_, Failure>((proof.to_json(groups)?, write_public(&public)))
    };
    let (proof, public) = call.run(py, key.variables(), 254, job)?;
    Ok((loads(py, &proof)?, loads(py, &public)?))
}

/// The arguments of a contract's `verifyProof`, as `snarkjs zkey export soliditycalldata` prints them. The curve is
/// that which the proof names, BN254 where it names none.
#[pyfunction]
fn export_solidity_calldata<'py>(
    py: Python<'py>,
    proof: Any<'_, 'py>,
    public: Any<'_, 'py>,
) -> PyResult<Bound<'py, PyString>> {
    let (proof, public) = (
        given::text(proof, "proof")?,
        given::signals(public, "public")?,
    );
    let parsed = loads(py, &proof)?;
    let curve: String = match parsed.call_method1("get", ("curve", "bn128")) {
        Ok(curve) => curve.extract()?,
        Err(_) => "bn128".into(),
    };
    let name = match &*curve {
        "bn128" => "bn254",
        "bls12381" => "bls12-381",
        other => other,
    };
    let made = || {
        let groups = Groups::by_name(name, msmith::Backend::detect()?)?;
        let proof = msmith_groth16::Proof::from_json(&groups, &proof)?;
        let public = msmith_groth16::read_public(&groups, &public)?;
        Ok::<_, Failure>(proof.to_calldata(&groups, &public)?)
    };
    Ok(PyString::new(py, &py.detach(made)?))
}

/// The classes and the functions.
pub fn add(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_class::<PyKey>()?;
    m.add_class::<keys::PyVerifyingKey>()?;
    // Names that others have too get that of the module.
    for (name, function) in [
        ("groth16_prove", wrap_pyfunction!(prove, m)?),
        (
            "groth16_calldata",
            wrap_pyfunction!(export_solidity_calldata, m)?,
        ),
        ("groth16_verify", wrap_pyfunction!(verify::verify, m)?),
        (
            "groth16_verify_batch",
            wrap_pyfunction!(verify::verify_batch, m)?,
        ),
        (
            "groth16_find_invalid",
            wrap_pyfunction!(verify::find_invalid, m)?,
        ),
    ] {
        m.add(name, function)?;
    }
    Ok(())
}

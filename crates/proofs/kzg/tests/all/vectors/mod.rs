//! All cases of c-kzg-4844: the reduced form in `vectors/kzg4844`, or its own files where the environment variable
//! `MSMITH_KZG_VECTORS` names the folder that they are in (`tests` of its Go module).

mod records;
mod whole;

use std::path::PathBuf;
use std::sync::LazyLock;

use msmith::Options;
use msmith_kzg::{
    Context, Error, compute_challenge, compute_verify_cell_kzg_proof_batch_challenge,
};

use records::{Case, FUNCTIONS, Input, Output, Records, digest};

static CONTEXT: LazyLock<Context> =
    LazyLock::new(|| Context::mainnet().expect("the setup of the mainnet"));
static RECORDS: LazyLock<Records> = LazyLock::new(Records::new);

fn folder() -> Option<PathBuf> {
    std::env::var_os("MSMITH_KZG_VECTORS").map(PathBuf::from)
}

fn derive(blob: &[u8]) -> (Vec<[u8; 2048]>, Vec<[u8; 48]>) {
    let blob = blob.try_into().expect("a blob's length");
    let made = CONTEXT.compute_cells_and_kzg_proofs(blob, &Options::default());
    let (cells, proofs) = made.expect("cells and proofs of a valid blob");
    (cells.to_vec(), proofs.to_vec())
}

/// The only item, if it has the length that the function's type asks for.
fn one<const N: usize>(items: &[Vec<u8>]) -> Option<&[u8; N]> {
    assert_eq!(items.len(), 1);
    items[0].as_slice().try_into().ok()
}

/// The items, if each has the length that the function's type asks for.
fn all<const N: usize>(items: &[Vec<u8>]) -> Option<Vec<[u8; N]>> {
    let mut arrays = Vec::with_capacity(items.len());
    for item in items {
        match item.as_chunks() {
            (array @ [_], []) => arrays.extend_from_slice(array),
            _ => return None,
        }
    }
    Some(arrays)
}

/// Runs a function over its cases. It answers `None` for an input that its types do not let pass: an error is expected
/// there too.
fn run<A>(
    function: &str,
    call: impl Fn(&Context, &Input, &Options<'_>) -> Option<Result<A, Error>>,
    output: impl Fn(A) -> Output,
) {
    let cases = match folder() {
        Some(folder) => whole::cases(&folder, function),
        None => RECORDS.cases(function, &derive),
    };
    let wrong = |case: &Case| {
        let (got, why) = match call(&CONTEXT, &case.input, &Options::default()) {
            None => (Output::Invalid, "the length of an input".into()),
            Some(Err(error)) => (Output::Invalid, error.to_string()),
            Some(Ok(answer)) => (output(answer), "no error".into()),
        };
        (got != case.output).then(|| format!("{}: {got} ({why}), not {}", case.name, case.output))
    };
    let failed: Vec<_> = cases.iter().filter_map(wrong).collect();
    assert!(
        failed.is_empty(),
        "{} of {}:\n{}",
        failed.len(),
        cases.len(),
        failed.join("\n")
    );
    let form = if folder().is_some() {
        "whole"
    } else {
        "reduced"
    };
    println!("{function}: {} cases, {form}", cases.len());
}

fn bytes<const N: usize>(array: [u8; N]) -> Output {
    Output::Bytes(vec![array.to_vec()])
}

type Cells = Box<[[u8; 2048]; 128]>;

fn digests((cells, proofs): (Cells, Box<[[u8; 48]; 128]>)) -> Output {
    Output::Digests(vec![digest(cells.iter()), digest(proofs.iter())])
}

#[test]
fn blob_to_kzg_commitment() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        Some(kzg.blob_to_kzg_commitment(one(&i.blobs)?, options))
    };
    run("blob_to_kzg_commitment", call, bytes);
}

#[test]
fn compute_kzg_proof() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        Some(kzg.compute_kzg_proof(one(&i.blobs)?, one(&i.z)?, options))
    };
    run("compute_kzg_proof", call, |(proof, y)| {
        Output::Bytes(vec![proof.to_vec(), y.to_vec()])
    });
}

#[test]
fn compute_blob_kzg_proof() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        Some(kzg.compute_blob_kzg_proof(one(&i.blobs)?, one(&i.commitments)?, options))
    };
    run("compute_blob_kzg_proof", call, bytes);
}

#[test]
fn verify_kzg_proof() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        let (commitment, proof) = (one(&i.commitments)?, one(&i.proofs)?);
        Some(kzg.verify_kzg_proof(commitment, one(&i.z)?, one(&i.y)?, proof, options))
    };
    run("verify_kzg_proof", call, Output::Bool);
}

#[test]
fn verify_blob_kzg_proof() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        let (commitment, proof) = (one(&i.commitments)?, one(&i.proofs)?);
        Some(kzg.verify_blob_kzg_proof(one(&i.blobs)?, commitment, proof, options))
    };
    run("verify_blob_kzg_proof", call, Output::Bool);
}

#[test]
fn verify_blob_kzg_proof_batch() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        let (commitments, proofs) = (all(&i.commitments)?, all(&i.proofs)?);
        Some(kzg.verify_blob_kzg_proof_batch(&all(&i.blobs)?, &commitments, &proofs, options))
    };
    run("verify_blob_kzg_proof_batch", call, Output::Bool);
}

#[test]
fn challenges_of_blobs() {
    let call = |_: &Context, i: &Input, _: &Options<'_>| {
        Some(compute_challenge(one(&i.blobs)?, one(&i.commitments)?))
    };
    run("compute_challenge", call, bytes);
}

#[test]
fn compute_cells() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        Some(kzg.compute_cells(one(&i.blobs)?, options))
    };
    run("compute_cells", call, |cells| {
        Output::Digests(vec![digest(cells.iter())])
    });
}

#[test]
fn compute_cells_and_kzg_proofs() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        Some(kzg.compute_cells_and_kzg_proofs(one(&i.blobs)?, options))
    };
    run("compute_cells_and_kzg_proofs", call, digests);
}

#[test]
fn recover_cells_and_kzg_proofs() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        Some(kzg.recover_cells_and_kzg_proofs(&i.cell_indices, &all(&i.cells)?, options))
    };
    run("recover_cells_and_kzg_proofs", call, digests);
}

#[test]
fn verify_cell_kzg_proof_batch() {
    let call = |kzg: &Context, i: &Input, options: &Options<'_>| {
        let (commitments, cells, proofs) = (all(&i.commitments)?, all(&i.cells)?, all(&i.proofs)?);
        Some(kzg.verify_cell_kzg_proof_batch(
            &commitments,
            &i.cell_indices,
            &cells,
            &proofs,
            options,
        ))
    };
    run("verify_cell_kzg_proof_batch", call, Output::Bool);
}

#[test]
fn challenges_of_cells() {
    let call = |_: &Context, i: &Input, _: &Options<'_>| {
        Some(compute_verify_cell_kzg_proof_batch_challenge(
            &all(&i.commitments)?,
            &i.commitment_indices,
            &i.cell_indices,
            &all(&i.cells)?,
            &all(&i.proofs)?,
        ))
    };
    run("compute_verify_cell_kzg_proof_batch_challenge", call, bytes);
}

/// 344 in twelve functions; where the whole form is there, the reduced one says the same, case by case.
#[test]
fn both_forms_are_the_same() {
    let mut count = 0;
    for function in FUNCTIONS {
        let reduced = RECORDS.cases(function.name, &derive);
        count += reduced.len();
        for other in folder().map_or(reduced.clone(), |folder| {
            whole::cases(&folder, function.name)
        }) {
            let same = reduced.iter().find(|case| case.name == other.name);
            assert!(same == Some(&other), "{} differs", other.name);
        }
    }
    assert_eq!((FUNCTIONS.len(), count), (12, 344));
}

/// What the faces for other languages compare with: of one blob, whose element number k is k + 1, a case of every function.
#[test]
fn one_case_of_every_function() {
    let kzg = &*CONTEXT;
    let options = &Options::default();
    let elements = (1..=4096u64).flat_map(|k| [[0; 24].as_slice(), &k.to_be_bytes()].concat());
    let blob: Box<[u8; 131_072]> = (elements.collect::<Box<[u8]>>().try_into()).unwrap();
    let z = [7; 32];
    let commitment = kzg.blob_to_kzg_commitment(&blob, options).unwrap();
    let (proof, y) = kzg.compute_kzg_proof(&blob, &z, options).unwrap();
    let blob_proof = kzg.compute_blob_kzg_proof(&blob, &commitment, options);
    let (cells, proofs) = kzg.compute_cells_and_kzg_proofs(&blob, options).unwrap();
    let cell_challenge = compute_verify_cell_kzg_proof_batch_challenge(
        &[commitment],
        &[0, 0],
        &[3, 90],
        &[cells[3], cells[90]],
        &[proofs[3], proofs[90]],
    );
    let answers: [(&str, &[u8]); 9] = [
        ("z", &z),
        ("commitment", &commitment),
        ("proof", &proof),
        ("y", &y),
        ("blob_proof", &blob_proof.unwrap()),
        ("challenge", &compute_challenge(&blob, &commitment).unwrap()),
        ("cells", &digest(cells.iter())),
        ("cell_proofs", &digest(proofs.iter())),
        ("cell_challenge", &cell_challenge.unwrap()),
    ];
    let line =
        |(name, of): &(&str, &[u8])| format!("{name} {}\n", Output::Bytes(vec![of.to_vec()]));
    let text: String = answers.iter().map(line).collect();
    let written = include_str!("../../../../../../vectors/kzg4844/one.txt");
    assert_eq!(text, written);
}

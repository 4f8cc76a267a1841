//! `msmith kzg commit` and `msmith kzg prove`.

use msmith_kzg::{BYTES_PER_BLOB, Context};
use serde::Serialize;

use super::items::{Items, behind, explained};
use super::{elements, shown, with_tables};
use crate::answer::{Answer, Printed, render};
use crate::args::{KzgCommit, KzgProve};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::run;

/// For this number of sums a table of the Lagrange points is worth its making.
const WORTH: usize = 48;

/// Commitments to blobs.
#[derive(Serialize)]
struct Committed {
    commitments: Vec<String>,
    seconds: f64,
    backend: &'static str,
    threads: usize,
}

/// Proofs of blobs, or of their values at a point.
#[derive(Serialize)]
struct Proven {
    /// As they were given or computed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    commitments: Vec<String>,
    proofs: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    z: Option<String>,
    /// With a z, the value of each blob.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    y: Vec<String>,
    seconds: f64,
    backend: &'static str,
    threads: usize,
}

type Blobs = Items<BYTES_PER_BLOB>;

/// Reads blobs and commits to them.
pub fn commit(args: &KzgCommit) -> Result<Printed, Failure> {
    let how = &args.setup.how;
    let choice = &Choice::of_lists(how)?;
    let blobs = Blobs::read("blob", &args.blobs)?;
    let setup = args.setup.setup.as_ref();
    let context = with_tables(setup, &args.tables, blobs.len() >= WORTH, choice)?;
    let (all, seconds) = commit_to(&context, &blobs, choice)?;
    let answer = Committed {
        commitments: all.iter().map(|c| shown(c)).collect(),
        seconds,
        backend: choice.backend.name(),
        threads: choice.threads_for(elements(blobs.len()))?,
    };
    render(&answer, how.json)
}

fn commit_to(
    context: &Context,
    blobs: &Blobs,
    choice: &Choice,
) -> Result<(Vec<[u8; 48]>, f64), Failure> {
    let done = run::count("committing", blobs.len(), choice, |options| {
        context.blob_to_kzg_commitment_batch(blobs.list(), options)
    });
    done.map_err(|why| explained(why, &[&blobs.from]))
}

/// Reads blobs and proves them.
pub fn prove(args: &KzgProve) -> Result<Printed, Failure> {
    let how = &args.setup.how;
    let choice = &Choice::of_lists(how)?;
    let blobs = Blobs::read("blob", &args.blobs)?;
    let given = match (&args.commitments, args.commitment.is_empty()) {
        (None, true) => None,
        (file, _) => Some(Items::of(
            "commitment",
            file.as_ref(),
            "--commitment",
            &args.commitment,
        )?),
    };
    if let Some(given) = &given {
        given.require(blobs.len(), "blob")?;
    }
    let each = if given.is_some() || args.z.is_some() {
        1
    } else {
        2
    };
    let setup = args.setup.setup.as_ref();
    let context = with_tables(setup, &args.tables, each * blobs.len() >= WORTH, choice)?;
    let mut answer = Proven {
        commitments: Vec::new(),
        proofs: Vec::new(),
        z: args.z.as_ref().map(|z| shown(z)),
        y: Vec::new(),
        seconds: 0.0,
        backend: choice.backend.name(),
        threads: choice.threads_for(elements(blobs.len()))?,
    };
    if let Some(z) = &args.z {
        let z_of_option = Items::given("evaluation point", "--z", &[*z]);
        let (all, seconds) = run::each("proving", blobs.len(), choice, |k, options| {
            let done = context.compute_kzg_proof(&blobs.list()[k], z, options);
            done.map_err(|why| explained(behind(k, why), &[&blobs.from, &z_of_option.from]))
        })?;
        answer.seconds = seconds;
        for (proof, y) in all {
            answer.proofs.push(shown(&proof));
            answer.y.push(shown(&y));
        }
        return render(&answer, how.json);
    }
    let commitments = match given {
        Some(given) => given,
        None => {
            let (all, seconds) = commit_to(&context, &blobs, choice)?;
            answer.seconds = seconds;
            Items::given("commitment", "computed", &all)
        }
    };
    let done = run::count("proving", blobs.len(), choice, |options| {
        context.compute_blob_kzg_proof_batch(blobs.list(), commitments.list(), options)
    });
    let (proofs, seconds) =
        done.map_err(|why| explained(why, &[&blobs.from, &commitments.from]))?;
    answer.seconds += seconds;
    answer.commitments = commitments.list().iter().map(|c| shown(c)).collect();
    answer.proofs = proofs.iter().map(|p| shown(p)).collect();
    render(&answer, how.json)
}

impl Answer for Committed {
    fn text(&self) -> String {
        self.commitments.join("\n") + "\n"
    }
}

impl Answer for Proven {
    fn text(&self) -> String {
        let values = self.y.iter().map(|y| format!(" {y}"));
        let values = values.chain(std::iter::repeat(String::new()));
        let lines = self.proofs.iter().zip(values);
        lines.map(|(proof, y)| format!("{proof}{y}\n")).collect()
    }
}

//! `msmith kzg verify`, and how it is told what is wrong.

use msmith::Options;
use msmith_kzg::{BYTES_PER_BLOB, Context, Error};
use serde::Serialize;

use super::items::{Items, Origin, explained, reason};
use super::{bare, elements};
use crate::answer::{Answer, Printed, render};
use crate::args::KzgVerify;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::run;

/// Whether proofs are right, and which are not.
#[derive(Serialize)]
pub struct Verified {
    /// `blob`, `cell` or `value`.
    what: &'static str,
    n: usize,
    right: bool,
    wrong: Vec<Wrong>,
    seconds: f64,
    backend: &'static str,
    threads: usize,
}

/// An item that is wrong, by the file that it is from.
#[derive(Serialize)]
pub struct Wrong {
    /// Among all that were given.
    index: usize,
    file: String,
    /// In that file.
    place: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u64>,
    why: String,
}

impl Verified {
    /// Of items of a kind.
    pub fn new(
        what: &'static str,
        n: usize,
        (wrong, seconds): (Vec<Wrong>, f64),
        choice: &Choice,
    ) -> Result<Self, Failure> {
        Ok(Self {
            what,
            n,
            right: wrong.is_empty(),
            wrong,
            seconds,
            backend: choice.backend.name(),
            threads: choice.threads_for(elements(n))?,
        })
    }
}

impl Wrong {
    /// An item of files, with what the library says of it alone.
    pub fn new(index: usize, from: &Origin, alone: Result<bool, Error>) -> Result<Self, Failure> {
        let why = match alone {
            Ok(false) => "does not fit its commitment and its proof".to_owned(),
            // What is found among others is wrong by itself.
            Ok(true) => "not verified".to_owned(),
            Err(why @ Error::Engine(_)) => return Err(why.into()),
            Err(why) => match &why {
                Error::Point { what, .. } => format!("its {what}: {}", reason(&why)),
                _ => reason(&why),
            },
        };
        let (file, place) = from.place(index);
        Ok(Self {
            index,
            file: file.to_owned(),
            place,
            row: None,
            column: None,
            why,
        })
    }

    /// The same with the places of a cell.
    pub fn of_cell(self, row: u64, column: u64) -> Self {
        Self {
            row: Some(row),
            column: Some(column),
            ..self
        }
    }
}

/// Reads what is to be verified, and verifies it.
pub fn run(args: &KzgVerify) -> Result<Printed, Failure> {
    let how = &args.setup.how;
    let choice = &Choice::of_lists(how)?;
    let commitments = args.commitments.as_ref();
    let commitments = Items::of("commitment", commitments, "--commitment", &args.commitment)?;
    let proofs = Items::of("proof", args.proofs.as_ref(), "--proof", &args.proof)?;
    if let (Some(z), Some(y)) = (&args.z, &args.y) {
        commitments.require(1, "value")?;
        proofs.require(1, "value")?;
        let context = bare(args.setup.setup.as_ref(), choice)?;
        let (z, y) = (
            Items::given("evaluation point", "--z", &[*z]),
            Items::given("value", "--y", &[*y]),
        );
        let done = run::count("verifying", 1, choice, |options| {
            let (c, p) = (&commitments.list()[0], &proofs.list()[0]);
            context.verify_kzg_proof(c, &z.list()[0], &y.list()[0], p, options)
        });
        let from = [&commitments.from, &proofs.from, &z.from, &y.from];
        let (right, seconds) = done.map_err(|why| explained(why, &from))?;
        let wrong = match right {
            true => Vec::new(),
            false => vec![Wrong::new(0, &y.from, Ok(false))?],
        };
        let answer = Verified::new("value", 1, (wrong, seconds), choice)?;
        return render(&answer, how.json);
    }
    let blobs = Items::<BYTES_PER_BLOB>::read("blob", &args.blobs)?;
    commitments.require(blobs.len(), "blob")?;
    proofs.require(blobs.len(), "blob")?;
    let context = bare(args.setup.setup.as_ref(), choice)?;
    let done = blobs_of(&context, &blobs, &commitments, &proofs, choice)?;
    render(&Verified::new("blob", blobs.len(), done, choice)?, how.json)
}

/// The blobs that are wrong; of several also those that are malformed. One alone is an error then.
fn blobs_of(
    context: &Context,
    blobs: &Items<BYTES_PER_BLOB>,
    commitments: &Items<48>,
    proofs: &Items<48>,
    choice: &Choice,
) -> Result<(Vec<Wrong>, f64), Failure> {
    let n = blobs.len();
    let alone = |k: usize, options: &Options<'_>| {
        let (c, p) = (&commitments.list()[k], &proofs.list()[k]);
        context.verify_blob_kzg_proof(&blobs.list()[k], c, p, options)
    };
    if n == 1 {
        let done = run::count("verifying", n, choice, |options| alone(0, options));
        let from = [&blobs.from, &commitments.from, &proofs.from];
        let (right, seconds) = done.map_err(|why| explained(why, &from))?;
        let wrong = match right {
            true => Vec::new(),
            false => vec![Wrong::new(0, &blobs.from, Ok(false))?],
        };
        return Ok((wrong, seconds));
    }
    let (wrong, seconds) = run::count("verifying", n, choice, |options| {
        let (blobs, commitments, proofs) = (blobs.list(), commitments.list(), proofs.list());
        context.find_invalid_blobs(blobs, commitments, proofs, options)
    })?;
    let (wrong, _) = run::each("asking why", wrong.len(), choice, |k, options| {
        Wrong::new(wrong[k], &blobs.from, alone(wrong[k], options))
    })?;
    Ok((wrong, seconds))
}

impl Answer for Verified {
    fn code(&self) -> u8 {
        u8::from(!self.right)
    }

    fn text(&self) -> String {
        let Self { what, n, wrong, .. } = self;
        if wrong.is_empty() {
            return match n {
                1 => format!("✔ the {what} verifies\n"),
                n => format!("✔ all {n} {what}s verify\n"),
            };
        }
        let line = |item: &Wrong| {
            let places = match (item.row, item.column) {
                (Some(row), Some(column)) => format!(" (row {row}, column {column})"),
                _ => String::new(),
            };
            let Wrong {
                file, place, why, ..
            } = item;
            format!("✘ {file}: {what} {place}{places}: {why}\n")
        };
        wrong.iter().map(line).collect()
    }
}

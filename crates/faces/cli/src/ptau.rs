//! `msmith ptau`: powers of τ and their ceremonies, in snarkjs' files.

use std::path::Path;

use msmith_groth16::ptau::{self, ContributedPowers, PowersContribution, PowersOfTau};
use msmith_groth16::{Beacon, Error, Groups, Secret};
use msmith_io::hex;
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::{
    ListHow, Ptau, PtauBeacon, PtauCommand, PtauContribute, PtauExport, PtauImport, PtauInfo,
    PtauNew, PtauPrepare, PtauRespond, PtauSecret, PtauTruncate, PtauVerify,
};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::{Mapped, Output};
use crate::{input, run, show};

/// Most bytes of a text to draw from.
const MOST_TEXT: u64 = 1 << 20;

/// Runs one of the commands.
pub fn run(args: &Ptau) -> Result<Printed, Failure> {
    match &args.command {
        PtauCommand::New(args) => new(args),
        PtauCommand::Contribute(args) => contribute(args),
        PtauCommand::Beacon(args) => beacon(args),
        PtauCommand::Prepare(args) => prepare(args),
        PtauCommand::Verify(args) => verify(args),
        PtauCommand::Truncate(args) => truncate(args),
        PtauCommand::Info(args) => info(args),
        PtauCommand::ExportChallenge(args) => export(args),
        PtauCommand::Respond(args) => respond(args),
        PtauCommand::ImportResponse(args) => import(args),
    }
}

/// A file that was written.
#[derive(Serialize)]
struct Written {
    out: String,
    curve: String,
    power: Option<u32>,
    /// Of the response, where there is one: what a contributor publishes.
    #[serde(skip_serializing_if = "Option::is_none")]
    response_hash: Option<String>,
    /// Of the challenge that comes next; in a response, of the one that is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    challenge_hash: Option<String>,
    seconds: f64,
    backend: &'static str,
}

impl Answer for Written {
    fn text(&self) -> String {
        let mut text = format!("{} written in {}\n", self.out, show::duration(self.seconds));
        for (what, found) in [
            ("response hash", &self.response_hash),
            ("challenge hash", &self.challenge_hash),
        ] {
            if let Some(found) = found {
                text += &format!("{what}:\n{}", show::hash(found));
            }
        }
        text
    }
}

/// What a file has.
#[derive(Serialize)]
struct About {
    file: String,
    curve: String,
    power: u32,
    ceremony_power: u32,
    prepared: bool,
    contributions: Vec<Shown>,
    #[serde(flatten)]
    verified: Option<Verified>,
}

/// What was found of it.
#[derive(Serialize)]
struct Verified {
    right: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenge_hash: Option<String>,
    /// Whether anybody can make proofs for keys made from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    forgeable: Option<bool>,
    seconds: f64,
    backend: &'static str,
}

/// What powers are of which everybody knows a number.
pub const FORGEABLE: &str = "everybody knows τ, α or β of these powers, as no contribution to it is of a secret (a \
                             beacon is none, nor are 1 and −1)";

/// A contribution.
#[derive(Serialize)]
struct Shown {
    number: usize,
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    beacon: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations: Option<u8>,
    response_hash: String,
    challenge_hash: String,
}

impl Shown {
    fn of((number, one): (usize, &PowersContribution)) -> Self {
        Self {
            number,
            name: one.name().map(str::to_owned),
            beacon: one.beacon().map(|beacon| hex::encode(beacon.hash())),
            iterations: one.beacon().map(Beacon::iterations),
            response_hash: hex::encode(one.response()),
            challenge_hash: hex::encode(one.challenge()),
        }
    }
}

impl About {
    fn of(file: &Mapped, opened: &PowersOfTau, verified: Option<Verified>) -> Self {
        Self {
            file: file.0.display().to_string(),
            curve: opened.groups().curve().name.clone(),
            power: opened.power(),
            ceremony_power: opened.ceremony_power(),
            prepared: opened.is_prepared(),
            contributions: (1..).zip(opened.contributions()).map(Shown::of).collect(),
            verified,
        }
    }
}

impl Answer for About {
    fn text(&self) -> String {
        let mut text = format!(
            "{}: powers of tau of {}, power {}",
            self.file, self.curve, self.power
        );
        if self.ceremony_power != self.power {
            text += &format!(" of a ceremony of {}", self.ceremony_power);
        }
        text += if self.prepared {
            ", prepared\n"
        } else {
            ", not prepared\n"
        };
        for one in &self.contributions {
            text += &format!("contribution {}", one.number);
            if let Some(name) = &one.name {
                text += &format!(" ({})", name.escape_debug());
            }
            if let (Some(beacon), Some(iterations)) = (&one.beacon, one.iterations) {
                text += &format!(", beacon {beacon} hashed 2^{iterations} times");
            }
            text += &format!(", response hash:\n{}", show::hash(&one.response_hash));
        }
        if let Some(verified) = &self.verified {
            let took = show::duration(verified.seconds);
            text += &match &verified.why {
                None => format!("right, verified in {took}\n"),
                Some(why) => format!("wrong: {why}\n"),
            };
            if verified.forgeable == Some(true) {
                text += &format!(
                    "! {FORGEABLE}: anybody can make proofs of anything for keys made from them\n"
                );
            }
        }
        text
    }

    fn code(&self) -> u8 {
        (self.verified.as_ref()).map_or(0, |verified| u8::from(!verified.right))
    }
}

fn new(args: &PtauNew) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let groups = Groups::new(args.curve, choice.backend)?;
    let (hash, seconds) = run::of_groth16("writing powers", choice, |options| {
        ptau::new(&groups, args.power, args.out.path(), options)
    })?;
    let answer = Written {
        power: Some(args.power),
        challenge_hash: Some(hex::encode(&hash)),
        ..written(&args.out, &groups, choice, seconds)
    };
    render(&answer, args.how.json)
}

fn contribute(args: &PtauContribute) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let file = open(&args.file, choice)?;
    let secret = secret(&args.secret)?;
    let name = args.name.as_deref();
    let done = run::of_groth16("contributing", choice, |options| {
        file.contribute(args.out.path(), name, &secret, options)
    });
    contributed(&args.file, &args.out, &file, done, choice, &args.how)
}

fn beacon(args: &PtauBeacon) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let digits = args.beacon.strip_prefix("0x").unwrap_or(&args.beacon);
    let bytes = hex::decode(digits.as_bytes());
    let bytes =
        bytes.ok_or_else(|| Failure::new("the beacon is not of hex digits, two a byte".into()))?;
    let beacon = Beacon::new(&bytes, args.iterations)?;
    let file = open(&args.file, choice)?;
    let name = args.name.as_deref();
    let done = run::of_groth16("contributing", choice, |options| {
        file.beacon(args.out.path(), name, &beacon, options)
    });
    contributed(&args.file, &args.out, &file, done, choice, &args.how)
}

fn prepare(args: &PtauPrepare) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let file = open(&args.file, choice)?;
    let done = run::of_groth16("preparing", choice, |options| {
        file.prepare(args.out.path(), options)
    });
    let ((), seconds) = done.map_err(|why| in_file(&args.file.0, why))?;
    render(&of_file(&args.out, &file, choice, seconds), args.how.json)
}

fn truncate(args: &PtauTruncate) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let file = open(&args.file, choice)?;
    let done = run::of_groth16("writing powers", choice, |options| {
        file.truncate(args.power, args.out.path(), options)
    });
    let ((), seconds) = done.map_err(|why| in_file(&args.file.0, why))?;
    let answer = Written {
        power: Some(args.power),
        ..of_file(&args.out, &file, choice, seconds)
    };
    render(&answer, args.how.json)
}

fn verify(args: &PtauVerify) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let file = open(&args.file, choice)?;
    let previous = args
        .previous
        .as_ref()
        .map(|previous| open(previous, choice));
    let previous = previous.transpose()?;
    let mut seconds = 0.0;
    let found = match run::of_groth16("verifying", choice, |options| {
        previous
            .as_ref()
            .map_or(Ok(()), |previous| file.continues(previous))?;
        file.verify(args.most_iterations, options)
    }) {
        Ok((verified, took)) => {
            seconds = took;
            Ok(verified)
        }
        Err(why @ (Error::Contribution { .. } | Error::Point { .. } | Error::File { .. })) => {
            Err(why.to_string())
        }
        Err(why) => return Err(in_file(&args.file.0, why)),
    };
    let verified = Verified {
        right: found.is_ok(),
        challenge_hash: (found.as_ref().ok()).map(|found| hex::encode(&found.challenge)),
        forgeable: found.as_ref().ok().map(|found| found.forgeable),
        why: found.err(),
        seconds,
        backend: choice.backend.name(),
    };
    render(&About::of(&args.file, &file, Some(verified)), args.how.json)
}

fn info(args: &PtauInfo) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let file = open(&args.file, choice)?;
    render(&About::of(&args.file, &file, None), args.how.json)
}

fn export(args: &PtauExport) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let file = open(&args.file, choice)?;
    let done = run::of_groth16("writing the challenge", choice, |options| {
        file.export_challenge(args.out.path(), options)
    });
    let (hash, seconds) = done.map_err(|why| in_file(&args.file.0, why))?;
    let answer = Written {
        challenge_hash: Some(hex::encode(&hash)),
        ..of_file(&args.out, &file, choice, seconds)
    };
    render(&answer, args.how.json)
}

fn respond(args: &PtauRespond) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let groups = Groups::new(args.curve, choice.backend)?;
    let secret = secret(&args.secret)?;
    let (challenge, response) = (&args.file.0, args.out.path());
    let done = run::of_groth16("answering", choice, |options| {
        ptau::contribute_to_challenge(&groups, challenge, response, &secret, options)
    });
    let (done, seconds) = done.map_err(|why| in_file(challenge, why))?;
    let answer = with(done, written(&args.out, &groups, choice, seconds));
    render(&answer, args.how.json)
}

fn import(args: &PtauImport) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let file = open(&args.file, choice)?;
    let (response, name) = (&args.response.0, args.name.as_deref());
    let done = run::of_groth16("importing", choice, |options| {
        file.import_response(response, args.out.path(), name, options)
    });
    contributed(&args.response, &args.out, &file, done, choice, &args.how)
}

fn open(file: &Mapped, choice: &Choice) -> Result<PowersOfTau, Failure> {
    PowersOfTau::open(&file.0, choice.backend).map_err(|why| in_file(&file.0, why))
}

fn secret(args: &PtauSecret) -> Result<Secret, Failure> {
    let text = match (&args.entropy, &args.entropy_file) {
        (_, Some(file)) => input::read(file, MOST_TEXT)?,
        (Some(text), None) => text.clone().into_bytes(),
        (None, None) => Vec::new(),
    };
    Ok(Secret::draw(&text)?)
}

fn written(out: &Output, groups: &Groups, choice: &Choice, seconds: f64) -> Written {
    Written {
        out: out.to_string(),
        curve: groups.curve().name.clone(),
        power: None,
        response_hash: None,
        challenge_hash: None,
        seconds,
        backend: choice.backend.name(),
    }
}

fn of_file(out: &Output, file: &PowersOfTau, choice: &Choice, seconds: f64) -> Written {
    Written {
        power: Some(file.power()),
        ..written(out, file.groups(), choice, seconds)
    }
}

fn with(done: ContributedPowers, written: Written) -> Written {
    Written {
        response_hash: Some(hex::encode(&done.response)),
        challenge_hash: Some(hex::encode(&done.challenge)),
        ..written
    }
}

fn contributed(
    from: &Mapped,
    out: &Output,
    file: &PowersOfTau,
    done: Result<(ContributedPowers, f64), Error>,
    choice: &Choice,
    how: &ListHow,
) -> Result<Printed, Failure> {
    let (done, seconds) = done.map_err(|why| in_file(&from.0, why))?;
    render(&with(done, of_file(out, file, choice, seconds)), how.json)
}

/// What is wrong with a file, by its name.
fn in_file(file: &Path, why: Error) -> Failure {
    let failure = Failure::from(why);
    let name = file.display().to_string();
    match failure.code {
        1 if !failure.text.contains(&name) && !failure.text.starts_with("cannot write") => {
            Failure::new(format!("{name}: {}", failure.text))
        }
        _ => failure,
    }
}

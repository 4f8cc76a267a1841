//! `msmith ptau`: powers of τ and their ceremonies, in snarkjs' files.

use std::path::Path;

use msmith::Options;
use msmith_groth16::ptau::{self, ContributedPowers, PowersContribution, PowersOfTau};
use msmith_groth16::{Beacon, Error, Groups};
use msmith_io::hex;
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::{
    ListHow, Ptau, PtauBeacon, PtauContribute, PtauExport, PtauImport, PtauInfo, PtauNew,
    PtauPrepare, PtauRespond, PtauTruncate, PtauVerify,
};
use crate::ceremony::{Powers, Written, secret};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::{Mapped, Output};
use crate::prove::in_file;
use crate::{run, show};

/// Runs one of the commands.
pub fn run(args: &Ptau) -> Result<Printed, Failure> {
    match args {
        Ptau::New(args) => new(args),
        Ptau::Contribute(args) => contribute(args),
        Ptau::Beacon(args) => beacon(args),
        Ptau::Prepare(args) => prepare(args),
        Ptau::Verify(args) => verify(args),
        Ptau::Truncate(args) => truncate(args),
        Ptau::Info(args) => info(args),
        Ptau::ExportChallenge(args) => export(args),
        Ptau::Respond(args) => respond(args),
        Ptau::ImportResponse(args) => import(args),
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
        powers: powers(&groups, Some(args.power)),
        challenge_hash: Some(hex::encode(&hash)),
        ..Written::new(&args.out, choice, seconds)
    };
    render(&answer, args.how.json)
}

fn contribute(args: &PtauContribute) -> Result<Printed, Failure> {
    let from = opened(&args.file, &args.how)?;
    let secret = secret(&args.secret)?;
    let name = args.name.as_deref();
    let made = from.made("contributing", &args.out, |file, to, options| {
        file.contribute(to, name, &secret, options)
    });
    contributed(made, &args.how)
}

fn beacon(args: &PtauBeacon) -> Result<Printed, Failure> {
    let digits = args.beacon.strip_prefix("0x").unwrap_or(&args.beacon);
    let bytes = hex::decode(digits.as_bytes());
    let bytes =
        bytes.ok_or_else(|| Failure::new("the beacon is not of hex digits, two a byte".into()))?;
    let beacon = Beacon::new(&bytes, args.iterations)?;
    let from = opened(&args.file, &args.how)?;
    let name = args.name.as_deref();
    let made = from.made("contributing", &args.out, |file, to, options| {
        file.beacon(to, name, &beacon, options)
    });
    contributed(made, &args.how)
}

fn prepare(args: &PtauPrepare) -> Result<Printed, Failure> {
    let from = opened(&args.file, &args.how)?;
    let made = from.made("preparing", &args.out, PowersOfTau::prepare);
    render(&made?.1, args.how.json)
}

fn truncate(args: &PtauTruncate) -> Result<Printed, Failure> {
    let from = opened(&args.file, &args.how)?;
    let ((), written) = from.made("writing powers", &args.out, |file, to, options| {
        file.truncate(args.power, to, options)
    })?;
    let answer = Written {
        powers: powers(from.file.groups(), Some(args.power)),
        ..written
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
        Err(why) => return Err(in_file(&args.file, why)),
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
    let from = opened(&args.file, &args.how)?;
    let what = "writing the challenge";
    let (hash, written) = from.made(what, &args.out, PowersOfTau::export_challenge)?;
    let answer = Written {
        challenge_hash: Some(hex::encode(&hash)),
        ..written
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
    let (done, seconds) = done.map_err(|why| in_file(&args.file, why))?;
    let written = Written {
        powers: powers(&groups, None),
        ..Written::new(&args.out, choice, seconds)
    };
    contributed(Ok((done, written)), &args.how)
}

fn import(args: &PtauImport) -> Result<Printed, Failure> {
    let from = Opened {
        blamed: &args.response,
        ..opened(&args.file, &args.how)?
    };
    let (response, name) = (&args.response.0, args.name.as_deref());
    let made = from.made("importing", &args.out, |file, to, options| {
        file.import_response(response, to, name, options)
    });
    contributed(made, &args.how)
}

/// A file that another one is made of.
struct Opened<'a> {
    choice: Choice,
    file: PowersOfTau,
    /// What an error is of.
    blamed: &'a Mapped,
}

fn opened<'a>(file: &'a Mapped, how: &ListHow) -> Result<Opened<'a>, Failure> {
    let choice = Choice::of_lists(how)?;
    Ok(Opened {
        file: open(file, &choice)?,
        choice,
        blamed: file,
    })
}

fn open(file: &Mapped, choice: &Choice) -> Result<PowersOfTau, Failure> {
    PowersOfTau::open(&file.0, choice.backend).map_err(|why| in_file(file, why))
}

impl Opened<'_> {
    /// Makes the other one; what that gives.
    fn made<T>(
        &self,
        what: &str,
        out: &Output,
        job: impl FnOnce(&PowersOfTau, &Path, &Options<'_>) -> Result<T, Error>,
    ) -> Result<(T, Written), Failure> {
        let (choice, file) = (&self.choice, &self.file);
        let done = run::of_groth16(what, choice, |options| job(file, out.path(), options));
        let (done, seconds) = done.map_err(|why| in_file(self.blamed, why))?;
        let written = Written {
            powers: powers(file.groups(), Some(file.power())),
            ..Written::new(out, choice, seconds)
        };
        Ok((done, written))
    }
}

fn powers(groups: &Groups, power: Option<u32>) -> Option<Powers> {
    let curve = groups.curve().name.clone();
    Some(Powers { curve, power })
}

fn contributed(
    made: Result<(ContributedPowers, Written), Failure>,
    how: &ListHow,
) -> Result<Printed, Failure> {
    let (done, written) = made?;
    let answer = Written {
        response_hash: Some(hex::encode(&done.response)),
        challenge_hash: Some(hex::encode(&done.challenge)),
        ..written
    };
    render(&answer, how.json)
}

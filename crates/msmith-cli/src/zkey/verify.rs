//! `msmith zkey verify`.

use msmith_groth16::{Error, zkey};
use msmith_io::hex;
use serde::Serialize;

use super::lines;
use crate::answer::{Answer, Printed, render};
use crate::args::ZkeyVerify;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::{run, show};

/// Whether a key is right.
#[derive(Serialize)]
struct Verification {
    key: String,
    valid: bool,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    circuit_hash: Option<String>,
    contributions: Vec<Shown>,
    seconds: f64,
    backend: &'static str,
}

/// A contribution.
#[derive(Serialize)]
struct Shown {
    hash: String,
    name: Option<String>,
    beacon: Option<String>,
    iterations: Option<u8>,
}

pub fn run(args: &ZkeyVerify) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let (key, ptau) = (&args.key.0, &args.ptau.0);
    let (found, seconds) = run::of_groth16("verifying", choice, |options| {
        let found = match (&args.r1cs, &args.initial) {
            (Some(r1cs), _) => zkey::verify(
                &r1cs.0,
                ptau,
                key,
                args.most_iterations,
                choice.backend,
                options,
            ),
            (None, Some(first)) => zkey::verify_from_initial(
                &first.0,
                ptau,
                key,
                args.most_iterations,
                choice.backend,
                options,
            ),
            (None, None) => {
                return Err(Error::Text {
                    what: "command line",
                    why: "a circuit or a first key is needed".into(),
                });
            }
        };
        match found {
            Ok(found) => Ok(Ok(found)),
            // What is wrong with the key is an answer.
            Err(why @ (Error::File { .. } | Error::Contribution { .. } | Error::Point { .. })) => {
                Ok(Err(why.to_string()))
            }
            Err(why) => Err(why),
        }
    })?;
    let (verified, why) = match found {
        Ok(verified) => (Some(verified), None),
        Err(why) => (None, Some(why)),
    };
    let all = verified.iter().flat_map(|found| &found.contributions);
    let contributions = all.map(|one| Shown {
        hash: hex::encode(&one.hash),
        name: one.name.clone(),
        beacon: one.beacon.as_ref().map(|beacon| hex::encode(beacon.hash())),
        iterations: one.beacon.as_ref().map(|beacon| beacon.iterations()),
    });
    let answer = Verification {
        key: key.display().to_string(),
        valid: why.is_none(),
        why,
        contributions: contributions.collect(),
        circuit_hash: verified.as_ref().map(|found| hex::encode(&found.circuit)),
        seconds,
        backend: choice.backend.name(),
    };
    render(&answer, args.how.json)
}

impl Answer for Verification {
    fn text(&self) -> String {
        let Self { key, .. } = self;
        let took = show::duration(self.seconds);
        if let Some(why) = &self.why {
            return format!("{key} is WRONG: {why} ({took})\n");
        }
        let mut text = format!("{key} is right ({took})\n");
        if let Some(hash) = &self.circuit_hash {
            text += &format!("circuit hash:\n{}", lines(hash));
        }
        for (k, one) in self.contributions.iter().enumerate() {
            let name = one.name.as_deref().unwrap_or("without a name");
            text += &format!("contribution {}, {name}:\n{}", k + 1, lines(&one.hash));
            if let (Some(beacon), Some(iterations)) = (&one.beacon, one.iterations) {
                text += &format!("    beacon {beacon}, hashed 2^{iterations} times\n");
            }
        }
        text
    }

    fn code(&self) -> u8 {
        u8::from(!self.valid)
    }
}

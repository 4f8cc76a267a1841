//! `msmith zkey verify`.

use msmith_groth16::zkey::KeyContribution;
use msmith_groth16::{Error, zkey};
use msmith_io::hex;
use msmith_io::source::FileFormat;
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::ZkeyVerify;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::ptau::FORGEABLE;
use crate::{run, show, verify};

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
    /// Whether it is that of snarkjs before 0.7.
    #[serde(skip_serializing_if = "Option::is_none")]
    older_hash: Option<bool>,
    contributions: Vec<Shown>,
    /// Whether anybody can make proofs for it: no contribution is of a secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    forgeable: Option<bool>,
    /// Whether that is so by the contributions to the powers of tau.
    #[serde(skip_serializing_if = "Option::is_none")]
    forgeable_powers: Option<bool>,
    /// What is taken to be so.
    not_asked: Vec<&'static str>,
    seconds: f64,
    backend: &'static str,
}

/// What a key is verified by, and not verified itself.
const POWERS: &str = "whether the powers of tau are right (msmith ptau verify)";
const CIRCUIT: &str = "whether the earlier key, and its section H, are of the circuit (--r1cs)";

/// A contribution.
#[derive(Serialize)]
pub struct Shown {
    hash: String,
    name: Option<String>,
    beacon: Option<String>,
    iterations: Option<u8>,
    /// Of no beacon, and neither of 1 nor of −1.
    secret: bool,
}

impl Shown {
    pub fn of(one: &KeyContribution) -> Self {
        Self {
            hash: hex::encode(&one.hash),
            name: one.name.clone(),
            beacon: one.beacon.as_ref().map(|beacon| hex::encode(beacon.hash())),
            iterations: one.beacon.as_ref().map(|beacon| beacon.iterations()),
            secret: one.secret,
        }
    }

    /// Number `k`, from 0 on, for people.
    pub fn text(&self, k: usize) -> String {
        let name = match &self.name {
            Some(name) => name.escape_debug().to_string(),
            None => "without a name".to_owned(),
        };
        let mut text = format!(
            "contribution {}, {name}:\n{}",
            k + 1,
            show::hash(&self.hash)
        );
        if let (Some(beacon), Some(iterations)) = (&self.beacon, self.iterations) {
            text += &format!("    beacon {beacon}, hashed 2^{iterations} times\n");
        }
        text
    }
}

pub fn run(args: &ZkeyVerify) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let (key, ptau, most) = (&args.key.0, &args.ptau.0, args.most_iterations);
    let earlier = args.initial.as_ref().or(args.previous.as_ref());
    let (found, seconds) = run::of_groth16("verifying", choice, |options| {
        let goes_on = match &args.previous {
            Some(previous) => zkey::continues(key, &previous.0, choice.backend),
            None => Ok(()),
        };
        let found = goes_on.and_then(|()| match (&args.r1cs, earlier) {
            (Some(r1cs), _) => zkey::verify(&r1cs.0, ptau, key, most, choice.backend, options),
            (None, Some(first)) => {
                zkey::verify_from_initial(&first.0, ptau, key, most, choice.backend, options)
            }
            (None, None) => Err(Error::Text {
                what: "command line",
                why: "a circuit or an earlier key is needed".into(),
            }),
        });
        match found {
            Ok(found) => Ok(Ok(found)),
            Err(why) if is_of_key(&why) => Ok(Err(why.to_string())),
            Err(why) => Err(why),
        }
    })?;
    let (verified, why) = match found {
        Ok(verified) => (Some(verified), None),
        Err(why) => (None, Some(why)),
    };
    let all = verified.iter().flat_map(|found| &found.contributions);
    let answer = Verification {
        key: key.display().to_string(),
        valid: why.is_none(),
        why,
        contributions: all.map(Shown::of).collect(),
        circuit_hash: verified.as_ref().map(|found| hex::encode(&found.circuit)),
        older_hash: verified.as_ref().and_then(|found| found.older_hash),
        forgeable: verified.as_ref().map(|found| found.forgeable),
        forgeable_powers: verified.as_ref().map(|found| found.forgeable_powers),
        not_asked: [POWERS]
            .into_iter()
            .chain(args.r1cs.is_none().then_some(CIRCUIT))
            .collect(),
        seconds,
        backend: choice.backend.name(),
    };
    render(&answer, args.how.json)
}

/// Whether what is wrong is the key, which is an answer, and not the circuit, the powers or the first key.
fn is_of_key(why: &Error) -> bool {
    let of_powers = |what: &str| what.starts_with(FileFormat::PTAU.name());
    match why {
        Error::File { format, .. } => *format == FileFormat::ZKEY.name(),
        Error::Contribution { .. } => true,
        Error::Point { what, .. } => !of_powers(what),
        _ => false,
    }
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
            let older = match self.older_hash {
                Some(true) => ", as snarkjs before 0.7 has it (0.7 refuses it)",
                _ => "",
            };
            text += &format!("circuit hash{older}:\n{}", crate::show::hash(hash));
        }
        for (k, one) in self.contributions.iter().enumerate() {
            text += &one.text(k);
        }
        text += &format!("not asked: {}\n", self.not_asked.join("; "));
        if self.forgeable == Some(true) {
            let of_key = match self.contributions.is_empty() {
                true => "nobody has contributed to this key",
                false => {
                    "all contributions to this key are beacons, or of 1 or −1, which everybody can compute"
                }
            };
            let own = !self.contributions.iter().any(|one| one.secret);
            let of_powers = self.forgeable_powers == Some(true);
            let why = [own.then_some(of_key), of_powers.then_some(FORGEABLE)];
            for why in why.into_iter().flatten() {
                text += &format!("! {why}: anybody can make proofs of anything for it\n");
            }
            if !own && !of_powers {
                text += &format!("! {}\n", verify::FORGEABLE);
            }
        }
        text
    }

    fn code(&self) -> u8 {
        u8::from(!self.valid)
    }
}

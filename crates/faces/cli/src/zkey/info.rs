//! `msmith zkey info`.

use msmith_groth16::zkey;
use msmith_io::hex;
use serde::Serialize;

use super::verify::Shown;
use crate::answer::{Answer, Printed, render};
use crate::args::ZkeyInfo;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::{prove, show};

/// What a key says.
#[derive(Serialize)]
struct About {
    file: String,
    curve: String,
    variables: usize,
    public_signals: usize,
    domain: usize,
    circuit_hash: String,
    contributions: Vec<Shown>,
}

pub fn run(args: &ZkeyInfo) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let found = zkey::info(&args.key.0, choice.backend);
    let found = found.map_err(|why| prove::in_file(&args.key, why))?;
    let answer = About {
        file: args.key.to_string(),
        curve: found.curve.name,
        variables: found.variables,
        public_signals: found.public,
        domain: found.domain,
        circuit_hash: hex::encode(&found.circuit),
        contributions: found.contributions.iter().map(Shown::of).collect(),
    };
    render(&answer, args.how.json)
}

impl Answer for About {
    fn text(&self) -> String {
        let mut text = format!(
            "{}: a key over {}, {}, {}, {} public (nothing is verified here)\ncircuit hash:\n{}",
            self.file,
            self.curve,
            format_args!("a domain of {}", self.domain),
            show::count(self.variables, "signal"),
            self.public_signals,
            show::hash(&self.circuit_hash)
        );
        for (k, one) in self.contributions.iter().enumerate() {
            text += &one.text(k);
        }
        if self.contributions.is_empty() {
            text += "no contributions\n";
        }
        text
    }
}

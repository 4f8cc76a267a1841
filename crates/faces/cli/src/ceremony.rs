//! What `msmith ptau` and `msmith zkey` have in common: files that were written, and what a contributor brings.

use msmith_groth16::Secret;
use serde::Serialize;

use crate::answer::Answer;
use crate::args::SecretText;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::Output;
use crate::{input, show};

/// Most bytes of a text to draw from, or of a few numbers.
pub const MOST_TEXT: u64 = 1 << 20;

/// A file that was written, with the hashes that it has.
#[derive(Serialize, Default)]
pub struct Written {
    pub out: String,
    #[serde(flatten)]
    pub powers: Option<Powers>,
    /// Of the circuit, for a new key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub circuit_hash: Option<String>,
    /// Of the contribution, for a key that was contributed to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contribution_hash: Option<String>,
    /// Of the response, where there is one: what a contributor publishes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub response_hash: Option<String>,
    /// Of the challenge that comes next; in a response, of the one that is answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub challenge_hash: Option<String>,
    pub seconds: f64,
    pub backend: &'static str,
}

/// Of powers of tau.
#[derive(Serialize)]
pub struct Powers {
    pub curve: String,
    pub power: Option<u32>,
}

impl Written {
    /// Without hashes.
    pub fn new(out: &Output, choice: &Choice, seconds: f64) -> Self {
        Self {
            out: out.to_string(),
            seconds,
            backend: choice.backend.name(),
            ..Self::default()
        }
    }
}

impl Answer for Written {
    fn text(&self) -> String {
        let mut text = format!("{} written in {}\n", self.out, show::duration(self.seconds));
        for (what, found) in [
            ("circuit hash", &self.circuit_hash),
            ("contribution hash", &self.contribution_hash),
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

/// Draws a contributor's secret.
pub fn secret(args: &SecretText) -> Result<Secret, Failure> {
    let text = match (&args.entropy, &args.entropy_file) {
        (_, Some(file)) => input::read(file, MOST_TEXT)?,
        (Some(text), None) => text.clone().into_bytes(),
        (None, None) => Vec::new(),
    };
    Ok(Secret::draw(&text)?)
}

//! `msmith zkey export-…`: what verifies the proofs of a key.

use msmith_groth16::{Error, VerifyingKey};
use msmith_io::source::{FileFormat, Format, Source};
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::ZkeyExport;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::output;
use crate::prove::in_file;
use crate::verify::FORGEABLE;

/// Public signals of a contract that can be deployed whether it is optimized or not.
const DEPLOYED: usize = 190;

/// What was exported.
#[derive(Serialize)]
struct Exported {
    /// The file that has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    /// What has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

pub fn verifying_key(args: &ZkeyExport) -> Result<Printed, Failure> {
    export(args, VerifyingKey::to_json)
}

pub fn contract(args: &ZkeyExport) -> Result<Printed, Failure> {
    export(args, |key| {
        let signals = key.public();
        if signals > DEPLOYED {
            // As solc 0.8.28 has them.
            let (with, without) = (1460 + 92 * signals, 2100 + 114 * signals);
            output::warn(&format!(
                "for {signals} public signals the contract has some {with} bytes with solc's optimizer, {without} without: \
                 Ethereum takes 24576 at most (EIP-170)"
            ));
        }
        key.to_solidity()
    })
}

fn export(
    args: &ZkeyExport,
    text: impl FnOnce(&VerifyingKey) -> Result<String, Error>,
) -> Result<Printed, Failure> {
    let choice = Choice::of_lists(&args.how)?;
    let zkey = Format::File(FileFormat::ZKEY);
    let source = Source::open(&args.key.0, Some(zkey), None).map_err(Error::from);
    let key = source.and_then(|source| VerifyingKey::from_source(&source, choice.backend));
    let key = key.map_err(|why| in_file(&args.key, why))?;
    let text = text(&key)?;
    let answer = match &args.out {
        Some(out) => {
            output::write(out, text.as_bytes())?;
            let (out, text) = (Some(out.to_string()), None);
            Exported { out, text }
        }
        None => Exported {
            out: None,
            text: Some(text),
        },
    };
    if key.is_forgeable() {
        output::warn(FORGEABLE);
    }
    render(&answer, args.how.json)
}

impl Answer for Exported {
    fn text(&self) -> String {
        match (&self.out, &self.text) {
            (Some(out), _) => format!("{out} written\n"),
            (None, Some(text)) => text.trim_end().to_owned() + "\n",
            (None, None) => String::new(),
        }
    }
}

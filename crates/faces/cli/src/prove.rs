//! `msmith prove`: a Groth16 proof from a key of snarkjs and a witness.

use std::collections::BTreeMap;

use msmith::Options;
use msmith_groth16::{
    Blinding, Circuit, Error, Groups, Key, Witness, prove, prove_unchecked, write_public,
};
use msmith_io::source::Source;
use msmith_io::table;
use serde::Serialize;
use serde_json::Value;

use crate::answer::{Answer, Printed, render};
use crate::args::Prove;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::place::{Input, Mapped};
use crate::{input, output, run};

/// Most bytes of a witness that comes from stdin.
const MOST_WITNESS: u64 = 1 << 36;

#[derive(Serialize)]
struct Proven {
    curve: String,
    variables: usize,
    public_signals: usize,
    domain: usize,
    /// Unless it has a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    public: Option<Value>,
    /// What has no file, as it would be in one.
    #[serde(skip)]
    shown: String,
    /// Of the proof, without opening the key.
    seconds: f64,
    /// Opening the key and its tables, and their checks.
    seconds_key: f64,
    /// Of each part.
    parts: BTreeMap<&'static str, f64>,
    backend: &'static str,
    threads: usize,
}

/// Makes a proof.
pub fn run(args: &Prove) -> Result<Printed, Failure> {
    let choice = &Choice::of_lists(&args.how)?;
    let missing = || Failure::new("a key and a witness are needed".into());
    let key = args
        .key
        .as_ref()
        .or(args.zkey.as_ref())
        .ok_or_else(missing)?;
    let witness = args
        .witness
        .as_ref()
        .or(args.wtns.as_ref())
        .ok_or_else(missing)?;
    let source = Source::open(&key.0, None, None).map_err(|why| in_file(key, why.into()))?;
    for to in [&args.proof, &args.public].into_iter().flatten() {
        table::writable(to.path())?;
    }
    let (mut opened, mut seconds_key) = open(key, source, args.trusted_key, choice)?;
    if let Some(folder) = &args.table {
        let tables = run::of_groth16("reading tables", choice, |_| opened.open_tables(&folder.0));
        let ((), seconds) = tables.map_err(|why| in_file(folder, why))?;
        seconds_key += seconds;
    }
    let groups = opened.groups();
    let name = witness.said();
    // What is no fault of the witness is one of the key.
    let of_either = |why| match why {
        Error::OtherCurve { .. } | Error::Lengths { .. } => named(&name, why),
        why => in_file(key, why),
    };
    let read = self::witness(witness, groups)?;
    let blinding = Blinding::random(groups)?;
    let prove = if args.no_check {
        prove_unchecked
    } else {
        prove
    };
    let proven = run::of_groth16("proving", choice, |options| {
        prove(&opened, &read, &blinding, options)
    });
    let (proven, seconds) = match proven {
        Err(why @ Error::Unproven) => {
            let Some(r1cs) = &args.r1cs else {
                let which = "with --r1cs it is found which";
                return Err(Failure::new(format!("{name}: {why} ({which})")));
            };
            return Err(unproven(key, r1cs, &name, &read, choice)?);
        }
        proven => proven.map_err(of_either)?,
    };
    let (proof, public) = (proven.proof.to_json(groups)?, write_public(&proven.public));
    for (file, text) in [(&args.proof, &proof), (&args.public, &public)] {
        if let Some(file) = file {
            output::write(file, text.as_bytes())?;
        }
    }
    let mut shown = String::new();
    let mut value = |file: &Option<_>, text: &str| {
        if file.is_some() {
            return None;
        }
        shown = format!("{shown}{text}\n");
        serde_json::from_str(text).ok()
    };
    let (proof, public) = (value(&args.proof, &proof), value(&args.public, &public));
    let answer = Proven {
        curve: groups.curve().name.clone(),
        variables: opened.variables(),
        public_signals: opened.public(),
        domain: opened.domain(),
        proof,
        public,
        shown,
        seconds,
        seconds_key,
        parts: (proven
            .parts
            .iter()
            .map(|(name, took)| (*name, took.as_secs_f64())))
        .collect(),
        backend: choice.backend.name(),
        threads: choice.threads_for(opened.variables())?,
    };
    render(&answer, args.how.json)
}

/// Reads a witness.
pub fn witness(file: &Input, groups: &Groups) -> Result<Witness, Failure> {
    let read = match file {
        Input::File(path) => Witness::open(path, groups),
        Input::Stdin => {
            let bytes = input::read(file, MOST_WITNESS)?;
            Source::from_bytes(bytes, None, None)
                .map_err(Into::into)
                .and_then(|source| Witness::of_source(&source, groups))
        }
    };
    read.map_err(|why| named(&file.said(), why))
}

/// Opens a key; how long that took.
pub fn open(
    file: &Mapped,
    source: Source,
    trusted: bool,
    choice: &Choice,
) -> Result<(Key<'static>, f64), Failure> {
    let opened = run::of_groth16("reading the key", choice, |options| {
        let options = Options {
            in_subgroup: trusted,
            ..*options
        };
        Key::of_source(source, choice.backend, &options)
    });
    opened.map_err(|why| in_file(file, why))
}

/// Why a proof does not verify, with the circuit at hand.
fn unproven(
    key: &Mapped,
    r1cs: &Mapped,
    name: &str,
    witness: &Witness,
    choice: &Choice,
) -> Result<Failure, Failure> {
    let circuit = Circuit::open(&r1cs.0).map_err(|why| in_file(r1cs, why))?;
    let (checked, _) = run::of_groth16("checking the witness", choice, |options| {
        Ok(circuit.check(witness.groups(), witness.values(), options))
    })?;
    Ok(match checked {
        Err(why) => named(name, why),
        Ok(()) => Failure::new(format!(
            "{key}: the proof does not verify, and the witness satisfies {r1cs}: the key is damaged or of another circuit \
             (msmith zkey verify)"
        )),
    })
}

/// What is wrong with a file that is mapped.
pub fn in_file(file: &Mapped, why: msmith_groth16::Error) -> Failure {
    named(&file.0.display().to_string(), why)
}

/// What is wrong with a file, by its name.
pub fn named(file: &str, why: msmith_groth16::Error) -> Failure {
    let failure = Failure::from(why);
    match failure.code {
        1 if !failure.text.contains(file) && !failure.text.starts_with("cannot write") => {
            Failure::new(format!("{file}: {}", failure.text))
        }
        _ => failure,
    }
}

impl Answer for Proven {
    fn text(&self) -> String {
        if !self.shown.is_empty() {
            return self.shown.clone();
        }
        let ms = |seconds: &f64| format!("{:.1}", 1000.0 * seconds);
        let parts = self
            .parts
            .iter()
            .map(|(name, took)| format!("{name} {}", ms(took)));
        format!(
            "proved in {} ms ({} variables, {} constraints, {}): {}\nthe key took {} ms\n",
            ms(&self.seconds),
            self.variables,
            self.domain,
            self.curve,
            parts.collect::<Vec<_>>().join(", "),
            ms(&self.seconds_key),
        )
    }
}

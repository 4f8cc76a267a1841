//! `msmith wtns check`: whether a witness satisfies a circuit.

use std::collections::HashMap;

use msmith::curve::Curve;
use msmith_groth16::{Blinding, Circuit, Error, Groups};
use msmith_io::source::Source;
use num_bigint::BigUint;
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::{Wtns, WtnsCheck, WtnsCommand};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::prove::{in_file, named, open, witness};
use crate::{input, run, show};

/// Most bytes of names of signals.
const MOST_NAMES: u64 = 1 << 33;

/// Whether it does.
#[derive(Serialize)]
struct Checked {
    /// The witness.
    file: String,
    /// The circuit or the key.
    of: String,
    satisfied: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The first constraint that is not satisfied, and as an equation.
    #[serde(skip_serializing_if = "Option::is_none")]
    constraint: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    equation: Option<String>,
    seconds: f64,
    backend: &'static str,
}

pub fn run(args: &Wtns) -> Result<Printed, Failure> {
    let WtnsCommand::Check(args) = &args.command;
    let choice = &Choice::of_lists(&args.how)?;
    let (name, mut equation) = (args.witness.said(), None);
    let of_witness = |why| named(&name, why);
    let (of, checked) = match (&args.r1cs, &args.zkey) {
        (Some(r1cs), _) => {
            let circuit = Circuit::open(&r1cs.0).map_err(|why| in_file(r1cs, why))?;
            let groups = &Groups::new(circuit.curve(), choice.backend)?;
            let witness = witness(&args.witness, groups)?;
            let checked = run::of_groth16("checking", choice, |options| {
                Ok(circuit.check(groups, witness.values(), options))
            })?;
            if let Err(Error::Unsatisfied { constraint }) = checked.0 {
                equation = Some(equated(&circuit, constraint, args)?);
            }
            (r1cs, checked)
        }
        (None, Some(file)) => {
            let source = Source::open(&file.0, None, None);
            let source = source.map_err(|why| in_file(file, why.into()))?;
            let (key, _) = open(file, source, false, choice)?;
            let witness = witness(&args.witness, key.groups())?;
            let blinding = Blinding::random(key.groups())?;
            let checked = run::of_groth16("checking", choice, |options| {
                Ok(msmith_groth16::prove(&key, &witness, &blinding, options).map(drop))
            })?;
            (file, checked)
        }
        (None, None) => return Err(Failure::new("a circuit or a key is needed".into())),
    };
    let (checked, seconds) = checked;
    let (constraint, why) = match checked {
        Ok(()) => (None, None),
        Err(why @ Error::Unsatisfied { constraint }) => (Some(constraint), Some(why.to_string())),
        Err(why @ Error::Unproven) => (None, Some(why.to_string())),
        Err(why) => return Err(of_witness(why)),
    };
    let answer = Checked {
        satisfied: why.is_none(),
        of: of.to_string(),
        file: name,
        why,
        constraint,
        equation,
        seconds,
        backend: choice.backend.name(),
    };
    render(&answer, args.how.json)
}

/// A constraint as an equation of signals, by their names where there are some.
fn equated(circuit: &Circuit, index: usize, args: &WtnsCheck) -> Result<String, Failure> {
    let terms = circuit.constraint(index).unwrap_or_default();
    let names = match &args.sym {
        None => HashMap::new(),
        Some(file) => {
            let text = String::from_utf8(input::read(file, MOST_NAMES)?);
            let none = || Failure::new(format!("{}: it is not a list of names", file.said()));
            let text = text.map_err(|_| none())?;
            let wanted = |signal: &u32| terms.iter().flatten().any(|(other, _)| other == signal);
            let mut names = HashMap::new();
            for line in text.lines() {
                // Label, signal (-1 if it is none any more), component, name.
                let mut parts = line.splitn(4, ',');
                let (Some(signal), Some(name)) = (parts.nth(1), parts.nth(1)) else {
                    return Err(none());
                };
                if let Some(signal) = signal.parse().ok().filter(wanted) {
                    names.entry(signal).or_insert_with(|| name.to_owned());
                }
            }
            names
        }
    };
    let [a, b, c] = terms.map(|terms| sum(circuit.curve(), &terms, &names));
    Ok(format!("({a})·({b}) = {c}"))
}

/// A sum of signals with coefficients, those above r/2 as negative ones.
fn sum(curve: &Curve, terms: &[(u32, [u64; 4])], names: &HashMap<u32, String>) -> String {
    let mut text = String::new();
    for (signal, words) in terms {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let value = BigUint::from_bytes_le(&bytes);
        let negative = &value + &value > curve.r;
        let size = if negative { &curve.r - value } else { value };
        text += match (text.is_empty(), negative) {
            (true, false) => "",
            (true, true) => "−",
            (false, false) => " + ",
            (false, true) => " − ",
        };
        let name = match names.get(signal) {
            Some(name) => name.clone(),
            None => format!("signal {signal}"),
        };
        text += &match signal {
            0 => size.to_string(),
            _ if size == BigUint::from(1u32) => name,
            _ => format!("{size}·{name}"),
        };
    }
    match text.is_empty() {
        true => "0".to_owned(),
        false => text,
    }
}

impl Answer for Checked {
    fn code(&self) -> u8 {
        u8::from(!self.satisfied)
    }

    fn text(&self) -> String {
        let Self { file, of, .. } = self;
        let took = show::duration(self.seconds);
        let Some(why) = &self.why else {
            return format!("✔ {file} satisfies {of} ({took})\n");
        };
        let mut text = format!("✘ {file}: {why} of {of} ({took})\n");
        if self.constraint.is_none() {
            text = format!("✘ {file}, {of}: {why} ({took})\n");
        }
        if let Some(equation) = &self.equation {
            text += &format!("  {equation}\n");
        }
        text
    }
}

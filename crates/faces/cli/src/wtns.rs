//! `msmith wtns check`: whether a witness satisfies a circuit.

use std::collections::HashMap;

use msmith::curve::Curve;
use msmith_groth16::{Blinding, Circuit, Error, Groups, Term, prove};
use msmith_io::source::Source;
use num_bigint::BigUint;
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::{Wtns, WtnsCheck};
use crate::choice::Choice;
use crate::failure::Failure;
use crate::files::needed;
use crate::prove::{in_file, named, open, witness};
use crate::{input, run};

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
}

pub fn run(args: &Wtns) -> Result<Printed, Failure> {
    let Wtns::Check(args) = args;
    let choice = &Choice::of_lists(&args.how)?;
    let mut answer = Checked {
        file: args.witness.said(),
        of: String::new(),
        satisfied: false,
        why: None,
        constraint: None,
        equation: None,
    };
    let names = names(args)?;
    let checked = if let Some(file) = &args.zkey {
        answer.of = file.to_string();
        let source = Source::open(&file.0, None, None).map_err(|why| in_file(file, why.into()))?;
        let (key, _) = open(file, source, false, choice)?;
        let witness = witness(&args.witness, key.groups())?;
        let blinding = Blinding::random(key.groups())?;
        run::of_groth16("checking", choice, |options| {
            prove(&key, &witness, &blinding, options).map(drop)
        })
    } else {
        let r1cs = needed(args.r1cs.as_ref(), "--r1cs")?;
        answer.of = r1cs.to_string();
        let circuit = Circuit::open(&r1cs.0)?;
        let groups = &Groups::new(circuit.curve(), choice.backend)?;
        let witness = witness(&args.witness, groups)?;
        let checked = run::of_groth16("checking", choice, |options| {
            circuit.check(groups, witness.values(), options)
        });
        if let Err(Error::Unsatisfied { constraint }) = checked {
            answer.constraint = Some(constraint);
            answer.equation = Some(equated(&circuit, constraint, &names));
        }
        checked
    };
    match checked {
        Ok(_) => answer.satisfied = true,
        Err(why @ (Error::Unsatisfied { .. } | Error::Unproven)) => {
            answer.why = Some(why.to_string());
        }
        Err(why) => return Err(named(&answer.file, why)),
    }
    render(&answer, args.how.json)
}

/// Names of signals, of a file as circom writes it.
fn names(args: &WtnsCheck) -> Result<HashMap<u32, String>, Failure> {
    let mut names = HashMap::new();
    if let Some(file) = &args.sym {
        let none = || Failure::new(format!("{}: it is not a list of names", file.said()));
        let text = String::from_utf8(input::read(file, MOST_NAMES)?).map_err(|_| none())?;
        for line in text.lines() {
            // Label, signal (-1 if it is none any more), component, name.
            let mut parts = line.splitn(4, ',');
            let (signal, name) = parts.nth(1).zip(parts.nth(1)).ok_or_else(none)?;
            if let Ok(signal) = signal.parse::<u32>() {
                names
                    .entry(signal)
                    .or_insert_with(|| name.escape_debug().to_string());
            }
        }
    }
    Ok(names)
}

/// A constraint as an equation of signals, by their names where there are some.
fn equated(circuit: &Circuit, index: usize, names: &HashMap<u32, String>) -> String {
    let terms = circuit.constraint(index).unwrap_or_default();
    let [a, b, c] = terms.map(|terms| sum(circuit.curve(), &terms, names));
    format!("({a})·({b}) = {c}")
}

/// A sum of signals with coefficients, those above r/2 as negative ones.
fn sum(curve: &Curve, terms: &[Term], names: &HashMap<u32, String>) -> String {
    let mut text = String::new();
    for (signal, words) in terms {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let value = BigUint::from_bytes_le(&bytes);
        let negative = &value + &value > curve.r;
        let size = if negative { &curve.r - value } else { value };
        let signs = if text.is_empty() {
            ["", "−"]
        } else {
            [" + ", " − "]
        };
        text += signs[usize::from(negative)];
        let name = names.get(signal).cloned();
        let name = name.unwrap_or_else(|| format!("signal {signal}"));
        text += &match signal {
            0 => size.to_string(),
            _ if size == BigUint::from(1u32) => name,
            _ => format!("{size}·{name}"),
        };
    }
    if text.is_empty() { "0".into() } else { text }
}

impl Answer for Checked {
    fn code(&self) -> u8 {
        u8::from(!self.satisfied)
    }

    fn text(&self) -> String {
        let Self { file, of, .. } = self;
        let Some(why) = &self.why else {
            return format!("✔ {file} satisfies {of}\n");
        };
        let equation = self.equation.iter().map(|text| format!("  {text}\n"));
        format!("✘ {file}, {of}: {why}\n") + &equation.collect::<String>()
    }
}

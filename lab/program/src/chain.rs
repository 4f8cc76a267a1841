//! `msmith-lab chain`: a chain for one scalar or two.

mod check;
mod compare;
mod draw;
mod limits;

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use msmith_chain::costs::MODELS;
use msmith_chain::{
    Bases, Digit, Found, Instructions, Method, PriceModel, Record, RecordParts, Set, TablePlan,
    TableRule, Task, decode_hint, encode_hint, find_signed, methods, named_set, read_scalar,
    read_set_with,
};
use msmith_io::Error;
use num_bigint::BigInt;
use serde::{Serialize, Serializer};

use crate::args::{Chain, Precomputation};
use crate::failure::Failure;
use limits::Limits;
use msmith_cli::answer::{self, Printed, render};
use msmith_cli::choice;
use msmith_cli::show::{columns, count};

/// What was asked for, read.
struct Request {
    scalars: Vec<BigInt>,
    bases: Bases,
    set: Set,
    prices: PriceModel,
    precomputation: Precomputation,
    instructions: Instructions,
    limits: Limits,
}

/// A chain with its digits and the time that it took.
struct Answer {
    found: Found,
    set: Set,
    plan: TablePlan,
    seconds: f64,
}

/// Finds, compares, draws, checks or lists.
pub fn run(args: &Chain) -> Result<Printed, Failure> {
    instructions(args)?;
    if args.list {
        return Ok(render(&Lists::new(), args.json)?);
    }
    if let Some(file) = &args.check {
        return check::run(file, args);
    }
    let request = Arc::new(Request::new(args)?);
    if args.compare {
        return Ok(render(&compare::run(&request), args.json)?);
    }
    let name = args
        .method
        .as_deref()
        .unwrap_or(match request.scalars.len() {
            1 => "optimal",
            _ => "pair-optimal",
        });
    let (name, answer) = match &args.from_hint {
        Some(hex) => ("hint", request.read_hint(hex)?),
        None => {
            let (method, parameters) = by_name(name)?;
            let what = "looking for a chain";
            (name, limits::find(what, &request, method, &parameters)?)
        }
    };
    if let Some(to) = &args.draw {
        draw::run(to, &request, &answer)?;
    }
    let hint = match args.hint {
        false => None,
        true => Some(encode_hint(
            &answer.found.chain,
            &request.scalars,
            request.bases,
            &answer.set,
        )?),
    };
    let nodes = answer.found.nodes;
    let record = Record::new(RecordParts {
        scalars: request.scalars.clone(),
        method: name.to_owned(),
        bases: request.bases,
        set: answer.set,
        cost_model: request.prices.clone(),
        precomputation: answer.plan.cost(),
        table: Some(answer.plan),
        seconds: answer.seconds,
        chain: answer.found.chain,
    })?;
    if !args.json && args.from_hint.is_none() {
        let _ = writeln!(
            std::io::stderr(),
            "{nodes} nodes; prices in field multiplications"
        );
    }
    let shown = Shown {
        chain: record,
        hint: hint.map(|bytes| msmith_io::hex::encode(&bytes)),
        checked: None,
    };
    Ok(render(&shown, args.json)?)
}

/// The instructions of a search: those of the backend that was asked for, or that the variable names, or the best.
fn instructions(args: &Chain) -> Result<Instructions, Failure> {
    match args.backend {
        Some(backend) => Ok(Instructions::from_name(backend.name())?),
        None => {
            choice::backend(None)?;
            Ok(Instructions::detect()?)
        }
    }
}

/// A chain that was found or checked.
struct Shown {
    chain: Record,
    /// Hex digits of the chain in bytes.
    hint: Option<String>,
    /// Of a chain that was checked, what was found out about its method.
    checked: Option<String>,
}

impl Serialize for Shown {
    /// The record alone, or with the hint next to it.
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Both<'a> {
            chain: serde_json::Value,
            hint: &'a str,
        }
        let chain = self.chain.to_json();
        match &self.hint {
            None => chain.serialize(s),
            Some(hint) => Both { chain, hint }.serialize(s),
        }
    }
}

impl answer::Answer for Shown {
    fn text(&self) -> String {
        let mut text = self.chain.to_text();
        if let Some(hint) = &self.hint {
            text += &format!("hint of {} bytes: {hint}\n", hint.len() / 2);
        }
        if let Some(method) = &self.checked {
            text += "right: it computes what it says, at the price that it says\n";
            text += method;
        }
        text
    }
}

impl Request {
    fn new(args: &Chain) -> Result<Self, Failure> {
        let scalars: Result<Vec<_>, _> = args.scalars.iter().map(|s| read_scalar(s)).collect();
        let scalars = scalars?;
        let set = match (&args.set, scalars.len()) {
            (Some(text), _) => read_set_with(text, named)?,
            (None, 1) => Set::multiples(&[1])?,
            (None, _) => read_set_with("S1", named)?,
        };
        Ok(Self {
            scalars,
            bases: bases(&args.bases)?,
            set,
            prices: PriceModel::parse(&args.cost)?,
            precomputation: args.precomputation,
            instructions: instructions(args)?,
            limits: Limits::new(args),
        })
    }

    /// A chain; a method that is quick runs several times, and the shortest counts.
    fn find(&self, method: &dyn Method, parameters: &[u32]) -> Result<Answer, msmith_chain::Error> {
        let table = self.prices.table();
        let task = Task {
            scalars: &[],
            bases: self.bases,
            set: &self.set,
            costs: self.prices.costs(),
            table: Some(&table),
            instructions: Some(self.instructions),
            parameters,
            memory: self.limits.memory,
        };
        let most = method.scalars();
        if !most.contains(&self.scalars.len()) {
            let (name, n) = (method.name(), self.scalars.len());
            return Err(msmith_chain::Error::Unsuitable(format!(
                "{name} does not take {}",
                count(n, "scalar")
            )));
        }
        let start = Instant::now();
        let mut seconds = f64::INFINITY;
        let found = loop {
            let one = Instant::now();
            let found = find_signed(method, &self.scalars, &task)?;
            seconds = seconds.min(one.elapsed().as_secs_f64());
            if start.elapsed().as_millis() >= 20 {
                break found;
            }
        };
        let set = if method.chooses_digits() {
            let first = [Digit::single(1), Digit::pair(0, 1)];
            let first = first.into_iter().take(self.scalars.len());
            Set::symmetric(found.chain.digits().chain(first))?
        } else {
            self.set.clone()
        };
        Ok(self.answer(found, set, seconds))
    }

    /// With the plan of the table.
    fn answer(&self, found: Found, set: Set, seconds: f64) -> Answer {
        let rule = match self.precomputation {
            Precomputation::Best => TableRule::Best(self.prices.table()),
            Precomputation::Paper => TableRule::Paper,
        };
        Answer {
            plan: TablePlan::new(&set, &rule),
            found,
            set,
            seconds,
        }
    }

    /// The chain of a hint: its digits are those of the set.
    fn read_hint(&self, hex: &str) -> Result<Answer, Failure> {
        let start = Instant::now();
        let chain = decode_hint(&bytes(hex)?, &self.scalars, self.bases, &self.set)?;
        let seconds = start.elapsed().as_secs_f64();
        let found = Found { chain, nodes: 0 };
        Ok(self.answer(found, self.set.clone(), seconds))
    }
}

/// Bytes from hexadecimal digits, with white space or not.
fn bytes(hex: &str) -> Result<Vec<u8>, Failure> {
    let digits: Vec<u8> = hex.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
    let digits = digits.strip_prefix(b"0x").unwrap_or(&digits);
    msmith_io::hex::decode(digits).ok_or_else(|| {
        let shown: String = hex.chars().take(24).collect();
        msmith_chain::Error::Text(format!("{shown:?} is not bytes in hexadecimal digits")).into()
    })
}

/// `name` or `name:1,2`.
fn by_name(text: &str) -> Result<(&'static dyn Method, Vec<u32>), Failure> {
    let (name, parameters) = text.split_once(':').unwrap_or((text, ""));
    let method = methods()
        .find(|m| m.name() == name)
        .ok_or_else(|| Error::Unknown {
            what: "method",
            name: name.to_owned(),
            known: methods().map(|m| m.name()).collect::<Vec<_>>().join(", "),
        })?;
    let parameters: Result<Vec<u32>, _> = (parameters.split(',').filter(|p| !p.is_empty()))
        .map(|p| p.trim().parse())
        .collect();
    let parameters = parameters.map_err(|_| {
        msmith_chain::Error::Text(format!("{text:?}: parameters are numbers: {name}:1,2"))
    })?;
    if parameters.len() > method.parameters().len() {
        let most = method.parameters().len();
        let why = format!("{name} has {most} parameters, not {}", parameters.len());
        return Err(msmith_chain::Error::Text(why).into());
    }
    Ok((method, parameters))
}

fn bases(text: &str) -> Result<Bases, Failure> {
    let mut list: Vec<&str> = text.split(',').map(str::trim).collect();
    list.sort_unstable();
    match list[..] {
        ["2"] => Ok(Bases::Two),
        ["2", "3"] => Ok(Bases::TwoThree),
        ["2", "3", "5"] => Ok(Bases::TwoThreeFive),
        _ => Err(Error::Unknown {
            what: "list of bases",
            name: text.to_owned(),
            known: "2; 2,3; 2,3,5".to_owned(),
        }
        .into()),
    }
}

/// Sets that have names.
fn named(name: &str) -> Option<Set> {
    named_set(name)?.set().ok()
}

/// Methods and price models.
#[derive(Serialize)]
struct Lists {
    methods: Vec<MethodObject>,
    cost_models: Vec<&'static str>,
}

#[derive(Serialize)]
struct MethodObject {
    name: &'static str,
    about: &'static str,
    scalars: [usize; 2],
    optimal: bool,
    parameters: Vec<Parameter>,
}

#[derive(Serialize)]
struct Parameter {
    name: &'static str,
    value: u32,
}

impl Lists {
    fn new() -> Self {
        let methods = methods().map(|m| MethodObject {
            name: m.name(),
            about: m.about(),
            scalars: [*m.scalars().start(), *m.scalars().end()],
            optimal: m.is_optimal(),
            parameters: (m.parameters().iter())
                .map(|&(name, value)| Parameter { name, value })
                .collect(),
        });
        Self {
            methods: methods.collect(),
            cost_models: MODELS.iter().map(|m| m.name).collect(),
        }
    }
}

impl answer::Answer for Lists {
    fn text(&self) -> String {
        let head = ["method", "scalars", "parameters"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for m in &self.methods {
            let [least, most] = m.scalars;
            let scalars = match least == most {
                true => least.to_string(),
                false => format!("{least} or {most}"),
            };
            let parameters = m
                .parameters
                .iter()
                .map(|p| format!("{} = {}", p.name, p.value));
            rows.push(vec![
                m.name.to_owned(),
                scalars,
                parameters.collect::<Vec<_>>().join(", "),
            ]);
        }
        let mut text = columns(&rows) + "\n";
        let names = (self.methods.iter().map(|m| m.name)).chain(self.cost_models.iter().copied());
        let width = names.map(str::len).max().unwrap_or(0) + 2;
        for m in &self.methods {
            text += &format!("{:<width$}{}\n", m.name, m.about);
        }
        text += "\nprices\n";
        for model in MODELS {
            text += &format!("{:<width$}{}\n", model.name, model.about);
        }
        text
    }
}

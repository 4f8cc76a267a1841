//! Chains that are read, and whether what they say is so.

use msmith_chain::costs::write_price;
use msmith_chain::{Bases, Error, Method, PriceModel, Record, Task, find_signed, methods};

use super::limits::Limits;
use super::{Shown, bases, instructions, named};
use crate::args::Chain;
use crate::failure::Failure;
use msmith_cli::answer::{Printed, render};
use msmith_cli::place::Input;
use msmith_cli::{input, run};

/// Most bytes of a chain that is checked.
const MOST: u64 = 1 << 26;

pub fn run(file: &Input, args: &Chain) -> Result<Printed, Failure> {
    let bytes = input::read(file, MOST)?;
    let text = String::from_utf8(bytes).map_err(|_| msmith_io::Error::File {
        path: file.said(),
        why: "it is not text".to_owned(),
    })?;
    let chain = Record::parse(&text, &named)?;
    let shown = Shown {
        hint: None,
        checked: Some(method(&chain, args)?),
        chain,
    };
    Ok(render(&shown, args.json)?)
}

/// What is found out about a chain's method.
///
/// Errors: a method that finds cheapest chains finds a cheaper one.
fn method(record: &Record, args: &Chain) -> Result<String, Failure> {
    let json = record.to_json();
    let said = json["method"].as_str().unwrap_or_default();
    let name = said.split(':').next().unwrap_or_default();
    let optimal = methods().find(|m| m.name() == name && m.is_optimal());
    let Some(method) = optimal else {
        return Ok(format!("not checked: that it is by {said}\n"));
    };
    let list = json["bases"].as_array().map_or(Vec::new(), Vec::clone);
    let list: Vec<String> = list.iter().map(ToString::to_string).collect();
    let prices = PriceModel::from_json(&json["cost_model"])?;
    let find = || cheapest(method, record, bases(&list.join(","))?, &prices, args);
    match run::waiting("looking for a cheaper chain", find) {
        Err(why) => Ok(format!(
            "not checked: that none is cheaper ({})\n",
            why.text
        )),
        Ok(best) => match prices.costs().chain(record.chain()) {
            Some(own) if own <= best => {
                Ok("right: no chain of these digits and bases is cheaper\n".into())
            }
            _ => {
                let best = write_price(best);
                let why =
                    format!("it says {said}, which finds a chain of {best} without its table");
                Err(Error::Chain(why).into())
            }
        },
    }
}

/// The price of a cheapest chain, without its table.
fn cheapest(
    method: &dyn Method,
    record: &Record,
    bases: Bases,
    prices: &PriceModel,
    args: &Chain,
) -> Result<u64, Failure> {
    let task = Task {
        scalars: &[],
        bases,
        set: record.set(),
        costs: prices.costs(),
        table: None,
        instructions: Some(instructions(args)?),
        parameters: &[],
        memory: Limits::new(args).memory,
    };
    let found = find_signed(method, record.scalars(), &task)?;
    let price = prices.costs().chain(&found.chain);
    price.ok_or_else(|| Error::Chain("it has a step without a price".into()).into())
}

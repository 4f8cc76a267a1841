//! All methods side by side.

use msmith_chain::costs::write_price;
use msmith_chain::methods;

use super::Request;
use crate::show::{Object, columns, duration, list};

/// One method.
struct Row {
    name: &'static str,
    is_optimal: bool,
    /// Chain and table, table, length, seconds, nodes; or why not.
    result: Result<(u64, u64, usize, f64, u64), String>,
}

/// Every method that takes so many scalars, cheapest first, then those that do not fit.
pub fn run(request: &Request, json: bool) -> String {
    let fits = methods().filter(|m| m.scalars().contains(&request.scalars.len()));
    let row = |m: &'static dyn msmith_chain::Method| {
        let answer = crate::run::waiting(m.name(), || request.find(m, &[]));
        let result = answer.map_err(|e| e.to_string()).and_then(|a| {
            let price = request.prices.costs().chain(&a.found.chain);
            let price = price.ok_or("it has a step without a price")?;
            let all = price + a.precomputation;
            Ok((
                all,
                a.precomputation,
                a.found.chain.length(),
                a.seconds,
                a.found.nodes,
            ))
        });
        Row {
            name: m.name(),
            is_optimal: m.is_optimal(),
            result,
        }
    };
    let mut rows: Vec<Row> = fits.map(row).collect();
    rows.sort_by_key(|r| r.result.as_ref().map_or(u64::MAX, |r| r.0));
    let bits = request
        .scalars
        .iter()
        .map(|n| n.bits())
        .max()
        .unwrap_or(0)
        .max(1);
    if json {
        let rows: Vec<String> = rows.iter().map(|r| object(r, bits)).collect();
        return list(&rows) + "\n";
    }
    let head = [
        "method",
        "cost",
        "of it table",
        "a bit",
        "length",
        "time",
        "nodes",
        "",
    ];
    let mut table = vec![head.map(str::to_owned).to_vec()];
    let mut not = String::new();
    for r in &rows {
        match &r.result {
            Ok((cost, precomputation, length, seconds, nodes)) => table.push(vec![
                r.name.to_owned(),
                write_price(*cost),
                write_price(*precomputation),
                write_price((cost + bits / 2) / bits),
                length.to_string(),
                duration(*seconds),
                nodes.to_string(),
                if r.is_optimal { "optimal" } else { "" }.to_owned(),
            ]),
            Err(why) => not += &format!("{}: {why}\n", r.name),
        }
    }
    format!(
        "prices: {}, in field multiplications\n\n{}\n{not}",
        request.prices,
        columns(&table)
    )
}

fn object(r: &Row, bits: u64) -> String {
    let object = Object::new()
        .text("method", r.name)
        .raw("optimal", r.is_optimal);
    match &r.result {
        Ok((cost, precomputation, length, seconds, nodes)) => object
            .raw("cost", write_price(*cost))
            .raw("precomputation", write_price(*precomputation))
            .raw("per_bit", write_price((cost + bits / 2) / bits))
            .raw("length", length)
            .raw("seconds", seconds)
            .raw("nodes", nodes),
        Err(why) => object.text("error", why),
    }
    .end()
}

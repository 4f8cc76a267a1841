//! [`DoubleBase`](msmith_chain::DoubleBase), one scalar: Tables 8, 9.

use super::double_base::{Found, QUOTED, SAMPLES, STOP, TABLE_2, name, optimum};
use super::run::{Chains, Run};
use super::{Cell, Made};
use msmith_chain::{Bases, Error, Set, Stop, TableRule};

const SEVEN: &str = "the printed means fit 7M for each point of the table";
const EIGHT: &str =
    "at the prices of Tables 2 and 3, 8M for all but the first sum; printed is at 7M";
const LAST: &str = "does not reproduce: 1944.3 at 7M for each point";

/// The largest digit; printed; points; found at 7M a point and at 8M.
const TABLE_8: [(i32, &str, &str, Found, Found); 5] = [
    (
        1,
        "2170.39",
        "1",
        (2170.09, 0.135, 60000),
        (2170.09, 0.135, 60000),
    ),
    (
        31,
        "1947.55",
        "16",
        (1944.26, 0.058, 60000),
        (1958.26, 0.058, 60000),
    ),
    (
        17,
        "1939.85",
        "9",
        (1940.39, 0.066, 60000),
        (1947.39, 0.066, 60000),
    ),
    (
        25,
        "1939.02",
        "13",
        (1939.55, 0.061, 60000),
        (1950.55, 0.061, 60000),
    ),
    (
        21,
        "1938.57",
        "11",
        (1939.03, 0.064, 60000),
        (1948.03, 0.064, 60000),
    ),
];

/// Odd digits up to this, bases {2}, 2P at 6.2 and 7M for each point of the table.
fn odd(most: i32) -> Result<Chains, Error> {
    let digits: Vec<i32> = (1..=most).step_by(2).collect();
    let made = match digits.len() as u64 {
        1 => 0,
        n => 6200 + 7000 * (n - 1),
    };
    Ok(Chains::optimum(Stop::AnyDigit, Bases::Two, &digits)?.table(made))
}

fn row_8(most: i32) -> String {
    match most {
        1 => name(&[1]),
        _ => format!("±{{0,1,3,...,{most}}}"),
    }
}

pub fn table_8() -> Result<Made, Error> {
    let mut cells = Vec::new();
    for (most, printed, points, seven, eight) in TABLE_8 {
        let (row, chains) = (row_8(most), odd(most)?);
        let set = chains.set.clone();
        let note = match most {
            1 => "",
            31 => LAST,
            _ => SEVEN,
        };
        let cell = Cell::new(&row, "7M a point", chains.clone().price());
        cells.push(cell.printed(printed, SAMPLES).found(seven).note(note));
        let cell = Cell::new(&row, "8M a point", chains.made(&TableRule::Paper).price());
        let note = if most == 1 { "" } else { EIGHT };
        cells.push(cell.printed(printed, SAMPLES).found(eight).note(note));
        let cell = Cell::new(&row, "Table size", Run::Points(set)).printed(points, 0);
        let exact = cell.printed.map_or(0.0, |p| p.value);
        cells.push(cell.exactly(exact));
    }
    Ok((
        "cheapest {2}-chains, which signed sliding windows are for odd digits",
        cells,
    ))
}

pub fn table_9() -> Result<Made, Error> {
    let mut cells = Vec::new();
    let mut add = |row: String, column: &str, run: Run, printed, found: Option<Found>, note| {
        let cell = Cell::new(row, column, run)
            .printed(printed, SAMPLES)
            .note(note);
        cells.push(match found {
            Some(found) => cell.found(found),
            None => cell,
        });
    };
    let one = "as printed";
    let any = "like for like";
    let row = |base: &str, digits: String| format!("{base} {digits}");
    let chains = optimum(Stop::One, &[1])?;
    let found = Some((1994.85, 0.23, 6000));
    add(
        row("double", name(&[1])),
        one,
        chains.price(),
        "1994.84",
        found,
        "",
    );
    add(
        "double ±{0,1} [14]".to_owned(),
        one,
        Run::Quoted,
        "2092.60",
        None,
        QUOTED,
    );
    let digits: Vec<i32> = (1..=15).step_by(2).collect();
    let chains = Chains::method("wnaf", &[5], Bases::Two, Set::multiples(&digits)?)?;
    let quoted =
        "does not reproduce; quoted from others, and Table 5 prints 7.62109 a bit, which is 1951.0";
    let seven = chains.table(6200 + 7 * 7000).price();
    add(
        row("single", row_8(15)),
        one,
        seven,
        "1950.60",
        None,
        quoted,
    );
    let chains = odd(21)?;
    let found = Some((1939.03, 0.064, 60000));
    let single = row("single", row_8(21));
    add(
        single.clone(),
        one,
        chains.clone().price(),
        "1938.57",
        found,
        SEVEN,
    );
    let found = Some((1948.03, 0.064, 60000));
    add(
        single,
        any,
        chains.made(&TableRule::Paper).price(),
        "1938.57",
        found,
        EIGHT,
    );
    for (digits, printed, _, _, first, best) in &TABLE_2[3..] {
        let row = row("double", name(digits));
        let chains = optimum(Stop::One, digits)?;
        add(row.clone(), one, chains.price(), printed, Some(*first), "");
        let chains = optimum(Stop::AnyDigit, digits)?;
        add(row, any, chains.price(), printed, Some(*best), STOP);
    }
    Ok((
        "the paper takes 7M a point for tables of single-base chains and 8M for those of double-base ones; with 8M and \
         starts at any digit both sides are alike",
        cells,
    ))
}

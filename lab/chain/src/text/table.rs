//! Plans of tables as text: `2=2·1 6=5+1 11,1=6±5`.

use super::set::{read_digit, write_digit};
use crate::digit::Digit;
use crate::error::Error;
use crate::precompute::{Making, TablePlan, TableRule};

/// The most steps that are read: no set is larger, nor are its helpers more.
const MOST: usize = 2 * crate::set::Set::MOST_DIGITS;

/// The steps of a plan, each what it makes and of what.
pub fn write_table(plan: &TablePlan) -> Vec<String> {
    let is_pair = |d: &Digit| d.y != 0;
    let pair = (plan.steps.iter()).any(|s| s.makes.iter().flatten().any(is_pair));
    let digit = |d: Digit| write_digit(d, pair);
    let step = |s: &crate::precompute::TableStep| {
        let makes: Vec<String> = s.makes.iter().flatten().map(|d| digit(*d)).collect();
        let of = match s.make {
            Making::Multiple(by, d) => format!("{by}·{}", digit(d)),
            Making::Sum(a, b) if b.is_negative() => format!("{}-{}", digit(a), digit(-b)),
            Making::Sum(a, b) => format!("{}+{}", digit(a), digit(b)),
            Making::Both(a, b) => format!("{}±{}", digit(a), digit(b)),
        };
        format!("{}={of}", makes.join(","))
    };
    plan.steps.iter().map(step).collect()
}

/// The plan that [`write_table`] wrote, priced by a rule; `*` for `·` and `+-` for `±` too.
///
/// Errors: [`Error::Chain`] with the step where it is not such a text, takes a point that is not there, makes another
/// than it says, or has no price.
pub fn read_table<'a>(
    steps: impl IntoIterator<Item = &'a str>,
    rule: &TableRule,
) -> Result<TablePlan, Error> {
    let mut plan = TablePlan::default();
    for (i, step) in steps.into_iter().enumerate() {
        let at = |why: &str| Error::Chain(format!("step {} of the table: {why}", i + 1));
        if i == MOST {
            return Err(at("there are too many"));
        }
        let (made, of) = step.split_once('=').ok_or_else(|| at("no = in it"))?;
        let make = read_making(of).map_err(|e| at(&e.to_string()))?;
        plan.push(make, rule).map_err(|e| match e {
            Error::Chain(why) => at(&why),
            other => at(&other.to_string()),
        })?;
        let last = plan.steps.last().map(|s| s.makes).unwrap_or_default();
        let pair = made.contains('(');
        let says: Vec<String> = last
            .iter()
            .flatten()
            .map(|d| write_digit(*d, pair))
            .collect();
        if says.join(",") != made {
            return Err(at("it makes another point than it says"));
        }
    }
    Ok(plan)
}

fn read_making(text: &str) -> Result<Making, Error> {
    for (by, sign) in [(2, '·'), (2, '*'), (3, '·'), (3, '*'), (5, '·'), (5, '*')] {
        if let Some(rest) = text.strip_prefix(&format!("{by}{sign}")) {
            return Ok(Making::Multiple(by, read_digit(rest)?));
        }
    }
    let no = || Error::Chain("it is a multiple, a sum or a difference".into());
    // A sign of the first digit is no operator.
    let from = match text.chars().next() {
        Some('(') => text.find(')').ok_or_else(no)?,
        Some('-') => 1,
        _ => 0,
    };
    let rest = text.get(from..).ok_or_else(no)?;
    let at = from + rest.find(['+', '-', '±']).ok_or_else(no)?;
    let (a, rest) = text.split_at(at);
    let a = read_digit(a)?;
    for (sign, make) in [
        ("+-", Making::Both as fn(Digit, Digit) -> Making),
        ("±", Making::Both),
        ("+", Making::Sum),
        ("-", |a, b: Digit| Making::Sum(a, -b)),
    ] {
        if let Some(b) = rest.strip_prefix(sign) {
            return Ok(make(a, read_digit(b)?));
        }
    }
    Err(no())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::Set;

    #[test]
    fn plans_come_back() {
        for set in [
            "1",
            "1,5,6,11,17,23,29",
            "1,3,5,7,9,11,13,15",
            "(1,0),(0,1),(1,1),(1,-1)",
            "(1,0),(0,1),(1,1),(1,-1),(5,0),(0,5),(5,1),(5,-1),(1,5),(1,-5)",
        ] {
            let set: Set = set.parse().unwrap();
            for rule in [TableRule::edwards(), TableRule::Paper] {
                for width in [0, 4] {
                    let plan = TablePlan::with_width(&set, &rule, width);
                    let text = write_table(&plan);
                    let again = read_table(text.iter().map(String::as_str), &rule);
                    assert_eq!(again, Ok(plan), "{text:?}");
                }
            }
        }
        let text = ["2=2·1", "6=3·2", "7,5=6±1", "11=6+5", "17=11+6"];
        let plan = read_table(text, &TableRule::edwards()).unwrap();
        assert_eq!(write_table(&plan), text);
        assert_eq!(plan.cost(), 5400 + 13400 + 13000 + 8000 + 8000);
        let starred = ["2=2*1", "6=3*2", "7,5=6+-1", "11=6+5", "17=11+6"];
        assert_eq!(read_table(starred, &TableRule::edwards()), Ok(plan));
    }

    /// Plans of every named set and of sets by chance may be written, read and taken by a record.
    fn plans_are_priced(rounds: usize) {
        use crate::costs::MODELS;
        use crate::pair::{named_set, window_set};
        let names = "S1 S5 S7 S52 S5a S5b S5c S5d S5e S7a S7b S7c Sbest1".split(' ');
        let named = names.map(|name| named_set(name).unwrap().set().unwrap());
        let windows = (2..=7).map(|w| window_set(w).unwrap());
        let mut random = crate::testing::Random::new(11);
        let mut sets: Vec<Set> = named.chain(windows).collect();
        for round in 0..rounds {
            let most = [8, 40, 600, 4096][round % 4];
            let mut number = |signed: bool| {
                let x = random.below(most) as i32;
                if signed && x % 2 == 0 { -x / 2 } else { x }
            };
            let digits: Vec<Digit> = (0..1 + round / 3)
                .map(|_| match round % 3 {
                    0 => Digit::pair(number(false) % 40, number(true) % 40),
                    _ => Digit::single(number(true)),
                })
                .collect();
            sets.push(match round % 2 {
                0 => Set::symmetric(digits).unwrap(),
                _ => Set::new(digits).unwrap(),
            });
        }
        let models = MODELS.iter().map(|m| m.table.map(|t| t.prices(&m.prices)));
        let mut rules: Vec<TableRule> = models.flatten().map(TableRule::Best).collect();
        rules.dedup();
        let costs = MODELS.iter().map(|m| m.costs(&m.prices));
        rules.extend(costs.map(|c| TableRule::Best(crate::TablePrices::of_steps(&c))));
        rules.push(TableRule::Paper);
        for set in &sets {
            for rule in &rules {
                for width in [0, 3] {
                    let plan = TablePlan::with_width(set, rule, width);
                    assert!(plan.is_priced_by(rule), "{set} {rule:?} {plan:?}");
                    let text = write_table(&plan);
                    let again = read_table(text.iter().map(String::as_str), rule);
                    assert_eq!(again.as_ref(), Ok(&plan), "{set} {text:?}");
                    assert!(set.stored().iter().all(|&d| plan.has(d)), "{set}");
                }
            }
        }
    }

    #[test]
    fn every_plan_is_priced() {
        plans_are_priced(24);
    }

    /// Sets by chance that are larger, too.
    #[test]
    #[ignore = "long"]
    fn every_plan_of_larger_sets_is_priced() {
        plans_are_priced(60);
    }

    #[test]
    fn wrong_plans() {
        for text in [
            "",
            "2",
            "2=",
            "3=2·1",
            "2=2·",
            "2=2·2",
            "4=2·2",
            "2=1+1",
            "3=1+2",
            "2,0=1±1",
            "2=7·1",
            "2=2·1 3=2+1 1=3-2+0",
            "2=2·1 3=2+1 5,1=3+2",
            "2=2·1 1=2-1 0=1-1",
            "2=2·99999",
            "(2,0)=2·(1,0",
            "±=±",
            "2=2·1 2=2·1 ",
        ] {
            let read = read_table(text.split(' '), &TableRule::edwards());
            assert!(matches!(read, Err(Error::Chain(_))), "{text}: {read:?}");
        }
        let paper = read_table(["3=3·1"], &TableRule::Paper);
        assert!(matches!(paper, Err(Error::Chain(_))), "{paper:?}");
    }
}

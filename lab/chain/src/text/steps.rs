//! Chains as text: `1 2^5·3+7 2^3-(1,5) 3`.

use super::set::{read_digit, write_digit};
use crate::chain::{Chain, Term};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::Task;
use crate::powers::Powers;

/// The steps of a chain: the start, then the terms, each `2^a·3^b·5^c` and the digit added; an own addition is
/// `(2^a·3^b·5^c+1)`, and `(2^a·3^b·5^c+1')` where it adds what the one before has added.
pub fn write_steps(chain: &Chain) -> Vec<String> {
    let pair = chain.start.y != 0 || chain.terms.iter().any(|t| t.digit.y != 0);
    let start = if chain.start.is_zero() {
        "0".to_string()
    } else {
        write_digit(chain.start, pair)
    };
    let terms = chain.terms.iter().map(|t| write_term(t, pair));
    core::iter::once(start).chain(terms).collect()
}

fn write_term(term: &Term, pair: bool) -> String {
    let mut powers = Vec::new();
    for (base, number) in [2, 3, 5].into_iter().enumerate() {
        match term.powers.of(base) {
            0 => {}
            1 => powers.push(number.to_string()),
            times => powers.push(format!("{number}^{times}")),
        }
    }
    let digit = if term.digit.is_zero() {
        String::new()
    } else {
        let sign = if term.digit.is_negative() { '-' } else { '+' };
        format!("{sign}{}", write_digit(term.digit.stored(), pair))
    };
    let product = powers.join("·");
    match term.own {
        0 => format!("{product}{digit}"),
        own => {
            let (sign, again) = (
                if own < 0 { '-' } else { '+' },
                if own.unsigned_abs() > 1 { "'" } else { "" },
            );
            format!("({product}{sign}1{again})")
        }
    }
}

/// The steps that [`write_steps`] wrote; `*` for `·` too. Nothing else is read: each term multiplies or is a second
/// addition in a row (the start counts as one), only the last and those before own additions may add nothing, and there
/// are at most [`Task::MOST_BITS`] multiplications in all.
pub fn read_steps<'a>(steps: impl IntoIterator<Item = &'a str>) -> Result<Chain, Error> {
    let mut steps = steps.into_iter();
    let start = steps
        .next()
        .ok_or_else(|| Error::Chain("it has no start".into()))?;
    let start = read_digit(start).map_err(|e| Error::Chain(format!("the start: {e}")))?;
    let mut terms: Vec<Term> = Vec::new();
    let mut all: u64 = 0;
    for (i, step) in steps.enumerate() {
        let at = |why: &str| Error::Chain(format!("term {}: {why}", i + 1));
        let term = read_term(step).map_err(|why| at(&why))?;
        let before = terms.last();
        if term.own.unsigned_abs() != 1 && before.is_some_and(|t| t.digit.is_zero() && t.own == 0) {
            return Err(at("the term before it adds nothing"));
        }
        if term.own.unsigned_abs() > 1 && before.is_none_or(|t| t.own == 0) {
            return Err(at("no own addition is before it"));
        }
        let second = !term.digit.is_zero() && before.is_none_or(|t| !t.digit.is_zero());
        if term.powers.total() == 0 && !second {
            return Err(at("it does not multiply"));
        }
        all += term.powers.total();
        if all > Task::MOST_BITS {
            return Err(at("too many multiplications"));
        }
        terms.push(term);
    }
    if start.is_zero() && !terms.is_empty() {
        return Err(Error::Chain("it multiplies 0".into()));
    }
    Ok(Chain { start, terms })
}

fn read_term(step: &str) -> Result<Term, String> {
    let own = step.strip_prefix('(').and_then(|s| s.strip_suffix(')'));
    if let Some(own) = own {
        let signs = [("+1", 1), ("-1", -1), ("+1'", 2), ("-1'", -2)];
        let found = signs
            .iter()
            .find_map(|&(end, sign)| Some((own.strip_suffix(end)?, sign)));
        let (product, sign) = found.ok_or("an own addition ends with +1 or -1")?;
        return match read_product(product)? {
            powers if powers.total() == 0 => Err("an own addition multiplies".into()),
            powers => Ok(Term::own(powers, sign)),
        };
    }
    let sign = step.find(['+', '-']);
    let (product, digit) = step.split_at(sign.unwrap_or(step.len()));
    let powers = read_product(product)?;
    let digit = match digit.split_at_checked(1) {
        None => Digit::ZERO,
        Some((sign, rest)) => {
            let d = read_digit(rest).map_err(|e| e.to_string())?;
            if d.is_zero() || d.is_negative() {
                return Err("after + or - there is a digit without a sign".into());
            }
            if sign == "-" { -d } else { d }
        }
    };
    Ok(Term::new(powers, digit))
}

/// `2^a·3^b·5^c`; nothing is 1.
fn read_product(product: &str) -> Result<Powers, String> {
    let mut powers = Powers::default();
    if product.is_empty() {
        return Ok(powers);
    }
    let mut before = None;
    for factor in product.split(['·', '*']) {
        let (number, times) = match factor.split_once('^') {
            Some((n, t)) => {
                let times = t
                    .parse::<u32>()
                    .ok()
                    .filter(|k| *k > 1 && k.to_string() == t);
                (n, times.ok_or("an exponent is a number from 2")?)
            }
            None => (factor, 1),
        };
        let base = match number {
            "2" => 0,
            "3" => 1,
            "5" => 2,
            _ => return Err("a factor is 2, 3 or 5, perhaps with an exponent".into()),
        };
        if before.is_some_and(|b| base <= b) {
            return Err("factors are in the order 2, 3, 5".into());
        }
        before = Some(base);
        *powers.of_mut(base) = times;
    }
    Ok(powers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways() {
        for text in [
            "1 2^5·3+7 2^3",
            "-7 3-1 2·3^2·5^3-11",
            "0",
            "17",
            "(1,5) 2^4+(0,1) 5-(1,-5) 3",
            "1 2+(0,3)",
            "1 2^3 (2^5·3+1) (5-1) 2+3 (3-1)",
            "1 (2^5·3+1) (5-1') (2+1') 2+3 (3-1) (2-1')",
            "(1,0) 2+(1,0) +(0,3)",
            "3 2+1 +5 2",
            "1 +7",
            "(1,0) +(0,3) 2^2-(1,0)",
        ] {
            let chain = read_steps(text.split(' ')).unwrap();
            let again = write_steps(&chain);
            assert_eq!(
                read_steps(again.iter().map(String::as_str)).as_ref(),
                Ok(&chain)
            );
            if !text.contains("1 2+(0") {
                assert_eq!(again.join(" "), text);
            }
        }
        let starred = read_steps(["1", "2^5*3+7"]).unwrap();
        assert_eq!(starred.value().0, (32 * 3 + 7).into());
    }

    #[test]
    fn wrong_steps() {
        let wrong = [
            "",
            "1 ",
            "1 +0",
            "1 2 +7",
            "1 2+1 ",
            "1 2+1 (+1)",
            "1 2+1 (2+1')",
            "1 (2+1')",
            "1 2 (2+1')",
            "1 (2+1) 2^2 (2+1')",
            "1 (2+1) (2+1'')",
            "1 2+1 (2+2)",
            "1 2+1 (2-1",
            "1 2 2+1 (2-1)",
            "1 7",
            "1 2^0+1",
            "1 2^1+1",
            "1 2^4294967296+1",
            "1 2^4097+1",
            "1 2^4000+1 3^97+1",
            "1 3·2+1",
            "1 2·2+1",
            "1 2^2+0",
            "1 2^2+-1",
            "1 2^2+",
            "1 2 2+1",
            "0 2+1",
            "1 2^2+4097",
            "5000",
            "1 2^02+1",
            "1 2^2++1",
            "1 2^-2+1",
            "1 ·2+1",
            "1 2^4294967295+1 2^4294967295+1",
            "1 2^4294967295·3+1",
            "1 2^4294967295·3^4294967295·5^4294967295",
            "1 (2^4294967295·3+1)",
        ];
        for text in wrong {
            let got = read_steps(text.split(' '));
            assert!(matches!(got, Err(Error::Chain(_))), "{text} {got:?}");
        }
    }
}

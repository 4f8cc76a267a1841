//! Numbers as expressions: `(10^71-1)/9`, `2^67-1`, `25!+1`, `0xff`.
//!
//! `!` binds closest, then `^` (to the right), `*` and `/` (which must leave no remainder), `+` and `-`. Every
//! intermediate value has at most 4096 bits.

use msmith_chain::read_scalar;
use num_bigint::{BigInt, BigUint, Sign};

use crate::failure::Failure;

/// Most bits of a value on the way.
const MOST_BITS: u64 = 4096;
/// Parentheses inside each other.
const MOST_DEPTH: usize = 100;

/// The natural number that an expression stands for.
pub fn read(text: &str) -> Result<BigUint, Failure> {
    let mut parser = Parser {
        text,
        at: 0,
        depth: 0,
    };
    let value = parser.sum().and_then(|n| match parser.peek() {
        None => Ok(n),
        Some(c) => Err(Problem::at(parser.at, &format!("{c:?} is not expected"))),
    });
    let shown: String = text.chars().take(40).collect();
    let value =
        value.map_err(|p| Failure::new(format!("N: {shown:?} is not a number: {}", p.0)))?;
    value
        .to_biguint()
        .ok_or_else(|| Failure::new(format!("N: {shown:?} is negative")))
}

struct Problem(String);

impl Problem {
    fn at(place: usize, why: &str) -> Self {
        Self(format!("at character {}, {why}", place + 1))
    }
}

struct Parser<'a> {
    text: &'a str,
    /// A byte of the text.
    at: usize,
    depth: usize,
}

impl Parser<'_> {
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    fn take(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    fn sum(&mut self) -> Result<BigInt, Problem> {
        let negative = self.take('-');
        let first = self.product()?;
        let mut value = if negative { -first } else { first };
        loop {
            if self.take('+') {
                value += self.product()?;
            } else if self.take('-') {
                value -= self.product()?;
            } else {
                return Ok(value);
            }
            self.check(&value)?;
        }
    }

    fn product(&mut self) -> Result<BigInt, Problem> {
        let mut value = self.power()?;
        loop {
            if self.take('*') {
                value *= self.power()?;
                self.check(&value)?;
            } else if self.take('/') {
                let place = self.at;
                let divisor = self.power()?;
                if divisor.sign() == Sign::NoSign {
                    return Err(Problem::at(place, "it divides by zero"));
                }
                if &value % &divisor != BigInt::ZERO {
                    return Err(Problem::at(place, "the division leaves a remainder"));
                }
                value /= divisor;
            } else {
                return Ok(value);
            }
        }
    }

    fn power(&mut self) -> Result<BigInt, Problem> {
        let base = self.factorial()?;
        if !self.take('^') {
            return Ok(base);
        }
        let place = self.at;
        self.enter()?;
        let exponent = self.power()?;
        self.depth -= 1;
        let exponent = u32::try_from(exponent)
            .map_err(|_| Problem::at(place, "the exponent is not below 2^32"))?;
        if base.bits() > 1 && (base.bits() - 1).saturating_mul(exponent.into()) > MOST_BITS {
            return Err(large(place));
        }
        let value = base.pow(exponent);
        self.check(&value)?;
        Ok(value)
    }

    fn factorial(&mut self) -> Result<BigInt, Problem> {
        let mut value = self.atom()?;
        while self.peek() == Some('!') {
            let place = self.at;
            self.take('!');
            // 1000! has more than 8000 bits.
            let n = u32::try_from(value)
                .ok()
                .filter(|n| *n <= 1000)
                .ok_or_else(|| large(place))?;
            value = (1..=n).map(BigInt::from).product();
            self.check(&value)?;
        }
        Ok(value)
    }

    fn atom(&mut self) -> Result<BigInt, Problem> {
        if self.take('(') {
            self.enter()?;
            let value = self.sum()?;
            self.depth -= 1;
            return match self.take(')') {
                true => Ok(value),
                false => Err(Problem::at(self.at, "a closing parenthesis is missing")),
            };
        }
        let Some(c) = self.peek() else {
            return Err(Problem::at(self.at, "it ends where a number is expected"));
        };
        let rest = &self.text[self.at..];
        let end = rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        if end == 0 {
            return Err(Problem::at(self.at, &format!("{c:?} is not expected")));
        }
        let value = read_scalar(&rest[..end]).map_err(|e| Problem::at(self.at, &e.to_string()))?;
        self.at += end;
        Ok(value)
    }

    fn enter(&mut self) -> Result<(), Problem> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(Problem::at(self.at, "it is nested too deeply"));
        }
        Ok(())
    }

    fn check(&self, value: &BigInt) -> Result<(), Problem> {
        if value.bits() > MOST_BITS {
            Err(large(self.at))
        } else {
            Ok(())
        }
    }
}

fn large(place: usize) -> Problem {
    Problem::at(place, &format!("a value has more than {MOST_BITS} bits"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values() {
        for (text, value) in [
            ("15", "15"),
            (" 0xff ", "255"),
            ("1_000", "1000"),
            ("2^67-1", "147573952589676412927"),
            ("2^10 + 5*(3-1)", "1034"),
            ("2^3^2", "512"),
            ("10-2-3", "5"),
            ("5!", "120"),
            ("3!!", "720"),
            ("-3+5", "2"),
            ("(10^11-1)/9", "11111111111"),
            ("0^0", "1"),
            ("1^4294967295", "1"),
            ("6/2*3", "9"),
        ] {
            assert_eq!(
                read(text).map(|n| n.to_string()).map_err(|f| f.text),
                Ok(value.to_owned())
            );
        }
    }

    #[test]
    fn refused() {
        let deep = "(".repeat(100_000);
        let powers = "2^".repeat(100_000);
        for (text, why) in [
            ("", "ends"),
            ("ten", "character 1"),
            ("2^", "character 3"),
            ("(1+2", "parenthesis"),
            ("1)", "')'"),
            ("7/2", "remainder"),
            ("7/0", "zero"),
            ("2^4097", "4096 bits"),
            ("2^-1", "character 3"),
            ("2^4294967296", "exponent"),
            ("9999!", "4096 bits"),
            ("3-5", "negative"),
            ("1 2", "character 3"),
            ("2×3", "'×'"),
            (&deep, "nested"),
            (&powers, "nested"),
        ] {
            let got = read(text).map_err(|f| f.text).unwrap_err();
            assert!(got.contains(why), "{}: {got}", &text[..text.len().min(20)]);
        }
    }
}

//! Chains as programs.

use super::{Mishmash, MishmashBlock, MishmashLink, MishmashStep};
use msmith_chain::{Chain, Digit, Error, Making, Powers, TablePlan, Task, Term};

fn no<T>(why: impl Into<String>) -> Result<T, Error> {
    Err(Error::Unsuitable(format!("for MISHMASH: {}", why.into())))
}

/// Points that have a name: a nibble.
const NAMED: usize = 16;

/// Which point holds which digit.
struct Registers {
    /// By the point's number: its digit, or its opposite where the point is that one's.
    held: Vec<Option<Digit>>,
    blocks: Vec<MishmashBlock>,
}

impl Registers {
    /// A point for a digit that is made.
    fn make(&mut self, digit: Option<Digit>) -> Result<u8, Error> {
        if self.held.len() == NAMED {
            return no(format!("at most {} points of a table", NAMED - 2));
        }
        self.held.push(digit);
        Ok(self.held.len() as u8 - 1)
    }

    /// The point of a digit, and whether it holds the opposite.
    fn find(&self, digit: Digit) -> Result<(u8, bool), Error> {
        let at = |d: Digit| self.held.iter().position(|h| *h == Some(d));
        let found = at(digit).map(|k| (k as u8, false));
        match found.or_else(|| at(-digit).map(|k| (k as u8, true))) {
            Some(found) => Ok(found),
            None => no(format!("its table lacks {}", digit.x)),
        }
    }

    /// Steps of a table, after those there are if R\[0\] may stay what it is.
    fn steps(&mut self, n: u8) -> &mut Vec<MishmashStep> {
        if n > 0 || !matches!(self.blocks.last(), Some(MishmashBlock::Precomp { .. })) {
            let steps = Vec::new();
            self.blocks.push(MishmashBlock::Precomp { n, steps });
        }
        match self.blocks.last_mut() {
            Some(MishmashBlock::Precomp { steps, .. }) => steps,
            _ => unreachable!("it was pushed"),
        }
    }

    /// `R[k] ← a + b`; whether R\[k\] is the opposite of that sum.
    fn sum(&mut self, k: u8, a: (u8, bool), b: (u8, bool)) -> bool {
        let (i, j, minus, negative) = match (a.1, b.1) {
            (false, false) => (a.0, b.0, false, false),
            (false, true) => (a.0, b.0, true, false),
            (true, false) => (b.0, a.0, true, false),
            (true, true) => (a.0, b.0, false, true),
        };
        let summand = true;
        // R[0] is not looked at.
        let n = match self.blocks.last() {
            Some(MishmashBlock::Precomp { .. }) => 0,
            _ => 1,
        };
        self.steps(n).push(MishmashStep::Add {
            k,
            i,
            j,
            minus,
            summand,
        });
        negative
    }

    /// `R[k] ← R[0] ← powers·R[0]`, R\[0\] being R\[n\] before.
    fn multiply(&mut self, k: u8, n: u8, powers: Powers) -> Result<(), Error> {
        if powers.five > 0 {
            return no("there is no quintupling");
        }
        let mut n = n;
        for (base, times) in [(3, powers.three), (2, powers.two)] {
            let mut left = times;
            while left > 0 {
                let power = left.min(255) as u8;
                left -= u32::from(power);
                let summand = true;
                self.steps(n).push(MishmashStep::Multiply {
                    k,
                    base,
                    power,
                    summand,
                });
                n = 0;
            }
        }
        Ok(())
    }
}

impl Mishmash {
    /// A program of a chain for one scalar on the bases 2 and 3, with the plan of its table: R\[1\] ← n·R\[1\].
    ///
    /// The table is a PRECOMP block. The terms after the last own addition are a DBCHAIN block; those before it, and
    /// multiplications at the end that no addition follows, are steps of PRECOMP, which can keep a point.
    ///
    /// Errors: [`Error::Unsuitable`] for two scalars, quintuplings, a chain of 0, one that starts with a negative
    /// digit, two additions in a row, and more than 14 points for the table, 3 less with own additions; where the plan lacks a
    /// digit.
    pub fn of_chain(chain: &Chain, plan: &TablePlan) -> Result<Self, Error> {
        if chain.digits().any(|d| d.y != 0) {
            return no("one scalar");
        }
        if chain.start.is_zero() {
            return no("a chain starts with a digit");
        }
        let multiplications = |all: u64, t: &Term| all.saturating_add(t.powers.total());
        let all = chain.terms.iter().fold(0, multiplications);
        if all > Task::MOST_BITS {
            return no(format!("{all} multiplications"));
        }
        let (held, blocks) = (vec![None, Some(Digit::single(1))], Vec::new());
        let mut all = Registers { held, blocks };
        all.table(plan)?;
        let (start, negative) = all.find(chain.start)?;
        if negative {
            return no("a chain starts with a point of its table, not with the opposite");
        }
        let mut at = start;
        let own = chain.terms.iter().rposition(|t| t.own != 0);
        let (kept, rest) = chain.terms.split_at(own.map_or(0, |k| k + 1));
        if !kept.is_empty() {
            let free = [all.make(None)?, all.make(None)?, all.make(None)?];
            let mut own = at;
            for (i, term) in kept.iter().enumerate() {
                let last = i + 1 == chain.terms.len();
                if term.own.unsigned_abs() == 1 {
                    own = at;
                }
                at = all.kept_term(at, own, term, free, last)?;
            }
        }
        all.rest(at, rest)?;
        if chain.terms.is_empty() && start != 1 {
            return no("a chain without terms is 1");
        }
        let Registers { held, blocks } = all;
        let extra = held.len() as u8 - 2;
        let program = Self { extra, blocks };
        match program.multiple()? == chain.value().0 {
            true => Ok(program),
            false => no("the program computes another multiple"),
        }
    }
}

impl Registers {
    fn table(&mut self, plan: &TablePlan) -> Result<(), Error> {
        for step in &plan.steps {
            let two = match step.make {
                Making::Multiple(by, d) => {
                    let (n, negative) = self.find(d)?;
                    let powers = match by {
                        2 => Powers {
                            two: 1,
                            ..Powers::default()
                        },
                        3 => Powers {
                            three: 1,
                            ..Powers::default()
                        },
                        _ => return no("there is no quintupling"),
                    };
                    let made = step.makes[0].map(|d| if negative { -d } else { d });
                    let k = self.make(made)?;
                    self.multiply(k, n, powers)?;
                    continue;
                }
                Making::Sum(a, b) => [Some((a, b)), None],
                Making::Both(a, b) => [Some((a, b)), Some((a, -b))],
            };
            for (sum, made) in two.into_iter().zip(step.makes) {
                let (Some((a, b)), Some(made)) = (sum, made) else {
                    continue;
                };
                let (a, b) = (self.find(a)?, self.find(b)?);
                let k = self.make(None)?;
                let negative = self.sum(k, a, b);
                self.held[usize::from(k)] = Some(if negative { -made } else { made });
            }
        }
        Ok(())
    }

    /// A term whose result stays in a point, one of three that is neither what is multiplied nor what own additions
    /// add; the last of a chain ends in R\[1\].
    fn kept_term(
        &mut self,
        at: u8,
        own: u8,
        term: &Term,
        free: [u8; 3],
        last: bool,
    ) -> Result<u8, Error> {
        let is_free = |k: &u8| *k != at && *k != own;
        let t = free.into_iter().find(is_free).unwrap_or(free[0]);
        let to = if last { 1 } else { t };
        if term.powers.total() == 0 {
            return no("two additions in a row");
        }
        if term.own != 0 {
            self.multiply(t, at, term.powers)?;
            self.sum(to, (t, false), (own, term.own < 0));
            return Ok(to);
        }
        if term.digit.is_zero() {
            self.multiply(to, at, term.powers)?;
            return Ok(to);
        }
        self.multiply(t, at, term.powers)?;
        let digit = self.find(term.digit)?;
        self.sum(to, (t, false), digit);
        Ok(to)
    }

    /// Terms without own additions, from a point to R\[1\].
    fn rest(&mut self, at: u8, terms: &[Term]) -> Result<(), Error> {
        let mut links = Vec::new();
        let adding = terms.iter().take_while(|t| !t.digit.is_zero()).count();
        for Term { powers, digit, .. } in &terms[..adding] {
            if powers.five > 0 {
                return no("there is no quintupling");
            }
            let (Ok(two), Ok(three)) = (u8::try_from(powers.two), u8::try_from(powers.three))
            else {
                return no("powers of 2 and 3 up to 255 before an addition");
            };
            if powers.total() == 0 {
                return no("two additions in a row");
            }
            let (n, minus) = self.find(*digit)?;
            links.push(MishmashLink {
                two,
                three,
                n,
                minus,
            });
        }
        let at = match links.is_empty() {
            true => at,
            false => {
                self.blocks.push(MishmashBlock::DbChain { n: at, links });
                1
            }
        };
        match &terms[adding..] {
            [] => Ok(()),
            [last] => self.multiply(1, at, last.powers),
            _ => no("a term that adds nothing is not the last"),
        }
    }
}

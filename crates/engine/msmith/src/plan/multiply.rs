//! Which windows, and on which parts of the scalars.

use super::GroupFacts;
use crate::coords::{Coords, Cost, Jacobian};
use crate::curve::{Endo, Psi};
use crate::error::Error;
use crate::mul::{Interleaved, width};
use crate::recode::Recoding;
use crate::recode::glv::Glv;
use crate::recode::quarters::Quarters;
use crate::scalars::MOST_WORDS;
use crate::words::integer;
use num_bigint::BigUint;

/// What is known of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MulOptions {
    /// Whether all points are in the subgroup of order r: the caller's word, not checked. Needed for an endomorphism
    /// where the group has a cofactor.
    pub in_subgroup: bool,
    /// Whether multiples of the points may be tabulated.
    pub table: bool,
}

impl Default for MulOptions {
    /// Points anywhere, with tables.
    fn default() -> Self {
        Self {
            in_subgroup: false,
            table: true,
        }
    }
}

/// How scalars are run.
#[derive(Debug, Clone)]
pub struct Schedule {
    /// The digits of every stream.
    pub plan: Interleaved,
    /// What each stream is of.
    pub streams: Vec<DigitStream>,
}

/// Of which point a stream of digits is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DigitStream {
    /// Its number.
    pub point: usize,
    /// Whether ω is applied.
    pub turned: bool,
    /// Whether ψ is applied.
    pub imaged: bool,
}

/// How scalars are split by endomorphisms.
#[derive(Debug, Clone)]
pub enum ScalarParts {
    /// By one.
    Halves(Box<Glv>),
    /// By two.
    Quarters(Box<Quarters>),
}

impl ScalarParts {
    /// By those of a group, for scalars of some words; by one where quarters are too long.
    ///
    /// Errors: those of [`Glv::new`].
    pub fn new(r: &BigUint, e: &Endo, psi: Option<&Psi>, words: usize) -> Result<Self, Error> {
        let quarters = |psi: &Psi| Quarters::new(r, &e.lambda, &e.nu, &psi.iota, words).ok();
        Ok(match psi.and_then(quarters) {
            Some(quarters) => Self::Quarters(Box::new(quarters)),
            None => Self::Halves(Box::new(Glv::new(r, &e.lambda, &e.lattice, 4, words)?)),
        })
    }

    /// Words of a scalar.
    fn words(&self) -> usize {
        match self {
            Self::Halves(glv) => glv.scalar_words(),
            Self::Quarters(quarters) => quarters.words(),
        }
    }

    /// The parts of a scalar: of the point, the point turned, and their images.
    fn parts(&self, scalar: &[u64]) -> Vec<([u64; 4], bool)> {
        match self {
            Self::Halves(glv) => glv.halves(scalar).to_vec(),
            Self::Quarters(quarters) => quarters.parts(scalar).to_vec(),
        }
    }
}

/// A method and what it is expected to cost, next to windows.
#[derive(Debug, Clone, PartialEq)]
pub struct MulPlan {
    /// Number of scalars, 1 or 2.
    pub scalars: usize,
    /// The method, with what it was given.
    pub method: String,
    /// Why it was chosen, in a sentence.
    pub reason: String,
    /// Expected field multiplications for one run, those for the table included.
    pub cost: f64,
    /// What windows without an endomorphism would cost, in field multiplications.
    pub windows: f64,
}

impl std::fmt::Display for MulPlan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            method,
            reason,
            cost,
            windows,
            ..
        } = self;
        write!(
            f,
            "{method}: {cost:.0} M (windows {windows:.0} M); {reason}"
        )
    }
}

/// Prices of a group in thousandths of a field multiplication: of a schedule's steps and of its tables'.
struct StepPrices {
    double: u64,
    add: u64,
    table_double: u64,
    table_add: u64,
}

/// One or two scalars, none too long.
fn number(scalars: &[&[u64]]) -> Result<(), Error> {
    if let Some(long) = scalars.iter().find(|s| s.len() > MOST_WORDS) {
        return Err(Error::Layout(format!(
            "a scalar of {} words is longer than {MOST_WORDS} words",
            long.len()
        )));
    }
    match scalars.len() {
        1 | 2 => Ok(()),
        n => Err(Error::Option(format!(
            "{n} scalars; one or two are possible"
        ))),
    }
}

fn bits(words: &[u64]) -> u64 {
    let top = words.iter().rposition(|&w| w != 0);
    top.map_or(0, |k| {
        64 * k as u64 + 64 - u64::from(words[k].leading_zeros())
    })
}

/// Windows on scalars as they are.
fn windows(scalars: &[&[u64]], table: bool) -> Interleaved {
    let signed: Vec<_> = scalars.iter().map(|s| (*s, false)).collect();
    let width = |s: &&[u64]| if table { width(bits(s)) } else { 2 };
    let widths: Vec<u32> = scalars.iter().map(width).collect();
    Interleaved::new(&signed, &widths)
}

/// What windows cost, in thousandths; `tables` of the streams have to be made.
fn price(plan: &Interleaved, prices: &StepPrices, tables: &[usize]) -> u64 {
    let made: u64 = (tables.iter().map(|&s| plan.multiples(s) as u64))
        .map(|n| {
            if n > 1 {
                prices.table_double + (n - 1) * prices.table_add
            } else {
                0
            }
        })
        .sum();
    made + plan.doublings() * prices.double + plan.additions() as u64 * prices.add
}

/// Prices in words of 64 bits, where a squaring takes as long as a product.
fn prices(facts: &GroupFacts<'_>) -> StepPrices {
    let of = |c: &Cost| 1000 * u64::from(c.m + c.s + c.ma + c.md);
    let costs = Jacobian::COSTS;
    let double = of(match facts.a_is_zero {
        true => &costs.dbl,
        false => &costs.dbl_general,
    });
    StepPrices {
        double,
        add: of(&costs.add_affine),
        table_double: double,
        // With its share of one inversion: 6M.
        table_add: of(&costs.add) + 6000,
    }
}

/// The scalar mod r where it has more words than halves are made of.
fn fitting(r: &BigUint, scalar: &[u64], words: usize) -> Vec<u64> {
    let mut fit = if bits(scalar) > 64 * words as u64 {
        (integer(scalar) % r).to_u64_digits()
    } else {
        scalar[..scalar.len().min(words)].to_vec()
    };
    fit.resize(words, 0);
    fit
}

/// Chooses for a Weierstrass group; `split` where the points' group allows it.
pub fn weierstrass(
    facts: &GroupFacts<'_>,
    split: Option<&ScalarParts>,
    scalars: &[&[u64]],
    options: &MulOptions,
) -> Result<(Schedule, MulPlan), Error> {
    let split = split.map(|split| (split, facts.r));
    choose(&prices(facts), split, scalars, options)
}

/// Chooses for an Edwards curve.
pub fn edwards(
    minus_one: bool,
    scalars: &[&[u64]],
    options: &MulOptions,
) -> Result<(Schedule, MulPlan), Error> {
    choose(&edwards_prices(minus_one), None, scalars, options)
}

/// Prices with 1S = 0.8M; a product by a counts as one.
fn edwards_prices(minus_one: bool) -> StepPrices {
    let [double, add, table_double, table_add] = match minus_one {
        true => [6200, 8000, 7200, 9000],
        false => [7200, 9000, 8200, 11000],
    };
    StepPrices {
        double,
        add,
        table_double,
        table_add,
    }
}

fn choose(
    prices: &StepPrices,
    split: Option<(&ScalarParts, &BigUint)>,
    scalars: &[&[u64]],
    options: &MulOptions,
) -> Result<(Schedule, MulPlan), Error> {
    number(scalars)?;
    let plain = windows(scalars, options.table);
    let own: Vec<usize> = (0..scalars.len()).collect();
    let most = price(&plain, prices, &own);
    let explain = |method: String, reason: &str, cost: u64| MulPlan {
        scalars: scalars.len(),
        method,
        reason: reason.into(),
        cost: cost as f64 / 1000.0,
        windows: most as f64 / 1000.0,
    };
    if let Some((split, r)) = split {
        let words = split.words();
        let all: Vec<_> = (scalars.iter())
            .flat_map(|s| split.parts(&fitting(r, s, words)))
            .collect();
        let signed: Vec<_> = all.iter().map(|(w, n)| (&w[..], *n)).collect();
        let width = |(w, _): &(&[u64], bool)| if options.table { width(bits(w)) } else { 2 };
        let widths: Vec<u32> = signed.iter().map(width).collect();
        let plan = Interleaved::new(&signed, &widths);
        let (each, name, reason) = match split {
            ScalarParts::Halves(_) => (2, "halves", "an endomorphism halves the doublings"),
            ScalarParts::Quarters(_) => (
                4,
                "quarters",
                "two endomorphisms leave a quarter of the doublings",
            ),
        };
        let stream = |k: usize| DigitStream {
            point: k / each,
            turned: k % 2 == 1,
            imaged: k % each >= 2,
        };
        let streams = (0..all.len()).map(stream).collect();
        let made: Vec<usize> = (0..all.len()).step_by(each).collect();
        let cost = price(&plan, prices, &made);
        // Parts of small scalars may be longer than they are.
        if cost <= most {
            let name = format!("windows {widths:?} on {name}");
            return Ok((Schedule { plan, streams }, explain(name, reason, cost)));
        }
    }
    let stream = |&point: &usize| DigitStream {
        point,
        turned: false,
        imaged: false,
    };
    let streams = own.iter().map(stream).collect();
    let reason = "no endomorphism of the points' group makes the scalars shorter";
    let schedule = Schedule {
        plan: plain,
        streams,
    };
    Ok((schedule, explain("windows".into(), reason, most)))
}

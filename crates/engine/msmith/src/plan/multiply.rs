//! Which method: windows or a chain.

use super::GroupFacts;
use crate::coords::{Coords, Cost, Jacobian, multiples, quintupling};
use crate::curve::{Endo, Psi};
use crate::error::Error;
use crate::mul::{Interleaved, TableSteps, width};
use crate::recode::Recoding;
use crate::recode::glv::Glv;
use crate::recode::quarters::Quarters;
use crate::scalars::MOST_WORDS;
use crate::words::integer;
#[cfg(feature = "chains")]
use msmith_chain::{Bases, Set, Task, methods};
use msmith_chain::{Chain, Costs};
use num_bigint::BigUint;

/// Uses after which a cheapest chain without a table has paid for its search.
const PAYS_WITHOUT_TABLE: u64 = 7;
/// The same with a table.
#[cfg(feature = "chains")]
const PAYS_WITH_TABLE: u64 = 1500;
/// Multiples that are cheap to make and save the most next to {2, 3} and {2, 3, 5}.
#[cfg(feature = "chains")]
const MULTIPLES: &[i32] = &[1, 5, 6, 11, 17, 23, 29];

/// How often the same scalars are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reuse {
    /// Once, or a few times.
    #[default]
    Once,
    /// About this number of times.
    Often(u64),
}

/// What is known of scalars and points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MulOptions {
    /// How often the scalars come back.
    pub reuse: Reuse,
    /// Whether all points are in the subgroup of order r: the caller's word, not checked. Needed for an endomorphism
    /// where the group has a cofactor.
    pub in_subgroup: bool,
    /// Whether multiples of the points may be tabulated.
    pub table: bool,
}

impl Default for MulOptions {
    /// Once, points anywhere, with tables.
    fn default() -> Self {
        Self {
            reuse: Reuse::Once,
            in_subgroup: false,
            table: true,
        }
    }
}

/// How scalars are run.
#[derive(Debug, Clone)]
pub enum Schedule {
    /// Windows.
    Windows {
        /// The digits of every stream.
        plan: Interleaved,
        /// What each stream is of.
        streams: Vec<DigitStream>,
    },
    /// A chain and its table.
    #[cfg_attr(
        not(feature = "chains"),
        expect(dead_code, reason = "what chains are run by")
    )]
    Chain {
        /// The chain.
        chain: Chain,
        /// How its table is made.
        table: TableSteps,
    },
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

/// Prices of a group: of steps, and of a table's doublings and additions.
struct StepPrices {
    steps: Costs,
    double: u64,
    add: u64,
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
                prices.double + (n - 1) * prices.add
            } else {
                0
            }
        })
        .sum();
    let double = u64::from(prices.steps.multiply[0].unwrap_or(0));
    made + plan.doublings() * double + plan.additions() as u64 * u64::from(prices.steps.add[0])
}

/// The cheapest chain for the scalars, if it is below `most` thousandths.
#[cfg(feature = "chains")]
fn chain(
    scalars: &[&[u64]],
    options: &MulOptions,
    prices: &StepPrices,
    most: u64,
) -> Option<(Schedule, u64, String)> {
    let Reuse::Often(uses) = options.reuse else {
        return None;
    };
    if uses < PAYS_WITHOUT_TABLE {
        return None;
    }
    let scalars: Vec<BigUint> = scalars.iter().map(|s| integer(s)).collect();
    if scalars.iter().any(|s| s.bits() > Task::MOST_BITS) {
        return None;
    }
    let pair = scalars.len() == 2;
    let mut sets = vec![set(&[1], pair)?];
    if options.table && uses >= PAYS_WITH_TABLE {
        sets.push(set(if pair { &[1, 5] } else { MULTIPLES }, pair)?);
    }
    let mut best: Option<(Schedule, u64, String)> = None;
    let usable =
        |m: &&dyn msmith_chain::Method| m.is_optimal() && m.scalars().contains(&scalars.len());
    for set in &sets {
        for bases in [Bases::TwoThree, Bases::TwoThreeFive] {
            let task = Task {
                scalars: &scalars,
                bases,
                set,
                costs: &prices.steps,
                table: None,
                instructions: None,
                parameters: &[],
                memory: None,
            };
            // Every optimal method finds the same price: the first that takes the task.
            let found = methods()
                .filter(usable)
                .find_map(|m| Some((m.name(), m.find(&task).ok()?)));
            let Some((name, found)) = found else { continue };
            let table = TableSteps::new(found.chain.digits());
            let (doublings, additions) = table.operations();
            let made = doublings as u64 * prices.double + additions as u64 * prices.add;
            let Some(cost) = prices.steps.chain(&found.chain).map(|c| c + made) else {
                continue;
            };
            if cost < best.as_ref().map_or(most, |b| b.1) {
                let stored = table.digits().len();
                let name = format!("{name} over {:?}, {stored} multiples", bases.numbers());
                let chain = found.chain;
                best = Some((Schedule::Chain { chain, table }, cost, name));
            }
        }
    }
    best
}

/// None is searched for.
#[cfg(not(feature = "chains"))]
fn chain(_: &[&[u64]], _: &MulOptions, _: &StepPrices, _: u64) -> Option<(Schedule, u64, String)> {
    None
}

/// 0 and ± these multiples of each point, and the sum and the difference of two.
#[cfg(feature = "chains")]
fn set(of: &[i32], pair: bool) -> Option<Set> {
    use msmith_chain::Digit;
    if !pair {
        return Set::multiples(of).ok();
    }
    let each = of
        .iter()
        .flat_map(|&x| [Digit::single(x), Digit::pair(0, x)]);
    Set::symmetric(each.chain([Digit::pair(1, 1), Digit::pair(1, -1)])).ok()
}

/// Prices in words of 64 bits, where a squaring takes as long as a product.
fn prices(facts: &GroupFacts<'_>) -> StepPrices {
    let of = |c: &Cost| 1000 * (c.m + c.s + c.ma + c.md);
    let (costs, zero) = (Jacobian::COSTS, facts.a_is_zero);
    let multiply = if zero {
        [&costs.dbl, &multiples::TRIPLING, &quintupling::QUINTUPLING]
    } else {
        [
            &costs.dbl_general,
            &multiples::TRIPLING_GENERAL,
            &quintupling::QUINTUPLING_GENERAL,
        ]
    };
    let multiply = multiply.map(of);
    let (mixed, full) = (of(&costs.add_affine), of(&costs.add));
    StepPrices {
        steps: Costs {
            multiply: multiply.map(Some),
            add_affine: [mixed; 3],
            add: [mixed; 3],
        },
        double: u64::from(multiply[0]),
        // With its share of one inversion: 6M.
        add: u64::from(full) + 6000,
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
    if minus_one {
        return StepPrices {
            steps: Costs::EDWARDS,
            double: 7200,
            add: 9000,
        };
    }
    StepPrices {
        steps: Costs {
            multiply: [Some(7200), Some(12400), Some(18400)],
            add_affine: [8000, 9000, 9000],
            add: [9000, 10000, 10000],
        },
        double: 8200,
        add: 11000,
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
            ScalarParts::Halves(_) => (
                2,
                "halves",
                "an endomorphism halves the doublings, which no chain does",
            ),
            ScalarParts::Quarters(_) => (
                4,
                "quarters",
                "two endomorphisms leave a quarter of the doublings, which no chain does",
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
            return Ok((
                Schedule::Windows { plan, streams },
                explain(name, reason, cost),
            ));
        }
    }
    if let Some((schedule, cost, name)) = chain(scalars, options, prices, most) {
        let reason = "the scalar comes back often enough to search for its cheapest chain";
        return Ok((schedule, explain(name, reason, cost)));
    }
    let stream = |&point: &usize| DigitStream {
        point,
        turned: false,
        imaged: false,
    };
    let streams = own.iter().map(stream).collect();
    let reason = why_windows(options);
    let schedule = Schedule::Windows {
        plan: plain,
        streams,
    };
    Ok((schedule, explain("windows".into(), reason, most)))
}

fn why_windows(options: &MulOptions) -> &'static str {
    match options.reuse {
        Reuse::Once => "to search for a chain pays for scalars that come back only",
        Reuse::Often(uses) if uses < PAYS_WITHOUT_TABLE => {
            "to search for a chain takes as long as is saved in 7 uses"
        }
        Reuse::Often(_) if cfg!(not(feature = "chains")) => {
            "to search for a chain takes msmith's feature `chains`"
        }
        Reuse::Often(_) => "no chain that was searched for is cheaper with its table",
    }
}

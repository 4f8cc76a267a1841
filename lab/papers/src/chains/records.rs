//! `compare records-…`: the cheapest chains that the beam finds, and how far it is from the optimum
//! (`lab/docs/records.md`). Uniform scalars of 256 bits, twisted Edwards curves with a = −1, S = 0.8M, tables included.

use std::time::Instant;

use super::executed::{Ed25519, Executed};
use msmith_chain::{
    Adapted, Bases, Chain, Climb, Costs, Search, Set, Stop, TablePlan, TablePrices, Task, Width,
    find_near,
};
use num_bigint::BigUint;
use serde::Serialize;

use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns};
use crate::progress;
use crate::statistics::{Mean, Sampler};

const TAKES: &[&str] = &["samples", "seed", "parameters"];

/// One scalar, no table.
pub const SINGLE: Entry = Entry {
    kind: Kind::Comparison,
    number: "records-single",
    about: "beams for one scalar without a table; parameters: slack (0.1M), largest k ± 1, largest (k ± 1)k' ± 1 (120,4096,0)",
    takes: TAKES,
    state: State::Ours,
    make: |_, s| records(Kinds::Single, s),
};

/// One scalar, a table of its own.
pub const TABLE: Entry = Entry {
    kind: Kind::Comparison,
    number: "records-table",
    about: "a table for each scalar; parameters: slack and largest k ± 1 while climbing, both at the end, rounds, largest (k ± 1)k' ± 1 at the end, tables that get the beam at the end, rounds with it (80,512,160,4096,2,0,1,0)",
    takes: TAKES,
    state: State::Ours,
    make: |_, s| records(Kinds::Table, s),
};

/// Two scalars, a table of their own.
pub const PAIR: Entry = Entry {
    kind: Kind::Comparison,
    number: "records-pair",
    about: "a table for each pair of scalars; the same parameters (100,64,140,256,1,0,1,0)",
    takes: TAKES,
    state: State::Ours,
    make: |_, s| records(Kinds::Pair, s),
};

/// How far beams are from the optimum.
pub const EXCESS: Entry = Entry {
    kind: Kind::Comparison,
    number: "records-excess",
    about: "how much dearer than the optimum beams are by slack, without own additions, digits 0 and ±1",
    takes: &["samples", "seed"],
    state: State::Ours,
    make: |_, s| excess(s),
};

/// Scalars where no number is given.
const SAMPLES: u32 = 20;

/// Parameters of climbs, as [`TABLE`] names them, for one scalar.
pub const OF_SCALARS: [u32; 8] = [80, 512, 160, 4096, 2, 0, 1, 0];
/// The same for two.
pub const OF_PAIRS: [u32; 8] = [100, 64, 140, 256, 1, 0, 1, 0];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kinds {
    Single,
    Table,
    Pair,
}

/// A beam of this slack, in 0.1M, with k ± 1 up to `largest` and (k ± 1)·k' ± 1 up to `twice`.
fn width(slack: u32, largest: u32, twice: u32) -> Width {
    Width {
        slack: slack.saturating_mul(100),
        largest,
        twice,
        ..Width::default()
    }
}

/// What is given, and its own value for each parameter that is not.
fn parameters<const N: usize>(settings: &Settings, own: [u32; N]) -> Result<[u32; N], Failure> {
    let given = &settings.parameters;
    if given.len() > N {
        let n = given.len();
        return Err(Failure::new(format!(
            "{n} parameters; at most {N} are taken"
        )));
    }
    let mut all = own;
    all[..given.len()].copy_from_slice(given);
    Ok(all)
}

/// Finds a chain for one scalar or two.
type Find = dyn Fn(&[BigUint]) -> Result<(Chain, TablePlan), msmith_chain::Error>;

fn records(kind: Kinds, settings: &Settings) -> Result<Answer, Failure> {
    let samples = settings.samples.unwrap_or(SAMPLES);
    let find: Box<Find> = match kind {
        Kinds::Single => {
            let [slack, largest, twice] = parameters(settings, [120, 4096, 0])?;
            Box::new(move |scalars| single(scalars, width(slack, largest, twice)))
        }
        Kinds::Table | Kinds::Pair => {
            let own = if kind == Kinds::Pair {
                OF_PAIRS
            } else {
                OF_SCALARS
            };
            let all = parameters(settings, own)?;
            Box::new(move |scalars| {
                let adapted = climb(scalars, all, &TablePrices::edwards())?;
                Ok((adapted.found.chain, adapted.plan))
            })
        }
    };
    let curve = Ed25519::new().ok_or_else(|| Failure::new("there is no field for Ed25519"))?;
    let mut random = Sampler::new(settings.seed());
    let mut all = Vec::new();
    let start = Instant::now();
    let done = progress::with_bar("scalars", |progress| {
        for done in 1..=samples {
            let scalars: Vec<_> = (0..1 + usize::from(kind == Kinds::Pair))
                .map(|_| random.below_power_of_two(256))
                .collect();
            let (chain, plan) = find(&scalars)?;
            let run = curve.check(&chain, &plan, &scalars)?;
            all.push(One::new(&run, &chain, &plan));
            if !progress(done.into(), samples.into()) && done < samples {
                return Ok(false);
            }
        }
        Ok::<_, Failure>(true)
    })?;
    if !done {
        return Err(Failure::interrupted());
    }
    let milliseconds = start.elapsed().as_secs_f64() * 1e3 / f64::from(samples);
    Ok(answer(&all, settings.seed(), milliseconds))
}

/// What a run of a chain with its table took, own additions, and points that the plan of the table makes.
struct One {
    m: u64,
    s: u64,
    cost: u64,
    /// The price without what an affine start saves.
    printed: u64,
    own: usize,
    points: usize,
}

impl One {
    fn new(run: &Executed, chain: &Chain, plan: &TablePlan) -> Self {
        let made = plan.steps.iter().flat_map(|s| s.makes).flatten();
        Self {
            m: run.m,
            s: run.s,
            cost: run.cost(),
            printed: Costs::EDWARDS.chain(chain).unwrap_or(0) + plan.cost(),
            own: chain.own_additions(),
            points: made.count(),
        }
    }
}

fn single(scalars: &[BigUint], width: Width) -> Result<(Chain, TablePlan), msmith_chain::Error> {
    let set = Set::multiples(&[1])?;
    let task = Task {
        scalars,
        bases: Bases::TwoThreeFive,
        set: &set,
        costs: &Costs::EDWARDS,
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    };
    Ok((find_near(&task, width)?.chain, TablePlan::default()))
}

/// A climb for one scalar or two, with a table at these prices.
pub fn climb(
    scalars: &[BigUint],
    [
        slack,
        largest,
        last_slack,
        last_largest,
        rounds,
        twice,
        finalists,
        last_rounds,
    ]: [u32; 8],
    table: &TablePrices,
) -> Result<Adapted, msmith_chain::Error> {
    let climb = Climb {
        scalars,
        bases: Bases::TwoThreeFive,
        costs: &Costs::EDWARDS,
        table,
        widths: [
            width(slack, largest, 0),
            width(last_slack, last_largest, twice),
        ],
        rounds: [rounds, last_rounds].map(|r| r as usize),
        finalists: finalists as usize,
    };
    climb.run()
}

fn answer(all: &[One], seed: u64, milliseconds: f64) -> Answer {
    #[derive(Serialize)]
    struct Whole {
        seed: u64,
        samples: u64,
        mean: f64,
        se: Option<f64>,
        per_bit: f64,
        multiplications: f64,
        squarings: f64,
        per_bit_by_table_1: f64,
        own_additions: f64,
        points_made: f64,
        milliseconds: f64,
        /// Of each scalar or pair, in M.
        each: Vec<f64>,
    }
    let mean: Mean = all.iter().map(|o| o.cost as f64 / 1000.0).collect();
    let of = |part: fn(&One) -> u64| all.iter().map(part).sum::<u64>() as f64 / mean.n as f64;
    let (own, points) = (of(|o| o.own as u64), of(|o| o.points as u64));
    let (m, s, printed) = (of(|o| o.m), of(|o| o.s), of(|o| o.printed) / 256_000.0);
    let text = format!(
        "{} runs on Ed25519, counted: mean {:.2}{} M, {:.4}{} a bit ({m:.1} M + {s:.1} S; {printed:.4} at the prices \
         of Table 1), {own:.1} own additions, {points:.1} points made for the table, {milliseconds:.0} ms each; \
         seed {seed}\n",
        mean.n,
        mean.mean,
        mean.error(1.0, 2),
        mean.mean / 256.0,
        mean.error(256.0, 4),
    );
    let json = format::json(&Whole {
        seed,
        samples: mean.n,
        mean: mean.mean,
        se: mean.shown(),
        per_bit: mean.mean / 256.0,
        multiplications: m,
        squarings: s,
        per_bit_by_table_1: printed,
        own_additions: own,
        points_made: points,
        milliseconds,
        each: all.iter().map(|o| o.cost as f64 / 1000.0).collect(),
    });
    Answer {
        text,
        json,
        svg: None,
    }
}

/// For {2, 3} and {2, 3, 5}: means of the excess over the optimum, in M, paired, and of the nodes.
fn excess(settings: &Settings) -> Result<Answer, Failure> {
    #[derive(Serialize)]
    struct Row {
        bases: &'static [u32],
        slack: f64,
        mean: f64,
        se: Option<f64>,
        least: f64,
        optimal: u32,
        nodes: u64,
    }
    #[derive(Serialize)]
    struct Whole {
        seed: u64,
        samples: u32,
        rows: Vec<Row>,
    }
    let (samples, seed) = (settings.samples.unwrap_or(SAMPLES), settings.seed());
    let (set, costs) = (Set::multiples(&[1])?, Costs::EDWARDS);
    let mut rows = Vec::new();
    let slacks = || (60..=200).step_by(20);
    let all = 2 * slacks().count() as u64;
    let done = progress::with_bar("slacks", |progress| {
        for bases in [Bases::TwoThree, Bases::TwoThreeFive] {
            let mut search = Search::new(bases, &set, &costs, Stop::AnyDigit)?;
            for slack in slacks() {
                let mut random = Sampler::new(seed);
                let (mut values, mut nodes, mut optimal) = (Vec::new(), 0, 0);
                for _ in 0..samples {
                    let scalars = [random.below_power_of_two(256)];
                    let task = Task {
                        scalars: &scalars,
                        bases,
                        set: &set,
                        costs: &costs,
                        table: None,
                        instructions: None,
                        parameters: &[],
                        memory: None,
                    };
                    let found = find_near(&task, width(slack, 0, 0))?;
                    let (cost, least) = (costs.chain(&found.chain), search.cost(&scalars[0])?);
                    let more = cost.unwrap_or(u64::MAX) as f64 - least as f64;
                    values.push(more / 1000.0);
                    optimal += u32::from(more == 0.0);
                    nodes += found.nodes;
                }
                let least = values.iter().copied().fold(f64::MAX, f64::min);
                let mean: Mean = values.into_iter().collect();
                rows.push(Row {
                    bases: bases.numbers(),
                    slack: f64::from(slack) / 10.0,
                    mean: mean.mean,
                    se: mean.shown(),
                    least,
                    optimal,
                    nodes: nodes / u64::from(samples),
                });
                let done = rows.len() as u64;
                if !progress(done, all) && done < all {
                    return Ok(false);
                }
            }
        }
        Ok::<_, Failure>(true)
    })?;
    if !done {
        return Err(Failure::interrupted());
    }
    let head = [
        "bases",
        "slack",
        "M above the optimum",
        "±",
        "least",
        "optimal",
        "nodes",
    ];
    let mut cells = vec![head.map(str::to_owned).to_vec()];
    for r in &rows {
        cells.push(vec![
            format!("{:?}", r.bases),
            format!("{:.0}M", r.slack),
            format!("{:.2}", r.mean),
            r.se.map_or("few".to_owned(), |se| format!("{se:.2}")),
            format!("{:.2}", r.least),
            format!("{} of {samples}", r.optimal),
            r.nodes.to_string(),
        ]);
    }
    Ok(Answer {
        text: columns(&cells, 1),
        json: format::json(&Whole {
            seed,
            samples,
            rows,
        }),
        svg: None,
    })
}

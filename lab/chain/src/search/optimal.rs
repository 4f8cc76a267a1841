//! The method `optimal`.

use super::blocks::Shared;
use super::bounded::{Bounded, Input};
use super::engine::{Engine, Keep};
use super::layer::Extent;
use super::number::Number;
use super::rows::Rows;
use super::signed::Signed;
use super::simd::Fill;
use super::start::{Stop, large, single, unreachable};
use super::window::{Move, NEVER, Window};
use crate::chain::Chain;
use crate::costs::Costs;
use crate::digit::Digit;
use crate::error::Error;
use crate::instructions::Instructions;
use crate::method::{Bases, Found, Method, Task};
use crate::set::Set;
use num_bigint::BigUint;
use num_traits::ToPrimitive;

/// A search for cheapest chains, prepared for bases, digits and prices. It keeps its memory from one scalar to the
/// next, and its table of small integers: for many scalars take one search, not the method `optimal` again and again.
#[derive(Debug, Clone)]
pub struct Search {
    window: Window,
    rows: Rows,
    extent: Extent,
    simd: Instructions,
    memory: u64,
    engines: Engines,
    signed: Option<Signed>,
    bounded: Option<Bounded>,
}

/// One for each width of costs.
#[derive(Debug, Clone)]
struct Engines {
    /// {2} has one lane.
    one: Engine<i64, 1>,
    short: Engine<i16, 32>,
    int: Engine<i32, 16>,
    long: Engine<i64, 8>,
}

/// Costs take no more than this where all are kept.
const ALL: u64 = 8 << 20;

impl Search {
    /// Bytes that a search takes at most, unless [`Self::memory`] says otherwise.
    pub const MEMORY: u64 = Task::MEMORY;

    /// Prepares.
    ///
    /// Its instructions are those of [`Instructions::detect`]; [`Self::with_instructions`] chooses others.
    ///
    /// Errors: [`Error::Unsuitable`] for digits of two points, [`Error::Backend`].
    pub fn new(bases: Bases, set: &Set, costs: &Costs, stop: Stop) -> Result<Self, Error> {
        Self::on(Instructions::detect()?, bases, set, costs, stop)
    }

    /// With instructions that this machine has.
    fn on(
        simd: Instructions,
        bases: Bases,
        set: &Set,
        costs: &Costs,
        stop: Stop,
    ) -> Result<Self, Error> {
        let window = Window::new(bases, set, costs, stop)?;
        let engines = Engines {
            one: Engine::new(&window),
            short: Engine::new(&window),
            int: Engine::new(&window),
            long: Engine::new(&window),
        };
        let signed = Signed::new(&window);
        let bounded = Bounded::new(&window);
        Ok(Self {
            signed,
            bounded,
            window,
            rows: Rows::default(),
            extent: Extent::default(),
            simd,
            memory: Self::MEMORY,
            engines,
        })
    }

    /// With other bounds of memory, in bytes.
    #[must_use]
    pub fn memory(mut self, bytes: u64) -> Self {
        self.memory = bytes;
        self
    }

    /// With other instructions.
    ///
    /// Errors: [`Error::Backend`] where this machine does not have them.
    pub fn with_instructions(mut self, instructions: Instructions) -> Result<Self, Error> {
        self.simd = instructions.require()?;
        Ok(self)
    }

    /// Without [`Bounded`], as where that does not find out.
    #[cfg(test)]
    pub(super) fn unbounded(mut self) -> Self {
        self.bounded = None;
        self
    }

    /// With [`Bounded`] alone: the cost; `None` where it does not find out.
    #[cfg(test)]
    pub(super) fn bounded_cost(&mut self, n: &BigUint) -> Option<u64> {
        self.rows.start(n, self.window.dimensions);
        self.extent.fill(&self.rows, self.window.small);
        let input = Input {
            window: &self.window,
            extent: &self.extent,
            simd: self.simd,
            log: log(n),
        };
        let (cost, ..) = self.bounded.as_mut()?.run(input, &mut self.rows)?;
        Some(cost * self.window.unit)
    }

    /// The cost of a cheapest chain, without its table, in thousandths of M.
    ///
    /// Errors: as [`Self::find`].
    pub fn cost(&mut self, n: &BigUint) -> Result<u64, Error> {
        let (cost, _) = self.run(n, false)?;
        Ok(cost * self.window.unit)
    }

    /// A cheapest chain.
    ///
    /// Errors: [`Error::Large`]; [`Error::Unreachable`]; [`Error::Unsuitable`] where it takes too much memory.
    pub fn find(&mut self, n: &BigUint) -> Result<Found, Error> {
        let (_, path) = self.run(n, true)?;
        let nodes = self.extent.positions * self.window.width() as u64;
        let Some((mut path, t)) = path else {
            return Err(unreachable());
        };
        let (start, rest) = self.window.path(t);
        path.extend(rest);
        let steps = path.iter().rev();
        let chain = Chain::from_steps(
            Digit::single(start),
            steps.map(|m| (m.base, Digit::single(m.digit))),
        );
        Ok(Found { chain, nodes })
    }

    fn run(&mut self, n: &BigUint, path: bool) -> Result<(u64, Option<Way>), Error> {
        let bits = n.bits();
        if bits > Task::MOST_BITS {
            return Err(Error::Large { bits });
        }
        if let Some(q) = n.to_u64().filter(|&q| q <= self.window.small) {
            self.extent.positions = 1;
            let cost = self.window.costs(q)[-self.window.lo as usize];
            return match cost {
                NEVER => Err(unreachable()),
                _ => Ok((cost, Some((Vec::new(), q as i64)))),
            };
        }
        let most = self.window.most(bits);
        if let Some(signed) = &mut self.signed
            && self.simd == Instructions::Avx512
            && most <= i16::MOST
            && bits <= 1024
        {
            let cost = signed.run(n);
            self.extent.positions = signed.positions;
            return Ok((cost, path.then(|| signed.path())));
        }
        let needs = Rows::bytes(bits, self.window.dimensions);
        let memory = self.memory;
        if needs > memory {
            return Err(large(bits, needs, memory));
        }
        self.rows.start(n, self.window.dimensions);
        self.extent.fill(&self.rows, self.window.small);
        if let Some(bounded) = &mut self.bounded
            && most <= Bounded::MOST
            && needs + Bounded::bytes(bits, &self.window) <= memory
        {
            let input = Input {
                window: &self.window,
                extent: &self.extent,
                simd: self.simd,
                log: log(n),
            };
            if let Some((cost, moves, t)) = bounded.run(input, &mut self.rows) {
                self.extent.positions = bounded.positions;
                return Ok((cost, path.then_some((moves, t))));
            }
            // What it kept is not there beside what the others need.
            bounded.release();
        }
        self.rows.finish();
        let shared = Shared {
            window: &self.window,
            rows: &self.rows,
            extent: &self.extent,
            simd: self.simd,
        };
        let price = self.window.moves.iter().map(|m| m.price).max().unwrap_or(0);
        let fits = |limit: u64| most <= limit && price <= limit / 2;
        let memory = memory - needs;
        let engines = &mut self.engines;
        if self.window.dimensions == 1 {
            search(&mut engines.one, shared, bits, memory, path)
        } else if fits(i16::MOST) {
            search(&mut engines.short, shared, bits, memory, path)
        } else if fits(i32::MOST) {
            search(&mut engines.int, shared, bits, memory, path)
        } else {
            search(&mut engines.long, shared, bits, memory, path)
        }
    }
}

/// The logarithm to base 2, of what is not 0.
fn log(n: &BigUint) -> f64 {
    let more = n.bits().saturating_sub(64);
    let top = (n >> more).to_u64().unwrap_or(1);
    (top as f64).log2() + more as f64
}

/// Moves to a small integer, and it.
type Way = (Vec<Move>, i64);

fn search<T: Number + Fill<N>, const N: usize>(
    engine: &mut Engine<T, N>,
    shared: Shared<'_>,
    bits: u64,
    memory: u64,
    path: bool,
) -> Result<(u64, Option<Way>), Error> {
    let keep = |every| Keep { every, path };
    let all = path && engine.bytes(shared, keep(1)) <= ALL.min(memory);
    // Few kept diagonals, or few between two of them.
    let first = match shared.rows.planes.len() {
        _ if all => Some(1),
        1 => [16, 64]
            .into_iter()
            .find(|&e| engine.bytes(shared, keep(e)) <= memory),
        _ => [8, 16, 32, 64, 128]
            .into_iter()
            .find(|&e| engine.bytes(shared, keep(e)) <= memory),
    };
    let Some(every) = first else {
        return Err(large(bits, engine.bytes(shared, keep(32)), memory));
    };
    let keep = keep(every);
    let cost = engine.sweep(shared, keep).ok_or_else(unreachable)?;
    let way = if path {
        engine.path(shared, keep)
    } else {
        None
    };
    Ok((cost, way))
}

/// A cheapest chain of all: the start is any digit.
#[derive(Debug, Clone, Copy)]
pub struct Optimal;

impl Method for Optimal {
    fn name(&self) -> &'static str {
        "optimal"
    }
    fn about(&self) -> &'static str {
        "a cheapest chain: all positions, diagonal by diagonal, with residues of whole rows"
    }
    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }
    fn is_optimal(&self) -> bool {
        true
    }
    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let n = single(task)?;
        let simd = match task.instructions {
            Some(asked) => asked.require()?,
            None => Instructions::detect()?,
        };
        let search = Search::on(simd, task.bases, task.set, task.costs, Stop::AnyDigit)?;
        search.memory(task.memory()).find(n)
    }
}

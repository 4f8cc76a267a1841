//! The optimum for two scalars: [`DoubleBase`](crate::DoubleBase) §6 with steps of 2, 3 and 5, any set, and an end
//! at any digit.
//!
//! Dynamic programming over the positions `k = 2^a·3^b·5^c`. No divisions of large numbers but by 3 and 5, once a
//! row; a node is one small number, the residues of a position choose a prepared list of moves.

mod cell;
mod ends;
mod field;
mod program;
mod row;
mod trace;
mod window;

use crate::costs::{Costs, Step};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};
use crate::set::Set;
use cell::Cell;
use ends::Ends;
use field::{Field, Runner};
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::Zero;
use program::{PairProgram, stride};
use window::PairWindow;

/// By base.
type Programs<C> = [Option<PairProgram<C>>; 3];

/// What is prepared once for a set, prices and bases.
pub struct Optimum {
    bases: usize,
    window: PairWindow,
    ends: Ends,
    /// Index of the base, base, digit, price in units.
    steps: Vec<(usize, i32, Digit, u32)>,
    /// Thousandths of a multiplication.
    unit: u32,
    digits: Vec<Digit>,
    /// By base: of a step with no addition, with one of an affine point, with another; in units.
    prices: [Option<[u32; 3]>; 3],
    /// The programs of 16 bits; those of 32 are made where they are needed.
    short: Programs<i16>,
    /// Of the cheapest bit, in units.
    least_bit: f64,
    most_bytes: usize,
}

impl Optimum {
    /// The most bytes that a search may take.
    pub const MOST_BYTES: usize = 1 << 30;
    /// The most positions: minutes. More than two scalars of 4096 bits have with 2 and 3, or of 1800 bits with 5.
    pub const MOST_POSITIONS: f64 = 3e8;

    /// Prepares. Bases without a formula are left out.
    ///
    /// Errors: [`Error::Unsuitable`] for a set with too many or too large digits, and for a price of 0.
    pub fn new(set: &Set, bases: Bases, costs: &Costs) -> Result<Self, Error> {
        let digits = set.digits();
        let mut unit = 0;
        let mut steps = Vec::new();
        for (base, &p) in bases.numbers().iter().enumerate() {
            for &digit in digits {
                if let Some(price) = costs.step(Step { base, digit }) {
                    if price == 0 {
                        return Err(Error::Unsuitable("a step that costs nothing".into()));
                    }
                    unit = unit.gcd(&price);
                    steps.push((base, p as i32, digit, price));
                }
            }
        }
        let unit = unit.max(1);
        for s in &mut steps {
            s.3 /= unit;
        }
        // What all steps of the largest scalar may cost has to be below what is far.
        let most = steps.iter().map(|s| s.3).max().unwrap_or(0);
        if u64::from(most) * (Task::MOST_BITS + 64) >= i32::FAR.get().into() {
            return Err(Error::Unsuitable("prices are too large".into()));
        }
        let window = PairWindow::new(digits, bases.numbers())?;
        let ends = Ends::new(&window, digits, &steps)?;
        let mut least_bit = f64::INFINITY;
        let mut prices = [None; 3];
        for (base, &p) in bases.numbers().iter().enumerate() {
            let Some(multiply) = costs.multiply[base] else {
                continue;
            };
            least_bit = least_bit.min(f64::from(multiply) / f64::from(unit) / f64::from(p).log2());
            // A digit of each class, where there is one.
            let of = |d: Option<&Digit>| {
                let digit = *d?;
                Some(costs.step(Step { base, digit })? / unit)
            };
            let find = |is: fn(&Digit) -> bool| of(digits.iter().find(|d| is(d))).unwrap_or(0);
            prices[base] = Some([
                find(|d| d.is_zero()),
                find(|d| d.is_affine()),
                find(|d| !d.is_zero() && !d.is_affine()),
            ]);
        }
        let mut optimum = Self {
            bases: bases.count(),
            window,
            ends,
            steps,
            unit,
            digits: digits.to_vec(),
            prices,
            short: [const { None }; 3],
            least_bit,
            most_bytes: Self::MOST_BYTES,
        };
        optimum.short = optimum.programs();
        Ok(optimum)
    }

    /// The moves of all bases.
    fn programs<C: Cell>(&self) -> Programs<C> {
        [0, 1, 2].map(|base| {
            let prices = self.prices[base]?;
            let p = [2, 3, 5][base];
            Some(PairProgram::new(&self.window, &self.digits, p, prices))
        })
    }

    /// The price of a cheapest chain for `m·P + n·Q`, in thousandths of a multiplication, without the table.
    ///
    /// Errors: [`Error::Large`], [`Error::Unreachable`]; [`Error::Unsuitable`] where it would take more than
    /// [`Self::MOST_BYTES`].
    pub fn cost(&self, m: &BigUint, n: &BigUint) -> Result<u64, Error> {
        self.check(m, n)?;
        if m.is_zero() && n.is_zero() {
            return Ok(0);
        }
        let field = self.field(m, n)?;
        let mut price = None;
        if self.fits_short(m, n) {
            price = self.price(&self.short, &field, (m, n))?;
        }
        if price.is_none() {
            price = self.price(&self.programs::<i32>(), &field, (m, n))?;
        }
        let units = price.ok_or_else(unreachable)?;
        Ok(u64::from(units) * u64::from(self.unit))
    }

    /// A cheapest chain.
    ///
    /// Errors: as [`Self::cost`].
    pub fn chain(&self, m: &BigUint, n: &BigUint) -> Result<Found, Error> {
        self.check(m, n)?;
        if m.is_zero() && n.is_zero() {
            let chain = crate::chain::Chain::default();
            return Ok(Found { chain, nodes: 1 });
        }
        let field = self.field(m, n)?;
        if self.fits_short(m, n)
            && let Some(found) = trace::chain(self, &self.short, &field, (m, n))?
        {
            return Ok(found);
        }
        trace::chain(self, &self.programs::<i32>(), &field, (m, n))?.ok_or_else(unreachable)
    }

    fn check(&self, m: &BigUint, n: &BigUint) -> Result<(), Error> {
        let bits = m.bits().max(n.bits());
        if bits > Task::MOST_BITS {
            return Err(Error::Large { bits });
        }
        Ok(())
    }

    /// Whether sixteen bits may do; whether they do is seen at the end.
    fn fits_short(&self, m: &BigUint, n: &BigUint) -> bool {
        (m.bits().max(n.bits()) as f64) * self.least_bit < f64::from(i16::MAX)
    }

    fn field(&self, m: &BigUint, n: &BigUint) -> Result<Field, Error> {
        let bits = m.bits().max(n.bits()) as f64;
        let positions: f64 = (1..=self.bases)
            .map(|i| bits / [1.0, 2.0, 3.0][i - 1] / [1.0, 3f64.log2(), 5f64.log2()][i - 1])
            .product();
        if positions > Self::MOST_POSITIONS {
            let most = Self::MOST_POSITIONS;
            return Err(Error::Unsuitable(format!(
                "a search over {positions:.1e} positions; at most {most:.1e} are taken"
            )));
        }
        Ok(Field::new(m, n, self.bases, self.ends.bound))
    }

    /// Bytes of a position.
    fn bytes<C>(&self) -> usize {
        self.window.rows.width * stride(&self.window) * size_of::<C>()
    }

    /// Whether a search may take a given number of positions of a given number of bytes.
    fn within(&self, positions: usize, bytes: usize) -> Result<(), Error> {
        let (all, most) = (positions.saturating_mul(bytes), self.most_bytes);
        if all > most {
            let (all, most) = (all.div_ceil(1 << 10), most >> 10);
            return Err(Error::Unsuitable(format!(
                "the search would take {all} KiB of memory; at most {most} are taken"
            )));
        }
        Ok(())
    }

    fn runner<'a, C: Cell>(
        &'a self,
        programs: &'a Programs<C>,
        field: &'a Field,
        scalars: (&BigUint, &BigUint),
    ) -> Runner<'a, C> {
        Runner::new(field, &self.window, &self.ends, programs, scalars)
    }

    fn price<C: Cell>(
        &self,
        programs: &Programs<C>,
        field: &Field,
        scalars: (&BigUint, &BigUint),
    ) -> Result<Option<u32>, Error> {
        // Two layers at a time, no more.
        self.within(2 * field.size(0), self.bytes::<C>())?;
        let mut runner = self.runner(programs, field, scalars);
        for _ in 0..field.rows.len() {
            runner.advance(|_, _, nodes| Some(nodes));
        }
        Ok(runner.goal().map(|g| g.price))
    }
}

fn unreachable() -> Error {
    Error::Unreachable("no chain with these digits and bases leads to this pair".into())
}

/// [`Optimum`] as a method.
#[derive(Debug, Clone, Copy)]
pub struct PairOptimal;

impl Method for PairOptimal {
    fn name(&self) -> &'static str {
        "pair-optimal"
    }

    fn about(&self) -> &'static str {
        "a cheapest chain of all for two scalars, steps of 2, 3, 5, any digits (Bernstein, Chuengsatiansup, Lange, Sec. 6, corrected and generalised)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn is_optimal(&self) -> bool {
        true
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = super::two(task)?;
        let mut optimum = Optimum::new(task.set, task.bases, task.costs)?;
        optimum.most_bytes = task.nodes_of(1);
        optimum.chain(m, n)
    }
}

#[cfg(test)]
mod tables;
#[cfg(test)]
mod tests;

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
use program::{Program, stride};
use window::Window;

/// What is prepared once for a set, prices and bases.
pub struct Optimum {
    bases: usize,
    window: Window,
    ends: Ends,
    /// Index of the base, base, digit, price in units.
    steps: Vec<(usize, i32, Digit, u32)>,
    /// Thousandths of a multiplication.
    unit: u32,
    short: [Option<Program<i16>>; 3],
    long: [Option<Program<i32>>; 3],
    /// Of the cheapest bit, in units.
    least_bit: f64,
}

impl Optimum {
    /// The most bytes that a search may take.
    pub const MOST_BYTES: usize = 1 << 30;

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
        let usable: Vec<u32> = bases.numbers().to_vec();
        let window = Window::new(digits, &usable)?;
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
            short: [const { None }; 3],
            long: [const { None }; 3],
            least_bit,
        };
        for (base, &p) in bases.numbers().iter().enumerate() {
            if let Some(prices) = prices[base] {
                optimum.short[base] = Some(Program::new(&optimum.window, digits, p, prices));
                optimum.long[base] = Some(Program::new(&optimum.window, digits, p, prices));
            }
        }
        Ok(optimum)
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
            price = self.price(&self.long, &field, (m, n))?;
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
            let chain = crate::Chain::default();
            return Ok(Found { chain, nodes: 1 });
        }
        let field = self.field(m, n)?;
        if self.fits_short(m, n)
            && let Some(found) = trace::chain(self, &self.short, &field, (m, n))?
        {
            return Ok(found);
        }
        trace::chain(self, &self.long, &field, (m, n))?.ok_or_else(unreachable)
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
        // 2^28 positions are ten minutes.
        let most = 1 << 28;
        Field::new(m, n, self.bases, self.ends.bound, most).ok_or_else(|| {
            Error::Unsuitable(format!("a search over more than {most} positions"))
        })
    }

    /// Bytes of a position.
    fn bytes<C>(&self) -> usize {
        self.window.rows.width * stride(&self.window) * size_of::<C>()
    }

    fn runner<'a, C: Cell>(
        &'a self,
        programs: &'a [Option<Program<C>>; 3],
        field: &'a Field,
        scalars: (&BigUint, &BigUint),
    ) -> Runner<'a, C> {
        Runner::new(field, &self.window, &self.ends, programs, scalars)
    }

    fn price<C: Cell>(
        &self,
        programs: &[Option<Program<C>>; 3],
        field: &Field,
        scalars: (&BigUint, &BigUint),
    ) -> Result<Option<u32>, Error> {
        // Two layers at a time, no more.
        within(2 * field.size(0), self.bytes::<C>())?;
        let mut runner = self.runner(programs, field, scalars);
        for _ in 0..field.rows.len() {
            runner.advance(|_, _, nodes| Some(nodes));
        }
        Ok(runner.goal.map(|g| g.price))
    }
}

/// Whether a search may take so many positions of so many bytes.
fn within(positions: usize, bytes: usize) -> Result<(), Error> {
    let most = Optimum::MOST_BYTES;
    if positions.saturating_mul(bytes) > most {
        let mega = positions.saturating_mul(bytes) >> 20;
        let most = most >> 20;
        return Err(Error::Unsuitable(format!(
            "the search would take {mega} MiB; at most {most} are taken"
        )));
    }
    Ok(())
}

fn unreachable() -> Error {
    Error::Unreachable("no chain with these digits and bases leads to this pair".into())
}

/// The price of a cheapest chain for `m·P + n·Q`, in thousandths of a multiplication and without the table. For
/// many scalars prepare an [`Optimum`].
///
/// Errors: as [`Optimum::new`] and [`Optimum::cost`].
pub fn optimal_cost(
    m: &BigUint,
    n: &BigUint,
    bases: Bases,
    set: &Set,
    costs: &Costs,
) -> Result<u64, Error> {
    Optimum::new(set, bases, costs)?.cost(m, n)
}

/// [`Optimum`] as a method.
#[derive(Debug, Clone, Copy)]
pub struct PairOptimal;

impl Method for PairOptimal {
    fn name(&self) -> &'static str {
        "pair-optimal"
    }

    fn about(&self) -> &'static str {
        "a cheapest chain of all for two scalars, steps of 2, 3, 5, any digits (003 §6, corrected and generalised)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        2..=2
    }

    fn is_optimal(&self) -> bool {
        true
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let (m, n) = super::two(task)?;
        Optimum::new(task.set, task.bases, task.costs)?.chain(m, n)
    }
}

#[cfg(test)]
mod tests;

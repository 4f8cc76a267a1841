//! Chains and their tables on curves that have one kind of coordinates between affine points and sums, so that no
//! operation makes coordinates for the next.
//!
//! **Coordinates.** P and Q are affine; all other points, of tables too, are as operations leave them.
//!
//! **Cost.** Each operation takes what its formula takes, wherever in a chain it is.

use msmith_chain::{Bases, Chain, Error, Group, Maker, Making, Powers, TablePlan};

use super::points::{Table, run_with_table, table};

/// A point that is added, or that has been reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry<A, P> {
    /// P or Q, or its opposite: Z = 1.
    Flat(A),
    /// Any other.
    Point(P),
}

/// The formulas of a curve.
pub trait Shape {
    /// P or Q, or its opposite.
    type Flat: Copy;
    /// Any point.
    type Point: Copy;
    /// The multiplications that have formulas.
    const BASES: Bases;
    /// The neutral element.
    fn zero(&self) -> Self::Point;
    /// P or Q as any point.
    fn long(&self, p: &Self::Flat) -> Self::Point;
    /// `2p`, `3p`, `5p` by the index of the base.
    fn step(&self, p: &Entry<Self::Flat, Self::Point>, base: usize) -> Self::Point;
    /// `p + q`.
    fn add(&self, p: &Self::Point, q: &Self::Point) -> Self::Point;
    /// `p + q`.
    fn add_flat(&self, p: &Self::Point, q: &Self::Flat) -> Self::Point;
    /// `−p`, free of products.
    fn minus(&self, p: &Self::Point) -> Self::Point;
    /// `−p`, free of products.
    fn minus_flat(&self, p: &Self::Flat) -> Self::Flat;
}

/// What chains run on.
type Of<S> = Entry<<S as Shape>::Flat, <S as Shape>::Point>;

/// A shape as a group of chains.
#[derive(Debug, Clone, Copy)]
pub struct Uniform<S>(pub S);

impl<S: Shape> Uniform<S> {
    /// A chain with its table: the table's plan first.
    ///
    /// Errors: [`Error::Chain`] where the plan lacks a point, [`Error::Unsuitable`] where a multiplication has no
    /// formula.
    pub fn run(&self, chain: &Chain, plan: &TablePlan, first: &[Of<S>]) -> Result<Of<S>, Error> {
        Self::check(chain, plan)?;
        run_with_table(self, chain, &self.table(chain, plan, first)?)
    }

    /// The table alone.
    ///
    /// Errors: as [`Self::run`].
    pub fn table(
        &self,
        chain: &Chain,
        plan: &TablePlan,
        first: &[Of<S>],
    ) -> Result<Table<Of<S>>, Error> {
        Self::check(chain, plan)?;
        table(self, chain, plan, first)
    }

    fn check(chain: &Chain, plan: &TablePlan) -> Result<(), Error> {
        let all = chain.powers();
        let numbers = S::BASES.numbers();
        let made = plan.steps.iter().filter_map(|s| match s.make {
            Making::Multiple(by, _) => Some(u32::from(by)),
            _ => None,
        });
        let bases = [2, 3, 5].into_iter().enumerate();
        let used = bases.filter(|&(k, _)| all.of(k) > 0).map(|(_, by)| by);
        match used.chain(made).find(|by| !numbers.contains(by)) {
            Some(by) => {
                let why = format!("there is no formula for {by} times a point");
                Err(Error::Unsuitable(why))
            }
            None => Ok(()),
        }
    }

    fn long(&self, p: &Of<S>) -> S::Point {
        match p {
            Entry::Flat(p) => self.0.long(p),
            Entry::Point(p) => *p,
        }
    }

    fn plus(&self, p: &Of<S>, q: &Of<S>) -> Of<S> {
        Entry::Point(match (p, q) {
            (p, Entry::Flat(q)) => self.0.add_flat(&self.long(p), q),
            (Entry::Flat(p), Entry::Point(q)) => self.0.add_flat(q, p),
            (Entry::Point(p), Entry::Point(q)) => self.0.add(p, q),
        })
    }

    fn multiple(&self, p: Of<S>, powers: Powers) -> Of<S> {
        let bases = [2, 1, 0].into_iter();
        let all = bases.flat_map(|base| (0..powers.of(base)).map(move |_| base));
        all.fold(p, |p, base| Entry::Point(self.0.step(&p, base)))
    }
}

impl<S: Shape> Group for Uniform<S> {
    type Point = Of<S>;
    type Entry = Of<S>;

    fn zero(&self) -> Of<S> {
        Entry::Point(self.0.zero())
    }

    fn start(&self, entry: Of<S>) -> Of<S> {
        entry
    }

    fn term(&self, p: Of<S>, powers: Powers, add: Option<Of<S>>, _: bool) -> Of<S> {
        let p = self.multiple(p, powers);
        add.map_or(p, |q| self.plus(&p, &q))
    }

    fn own_term(&self, p: Of<S>, own: &Of<S>, powers: Powers, minus: bool, _: bool) -> Of<S> {
        let own = if minus { self.negate(own) } else { *own };
        self.plus(&self.multiple(p, powers), &own)
    }
}

impl<S: Shape> Maker for Uniform<S> {
    type Point = Of<S>;

    fn negate(&self, p: &Of<S>) -> Of<S> {
        match p {
            Entry::Flat(p) => Entry::Flat(self.0.minus_flat(p)),
            Entry::Point(p) => Entry::Point(self.0.minus(p)),
        }
    }

    fn multiple(&self, by: u8, p: &Of<S>, _: bool) -> Of<S> {
        let base = match by {
            2 => 0,
            3 => 1,
            _ => 2,
        };
        Entry::Point(self.0.step(p, base))
    }

    fn sum(&self, [p, q]: [&Of<S>; 2], _: [bool; 2]) -> Of<S> {
        self.plus(p, q)
    }
}

#[cfg(test)]
pub mod testing;

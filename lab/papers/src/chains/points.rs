//! Chains and their tables on points of twisted Edwards curves with a = −1, by the formulas that the prices of
//! `lab/docs/records.md` name, so that a run can be counted.
//!
//! **Coordinates.** P and Q are affine, with T = xy known. Points of a table and points that an own addition keeps are
//! extended; between additions points are projective. The last operation before an addition makes T. What comes first
//! takes affine formulas where the chain starts with P or Q.
//!
//! **Exceptional inputs.** Additions are dedicated: they take no product by d, and P + P ends with all coordinates 0.
//! Whatever comes after keeps Z = 0, so that one look at the end of a run tells ([`Points::affine`]). In a group of odd
//! order on a complete curve a result with Z ≠ 0 is right.
//!
//! **Source.** Bernstein, Chuengsatiansup, Lange, *Double-base scalar multiplication revisited* (2017), Table 1; Al
//! Musa, Xu, Theorem 2 for quintuplings; `lab/docs/records.md` for own additions.

use crate::coords::edwards::extended::{self, Extended, Flat};
use crate::coords::edwards::{Coefficient, Projective, minus_one, quintupling, switch, tripling};
use msmith_chain::{Chain, Costs, Digit, Error, Group, Maker, Powers, TablePlan};
use msmith_core::Lanes;
use msmith_core::coords::Affine;

/// The group of a curve −x² + y² = 1 + d·x²y², any d.
#[derive(Debug, Clone, Copy)]
pub struct Points<F>(pub F);

/// A point that is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry<E> {
    /// P or Q, or its opposite: Z = 1.
    Flat(Flat<E>),
    /// Any other.
    Extended(Extended<E>),
}

/// A point between the terms of a chain.
#[derive(Debug, Clone, Copy)]
pub enum Reached<E> {
    /// The start.
    Entry(Entry<E>),
    /// What a term made.
    Projective(Projective<E>),
    /// What a term made where the next keeps it.
    Extended(Extended<E>),
}

fn short<E: Copy>(p: &Extended<E>) -> Projective<E> {
    let Extended { x, y, z, .. } = *p;
    Projective { x, y, z }
}

fn affine<E: Copy>(p: &Flat<E>) -> Affine<E> {
    Affine { x: p.x, y: p.y }
}

impl<F: Lanes> Points<F> {
    /// P or Q. 1M, which the papers and the records leave out.
    pub fn first(&self, p: &Affine<F::El>) -> Entry<F::El> {
        Entry::Flat(extended::flat(&self.0, p))
    }

    /// A result in affine coordinates; `None` in lanes where it is lost or at infinity, Z = 0.
    pub fn affine(&self, p: &Reached<F::El>) -> Option<Affine<F::El>> {
        let f = &self.0;
        let (x, y, z) = match *p {
            Reached::Entry(Entry::Flat(p)) => return Some(affine(&p)),
            Reached::Entry(Entry::Extended(p)) | Reached::Extended(p) => (p.x, p.y, p.z),
            Reached::Projective(p) => (p.x, p.y, p.z),
        };
        if f.is_zero(&z) != 0 {
            return None;
        }
        let i = f.inv(&z);
        let (x, y) = (f.mul(&x, &i), f.mul(&y, &i));
        Some(Affine { x, y })
    }

    /// A chain with its table: the table's plan first.
    ///
    /// Errors: [`Error::Chain`] where the plan lacks a point.
    pub fn run(
        &self,
        chain: &Chain,
        plan: &TablePlan,
        first: &[Entry<F::El>],
    ) -> Result<Reached<F::El>, Error> {
        run_with_table(self, chain, &table(self, chain, plan, first)?)
    }

    /// One operation without T.
    fn step(&self, p: &Reached<F::El>, base: usize) -> Projective<F::El> {
        let (f, a) = (&self.0, &Coefficient::MinusOne);
        let p = match p {
            Reached::Entry(Entry::Flat(p)) => {
                return match base {
                    0 => switch::dbl_flat_projective(f, a, p),
                    1 => tripling::affine(f, a, &affine(p)),
                    _ => quintupling::affine(f, a, &affine(p)),
                };
            }
            Reached::Entry(Entry::Extended(p)) | Reached::Extended(p) => short(p),
            Reached::Projective(p) => *p,
        };
        match base {
            0 => minus_one::dbl_projective(f, &p),
            1 => tripling::tripling(f, a, &p),
            _ => quintupling::quintupling(f, a, &p),
        }
    }

    /// One operation that makes T.
    fn long_step(&self, p: &Reached<F::El>, base: usize) -> Extended<F::El> {
        let (f, a) = (&self.0, &Coefficient::MinusOne);
        let p = match p {
            Reached::Entry(Entry::Flat(p)) => {
                return match base {
                    0 => switch::dbl_flat(f, a, p),
                    1 => tripling::affine_to_extended(f, a, &affine(p)),
                    _ => quintupling::affine_to_extended(f, a, &affine(p)),
                };
            }
            Reached::Entry(Entry::Extended(p)) | Reached::Extended(p) => short(p),
            Reached::Projective(p) => *p,
        };
        match base {
            0 => minus_one::dbl_to_extended(f, &p),
            1 => tripling::to_extended(f, a, &p),
            _ => quintupling::to_extended(f, a, &p),
        }
    }

    /// A multiple by at least one operation; `last` makes the last.
    fn multiple<T>(
        &self,
        mut p: Reached<F::El>,
        powers: Powers,
        last: impl FnOnce(&Reached<F::El>, usize) -> T,
    ) -> Option<T> {
        let bases = order(powers);
        let (&end, before) = bases.split_last()?;
        for &base in before {
            p = Reached::Projective(self.step(&p, base));
        }
        Some(last(&p, end))
    }

    fn plus(&self, p: &Extended<F::El>, q: &Entry<F::El>, kept: bool) -> Reached<F::El> {
        let f = &self.0;
        match (q, kept) {
            (Entry::Flat(q), false) => Reached::Projective(switch::add_flat_dedicated(f, p, q)),
            (Entry::Flat(q), true) => Reached::Extended(minus_one::add_flat_dedicated(f, p, q)),
            (Entry::Extended(q), false) => Reached::Projective(switch::add_dedicated(f, p, q)),
            (Entry::Extended(q), true) => Reached::Extended(minus_one::add_dedicated(f, p, q)),
        }
    }

    /// The coordinates that an addition takes: of a point that has them.
    fn entry(&self, p: &Reached<F::El>) -> Entry<F::El> {
        match p {
            Reached::Entry(e) => *e,
            Reached::Extended(p) => Entry::Extended(*p),
            // Not in chains: what the next term keeps is made so.
            Reached::Projective(p) => Entry::Extended(switch::extend(&self.0, p)),
        }
    }

    fn long(&self, p: &Entry<F::El>) -> Extended<F::El> {
        match p {
            Entry::Flat(p) => extended::from_flat(&self.0, p),
            Entry::Extended(p) => *p,
        }
    }
}

/// The points of a chain's digits, in their order: of each and its opposite the one that is stored.
pub type Table<E> = Vec<(Digit, E)>;

/// Runs the plan of a chain's table on P, and on Q where there is one.
///
/// Errors: [`Error::Chain`] where the plan lacks a point.
pub fn table<M: Maker>(
    group: &M,
    chain: &Chain,
    plan: &TablePlan,
    first: &[M::Point],
) -> Result<Table<M::Point>, Error> {
    let digits = [Digit::single(1), Digit::pair(0, 1)];
    let first: Vec<_> = digits.into_iter().zip(first.iter().cloned()).collect();
    let mut wanted: Vec<Digit> = chain.digits().map(Digit::stored).collect();
    wanted.sort_unstable();
    wanted.dedup();
    let points = plan.run(group, &first, &wanted)?;
    Ok(wanted.into_iter().zip(points).collect())
}

/// Runs a chain on its table.
///
/// Errors: [`Error::Chain`] where the table lacks a point.
pub fn run_with_table<G, E: Clone>(
    group: &G,
    chain: &Chain,
    table: &[(Digit, E)],
) -> Result<<G as Group>::Point, Error>
where
    G: Group<Entry = E> + Maker<Point = E>,
{
    let get = |d: Digit| {
        let at = table.binary_search_by_key(&d.stored(), |e| e.0).ok()?;
        let (_, p) = table.get(at)?;
        Some(if d.is_negative() {
            group.negate(p)
        } else {
            p.clone()
        })
    };
    let lacks = || Error::Chain("the table lacks a point".into());
    chain.run_with(group, get).ok_or_else(lacks)
}

/// The indices of the bases of a term in the order of its operations.
fn order(powers: Powers) -> Vec<usize> {
    let of = |base: usize| core::iter::repeat_n(base, powers.of(base) as usize);
    of(2).chain(of(1)).chain(of(0)).collect()
}

impl<F: Lanes> Group for Points<F> {
    type Point = Reached<F::El>;
    type Entry = Entry<F::El>;

    fn zero(&self) -> Self::Point {
        Reached::Extended(extended::identity(&self.0))
    }

    fn start(&self, entry: Self::Entry) -> Self::Point {
        Reached::Entry(entry)
    }

    fn term(
        &self,
        p: Self::Point,
        powers: Powers,
        add: Option<Self::Entry>,
        kept: bool,
    ) -> Self::Point {
        if add.is_none() && !kept {
            let last = |q: &_, base| Reached::Projective(self.step(q, base));
            return self.multiple(p, powers, last).unwrap_or(p);
        }
        let long = self.multiple(p, powers, |q, base| self.long_step(q, base));
        match (long, add) {
            (Some(long), Some(q)) => self.plus(&long, &q, kept),
            (Some(long), None) => Reached::Extended(long),
            (None, Some(q)) => self.plus(&self.long(&self.entry(&p)), &q, kept),
            (None, None) => p,
        }
    }

    fn own_term(
        &self,
        p: Self::Point,
        own: &Self::Point,
        powers: Powers,
        minus: bool,
        kept: bool,
    ) -> Self::Point {
        let own = self.entry(own);
        let own = if minus { self.negate(&own) } else { own };
        let long = self.multiple(p, powers, |q, base| self.long_step(q, base));
        let long = long.unwrap_or_else(|| self.long(&self.entry(&p)));
        self.plus(&long, &own, kept)
    }
}

impl<F: Lanes> Maker for Points<F> {
    type Point = Entry<F::El>;

    fn negate(&self, p: &Self::Point) -> Self::Point {
        let f = &self.0;
        let minus = |x: &F::El| f.norm(&f.neg::<1>(x));
        match p {
            Entry::Flat(p) => Entry::Flat(Flat {
                x: minus(&p.x),
                y: p.y,
                t: minus(&p.t),
            }),
            Entry::Extended(p) => Entry::Extended(extended::neg(f, p)),
        }
    }

    fn multiple(&self, by: u8, p: &Self::Point, _: bool) -> Self::Point {
        let base = match by {
            2 => 0,
            3 => 1,
            _ => 2,
        };
        Entry::Extended(self.long_step(&Reached::Entry(*p), base))
    }

    fn sum(&self, [p, q]: [&Self::Point; 2], _: [bool; 2]) -> Self::Point {
        let f = &self.0;
        Entry::Extended(match (p, q) {
            (Entry::Flat(p), Entry::Flat(q)) => switch::add_flats_dedicated(f, p, q),
            (Entry::Extended(p), Entry::Flat(q)) | (Entry::Flat(q), Entry::Extended(p)) => {
                minus_one::add_flat_dedicated(f, p, q)
            }
            (Entry::Extended(p), Entry::Extended(q)) => minus_one::add_dedicated(f, p, q),
        })
    }

    fn both(&self, [p, q]: [&Self::Point; 2], _: [bool; 2]) -> [Self::Point; 2] {
        let f = &self.0;
        let [sum, difference] = match (p, q) {
            (Entry::Flat(p), Entry::Flat(q)) => switch::sum_and_difference_flats(f, p, q),
            (Entry::Extended(p), Entry::Flat(q)) => switch::sum_and_difference_flat(f, p, q),
            (Entry::Flat(p), Entry::Extended(q)) => {
                let [sum, difference] = switch::sum_and_difference_flat(f, q, p);
                [sum, extended::neg(f, &difference)]
            }
            (Entry::Extended(p), Entry::Extended(q)) => switch::sum_and_difference(f, p, q),
        };
        [sum, difference].map(Entry::Extended)
    }
}

/// What a run of a chain with its table costs, in thousandths of M at S = 0.8M: the prices of
/// [`Costs::EDWARDS`] and of the plan, less what the first operation saves where the chain starts with P or Q, affine.
pub fn claim(chain: &Chain, plan: &TablePlan) -> Option<u64> {
    let all = Costs::EDWARDS.chain(chain)? + plan.cost();
    Some(all - affine_start(chain))
}

/// 1M + 1S by the first operation: Z = 1. 2M + 1S by a tripling or quintupling that makes T at once.
fn affine_start(chain: &Chain) -> u64 {
    let Some(term) = chain.terms.first().filter(|_| chain.start.is_affine()) else {
        return 0;
    };
    let next = chain.terms.get(1);
    let kept = next.is_some_and(|next| next.own.abs() == 1 || next.powers.total() == 0);
    let makes_t = term.own != 0 || !term.digit.is_zero() || kept;
    match order(term.powers)[..] {
        [] => 0,
        [base] if base > 0 && makes_t => 2800,
        _ => 1800,
    }
}

#[cfg(test)]
mod tests;

//! Where each bucket lies: whose sums make up the sum of a row, of a column.
//!
//! With `weight(bucket) = row·u + col·v` a window's sum is `u·Σ row·R_row + v·Σ col·C_col`, R and C the sums of the
//! bucket's rows and columns: lists of sums, about two additions a bucket, all of them independent.
//!
//! Weights `row·u + col·v + i·(x + yω)` have four coordinates. First the buckets of equal (row, col) are added, and those
//! of equal ±(x, y): lists of sums as well, again two additions a bucket; then each of these two lies in a plane
//! of its own, with fewer points.

use super::buckets::WindowSum;
use super::lines::Line;
use crate::recode::Recoding;
use std::collections::HashMap;

/// The number of a sum, and whether it is subtracted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Term(u32);

impl Term {
    fn new(number: usize, negative: bool) -> Self {
        Self((number as u32) << 1 | u32::from(negative))
    }

    /// The number of the sum.
    #[inline(always)]
    pub fn number(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// 1 if it is subtracted.
    #[inline(always)]
    pub fn sign(self) -> u32 {
        self.0 & 1
    }
}

/// Sums of sums: a list of terms for each.
pub struct Stage {
    terms: Vec<Term>,
    /// First term of each list, one more than there are.
    first: Vec<u32>,
}

impl Stage {
    /// From (list, term), twice the same, in any order.
    fn new(each: impl Fn(&mut dyn FnMut(usize, Term)), lists: usize) -> Self {
        let mut first = vec![0u32; lists + 1];
        each(&mut |list, _| first[list + 1] += 1);
        for k in 0..lists {
            first[k + 1] += first[k];
        }
        let mut at = first.clone();
        let mut terms = vec![Term::default(); first[lists] as usize];
        each(&mut |list, term| {
            terms[at[list] as usize] = term;
            at[list] += 1;
        });
        Self { terms, first }
    }

    /// Lists of a window.
    pub fn lists(&self) -> usize {
        self.first.len() - 1
    }

    /// The terms of a list.
    #[inline(always)]
    pub fn list(&self, k: usize) -> &[Term] {
        &self.terms[self.first[k] as usize..self.first[k + 1] as usize]
    }
}

/// The stages from the sums of buckets to those of lines, computed once a recoding.
pub struct Plane {
    stages: Vec<Stage>,
    /// Lines of each side: the rows and the columns, and those of what is beside.
    sides: Vec<usize>,
}

/// A list for each side; lists of number 0 weigh nothing.
fn lines(places: &[Vec<(u32, Term)>], sides: &[usize]) -> Stage {
    let each = |put: &mut dyn FnMut(usize, Term)| {
        let mut start = 0;
        for (places, len) in places.iter().zip(sides) {
            for &(line, term) in places.iter().filter(|(line, _)| *line > 0) {
                put(start + line as usize, term);
            }
            start += len;
        }
    };
    Stage::new(each, sides.iter().sum())
}

impl Plane {
    /// Lays out the buckets of a recoding.
    pub fn new(recoding: &dyn Recoding) -> Self {
        let buckets = 0..recoding.buckets();
        let place = |b: usize| recoding.place(b as u32);
        let mut stages = Vec::new();
        let places = if recoding.uses_quarter() {
            let beside = |b: usize| recoding.beside(b as u32);
            let (mut plane, mut other) = (Numbered::default(), Numbered::default());
            let alphas: Vec<usize> = buckets.clone().map(|b| plane.number(place(b))).collect();
            let start = plane.all.len();
            let betas: Vec<(usize, bool)> = (buckets.clone())
                .map(|b| {
                    let [x, y] = beside(b);
                    // Of ±(x, y) one is above the axis, or on the right of it.
                    let negative = (y, x) < (0, 0);
                    let z = if negative { (-y, -x) } else { (y, x) };
                    (start + other.number(z), negative)
                })
                .collect();
            let each = |put: &mut dyn FnMut(usize, Term)| {
                for b in buckets.clone() {
                    put(alphas[b], Term::new(b, false));
                    put(betas[b].0, Term::new(b, betas[b].1));
                }
            };
            stages.push(Stage::new(each, start + other.all.len()));
            let with = |i: usize, line: u32, negative| (line, Term::new(i, negative));
            let (plane, other) = (plane.all.iter(), other.all.iter());
            let (plane, other) = (plane.enumerate(), other.enumerate());
            vec![
                (plane.clone()).map(|(i, z)| with(i, z.0, false)).collect(),
                plane.map(|(i, z)| with(i, z.1, false)).collect(),
                (other.clone())
                    .map(|(i, z)| with(start + i, z.0 as u32, false))
                    .collect(),
                other
                    .map(|(i, z)| with(start + i, z.1.unsigned_abs(), z.1 < 0))
                    .collect(),
            ]
        } else {
            let places = buckets.map(|b| (place(b), Term::new(b, false)));
            vec![
                places.clone().map(|(z, b)| (z.0, b)).collect(),
                places.map(|(z, b)| (z.1, b)).collect(),
            ]
        };
        let count = |side: &Vec<(u32, Term)>| side.iter().map(|p| p.0 as usize + 1).max();
        let sides: Vec<usize> = (places.iter()).map(|p| count(p).unwrap_or(0)).collect();
        stages.push(lines(&places, &sides));
        Self { stages, sides }
    }

    /// The stages, each of which takes the sums of the one before; the last sums are those of the lines.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The sides of so many windows.
    pub fn sides(&self, windows: usize) -> Vec<Line> {
        let mut start = 0;
        let mut line = |&len: &usize| {
            start += len;
            Line {
                start: start - len,
                len,
            }
        };
        let all = std::iter::repeat_n(&self.sides, windows).flatten();
        all.map(&mut line).collect()
    }

    /// The sums of windows from those of all their sides.
    pub fn windows<P>(&self, sums: Vec<P>) -> Vec<WindowSum<P>> {
        let mut sums = sums.into_iter();
        let four = self.sides.len() == 4;
        let mut all = Vec::new();
        while let (Some(rows), Some(cols)) = (sums.next(), sums.next()) {
            let beside = if four { sums.next() } else { None };
            all.push(WindowSum {
                rows,
                cols,
                beside: beside.and_then(|rows| Some([rows, sums.next()?])),
            });
        }
        all
    }
}

/// Things with numbers in the order in which they came.
struct Numbered<T> {
    all: Vec<T>,
    numbers: HashMap<T, usize>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            numbers: HashMap::new(),
        }
    }
}

impl<T: Copy + Eq + std::hash::Hash> Numbered<T> {
    fn number(&mut self, z: T) -> usize {
        *self.numbers.entry(z).or_insert_with(|| {
            self.all.push(z);
            self.all.len() - 1
        })
    }
}

#[cfg(test)]
mod tests;

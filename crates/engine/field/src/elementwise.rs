//! Sums, differences and products of the elements of lists.
//!
//! In 64-bit words on every backend: what stays in the lanes for one operation pays the way there and back, which takes
//! longer than a product in words ([`crate::Elements`] are for several).

use crate::blocks::{each, not_reduced};
use crate::field::{Field, Job};
use crate::options::Options;
use crate::vectors::{load, splat, store};
use msmith_core::Error;
use msmith_core::enter;
use msmith_core::memory::{filled, within};
use msmith_core::ring::Lanes;

/// Elements of a task: both lists stay in the first level of the cache.
const BLOCK: usize = 256;
/// Powers of one element that are made side by side.
const CHAINS: usize = 4;

/// What is done to each element of a list.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Op {
    Add,
    Sub,
    Mul,
}

impl Op {
    /// Of stored forms, as their like.
    #[inline(always)]
    pub fn of<R: Lanes>(self, f: &R, a: &R::El, b: &R::El) -> R::El {
        match self {
            Self::Add => f.norm(&f.add(a, b)),
            Self::Sub => f.norm(&f.sub::<1>(a, b)),
            Self::Mul => f.mul(a, b),
        }
    }
}

/// What it is done with.
#[derive(Debug, Clone, Copy)]
pub(crate) enum With<'a, L> {
    /// A list of the same length, element by element.
    List(L),
    /// One element.
    One(&'a [u64]),
}

struct Elementwise<'a> {
    field: &'a Field,
    op: Op,
    a: &'a mut [u64],
    with: With<'a, &'a [u64]>,
    threads: usize,
    options: &'a Options<'a>,
}

impl Job for Elementwise<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let (p, op) = (self.field.modulus(), self.op);
        let len = BLOCK * p.len();
        let (watch, parts) = (&self.options.watch, self.a.chunks_mut(len));
        let wrong = each(
            self.threads,
            watch,
            parts,
            || (),
            |(), k, a| {
                let at = |list, i| Some((list, BLOCK * k + i));
                if let Some(i) = not_reduced(p, a) {
                    return at(0, i);
                }
                let with = match self.with {
                    With::List(b) => With::List(&b[k * len..][..a.len()]),
                    With::One(x) => With::One(x),
                };
                if let With::List(b) = with
                    && let Some(i) = not_reduced(p, b)
                {
                    return at(1, i);
                }
                enter!(f, block(&f, op, a, with));
                None
            },
        )?;
        match (wrong.into_iter().flatten().next(), self.with) {
            (None, _) => Ok(()),
            (Some((_, index)), With::One(_)) => Err(Error::NotReduced { index }),
            (Some((list, index)), _) => Err(in_list(list, Error::NotReduced { index })),
        }
    }
}

/// What is wrong with one of several lists.
fn in_list(index: usize, error: Error) -> Error {
    let error = Box::new(error);
    Error::Item { index, error }
}

/// Elements of a block, and those of the other list beside them, or one.
#[inline(always)]
fn block<R: Lanes>(f: &R, op: Op, a: &mut [u64], with: With<'_, &[u64]>) {
    let w = f.words() * R::WIDTH;
    match with {
        With::List(b) => {
            for (a, b) in a.chunks_mut(w).zip(b.chunks(w)) {
                store(f, &op.of(f, &load(f, a), &load(f, b)), a);
            }
        }
        With::One(x) => {
            let x = splat(f, x);
            for a in a.chunks_mut(w) {
                store(f, &op.of(f, &load(f, a), &x), a);
            }
        }
    }
}

impl Field {
    /// `a ← a + b`, element by element.
    ///
    /// Errors: lists of different lengths, or that are not of whole elements ([`Error::Layout`]); [`Error::NotReduced`] in
    /// [`Error::Item`] with the number of the list, 0 or 1; zero threads; [`Error::Cancelled`]. After an error the list is
    /// in no particular state. No memory.
    pub fn add(&self, a: &mut [u64], b: &[u64], options: &Options<'_>) -> Result<(), Error> {
        self.same_length(a, b)?;
        self.elementwise(Op::Add, a, With::List(b), options)
    }

    /// `a ← a − b`, element by element. As [`Field::add`].
    pub fn sub(&self, a: &mut [u64], b: &[u64], options: &Options<'_>) -> Result<(), Error> {
        self.same_length(a, b)?;
        self.elementwise(Op::Sub, a, With::List(b), options)
    }

    /// `a ← a·b`, element by element. As [`Field::add`].
    pub fn mul(&self, a: &mut [u64], b: &[u64], options: &Options<'_>) -> Result<(), Error> {
        self.same_length(a, b)?;
        self.elementwise(Op::Mul, a, With::List(b), options)
    }

    /// `a ← a·x` for one element x.
    ///
    /// Errors: a list that is not of whole elements, an x that is not one element ([`Error::Layout`]);
    /// [`Error::NotReduced`]; zero threads; [`Error::Cancelled`]. After an error the list is in no particular state. No
    /// memory.
    pub fn scale(&self, a: &mut [u64], x: &[u64], options: &Options<'_>) -> Result<(), Error> {
        self.check_one(x)?;
        self.elementwise(Op::Mul, a, With::One(x), options)
    }

    /// Integers below p become the elements that they stand for.
    ///
    /// Errors: words that are not whole integers ([`Error::Layout`]); [`Error::NotReduced`]; zero threads;
    /// [`Error::Cancelled`]. After an error the list is in no particular state. No memory; a product an element.
    pub fn to_montgomery(&self, a: &mut [u64], options: &Options<'_>) -> Result<(), Error> {
        self.elementwise(Op::Mul, a, With::One(self.radix_squared()), options)
    }

    /// Elements become the integers below p that they stand for. As [`Field::to_montgomery`].
    pub fn from_montgomery(&self, a: &mut [u64], options: &Options<'_>) -> Result<(), Error> {
        let mut unit = [0; 12];
        unit[0] = 1;
        self.elementwise(Op::Mul, a, With::One(&unit[..self.words()]), options)
    }

    /// The powers 1, x, x², … of one element, n of them.
    ///
    /// Errors: an x that is not one element ([`Error::Layout`], [`Error::NotReduced`]); a memory limit below that of the
    /// list; zero threads; [`Error::Cancelled`]. A product an element.
    pub fn powers(&self, x: &[u64], n: usize, options: &Options<'_>) -> Result<Vec<u64>, Error> {
        self.check_one(x)?;
        let words = n.saturating_mul(self.words());
        options.check_memory((words as u64).saturating_mul(8))?;
        let threads = options.threads_for(n)?;
        let mut list = within(|| filled(words, 0))?;
        let job = Powers {
            x,
            list: &mut list,
            threads,
            options,
        };
        self.in_words(job)??;
        Ok(list)
    }

    /// An operation on each element of a list.
    pub(crate) fn elementwise(
        &self,
        op: Op,
        a: &mut [u64],
        with: With<'_, &[u64]>,
        options: &Options<'_>,
    ) -> Result<(), Error> {
        let n = self.count(a)?;
        let threads = options.threads_for(n)?;
        self.in_words(Elementwise {
            field: self,
            op,
            a,
            with,
            threads,
            options,
        })?
    }

    fn same_length(&self, a: &[u64], b: &[u64]) -> Result<(), Error> {
        same_number(self.count(a)?, self.count(b)?)
    }
}

/// An error unless lists have the same number of elements.
pub(crate) fn same_number(n: usize, m: usize) -> Result<(), Error> {
    match n == m {
        true => Ok(()),
        false => Err(Error::Layout(format!(
            "lists of {n} and {m} elements, which must be the same number"
        ))),
    }
}

struct Powers<'a> {
    x: &'a [u64],
    list: &'a mut [u64],
    threads: usize,
    options: &'a Options<'a>,
}

impl Job for Powers<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let x = splat(&f, self.x);
        let w = f.words();
        // x to the power of a block.
        let step = (0..BLOCK.ilog2()).fold(x, |x, _| f.sqr(&x));
        let write = |(): &mut (), k: usize, list: &mut [u64]| {
            let mut chains = [f.one(); CHAINS];
            for (bit, square) in core::iter::successors(Some(step), |x| Some(f.sqr(x)))
                .enumerate()
                .take(64)
            {
                if k >> bit == 0 {
                    break;
                }
                if k >> bit & 1 == 1 {
                    chains[0] = f.mul(&chains[0], &square);
                }
            }
            for i in 1..CHAINS {
                chains[i] = f.mul(&chains[i - 1], &x);
            }
            let by = (0..CHAINS.ilog2()).fold(x, |x, _| f.sqr(&x));
            for some in list.chunks_mut(CHAINS * w) {
                for (words, chain) in some.chunks_exact_mut(w).zip(&mut chains) {
                    store(&f, chain, words);
                    *chain = f.mul(chain, &by);
                }
            }
        };
        let (watch, parts) = (&self.options.watch, self.list.chunks_mut(BLOCK * w));
        each(self.threads, watch, parts, || (), write)?;
        Ok(())
    }
}

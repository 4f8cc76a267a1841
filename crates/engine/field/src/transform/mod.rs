//! Fourier transforms of lists of field elements.
//!
//! **Mathematics.** n = 2^k, ω of order n, `X_i = Σ_j ω^{ij}·x_j`. In lanes n = 8m: with `j = m·a + b`, `i = 8s + q`,
//!
//! > X_{8s+q} = Σ_b ω_m^{sb} · ( ω^{qb} · Σ_a ω_8^{qa}·x_{ma+b} ):
//!
//! transforms of 8 between vectors from eight places of the list ([`first`]), a factor, an exchange of lanes and
//! vectors, and then eight transforms of m, one a lane ([`levels`]), all lanes with the same roots. A vector of the
//! result is eight neighbours of the list, as a vector of the input is.
//!
//! **Levels.** A block holds a polynomial modulo `X^{2h} − ζ²`; its halves modulo `X^h − ζ` and `X^h + ζ` are `low +
//! ζ·high` and `low − ζ·high`. The roots ζ of the blocks, one after the other, are the powers of ω_m in bit-reversed
//! order, the same list for every level, and so are the values that are left in blocks of one. A block has one root,
//! nothing is moved, and vectors are in bit-reversed order at the end: who reads them next reads them so.
//!
//! **Cost.** `n/2` products a level, none for the first block and half of those for the second. Loads and stores for
//! each second level. Sums grow by two stored forms in two levels and are normed where the ring's products take no more
//! ([`msmith_core::Ring::products`]): never in doubles, each time in 52-bit digits. The first levels of a block that
//! does not fit the second level of the cache are made by columns of at most 32 vectors, which fit the first. Once there
//! are parts enough for the threads, each goes through all that is left while it is in the third.
//!
//! **Source.** D. Harvey, *Faster arithmetic for number-theoretic transforms* (2014), for the blocks; D. Bailey, *FFTs in
//! external or hierarchical memory* (1990), for the columns.

mod first;
mod levels;
pub(crate) mod tables;

use first::first;
use levels::{block, columns};
use msmith_core::enter;
use tables::Tables;

use crate::blocks::each;
use crate::elements::Elements;
use crate::field::Job;
use crate::options::Options;
use crate::vectors::{List, Source, TASK, Vectors, Words, store};
use msmith_core::memory::{self, Pool};
use msmith_core::ring::Lanes;
use msmith_core::{Error, Watch};

/// Bytes of a block that stays in the second level of the cache.
const BLOCK_BYTES: usize = 400 << 10;
/// Levels at most that are made by columns, whose elements stay in the first level of the cache.
const COLUMN_LEVELS: u32 = 5;

/// Parts for each thread, of which each does all that is left of it.
const MANY: usize = 4;

/// What all transforms share.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    /// log₂ n.
    pub log: u32,
    /// The roots, in the ring that the job is run in.
    pub tables: &'a tables::Any,
    /// Buffers.
    pub pool: &'a Pool,
    /// What the caller chose.
    pub options: &'a Options<'a>,
    /// Threads.
    pub threads: usize,
}

/// Transforms of words.
pub(crate) struct OfWords<'a> {
    /// Lists one after the other, n elements each, in place.
    pub lists: &'a mut [u64],
    /// Elements of each list that are read; the others count as zeros.
    pub filled: usize,
    /// The rest.
    pub shared: Shared<'a>,
}

impl Job for OfWords<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let shared = self.shared;
        let tables = tables::of::<R>(shared.tables)?;
        let n = 1usize << shared.log;
        let w = f.words();
        let mut buffer: Vec<R::El> = shared.pool.take().unwrap_or_default();
        memory::resize(&mut buffer, n / R::WIDTH, f.zero());
        let count = self.lists.len() / (w * n);
        let mut done = Ok(());
        for (k, list) in self.lists.chunks_exact_mut(w * n).enumerate() {
            let (words, filled) = (&*list, self.filled);
            done = shared.transform(&f, tables, &Words { words, filled }, &mut buffer);
            done = done.and_then(|()| shared.write(&f, tables, &buffer, list));
            if done.is_err() {
                break;
            }
            shared.options.watch.report((k + 1) as f64 / count as f64);
        }
        let bytes = buffer.capacity() * size_of::<R::El>();
        shared.pool.give(buffer, bytes);
        done
    }
}

/// A transform of elements that stay in the lanes.
pub(crate) struct OfElements<'a> {
    pub elements: &'a mut Elements,
    pub shared: Shared<'a>,
}

impl Job for OfElements<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes>(self, f: R) -> Self::Out {
        let shared = self.shared;
        let tables = tables::of::<R>(shared.tables)?;
        let list: &mut List<R::El> = self.elements.of::<R>()?;
        let mut buffer: Vec<R::El> = shared.pool.take().unwrap_or_default();
        memory::resize(&mut buffer, list.vectors.len(), f.zero());
        let vectors = Vectors::new(&list.vectors, list.reversed);
        shared.transform(&f, tables, &vectors, &mut buffer)?;
        let factors = &tables.factors;
        if factors.same.is_some() || !factors.after.is_empty() {
            let after = Vectors::new(&factors.after, true);
            let (watch, parts) = (shared.watch(), buffer.chunks_mut(TASK));
            each(
                shared.threads,
                &watch,
                parts,
                || (),
                |(), k, part| {
                    enter!(f, {
                        for (j, x) in part.iter_mut().enumerate() {
                            *x = match &factors.same {
                                Some(same) => f.mul(x, same),
                                None => f.mul(x, after.at(k * TASK + j)),
                            };
                        }
                    });
                },
            )?;
        }
        core::mem::swap(&mut list.vectors, &mut buffer);
        list.reversed = true;
        shared.options.watch.report(1.0);
        let bytes = buffer.capacity() * size_of::<R::El>();
        shared.pool.give(buffer, bytes);
        Ok(())
    }
}

impl<'a> Shared<'a> {
    /// Phases report no progress of their own.
    fn watch(&self) -> Watch<'a> {
        self.options.watch.quiet()
    }

    /// All levels; vectors are left in bit-reversed order, of stored form.
    fn transform<R: Lanes>(
        &self,
        f: &R,
        tables: &Tables<R::Mem, R::El>,
        read: &impl Source<R>,
        data: &mut [R::El],
    ) -> Result<(), Error> {
        let (m, threads, watch) = (data.len(), self.threads, &self.watch());
        let parts = data.chunks_mut(TASK);
        each(
            threads,
            watch,
            parts,
            || (),
            |(), k, part| {
                enter!(f, first(f, read, tables, k * TASK, m, part));
            },
        )?;
        // Columns over all until there are parts enough for the threads, or blocks that stay in the cache.
        let mut levels = m.ilog2();
        while levels > most::<R>() && (m >> levels) < MANY * threads {
            let now = (levels - most::<R>()).min(COLUMN_LEVELS);
            for (b, whole) in data.chunks_mut(1 << levels).enumerate() {
                let parts = tasks(whole, 1 << (levels - now));
                each(
                    threads,
                    watch,
                    parts,
                    || (),
                    |(), _, mut rows| {
                        enter!(f, columns(f, &mut rows, tables, b));
                    },
                )?;
            }
            levels -= now;
        }
        let parts = data.chunks_mut(1 << levels);
        each(
            threads,
            watch,
            parts,
            || (),
            |(), b, part| {
                enter!(f, rest(f, part, tables, b));
            },
        )?;
        Ok(())
    }

    /// Writes vectors in bit-reversed order as words.
    fn write<R: Lanes>(
        &self,
        f: &R,
        tables: &Tables<R::Mem, R::El>,
        data: &[R::El],
        list: &mut [u64],
    ) -> Result<(), Error> {
        let w = f.words() * R::WIDTH;
        let (data, factors) = (Vectors::new(data, true), &tables.factors);
        let (watch, parts) = (self.watch(), list.chunks_mut(w * TASK));
        each(
            self.threads,
            &watch,
            parts,
            || (),
            |(), k, part| {
                enter!(f, {
                    for (s, words) in part.chunks_exact_mut(w).enumerate() {
                        let s = k * TASK + s;
                        match factors.same.as_ref().or(factors.after.get(s)) {
                            Some(factor) => store(f, &f.mul(data.at(s), factor), words),
                            None => store(f, data.at(s), words),
                        }
                    }
                });
            },
        )?;
        Ok(())
    }
}

/// log₂ of the vectors of a block that stays in the second level of the cache.
fn most<R: Lanes>() -> u32 {
    (BLOCK_BYTES / size_of::<R::El>()).max(1).ilog2()
}

/// All levels of a part of the vectors, by columns as long as its blocks do not stay in the cache.
fn rest<R: Lanes>(f: &R, part: &mut [R::El], tables: &Tables<R::Mem, R::El>, b: usize) {
    let levels = part.len().ilog2();
    if levels <= most::<R>() {
        return enter!(f, block(f, part, tables, b));
    }
    let now = (levels - most::<R>()).min(COLUMN_LEVELS);
    for mut rows in tasks(part, 1 << (levels - now)) {
        enter!(f, columns(f, &mut rows, tables, b));
    }
    for (k, part) in part.chunks_mut(1 << (levels - now)).enumerate() {
        rest(f, part, tables, (b << now) + k);
    }
}

/// Rows of a length, by columns of at most [`TASK`]: each task has a part of every row.
fn tasks<E>(whole: &mut [E], row: usize) -> impl Iterator<Item = Vec<&mut [E]>> {
    let wide = TASK.min(row);
    let mut tasks: Vec<Vec<_>> = Vec::new();
    tasks.resize_with(row.div_ceil(wide), Vec::new);
    for row in whole.chunks_mut(row) {
        for (task, part) in tasks.iter_mut().zip(row.chunks_mut(wide)) {
            task.push(part);
        }
    }
    tasks.into_iter()
}

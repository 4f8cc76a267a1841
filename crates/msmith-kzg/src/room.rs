//! What a call needs at least, known before its first step.
//!
//! Its lists take what is counted here, for one thread; what a step of the engine takes is what the engine itself says
//! when it is asked for it and given no memory. A call needs the most of its steps, and its lists.

use msmith::{Algorithm, Options};

use crate::context::Context;
use crate::fr::{WORDS, integers};
use crate::points::{picked, sure};
use crate::setup::List;
use crate::{CELLS_PER_EXT_BLOB, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

/// Lists beside the sum of a blob, with those that read one point.
pub const BLOB: u64 = 1 << 20;
/// Lists that cells are made or recovered in, and those of the scalars of their proofs.
pub const ROW: u64 = 3 << 20;
/// Lists beside the sums of any verification.
pub const SUMS: u64 = 3 << 20;
/// The same for each cell and each commitment.
pub const ITEM: u64 = 768;
/// What making a setup takes, with the transforms of 4096 points.
pub const SETUP: u64 = 32 << 20;
/// What making tables takes beside them.
pub const TABLES: u64 = 16 << 20;

/// The options of a call's steps, given what it needs and what of that its lists take.
///
/// Errors: a memory limit below what it needs.
pub fn within<'a>(
    options: &Options<'a>,
    (needed, lists): (u64, u64),
) -> Result<Options<'a>, Error> {
    match options.memory_limit {
        Some(limit) if limit < needed => Err(msmith::Error::MemoryLimit { limit, needed }.into()),
        _ => Ok(beside(options, lists)),
    }
}

/// The options of steps beside something that takes memory.
pub fn beside<'a>(options: &Options<'a>, bytes: u64) -> Options<'a> {
    Options {
        memory_limit: options
            .memory_limit
            .map(|limit| limit.saturating_sub(bytes)),
        ..*options
    }
}

/// What a step says that it needs, if anything is limited.
fn asked<T>(
    options: &Options<'_>,
    step: impl FnOnce(&Options<'_>) -> Result<T, msmith::Error>,
) -> u64 {
    let nothing = Options {
        threads: Some(1),
        memory_limit: options.memory_limit.map(|_| 0),
        ..sure(options)
    };
    match nothing.memory_limit.map(|_| step(&nothing)) {
        // Scalars that are shorter have other plans.
        Some(Err(msmith::Error::MemoryLimit { needed, .. })) => needed + needed / 8,
        _ => 0,
    }
}

impl Context {
    /// [`within`], where there is a limit.
    pub fn room<'a>(
        &self,
        options: &Options<'a>,
        needs: impl FnOnce(&Self, &Options<'_>) -> (u64, u64),
    ) -> Result<Options<'a>, Error> {
        match options.memory_limit {
            Some(_) => within(options, needs(self, options)),
            None => Ok(*options),
        }
    }

    /// The least that a call needs, where there is a limit.
    pub fn needed(
        &self,
        options: &Options<'_>,
        needs: impl FnOnce(&Self, &Options<'_>) -> (u64, u64),
    ) -> u64 {
        options.memory_limit.map_or(0, |_| needs(self, options).0)
    }

    /// A sum of n points.
    pub fn needs_sum(&self, n: usize, options: &Options<'_>) -> u64 {
        let engine = self.0.setup.engine();
        [128, 255]
            .map(|bits| asked(options, |options| engine.plan(n, bits, options)))
            .into_iter()
            .fold(0, u64::max)
    }

    /// A commitment or proof of a blob.
    pub fn needs_blob(&self, options: &Options<'_>) -> (u64, u64) {
        let zeros = vec![0; WORDS * FIELD_ELEMENTS_PER_BLOB];
        let sum = match self.table(List::Lagrange, options) {
            Ok(Some(table)) if options.algorithm == Algorithm::Auto => {
                asked(options, |options| table.msm(integers(&zeros), options))
            }
            _ => self.needs_sum(FIELD_ELEMENTS_PER_BLOB, options),
        };
        (BLOB + sum, BLOB)
    }

    /// Proofs of a row's cells, with the cells.
    pub fn needs_proofs(&self, options: &Options<'_>) -> (u64, u64) {
        let parts: Vec<_> = (0..CELLS).map(|j| CELL * j..CELL * (j + 1)).collect();
        let sums = match self.table(List::Columns, options) {
            Ok(Some(table)) => {
                let zeros = vec![0; WORDS * CELL * CELLS];
                asked(options, |options| {
                    table.msm_parts(&parts, integers(&zeros), options)
                })
            }
            _ => self.needs_sum(CELL, options),
        };
        (ROW + sums.max(self.needs_products(options)), ROW)
    }

    /// Missing proofs from those that are known, with the cells.
    pub fn needs_known(&self, options: &Options<'_>) -> (u64, u64) {
        let points = &self.0.setup.monomials;
        let making = asked(options, |options| self.table_of(points, options));
        // It is made in no time.
        let sums = self.table_of(points, &Options::default()).map(|table| {
            let zeros = vec![0; WORDS * CELL * CELL];
            let sums = asked(options, |options| {
                table.msm_parts(&[const { 0..CELL }; CELL], integers(&zeros), options)
            });
            sums + table.bytes()
        });
        let steps = [sums.unwrap_or(0), making, self.needs_products(options)];
        (ROW + steps.into_iter().fold(0, u64::max), ROW)
    }

    /// A transform of as many points as there are cells.
    fn needs_products(&self, options: &Options<'_>) -> u64 {
        let monomials = &self.0.setup.monomials;
        let points = picked(monomials, (0..CELLS).map(|k| k % CELL));
        let scalars = [u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 2].repeat(CELLS);
        let engine = self.0.setup.engine();
        let products = asked(options, |options| {
            engine.mul_each(&points, integers(&scalars), options)
        });
        // Two scalars each, and three lists.
        2 * products + SUMS / 4
    }

    /// The options of the steps of a verification of some items with some commitments.
    ///
    /// Errors: a memory limit below what it needs; lists that memory has no room for.
    pub fn room_for<'a>(
        &self,
        items: usize,
        commitments: usize,
        options: &Options<'a>,
    ) -> Result<Options<'a>, Error> {
        let bytes = SUMS + ITEM * (items + commitments) as u64;
        let room = Vec::<u8>::new().try_reserve_exact(bytes as usize);
        room.map_err(|_| msmith::Error::OutOfMemory { bytes })?;
        self.room(options, |kzg, o| kzg.needs_items(items, commitments, o))
    }

    /// A verification of some items with some commitments.
    fn needs_items(&self, items: usize, commitments: usize, options: &Options<'_>) -> (u64, u64) {
        let lists = SUMS + ITEM * (items + commitments) as u64;
        let sum = self.needs_sum(items + commitments + 1, options);
        let of_powers = match self.table(List::Monomials, options) {
            Ok(Some(table)) => asked(options, |options| {
                table.msm(integers(&[0; WORDS * CELL]), options)
            }),
            _ => self.needs_sum(CELL, options),
        };
        (lists + sum.max(of_powers), lists)
    }
}

//! What a call needs at least, known before its first step.
//!
//! Its lists take what is counted here, for one thread; what a step of the engine takes is what the engine itself says
//! when it is asked for it and given no memory. A call needs the most of its steps, and its lists.

use msmith::{Algorithm, Options};
use msmith_io::room::{asked, within};

use crate::context::Context;
use crate::fr::{WORDS, integers};
use crate::setup::List;
use crate::{CELLS_PER_EXT_BLOB, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

/// Lists beside the sum of a blob, with those that read one point.
pub const BLOB: u64 = 1 << 20;
/// Lists that cells are made or recovered in, and those of the scalars of their proofs.
pub const ROW: u64 = 3 << 20;
/// What transforms of as many points as there are cells take, and a table of 64 with the sums by it.
pub const POINTS: u64 = 12 << 20;
/// Lists beside the sums of any verification.
pub const SUMS: u64 = 3 << 20;
/// The same for each cell and each commitment.
pub const ITEM: u64 = 768;
/// What making a setup takes, with the transforms of 4096 points.
pub const SETUP: u64 = 32 << 20;
/// What making tables takes beside them.
pub const TABLES: u64 = 16 << 20;

impl Context {
    /// [`within`], where there is a limit.
    pub fn room<'a>(
        &self,
        options: &Options<'a>,
        needs: impl FnOnce(&Self, &Options<'_>) -> (u64, u64),
    ) -> Result<Options<'a>, Error> {
        match options.memory_limit {
            Some(_) => Ok(within(options, needs(self, options))?),
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
        let [short, long] = [128, 255].map(|bits| asked(options, |o| engine.plan(n, bits, o)));
        // Scalars that are shorter have other plans.
        short.max(long) * 9 / 8
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
        (ROW + sums.max(POINTS), ROW)
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

//! What a call needs at least, known before its first step.
//!
//! Its lists take what is counted here, for one thread; what a step of the engine takes is what the engine itself says
//! when it is asked for it and given no memory. A call needs the most of its steps, and its lists.

use msmith::{Algorithm, Options};
use msmith_io::room::{asked, within};

use crate::context::Context;
use crate::fr::integers;
use crate::setup::List;
use crate::{CELLS_PER_EXT_BLOB, Error, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;

/// Lists beside the sum of a blob, with those that read one point.
pub const BLOB: u64 = 1 << 20;
/// Lists that cells are made or recovered in, and those of the scalars of their proofs.
pub const ROW: u64 = 4 << 20;
/// What transforms of as many points as there are cells take, and a table of 64 with the sums by it.
pub const POINTS: u64 = 12 << 20;
/// Lists beside the sums of any verification.
pub const SUMS: u64 = 3 << 20;
/// The same for each cell and each commitment.
pub const ITEM: u64 = 768;

impl Context {
    /// A sum of n points.
    pub(crate) fn needs_sum(&self, n: usize, options: &Options<'_>) -> u64 {
        let engine = self.0.setup.engine();
        let plan = |bits| asked(options, |o| engine.plan(n, bits, o));
        // Scalars that are shorter have other plans.
        plan(128).max(plan(255)) * 9 / 8
    }

    /// A number of sums of n points of a list, by its table where it has one.
    fn needs_sums(&self, list: List, (sums, n): (usize, usize), options: &Options<'_>) -> u64 {
        let table = match self.made(list) {
            Some(table) if options.memory_limit.is_some() => table,
            _ => return self.needs_sum(n, options),
        };
        let parts: Vec<_> = (0..sums).map(|j| n * j..n * (j + 1)).collect();
        let long = [u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 2].repeat(n * sums);
        let scalars = integers(&long);
        match sums {
            1 => asked(options, |options| table.msm(scalars, options)),
            _ => asked(options, |o| table.msm_parts(&parts, scalars, o)),
        }
    }

    /// A commitment or proof of a blob.
    pub(crate) fn needs_blob(&self, options: &Options<'_>) -> (u64, u64) {
        let all = (1, FIELD_ELEMENTS_PER_BLOB);
        let sum = match options.algorithm {
            Algorithm::Auto => self.needs_sums(List::Lagrange, all, options),
            _ => self.needs_sum(all.1, options),
        };
        (BLOB + sum, BLOB)
    }

    /// Proofs of a row's cells, with the cells.
    pub(crate) fn needs_proofs(&self, options: &Options<'_>) -> (u64, u64) {
        let sums = self.needs_sums(List::Columns, (CELLS, CELL), options);
        (ROW + sums.max(POINTS), ROW)
    }

    /// The options of the steps of a verification of some items with some commitments.
    ///
    /// Errors: a memory limit below what it needs; lists that memory has no room for.
    pub(crate) fn room_for<'a>(
        &self,
        items: usize,
        commitments: usize,
        options: &Options<'a>,
    ) -> Result<Options<'a>, Error> {
        let bytes = SUMS + ITEM * (items + commitments) as u64;
        let room = Vec::<u8>::new().try_reserve_exact(bytes as usize);
        room.map_err(|_| msmith::Error::OutOfMemory { bytes })?;
        let sum = self.needs_sum(items + commitments + 1, options);
        let of_powers = self.needs_sums(List::Monomials, (1, CELL), options);
        Ok(within(options, (bytes + sum.max(of_powers), bytes))?)
    }
}

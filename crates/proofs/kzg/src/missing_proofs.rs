//! A row's missing proofs from those that are known.
//!
//! **Mathematics.** The proof of the cell whose coset is x^64 = a is `Σ_k a^k·h_k`, with 63 points h_k that belong to
//! the blob (`setup`): proofs are the values of a polynomial over the group at the 128th roots of unity, and 64 of them
//! give the others. With z = `∏ (X − a)` over those 64 the proof at b is `Σ z(b)/((b − a)·z'(a))·π(a)`. Where the 64
//! are a coset of the 64th roots, the first 64 cells or the last, all others follow by two transforms of 64 points and
//! as many products.
//!
//! **Cost.** The proofs that are used are read and checked. A few are a sum of 64 each; more are one call with a table
//! of the 64, which costs as much as six sums or so and makes each a third; a coset is two transforms of 64 points and
//! 64 products, which take as long as 24 of these. All 128 from the blob are 128 sums of 64 and two transforms of 128.

use std::borrow::Borrow;

use msmith::{Options, Scalars, WordPoints};
use msmith_io::room::{beside, within};

use crate::challenge::same_length;
use crate::context::Context;
use crate::fr::{Fr, WORDS, integers, quiet, reversed};
use crate::points::{compressed, picked, read, sure};
use crate::recover::Row;
use crate::room::{POINTS, ROW};
use crate::{CELLS_PER_EXT_BLOB, Cell, Cells, Error, FIELD_ELEMENTS_PER_CELL, Proofs};

const CELL: usize = FIELD_ELEMENTS_PER_CELL;
const CELLS: usize = CELLS_PER_EXT_BLOB;
/// As many proofs give the others.
const ENOUGH: usize = CELLS / 2;
/// The most sums that are made without a table.
const WITHOUT_TABLE: usize = 6;
/// The least number of proofs that transforms give in less time than sums.
const BY_TRANSFORMS: usize = 24;

impl Context {
    /// All cells of a blob and their proofs, from at least 64 cells with their indices, in any order, and with their
    /// proofs: a fraction of what [`Context::recover_cells_and_kzg_proofs`] takes, which needs no proofs.
    ///
    /// The proofs **are taken to be those of the cells**: from others follow others, so verify them first. They are
    /// given back as they came; those 64 that the missing ones are computed from are checked to be points of the
    /// subgroup.
    ///
    /// Errors: those of [`Context::recover_cells_and_kzg_proofs`]; another number of proofs than of cells; one of the
    /// 64 that is not a point of the subgroup.
    pub fn recover_from_proofs<C: Borrow<Cell>>(
        &self,
        indices: &[u64],
        cells: &[C],
        proofs: &[[u8; 48]],
        options: &Options<'_>,
    ) -> Result<(Cells, Proofs), Error> {
        same_length(cells.len(), "proof", proofs.len())?;
        let row = Row::of(indices, cells)?;
        let options = &within(options, (ROW + POINTS, ROW))?;
        let (_, cells) = self.0.fr.row(&row, options)?;
        let mut all: Proofs = Box::new([[0; 48]; CELLS]);
        let mut index_of = [None; CELLS];
        for (place, k) in row.places.iter().zip(&row.from) {
            all[*place] = proofs[*k];
            index_of[reversed(*place, CELLS)] = Some(*k);
        }
        let known = |place: usize| index_of[place];
        let missing: Vec<usize> = (0..CELLS).filter(|k| known(*k).is_none()).collect();
        if missing.is_empty() {
            return Ok((cells, all));
        }
        // A coset if there is one: these, and one behind each.
        let coset = |first| (first..CELLS).step_by(2);
        let first = (0..2).find(|first| coset(*first).all(|k| known(k).is_some()));
        let used: Vec<usize> = match first {
            Some(first) => coset(first).collect(),
            None => (0..CELLS)
                .filter(|k| known(*k).is_some())
                .take(ENOUGH)
                .collect(),
        };
        let which: Vec<usize> = used.iter().filter_map(|k| known(*k)).collect();
        let points = self.read_some(proofs, &which, options)?;
        let options = &sure(options);
        let found = match first {
            Some(first) if missing.len() >= BY_TRANSFORMS => {
                let others = self.by_transforms(&points, first == 1, options)?;
                // The other coset in order.
                picked(&others, missing.iter().map(|k| k / 2))
            }
            _ => self.by_sums(&points, &used, &missing, options)?,
        };
        let found = compressed(self.0.setup.engine(), &found)?;
        for (k, proof) in missing.iter().zip(found) {
            all[reversed(*k, CELLS)] = proof;
        }
        Ok((cells, all))
    }

    /// Some proofs as points; a malformed one by its place in the list.
    fn read_some(
        &self,
        proofs: &[[u8; 48]],
        which: &[usize],
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let some: Vec<[u8; 48]> = which.iter().map(|k| proofs[*k]).collect();
        let points = read(self.0.setup.engine(), [(&some[..], "proof")], options);
        let [points] = points.map_err(|error| match error {
            Error::Point { what, index, why } => Error::Point {
                what,
                index: which.get(index).copied().unwrap_or(index),
                why,
            },
            error => error,
        })?;
        Ok(points)
    }

    /// The values at one coset of the 64th roots from those at the other; odd is that of the 128th root.
    fn by_transforms(
        &self,
        points: &WordPoints,
        from_odd: bool,
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let (fr, engine) = (&self.0.fr, self.0.setup.engine());
        // A transform's values in reverse are 64 times those of the inverse one.
        let values = engine.fft(points, &fr.cell, options)?;
        let back = (0..CELL).map(|k| (CELL - k) % CELL);
        let coefficients = picked(&values, back);
        let scalars = fr.to_other_coset(from_odd, options)?;
        let scaled = engine.mul_each(&coefficients, integers(&scalars), options)?;
        Ok(engine.fft(&scaled, &fr.cell, options)?)
    }

    /// The values at the missing places from those at 64 others.
    fn by_sums(
        &self,
        points: &WordPoints,
        used: &[usize],
        missing: &[usize],
        options: &Options<'_>,
    ) -> Result<WordPoints, Error> {
        let engine = self.0.setup.engine();
        let scalars = self.0.fr.lagrange(used, missing, options)?;
        if missing.len() > WITHOUT_TABLE {
            let table = engine.prepare_with(points, "eisenstein:1,5".parse()?, 1, options)?;
            let options = &beside(options, table.bytes());
            let parts = vec![0..used.len(); missing.len()];
            return Ok(table.msm_parts(&parts, integers(&scalars), options)?);
        }
        let lists: Vec<Scalars<'_>> = (scalars.chunks_exact(WORDS * used.len()))
            .map(integers)
            .collect();
        let mut found = WordPoints {
            stride: points.stride,
            ..WordPoints::default()
        };
        for sum in engine.msm_same_points(points, &lists, options)? {
            found.push(&sum.point)?;
        }
        Ok(found)
    }
}

impl Fr {
    /// What takes 64 times a coefficient on one coset to the coefficient on the other: `ω^(±k)/64`, integers.
    fn to_other_coset(&self, from_odd: bool, options: &Options<'_>) -> Result<Vec<u64>, Error> {
        let step = match from_odd {
            true => CELLS - 1,
            false => 1,
        };
        let mut scalars: Vec<u64> = (0..CELL)
            .flat_map(|k| self.root(CELL * (step * k)))
            .copied()
            .collect();
        let quiet = &quiet(options);
        // 2/128, an integer.
        let mut part = self.fraction.to_vec();
        self.field.from_montgomery(&mut part, quiet)?;
        let half = part.clone();
        self.field.add(&mut part, &half, quiet)?;
        self.field.mul(&mut scalars, &part.repeat(CELL), quiet)?;
        Ok(scalars)
    }

    /// For each missing place the integers that the values at the used ones are multiplied by.
    fn lagrange(
        &self,
        used: &[usize],
        missing: &[usize],
        options: &Options<'_>,
    ) -> Result<Vec<u64>, Error> {
        let quiet = &quiet(options);
        let field = &self.field;
        let root = |k: usize| self.root(CELL * (k % CELLS));
        let z = self.vanishing(used, options)?;
        // z' has the coefficients k·c_k.
        let numbers: Vec<u64> = (1..CELLS as u64).flat_map(|k| [k, 0, 0, 0]).collect();
        let mut derivative = self.factors(&numbers, options)?;
        field.mul(&mut derivative, &z[WORDS..], quiet)?;
        derivative.resize(WORDS * CELLS, 0);
        let mut values = [z, derivative].concat();
        self.columns.fft(&mut values, quiet)?;
        let (z, derivative) = values.split_at(WORDS * CELLS);
        let some = |list: &[u64], which: &[usize]| -> Vec<u64> {
            let of = |k: &usize| &list[WORDS * k..][..WORDS];
            which.iter().flat_map(of).copied().collect()
        };
        // 1/z'(a), integers.
        let mut weights = some(derivative, used);
        field.invert(&mut weights, quiet)?;
        field.from_montgomery(&mut weights, quiet)?;
        // z(b)/b.
        let mut heights = some(z, missing);
        let back: Vec<u64> = (missing.iter())
            .flat_map(|b| root(CELLS - b))
            .copied()
            .collect();
        field.mul(&mut heights, &back, quiet)?;
        // 1/(1 − ω^k); that of 0, which stays 0, is not used.
        let mut differences = root(0).repeat(CELLS);
        let roots: Vec<u64> = (0..CELLS).flat_map(root).copied().collect();
        field.sub(&mut differences, &roots, quiet)?;
        field.invert(&mut differences, quiet)?;
        // 1/(b − a) is 1/b times 1/(1 − a/b).
        let quotients: Vec<u64> = (missing.iter())
            .flat_map(|b| used.iter().map(move |a| (CELLS + a - b) % CELLS))
            .flat_map(|k| &differences[WORDS * k..][..WORDS])
            .copied()
            .collect();
        let heights: Vec<u64> = (heights.chunks_exact(WORDS))
            .flat_map(|height| height.repeat(used.len()))
            .collect();
        let mut scalars = weights.repeat(missing.len());
        field.mul(&mut scalars, &quotients, quiet)?;
        field.mul(&mut scalars, &heights, quiet)?;
        Ok(scalars)
    }
}

//! Affine points in the engine's own packed form.

use crate::memory;
use crate::ring::Lanes;

/// Points as rows of `stride` packed coordinates: `x, y`, or `x, βx, β²x, y`.
pub struct Table<R: Lanes> {
    /// Row-major packed coordinates, of at least as many rows as there are.
    pub mem: Vec<R::Mem>,
    /// Packed coordinates in a row: 2 or 4.
    pub stride: usize,
    /// Whether row `i` is a finite point.
    pub finite: Vec<bool>,
}

impl<R: Lanes> Table<R> {
    /// `rows` rows, all of them infinite.
    pub fn new(rows: usize, stride: usize) -> Self {
        let mut table = Self {
            mem: Vec::new(),
            stride,
            finite: Vec::new(),
        };
        table.reset(rows);
        table
    }

    /// Makes it a table of `rows` rows, all of them infinite, in the memory that it has.
    pub fn reset(&mut self, rows: usize) {
        let len = rows * self.stride;
        if self.mem.len() < len {
            self.mem = memory::room(len);
            self.mem.resize(len, R::Mem::default());
        }
        self.finite.clear();
        self.finite.resize(rows, false);
    }

    /// Bytes of `rows` rows.
    pub fn bytes(rows: usize, stride: usize) -> u64 {
        rows as u64 * (stride * size_of::<R::Mem>() + 1) as u64
    }

    /// x of row `i`, times β^power.
    #[inline(always)]
    pub fn x(&self, i: usize, power: usize) -> &R::Mem {
        &self.mem[i * self.stride + power]
    }

    /// y of row `i`.
    #[inline(always)]
    pub fn y(&self, i: usize) -> &R::Mem {
        &self.mem[i * self.stride + self.stride - 1]
    }

    /// Writes a finite point.
    #[inline(always)]
    pub fn set(&mut self, i: usize, x: R::Mem, y: R::Mem) {
        self.mem[i * self.stride] = x;
        self.mem[i * self.stride + self.stride - 1] = y;
        self.finite[i] = true;
    }
}

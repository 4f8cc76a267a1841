//! Points in the engine's own packed form.

use super::bucket_lists::{Layout, Place};
use crate::memory::{Block, resize};
use crate::recode::Recoding;
use bytemuck::Zeroable;
use std::sync::Arc;

/// Bytes of a table of `rows` rows of `stride` coordinates of `stored` bytes.
pub fn bytes(stored: usize, rows: usize, stride: usize) -> u64 {
    rows as u64 * (stride * stored + 1) as u64
}

/// Coordinates in a row of points whose digits are those of a recoding: `x, y`, or `x, βx, β²x, y` where digits have
/// powers of ω.
pub fn columns(recoding: &dyn Recoding) -> usize {
    if recoding.uses_endomorphism() { 4 } else { 2 }
}

/// How many of some rows are finite points.
pub fn finite_rows(finite: &[bool]) -> usize {
    finite.iter().filter(|f| **f).count()
}

/// Bytes of a table that gets no spare room.
const MANY: usize = 64 << 20;

/// Points as rows of `stride` packed coordinates: `x, y`, or `x, βx, β²x, y`; in Edwards form what
/// an addition law keeps, for every power of ω one after the other.
pub struct Table<M: Copy> {
    /// Row-major packed coordinates, of at least as many rows as there are.
    pub mem: Block<M>,
    /// Packed coordinates in a row.
    pub stride: usize,
    /// How many coordinates further a power of ω is.
    pub turn: usize,
    /// Whether row `i` is a finite point.
    pub finite: Vec<bool>,
    /// The numbers of the points that are meant, if not all in their order; then `finite` is of these.
    pub which: Option<Vec<u32>>,
    /// The coordinates as words instead, of prepared points.
    pub words: Option<Arc<dyn Words>>,
}

/// Words in somebody's memory.
pub trait Words: Send + Sync {
    /// All of them.
    fn words(&self) -> &[u64];
}

impl Words for Block<u64> {
    fn words(&self) -> &[u64] {
        self
    }
}

/// Some rows of a table, to be written.
pub struct RowsMut<'a, M> {
    /// Their coordinates.
    pub mem: &'a mut [M],
    /// Which are finite points.
    pub finite: &'a mut [bool],
    /// Coordinates in a row.
    pub stride: usize,
}

impl<M: Copy> RowsMut<'_, M> {
    /// The same rows, for a while.
    pub fn reborrow(&mut self) -> RowsMut<'_, M> {
        RowsMut {
            mem: self.mem,
            finite: self.finite,
            stride: self.stride,
        }
    }

    /// The coordinates of a row.
    #[inline(always)]
    pub fn row(&mut self, i: usize) -> &mut [M] {
        &mut self.mem[i * self.stride..(i + 1) * self.stride]
    }
}

/// Where sums of lists are written: row k is that of list k or of piece k of the long lists.
pub struct BucketSums<'a, M> {
    /// Of the lists.
    pub lists: RowsMut<'a, M>,
    /// Of the pieces.
    pub pieces: RowsMut<'a, M>,
}

impl<M: Copy> BucketSums<'_, M> {
    /// The coordinates of a sum, and whether it is finite.
    #[inline(always)]
    pub fn at(&mut self, place: Place) -> (&mut [M], &mut bool) {
        let (rows, i) = match place {
            Place::List(i) => (&mut self.lists, i),
            Place::Piece(i) => (&mut self.pieces, i),
        };
        (
            &mut rows.mem[i * rows.stride..(i + 1) * rows.stride],
            &mut rows.finite[i],
        )
    }
}

/// The coordinates of a table.
#[derive(Clone, Copy)]
pub struct View<'a, M> {
    /// Packed, if there are any,
    pub mem: &'a [M],
    /// or else words.
    pub words: &'a [u64],
    /// Coordinates in a row.
    pub stride: usize,
}

impl<M: Copy> Default for Table<M> {
    fn default() -> Self {
        Self {
            mem: Block::default(),
            stride: 0,
            turn: 1,
            finite: Vec::new(),
            which: None,
            words: None,
        }
    }
}

impl<M: Copy> Table<M> {
    /// The coordinates.
    #[inline(always)]
    pub fn view(&self) -> View<'_, M> {
        View {
            mem: &self.mem,
            words: self.words.as_ref().map_or(&[], |w| w.words()),
            stride: self.stride,
        }
    }

    /// All rows, to be written.
    pub fn rows_mut(&mut self) -> RowsMut<'_, M> {
        RowsMut {
            mem: &mut self.mem,
            finite: &mut self.finite,
            stride: self.stride,
        }
    }

    /// The coordinates of a row.
    #[inline(always)]
    pub fn row(&self, i: usize) -> &[M] {
        &self.mem[i * self.stride..(i + 1) * self.stride]
    }

    /// The number of a row, if that is finite.
    #[inline(always)]
    pub fn finite_row(&self, i: usize) -> Option<u32> {
        self.finite[i].then_some(i as u32)
    }

    /// How rows are laid out.
    #[inline(always)]
    pub fn layout(&self) -> Layout {
        Layout {
            stride: self.stride as u32,
            turn: self.turn as u32,
        }
    }
}

impl<M: Copy + Zeroable> Table<M> {
    /// `rows` rows, all of them infinite, in memory for just these.
    pub fn new(rows: usize, stride: usize) -> Self {
        let mut finite = Vec::new();
        resize(&mut finite, rows, false);
        Self {
            mem: Block::zeros(rows * stride),
            stride,
            turn: 1,
            finite,
            ..Self::default()
        }
    }

    /// Makes it a table of `rows` rows, all of them infinite, in the memory that it has.
    pub fn reset(&mut self, rows: usize, stride: usize) {
        self.stride = stride;
        self.turn = 1;
        let len = rows * self.stride;
        if self.mem.len() < len {
            // With some room, since the next table may be a little larger, if it does not cost much.
            let more = if len * size_of::<M>() < MANY {
                len / 8
            } else {
                0
            };
            self.mem = Block::zeros(len + more);
        }
        resize(&mut self.finite, rows, false);
    }

    /// Bytes of the memory that it holds.
    pub fn bytes_held(&self) -> usize {
        self.mem.len() * size_of::<M>() + self.finite.capacity()
    }

    /// x of row `i`, times β^power.
    #[inline(always)]
    pub fn x(&self, i: usize, power: usize) -> &M {
        &self.mem[i * self.stride + power]
    }

    /// y of row `i`.
    #[inline(always)]
    pub fn y(&self, i: usize) -> &M {
        &self.mem[i * self.stride + self.stride - 1]
    }

    /// Writes a finite point.
    #[inline(always)]
    pub fn set(&mut self, i: usize, x: M, y: M) {
        self.mem[i * self.stride] = x;
        self.mem[i * self.stride + self.stride - 1] = y;
        self.finite[i] = true;
    }
}

//! Elements in memory: their digits, padded to whole cache lines.

use bytemuck::Zeroable;

/// Digits in memory, padded to whole cache lines.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub struct Row<D, const Z: usize>(pub [D; Z]);

// SAFETY: an array of digits that may be zero.
unsafe impl<D: Zeroable, const Z: usize> Zeroable for Row<D, Z> {}

// SAFETY: 64 bytes of digits, of which any bits are one, and nothing else.
unsafe impl bytemuck::Pod for Row<u64, 8> {}
// SAFETY: the same.
unsafe impl bytemuck::Pod for Row<f64, 8> {}

impl<D: Copy + Default, const Z: usize> Default for Row<D, Z> {
    #[inline(always)]
    fn default() -> Self {
        Self([D::default(); Z])
    }
}

/// The memory format of an element of `L` digits.
pub trait Shape<D> {
    /// The row: a multiple of 8 digits, aligned to 64 bytes.
    type Row: Copy + Send + Sync + Default + Zeroable + AsRows<D> + 'static;
}

/// A row as digits.
pub trait AsRows<D> {
    /// Read.
    fn digits(&self) -> &[D];
    /// Write.
    fn digits_mut(&mut self) -> &mut [D];
}

impl<D, const Z: usize> AsRows<D> for Row<D, Z> {
    #[inline(always)]
    fn digits(&self) -> &[D] {
        const { assert!(Z.is_multiple_of(8)) }
        &self.0
    }
    #[inline(always)]
    fn digits_mut(&mut self) -> &mut [D] {
        const { assert!(Z.is_multiple_of(8)) }
        &mut self.0
    }
}

/// A number of digits.
#[derive(Clone, Copy, Debug)]
pub struct Digits<const L: usize>;

macro_rules! shape {
    ($($l:literal in $z:literal),*) => { $(
        impl<D: Copy + Send + Sync + Default + Zeroable + 'static> Shape<D> for Digits<$l> {
            type Row = Row<D, $z>;
        }
    )* };
}
shape!(4 in 8, 5 in 8, 6 in 8, 7 in 8, 8 in 8, 10 in 16, 12 in 16, 15 in 16, 19 in 24);

//! Costs of one byte, side by side: tiles of 32, as many as one vector holds.

/// Costs of a tile.
pub(super) const TILE: usize = 32;

/// Room for the widest vector.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Line(pub [u8; 64]);

/// The operations on tiles.
pub(super) trait Bytes {
    /// The numbers.
    type Vector: Copy;
    /// A bit for each.
    type Mask: Copy;
    /// How many: 1 or 2. With one, what is said of the second is not looked at.
    const TILES: usize;
    /// A tile of it.
    fn part(v: Self::Vector, tile: usize, to: &mut [u8; TILE]);
    /// From tiles.
    fn join(a: &[u8; TILE], b: &[u8; TILE]) -> Self::Vector;
    /// From memory.
    fn load(from: &Line) -> Self::Vector;
    /// To memory.
    fn store(v: Self::Vector, to: &mut Line);
    /// All the same.
    fn splat(x: u8) -> Self::Vector;
    /// The smaller ones.
    fn min(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Sums, 255 at most.
    fn plus(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// Differences, 0 at least.
    fn minus(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// The first where the mask is set, else the second.
    fn select(mask: Self::Mask, a: Self::Vector, b: Self::Vector) -> Self::Vector;
    /// A bit of 32 words each.
    fn mask(words: [&[u16]; 2], bit: usize) -> Self::Mask;
}

/// For any machine.
#[cfg(not(target_arch = "x86_64"))]
pub(super) struct BytesAny;

#[cfg(not(target_arch = "x86_64"))]
impl Bytes for BytesAny {
    type Vector = [u8; TILE];
    type Mask = [u8; TILE];
    const TILES: usize = 1;
    #[inline(always)]
    fn part(v: [u8; TILE], _: usize, to: &mut [u8; TILE]) {
        *to = v;
    }
    #[inline(always)]
    fn join(a: &[u8; TILE], _: &[u8; TILE]) -> [u8; TILE] {
        *a
    }
    #[inline(always)]
    fn load(from: &Line) -> [u8; TILE] {
        core::array::from_fn(|i| from.0[i])
    }
    #[inline(always)]
    fn store(v: [u8; TILE], to: &mut Line) {
        to.0[..TILE].copy_from_slice(&v);
    }
    #[inline(always)]
    fn splat(x: u8) -> [u8; TILE] {
        [x; TILE]
    }
    #[inline(always)]
    fn min(a: [u8; TILE], b: [u8; TILE]) -> [u8; TILE] {
        core::array::from_fn(|i| a[i].min(b[i]))
    }
    #[inline(always)]
    fn plus(a: [u8; TILE], b: [u8; TILE]) -> [u8; TILE] {
        core::array::from_fn(|i| a[i].saturating_add(b[i]))
    }
    #[inline(always)]
    fn minus(a: [u8; TILE], b: [u8; TILE]) -> [u8; TILE] {
        core::array::from_fn(|i| a[i].saturating_sub(b[i]))
    }
    #[inline(always)]
    fn select(mask: [u8; TILE], a: [u8; TILE], b: [u8; TILE]) -> [u8; TILE] {
        core::array::from_fn(|i| (a[i] & mask[i]) | (b[i] & !mask[i]))
    }
    #[inline(always)]
    fn mask(words: [&[u16]; 2], bit: usize) -> [u8; TILE] {
        let words = &words[0][..TILE];
        core::array::from_fn(|i| ((words[i] >> bit & 1) as u8).wrapping_neg())
    }
}

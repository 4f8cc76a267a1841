//! What a node holds: the price of a cheapest way to it, in units of the prices' common divisor.

/// A price or "not reached". Sixteen bits are enough up to about 700 bits, and twice as fast.
pub trait Cell: Copy + Ord {
    /// Not reached.
    const FAR: Self;
    /// The root.
    const ZERO: Self;
    /// Of a step; above [`Cell::FAR`] it is that.
    fn of(price: u32) -> Self;
    /// The number.
    fn get(self) -> u32;
    /// With another step. What is far stays at least as far.
    fn plus(self, price: Self) -> Self;
}

impl Cell for i16 {
    const FAR: Self = Self::MAX;
    const ZERO: Self = 0;

    fn of(price: u32) -> Self {
        Self::try_from(price).unwrap_or(Self::MAX)
    }

    fn get(self) -> u32 {
        self.unsigned_abs().into()
    }

    #[inline(always)]
    fn plus(self, price: Self) -> Self {
        self.saturating_add(price)
    }
}

impl Cell for i32 {
    /// A quarter, so that a sum of two does not overflow.
    const FAR: Self = 1 << 29;
    const ZERO: Self = 0;

    fn of(price: u32) -> Self {
        Self::try_from(price).map_or(Self::FAR, |p| p.min(Self::FAR))
    }

    fn get(self) -> u32 {
        self.unsigned_abs()
    }

    #[inline(always)]
    fn plus(self, price: Self) -> Self {
        self + price
    }
}

//! The integers that costs are added in.

/// A cost in a layer: a signed integer of 16, 32 or 64 bits whose smallest value stands for the cost 0, so that the
/// whole range is used and the vector instructions of any x86-64 (which know signed minima of 16 bits) do.
pub(super) trait Number: Copy + Default + Ord + Send + Sync + 'static {
    /// No chain.
    const NEVER: Self;
    /// The largest cost that differs from [`Self::NEVER`].
    const MOST: u64;
    /// A price, or all bits set or not.
    fn price(p: u64) -> Self;
    /// The number that stands for a cost.
    fn of(cost: u64) -> Self;
    /// The cost; `None` for [`Self::NEVER`].
    fn cost(self) -> Option<u64>;
    /// With a price. [`Self::NEVER`] may grow: who adds takes the smaller of the sum and [`Self::NEVER`].
    fn plus(self, price: Self) -> Self;
    /// All bits set, or none.
    fn mask(set: bool) -> Self;
    /// The first where the mask is set, else the second.
    fn select(mask: Self, a: Self, b: Self) -> Self;
}

macro_rules! number {
    ($t:ty, $never:expr, $plus:ident) => {
        impl Number for $t {
            const NEVER: Self = $never;
            const MOST: u64 = ($never as i128 - <$t>::MIN as i128 - 1) as u64;
            #[inline(always)]
            fn price(p: u64) -> Self {
                p.min(Self::MOST / 2) as $t
            }
            #[inline(always)]
            fn of(cost: u64) -> Self {
                (cost.min(Self::MOST) as i128 + <$t>::MIN as i128) as $t
            }
            #[inline(always)]
            fn cost(self) -> Option<u64> {
                (self < Self::NEVER).then(|| (self as i128 - <$t>::MIN as i128) as u64)
            }
            #[inline(always)]
            fn plus(self, price: Self) -> Self {
                self.$plus(price)
            }
            #[inline(always)]
            fn mask(set: bool) -> Self {
                -(set as $t)
            }
            #[inline(always)]
            fn select(mask: Self, a: Self, b: Self) -> Self {
                (a & mask) | (b & !mask)
            }
        }
    };
}

number!(i16, i16::MAX, saturating_add);
// Sums stay below the largest integer: prices are at most half of the range below NEVER.
number!(i32, 0, wrapping_add);
number!(i64, 0, wrapping_add);

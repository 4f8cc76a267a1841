//! Coefficients.

use core::ops::Neg;

/// The multiple `x·P + y·Q` that a step adds; `y = 0` where there is one scalar only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Digit {
    /// The multiple of P.
    pub x: i32,
    /// The multiple of Q.
    pub y: i32,
}

impl Digit {
    /// The digit 0: nothing to add.
    pub const ZERO: Self = Self { x: 0, y: 0 };

    /// The digit `x·P`.
    pub const fn single(x: i32) -> Self {
        Self { x, y: 0 }
    }

    /// The digit `x·P + y·Q`.
    pub const fn pair(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// Whether nothing is added.
    pub const fn is_zero(self) -> bool {
        self.x == 0 && self.y == 0
    }

    /// Whether the first coefficient that is not zero is negative: then the table holds the opposite.
    pub const fn is_negative(self) -> bool {
        self.x < 0 || (self.x == 0 && self.y < 0)
    }

    /// The digit or its opposite: the one that a table holds.
    pub fn stored(self) -> Self {
        if self.is_negative() { -self } else { self }
    }

    /// Whether it is ±P or ±Q, points that the caller has in affine coordinates.
    pub const fn is_affine(self) -> bool {
        self.x.unsigned_abs() as u64 + self.y.unsigned_abs() as u64 == 1
    }
}

/// `i32::MIN`, which no [`Set`](crate::Set) has, stays what it is.
impl Neg for Digit {
    type Output = Self;
    fn neg(self) -> Self {
        Self {
            x: self.x.wrapping_neg(),
            y: self.y.wrapping_neg(),
        }
    }
}

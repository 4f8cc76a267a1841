//! Field operations and their prices.

use super::Price;
use core::ops::{Add, Mul};

/// How many field operations a point operation takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ops {
    /// Multiplications, M.
    pub m: u16,
    /// Number of squarings, S.
    pub s: u16,
    /// Multiplications by the curve's a.
    pub ma: u16,
    /// Multiplications by the curve's d.
    pub md: u16,
    /// Multiplications by a small constant, as 2.
    pub small: u16,
    /// Additions and subtractions, A.
    pub add: u16,
}

impl Ops {
    /// Multiplications and squarings only.
    pub const fn ms(m: u16, s: u16) -> Self {
        Self {
            m,
            s,
            ma: 0,
            md: 0,
            small: 0,
            add: 0,
        }
    }

    /// With multiplications by a and by d.
    pub const fn by(mut self, ma: u16, md: u16) -> Self {
        self.ma = ma;
        self.md = md;
        self
    }

    /// With multiplications by small constants and additions.
    pub const fn light(mut self, small: u16, add: u16) -> Self {
        self.small = small;
        self.add = add;
        self
    }

    /// What they cost at these prices, in thousandths of a multiplication.
    pub fn price(self, at: &Prices) -> Price {
        1000 * Price::from(self.m)
            + at.s * Price::from(self.s)
            + at.ma * Price::from(self.ma)
            + at.md * Price::from(self.md)
            + at.small * Price::from(self.small)
            + at.add * Price::from(self.add)
    }
}

impl Add for Ops {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self {
            m: self.m + o.m,
            s: self.s + o.s,
            ma: self.ma + o.ma,
            md: self.md + o.md,
            small: self.small + o.small,
            add: self.add + o.add,
        }
    }
}

impl Mul<u16> for Ops {
    type Output = Self;
    fn mul(self, k: u16) -> Self {
        Self {
            m: self.m * k,
            s: self.s * k,
            ma: self.ma * k,
            md: self.md * k,
            small: self.small * k,
            add: self.add * k,
        }
    }
}

/// As papers write it: `9M+3S+1Ma`, what there is none of left out.
impl core::fmt::Display for Ops {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let parts = [
            (self.m, "M"),
            (self.s, "S"),
            (self.ma, "Ma"),
            (self.md, "Md"),
            (self.small, "Mc"),
            (self.add, "A"),
        ];
        let mut first = true;
        for (n, name) in parts.into_iter().filter(|p| p.0 > 0) {
            let plus = if first { "" } else { "+" };
            write!(f, "{plus}{n}{name}")?;
            first = false;
        }
        if first { f.write_str("0M") } else { Ok(()) }
    }
}

/// What field operations cost, in thousandths of a multiplication.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Prices {
    /// A squaring, in thousandths of a multiplication.
    pub s: Price,
    /// A multiplication by a; 0 where a is ±1 or −3.
    pub ma: Price,
    /// A multiplication by d.
    pub md: Price,
    /// A multiplication by a small constant.
    pub small: Price,
    /// An addition in the field, in thousandths of a multiplication.
    pub add: Price,
}

impl Prices {
    /// S = 0.8M, a free, d as a multiplication, the rest free: as both papers count.
    pub const PAPERS: Self = Self::squaring(800);
    /// A squaring costs as much as a multiplication, other operations nothing: S = M.
    pub const EQUAL: Self = Self::squaring(1000);
    /// A squaring costs two thirds of a multiplication: S = 0.67M.
    pub const TWO_THIRDS: Self = Self::squaring(670);

    /// As the papers, but for S.
    pub const fn squaring(s: Price) -> Self {
        Self {
            s,
            ma: 0,
            md: 1000,
            small: 0,
            add: 0,
        }
    }
}

impl Default for Prices {
    fn default() -> Self {
        Self::PAPERS
    }
}

//! The number that an extension takes a root of, and products by it.

use super::Ring;

/// How to multiply by `β`, where `u² = β` or `u³ = β`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NonResidue<E> {
    /// `β = −1`.
    MinusOne,
    /// `β = −5` (BLS12-377).
    MinusFive,
    /// Another small integer.
    Small(i32),
    /// Any element of the base ring, in stored form.
    Element(E),
}

impl<E> From<i32> for NonResidue<E> {
    fn from(beta: i32) -> Self {
        match beta {
            -1 => Self::MinusOne,
            -5 => Self::MinusFive,
            b => Self::Small(b),
        }
    }
}

impl<E> NonResidue<E> {
    /// `β·a` for `a` in stored form; the bound grows to at most 5.
    #[inline(always)]
    pub fn times<R: Ring<El = E>>(&self, f: &R, a: &E) -> E {
        match self {
            Self::MinusOne => f.neg::<1>(a),
            Self::MinusFive => f.neg::<5>(&five(f, a)),
            Self::Small(b) => times_small(f, a, *b),
            Self::Element(b) => f.mul(a, b),
        }
    }

    /// `a + β·b` for stored forms, in stored form.
    #[inline(always)]
    pub fn add_times<R: Ring<El = E>>(&self, f: &R, a: &E, b: &E) -> E {
        let s = match self {
            Self::MinusOne => f.sub::<1>(a, b),
            Self::MinusFive => f.sub::<5>(a, &five(f, b)),
            _ => f.apart(
                #[inline(always)]
                || f.add(a, &self.times(f, b)),
            ),
        };
        f.norm(&s)
    }
}

/// `5a`.
#[inline(always)]
pub(super) fn five<R: Ring>(f: &R, a: &R::El) -> R::El {
    f.add(&f.dbl(&f.dbl(a)), a)
}

/// `b·a` by doubling and adding, for `a` in stored form and in stored form. One copy, which has the ring's instructions:
/// without them each of its operations would be a call.
#[inline(never)]
fn times_small<R: Ring>(f: &R, a: &R::El, b: i32) -> R::El {
    f.apart(
        #[inline(always)]
        || {
            let n = b.unsigned_abs();
            let mut acc = if n == 0 { f.zero() } else { *a };
            // The top bit is a itself.
            for i in (0..31u32.saturating_sub(n.leading_zeros())).rev() {
                acc = f.dbl(&acc);
                if (n >> i) & 1 == 1 {
                    acc = f.add(&acc, a);
                }
                acc = f.norm(&acc);
            }
            if b < 0 {
                f.norm(&f.neg::<1>(&acc))
            } else {
                acc
            }
        },
    )
}

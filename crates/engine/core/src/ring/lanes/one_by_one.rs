//! What elements of lanes are made of where no vector does it, and what two operations share.

use super::kernel::unroll;
use super::room;
use super::simd::Wide;
use super::{AsRows, Digits, Shape, Vec8, field, words};
use crate::ring::{Lanes, Ring};

impl<'a, S: Wide<W>, const L: usize, const W: u32> Vec8<'a, S, L, W> {
    /// `a − b`, in unsigned rings with the multiple of p of a number (see [`field`]).
    #[inline(always)]
    pub(super) fn minus(&self, above: usize, a: &[S::V; L], b: &[S::V; L]) -> [S::V; L] {
        if S::SIGNED {
            each!(j => S::sub(a[j], b[j]))
        } else {
            let c = &self.field.above[above];
            each!(j => S::sub(S::add(a[j], S::splat(&c[j])), b[j]))
        }
    }
    /// [`Lanes::store_words`] where [`super::border`] has no way.
    #[inline(never)]
    pub(super) fn unpack_one_by_one(&self, a: &[S::V; L], words: &mut [u64])
    where
        Digits<L>: Shape<S::D>,
    {
        let mut rows = [Self::empty(); 8];
        S::enter(
            #[inline(always)]
            || self.scatter(a, &mut rows),
        );
        for (row, words) in rows.iter().zip(words.chunks_exact_mut(self.field.len)) {
            self.unpack(row, words);
        }
    }
    /// The digits of eight integers, where [`super::border`] has no way: a function, since many places have it.
    pub(super) fn cut_one_by_one(&self, src: &[&[u64]; 8]) -> [S::V; L]
    where
        Digits<L>: Shape<S::D>,
    {
        self.apart(
            #[inline(always)]
            || {
                let mut rows = [Self::empty(); 8];
                for lane in 0..8 {
                    let row = rows[lane].digits_mut();
                    for k in 0..L {
                        row[k] = S::digit(words::bits::<W>(src[lane], k));
                    }
                }
                let refs = each!(lane i => &rows[i]);
                self.gather(&refs)
            },
        )
    }
    #[inline(always)]
    pub(super) fn lift(&self, minus_beta: u32) -> Option<&'a field::Lift<S::D, L>> {
        match minus_beta {
            1 => self.field.lifts[0].as_ref(),
            5 => self.field.lifts[1].as_ref(),
            _ => None,
        }
    }
}

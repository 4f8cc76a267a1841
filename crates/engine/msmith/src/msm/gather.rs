//! Points of a table as the entries of lists name them: asked for ahead of time, and read, one a lane.

use super::bucket_lists::{Entry, MISSING, index};
use super::table::View;
use super::vectors::Vector;
use crate::coords::Affine;
use crate::ring::Lanes;

/// Asks for the points of the first few entries and takes these from the list.
#[inline(always)]
pub fn prefetch<R: Lanes>(f: &R, src: &View<'_, R::Mem>, ahead: &mut &[Entry], few: usize) {
    let (now, later) = ahead.split_at(few.min(ahead.len()));
    let last = src.stride as u32 - 1;
    if src.words.is_empty() {
        for &e in now {
            f.prefetch(src.mem, index(e));
            f.prefetch(src.mem, index(e) | last);
        }
    } else {
        for &e in now {
            f.prefetch_words(src.words, index(e), index(e) | last);
        }
    }
    *ahead = later;
}

/// All bits of some entries.
#[inline(always)]
pub fn any(lanes: &[Entry]) -> Entry {
    lanes.iter().fold(0, |all, e| all | e)
}

/// Where a coordinate of every lane is; the stride is a power of two, so that `|` finds y from any x.
#[inline(always)]
fn places<R: Lanes>(lanes: &[Entry], offset: u32) -> [u32; 8] {
    let mut at = [0; 8];
    for lane in 0..R::WIDTH {
        at[lane] = index(lanes[lane]) | offset;
    }
    at
}

/// x of every lane.
#[inline(always)]
pub fn abscissa<R: Lanes>(f: &R, out: &mut R::El, src: &View<'_, R::Mem>, lanes: &[Entry]) {
    let at = places::<R>(lanes, 0);
    match src.words.is_empty() {
        true => f.gather_at_into(out, src.mem, &at),
        false => f.gather_words_into(out, src.words, &at),
    }
}

/// y of every lane, sign applied. A negated y is `K·p − y`, with the very digits that a later
/// `sub::<1>` adds before it subtracts it: it counts as one stored form.
#[inline(always)]
pub fn ordinate<R: Lanes>(f: &R, out: &mut R::El, src: &View<'_, R::Mem>, lanes: &[Entry]) {
    let at = places::<R>(lanes, src.stride as u32 - 1);
    let flags = f.flags(lanes, 0);
    // Not one value of two ways: that would be a copy of it.
    if src.words.is_empty() {
        let y = f.gather_at(src.mem, &at);
        f.select_into(out, flags, &f.neg::<1>(&y), &y);
    } else {
        let y = f.gather_words(src.words, &at);
        f.select_into(out, flags, &f.neg::<1>(&y), &y);
    }
}

/// An operand of a leaf.
#[inline(always)]
pub fn operand<R: Lanes>(f: &R, src: &View<'_, R::Mem>, lanes: &[Entry]) -> Vector<R> {
    let (mut x, mut y) = (f.zero(), f.zero());
    abscissa(f, &mut x, src, lanes);
    ordinate(f, &mut y, src, lanes);
    Vector {
        p: Affine { x, y },
        inf: f.flags(lanes, MISSING.ilog2()),
    }
}

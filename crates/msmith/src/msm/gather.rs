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

/// One coordinate of every lane; the stride is a power of two, so that `|` finds y from any x.
#[inline(always)]
fn gather<R: Lanes>(f: &R, out: &mut R::El, src: &View<'_, R::Mem>, lanes: &[Entry], offset: u32) {
    let mut at = [0; 8];
    for lane in 0..R::WIDTH {
        at[lane] = index(lanes[lane]) | offset;
    }
    if src.words.is_empty() {
        f.gather_at_into(out, src.mem, &at);
    } else {
        f.gather_words_into(out, src.words, &at);
    }
}

/// x of every lane.
#[inline(always)]
pub fn abscissa<R: Lanes>(f: &R, out: &mut R::El, src: &View<'_, R::Mem>, lanes: &[Entry]) {
    gather(f, out, src, lanes, 0);
}

/// y of every lane, sign applied. A negated y is `K·p − y`, with the very digits that a later
/// `sub::<1>` adds before it subtracts it: it counts as one stored form.
#[inline(always)]
pub fn ordinate<R: Lanes>(f: &R, out: &mut R::El, src: &View<'_, R::Mem>, lanes: &[Entry]) {
    let mut y = f.zero();
    gather(f, &mut y, src, lanes, src.stride as u32 - 1);
    f.select_into(out, f.flags(lanes, 0), &f.neg::<1>(&y), &y);
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

//! One point of a list.

use msmith::{Point, WordPoints};

/// Point k of a list; infinity where there is none.
pub fn of(list: &WordPoints, k: usize) -> Point {
    let words = list.words.chunks_exact(list.stride.max(1)).nth(k)?;
    let (x, y) = words.split_at(words.len() / 2);
    list.finite.get(k)?.then(|| (x.to_vec(), y.to_vec()))
}

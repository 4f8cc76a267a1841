//! Words of a list as vectors: the last vector of a list may have fewer elements than lanes.

use msmith_core::ring::Lanes;

/// Words of eight elements of the longest field.
const MOST: usize = 8 * 12;

/// Vectors that are worked on side by side: a product waits for the one before it, and none for those beside.
pub(crate) const SIDE: usize = 4;

/// Elements one after the other, at most one a lane; lanes beyond them have the first.
#[inline(always)]
pub(crate) fn load<R: Lanes>(f: &R, words: &[u64]) -> R::El {
    let w = f.words();
    if const { R::WIDTH == 1 } {
        // They are what the ring has.
        return f.gather_words(words, &[0; 8]);
    }
    if words.len() == R::WIDTH * w {
        return f.load_words(words);
    }
    let mut full = [0; MOST];
    for lane in full.chunks_exact_mut(w) {
        lane.copy_from_slice(&words[..w]);
    }
    full[..words.len()].copy_from_slice(words);
    f.load_words(&full[..R::WIDTH * w])
}

/// The same element in all lanes.
#[inline(always)]
pub(crate) fn splat<R: Lanes>(f: &R, words: &[u64]) -> R::El {
    f.splat(&f.pack(words))
}

/// Writes the elements of a stored form, as many as there is room for.
#[inline(always)]
pub(crate) fn store<R: Lanes>(f: &R, x: &R::El, words: &mut [u64]) {
    let len = R::WIDTH * f.words();
    if const { R::WIDTH == 1 } {
        let mut row = [R::empty()];
        f.scatter(x, &mut row);
        return f.unpack(&row[0], words);
    }
    if words.len() == len {
        return f.store_words(x, words);
    }
    let mut full = [0; MOST];
    f.store_words(x, &mut full[..len]);
    words.copy_from_slice(&full[..words.len()]);
}

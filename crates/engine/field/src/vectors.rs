//! The ways from the words of a list to vectors and back. The last vector of a list may have fewer elements than lanes.

use msmith_core::ring::Lanes;

/// Words of eight elements of the longest field.
const MOST: usize = 8 * 12;

/// Vectors that are worked on side by side: a product waits for the one before it, and none for those beside.
pub(crate) const SIDE: usize = 4;

/// Vectors of a task.
pub(crate) const TASK: usize = 256;

/// Elements one after the other, at most one a lane; lanes beyond them have zero.
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
    full[..words.len()].copy_from_slice(words);
    f.load_words(&full[..R::WIDTH * w])
}

/// The same element in all lanes.
#[inline(always)]
pub(crate) fn splat<R: Lanes>(f: &R, words: &[u64]) -> R::El {
    f.splat(&f.pack(words))
}

/// `first·x^lane`.
#[inline(always)]
pub(crate) fn lane_powers<R: Lanes>(f: &R, first: &R::El, x: &R::El) -> R::El {
    let mut rows = [R::empty(); 8];
    let mut all = [R::empty(); 8];
    let mut power = *first;
    for row in &mut rows[..R::WIDTH] {
        f.scatter(&power, &mut all[..R::WIDTH]);
        *row = all[0];
        power = f.mul(&power, x);
    }
    gather(f, &rows)
}

/// One row a lane; the first one where there are fewer.
#[inline(always)]
pub(crate) fn gather<R: Lanes>(f: &R, rows: &[R::Mem]) -> R::El {
    let mut src = [&rows[0]; 8];
    for (src, row) in src.iter_mut().zip(rows) {
        *src = row;
    }
    f.gather(&src[..R::WIDTH])
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

/// Vectors of a list in its order.
pub(crate) trait Source<R: Lanes>: Sync {
    /// Vector k: elements from `k·WIDTH` on, of at most [`msmith_core::Ring::products`] stored forms.
    fn read(&self, f: &R, k: usize) -> R::El;
}

/// Montgomery words.
pub(crate) struct Words<'a> {
    /// The list.
    pub words: &'a [u64],
    /// Elements of it that are read; the others count as zeros.
    pub filled: usize,
}

impl<R: Lanes> Source<R> for Words<'_> {
    #[inline(always)]
    fn read(&self, f: &R, k: usize) -> R::El {
        let at = k * R::WIDTH;
        if at >= self.filled {
            return f.zero();
        }
        let end = self.filled.min(at + R::WIDTH);
        load(f, &self.words[at * f.words()..end * f.words()])
    }
}

/// Vectors, in their order or in bit-reversed order.
pub(crate) struct Vectors<'a, E> {
    vectors: &'a [E],
    /// What a reversed number of all bits is shifted by; 0 where the order is that of the list.
    shift: u32,
}

impl<'a, E> Vectors<'a, E> {
    /// A power of two of them.
    pub fn new(vectors: &'a [E], reversed: bool) -> Self {
        let bits = vectors.len().max(1).ilog2();
        Self {
            vectors,
            shift: match reversed && bits > 0 {
                true => usize::BITS - bits,
                false => 0,
            },
        }
    }

    /// The vector of number k.
    #[inline(always)]
    pub fn at(&self, k: usize) -> &E {
        match self.shift {
            0 => &self.vectors[k],
            shift => &self.vectors[k.reverse_bits() >> shift],
        }
    }
}

impl<R: Lanes> Source<R> for Vectors<'_, R::El> {
    #[inline(always)]
    fn read(&self, _: &R, k: usize) -> R::El {
        *self.at(k)
    }
}

/// A list in the lanes.
pub(crate) struct List<E> {
    pub vectors: Vec<E>,
    /// They are in bit-reversed order, as a transform leaves them.
    pub reversed: bool,
}

//! Rings: the arithmetic under every formula.
//!
//! A ring is a *context value* that holds the modulus; elements are plain data. A point formula is
//! written once against [`Ring`] and runs unchanged on one 64-bit scalar ([`mont64`]), on eight
//! vector lanes ([`crate::cpu::with_lanes`]), in a counter or in a bound checker ([`crate::meter`]).
//!
//! **Laws.** Every operation is exact modulo the modulus; a representation may be *lazy* (an
//! element has many representations), and then
//! * `mul`, `sqr`, `norm` return a *stored form*: at most a few `p` in absolute value in the lanes
//!   (a bound that each modulus has of its own), canonical in `mont64`;
//! * `add`, `sub`, `neg` may let a value grow, by the sum of their inputs' bounds; formulas call
//!   `norm` where the growth must end. The `bound` ring of [`crate::meter`] proves each formula.

pub mod ext2;
pub mod ext3;
pub mod fold64;
pub mod inverse;
pub(crate) mod lanes;
pub mod mont64;
pub mod nonresidue;
pub mod outline;
mod parts;
pub mod rare;
pub mod twice;

use crate::backend::Backend;
use bytemuck::Zeroable;

/// A commutative ring whose receiver is a context value.
pub trait Ring: Copy + Send + Sync {
    /// One element (or [`Lanes::WIDTH`] independent elements side by side).
    type El: Copy + Send + Sync + 'static;
    /// The additive identity.
    fn zero(&self) -> Self::El;
    /// The multiplicative identity.
    fn one(&self) -> Self::El;
    /// `a + b`, lazy.
    fn add(&self, a: &Self::El, b: &Self::El) -> Self::El;
    /// `a − b`, lazy. `K` bounds the subtrahend: `b ≤ K·p` (rings without signed values add `K·p`).
    fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El;
    /// `−a`, lazy, `a ≤ K·p`.
    #[inline(always)]
    fn neg<const K: u32>(&self, a: &Self::El) -> Self::El {
        self.sub::<K>(&self.zero(), a)
    }
    /// `2a`, lazy.
    #[inline(always)]
    fn dbl(&self, a: &Self::El) -> Self::El {
        self.add(a, a)
    }
    /// `a·b`, stored form.
    fn mul(&self, a: &Self::El, b: &Self::El) -> Self::El;
    /// `a²`, stored form.
    #[inline(always)]
    fn sqr(&self, a: &Self::El) -> Self::El {
        self.mul(a, a)
    }
    /// The same residue in stored form.
    fn norm(&self, a: &Self::El) -> Self::El;
    /// [`Ring::mul`] into a place. A ring of long elements whose operations are calls writes there at once, where a result
    /// would have to be copied; so in what else ends on `_into`.
    #[inline(always)]
    fn mul_into(&self, out: &mut Self::El, a: &Self::El, b: &Self::El) {
        *out = self.mul(a, b);
    }
    /// [`Ring::norm`] into a place.
    #[inline(always)]
    fn norm_into(&self, out: &mut Self::El, a: &Self::El) {
        *out = self.norm(a);
    }
    /// An extension calls its products instead of writing three of the base ring's out wherever one stands.
    const CALLED_IN_EXTENSIONS: bool = false;
    /// Products are calls of functions that are there once, and not written out wherever one stands.
    const CALLED: bool = false;
    /// The usual extensions multiply by [`Ring::mul_pair`], so that products made of the base ring's are rare.
    const PAIRS: bool = false;
    /// Runs a job that is not worth being written out: in a ring whose products are inlined, as a function that is not.
    #[inline(always)]
    fn apart<T>(&self, job: impl FnOnce() -> T) -> T {
        job()
    }
    /// The largest product of the bounds of two factors, in multiples of a stored form.
    #[inline(always)]
    fn products(&self) -> u32 {
        4
    }
    /// `(a₀ + a₁u)(b₀ + b₁u)`, `u² = −minus_beta`, in stored form, from three products and two
    /// reductions: `[a₀b₀ − minus_beta·a₁b₁, a₀b₁ + a₁b₀]`. The product of the bounds of a and b may be
    /// 4. `None` in a ring that has nothing better than [`ext2`] makes of its products.
    #[inline(always)]
    fn mul_pair(
        &self,
        _a: &[Self::El; 2],
        _b: &[Self::El; 2],
        _minus_beta: u32,
    ) -> Option<[Self::El; 2]> {
        None
    }
    /// `(a₀ + a₁u)²`, as [`Ring::mul_pair`].
    #[inline(always)]
    fn sqr_pair(&self, a: &[Self::El; 2], minus_beta: u32) -> Option<[Self::El; 2]> {
        self.mul_pair(a, a, minus_beta)
    }
}

/// A ring of [`Lanes::WIDTH`] independent elements with masks, and a packed memory format.
///
/// Bit `i` of a mask speaks of lane `i`.
pub trait Lanes: Ring {
    /// Elements side by side: 8 in the vector rings, 1 in the scalar ring.
    const WIDTH: usize;
    /// Whether the ring is a quadratic extension, whose elements have conjugates.
    const CONJUGATES: bool = false;
    /// The backend whose instructions it needs.
    const BACKEND: Backend = Backend::Portable;
    /// Bits of a digit.
    const DIGIT_BITS: u32 = 64;
    /// One element in memory (stored form), whatever lane it came from.
    type Mem: Copy + Send + Sync + Zeroable + 'static;

    /// [`Lanes::BACKEND`], but for rings that are of one of several.
    #[inline(always)]
    fn backend(&self) -> Backend {
        Self::BACKEND
    }

    /// Room for a stored element. (An array's `Default` is a function that is not always inlined.)
    #[inline(always)]
    fn empty() -> Self::Mem {
        Zeroable::zeroed()
    }

    /// Reads one element a lane. `src.len() == WIDTH`.
    fn gather(&self, src: &[&Self::Mem]) -> Self::El;
    /// Reads one element a lane from a table; `index` has `WIDTH` entries that count.
    #[inline(always)]
    fn gather_at(&self, table: &[Self::Mem], index: &[u32; 8]) -> Self::El {
        let mut src = [&table[index[0] as usize]; 8];
        for lane in 1..Self::WIDTH {
            src[lane] = &table[index[lane] as usize];
        }
        self.gather(&src[..Self::WIDTH])
    }
    /// [`Lanes::gather_at`] into a place.
    #[inline(always)]
    fn gather_at_into(&self, out: &mut Self::El, table: &[Self::Mem], index: &[u32; 8]) {
        *out = self.gather_at(table, index);
    }
    /// Reads `N` elements a lane from a table, those from the lane's index on.
    #[inline(always)]
    fn gather_rows<const N: usize>(&self, table: &[Self::Mem], index: &[u32; 8]) -> [Self::El; N] {
        let mut out = [self.zero(); N];
        for k in 0..N {
            let mut at = *index;
            for lane in 0..Self::WIDTH {
                at[lane] += k as u32;
            }
            out[k] = self.gather_at(table, &at);
        }
        out
    }
    /// The mask of the lanes whose word has the bit set; `words` has `WIDTH` entries.
    #[inline(always)]
    fn flags(&self, words: &[u32], bit: u32) -> u8 {
        let mut mask = 0;
        for (lane, word) in words.iter().enumerate() {
            mask |= (word >> bit & 1) << lane;
        }
        mask as u8
    }
    /// Asks for an element of a table that will be read soon.
    #[inline(always)]
    fn prefetch(&self, _table: &[Self::Mem], _index: u32) {}
    /// Writes one element a lane (stored form expected). `dst.len() == WIDTH`.
    fn scatter(&self, a: &Self::El, dst: &mut [Self::Mem]);
    /// Lane by lane: `a` where the bit is set, else `b`.
    fn select(&self, mask: u8, a: &Self::El, b: &Self::El) -> Self::El;
    /// [`Lanes::select`] into a place.
    #[inline(always)]
    fn select_into(&self, out: &mut Self::El, mask: u8, a: &Self::El, b: &Self::El) {
        *out = self.select(mask, a, b);
    }
    /// A superset of the lanes that are zero mod p; false positives are allowed but must be rare.
    /// `a` is a difference of two stored forms.
    fn maybe_zero(&self, a: &Self::El) -> u8;
    /// Exactly the lanes that are zero mod p (slow).
    fn is_zero(&self, a: &Self::El) -> u8;
    /// The conjugate of a stored form over the field below, lazy, in quadratic extensions; where [`Lanes::CONJUGATES`] is
    /// false the element itself.
    #[inline(always)]
    fn conjugate(&self, a: &Self::El) -> Self::El {
        *a
    }
    /// The inverse of every lane; every lane must be invertible.
    fn inv(&self, a: &Self::El) -> Self::El;
    /// Packs an element given as canonical Montgomery words (radix 2^64, [`Lanes::words`] of them).
    fn pack(&self, words: &[u64]) -> Self::Mem;
    /// One element a lane from words as [`Lanes::pack`] takes them. `src.len() == WIDTH`.
    #[inline(always)]
    fn load(&self, src: &[&[u64]]) -> Self::El {
        let mut rows = [Self::empty(); 8];
        for (row, words) in rows.iter_mut().zip(src) {
            *row = self.pack(words);
        }
        let mut refs = [&rows[0]; 8];
        for (r, row) in refs.iter_mut().zip(&rows) {
            *r = row;
        }
        self.gather(&refs[..Self::WIDTH])
    }
    /// [`Lanes::load`] of elements that stand one after the other: `words` holds `WIDTH` of them.
    #[inline(always)]
    fn load_words(&self, words: &[u64]) -> Self::El {
        let n = self.words();
        let mut src = [&words[..n]; 8];
        for lane in 1..Self::WIDTH {
            src[lane] = &words[lane * n..][..n];
        }
        self.load(&src[..Self::WIDTH])
    }
    /// The inverse of [`Lanes::pack`].
    fn unpack(&self, m: &Self::Mem, words: &mut [u64]);
    /// The inverse of [`Lanes::load_words`], of a sum of at most two stored forms: canonical words, `WIDTH` elements one
    /// after the other.
    #[inline(always)]
    fn store_words(&self, a: &Self::El, words: &mut [u64]) {
        let n = self.words();
        let mut rows = [Self::empty(); 8];
        self.scatter(a, &mut rows[..Self::WIDTH]);
        for lane in 0..Self::WIDTH {
            self.unpack(&rows[lane], &mut words[lane * n..][..n]);
        }
    }
    /// 64-bit words of one packed element as [`Lanes::pack`] takes them (an extension counts its coordinates).
    fn words(&self) -> usize;
    /// An element x is held as `x·2^form`; words as [`Lanes::pack`] takes them have the form 64 times their number.
    fn form(&self) -> u32 {
        64 * self.words() as u32
    }
    /// The words of `x·2^form mod p`, canonical: what [`Lanes::gather_words`] reads, for tables that are kept long.
    fn to_words(&self, m: &Self::Mem, words: &mut [u64]) {
        self.unpack(m, words);
    }
    /// Reads one element a lane from a list of elements of [`Lanes::words`] words each, in the form of
    /// [`Lanes::to_words`]; `index` has `WIDTH` entries that count.
    #[inline(always)]
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Self::El {
        let w = self.words();
        let mut rows = [Self::empty(); 8];
        for lane in 0..Self::WIDTH {
            rows[lane] = self.pack(&table[index[lane] as usize * w..][..w]);
        }
        let mut refs = [&rows[0]; 8];
        for (r, row) in refs.iter_mut().zip(&rows) {
            *r = row;
        }
        self.gather(&refs[..Self::WIDTH])
    }
    /// [`Lanes::gather_words`] into a place.
    #[inline(always)]
    fn gather_words_into(&self, out: &mut Self::El, table: &[u64], index: &[u32; 8]) {
        *out = self.gather_words(table, index);
    }
    /// Exchanges lanes and elements: lane i of element j goes to lane j of element i. `WIDTH` elements of them.
    #[inline(always)]
    fn transpose(&self, elements: &mut [Self::El]) {
        let mut rows = [[Self::empty(); 8]; 8];
        for (element, rows) in elements.iter().zip(&mut rows) {
            self.scatter(element, &mut rows[..Self::WIDTH]);
        }
        for (i, element) in elements.iter_mut().enumerate() {
            let mut of = [&rows[0][i]; 8];
            for (of, rows) in of.iter_mut().zip(&rows) {
                *of = &rows[i];
            }
            *element = self.gather(&of[..Self::WIDTH]);
        }
    }
    /// Asks for two elements of such a list that will be read soon: for a point, which has both in one row of a table.
    #[inline(always)]
    fn prefetch_words(&self, _table: &[u64], _x: u32, _y: u32) {}
    /// All lanes the same element.
    #[inline(always)]
    fn splat(&self, m: &Self::Mem) -> Self::El {
        let r = [m; 8];
        self.gather(&r[..Self::WIDTH])
    }
    /// Runs `job` where this ring's instructions are enabled, so that its kernels inline.
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T;
}

/// An expression where a ring's instructions are enabled ([`Lanes::enter`]), written out there: elsewhere every instruction
/// of a vector is a call.
#[macro_export]
macro_rules! enter {
    ($ring:expr, $job:expr $(,)?) => {
        $ring.enter(
            #[inline(always)]
            || $job,
        )
    };
}

/// Whether the program is to be small: it then has neither long fields ([`MOST_BITS`]) nor cubic extensions, Edwards
/// curves, chains for scalars, or curves that are not built in.
pub const SMALL: bool = MOST_BITS < 768;

/// Bits of the longest field: 768, or with `--cfg msmith_words="4"` or `"6"` those of so many words.
pub const MOST_BITS: u64 = if cfg!(msmith_words = "4") {
    256
} else if cfg!(msmith_words = "6") {
    384
} else {
    768
};

/// The 64-bit words of an element of the prime field of this many bits, alone or as a part of an extension of a degree: the
/// form in which points cross every border (Montgomery words), in memory, in files and in tables. Toys have the words of
/// larger fields, and cubic extensions 6 at least.
///
/// `None` for a field without a ring: of more than [`MOST_BITS`], or of fewer than 64 under a quadratic extension.
#[must_use]
pub const fn base_words(bits: u64, degree: usize) -> Option<usize> {
    match (bits, degree) {
        (0..=63, 2) => None,
        (0..=256, 1 | 2) => Some(4),
        #[cfg(not(msmith_words = "4"))]
        (0..=384, 1 | 2) => Some(6),
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (0..=384, _) => Some(6),
        #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
        (385..=768, _) => Some(12),
        _ => None,
    }
}

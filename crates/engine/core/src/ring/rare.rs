//! Extensions that no built-in curve has, as one ring: which of them it is, is known when the program runs.
//!
//! An engine is compiled once for each ring that it runs in, half a megabyte each; here three extensions in 64-bit
//! words share a copy. An element has room for the longest: the parts of a shorter one stand side by side from the
//! start, and zeros follow.
//!
//! **Cost.** A choice and a call for each operation, and a longer element to copy and to read: little next to the
//! products of words that one of the extension takes, 216 to 864 and as many for their reductions.
#![allow(unsafe_code)]

use super::ext2::Ext2;
use super::ext3::Ext3;
use super::mont64::{Mont64, Words};
use super::{Lanes, Ring};
use crate::memory::prefetch;
use core::mem::MaybeUninit;

/// Words of the longest element.
const LENGTH: usize = 36;
/// Words of a line of the cache.
const LINE: usize = 8;

/// The extension.
#[derive(Clone, Copy, Debug)]
pub struct RareExtension(Which);

#[derive(Clone, Copy, Debug)]
enum Which {
    Quadratic12(Ext2<Mont64<12>>),
    Cubic6(Ext3<Mont64<6>>),
    Cubic12(Ext3<Mont64<12>>),
}

/// An expression with the ring that it is.
macro_rules! chosen {
    ($self:ident, $ring:ident => $e:expr) => {
        match &$self.0 {
            Which::Quadratic12($ring) => $e,
            Which::Cubic6($ring) => $e,
            Which::Cubic12($ring) => $e,
        }
    };
}

/// The parts of an element.
#[inline(always)]
fn get<const N: usize, const D: usize>(a: &[u64; LENGTH]) -> &[[u64; N]; D] {
    const { assert!(N * D <= LENGTH) };
    // SAFETY: arrays of arrays are their words side by side, and there are that many.
    unsafe { &*a.as_ptr().cast() }
}

/// The element of parts.
#[inline(always)]
fn put<const N: usize, const D: usize>(
    out: &mut MaybeUninit<[u64; LENGTH]>,
    parts: &[[u64; N]; D],
) {
    let out = out.write([0; LENGTH]);
    for k in 0..D {
        for i in 0..N {
            out[k * N + i] = parts[k][i];
        }
    }
}

/// A function that is there once. `extern "C"`, as in [`super::mont64`]: callers know that it does not unwind.
macro_rules! once {
    ($($name:ident($($x:ident),*): $ring:ident => $e:expr;)*) => {
        $(
            #[inline(never)]
            extern "C" fn $name(&self, $($x: &[u64; LENGTH],)* out: &mut MaybeUninit<[u64; LENGTH]>) {
                chosen!(self, $ring => put(out, &$e));
            }
        )*
    };
}

/// What a function writes.
#[inline(always)]
fn written(write: impl FnOnce(&mut MaybeUninit<[u64; LENGTH]>)) -> [u64; LENGTH] {
    let mut out = MaybeUninit::uninit();
    write(&mut out);
    // SAFETY: each caller writes by `put`, which writes all of it.
    unsafe { out.assume_init() }
}

impl RareExtension {
    /// The extension of a degree of the field of `modulus`, by a root of the small integer `beta`.
    ///
    /// `None` for a modulus that [`Mont64`] does not take, and but for degree 2 over 12 words and 3 over 6 or 12.
    #[must_use]
    pub fn new(modulus: &[u64], words: usize, degree: usize, beta: i32) -> Option<Self> {
        Some(Self(match (degree, words) {
            (2, 12) => Which::Quadratic12(Ext2::new(Mont64::new(modulus)?, beta)),
            (3, 6) => Which::Cubic6(Ext3::new(Mont64::new(modulus)?, beta)),
            (3, 12) => Which::Cubic12(Ext3::new(Mont64::new(modulus)?, beta)),
            _ => return None,
        }))
    }

    once! {
        add_to(a, b): r => r.add(get(a), get(b));
        // Canonical: the bound of a subtrahend does not matter.
        sub_to(a, b): r => r.sub::<1>(get(a), get(b));
        neg_to(a): r => r.neg::<1>(get(a));
        dbl_to(a): r => r.dbl(get(a));
        mul_to(a, b): r => r.mul(get(a), get(b));
        sqr_to(a): r => r.sqr(get(a));
        inv_to(a): r => r.inv(get(a));
        conjugate_to(a): r => r.conjugate(get(a));
    }

    #[inline(never)]
    fn is_null(a: &[u64; LENGTH]) -> u8 {
        u8::from(a.iter().fold(0, |s, w| s | w) == 0)
    }
}

impl Ring for RareExtension {
    type El = [u64; LENGTH];

    #[inline(always)]
    fn zero(&self) -> Self::El {
        [0; LENGTH]
    }
    fn one(&self) -> Self::El {
        written(|out| chosen!(self, r => put(out, &r.one())))
    }
    #[inline(always)]
    fn add(&self, a: &Self::El, b: &Self::El) -> Self::El {
        written(|out| self.add_to(a, b, out))
    }
    #[inline(always)]
    fn sub<const K: u32>(&self, a: &Self::El, b: &Self::El) -> Self::El {
        written(|out| self.sub_to(a, b, out))
    }
    #[inline(always)]
    fn neg<const K: u32>(&self, a: &Self::El) -> Self::El {
        written(|out| self.neg_to(a, out))
    }
    #[inline(always)]
    fn dbl(&self, a: &Self::El) -> Self::El {
        written(|out| self.dbl_to(a, out))
    }
    #[inline(always)]
    fn mul(&self, a: &Self::El, b: &Self::El) -> Self::El {
        written(|out| self.mul_to(a, b, out))
    }
    #[inline(always)]
    fn sqr(&self, a: &Self::El) -> Self::El {
        written(|out| self.sqr_to(a, out))
    }
    #[inline(always)]
    fn norm(&self, a: &Self::El) -> Self::El {
        *a
    }
}

impl Lanes for RareExtension {
    const WIDTH: usize = 1;
    const CONJUGATES: bool = true;
    type Mem = Words<LENGTH>;

    #[inline(always)]
    fn gather(&self, src: &[&Self::Mem]) -> Self::El {
        src[0].0
    }
    #[inline(always)]
    fn prefetch(&self, table: &[Self::Mem], index: u32) {
        let element = table.as_ptr().wrapping_add(index as usize).cast::<u64>();
        self.prefetch_element(element);
    }
    #[inline(always)]
    fn scatter(&self, a: &Self::El, dst: &mut [Self::Mem]) {
        dst[0] = Words(*a);
    }
    #[inline(always)]
    fn select(&self, mask: u8, a: &Self::El, b: &Self::El) -> Self::El {
        if mask & 1 == 1 { *a } else { *b }
    }
    #[inline(always)]
    fn maybe_zero(&self, a: &Self::El) -> u8 {
        Self::is_null(a)
    }
    #[inline(always)]
    fn is_zero(&self, a: &Self::El) -> u8 {
        Self::is_null(a)
    }
    fn conjugate(&self, a: &Self::El) -> Self::El {
        written(|out| self.conjugate_to(a, out))
    }
    fn inv(&self, a: &Self::El) -> Self::El {
        written(|out| self.inv_to(a, out))
    }
    fn pack(&self, words: &[u64]) -> Self::Mem {
        let mut m = Words::default();
        for (d, s) in m.0.iter_mut().zip(words) {
            *d = *s;
        }
        m
    }
    fn unpack(&self, m: &Self::Mem, words: &mut [u64]) {
        for (d, s) in words.iter_mut().zip(&m.0) {
            *d = *s;
        }
    }
    fn words(&self) -> usize {
        chosen!(self, r => r.words())
    }
    fn form(&self) -> u32 {
        chosen!(self, r => r.form())
    }
    fn gather_words(&self, table: &[u64], index: &[u32; 8]) -> Self::El {
        let w = self.words();
        self.pack(&table[index[0] as usize * w..][..w]).0
    }
    #[inline(always)]
    fn prefetch_words(&self, table: &[u64], x: u32, y: u32) {
        for index in [x, y] {
            let at = index as usize * self.words();
            self.prefetch_element(table.as_ptr().wrapping_add(at));
        }
    }
    #[inline(always)]
    fn splat(&self, m: &Self::Mem) -> Self::El {
        m.0
    }
    #[inline(always)]
    fn enter<T>(&self, job: impl FnOnce() -> T) -> T {
        job()
    }
}

impl RareExtension {
    /// Asks for the lines of an element, of those words that count.
    #[inline(never)]
    fn prefetch_element(&self, element: *const u64) {
        for at in (0..self.words()).step_by(LINE) {
            prefetch(element.wrapping_add(at).cast::<[u64; LINE]>());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ring::mont64::tests::{Random, hex, values, words};

    /// Every operation is that of the extension.
    fn same<const N: usize, const D: usize, R>(rare: &RareExtension, ring: &R, modulus: &str)
    where
        R: Lanes<El = [[u64; N]; D], Mem = [Words<N>; D]>,
    {
        let p = hex(modulus);
        let mut random = Random(p.bits());
        let parts: Vec<[u64; N]> = (values(&p, &mut random, 4).iter()).map(words).collect();
        let n = parts.len();
        let elements: Vec<Vec<u64>> = (0..2 * n)
            .map(|i| {
                (0..D)
                    .flat_map(|k| parts[(i * (k + 1) + k * k) % n])
                    .collect()
            })
            .chain([vec![0; N * D]])
            .collect();
        assert_eq!((rare.words(), rare.form()), (N * D, ring.form()));
        let read = |a: &[u64; LENGTH]| {
            assert!(a[N * D..].iter().all(|w| *w == 0));
            let mut words = vec![0; N * D];
            rare.unpack(&Words(*a), &mut words);
            words
        };
        let want = |a: &R::El| a.as_flattened().to_vec();
        assert_eq!(read(&rare.one()), want(&ring.one()));
        assert_eq!(read(&rare.zero()), want(&ring.zero()));
        let table = elements.concat();
        for (i, x) in elements.iter().enumerate() {
            let (a, c) = (rare.pack(x).0, ring.splat(&ring.pack(x)));
            assert_eq!(rare.gather_words(&table, &[i as u32; 8]), a);
            rare.prefetch_words(&table, i as u32, 0);
            assert_eq!(read(&a), *x);
            assert_eq!(read(&rare.neg::<1>(&a)), want(&ring.neg::<1>(&c)));
            assert_eq!(read(&rare.dbl(&a)), want(&ring.dbl(&c)));
            assert_eq!(read(&rare.sqr(&a)), want(&ring.sqr(&c)));
            assert_eq!(rare.is_zero(&a), ring.is_zero(&c));
            assert_eq!(read(&rare.conjugate(&a)), want(&ring.conjugate(&c)));
            assert_eq!(read(&rare.inv(&a)), want(&ring.inv(&c)));
            for y in &elements {
                let (b, d) = (rare.pack(y).0, ring.splat(&ring.pack(y)));
                assert_eq!(read(&rare.add(&a, &b)), want(&ring.add(&c, &d)));
                assert_eq!(read(&rare.sub::<2>(&a, &b)), want(&ring.sub::<2>(&c, &d)));
                assert_eq!(read(&rare.mul(&a, &b)), want(&ring.mul(&c, &d)));
                assert_eq!((rare.select(1, &a, &b), rare.select(0, &a, &b)), (a, b));
            }
        }
        let rows: Vec<_> = elements.iter().map(|x| rare.pack(x)).collect();
        let mut out = [Words::default()];
        for (i, row) in rows.iter().enumerate() {
            rare.prefetch(&rows, i as u32);
            rare.scatter(&rare.gather_at(&rows, &[i as u32; 8]), &mut out);
            assert_eq!(out[0], *row);
        }
    }

    #[test]
    fn operations_are_those_of_the_extension() {
        // p of MNT6-298, and any odd number of 753 bits: the rings do not ask for a prime.
        let short = "3bcf7bcd473a266249da7b0548ecaeec9635d1330ea41a9e35e51200e12c90cd65a71660001";
        let long = &"1c4c62d92c41110229022eee2cdadb7f997505b8fafed5eb7e8f96c97d873".repeat(3);
        let (p, q) = (words::<6>(&hex(short)), words::<12>(&hex(long)));
        let base = Mont64::<6>::new(&p).expect("odd");
        let rare = RareExtension::new(&p, 6, 3, 5).expect("odd");
        same(&rare, &Ext3::new(base, 5), short);
        let base = Mont64::<12>::new(&q).expect("odd");
        let rare = RareExtension::new(&q, 12, 3, 11).expect("odd");
        same(&rare, &Ext3::new(base, 11), long);
        let rare = RareExtension::new(&q, 12, 2, 13).expect("odd");
        same(&rare, &Ext2::new(base, 13), long);
    }

    #[test]
    fn others_are_refused() {
        for (words, degree) in [(6, 2), (4, 3), (12, 1), (12, 4)] {
            assert!(RareExtension::new(&[7], words, degree, 2).is_none());
        }
        assert!(RareExtension::new(&[8], 6, 3, 2).is_none());
    }
}

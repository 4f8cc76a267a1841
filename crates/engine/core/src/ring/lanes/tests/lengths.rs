//! Moduli of every length, in the ring of every shape that takes them: the laws, and the bounds of what is stored.

use super::super::emulated::{SoftFma, SoftIfma};
#[cfg(msmith_relaxed)]
use super::super::relaxed::Relaxed;
#[cfg(target_arch = "x86_64")]
use super::super::{avx_ifma::AvxIfma, avx2::Avx2, fma512::F512, ifma::Ifma};
use super::super::{field::Limits, tight52};
use super::laws::{Expected, obeyed, words_given};
use super::*;
use crate::primality::is_probable_prime;
use crate::ring::ext2::Ext2;
use crate::ring::ext3::Ext3;
use crate::ring::mont64::Mont64;
use num_bigint::BigInt;

/// The lengths beyond 384 bits: around whole words, and in between.
const LONG: [u32; 12] = [385, 447, 448, 449, 511, 512, 513, 576, 640, 704, 767, 768];

/// c of the largest prime `2^b − c` for each of [`lengths`].
#[rustfmt::skip]
const BELOW: [u32; 394] = [
    1, 3, 1, 3, 1, 5, 3, 3, 9, 3, 1, 3, 19, 15, 1, 5, 1, 3, 9, 3, 15, 3, 39, 5, 39, 57, 3, 35, 1,
    5, 9, 41, 31, 5, 25, 45, 7, 87, 21, 11, 57, 17, 55, 21, 115, 59, 81, 27, 129, 47, 111, 33, 55,
    5, 13, 27, 55, 93, 1, 57, 25, 59, 49, 5, 19, 23, 19, 35, 231, 93, 69, 35, 97, 15, 33, 11, 67,
    65, 51, 57, 55, 35, 19, 35, 67, 299, 1, 33, 45, 83, 25, 3, 15, 17, 141, 51, 115, 15, 69, 33,
    97, 17, 13, 117, 1, 59, 31, 21, 37, 75, 133, 11, 67, 3, 279, 5, 69, 119, 73, 3, 67, 59, 9, 137,
    1, 159, 25, 5, 69, 347, 99, 45, 45, 113, 13, 105, 187, 27, 9, 111, 69, 83, 151, 153, 145, 167,
    31, 3, 195, 17, 69, 243, 31, 143, 19, 15, 91, 47, 159, 101, 55, 63, 25, 5, 135, 257, 643, 143,
    19, 95, 55, 3, 229, 233, 339, 41, 49, 47, 165, 161, 147, 33, 303, 371, 85, 125, 25, 11, 19,
    237, 31, 33, 135, 15, 75, 17, 49, 75, 55, 183, 159, 167, 81, 5, 91, 299, 33, 47, 175, 23, 3,
    185, 157, 377, 61, 33, 121, 77, 3, 117, 235, 63, 49, 5, 405, 93, 91, 27, 165, 567, 3, 83, 15,
    209, 181, 161, 87, 467, 39, 63, 9, 189, 163, 107, 81, 237, 75, 207, 9, 129, 273, 245, 19, 189,
    93, 87, 361, 149, 223, 71, 747, 275, 49, 3, 265, 77, 241, 53, 169, 237, 205, 305, 129, 89, 103,
    93, 69, 47, 139, 83, 45, 173, 9, 165, 115, 167, 493, 47, 19, 167, 601, 35, 171, 285, 123, 341,
    69, 153, 265, 267, 121, 75, 103, 503, 99, 159, 493, 77, 45, 203, 139, 113, 465, 57, 33, 165,
    795, 197, 9, 11, 141, 23, 399, 101, 595, 155, 139, 255, 61, 707, 483, 243, 321, 3, 75, 15, 147,
    293, 229, 65, 199, 119, 475, 45, 211, 117, 285, 113, 61, 657, 139, 153, 49, 173, 243, 671, 411,
    719, 369, 605, 75, 923, 169, 167, 487, 315, 25, 495, 741, 177, 333, 65, 679, 57, 259, 417, 19,
    65, 313, 105, 31, 317, 265, 325, 203, 241, 187, 569, 445, 789, 305, 245, 1081, 825,
];

/// Every length to 384 bits, and the longer ones.
fn lengths() -> impl Iterator<Item = u32> {
    (3..=384).chain(LONG)
}

/// Of a length: the largest prime, the least odd number, all ones, and any odd number.
fn of_length(bits: u32) -> [BigUint; 4] {
    let one = BigUint::one();
    let least = &one << (bits - 1);
    let mut rng = Rng(u64::from(bits) | 1 << 40);
    let any = (0..bits.div_ceil(64)).fold(BigUint::zero(), |s, _| (s << 64) + rng.next());
    let c = lengths()
        .zip(BELOW)
        .find(|(b, _)| *b == bits)
        .map_or(1, |(_, c)| c);
    [
        (&one << bits) - c,
        &least + 1u32,
        (&one << bits) - 1u32,
        (any % &least) | least | one,
    ]
}

/// The ends of what shapes take, and lengths next to those of words.
fn is_edge(bits: u32) -> bool {
    (bits + 1) % 64 <= 2 || [228, 229, 296, 297, 381, 382].contains(&bits)
}

/// How much is tried: one of a length's moduli, two at the edges, in one round that depends on the length, or all in as
/// many rounds as there are kinds of values in the lanes.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    Part,
    All,
}

impl Extent {
    fn takes(self, bits: u32, i: usize) -> bool {
        // The prime and one of the others in turn: of two lengths each has one of them.
        let bits = bits as usize;
        let both = self == Self::Part && is_edge(bits as u32);
        let is_turn = both || (i == 0) == bits.is_multiple_of(2);
        self == Self::All || is_turn && (i == 0 || i == 1 + bits / 2 % 3)
    }
    fn rounds(self, bits: u32, i: usize) -> core::ops::Range<usize> {
        let first = bits as usize * 5 + i;
        match self {
            Self::Part => first..first + 1,
            Self::All => 0..8,
        }
    }
}

/// Numbers whose roots extend: those with products of their own, small ones, and one for which bounds are largest.
const BETAS: [i32; 5] = [-1, -5, 2, -7, 11];

/// The laws, and bounds, of a shape and its quadratic extensions modulo p in `n` words; false where it does not take p.
fn tried<S: Wide<W>, const L: usize, const W: u32>(
    p: &BigUint,
    n: usize,
    extended: bool,
    rounds: core::ops::Range<usize>,
) -> bool
where
    Digits<L>: Shape<S::D>,
{
    let Ok(field) = Field::<S, L, W>::of_any_length(&words(p, n)) else {
        return false;
    };
    let ring = field.ring();
    let limits = field.limits();
    let most = limits.products.min(limits.sums);
    obeyed(ring, Expected::prime(p), rounds.clone(), most);
    bounded::<S, L, W>(&field, &limits, p.bits() as usize);
    border::next_to_multiples(&field);
    border::there_and_back(&field, p);
    if extended {
        let first = rounds.start;
        for beta in [BETAS[first % 2], BETAS[2 + first % 3]] {
            let expected = Expected { p, degree: 2, beta };
            obeyed(Ext2::new(ring, beta), expected, rounds.clone(), most);
        }
    }
    true
}

/// What products, squares and norms of sums at the limits return is a stored form: digits and value within their
/// bounds.
fn bounded<S: Wide<W>, const L: usize, const W: u32>(
    field: &Field<S, L, W>,
    limits: &Limits,
    caller: usize,
) where
    Digits<L>: Shape<S::D>,
{
    use super::super::AsRows;
    let r = crate::ring::outline::Outlined(field.ring());
    let p = BigInt::from(
        field
            .words
            .p
            .iter()
            .rev()
            .fold(BigUint::zero(), |s, &w| (s << 64) + w),
    );
    let tight = !S::SIGNED && W == tight52::BITS;
    let unit = match (S::SIGNED, tight) {
        (true, _) => (1i64 << (W - 1)) + 256,
        (_, true) => 1 << 59,
        _ => (1i64 << W) + 8192,
    };
    assert!(limits.stored >= 1.0 && limits.stored * 2.0 <= super::super::simd::NEAR as f64);
    assert!(limits.products >= 2 && limits.sums >= 2);
    // A value is at most this many millionths of p.
    let check = |a: &[S::V; L], most: f64| {
        let mut rows = vec![<<Digits<L> as Shape<S::D>>::Row as Default>::default(); 8];
        r.scatter(a, &mut rows);
        for row in &rows {
            let digits: [i64; L] = core::array::from_fn(|j| S::integer(row.digits()[j]));
            assert!(
                digits.iter().all(|d| d.abs() <= unit),
                "{digits:?} modulo {p}"
            );
            let value = digits
                .iter()
                .rev()
                .fold(BigInt::zero(), |s, &x| (s << W) + x);
            assert!(S::SIGNED || value >= BigInt::zero());
            let most = BigInt::from((most * 1e6) as i64 + 2) * &p / 1_000_000 + 2;
            assert!(
                BigInt::from(value.magnitude().clone()) <= most,
                "{value} modulo {p}"
            );
        }
    };
    let mut rng = Rng(field.words.p[0] | 1);
    let len = field.len;
    let mut draw = || {
        let mut words = vec![0; len];
        for (i, word) in words.iter_mut().enumerate() {
            // Below the caller's modulus.
            let bits = (caller - 1).saturating_sub(64 * i).min(64);
            *word = rng.next() & (u64::MAX.checked_shr(64 - bits as u32).unwrap_or(0));
        }
        words
    };
    let mut given: Vec<u64> = (0..8).flat_map(|_| draw()).collect();
    given[..len].fill(0);
    let rows: Vec<_> = given.chunks(len).map(|words| r.pack(words)).collect();
    let one = field.one;
    let mut a = r.gather(&rows.iter().collect::<Vec<_>>());
    let mut b: [S::V; L] = core::array::from_fn(|j| S::splat(&one[j]));
    let most = limits.products.min(limits.sums);
    for round in 0..4 {
        // Subtractions make the sums of signed values as small as they can be.
        let mut sum = a;
        for k in 1..most {
            sum = match (round + k) % 3 {
                0 if S::SIGNED => r.sub::<1>(&sum, &b),
                _ => r.add(&sum, &b),
            };
        }
        let product = r.mul(&sum, &b);
        check(
            &product,
            limits.kappa + limits.rho * limits.stored * limits.stored * f64::from(most),
        );
        check(&product, limits.stored);
        let square = r.sqr(&product);
        check(&square, limits.stored);
        let norm = r.norm(&sum);
        check(&norm, if S::SIGNED { 0.51 } else { 1.01 });
        check(&r.load_words(&given), limits.stored);
        (a, b) = (square, product);
    }
}

/// Every length in the shape; of these primes, those of the lengths of a range are taken and no others.
fn shape<S: Wide<W>, const L: usize, const W: u32>(
    taken: core::ops::RangeInclusive<u32>,
    extended: bool,
    extent: Extent,
) where
    Digits<L>: Shape<S::D>,
{
    if !S::available() {
        return eprintln!("skipped: no such instructions here");
    }
    let n = words_given(L, &BigUint::one());
    let least = *taken.start();
    for bits in lengths().filter(|b| *b as usize <= 64 * n) {
        for (i, p) in of_length(bits).iter().enumerate() {
            if !extent.takes(bits, i) {
                continue;
            }
            let done = tried::<S, L, W>(p, n, extended && bits > 8, extent.rounds(bits, i));
            // Five digits take 256 bits where products are folded; of a composite number there may be no multiple by a
            // number prime to it.
            let folded = L == 5 && bits == 256;
            let none = i > 0 && least == 3 && !done;
            assert!(done == taken.contains(&bits) || folded || none, "{p}");
        }
    }
}

/// Moduli of factorisation: in as many words as they have.
fn long_shape<S: Wide<52>, const L: usize>(extent: Extent)
where
    Digits<L>: Shape<S::D>,
{
    if !S::available() {
        return eprintln!("skipped: no such instructions here");
    }
    let (least, most) = (52 * (L as u32 - 1) + 9, 52 * L as u32);
    for bits in least..=most {
        for (i, p) in of_length(bits).iter().enumerate().skip(1) {
            if !extent.takes(bits, i) {
                continue;
            }
            let n = bits.div_ceil(64) as usize;
            let done = tried::<S, L, 52>(p, n, false, extent.rounds(bits, i));
            // What is refused leaves no room for sums; so does `2^k + 1`, modulo which all powers of 1/2 are nearly p, in
            // nineteen digits.
            let nearly_p = L == 19 && i == 1;
            assert!(done || nearly_p || bits + 10 > most, "{p}");
        }
    }
}

macro_rules! shapes {
    ($($(#[$here:meta])? $name:ident, $all:ident: |$extent:ident| $body:block)*) => {$(
        $(#[$here])?
        #[test]
        fn $name() {
            let $extent = Extent::Part;
            $body
        }
        $(#[$here])?
        #[test]
        #[ignore = "long"]
        fn $all() {
            let $extent = Extent::All;
            $body
        }
    )*};
}

shapes! {
    doubles_emulated, all_doubles_emulated: |extent| {
        shape::<SoftFma, 6, 44>(3..=256, true, extent);
        shape::<SoftFma, 8, 48>(297..=381, true, extent);
    }
    integers_emulated, all_integers_emulated: |extent| {
        shape::<SoftIfma, 5, 52>(3..=255, true, extent);
        shape::<SoftIfma, 6, 44>(229..=256, true, extent);
    }
    eight_integers_emulated, all_eight_integers_emulated: |extent| {
        shape::<SoftIfma, 8, 52>(3..=384, true, extent);
    }
    long_integers_emulated, all_long_integers_emulated: |extent| {
        shape::<SoftIfma, 15, 52>(3..=768, extent == Extent::All, extent);
    }
    factorisation_emulated, all_factorisation_emulated: |extent| {
        long_shape::<SoftIfma, 4>(extent);
        long_shape::<SoftIfma, 7>(extent);
        long_shape::<SoftIfma, 10>(extent);
        long_shape::<SoftIfma, 12>(extent);
        long_shape::<SoftIfma, 15>(extent);
        long_shape::<SoftIfma, 19>(extent);
    }
    #[cfg(msmith_relaxed)]
    relaxed, all_of_relaxed: |extent| {
        shape::<Relaxed, 6, 44>(3..=256, true, extent);
        shape::<Relaxed, 8, 48>(297..=381, true, extent);
    }
    #[cfg(target_arch = "x86_64")]
    avx2, all_of_avx2: |extent| {
        shape::<Avx2, 6, 44>(3..=256, true, extent);
        shape::<Avx2, 8, 48>(297..=381, true, extent);
    }
    #[cfg(target_arch = "x86_64")]
    avx512, all_of_avx512: |extent| {
        shape::<F512, 6, 44>(3..=256, true, extent);
        shape::<F512, 8, 48>(297..=381, true, extent);
    }
    #[cfg(target_arch = "x86_64")]
    avx_ifma, all_of_avx_ifma: |extent| {
        shape::<AvxIfma, 5, 52>(3..=255, true, extent);
        shape::<AvxIfma, 8, 52>(3..=384, true, extent);
    }
    #[cfg(target_arch = "x86_64")]
    ifma, all_of_ifma: |extent| {
        shape::<Ifma, 5, 52>(3..=255, true, extent);
        shape::<Ifma, 6, 44>(229..=256, true, extent);
        shape::<Ifma, 8, 52>(3..=384, true, extent);
        shape::<Ifma, 15, 52>(3..=768, extent == Extent::All, extent);
    }
    #[cfg(target_arch = "x86_64")]
    factorisation_with_ifma, all_factorisation_with_ifma: |extent| {
        long_shape::<Ifma, 4>(extent);
        long_shape::<Ifma, 5>(extent);
        long_shape::<Ifma, 8>(extent);
        long_shape::<Ifma, 10>(extent);
        long_shape::<Ifma, 12>(extent);
        long_shape::<Ifma, 15>(extent);
        long_shape::<Ifma, 19>(extent);
    }
    words_and_extensions, all_words_and_extensions: |extent| {
        for bits in lengths() {
            for (i, p) in of_length(bits).iter().enumerate() {
                if extent.takes(bits, i) {
                    let rounds = extent.rounds(bits, i);
                    match bits {
                        ..257 => in_words::<4>(p, rounds),
                        257..385 => in_words::<6>(p, rounds),
                        _ => in_words::<12>(p, rounds),
                    }
                }
            }
        }
    }
}

/// 64-bit words, and both extensions over them.
fn in_words<const N: usize>(p: &BigUint, rounds: core::ops::Range<usize>) {
    let f = Mont64::<N>::new(&words(p, N)).expect("odd");
    obeyed(f, Expected::prime(p), rounds.clone(), 4);
    obeyed(f.portable(), Expected::prime(p), rounds.clone(), 4);
    let beta = BETAS[rounds.start % 5];
    let expected = |degree| Expected { p, degree, beta };
    obeyed(Ext2::new(f, beta), expected(2), rounds.clone(), 4);
    obeyed(Ext3::new(f, beta), expected(3), rounds, 4);
}

/// The list of primes, and how to make it: the least odd c for which `2^b − c` is one.
#[test]
fn the_moduli_are_primes() {
    let prime = |bits: u32, c: u32| is_probable_prime(&((BigUint::one() << bits) - c));
    for (bits, c) in lengths().zip(BELOW) {
        assert!(prime(bits, c), "2^{bits} - {c}");
        if bits <= 128 {
            let less = (1..c).step_by(2).find(|&c| prime(bits, c));
            assert_eq!(less, None, "{bits} bits");
        }
    }
}

//! A point of dalek as the words that it is made of, read and written in place.
//!
//! On 64-bit machines dalek holds X, Y, Z and T of extended coordinates, x = X/Z, y = Y/Z, xy = T/Z, in five limbs of
//! 51 bits each, some of them a few bits longer: twenty words. Its fields are private, so that this is looked at: the
//! size and the alignment when this crate is compiled, and at first use what the words of known points are. Where
//! anything differs, dalek's own sums are called instead.
#![allow(unsafe_code)]

use msmith_core::ring::fold64::Fold64;
use msmith_core::ring::inverse::batch_invert;
use msmith_core::ring::mont64::Words;
use msmith_core::ring::{Lanes, Ring};

use crate::host::DalekPoint;

/// X, Y, Z, T.
type Limbs = [u64; 20];

/// An integer below 2^256.
type El = [u64; 4];

/// A ring modulo 2^255 − 19 whose elements are integers of four words.
trait Field: Lanes<El = El, Mem = Words<4>> {}
impl<F: Lanes<El = El, Mem = Words<4>>> Field for F {}

const PORTABLE: Fold64<19, false> = match Fold64::<19, false>::portable() {
    Some(f) => f,
    None => panic!("2 · 19 is below 2^31"),
};

/// Runs a job in the fastest ring of this machine.
macro_rules! in_ring {
    ($f:ident => $job:expr) => {{
        if let Some($f) = &Fold64::<19, true>::adx() {
            $job
        } else {
            let $f = &PORTABLE;
            $job
        }
    }};
}

/// Whether points of this type may be made of twenty words.
const fn fits<P>() -> bool {
    size_of::<P>() == size_of::<Limbs>() && align_of::<P>() == align_of::<Limbs>()
}

/// The words of a point; `None` where a point has another size.
fn limbs<P: DalekPoint>(point: &P) -> Option<&Limbs> {
    if !fits::<P>() {
        return None;
    }
    // SAFETY: the size and the alignment are those of twenty words. `DalekPoint` is for the points of the versions that
    // the manifest names, four field elements of five `u64` or of ten `u32` without padding: any of it may be read as
    // words.
    Some(unsafe { &*std::ptr::from_ref(point).cast::<Limbs>() })
}

/// The point of these words; `None` where a point has another size.
fn of_limbs<P: DalekPoint>(limbs: &Limbs) -> Option<P> {
    if !fits::<P>() {
        return None;
    }
    // SAFETY: as above; any words are valid ones for integers.
    Some(unsafe { std::ptr::from_ref(limbs).cast::<P>().read() })
}

const MASK: u64 = (1 << 51) - 1;

/// Five limbs as an integer; what is above 2^255 is reduced.
fn join(limbs: &[u64]) -> El {
    let wide = |i: usize| u128::from(limbs[i]);
    let mut t = wide(0) + 19 * (wide(4) >> 51) + (wide(1) << 51);
    let mut out = [0; 4];
    for (word, next) in out.iter_mut().zip([
        wide(2) << 38,
        wide(3) << 25,
        u128::from(limbs[4] & MASK) << 12,
        0,
    ]) {
        *word = t as u64;
        t = (t >> 64) + next;
    }
    out
}

/// An integer below 2^255 in five limbs.
fn split(a: &El) -> [u64; 5] {
    [
        a[0] & MASK,
        (a[0] >> 51 | a[1] << 13) & MASK,
        (a[1] >> 38 | a[2] << 26) & MASK,
        (a[2] >> 25 | a[3] << 39) & MASK,
        a[3] >> 12,
    ]
}

fn coordinate(limbs: &Limbs, i: usize) -> El {
    join(&limbs[5 * i..][..5])
}

/// x and y of points as the words that the engine takes; `None` of points that are not in memory as they are known to
/// be.
///
/// Cost: seven products and the reduction of two integers a point; two products where all have Z = 1.
pub(crate) fn words<P: DalekPoint>(points: &[P]) -> Option<Vec<u64>> {
    if !known::<P>() {
        return None;
    }
    in_ring!(f => affine(f, points, &MONTGOMERY))
}

/// 2^256 = 38: the factor of the engine's words.
const MONTGOMERY: El = [38, 0, 0, 0];

/// x and y, each times a factor, below p.
fn affine<P: DalekPoint>(f: &impl Field, points: &[P], factor: &El) -> Option<Vec<u64>> {
    let points: Vec<&Limbs> = points.iter().map(limbs).collect::<Option<_>>()?;
    let one = [1, 0, 0, 0, 0];
    let mut inverses = Vec::new();
    if points.iter().any(|p| p[10..15] != one) {
        inverses.extend(points.iter().map(|p| coordinate(p, 2)));
        batch_invert(f, &mut inverses);
    }
    let mut words = vec![0; 8 * points.len()];
    for (i, (p, xy)) in points
        .iter()
        .zip(words.as_chunks_mut::<4>().0.as_chunks_mut::<2>().0)
        .enumerate()
    {
        let factor = match inverses.get(i) {
            Some(inverse) => f.mul(inverse, factor),
            None => *factor,
        };
        for (k, out) in xy.iter_mut().enumerate() {
            f.to_words(&Words(f.mul(&coordinate(p, k), &factor)), out);
        }
    }
    Some(words)
}

/// The point with x and y in the engine's words; `None` where points are not in memory as they are known to be.
pub(crate) fn point<P: DalekPoint>(x: &[u64], y: &[u64]) -> Option<P> {
    if !known::<P>() {
        return None;
    }
    let f = &PORTABLE;
    let [x, y] = [x, y].map(|words| f.pack(words).0);
    extended(f, &x, &y)
}

fn extended<P: DalekPoint>(f: &impl Field, x: &El, y: &El) -> Option<P> {
    let mut limbs = [0; 20];
    for (five, a) in limbs
        .chunks_exact_mut(5)
        .zip([*x, *y, f.one(), f.mul(x, y)])
    {
        let mut words = [0; 4];
        f.to_words(&Words(a), &mut words);
        five.copy_from_slice(&split(&words));
    }
    of_limbs(&limbs)
}

/// Whether two lists have the same words.
pub(crate) fn same<P: DalekPoint>(a: &[P], b: &[P]) -> bool {
    let pairs = || a.iter().zip(b).map(|(a, b)| (limbs(a), limbs(b)));
    a.len() == b.len() && pairs().all(|(a, b)| a.is_some() && a == b)
}

/// Whether points of this type are in memory as they are taken to be here; found out at the first call.
pub(crate) fn known<P: DalekPoint>() -> bool {
    *P::known().get_or_init(|| are_known(&P::multiples()))
}

/// Whether the words of points are those of their coordinates, and a point made of words is the one that it is to be:
/// what dalek says of it is asked. Each comes with its encoding as a point of Ed25519.
fn are_known<P: DalekPoint>(multiples: &[(P, [u8; 32])]) -> bool {
    multiples
        .iter()
        .all(|(p, encoding)| agrees(p, encoding).unwrap_or(false))
}

/// `None` where a point has another size.
fn agrees<P: DalekPoint>(p: &P, encoding: &[u8; 32]) -> Option<bool> {
    let f = &PORTABLE;
    let limbs = limbs(p)?;
    // As dalek has them, so that nothing is lost above.
    if limbs.iter().any(|limb| limb >> 54 != 0) {
        return Some(false);
    }
    let [x, y, z, t] = [0, 1, 2, 3].map(|i| coordinate(limbs, i));
    let same = |a: &El, b: &El| f.is_zero(&f.sub::<1>(a, b)) == 1;
    if f.is_zero(&z) == 1 || !same(&f.mul(&x, &y), &f.mul(&z, &t)) {
        return Some(false);
    }
    let xy = affine(f, &[*p], &f.one())?;
    let mut bytes = [0; 32];
    for (bytes, word) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(&xy[4..]) {
        *bytes = word.to_le_bytes();
    }
    bytes[31] |= ((xy[0] & 1) as u8) << 7;
    let (x, y) = ([xy[0], xy[1], xy[2], xy[3]], [xy[4], xy[5], xy[6], xy[7]]);
    Some(bytes == *encoding && extended::<P>(f, &x, &y)? == *p)
}

#[cfg(test)]
mod tests {
    use super::*;
    use curve25519_dalek::constants::ED25519_BASEPOINT_POINT;
    use curve25519_dalek::{EdwardsPoint, RistrettoPoint, Scalar};

    #[test]
    fn limbs_and_words_are_the_same_integers() {
        let canonical = |a: &El| PORTABLE.canonical(a);
        for a in [
            [0; 4],
            [1, 0, 0, 0],
            [u64::MAX, 5, u64::MAX, 1 << 62],
            [3, 1 << 51, 1 << 38, 1 << 25],
        ] {
            assert_eq!(canonical(&join(&split(&a))), a);
        }
        // The longest limbs: (2^64 − 1)(1 + 2^51 + 2^102 + 2^153 + 2^204), modulo p.
        let full = canonical(&join(&[u64::MAX; 5]));
        let limb = [u64::MAX, 0, 0, 0];
        let f = &PORTABLE;
        let step = [1 << 51, 0, 0, 0];
        let want = (0..5).fold(f.zero(), |sum, _| f.add(&f.mul(&sum, &step), &limb));
        assert_eq!(full, canonical(&want));
    }

    /// On 64-bit machines this crate's sums are there, unless dalek was built with the limbs of other machines.
    #[test]
    fn dalek_s_points_are_known() {
        let here = fits::<EdwardsPoint>();
        assert_eq!(known::<EdwardsPoint>(), here);
        assert_eq!(known::<RistrettoPoint>(), here);
        assert!(
            here || cfg!(not(target_pointer_width = "64")) || option_env!("RUSTFLAGS").is_some()
        );
    }

    /// What differs in any of its words is not taken for the point.
    #[test]
    fn other_points_are_noticed() {
        let p = ED25519_BASEPOINT_POINT * Scalar::from(3u64);
        let encoding = p.compress().to_bytes();
        assert!(are_known(&[(p, encoding)]));
        assert!(!are_known(&[(p, (-p).compress().to_bytes())]));
        assert!(!are_known(&[(p, (p + p).compress().to_bytes())]));
        let Some(limbs) = limbs(&p) else {
            return;
        };
        for i in 0..20 {
            for bit in [0, 60] {
                let mut changed = *limbs;
                changed[i] ^= 1 << bit;
                let changed: EdwardsPoint = of_limbs(&changed).unwrap();
                assert!(!are_known(&[(changed, encoding)]), "limb {i}, bit {bit}");
            }
        }
        // The coordinates in another order.
        let mut moved = *limbs;
        moved.rotate_left(5);
        assert!(!are_known(&[(
            of_limbs::<EdwardsPoint>(&moved).unwrap(),
            encoding
        )]));
    }
}

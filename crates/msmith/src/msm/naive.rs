//! The reference that nobody optimises: plain double-and-add from the top bit.
//!
//! **Mathematics.** Horner's rule in base 2: `R ← 2R`, then `R ← R + P_i` for every i whose scalar has
//! the bit set. Scalars are taken as the integers they are, of any width, never reduced.
//!
//! **Cost.** For n scalars of b bits: b doublings and as many mixed additions as there are set bits, in
//! Jacobian coordinates, and one inversion.

use crate::Error;
use crate::coords::{A, Affine, Coords, Jacobian};
use crate::ring::Lanes;

/// An affine point in packed form, `None` at infinity.
pub type Point<M> = Option<(M, M)>;

/// `a_1 P_1 + … + a_n P_n`; scalars are little-endian words, each of any number of words.
///
/// Complete: infinite, equal and opposite points may occur anywhere. The points are taken to be on
/// the curve with coefficient `a`.
pub fn msm<F: Lanes, S: AsRef<[u64]>>(
    f: &F,
    a: &A<F::El>,
    points: &[Point<F::Mem>],
    scalars: &[S],
) -> Result<Point<F::Mem>, Error> {
    const { assert!(F::WIDTH == 1, "the reference works in a scalar ring") };
    if points.len() != scalars.len() {
        return Err(Error::LengthMismatch {
            points: points.len(),
            scalars: scalars.len(),
        });
    }
    let words = scalars.iter().map(|s| s.as_ref().len()).max().unwrap_or(0);
    let mut sum = Jacobian::infinity(f);
    for bit in (0..64 * words).rev() {
        sum = Jacobian::dbl(f, a, &sum);
        for (point, scalar) in points.iter().zip(scalars) {
            let word = scalar.as_ref().get(bit / 64).copied().unwrap_or(0);
            if let (1, Some((x, y))) = (word >> (bit % 64) & 1, point) {
                let q = Affine {
                    x: f.splat(x),
                    y: f.splat(y),
                };
                sum = Jacobian::add_affine(f, a, &sum, &q, 0);
            }
        }
    }
    let (affine, infinite) = Jacobian::to_affine(f, &sum);
    if infinite != 0 {
        return Ok(None);
    }
    let mut xy = [F::Mem::default(); 2];
    f.scatter(&affine.x, &mut xy[..1]);
    f.scatter(&affine.y, &mut xy[1..]);
    Ok(Some((xy[0], xy[1])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meter::toy::Toy;
    use crate::ring::Ring;

    type F = Toy<1>;

    /// y² = x³ + 2x + 3 mod 97: its points and their multiples by repeated addition of one point.
    fn setting() -> (F, A<[u64; 1]>, Vec<Point<u64>>) {
        let f = F::new(97).unwrap();
        let mut all = vec![None];
        for x in 0..97u64 {
            all.extend(
                (0..97)
                    .filter(|y| y * y % 97 == (x * x * x + 2 * x + 3) % 97)
                    .map(|y| Some((x, y))),
            );
        }
        (f, A::General([2]), all)
    }

    fn add(f: &F, p: Point<u64>, q: Point<u64>) -> Point<u64> {
        let (Some((x1, y1)), Some((x2, y2))) = (p, q) else {
            return p.or(q);
        };
        let (num, den) = if x1 != x2 {
            (y2 + 97 - y1, x2 + 97 - x1)
        } else if y1 == y2 && y1 != 0 {
            (3 * x1 * x1 + 2, 2 * y1)
        } else {
            return None;
        };
        let l = f.mul(&[num % 97], &f.inv(&[den % 97]))[0];
        let x = (l * l + 194 - x1 - x2) % 97;
        Some((x, (l * (97 + x1 - x) + 97 - y1) % 97))
    }

    fn times(f: &F, k: u64, p: Point<u64>) -> Point<u64> {
        (0..k).fold(None, |r, _| add(f, r, p))
    }

    #[test]
    fn one_point_every_small_scalar() {
        let (f, a, all) = setting();
        for &p in &all {
            for k in 0..=2 * all.len() as u64 {
                assert_eq!(msm(&f, &a, &[p], &[[k]]), Ok(times(&f, k, p)), "{k}·{p:?}");
            }
        }
    }

    #[test]
    fn two_points_and_all_pairs() {
        let (f, a, all) = setting();
        for &p in &all {
            for &q in &all {
                let (k, l) = (5, 7);
                let want = add(&f, times(&f, k, p), times(&f, l, q));
                assert_eq!(msm(&f, &a, &[p, q], &[[k], [l]]), Ok(want));
                assert_eq!(msm(&f, &a, &[p, q], &[[1], [1]]), Ok(add(&f, p, q)));
            }
        }
    }

    #[test]
    fn wide_scalars_of_different_widths() {
        let (f, a, all) = setting();
        let n = all.len() as u64;
        let radix = (u128::from(u64::MAX) + 1) % u128::from(n);
        for &p in &all {
            // 2^192 − 1 and (3, 0, 5) in words, reduced by the group's order for the slow check.
            let top = (radix.pow(3) + u128::from(n) - 1) % u128::from(n);
            let other = (3 + 5 * radix * radix) % u128::from(n);
            let scalars: [&[u64]; 4] = [&[u64::MAX; 3], &[], &[3, 0, 5], &[1]];
            let want = times(&f, (top + other + 1) as u64 % n, p);
            assert_eq!(msm(&f, &a, &[p; 4], &scalars), Ok(want));
        }
    }

    #[test]
    fn empty_and_mismatched() {
        let (f, a, all) = setting();
        assert_eq!(msm::<F, [u64; 1]>(&f, &a, &[], &[]), Ok(None));
        assert_eq!(
            msm(&f, &a, &all[..2], &[[1u64]]),
            Err(Error::LengthMismatch {
                points: 2,
                scalars: 1
            })
        );
    }
}

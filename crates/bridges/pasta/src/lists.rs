//! Lists of points: those of an argument about inner products put together, multiples by one scalar, and Fourier
//! transforms.

use msmith::{Error, Options, Scalars, WordPoints};
use pasta_curves::group::Curve;

use crate::host::PastaPoint;
use crate::sums::{points, unknown};
use crate::transform::domain;
use crate::view;

/// `P_i + a·P_{n/2+i}` in place of P_i, for the first half of a list of an even number n.
pub(crate) fn fold<C: PastaPoint>(
    list: &mut [C],
    a: &C::Scalar,
    options: &Options<'_>,
) -> Result<(), Error> {
    let (low, high) = list.split_at_mut(list.len() / 2);
    let a = view::integer(a);
    let made = C::engine()?.fold(&points(low)?, &points(high)?, &a, options)?;
    write(&made, low)
}

/// `a·P` in place of every P.
pub(crate) fn scale<C: PastaPoint>(
    list: &mut [C::Curve],
    a: &C::Scalar,
    options: &Options<'_>,
) -> Result<(), Error> {
    let one = Scalars::U256(&[view::integer(a)]);
    let scalars = Scalars::Chosen {
        of: &one,
        which: &vec![0; list.len()],
    };
    let made = C::engine()?.mul_each(&points(&affine::<C>(list))?, scalars, options)?;
    replace::<C>(&made, list)
}

/// `Σ_j ω^{ij}·P_j` for every i, in place.
pub(crate) fn transform_points<C: PastaPoint>(
    list: &mut [C::Curve],
    omega: C::Scalar,
    options: &Options<'_>,
) -> Result<(), Error> {
    let domain = domain(omega, list.len())?;
    let made = C::engine()?.fft(&points(&affine::<C>(list))?, &domain, options)?;
    replace::<C>(&made, list)
}

fn affine<C: PastaPoint>(list: &[C::Curve]) -> Vec<C> {
    let mut made = vec![C::identity(); list.len()];
    C::Curve::batch_normalize(list, &mut made);
    made
}

/// The engine's points in place of others.
fn write<C: PastaPoint>(made: &WordPoints, list: &mut [C]) -> Result<(), Error> {
    let words = view::words_mut(list).ok_or_else(unknown)?;
    words.copy_from_slice(&made.words);
    for (point, finite) in words.chunks_mut(made.stride).zip(&made.finite) {
        if !finite {
            point.fill(0);
        }
    }
    Ok(())
}

fn replace<C: PastaPoint>(made: &WordPoints, list: &mut [C::Curve]) -> Result<(), Error> {
    let mut points = vec![C::identity(); list.len()];
    write(made, &mut points)?;
    for (curve, point) in list.iter_mut().zip(points) {
        *curve = point.to_curve();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use halo2_proofs::arithmetic;
    use pasta_curves::group::Group;
    use pasta_curves::group::ff::{Field, PrimeField};
    use pasta_curves::{EpAffine, EqAffine};

    /// Points that follow no pattern, equal, opposite and infinite ones among them.
    fn list<C: PastaPoint>(n: u64) -> Vec<C::Curve> {
        let g = C::Curve::generator();
        let point = |i: u64| match i % 7 {
            3 => C::Curve::identity(),
            4 => g,
            5 => -g,
            _ => g * C::Scalar::from(i * i + 2).square().square(),
        };
        (0..n).map(point).collect()
    }

    fn check<C: PastaPoint>() {
        let options = &Options::default();
        let root = (3..C::Scalar::S).fold(C::Scalar::ROOT_OF_UNITY, |w, _| w.square());
        for a in [
            C::Scalar::ZERO,
            C::Scalar::ONE,
            C::Scalar::DELTA,
            -C::Scalar::from(3),
        ] {
            let curves = list::<C>(16);
            let mut scaled = curves.clone();
            scale::<C>(&mut scaled, &a, options).unwrap();
            let want: Vec<_> = curves.iter().map(|p| *p * a).collect();
            assert_eq!(scaled, want);
            let mut folded = affine::<C>(&curves);
            fold(&mut folded, &a, options).unwrap();
            let (low, high) = curves.split_at(8);
            let want: Vec<_> = low.iter().zip(high).map(|(p, q)| *p + *q * a).collect();
            assert_eq!(folded[..8], affine::<C>(&want)[..]);
            assert_eq!(folded[8..], affine::<C>(high)[..], "the others stay");
        }
        let curves = list::<C>(8);
        let (mut want, mut got) = (curves.clone(), curves.clone());
        arithmetic::best_fft(&mut want, root, 3);
        transform_points::<C>(&mut got, root, options).unwrap();
        assert_eq!(got, want);
        let wrong = transform_points::<C>(&mut got, root.square(), options);
        assert!(wrong.is_err() && got == want, "a root of another order");
    }

    #[test]
    fn lists_are_halo2_s() {
        check::<EpAffine>();
        check::<EqAffine>();
    }
}

//! Miller loops of many pairs together.
//!
//! **Mathematics.** Points of G2 stay affine: the slopes of all lines of a step have one inversion. A line is divided
//! by its value's part that is the point of G1's y, which lies in a field that the last exponent takes to 1, so that it
//! is `1 − λ(x_P/y_P)·w + (λx − y)/y_P·w³` (or the same times w³ where the twist is the other one) and one coefficient
//! need not be multiplied. The squarings are those of one loop.
//!
//! **Cost.** of 100 pairs 0.68 of the time of arkworks' own loop, over BN254 and BLS12-381.
//!
//! Source: the loops of arkworks, whose numbers these are.

use ark_ec::bls12::{self, Bls12Config};
use ark_ec::bn::{self, BnConfig};
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{
    AdditiveGroup, BitIteratorBE, Field, Fp2, Fp2Config, Fp6, Fp6Config, Fp12, Fp12Config, One,
    PrimeField, Zero, batch_inversion,
};

/// Pairs for which one inversion a step is worth it.
pub(crate) const FEW: usize = 8;

/// What a family of curves has of its own.
pub(crate) trait Family {
    type P2: Fp2Config<Fp: PrimeField>;
    type P6: Fp6Config<Fp2Config = Self::P2>;
    type P12: Fp12Config<Fp6Config = Self::P6>;
    type First: SWCurveConfig<BaseField = Base<Self>>;
    type Second: SWCurveConfig<BaseField = Fp2<Self::P2>>;

    /// Whether the twist is divided by what the other one is multiplied by.
    fn is_multiplied() -> bool;

    /// Digits of the loop's length but for the first, most significant first.
    fn digits() -> Vec<i8>;

    /// Whether the length is negative.
    fn is_negative() -> bool;

    /// Points that are added in the end.
    fn last(q: &Affine<Self::Second>) -> Vec<Affine<Self::Second>>;
}

pub(crate) type Base<F> = <<F as Family>::P2 as Fp2Config>::Fp;

/// Curves of Barreto and Naehrig.
pub(crate) struct OfBn<P>(P);

impl<P: BnConfig> Family for OfBn<P> {
    type P2 = P::Fp2Config;
    type P6 = P::Fp6Config;
    type P12 = P::Fp12Config;
    type First = P::G1Config;
    type Second = P::G2Config;

    fn is_multiplied() -> bool {
        matches!(P::TWIST_TYPE, bn::TwistType::M)
    }

    fn digits() -> Vec<i8> {
        P::ATE_LOOP_COUNT.iter().rev().skip(1).copied().collect()
    }

    fn is_negative() -> bool {
        P::X_IS_NEGATIVE
    }

    /// Its p-th power, and the p²-th, negated.
    fn last(q: &Affine<P::G2Config>) -> Vec<Affine<P::G2Config>> {
        let power = |mut q: Affine<P::G2Config>| {
            q.x.frobenius_map_in_place(1);
            q.x *= P::TWIST_MUL_BY_Q_X;
            q.y.frobenius_map_in_place(1);
            q.y *= P::TWIST_MUL_BY_Q_Y;
            q
        };
        let first = power(*q);
        vec![first, -power(first)]
    }
}

/// Curves of Barreto, Lynn and Scott.
pub(crate) struct OfBls<P>(P);

impl<P: Bls12Config> Family for OfBls<P> {
    type P2 = P::Fp2Config;
    type P6 = P::Fp6Config;
    type P12 = P::Fp12Config;
    type First = P::G1Config;
    type Second = P::G2Config;

    fn is_multiplied() -> bool {
        matches!(P::TWIST_TYPE, bls12::TwistType::M)
    }

    fn digits() -> Vec<i8> {
        let bits = BitIteratorBE::without_leading_zeros(P::X).skip(1);
        bits.map(i8::from).collect()
    }

    fn is_negative() -> bool {
        P::X_IS_NEGATIVE
    }

    fn last(_: &Affine<P::G2Config>) -> Vec<Affine<P::G2Config>> {
        Vec::new()
    }
}

/// The product of the Miller values of pairs of points of order r, but for a factor that the last exponent takes to 1.
pub(crate) fn product<F: Family>(
    first: &[Affine<F::First>],
    second: &[Affine<F::Second>],
) -> Fp12<F::P12> {
    let mut inverses: Vec<_> = first.iter().map(|p| p.y).collect();
    batch_inversion(&mut inverses);
    let mut state = State::<F> {
        value: Fp12::one(),
        multiples: second.iter().map(|q| (q.x, q.y)).collect(),
        first: (first.iter().zip(inverses))
            .map(|(p, inverse)| (-(p.x * inverse), inverse))
            .collect(),
        inverses: vec![Fp2::zero(); second.len()],
    };
    for digit in F::digits() {
        state.value.square_in_place();
        state.double();
        match digit {
            1 => state.add(|i| (second[i].x, second[i].y)),
            -1 => state.add(|i| (second[i].x, -second[i].y)),
            _ => {}
        }
    }
    if F::is_negative() {
        state.value.conjugate_in_place();
        state.multiples.iter_mut().for_each(|(_, y)| *y = -*y);
    }
    let last: Vec<_> = second.iter().map(F::last).collect();
    for k in 0..last.first().map_or(0, Vec::len) {
        state.add(|i| (last[i][k].x, last[i][k].y));
    }
    state.value
}

type Affine2<F> = (Fp2<<F as Family>::P2>, Fp2<<F as Family>::P2>);

struct State<F: Family> {
    value: Fp12<F::P12>,
    /// Multiples of the points of G2.
    multiples: Vec<Affine2<F>>,
    /// −x/y and 1/y of the points of G1.
    first: Vec<(Base<F>, Base<F>)>,
    /// Denominators of slopes, and their inverses.
    inverses: Vec<Fp2<F::P2>>,
}

impl<F: Family> State<F> {
    fn double(&mut self) {
        for (inverse, (_, y)) in self.inverses.iter_mut().zip(&self.multiples) {
            *inverse = y.double();
        }
        batch_inversion(&mut self.inverses);
        for i in 0..self.multiples.len() {
            let (x, y) = self.multiples[i];
            let square = x.square();
            let slope = (square.double() + square) * self.inverses[i];
            let sum = slope.square() - x.double();
            self.multiples[i] = (sum, slope * (x - sum) - y);
            self.line(i, slope, (x, y));
        }
    }

    fn add(&mut self, point: impl Fn(usize) -> Affine2<F>) {
        let multiples = self.multiples.iter().enumerate();
        for (inverse, (i, (x, _))) in self.inverses.iter_mut().zip(multiples) {
            *inverse = *x - point(i).0;
        }
        batch_inversion(&mut self.inverses);
        for i in 0..self.multiples.len() {
            let ((x, y), (x2, y2)) = (self.multiples[i], point(i));
            let slope = (y - y2) * self.inverses[i];
            let sum = slope.square() - x - x2;
            self.multiples[i] = (sum, slope * (x2 - sum) - y2);
            self.line(i, slope, (x2, y2));
        }
    }

    /// Multiplies the value by that of the line through a point at the i-th point of G1.
    fn line(&mut self, i: usize, slope: Fp2<F::P2>, (x, y): Affine2<F>) {
        let (minus_x, inverse) = &self.first[i];
        let mut b = slope * x - y;
        b.mul_assign_by_fp(inverse);
        let mut a = slope;
        a.mul_assign_by_fp(minus_x);
        let by_v = |x: &mut Fp6<F::P6>| {
            F::P12::mul_fp6_by_nonresidue_in_place(x);
        };
        let (mut c0, mut c1) = (self.value.c0, self.value.c1);
        let (mut product0, mut product1) = (c0, c1);
        if F::is_multiplied() {
            // By b + a·v + v·w.
            product0.mul_by_01(&b, &a);
            product1.mul_by_01(&b, &a);
            by_v(&mut c0);
            by_v(&mut c1);
            by_v(&mut c1);
            self.value.c0 = product0 + c1;
            self.value.c1 = product1 + c0;
        } else {
            // By 1 + (a + b·v)·w.
            product0.mul_by_01(&a, &b);
            product1.mul_by_01(&a, &b);
            by_v(&mut product1);
            self.value.c0 += product1;
            self.value.c1 += product0;
        }
    }
}

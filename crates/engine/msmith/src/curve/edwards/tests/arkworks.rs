//! Every built-in number against arkworks, and sums of points.

use ark_ec::short_weierstrass::SWCurveConfig;
use ark_ec::twisted_edwards::{Affine as Te, MontCurveConfig, TECurveConfig};
use ark_ec::{AffineRepr, CurveConfig, CurveGroup};
use ark_ff::PrimeField;
use num_bigint::BigUint;

use super::Affine;
use crate::curve::edwards::{EdwardsCurve, by_name, derive, edwards_form};
use crate::curve::{self, Group};
use crate::words::integer;

fn prime<F: PrimeField>(x: F) -> BigUint {
    integer(x.into_bigint().as_ref())
}

fn element<F: PrimeField>(x: &BigUint) -> F {
    F::from_le_bytes_mod_order(&x.to_bytes_le())
}

fn field_and_order<C: CurveConfig<BaseField: PrimeField>>(c: &EdwardsCurve) {
    assert_eq!(c.p, integer(C::BaseField::MODULUS.as_ref()), "{} p", c.name);
    assert_eq!(
        c.r,
        integer(C::ScalarField::MODULUS.as_ref()),
        "{} r",
        c.name
    );
    assert_eq!(c.cofactor, integer(C::COFACTOR), "{} cofactor", c.name);
}

/// The curve with the same a and d.
fn same<C>(name: &str) -> &'static EdwardsCurve
where
    C: TECurveConfig<BaseField: PrimeField>,
{
    let c = by_name(name).unwrap();
    field_and_order::<C>(c);
    assert_eq!(c.a, prime(<C as TECurveConfig>::COEFF_A), "{name} a");
    assert_eq!(c.d, prime(<C as TECurveConfig>::COEFF_D), "{name} d");
    assert_eq!(c.gx, prime(C::GENERATOR.x), "{name} gx");
    assert_eq!(c.gy, prime(C::GENERATOR.y), "{name} gy");
    law::<C>(c, &BigUint::from(1u32));
    c
}

/// The affine law, for points (scale·x, y) of arkworks' curve.
fn law<C>(c: &EdwardsCurve, scale: &BigUint)
where
    C: TECurveConfig<BaseField: PrimeField>,
{
    let s: C::BaseField = element(scale);
    let theirs =
        |[x, y]: &Affine| Te::<C>::new_unchecked(element::<C::BaseField>(x) * s, element(y));
    let mut p = c.generator();
    for k in [2u64, 3, 5, 0xdead_beef_0bad_cafe] {
        let q = c.multiply(&k.into(), &p).unwrap();
        let want = theirs(&p).mul_bigint([k]).into_affine();
        assert_eq!(theirs(&q), want, "{} {k}", c.name);
        let sum = c.add(&p, &q).unwrap();
        assert_eq!(theirs(&sum), (theirs(&p) + want).into_affine());
        assert_eq!(theirs(&c.negate(&q)), -want);
        p = q;
    }
}

/// Arkworks' Montgomery form is ours with another scale of v: the same A, and B up to a square.
fn montgomery<C: MontCurveConfig<BaseField: PrimeField>>(c: &EdwardsCurve) {
    let [a, b] = derive(c).unwrap().montgomery;
    assert_eq!(a, prime(<C as MontCurveConfig>::COEFF_A), "{} A", c.name);
    let theirs = prime(<C as MontCurveConfig>::COEFF_B);
    assert!(c.field().is_square(&(&theirs * &b)), "{} B", c.name);
}

/// Arkworks' Weierstrass form is ours scaled: (x, y) ↦ (u²x, u³y).
fn weierstrass<C: SWCurveConfig<BaseField: PrimeField>>(c: &EdwardsCurve) {
    let derived = derive(c).unwrap();
    let ours = &derived.weierstrass.g1;
    let f = c.field();
    let theirs = [prime(C::COEFF_A), prime(C::COEFF_B)];
    // u² = (b'/b)/(a'/a).
    let ratio = |new: &BigUint, old: &BigUint| f.div(new, old).unwrap();
    let quartic = ratio(&theirs[0], &ours.a[0]);
    let u2 = ratio(&ratio(&theirs[1], &ours.b[0]), &quartic);
    assert_eq!(f.sqr(&u2), quartic, "{}", c.name);
    let u3 = f.mul(&u2, &f.sqrt(&u2).expect("isomorphic over the field"));
    let (gx, gy) = C::GENERATOR.xy().unwrap();
    assert_eq!(f.mul(&u2, &ours.gx[0]), prime(gx), "{}", c.name);
    let y = f.mul(&u3, &ours.gy[0]);
    assert!(y == prime(gy) || f.neg(&y) == prime(gy), "{}", c.name);
}

#[test]
fn ed25519() {
    let c = same::<ark_ed25519::EdwardsConfig>("ed25519");
    // The crate takes its Montgomery form from Curve25519.
    montgomery::<ark_ed25519::EdwardsConfig>(c);
}

#[test]
fn jubjub() {
    let c = same::<ark_ed_on_bls12_381::JubjubConfig>("jubjub");
    montgomery::<ark_ed_on_bls12_381::JubjubConfig>(c);
    weierstrass::<ark_ed_on_bls12_381::JubjubConfig>(c);
}

#[test]
fn bandersnatch() {
    let c = same::<ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig>("bandersnatch");
    montgomery::<ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig>(c);
    weierstrass::<ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig>(c);
}

#[test]
fn ed_on_bls12_377() {
    let c = same::<ark_ed_on_bls12_377::EdwardsConfig>("ed-on-bls12-377");
    montgomery::<ark_ed_on_bls12_377::EdwardsConfig>(c);
}

/// Arkworks has a = 1: x is scaled by √168700. Its generator is another point of the subgroup.
#[test]
fn baby_jubjub() {
    type C = ark_ed_on_bn254::EdwardsConfig;
    let c = by_name("baby-jubjub").unwrap();
    field_and_order::<C>(c);
    montgomery::<C>(c);
    let f = c.field();
    assert_eq!(prime(<C as TECurveConfig>::COEFF_A), 1u32.into());
    let d = prime(<C as TECurveConfig>::COEFF_D);
    assert_eq!(f.mul(&c.a, &d), c.d);
    let scale = f.sqrt(&c.a).unwrap();
    law::<C>(c, &scale);
    let g = [prime(C::GENERATOR.x), prime(C::GENERATOR.y)];
    let ours = [f.div(&g[0], &scale).unwrap(), g[1].clone()];
    assert!(c.contains(&ours));
    assert_eq!(c.multiply(&c.r, &ours), Some(c.identity()));
}

/// The Edwards form of BLS12-377: the same d and the same sign of every x.
#[test]
fn bls12_377() {
    type C = ark_bls12_377::g1::Config;
    let form = edwards_form(curve::by_name("bls12-377").unwrap(), Group::G1).unwrap();
    let e = &form.edwards;
    assert_eq!(e.a, prime(<C as TECurveConfig>::COEFF_A));
    assert_eq!(e.d, prime(<C as TECurveConfig>::COEFF_D));
    let g = <C as TECurveConfig>::GENERATOR;
    assert_eq!(e.generator(), [prime(g.x), prime(g.y)]);
    let g = <C as SWCurveConfig>::GENERATOR;
    let point = Some([prime(g.x), prime(g.y)]);
    assert_eq!(form.to_edwards(&point), Ok(e.generator()));
    law::<C>(e, &BigUint::from(1u32));
}

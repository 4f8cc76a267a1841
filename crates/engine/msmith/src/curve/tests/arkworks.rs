//! Every built-in number against arkworks.

use ark_ec::scalar_mul::glv::GLVConfig;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ec::{AffineRepr, CurveConfig, CurveGroup};
use ark_ff::{Field, Fp2, Fp2Config, PrimeField};
use num_bigint::BigUint;

use crate::curve::bigpoint::BigCurve;
use crate::curve::{Curve, Group, by_name, derive};
use crate::words::integer;

fn prime<F: PrimeField>(x: F) -> BigUint {
    integer(x.into_bigint().as_ref())
}

fn coordinates<F: Field<BasePrimeField: PrimeField>>(x: F) -> Vec<BigUint> {
    x.to_base_prime_field_elements().map(prime).collect()
}

/// The numbers of one group, and some multiples of its generator.
fn group<C>(name: &str, label: Group) -> &'static Curve
where
    C: SWCurveConfig<BaseField: Field<BasePrimeField: PrimeField>>,
{
    let curve = by_name(name).unwrap();
    let spec = curve.group(label).unwrap();
    let p = <<C::BaseField as Field>::BasePrimeField as PrimeField>::MODULUS;
    assert_eq!(curve.p, integer(p.as_ref()), "{name} p");
    let r = C::ScalarField::MODULUS;
    assert_eq!(curve.r, integer(r.as_ref()), "{name} r");
    let degree = C::BaseField::extension_degree() as usize;
    assert_eq!(spec.degree, degree, "{name} degree");
    assert_eq!(spec.a, coordinates(C::COEFF_A), "{name} a");
    assert_eq!(spec.b, coordinates(C::COEFF_B), "{name} b");
    let g = C::GENERATOR;
    assert_eq!(spec.gx, coordinates(g.x().unwrap()), "{name} gx");
    assert_eq!(spec.gy, coordinates(g.y().unwrap()), "{name} gy");
    let cofactor = integer(<C as CurveConfig>::COFACTOR);
    assert_eq!(spec.cofactor, cofactor, "{name} cofactor");
    multiples::<C>(curve, label);
    endomorphism::<C>(curve, label);
    curve
}

/// The point arithmetic that matches β with λ, against arkworks.
fn multiples<C>(curve: &Curve, label: Group)
where
    C: SWCurveConfig<BaseField: Field<BasePrimeField: PrimeField>>,
{
    let spec = curve.group(label).unwrap();
    let big = BigCurve::new(curve, spec);
    let (x, y) = (big.f.element(&spec.gx), big.f.element(&spec.gy));
    for k in [1u64, 2, 3, 4, 5, 127, 128, 0xdead_beef_0bad_cafe] {
        let want = C::GENERATOR.mul_bigint([k]).into_affine();
        let got = big.mul(&k.into(), &x, &y);
        let wx = big.f.element(&coordinates(want.x));
        let wy = big.f.element(&coordinates(want.y));
        assert!(big.equals(&got, &wx, &wy), "{} {label} {k}·G", curve.name);
        let minus = big.f.sub(&big.f.small(0), &wy);
        assert!(!big.equals(&got, &wx, &minus));
    }
}

/// λ·P = (βx, y) for the generator and for other points of the subgroup, by arkworks.
fn endomorphism<C>(curve: &Curve, label: Group)
where
    C: SWCurveConfig<BaseField: Field<BasePrimeField: PrimeField>>,
{
    let endo = derive(curve, label).unwrap().endo.expect("a = 0");
    let bytes = endo.beta.to_bytes_le();
    let beta = <C::BaseField as Field>::BasePrimeField::from_le_bytes_mod_order(&bytes);
    let beta = C::BaseField::from_base_prime_field(beta);
    for k in [1u64, 2, 12345] {
        let q = C::GENERATOR.mul_bigint([k]).into_affine();
        let image = q.mul_bigint(endo.lambda.to_u64_digits()).into_affine();
        assert_eq!(image, Affine::new_unchecked(q.x * beta, q.y), "{label}");
    }
}

/// Arkworks' own endomorphism is ours or its square.
fn glv<C: GLVConfig<BaseField: Field<BasePrimeField: PrimeField>>>(name: &str, label: Group) {
    let curve = by_name(name).unwrap();
    let endo = derive(curve, label).unwrap().endo.unwrap();
    let beta = coordinates(C::ENDO_COEFFS[0]);
    assert!(beta[1..].iter().all(|c| *c == BigUint::ZERO));
    let theirs = (beta[0].clone(), prime(C::LAMBDA));
    let square = (
        &endo.beta * &endo.beta % &curve.p,
        &endo.lambda * &endo.lambda % &curve.r,
    );
    assert!(
        theirs == (endo.beta, endo.lambda) || theirs == square,
        "{name} {label}"
    );
}

fn nonresidue<P: Fp2Config<Fp: PrimeField>>(curve: &Curve) {
    assert_eq!(curve.nonresidue, prime(P::NONRESIDUE), "{}", curve.name);
    let u = Fp2::<P>::new(P::Fp::from(0u64), P::Fp::from(1u64));
    assert_eq!(coordinates(u.square())[0], curve.nonresidue);
}

#[test]
fn bls12_377() {
    group::<ark_bls12_377::g1::Config>("bls12-377", Group::G1);
    let c = group::<ark_bls12_377::g2::Config>("bls12-377", Group::G2);
    nonresidue::<ark_bls12_377::Fq2Config>(c);
    glv::<ark_bls12_377::g1::Config>("bls12-377", Group::G1);
    glv::<ark_bls12_377::g2::Config>("bls12-377", Group::G2);
}

#[test]
fn bls12_381() {
    group::<ark_bls12_381::g1::Config>("bls12-381", Group::G1);
    let c = group::<ark_bls12_381::g2::Config>("bls12-381", Group::G2);
    nonresidue::<ark_bls12_381::Fq2Config>(c);
    glv::<ark_bls12_381::g1::Config>("bls12-381", Group::G1);
    glv::<ark_bls12_381::g2::Config>("bls12-381", Group::G2);
}

#[test]
fn bn254() {
    group::<ark_bn254::g1::Config>("bn254", Group::G1);
    let c = group::<ark_bn254::g2::Config>("bn254", Group::G2);
    nonresidue::<ark_bn254::Fq2Config>(c);
    glv::<ark_bn254::g1::Config>("bn254", Group::G1);
    glv::<ark_bn254::g2::Config>("bn254", Group::G2);
}

#[test]
fn bw6_761() {
    let c = group::<ark_bw6_761::g1::Config>("bw6-761", Group::G1);
    group::<ark_bw6_761::g2::Config>("bw6-761", Group::G2);
    glv::<ark_bw6_761::g1::Config>("bw6-761", Group::G1);
    glv::<ark_bw6_761::g2::Config>("bw6-761", Group::G2);
    assert_eq!(c.r, by_name("bls12-377").unwrap().p);
}

#[test]
fn curves_without_a_second_group() {
    let pallas = group::<ark_pallas::PallasConfig>("pallas", Group::G1);
    let vesta = group::<ark_vesta::VestaConfig>("vesta", Group::G1);
    assert_eq!((&pallas.p, &pallas.r), (&vesta.r, &vesta.p));
    glv::<ark_pallas::PallasConfig>("pallas", Group::G1);
    glv::<ark_vesta::VestaConfig>("vesta", Group::G1);
    group::<ark_secp256k1::Config>("secp256k1", Group::G1);
    for name in ["pallas", "vesta", "secp256k1"] {
        assert!(by_name(name).unwrap().g2.is_none());
        assert!(derive(by_name(name).unwrap(), Group::G2).is_err());
    }
}

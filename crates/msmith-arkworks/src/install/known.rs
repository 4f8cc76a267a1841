//! The curves and fields that [`super::install`] serves.

use ark_ec::short_weierstrass::{Projective, SWCurveConfig};
use ark_ec::twisted_edwards::{self, TECurveConfig};
use ark_ff::{Fp, MontBackend, MontConfig, PrimeField};

use super::{Call, Installed, LEAST_MULTIPLES, LEAST_SUM, LEAST_TRANSFORM};
use super::{install_curve, install_field, set_field, set_group, sum};
use crate::Coordinate;
use crate::twisted_edwards::engine;

/// What is done with each of them.
pub(super) trait Visit {
    fn curve<C: SWCurveConfig<BaseField: Coordinate>>(&mut self, name: &str);
    fn edwards<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(&mut self, name: &str);
    fn field<T: MontConfig<N>, const N: usize>(&mut self, name: &str);
}

/// Visits all.
pub(super) fn each(visit: &mut impl Visit) {
    visit.curve::<ark_bn254::g1::Config>("BN254 G1");
    visit.curve::<ark_bn254::g2::Config>("BN254 G2");
    visit.field::<ark_bn254::FrConfig, 4>("BN254 Fr");
    visit.curve::<ark_bls12_381::g1::Config>("BLS12-381 G1");
    visit.curve::<ark_bls12_381::g2::Config>("BLS12-381 G2");
    visit.field::<ark_bls12_381::FrConfig, 4>("BLS12-381 Fr");
    visit.curve::<ark_bls12_377::g1::Config>("BLS12-377 G1");
    visit.curve::<ark_bls12_377::g2::Config>("BLS12-377 G2");
    visit.field::<ark_bls12_377::FrConfig, 4>("BLS12-377 Fr");
    visit.curve::<ark_bw6_761::g1::Config>("BW6-761 G1");
    visit.curve::<ark_bw6_761::g2::Config>("BW6-761 G2");
    visit.field::<ark_bls12_377::FqConfig, 6>("BW6-761 Fr");
    visit.curve::<ark_pallas::PallasConfig>("Pallas");
    visit.field::<ark_pallas::FrConfig, 4>("Pallas Fr");
    visit.curve::<ark_vesta::VestaConfig>("Vesta");
    visit.field::<ark_pallas::FqConfig, 4>("Vesta Fr");
    visit.curve::<ark_secp256k1::Config>("secp256k1");
    visit.edwards::<ark_ed_on_bls12_381::JubjubConfig>("Jubjub");
    visit.edwards::<ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig>("Bandersnatch");
    visit.edwards::<ark_ed_on_bls12_377::EdwardsConfig>("Edwards over BLS12-377 Fr");
    visit.edwards::<ark_ed_on_bn254::EdwardsConfig>("Baby Jubjub");
    visit.edwards::<ark_ed25519::EdwardsConfig>("Ed25519");
}

/// Sets, and notes what was set.
pub(super) struct Set<'a>(pub(super) &'a mut Installed);

impl Visit for Set<'_> {
    fn curve<C: SWCurveConfig<BaseField: Coordinate>>(&mut self, name: &str) {
        let calls = [(Call::Sums, LEAST_SUM), (Call::Multiples, LEAST_MULTIPLES)];
        self.0.note(name, install_curve::<C>(), &calls);
    }

    fn edwards<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(&mut self, name: &str) {
        let done = engine::<C>()
            .map_err(super::InstallError::Refused)
            .and_then(
                |_| match set_group::<twisted_edwards::Projective<C>>(Some(sum), None) {
                    true => Ok(()),
                    false => Err(super::InstallError::Unpatched("ark-ec")),
                },
            );
        self.0.note(name, done, &[(Call::Sums, LEAST_SUM)]);
    }

    fn field<T: MontConfig<N>, const N: usize>(&mut self, name: &str) {
        let calls = [(Call::Transforms, LEAST_TRANSFORM)];
        self.0.note(name, install_field::<T, N>(), &calls);
    }
}

/// Removes.
pub(super) struct Remove;

impl Visit for Remove {
    fn curve<C: SWCurveConfig<BaseField: Coordinate>>(&mut self, _: &str) {
        set_group::<Projective<C>>(None, None);
    }

    fn edwards<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(&mut self, _: &str) {
        set_group::<twisted_edwards::Projective<C>>(None, None);
    }

    fn field<T: MontConfig<N>, const N: usize>(&mut self, _: &str) {
        set_field::<Fp<MontBackend<T, N>, N>>(None);
    }
}

//! The curves and fields that [`crate::install()`] serves.

use super::super::served::LEAST_MULTIPLES;
use super::super::worth::LEAST_SUM;
use super::ark;
use super::ark::ec::short_weierstrass::{Projective, SWCurveConfig};
use super::ark::ec::twisted_edwards::{self, TECurveConfig};
use super::ark::ff::{Fp, MontBackend, MontConfig, PrimeField};
use super::{Coordinate, LEAST_TRANSFORM};
use super::{install_curve, install_edwards, install_field, set_field, set_group};
use crate::{CallKind, InstallError, Installed};

/// What is done with each of them.
trait Visit {
    fn curve<C: SWCurveConfig<BaseField: Coordinate>>(&mut self, name: &str);
    fn edwards<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(&mut self, name: &str);
    fn field<T: MontConfig<N>, const N: usize>(&mut self, name: &str);
}

/// Sets what is known, and notes it.
pub(crate) fn set(installed: &mut Installed) {
    each(&mut Set(installed));
}

/// Removes what is known.
pub(crate) fn remove() {
    each(&mut Remove);
}

/// Visits all.
fn each(visit: &mut impl Visit) {
    visit.curve::<ark::bn254::g1::Config>("BN254 G1");
    visit.curve::<ark::bn254::g2::Config>("BN254 G2");
    visit.field::<ark::bn254::FrConfig, 4>("BN254 Fr");
    visit.curve::<ark::bls12_381::g1::Config>("BLS12-381 G1");
    visit.curve::<ark::bls12_381::g2::Config>("BLS12-381 G2");
    visit.field::<ark::bls12_381::FrConfig, 4>("BLS12-381 Fr");
    visit.curve::<ark::bls12_377::g1::Config>("BLS12-377 G1");
    visit.curve::<ark::bls12_377::g2::Config>("BLS12-377 G2");
    visit.field::<ark::bls12_377::FrConfig, 4>("BLS12-377 Fr");
    visit.curve::<ark::bw6_761::g1::Config>("BW6-761 G1");
    visit.curve::<ark::bw6_761::g2::Config>("BW6-761 G2");
    visit.field::<ark::bls12_377::FqConfig, 6>("BW6-761 Fr");
    visit.curve::<ark::pallas::PallasConfig>("Pallas");
    visit.field::<ark::pallas::FrConfig, 4>("Pallas Fr");
    visit.curve::<ark::vesta::VestaConfig>("Vesta");
    visit.field::<ark::pallas::FqConfig, 4>("Vesta Fr");
    visit.curve::<ark::secp256k1::Config>("secp256k1");
    visit.edwards::<ark::ed_on_bls12_381::JubjubConfig>("Jubjub");
    visit.edwards::<ark::ed_on_bls12_381_bandersnatch::BandersnatchConfig>("Bandersnatch");
    visit.edwards::<ark::ed_on_bls12_377::EdwardsConfig>("Edwards over BLS12-377 Fr");
    visit.edwards::<ark::ed_on_bn254::EdwardsConfig>("Baby Jubjub");
    visit.edwards::<ark::ed25519::EdwardsConfig>("Ed25519");
}

/// Sets, and notes what was set.
struct Set<'a>(&'a mut Installed);

impl Set<'_> {
    fn note(&mut self, name: &str, done: Result<(), InstallError>, calls: &[(CallKind, usize)]) {
        self.0
            .note(&format!("{name}{}", ark::name::OF), done, calls);
    }
}

impl Visit for Set<'_> {
    fn curve<C: SWCurveConfig<BaseField: Coordinate>>(&mut self, name: &str) {
        let calls = [
            (CallKind::Sums, LEAST_SUM),
            (CallKind::Multiples, LEAST_MULTIPLES),
        ];
        self.note(name, install_curve::<C>(), &calls);
    }

    fn edwards<C: TECurveConfig<BaseField: Coordinate + PrimeField>>(&mut self, name: &str) {
        self.note(name, install_edwards::<C>(), &[(CallKind::Sums, LEAST_SUM)]);
    }

    fn field<T: MontConfig<N>, const N: usize>(&mut self, name: &str) {
        let calls = [(CallKind::Transforms, LEAST_TRANSFORM)];
        self.note(name, install_field::<T, N>(), &calls);
    }
}

/// Removes.
struct Remove;

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

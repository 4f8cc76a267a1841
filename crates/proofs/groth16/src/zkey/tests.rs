//! Proofs of anything, made without a witness for keys of which everybody knows a secret: such keys are named.

use std::path::{Path, PathBuf};

use msmith::{Backend, Options, Point, Watch};
use zeroize::Zeroizing;

use super::contribute::{apply, inverse};
use super::layout::KeyFile;
use super::*;
use crate::ptau::{self, PowersOfTau};
use crate::{Beacon, Groups, Proof, Secret, VerifyingKey};
use msmith_circom::integers::Scalar;
use msmith_circom::points::{generator, listed};
use msmith_circom::transcript::Note;

const BACKEND: Backend = Backend::Portable;

fn vector(name: &str) -> PathBuf {
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../vectors/groth16/zkey");
    vectors.join(name)
}

fn options() -> Options<'static> {
    Options::default()
}

struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Self {
        let path = std::env::temp_dir().join(format!("msmith-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn secret() -> Secret {
    Secret::draw(b"").expect("randomness")
}

/// 1, and public signals of no witness.
fn scalars(vk: &VerifyingKey) -> Vec<[u64; 4]> {
    let signals = (0..vk.public() as u64).map(|k| 31337 + k);
    let all = std::iter::once(1).chain(signals);
    all.map(|x| [x, 0, 0, 0]).collect()
}

/// Σ x_i·IC_i, and whether a proof of these signals is right.
fn sum(vk: &VerifyingKey) -> Point {
    vk.ic_sum(&scalars(vk), &options()).expect("a sum")
}

fn verifies(vk: &VerifyingKey, [a, c]: [Point; 2], b: Point) -> bool {
    let proof = Proof::new(vk.groups(), a, b, c).expect("points");
    let answer = vk.verify(&scalars(vk)[1..], &proof, &options());
    answer.expect("an answer")
}

fn plus(groups: &Groups, a: &Point, b: &Point) -> Point {
    groups.first().mul2(&[1], a, &[1], b).expect("a sum")
}

fn minus_one(groups: &Groups) -> Scalar {
    let digits = (&groups.curve().r - 1u32).to_u64_digits();
    digits.try_into().expect("four words")
}

/// Powers of a beacon, as the vectors have them: α is known, and (αβ + Σ x_i·IC_i + δ, H, G) is a proof. The contribution to
/// the key is of a secret.
#[test]
fn powers_of_beacons() {
    for curve in ["bn254", "bls12-381"] {
        let folder = Folder::new(&format!("beacons-{curve}"));
        let [r1cs, powers, first] =
            [".r1cs", ".ptau", "-0.zkey"].map(|kind| vector(&format!("{curve}{kind}")));
        let key = folder.at("1.zkey");
        contribute(&first, &key, None, &secret(), BACKEND, &options()).expect("a contribution");
        let beacon = Beacon::new(&(1..=31).collect::<Vec<u8>>(), 10).expect("a beacon");
        let mut random = beacon.random(Watch::default()).expect("a generator");
        let file = KeyFile::open(&key, BACKEND).expect("a key");
        let groups = &file.groups;
        let [_tau, alpha] = [0, 1].map(|_| random.scalar(groups).expect("a scalar"));
        let vk = VerifyingKey::open(&key, BACKEND).expect("a key");
        let a = groups
            .first()
            .mul(alpha.as_slice(), &file.header.beta1)
            .expect("a product");
        let a = plus(groups, &plus(groups, &a, &sum(&vk)), &file.header.delta1);
        let [g, h] = [groups.first(), groups.second()].map(generator);
        assert!(verifies(&vk, [a, g], h));

        for found in [
            verify(&r1cs, &powers, &key, 12, BACKEND, &options()),
            verify_from_initial(&first, &powers, &key, 12, BACKEND, &options()),
        ] {
            let found = found.expect("it is right");
            assert!(found.forgeable && found.forgeable_powers);
            assert!(found.contributions[0].secret);
        }
        let file = PowersOfTau::open(&powers, BACKEND).expect("powers");
        assert!(
            file.verify(12, &options())
                .expect("they are right")
                .forgeable
        );
    }
}

/// Contributions of 1 and −1 to a key of secret powers: δ is ±1, and behind a beacon ± the beacon's number.
#[test]
fn contributions_of_one() {
    let folder = Folder::new("ones");
    let groups = &Groups::by_name("bn254", BACKEND).expect("a curve");
    let [zero, one, powers, first] = ["0", "1", "2", "0.zkey"].map(|name| folder.at(name));
    let open = |path: &Path| PowersOfTau::open(path, BACKEND).expect("powers");
    ptau::new(groups, 4, &zero, &options()).expect("powers of 1");
    let done = open(&zero).contribute(&one, None, &secret(), &options());
    done.expect("a contribution");
    open(&one)
        .prepare(&powers, &options())
        .expect("Lagrange forms");
    let r1cs = vector("bn254.r1cs");
    new(&r1cs, &powers, &first, BACKEND, &options()).expect("a key");
    let check = |key: &Path| {
        let found = verify(&r1cs, &powers, key, 12, BACKEND, &options()).expect("it is right");
        assert!(!found.forgeable_powers);
        found
    };
    let beacon_of = Beacon::new(&[1, 2], 10).expect("a beacon");
    for known in [[1, 0, 0, 0], minus_one(groups)] {
        let [second, third, honest] = ["1.zkey", "2.zkey", "3.zkey"].map(|name| folder.at(name));
        let draw = |_: &Groups| Ok((Zeroizing::new(known), secret().random()));
        apply(
            &first,
            &second,
            Note::new(Some("Ada"), None),
            draw,
            BACKEND,
            &options(),
        )
        .expect("a contribution");
        beacon(&second, &third, None, &beacon_of, BACKEND, &options()).expect("a contribution");
        let mut random = beacon_of.random(Watch::default()).expect("a generator");
        let drawn = random.scalar(groups).expect("a scalar");
        for (key, factor, is_seen) in [(&second, [1, 0, 0, 0], true), (&third, *drawn, false)] {
            let vk = VerifyingKey::open(key, BACKEND).expect("a key");
            let found = check(key);
            assert!(found.forgeable && found.contributions.iter().all(|one| !one.secret));
            assert_eq!(vk.is_forgeable(), is_seen);
            // (α, β, −Σ x_i·IC_i/δ).
            let c = groups
                .first()
                .mul(&minus_one(groups), &sum(&vk))
                .expect("a product");
            let c = groups.first().mul(&known, &c).expect("a product");
            let part = inverse(groups, &factor).expect("it is not 0");
            let c = groups.first().mul(part.as_slice(), &c).expect("a product");
            let [alpha, beta] = [vk.alpha.clone(), vk.second[0].clone()];
            assert!(verifies(&vk, [alpha, c], beta));
        }
        contribute(&third, &honest, None, &secret(), BACKEND, &options()).expect("a contribution");
        let found = check(&honest);
        let secrets: Vec<bool> = found.contributions.iter().map(|one| one.secret).collect();
        assert_eq!(
            (found.forgeable, secrets),
            (false, vec![false, false, true])
        );
        assert!(
            !VerifyingKey::open(&honest, BACKEND)
                .expect("a key")
                .is_forgeable()
        );
    }
}

/// Keys whose points say that everybody knows α or β.
#[test]
fn keys_of_generators() {
    for curve in ["bn254", "bls12-381", "bls12-377"] {
        let groups = &Groups::by_name(curve, BACKEND).expect("a curve");
        let (first, second) = (groups.first(), groups.second());
        let [g, h] = [first, second].map(generator);
        let times = |k: &[u64]| {
            [(first, &g), (second, &h)].map(|(of, point)| of.mul(k, point).expect("a product"))
        };
        let ([five1, five2], [_, seven]) = (times(&[5]), times(&[7]));
        let [minus1, minus2] = times(&minus_one(groups));
        let ic = || listed(first, [&five1, &g]).expect("a list");
        let key = |alpha: &Point, second: [&Point; 3]| {
            let second = second.map(Point::clone);
            VerifyingKey::new(groups, alpha.clone(), second, ic()).expect("a key")
        };
        for (alpha, beta, a) in [
            (&g, &five2, &five1),
            (&five1, &h, &five1),
            (
                &five1,
                &minus2,
                &first.mul(&minus_one(groups), &five1).expect("a product"),
            ),
        ] {
            let vk = key(alpha, [beta, &h, &seven]);
            assert!(vk.is_forgeable());
            let a = plus(groups, a, &sum(&vk));
            assert!(verifies(&vk, [a, Point::infinity()], h.clone()));
            // Without 1/γ nobody can.
            assert!(!key(alpha, [beta, &seven, &h]).is_forgeable());
        }
        assert!(key(&minus1, [&five2, &minus2, &seven]).is_forgeable());
        assert!(!key(&five1, [&five2, &h, &seven]).is_forgeable());
        assert!(key(&five1, [&five2, &h, &minus2]).is_forgeable());
    }
}

//! Keys whose secrets are known, and proofs made of them without a circuit.

use msmith::{Engine, Point, WordPoints};
use msmith_groth16::{Groups, Proof, VerifyingKey};
use num_bigint::BigUint;

/// The generator of a group.
pub fn generator(engine: &Engine) -> Point {
    let parts = engine.spec().gx.iter().chain(&engine.spec().gy);
    Point::new(parts.flat_map(|x| engine.to_words(x)).collect::<Vec<u64>>())
}

/// A key and its secrets.
pub struct Made {
    pub groups: Groups,
    pub key: VerifyingKey,
    alpha: BigUint,
    beta: BigUint,
    gamma: BigUint,
    delta: BigUint,
    ic: Vec<BigUint>,
}

fn times(engine: &Engine, k: &BigUint) -> Point {
    engine.mul(&k.to_u64_digits(), &generator(engine)).unwrap()
}

/// A number below r that looks random.
pub fn number(r: &BigUint, k: u64) -> BigUint {
    (BigUint::from(k) + 3u32).modpow(&BigUint::from(0x1234_5677 + 2 * k), r)
}

impl Made {
    /// One of this many public signals.
    pub fn new(groups: &Groups, public: usize) -> Self {
        let r = &groups.curve().r;
        let [alpha, beta, gamma, delta] = [1, 2, 3, 4].map(|k| number(r, k));
        let ic: Vec<BigUint> = (0..=public as u64).map(|k| number(r, 100 + k)).collect();
        let (first, second) = (groups.first(), groups.second());
        let mut points = WordPoints {
            stride: 2 * first.words(),
            ..WordPoints::default()
        };
        ic.iter()
            .for_each(|k| points.push(&times(first, k)).unwrap());
        let others = [&beta, &gamma, &delta].map(|k| times(second, k));
        let key = VerifyingKey::new(groups, times(first, &alpha), others, points).unwrap();
        let groups = groups.clone();
        Self {
            groups,
            key,
            alpha,
            beta,
            gamma,
            delta,
            ic,
        }
    }

    /// Public signals, and a proof of them: `ab = αβ + γ·Σ x_i·ic_i + δc` for any a, b and x_i.
    pub fn proof(&self, k: u64) -> (Vec<[u64; 4]>, Proof) {
        let r = &self.groups.curve().r;
        let [a, b] = [1000, 1001].map(|i| number(r, 2 * k + i));
        let signals = (1..self.ic.len() as u64).map(|i| number(r, 5000 + 10 * k + i));
        let signals: Vec<BigUint> = signals.collect();
        let one = BigUint::from(1u32);
        let sum: BigUint = ([one].iter().chain(&signals).zip(&self.ic))
            .map(|(x, ic)| x * ic)
            .sum();
        let known = (&self.alpha * &self.beta + &self.gamma * sum) % r;
        let rest = (&a * &b + r - known) % r;
        let c = rest * self.delta.modpow(&(r - 2u32), r) % r;
        let (first, second) = (self.groups.first(), self.groups.second());
        let points = (times(first, &a), times(second, &b), times(first, &c));
        let proof = Proof::new(&self.groups, points.0, points.1, points.2).unwrap();
        let words = |x: &BigUint| {
            let mut words = [0; 4];
            (words.iter_mut().zip(x.iter_u64_digits())).for_each(|(w, d)| *w = d);
            words
        };
        (signals.iter().map(words).collect(), proof)
    }
}

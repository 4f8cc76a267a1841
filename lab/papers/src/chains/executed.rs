//! Runs of chains on Ed25519, counted.

use super::points::{Points, claim};
use msmith::curve::edwards::by_name;
use msmith_chain::{Chain, Error, TablePlan};
use msmith_core::Ring;
use msmith_core::coords::Affine;
use msmith_core::coords::edwards::{extended, minus_one};
use msmith_core::meter::counting::{Counters, Counting};
use msmith_core::ring::fold64::Fold64;
use num_bigint::BigUint;

type Field = Fold64<19, false>;
type El = <Field as Ring>::El;

/// −x² + y² = 1 + d·x²y² modulo 2^255 − 19.
#[derive(Debug)]
pub struct Ed25519 {
    f: Field,
    d2: El,
    base: [BigUint; 2],
}

/// What a run took, table included: a T of P and of Q is given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Executed {
    /// Products.
    pub m: u64,
    /// Squarings.
    pub s: u64,
    /// The result; `None` where an addition met twice the same point.
    pub point: Option<[BigUint; 2]>,
}

impl Executed {
    /// Thousandths of M, S = 0.8M.
    pub fn cost(&self) -> u64 {
        1000 * self.m + 800 * self.s
    }
}

impl Ed25519 {
    /// The curve. `None` never: it is built in, and its field has a ring on every machine.
    pub fn new() -> Option<Self> {
        let f = Field::portable()?;
        let curve = by_name("ed25519")?;
        let d2 = Self::element(&(&curve.d * 2u32 % &curve.p));
        let base = [curve.gx.clone(), curve.gy.clone()];
        Some(Self { f, d2, base })
    }

    /// The base point.
    pub fn base(&self) -> &[BigUint; 2] {
        &self.base
    }

    fn element(x: &BigUint) -> El {
        let mut words = x.iter_u64_digits();
        core::array::from_fn(|_| words.next().unwrap_or(0))
    }

    fn affine(p: &[BigUint; 2]) -> Affine<El> {
        let [x, y] = [&p[0], &p[1]].map(Self::element);
        Affine { x, y }
    }

    fn numbers(&self, p: &Affine<El>) -> [BigUint; 2] {
        [&p.x, &p.y].map(|c| {
            let words = self.f.canonical(c);
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            BigUint::from_bytes_le(&bytes)
        })
    }

    /// `k·p` by doublings and unified additions.
    pub fn times(&self, k: &BigUint, p: &[BigUint; 2]) -> [BigUint; 2] {
        self.sum(core::slice::from_ref(k), core::slice::from_ref(p))
    }

    /// The sum of multiples, by doublings and unified additions.
    pub fn sum(&self, scalars: &[BigUint], points: &[[BigUint; 2]]) -> [BigUint; 2] {
        let f = &self.f;
        let points = points.iter().map(Self::affine);
        let points: Vec<_> = points.map(|p| extended::from_affine(f, &p)).collect();
        let bits = scalars.iter().map(BigUint::bits).max().unwrap_or(0);
        let mut sum = extended::identity(f);
        for i in (0..bits).rev() {
            sum = minus_one::dbl(f, &sum);
            for (k, p) in scalars.iter().zip(&points) {
                if k.bit(i) {
                    sum = minus_one::add(f, &self.d2, &sum, p);
                }
            }
        }
        self.numbers(&extended::to_affine(f, &sum).0)
    }

    /// Runs a chain and the plan of its table on P, and on Q where there is one.
    ///
    /// Errors: [`Error::Chain`] where the plan lacks a point.
    pub fn run(
        &self,
        chain: &Chain,
        plan: &TablePlan,
        first: &[[BigUint; 2]],
    ) -> Result<Executed, Error> {
        let counters = Counters::new();
        let points = Points(Counting::new(self.f, &counters));
        let first: Vec<_> = first
            .iter()
            .map(|p| points.first(&Self::affine(p)))
            .collect();
        counters.take();
        let result = points.run(chain, plan, &first)?;
        let n = counters.take();
        let point = points.affine(&result).map(|p| self.numbers(&p));
        let (m, s) = (n.mul, n.sqr);
        Ok(Executed { m, s, point })
    }

    /// The same, checked: it ends with this multiple of points, and takes what is claimed.
    ///
    /// Errors: [`Error::Chain`] where it does not.
    pub fn check(
        &self,
        chain: &Chain,
        plan: &TablePlan,
        scalars: &[BigUint],
    ) -> Result<Executed, Error> {
        let first = [3u32, 0x1001];
        let points = first.map(|k| self.times(&k.into(), self.base()));
        let points = &points[..scalars.len().min(2)];
        let run = self.run(chain, plan, points)?;
        let wrong = |what: &str| Err(Error::Chain(format!("a run {what}")));
        if run.point != Some(self.sum(scalars, points)) {
            return wrong("ends with another point");
        }
        if Some(run.cost()) != claim(chain, plan) {
            return wrong("takes other products than its price says");
        }
        Ok(run)
    }
}

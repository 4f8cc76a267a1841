//! Radix q = (2 − ω)^c with the digits of controlled Euclid (FKSX, Algorithms 7 and 8, the sign corrected).
//!
//! Lemma 4 divides κ = q·δ + ρ with |ρ| < |q| and |δ| ≤ |κ/q|, so that after `⌊log r/log 7^c⌋ + 1` digits nothing is
//! left, whatever q. The price is in the digits: they are points of the disc, not of the hexagon, and
//! take 0.6046·7^c buckets (a sixth of the disc), not the 7^c/6 of Theorem 5. [`super::power`] has both.
//!
//! Algorithm 7 as printed turns the half plane v < 0 by `v ← −v`, which is not an isometry in the basis (1, θ): it
//! is κ ↦ −κ, so both coordinates change sign, before and after. With the print κ = −1 − 2ω, q = 2 − ω
//! gives ρ = −3 − ω, of the norm of q.
//!
//! **Kept for comparison**: a digit depends on all of κ, so it costs two divisions of 128 bits. The buckets are
//! named by the sector, as everywhere, not by the paper's p-adic rule; a class of six units has one of each.

use super::power::radix;
use msmith_core::Error;
use msmith_core::recode::bucket_set::BucketSet;
use msmith_core::recode::bucket_set::spec::{Family, Numbers, Spec};
use msmith_core::recode::eisenstein::sector::Sector;
use msmith_core::recode::eisenstein::small::{Eis, UNIT_CODES, fold, norm};
use msmith_core::recode::lattice::Reducer;
use msmith_core::recode::{Digit, NONE, Small};

/// `euclid:c`: radix (2 − ω)^c, digits by controlled Euclid.
pub static FAMILY: Family = Family {
    name: "euclid",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(Euclid::new(numbers, c)?)),
};

/// `x + yω` of up to 127 bits.
type Wide = [i128; 2];

/// The set, see the head of the module.
pub struct Euclid {
    spec: Spec,
    positions: usize,
    q: Eis,
    reducer: Reducer,
    sector: Sector,
}

/// A rational number: whole part and `part/N(q)`, from 0 to 1.
#[derive(Clone, Copy)]
struct Mixed {
    whole: i128,
    part: i64,
}

impl Mixed {
    /// `whole + part/n` for any part.
    fn new(whole: i128, part: i64, n: i64) -> Self {
        Self {
            whole: whole + i128::from(part.div_euclid(n)),
            part: part.rem_euclid(n),
        }
    }
    fn negative(self) -> bool {
        self.whole < 0
    }
    fn neg(self, n: i64) -> Self {
        Self::new(-self.whole, -self.part, n)
    }
    fn add(self, other: Self, n: i64) -> Self {
        Self::new(self.whole + other.whole, self.part + other.part, n)
    }
}

/// `⌊κ/n⌋` and the rests.
fn split(kappa: Wide, n: i64) -> (Wide, Eis) {
    (
        kappa.map(|k| k.div_euclid(n.into())),
        kappa.map(|k| k.rem_euclid(n.into()) as i64),
    )
}

/// Controlled Euclid: δ and ρ with κ = q·δ + ρ, for κ split by N(q); `PRINTED` is Algorithm 7 with its error.
fn controlled<const PRINTED: bool>((high, low): (Wide, Eis), q: Eis) -> (Wide, Eis) {
    let n = norm(q);
    let [q1, q2] = q;
    // κ/q = κ·q̄/N, q̄ = (q1 − q2) − q2·ω
    let combine = |a: i64, b: i64| {
        let whole = high[0] * i128::from(a) + high[1] * i128::from(b);
        Mixed::new(whole, low[0] * a + low[1] * b, n)
    };
    let mut v = combine(-q2, q1);
    // In the basis (1, θ).
    let mut u = combine(q1 - q2, q2).add(v.neg(n), n);
    let below = v.negative();
    if below {
        v = v.neg(n);
        if !PRINTED {
            u = u.neg(n);
        }
    }
    let mut turns = 0;
    while u.negative() {
        (u, v) = (u.add(v, n), u.neg(n));
        turns += 1;
    }
    let [f, g] = [u.part, v.part];
    let (mut d1, mut d2) = (u.whole, v.whole);
    if f * f + g * g + f * g >= n * n {
        if d1 <= d2 {
            d1 += 1;
        } else {
            d2 += 1;
        }
    }
    for _ in 0..turns {
        (d1, d2) = (-d2, d1 + d2);
    }
    if below {
        d2 = -d2;
        if !PRINTED {
            d1 = -d1;
        }
    }
    let delta = [d1 + d2, d2];
    // ρ is small, so its lowest words will do.
    let kappa = [0, 1].map(|i| (high[i] as i64).wrapping_mul(n).wrapping_add(low[i]));
    let [e1, e2] = delta.map(|d| d as i64);
    let yy = q2.wrapping_mul(e2);
    let cross = q2.wrapping_mul(e1).wrapping_add(q1.wrapping_mul(e2));
    let rho = [
        kappa[0].wrapping_sub(q1.wrapping_mul(e1)).wrapping_add(yy),
        kappa[1].wrapping_sub(cross).wrapping_add(yy),
    ];
    (delta, rho)
}

impl Euclid {
    /// Radix (2 − ω)^c, c from 1 to [`super::power::MAX_EXPONENT`], for r below 2^255.
    pub fn new(numbers: &Numbers, c: u32) -> Result<Self, Error> {
        let q = radix(c)?;
        let endo = numbers.endo()?;
        let reducer = Reducer::hexagon(&numbers.r, &endo.lambda, &endo.nu, numbers.words())?;
        if reducer.limbs() > 2 {
            return Err(Error::Option(
                "controlled Euclid is for scalars of at most 255 bits".into(),
            ));
        }
        // The largest h with N(q)^(h−1) ≤ r.
        let step = norm(q) as u64;
        let mut rest = &numbers.r / step;
        let mut positions = 1;
        while rest.bits() > 0 {
            rest /= step;
            positions += 1;
        }
        Ok(Self {
            spec: Spec::new(&FAMILY, &[c]),
            positions,
            q,
            reducer,
            sector: Sector::disc(norm(q)),
        })
    }

    /// The digits of ρ, split by N(q), as many as there is room for; what is left.
    fn digits(&self, rho: (Wide, Eis), mut put: impl FnMut(usize, Eis)) -> Wide {
        let n = norm(self.q);
        let mut rest = rho;
        for k in 0..self.positions {
            let (delta, d) = controlled::<false>(rest, self.q);
            put(k, d);
            rest = split(delta, n);
        }
        [0, 1].map(|i| rest.0[i] * i128::from(n) + i128::from(rest.1[i]))
    }
}

impl BucketSet for Euclid {
    fn spec(&self) -> Spec {
        self.spec
    }
    fn radix(&self) -> Small {
        let [x, y] = self.q;
        Small { x, y }
    }
    fn positions(&self) -> usize {
        self.positions
    }
    fn buckets(&self) -> usize {
        self.sector.place.len()
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let (row, col) = self.sector.place[bucket as usize];
        (u32::from(row), u32::from(col))
    }
    fn row_unit(&self) -> Small {
        Small { x: 1, y: 1 }
    }
    fn uses_endomorphism(&self) -> bool {
        true
    }
    fn scalar_words(&self) -> usize {
        self.reducer.words()
    }

    /// # Panics
    /// If `out` is not of `positions · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        let count = scalars.len() / self.scalar_words();
        assert_eq!(out.len(), count * self.positions, "room for every digit");
        self.reducer.each::<2>(scalars, |i, x, y| {
            let wide = |z: [u64; 2]| (u128::from(z[0]) | u128::from(z[1]) << 64) as i128;
            let rho = split([wide(x), wide(y)], norm(self.q));
            let left = self.digits(rho, |k, d| {
                out[k * count + i] = if d == [0, 0] {
                    NONE
                } else {
                    let (unit, x, y) = fold(d);
                    let code = (x << 3) as u16 | UNIT_CODES[unit] as u16;
                    self.sector.number(y as u16, code)
                };
            });
            debug_assert_eq!(left, [0, 0]);
        });
    }
}

#[cfg(test)]
mod tests;

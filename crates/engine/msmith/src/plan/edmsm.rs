//! EdMSM: where it is chosen, and which digits for how many prepared bases.

use super::prices::Prices;
use super::{DigitsKey, GroupFacts, Key, Plan, Plans, Way, window_asked};
use crate::Backend;
use crate::cpu::RingFacts;
use crate::error::Error;
use crate::options::{Algorithm, Options};
use crate::recode::Recoding;
use crate::recode::cost::expected_additions;
use crate::recode::eisenstein::{Eisenstein, Pi};
use crate::recode::glv::Glv;
use crate::recode::signed_window::SignedWindow;
use num_bigint::{BigInt, BigUint};
use std::sync::Arc;

/// What is to be summed in Edwards form.
pub struct EdwardsRequest<'a> {
    /// The group of the Weierstrass form.
    pub facts: &'a GroupFacts<'a>,
    /// ψ of the Edwards curve: its λ and the short lattice.
    pub psi: Option<(&'a BigUint, &'a [[BigInt; 2]; 2])>,
    /// Number of points.
    pub n: usize,
    /// Bytes of the bases.
    pub bytes: usize,
    /// Whether the images of the bases are kept.
    pub turned: bool,
    /// Bits of the largest scalar.
    pub bits: u32,
    /// Words of a scalar.
    pub words: usize,
    /// The caller's options.
    pub options: &'a Options<'a>,
}

/// Digits, and the nanoseconds that are predicted for them.
pub type Priced = (f64, Arc<dyn Recoding>);

/// Fewer points than this are summed by Straus's method in the Weierstrass form.
pub const FEW: usize = 32;

/// Below this number of points, scalars of at most [`SHORT`] bits have too few windows for the map to pay.
const BELOW: usize = 512;
/// See [`BELOW`].
const SHORT: u32 = 16;

/// Whether a sum of points of an Edwards curve that are used once takes less time by the curve's own law than through the
/// map. As far as it was measured it does not, but for short scalars; where it was not, with AVX-512 and AVX-IFMA, the law
/// stays (`docs/edwards.md`).
pub fn is_faster(
    ring: &RingFacts,
    n: usize,
    bits: impl FnOnce() -> u32,
    options: &Options<'_>,
) -> bool {
    let free = options.algorithm == Algorithm::Auto && options.memory_limit.is_none();
    let few = n < FEW && options.window.is_none();
    if !free || few {
        return false;
    }
    match ring.backend {
        Backend::Portable | Backend::Relaxed | Backend::Avx2 => {
            n < BELOW && (2..=SHORT).contains(&bits())
        }
        _ => bits() > 0,
    }
}

/// The digits with the least cost.
pub fn choose(q: &EdwardsRequest<'_>, made: &Plans) -> Result<Plan, Error> {
    let (q, key) = to_compare(q);
    made.plan(key, || {
        let all = all(&q, made)?.into_iter();
        let (_, recoding) = all.min_by(|a, b| a.0.total_cmp(&b.0)).ok_or_else(|| {
            let asked = q.options.algorithm.name();
            Error::Option(format!(
                "algorithm {asked} is not possible in Edwards form, or not with this window"
            ))
        })?;
        Ok(Plan {
            algorithm: Algorithm::EdMsm,
            way: Way::Buckets(recoding),
        })
    })
}

/// All digits that [`choose`] compares, the one that it chooses first, then as they cost more.
///
/// Errors: those of [`choose`].
pub fn compared(q: &EdwardsRequest<'_>, made: &Plans) -> Result<Vec<Priced>, Error> {
    choose(q, made)?;
    let rounded = &to_compare(q).0;
    let mut priced = all(rounded, made)?;
    // Of digits of one cost the first is chosen, and stays so.
    priced.sort_by(|a, b| a.0.total_cmp(&b.0));
    let whole = q.n as f64 / rounded.n.max(1) as f64;
    priced.iter_mut().for_each(|p| p.0 *= whole);
    Ok(priced)
}

/// With what like requests share: bits near the order's, and numbers of bases that agree in their four leading bits.
fn to_compare<'a>(q: &EdwardsRequest<'a>) -> (EdwardsRequest<'a>, Key) {
    let order = q.facts.scalar_bits as u32;
    let bits = if q.bits <= order && q.bits + 8 >= order {
        order.min(64 * q.words as u32)
    } else {
        q.bits
    };
    let drop = q.n.max(1).ilog2().saturating_sub(3);
    let n = q.n >> drop << drop;
    let key = Key {
        algorithm: q.options.algorithm,
        window: q.options.window,
        in_subgroup: q.turned,
        threads: 1,
        n,
        bits,
        words: q.words,
        memory_limit: None,
        images: false,
    };
    let bytes = q.bytes / q.n.max(1) * n;
    let rounded = EdwardsRequest {
        n,
        bytes,
        bits,
        ..*q
    };
    (rounded, key)
}

/// All digits that the options allow, and what each costs.
fn all(q: &EdwardsRequest<'_>, made: &Plans) -> Result<Vec<Priced>, Error> {
    let EdwardsRequest {
        facts,
        n,
        bits,
        words,
        options,
        ..
    } = *q;
    let asked = options.algorithm;
    let any = matches!(asked, Algorithm::Auto | Algorithm::EdMsm);
    let wants = |a| any || asked == a;
    let small = u64::from(bits) <= facts.scalar_bits / 2;
    if asked == Algorithm::Fixed {
        return Err(super::sum::of_tables());
    }
    let turned = q.turned && !(small && any);
    if asked.needs_subgroup() && !q.turned {
        return Err(Error::Option(format!(
            "algorithm {} needs bases prepared in_subgroup, on a curve with an endomorphism",
            asked.name()
        )));
    }
    let mut found: Vec<Arc<dyn Recoding>> = Vec::new();
    let near = |most: u32| {
        let log = n.max(1).ilog2();
        match options.window {
            Some(c) => window_asked(c, most),
            None => log.saturating_sub(5).clamp(2, most - 2)..=(log + 1).clamp(4, most),
        }
    };
    if wants(Algorithm::Signed) {
        for c in near(18) {
            found.push(Arc::new(SignedWindow::new(c, bits, words)?));
        }
    }
    let r = facts.r;
    // ψ of the Edwards curve, or else ω of its Weierstrass form, which has Eisenstein digits too.
    let psi = q.psi;
    let omega = facts.endo.filter(|_| psi.is_none() && turned);
    let split = psi
        .filter(|_| turned)
        .or(omega.map(|e| (&e.lambda, &e.lattice)));
    if let Some((lambda, lattice)) = split {
        for c in near(18).filter(|_| wants(Algorithm::Glv)) {
            let make = || Glv::new(r, lambda, lattice, c, words);
            let halves = made.digits(DigitsKey::Halves { c, words }, make);
            found.extend(halves.ok());
        }
    }
    if let Some(e) = omega {
        let range = match options.window {
            Some(c) => window_asked(c, 9),
            // The exponent counts half of a window's bits.
            None => near(18).start() / 2..=near(18).end() / 2,
        };
        for c in range.filter(|_| wants(Algorithm::Eisenstein)) {
            for pi in Pi::ALL {
                let make = || Eisenstein::new(r, &e.lambda, &e.nu, pi, c, words);
                let digits = made.digits(DigitsKey::Eisenstein { pi, c, words }, make);
                found.extend(digits.ok());
            }
        }
    }
    let mib = (q.bytes as f64 / f64::from(1u32 << 20)).max(1.0).log2();
    // An addition of this law takes as long as an affine one there.
    let price = Prices::of(facts).lane / options.threads.unwrap_or(1) as f64;
    let priced = found.into_iter().map(|recoding| {
        let cost = cost(&*recoding, n, mib);
        (cost * price, recoding)
    });
    Ok(priced.collect())
}

/// In additions: those expected; what a bucket costs more than its additions do, its sum brought into the form for the
/// fold; a window's part of Horner's rule; what digits of Z\[ω\] cost a call; and memory, for every doubling of the
/// table beyond 1 MiB. Fitted to sums of 2^8 to 2^16 points of BLS12-377, some of them in the test below.
fn cost(r: &dyn Recoding, n: usize, mib: f64) -> f64 {
    let buckets = (r.windows() * r.buckets()) as f64;
    let complex = r.is_complex();
    let odd = complex && r.radix().y != 0;
    let call = 800.0 * f64::from(u8::from(complex)) + 2500.0 * f64::from(u8::from(odd));
    let windows = 155.0 * r.windows() as f64;
    let memory = match (complex, r.uses_endomorphism()) {
        (true, _) => 0.01,
        (_, true) => 0.005,
        _ => 0.0,
    };
    (expected_additions(r, n) + 1.6 * buckets + windows + call) * (1.0 + memory * mib)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Engine;
    use crate::cpu::Backend;
    use crate::curve::{Group, by_name};

    /// Milliseconds measured on bases of BLS12-377 with their images (AMD EPYC 9004, IFMA): the order of the
    /// best of each kind is that of the costs.
    #[test]
    fn costs_follow_measured_times() {
        let engine = Engine::new(by_name("bls12-377").unwrap(), Group::G1).unwrap();
        let (e, r) = (engine.derived().endo.as_ref().unwrap(), &engine.curve().r);
        let signed = |c| Box::new(SignedWindow::new(c, 253, 4).unwrap()) as Box<dyn Recoding>;
        let glv = |c| Box::new(Glv::new(r, &e.lambda, &e.lattice, c, 4).unwrap()) as Box<_>;
        let eisenstein =
            |c| Box::new(Eisenstein::new(r, &e.lambda, &e.nu, Pi::One, c, 4).unwrap()) as Box<_>;
        for (n, mib, times) in [
            (
                1 << 8,
                0.0,
                vec![
                    (1.472, signed(6)),
                    (1.582, signed(8)),
                    (1.084, glv(7)),
                    (1.265, glv(9)),
                    (1.223, eisenstein(4)),
                ],
            ),
            (
                1 << 10,
                0.0,
                vec![
                    (3.514, signed(8)),
                    (4.427, signed(10)),
                    (2.907, glv(8)),
                    (3.764, glv(11)),
                    (3.051, eisenstein(4)),
                ],
            ),
            (
                1 << 12,
                1.2,
                vec![
                    (10.235, signed(9)),
                    (11.532, signed(11)),
                    (9.343, glv(10)),
                    (12.259, glv(13)),
                    (9.070, eisenstein(5)),
                ],
            ),
            (
                1 << 14,
                3.2,
                vec![
                    (32.090, signed(11)),
                    (38.616, signed(13)),
                    (30.776, glv(12)),
                    (36.436, glv(14)),
                    (29.073, eisenstein(6)),
                ],
            ),
        ] {
            let lane = Prices::new(Backend::Ifma, 8, 64, 6).lane;
            for (measured, digits) in &times {
                let ratio = 1e-6 * lane * cost(&**digits, n, mib) / measured;
                assert!((0.85..1.2).contains(&ratio), "{n}: {measured} ms, {ratio}");
            }
            for (a, x) in &times {
                for (b, y) in &times {
                    if a / b < 0.93 {
                        let (x, y) = (cost(&**x, n, mib), cost(&**y, n, mib));
                        assert!(x < y, "{n}: {a} ms as {x}, {b} ms as {y}");
                    }
                }
            }
        }
    }
}

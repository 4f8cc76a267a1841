//! The greedy method.

use super::{Request, digit};
use crate::chain::{Chain, Term};
use crate::error::Error;
use crate::method::{Found, Method, Task};
use crate::powers::Powers;
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// The nearest product of powers is taken off, with exponents not above those of the one before, until nothing is
/// left; the exponents of the first are bounded.
///
/// V. Dimitrov, L. Imbert, P. Mishra, "Efficient and secure elliptic curve point multiplication using double-base
/// chains", 2005; [`MultiBase`](crate::MultiBase) Table 5, with bounds (140, 73), (210, 109), (290, 146) for scalars
/// of 254, 382, 521 bits.
///
/// Literally the nearest product can be the one before once more (1.9·z is nearer to z than to 3·z where 2·z is
/// above the bounds), which is no chain. Here a product is taken only if the rest is within what the products below
/// it can make, which is always so for another one; with {2, 3} that is enough, with {2, 3, 5} there is
/// a search behind it.
#[derive(Debug, Clone, Copy)]
pub struct Greedy;

impl Method for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn about(&self) -> &'static str {
        "take off the nearest 2^a·3^b(·5^c), exponents bounded; bounds all 0: by the bits (Dimitrov-Imbert-Mishra)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("two", 0), ("three", 0), ("five", 0)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs_signs()?;
        let n = request.scalar;
        if n.is_zero() {
            let chain = Chain::default();
            return Ok(Found { chain, nodes: 1 });
        }
        let count = task.bases.count();
        let given: Vec<u32> = (0..3).map(|i| request.parameter(i)).collect();
        if let Some(i) = (count..3).find(|&i| given[i] > 0) {
            let name = self.parameters()[i].0;
            return Err(Error::Unsuitable(format!(
                "a bound for {name}, which is not a base"
            )));
        }
        let bounds = if given.iter().all(|&b| b == 0) {
            usual(n.bits(), count)
        } else {
            // A product above twice the scalar is never taken.
            let most = |base: f64| (n.bits() as f64 / base.log2()) as u32 + 2;
            [(0, 2.0), (1, 3.0), (2, 5.0)].map(|(i, base)| given[i].min(most(base)))
        };
        let mut search = Descent::new(bounds);
        if !search.from(n.clone(), bounds, None)? {
            let [a, b, c] = bounds;
            return Err(Error::Unreachable(format!(
                "products up to 2^{a}·3^{b}·5^{c} are too small"
            )));
        }
        let nodes = search.nodes;
        let chain = chain(&search.path);
        Ok(Found { chain, nodes })
    }
}

/// Bounds with a product just above `2^bits`: 55 % of the bits from doublings, as in the paper; with 5 the shares of
/// the (2,3,5)tree, about 45, 35 and 20 %.
fn usual(bits: u64, count: usize) -> [u32; 3] {
    let all = bits as f64 + 1.0;
    let part = |share: f64, base: f64| (all * share / base.log2()).ceil() as u32;
    match count {
        1 => [bits as u32, 0, 0],
        2 => [part(0.55, 2.0), part(0.45, 3.0), 0],
        _ => [part(0.45, 2.0), part(0.35, 3.0), part(0.2, 5.0)],
    }
}

/// One product taken off.
struct Taken {
    exponents: [u32; 3],
    negative: bool,
}

/// A product with its distance from t, and whether it is above.
struct Candidate {
    exponents: [u32; 3],
    rest: BigUint,
    above: bool,
}

struct Descent {
    /// Powers of 3 and of 5.
    three: Vec<BigUint>,
    five: Vec<BigUint>,
    path: Vec<Taken>,
    nodes: u64,
    /// Products whose distances were estimated.
    estimates: u64,
}

impl Descent {
    /// The integers after which a search is given up; without 5 there are fewer than bits of the scalar.
    const MOST: u64 = 1 << 14;
    /// The same for estimates: some seconds.
    const MOST_ESTIMATES: u64 = 1 << 30;
    /// How many products are looked at exactly at a time.
    const BLOCK: usize = 12;

    fn new(bounds: [u32; 3]) -> Self {
        let powers = |base: u32, most: u32| {
            let times = |p: &BigUint| Some(p * base);
            core::iter::successors(Some(BigUint::one()), times)
                .take(most as usize + 1)
                .collect()
        };
        Self {
            three: powers(3, bounds[1]),
            five: powers(5, bounds[2]),
            path: Vec::new(),
            nodes: 0,
            estimates: 0,
        }
    }

    /// Adds t > 0 to the path, or says that there is no way. `before` is the product before and whether it was
    /// taken off as negative, with t on its other side.
    fn from(
        &mut self,
        t: BigUint,
        bounds: [u32; 3],
        before: Option<([u32; 3], bool)>,
    ) -> Result<bool, Error> {
        // The states that may still be tried, the nearest product last.
        let mut open = vec![(t, bounds, before, None::<Vec<Candidate>>)];
        while let Some((t, bounds, before, candidates)) = open.last_mut() {
            if candidates.is_none() {
                self.nodes += 1;
                if self.nodes > Self::MOST || self.estimates > Self::MOST_ESTIMATES {
                    let why = "the greedy search found no way out; take other bounds";
                    return Err(Error::Unreachable(why.into()));
                }
                *candidates = Some(self.candidates(t, *bounds, before.map(|b| b.0)));
            }
            let Some(next) = candidates.as_mut().and_then(Vec::pop) else {
                open.pop();
                self.path.pop();
                continue;
            };
            let negative = before.is_some_and(|b| b.1);
            let exponents = next.exponents;
            self.path.push(Taken {
                exponents,
                negative,
            });
            if next.rest.is_zero() {
                return Ok(true);
            }
            // z above t: t = z − rest.
            let after = Some((exponents, negative != next.above));
            open.push((next.rest, exponents, after, None));
        }
        Ok(false)
    }

    fn product(&self, [a, b, c]: [u32; 3]) -> BigUint {
        (&self.three[b as usize] * &self.five[c as usize]) << a
    }

    /// What smaller products can add up to at most; with c = 0 they make everything up to it: digits 0, 1 of
    /// doublings, then balanced ternary digits.
    fn below(&self, [a, b, c]: [u32; 3]) -> BigUint {
        let (three, five) = (&self.three[b as usize], &self.five[c as usize]);
        let twos = ((BigUint::one() << a) - 1u32) * three * five;
        let threes = (three - 1u32) / 2u32 * five;
        twos + threes + (five - 1u32) / 4u32
    }

    /// The products that may be next, the nearest last.
    fn candidates(
        &mut self,
        t: &BigUint,
        bounds: [u32; 3],
        before: Option<[u32; 3]>,
    ) -> Vec<Candidate> {
        // With very many products the nearest are among those that differ by little.
        let pairs = f64::from(bounds[1] + 1) * f64::from(bounds[2] + 1);
        let close = 1.0 - (-64.0 / pairs).exp2();
        for limit in [close, f64::INFINITY] {
            let mut near = self.estimate(log2(t), bounds, before, limit);
            near.sort_by(|x, y| x.0.total_cmp(&y.0));
            for block in near.chunks(Self::BLOCK) {
                let exact = block.iter().map(|&(_, exponents)| {
                    let z = self.product(exponents);
                    let above = z > *t;
                    let rest = if above { z - t } else { t - z };
                    Candidate {
                        exponents,
                        rest,
                        above,
                    }
                });
                let mut found: Vec<Candidate> = exact
                    .filter(|x| x.rest <= self.below(x.exponents))
                    .collect();
                if !found.is_empty() {
                    // Nearest last; of two equally near ones the larger last.
                    found.sort_by(|x, y| y.rest.cmp(&x.rest).then(x.above.cmp(&y.above)));
                    if bounds[2] == 0 {
                        found.drain(..found.len() - 1);
                    }
                    return found;
                }
            }
        }
        Vec::new()
    }

    /// Products near t with |z/t − 1| up to a limit, estimated from the logarithm of t. For every power of 3 and 5
    /// two powers of 2 matter.
    fn estimate(
        &mut self,
        log: f64,
        bounds: [u32; 3],
        before: Option<[u32; 3]>,
        limit: f64,
    ) -> Vec<(f64, [u32; 3])> {
        let (log_3, log_5) = (3f64.log2(), 5f64.log2());
        // As distances of logarithms: 1 − 2^−x ≤ limit, and 2^x − 1 ≤ limit.
        let (under, over) = if limit < 1.0 {
            (-(1.0 - limit).log2(), (1.0 + limit).log2())
        } else {
            (f64::INFINITY, f64::INFINITY)
        };
        let mut near = Vec::new();
        for c in 0..=bounds[2] {
            let after_5 = log - f64::from(c) * log_5;
            for b in 0..=bounds[1] {
                let left = after_5 - f64::from(b) * log_3;
                // Above twice t: so are all that follow.
                if left < -1.0 {
                    break;
                }
                self.estimates += 1;
                let floor = left.clamp(0.0, bounds[0].into()) as u32;
                for a in [floor, floor + 1] {
                    let by = f64::from(a) - left;
                    let fits = if by < 0.0 { -by <= under } else { by <= over };
                    if fits && a <= bounds[0] && before != Some([a, b, c]) {
                        near.push(((by.exp2() - 1.0).abs(), [a, b, c]));
                    }
                }
            }
        }
        near
    }
}

/// The logarithm, to 15 digits or so.
fn log2(t: &BigUint) -> f64 {
    let shift = t.bits().saturating_sub(64);
    let top = (t >> shift).iter_u64_digits().next().unwrap_or(0);
    (top as f64).log2() + shift as f64
}

/// The chain of products with falling exponents.
fn chain(path: &[Taken]) -> Chain {
    let sign = |t: &Taken| digit(if t.negative { -1 } else { 1 });
    let difference = |x: [u32; 3], y: [u32; 3]| Powers {
        two: x[0] - y[0],
        three: x[1] - y[1],
        five: x[2] - y[2],
    };
    let Some(first) = path.first() else {
        return Chain::default();
    };
    let start = sign(first);
    let mut terms = Vec::new();
    for pair in path.windows(2) {
        let powers = difference(pair[0].exponents, pair[1].exponents);
        let digit = sign(&pair[1]);
        terms.push(Term::new(powers, digit));
    }
    let last = path.last().map_or([0; 3], |t| t.exponents);
    let powers = difference(last, [0; 3]);
    if powers.total() > 0 {
        let digit = digit(0);
        terms.push(Term::new(powers, digit));
    }
    Chain { start, terms }
}

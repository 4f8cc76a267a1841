//! Al Musa and Xu's directed acyclic graph with buckets.

use super::peel::{Peel, minus};
use super::{Request, digit, most_nodes, too_many_nodes};
use crate::chain::Chain;
use crate::costs::{Price, Step};
use crate::error::Error;
use crate::method::{Found, Method, Task};
use crate::powers::Powers;
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::collections::{BTreeMap, HashSet};

/// From t the integers (t − s)/2 and (t − s)/3 for s in {0, ±1}; a bucket for every price, rounded to
/// multiplications, keeps the smallest few. The first 1 ends it: [`MultiBase`](crate::MultiBase) §3.2,
/// Algorithm 1. There it is for {2, 3}; other bases are taken alike. With all integers kept it finds the shortest
/// path: of an integer the cheapest is kept, and no step leads back into its bucket or an earlier one.
///
/// In the algorithm an integer is looked at again in every bucket it gets into. With `once` it is not, which leaves
/// cheaper chains at the same size: 2033.5 M instead of 2039.2 M (± 0.9) at size 4 and
/// 254 bits, where the optimum is 2029.6 M.
#[derive(Debug, Clone, Copy)]
pub struct BucketDag;

impl Method for BucketDag {
    fn name(&self) -> &'static str {
        "bucket-dag"
    }

    fn about(&self) -> &'static str {
        "graph with the smallest few integers of every price, size 0: all of them (Al Musa-Xu, Algorithm 1)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("size", 4), ("once", 0)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs_signs()?;
        if request.scalar.is_zero() {
            let chain = Chain::default();
            return Ok(Found { chain, nodes: 1 });
        }
        let size = Some(request.parameter(0) as usize).filter(|&size| size > 0);
        let once = match request.parameter(1) {
            0 => size.is_none(),
            1 => true,
            other => return Err(Error::Text(format!("once is 0 or 1, not {other}"))),
        };
        Ok(search(request.scalar, task, size, once)?.0)
    }
}

/// How a node came to be: `from = base·t + s`, where from is a node looked at before.
#[derive(Debug, Clone, Copy)]
struct Link {
    base: u8,
    s: i8,
    from: u32,
}

/// A node not yet looked at.
#[derive(Debug)]
struct Marked {
    t: BigUint,
    price: u64,
    link: Link,
}

/// A step from a node: a base, a digit, its price.
type Incoming = (usize, i8, Price);

/// A chain, and the price of its steps as they were taken. The chain's own price is less where a step of a tripling
/// and a digit followed steps of doublings: in a [`Chain`] the doublings of a term come last.
fn search(
    n: &BigUint,
    task: &Task<'_>,
    size: Option<usize>,
    once: bool,
) -> Result<(Found, u64), Error> {
    let edges = edges(task);
    let (base, s, from) = (0, 0, 0);
    let link = Link { base, s, from };
    let t = n.clone();
    let first = Marked { t, price: 0, link };
    let mut buckets = BTreeMap::from([(0, vec![first])]);
    let mut looked_at = Vec::new();
    let mut seen = HashSet::new();
    let most = most_nodes(task, n.bits(), once);
    while let Some((index, mut bucket)) = buckets.pop_first() {
        // Of equal integers the cheapest stays, of these the first.
        bucket.sort_by(|a, b| a.t.cmp(&b.t).then(a.price.cmp(&b.price)));
        bucket.dedup_by(|a, b| a.t == b.t);
        bucket.truncate(size.unwrap_or(usize::MAX));
        for Marked { t, price, link } in bucket {
            // What came in an earlier bucket leads nowhere cheaper.
            if once && !seen.insert(t.clone()) {
                continue;
            }
            let from = looked_at.len() as u32;
            looked_at.push(link);
            if t.is_one() {
                let nodes = looked_at.len() as u64;
                let chain = chain(&looked_at);
                return Ok((Found { chain, nodes }, price));
            }
            for (base, s, extra, t) in children(&t, &edges) {
                let price = price + u64::from(extra);
                let base = base as u8;
                let link = Link { base, s, from };
                // Prices below half a multiplication must not lead back into this bucket.
                let to = ((price + 500) / 1000).max(index + 1);
                buckets
                    .entry(to)
                    .or_insert_with(Vec::new)
                    .push(Marked { t, price, link });
            }
        }
        if looked_at.len() as u64 > most {
            return Err(too_many_nodes(most));
        }
    }
    let why = "no steps that have a price lead to 1";
    Err(Error::Unreachable(why.into()))
}

/// The steps that have a price, in the order of the algorithm.
fn edges(task: &Task<'_>) -> Vec<Incoming> {
    let all = (0..task.bases.count()).flat_map(|base| [1i8, 0, -1].map(|s| (base, s)));
    all.filter_map(|(base, s)| {
        let digit = digit(s.into());
        Some((base, s, task.costs.step(Step { base, digit })?))
    })
    .collect()
}

/// The next integers of t > 1. They are not 0.
fn children(t: &BigUint, edges: &[Incoming]) -> impl Iterator<Item = (usize, i8, Price, BigUint)> {
    // 30 = 2·3·5: one remainder says which steps there are.
    let rest: u32 = (t % 30u32).iter_u32_digits().next().unwrap_or(0);
    edges.iter().filter_map(move |&(base, s, price)| {
        let number = [2, 3, 5][base];
        let divides = (rest as i32 - i32::from(s)).rem_euclid(number) == 0;
        divides.then(|| (base, s, price, minus(t, s.into()) / number as u32))
    })
}

/// Back from the last node.
fn chain(looked_at: &[Link]) -> Chain {
    let mut steps = Vec::new();
    let mut at = looked_at.len().saturating_sub(1);
    while at > 0 {
        let Link { base, s, from } = looked_at[at];
        steps.push((base, s));
        at = from as usize;
    }
    let mut peel = Peel::default();
    for (base, s) in steps.into_iter().rev() {
        let mut powers = Powers::default();
        *powers.of_mut(base.into()) = 1;
        peel.push(powers, digit(s.into()));
    }
    peel.finish(digit(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::costs::Costs;
    use crate::method::Bases;
    use crate::set::Set;
    use crate::testing::{Mean, Random};

    /// Al Musa and Xu's (§4.1).
    const PRICES: Costs = Costs {
        multiply: [Some(6200), Some(11400), Some(17400)],
        add_affine: [8000, 9800, 9800],
        add: [8000, 9800, 9800],
    };

    /// Mean length and price of chains as they were found, for uniform scalars of 254 bits.
    fn means(size: u32, once: bool, scalars: usize, seed: u64) -> (Mean, Mean) {
        let mut sampler = Random::new(seed);
        let set = Set::multiples(&[1]).unwrap();
        let task = Task {
            scalars: &[],
            bases: Bases::TwoThree,
            set: &set,
            costs: &PRICES,
            table: None,
            instructions: None,
            parameters: &[],
            memory: None,
        };
        let size = Some(size as usize).filter(|&s| s > 0);
        let one = |_| {
            let n = sampler.bits(254);
            let (found, price) = search(&n, &task, size, once || size.is_none()).unwrap();
            assert!(PRICES.chain(&found.chain).unwrap() <= price);
            (found.chain.length() as f64, price as f64 / 1000.0)
        };
        let all: Vec<(f64, f64)> = (0..scalars).map(one).collect();
        let lengths = all.iter().map(|x| x.0).collect();
        (lengths, all.iter().map(|x| x.1).collect())
    }

    /// Their Table 7 and Figure 2 against what was computed when the paper was checked, and what it prints, on fresh
    /// scalars; the standard errors of both follow from the sample's.
    fn reproduce(sizes: core::ops::RangeInclusive<u32>, scalars: usize, seed: u64) {
        let path = "/../../vectors/chains-buckets.txt";
        let text =
            std::fs::read_to_string(format!("{}{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let mut compared = 0;
        for line in text.lines().filter(|l| l.starts_with("bucket-dag")) {
            let words: Vec<&str> = line.split(' ').collect();
            let size: u32 = words[1].parse().unwrap();
            if !sizes.contains(&size) {
                continue;
            }
            let (length, price) = means(size, false, scalars, seed);
            for (n, at) in [(words[2].parse::<u64>().unwrap(), 3), (10_000, 5)] {
                for (ours, word) in [(length, words[at]), (price, words[at + 1])] {
                    let Ok(mean) = word.parse::<f64>() else {
                        continue;
                    };
                    let se = ours.se * (ours.n as f64 / n as f64).sqrt();
                    let z = ours.z(&Mean { n, mean, se });
                    println!(
                        "size {size}: {:.2} ± {:.2}, {mean}: z = {z:.2}",
                        ours.mean, ours.se
                    );
                    assert!(z.abs() < 3.0, "size {size}: z = {z}");
                    compared += 1;
                }
            }
        }
        assert!(compared >= 2 * sizes.count());
    }

    #[test]
    fn table_7() {
        reproduce(4..=4, 100, 1);
    }

    #[test]
    #[ignore = "many scalars: a minute"]
    fn table_7_whole() {
        reproduce(0..=0, 20, 3);
        reproduce(1..=8, 300, 2);
    }

    /// Looking at an integer once makes cheaper chains on average: paired, the same scalars.
    #[test]
    fn once() {
        let (with, without) = (means(2, true, 60, 4).1, means(2, false, 60, 4).1);
        assert!(with.mean + 5.0 < without.mean, "{with:?} {without:?}");
    }

    /// The example of Appendix D, with additions at 2, doublings at 1, triplings at 2.
    #[test]
    fn appendix_d() {
        let costs = Costs {
            multiply: [Some(1000), Some(2000), None],
            add_affine: [2000; 3],
            add: [2000; 3],
        };
        let set = Set::multiples(&[1]).unwrap();
        let task = Task {
            scalars: &[13u32.into()],
            bases: Bases::TwoThree,
            set: &set,
            costs: &costs,
            table: None,
            instructions: None,
            parameters: &[0],
            memory: None,
        };
        let found = BucketDag.find(&task).unwrap();
        let powers = Powers {
            two: 2,
            three: 1,
            five: 0,
        };
        let digit = digit(1);
        assert_eq!(found.chain.start, digit);
        assert_eq!(found.chain.terms, [crate::Term::new(powers, digit)]);
        assert_eq!(costs.chain(&found.chain), Some(6000));
        // 13, 6, 7, 3, 4, 2, 1.
        assert_eq!(found.nodes, 7);
    }
}

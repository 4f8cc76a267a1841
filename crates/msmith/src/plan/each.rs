//! Which digits for products side by side: the cheapest by [`Prices`] that fit the memory limit.

use super::prices::Prices;
use super::sum::{SumRequest, no_window, tabulated, whole_bits};
use crate::error::Error;
use crate::msm::each;
use crate::msm::straus::Method;
use crate::parallel::halves;
use crate::recode::Recoding;

/// Digits of products, and threads that the memory limit allows.
pub struct EachPlan {
    /// The digits and their multiples.
    pub method: Method,
    /// Threads.
    pub threads: usize,
}

/// For `a_i·P_i`.
///
/// Errors: a memory limit that is too small; a window that the options ask for and that is not possible.
pub fn products(q: &SumRequest<'_>) -> Result<EachPlan, Error> {
    let price = |prices: &Prices, r: &dyn Recoding| prices.product(r);
    choose(q, [2..=4, 1..=6], [6, 10], &price, &each::memory)
}

/// For `a_i·P` of one point P.
///
/// Errors: as above.
pub fn of_one(q: &SumRequest<'_>) -> Result<EachPlan, Error> {
    let price = |prices: &Prices, r: &dyn Recoding| prices.of_one(r, q.n);
    // Larger tables take longer to plan than they save.
    choose(q, [2..=7, 1..=14], [9, 17], &price, &each::base_memory)
}

type Memory<'a> = &'a dyn Fn(&crate::cpu::RingFacts, usize, &dyn Recoding, usize) -> u64;

fn choose(
    q: &SumRequest<'_>,
    usual: [core::ops::RangeInclusive<u32>; 2],
    largest: [u32; 2],
    price: &dyn Fn(&Prices, &dyn Recoding) -> f64,
    memory: Memory<'_>,
) -> Result<EachPlan, Error> {
    let q = &SumRequest {
        bits: whole_bits(q).max(1),
        ..*q
    };
    let prices = Prices::of(q.facts);
    let mut recodings = tabulated(q, "mul", usual, largest)?;
    recodings.sort_by(|a, b| price(&prices, &**a).total_cmp(&price(&prices, &**b)));
    let (limit, mut least) = (q.options.memory_limit, None);
    for recoding in recodings {
        let needs = |threads: usize| memory(&q.facts.ring, q.n, &*recoding, threads);
        let fits = |t: &usize| limit.is_none_or(|limit| needs(*t) <= limit);
        if let Some(threads) = halves(q.options.threads.unwrap_or(1)).find(fits) {
            let method = Method::new(recoding)?;
            return Ok(EachPlan { method, threads });
        }
        least = least.into_iter().chain([needs(1)]).min();
    }
    match (least, limit) {
        (Some(needed), Some(limit)) => Err(Error::MemoryLimit { limit, needed }),
        _ => Err(no_window()),
    }
}

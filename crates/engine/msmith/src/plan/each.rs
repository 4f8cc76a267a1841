//! Which digits for products side by side: the cheapest by [`Prices`] that fit the memory limit.

use super::prices::Prices;
use super::sum::{
    SumRequest, key, no_window, quarters, radix_nine, rounded, tabulated, tabulated_quarters,
    whole_bits,
};
use super::{Plans, get_or_make};
use crate::error::Error;
use crate::msm::bucket_lists::most;
use crate::msm::each;
use crate::msm::straus::Method;
use crate::msm::table::columns;
use crate::parallel::halves;
use crate::recode::Recoding;
use std::sync::Arc;

/// Digits of products, and threads that the memory limit allows.
#[derive(Clone)]
pub struct EachPlan {
    /// The digits and their multiples.
    pub method: Arc<Method>,
    /// Threads.
    pub threads: usize,
}

/// For `a_i·P_i`.
///
/// Errors: a memory limit that is too small; a window that the options ask for and that is not possible.
pub fn products(q: &SumRequest<'_>, made: &Plans) -> Result<EachPlan, Error> {
    let q = &to_plan_for(q);
    let price = |prices: &Prices, r: &dyn Recoding| prices.product(r);
    let choose = || {
        let mut recodings = tabulated(q, made, "mul", [2..=4, 1..=6], [6, 10])?;
        recodings.extend(radix_nine(q, made));
        recodings.extend(tabulated_quarters(q, made));
        if q.options.window.is_none() {
            recodings.extend(quarters(q, made, [None]));
        }
        choose(q, recodings, &price, &|r, threads| {
            Some(each::memory(&q.facts.ring, q.n, r, threads))
        })
    };
    get_or_make(&made.products, key(q), choose)
}

/// For `a_i·P` of one point P.
///
/// Errors: as above.
pub fn of_one(q: &SumRequest<'_>, made: &Plans) -> Result<EachPlan, Error> {
    let q = &to_plan_for(q);
    let price = |prices: &Prices, r: &dyn Recoding| prices.of_one(r, q.n);
    // Larger tables take longer to plan than they save.
    let choose = || {
        let recodings = tabulated(q, made, "mul", [2..=7, 1..=14], [9, 17])?;
        choose(q, recodings, &price, &|r, threads| {
            has_names(r).then(|| each::base_memory(&q.facts.ring, q.n, r, threads))
        })
    };
    get_or_make(&made.of_one, key(q), choose)
}

/// With numbers that like requests share.
fn to_plan_for<'a>(q: &SumRequest<'a>) -> SumRequest<'a> {
    SumRequest {
        n: rounded(q),
        bits: whole_bits(q).max(1),
        ..*q
    }
}

/// Whether entries can name all rows of a table of one point's multiples.
fn has_names(r: &dyn Recoding) -> bool {
    let rows = r.windows().saturating_mul(r.buckets());
    rows.saturating_mul(columns(r)) <= most()
}

/// The cheapest digits that fit: `memory` says what they take with some threads, or that they are not possible.
fn choose(
    q: &SumRequest<'_>,
    mut recodings: Vec<Arc<dyn Recoding>>,
    price: &dyn Fn(&Prices, &dyn Recoding) -> f64,
    memory: &dyn Fn(&dyn Recoding, usize) -> Option<u64>,
) -> Result<EachPlan, Error> {
    let prices = Prices::of(q.facts);
    recodings.sort_by(|a, b| price(&prices, &**a).total_cmp(&price(&prices, &**b)));
    let (limit, mut least) = (q.options.memory_limit, None);
    for recoding in recodings {
        let needs = |threads: usize| memory(&*recoding, threads);
        let fits = |t: &usize| needs(*t).is_some_and(|n| limit.is_none_or(|limit| n <= limit));
        if let Some(threads) = halves(q.options.threads.unwrap_or(1)).find(fits) {
            let method = Arc::new(Method::new(recoding)?);
            return Ok(EachPlan { method, threads });
        }
        least = least.into_iter().chain(needs(1)).min();
    }
    match (least, limit) {
        (Some(needed), Some(limit)) => Err(Error::MemoryLimit { limit, needed }),
        _ => Err(no_window()),
    }
}

impl core::fmt::Debug for EachPlan {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.method.recoding.name())
    }
}

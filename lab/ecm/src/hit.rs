//! What a lane found.

use num_bigint::BigUint;

/// Where a factor was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// In the multiplication by all prime powers up to B1.
    One,
    /// In the continuation by one more prime up to B2.
    Two,
}

/// A divisor above 1, perhaps all of the number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    pub divisor: BigUint,
    pub stage: Stage,
}

/// The hits of the lanes: the first proper divisor, or the whole number where nothing else came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hits {
    n: BigUint,
    /// By lane.
    pub lanes: Vec<Option<Hit>>,
}

/// The computation was stopped by its caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop;

impl Hits {
    /// No hits yet.
    pub fn new(n: &BigUint, lanes: usize) -> Self {
        Self {
            n: n.clone(),
            lanes: vec![None; lanes],
        }
    }

    /// Notes divisors; lanes that have a proper one keep it.
    pub fn add(&mut self, found: Vec<Option<BigUint>>, stage: Stage) {
        for (lane, divisor) in self.lanes.iter_mut().zip(found) {
            let Some(divisor) = divisor else { continue };
            let better = match lane {
                None => true,
                Some(hit) => hit.divisor == self.n && divisor < self.n,
            };
            if better {
                *lane = Some(Hit { divisor, stage });
            }
        }
    }

    /// Whether the lane has a proper divisor.
    pub fn is_proper(&self, lane: usize) -> bool {
        matches!(self.lanes.get(lane), Some(Some(hit)) if hit.divisor < self.n)
    }
}

//! Al Musa and Xu's tree with buckets.

use super::{Request, tree};
use crate::error::Error;
use crate::method::{Bases, Found, Method, Task};

/// The tree of [`Tree`](super::Tree), a bucket for every length: [`MultiBase`](crate::MultiBase) §3.2, Algorithm 2.
/// There it is for {2, 3}; other bases are taken alike.
#[derive(Debug, Clone, Copy)]
pub struct BucketTree;

impl Method for BucketTree {
    fn name(&self) -> &'static str {
        "bucket-tree"
    }

    fn about(&self) -> &'static str {
        "tree with the smallest few integers of every length, size 0: all of them (Al Musa-Xu, Algorithm 2)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn parameters(&self) -> &'static [(&'static str, u32)] {
        &[("size", 4)]
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs_signs()?;
        request.needs_bases(Bases::Two)?;
        let size = Some(request.parameter(0) as usize).filter(|&size| size > 0);
        tree::search(request.scalar, task, task.bases, size)
    }
}

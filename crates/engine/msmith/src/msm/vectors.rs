//! Vectors of points while they are summed ([`super::accumulate`]), coordinate by coordinate.

use crate::coords::Affine;
use crate::memory::Block;
use crate::ring::Lanes;

/// Points side by side; the lanes of `inf` are infinite and hold arbitrary coordinates.
#[derive(Clone, Copy)]
pub struct Vector<R: Lanes> {
    /// The points.
    pub p: Affine<R::El>,
    /// The infinite lanes.
    pub inf: u8,
}

/// Vectors of the chunks in flight, each chunk in a part of its own, coordinate by coordinate.
pub struct Vectors<E: Copy> {
    /// All x, all y, products of denominators, and y of leaves.
    block: Block<E>,
    inf: Vec<u8>,
    jobs: usize,
}

/// The parts of [`Vectors`], and the infinite lanes.
pub struct SplitParts<'a, E> {
    /// x of all vectors.
    pub x: &'a mut [E],
    /// y of all vectors.
    pub y: &'a mut [E],
    /// Products of the denominators of all jobs from the k-th on.
    pub products: &'a mut [E],
    /// y of both operands of leaves, the last job's first.
    pub leaf_y: &'a mut [E],
    /// The infinite lanes of all vectors.
    pub inf: &'a mut [u8],
}

impl<E: Copy> Vectors<E> {
    /// A number of vectors, and places for a number of jobs.
    pub fn new(zero: E, len: usize, jobs: usize) -> Self {
        Self {
            block: Block::new(2 * len + 2 * jobs, zero),
            inf: vec![0; len],
            jobs,
        }
    }

    /// All parts.
    #[inline(always)]
    pub fn parts(&mut self) -> SplitParts<'_, E> {
        let len = self.inf.len();
        let (x, rest) = self.block.split_at_mut(len);
        let (y, rest) = rest.split_at_mut(len);
        let (products, leaf_y) = rest.split_at_mut(self.jobs);
        SplitParts {
            x,
            y,
            products,
            leaf_y,
            inf: &mut self.inf,
        }
    }
}

impl<E: Copy> SplitParts<'_, E> {
    /// A vector.
    #[inline(always)]
    pub fn get<R: Lanes<El = E>>(&self, at: usize) -> Vector<R> {
        Vector {
            p: Affine {
                x: self.x[at],
                y: self.y[at],
            },
            inf: self.inf[at],
        }
    }

    /// Puts a vector somewhere.
    #[inline(always)]
    pub fn set<R: Lanes<El = E>>(&mut self, at: usize, v: Vector<R>) {
        self.x[at] = v.p.x;
        self.y[at] = v.p.y;
        self.inf[at] = v.inf;
    }

    /// Puts a vector somewhere else too.
    #[inline(always)]
    pub fn copy(&mut self, from: usize, to: usize) {
        self.x[to] = self.x[from];
        self.y[to] = self.y[from];
        self.inf[to] = self.inf[from];
    }
}

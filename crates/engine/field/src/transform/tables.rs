//! The roots of unity of a transform, in the lanes of a ring.

use crate::field::Job;
use crate::vectors::{gather, lane_powers, splat};
use msmith_core::Error;
use msmith_core::enter;
use msmith_core::ring::Lanes;

/// The tables of any ring.
pub(crate) type Any = dyn std::any::Any + Send + Sync;

/// The roots of a transform of n elements: `8m` in lanes, m otherwise.
pub(crate) struct Tables<M, E> {
    /// The roots of blocks: `ω_m^{rev(b)}`, m/2 of them, one at least.
    pub blocks: Vec<M>,
    /// What is multiplied before and after.
    pub factors: Factors<E>,
    /// In lanes.
    pub eight: Option<Eight<E>>,
}

/// Factors beside the roots.
pub(crate) struct Factors<E> {
    /// Of each vector of the input, in words alone: [`Eight`] has them in lanes.
    pub before: Vec<E>,
    /// Of all of the result.
    pub same: Option<E>,
    /// Of each vector of the result.
    pub after: Vec<E>,
}

/// What the first three levels take in lanes.
pub(crate) struct Eight<E> {
    /// `ω_8, ω_8², ω_8³`.
    pub roots: [E; 3],
    /// `g^{ma}`, a from 1 to 7.
    pub shifts: Option<[E; 7]>,
    /// Eight (`whole`) or seven for each eight b: `scale·(g·ω^q)^{b + lane}`, q from 0 or from 1 to 7.
    pub twists: Vec<E>,
    /// Whether q = 0 is there: where its factor is not 1.
    pub whole: bool,
}

/// The tables of a ring.
pub(crate) fn of<R: Lanes>(any: &Any) -> Result<&Tables<R::Mem, R::El>, Error> {
    any.downcast_ref()
        .ok_or_else(|| Error::Backend("the domain's roots are those of another backend".into()))
}

/// Makes the tables of a domain. Numbers are Montgomery words.
pub(crate) struct Make<'a> {
    /// log₂ n.
    pub log: u32,
    /// ω.
    pub root: &'a [u64],
    /// g: element j of the input is multiplied by `g^j`.
    pub before: Option<&'a [u64]>,
    /// h: element j of the result is multiplied by `h^j`.
    pub after: Option<&'a [u64]>,
    /// What all is multiplied by.
    pub scale: Option<&'a [u64]>,
}

impl Job for Make<'_> {
    type Out = Box<Any>;

    fn run<R: Lanes>(self, f: R) -> Box<Any> {
        enter!(f, Box::new(self.make(&f)) as Box<Any>)
    }
}

/// `x^(2^k)`.
#[inline(always)]
fn square<R: Lanes>(f: &R, x: &R::El, k: u32) -> R::El {
    let mut out = *x;
    for _ in 0..k {
        out = f.sqr(&out);
    }
    out
}

impl Make<'_> {
    #[inline(always)]
    fn make<R: Lanes>(&self, f: &R) -> Tables<R::Mem, R::El> {
        let root = splat(f, self.root);
        let vectors = (1usize << self.log) / R::WIDTH;
        let [before, after] = [self.before, self.after].map(|x| x.map(|words| splat(f, words)));
        let scale = self.scale.map(|words| splat(f, words));
        let in_lanes = const { R::WIDTH == 8 };
        let mut factors = Factors {
            before: Vec::new(),
            same: None,
            after: Vec::new(),
        };
        match after {
            Some(h) => factors.after = self.list(f, vectors, &scale.unwrap_or(f.one()), &h),
            None if !in_lanes => factors.same = scale,
            None => {}
        }
        let scale = scale.filter(|_| after.is_none()).unwrap_or(f.one());
        if let Some(g) = before.filter(|_| !in_lanes) {
            factors.before = self.list(f, vectors, &f.one(), &g);
        }
        let whole = before.is_some() || self.scale.is_some() && after.is_none();
        let eight = in_lanes.then(
            #[inline(always)]
            || self.eight(f, &root, &scale, before.as_ref(), whole),
        );
        Tables {
            blocks: self.blocks(f, &root, vectors),
            factors,
            eight,
        }
    }

    /// The root of order `2^bits`.
    #[inline(always)]
    fn of_order<R: Lanes>(&self, f: &R, root: &R::El, bits: u32) -> R::El {
        square(f, root, self.log.saturating_sub(bits))
    }

    /// Twice as many from those before: a number with one more bit ahead has a root of twice the order as a factor.
    #[inline(always)]
    fn blocks<R: Lanes>(&self, f: &R, root: &R::El, vectors: usize) -> Vec<R::Mem> {
        let count = (vectors / 2).max(1);
        let mut blocks = vec![R::empty(); count];
        let mut rows = [R::empty(); 8];
        f.scatter(&f.one(), &mut rows[..R::WIDTH]);
        blocks[0] = rows[0];
        let (mut known, mut bits) = (1, 2);
        while known < count {
            let by = self.of_order(f, root, bits);
            let (from, to) = blocks.split_at_mut(known);
            for (from, to) in from.chunks(R::WIDTH).zip(to.chunks_mut(R::WIDTH)) {
                f.scatter(&f.mul(&gather(f, from), &by), &mut rows[..R::WIDTH]);
                for (to, row) in to.iter_mut().zip(&rows) {
                    *to = *row;
                }
            }
            known *= 2;
            bits += 1;
        }
        blocks
    }

    /// `first·x^j` for all elements of that many vectors.
    #[inline(always)]
    fn list<R: Lanes>(&self, f: &R, vectors: usize, first: &R::El, x: &R::El) -> Vec<R::El> {
        let mut power = lane_powers(f, first, x);
        let by = square(f, x, R::WIDTH.ilog2());
        let mut list = Vec::with_capacity(vectors);
        for _ in 0..vectors {
            list.push(power);
            power = f.mul(&power, &by);
        }
        list
    }

    #[inline(always)]
    fn eight<R: Lanes>(
        &self,
        f: &R,
        root: &R::El,
        scale: &R::El,
        shift: Option<&R::El>,
        whole: bool,
    ) -> Eight<R::El> {
        let (w1, w2) = (self.of_order(f, root, 3), self.of_order(f, root, 2));
        let w3 = f.mul(&w1, &w2);
        let shifts = shift.map(
            #[inline(always)]
            |shift| {
                let step = square(f, shift, self.log - 3);
                let mut shifts = [step; 7];
                for k in 1..7 {
                    shifts[k] = f.mul(&shifts[k - 1], &step);
                }
                shifts
            },
        );
        let (start, count) = match whole {
            true => (0, 8),
            false => (1, 7),
        };
        let blocks = (1usize << self.log) / 64;
        let mut twists = vec![f.one(); blocks * count];
        let mut base = *shift.unwrap_or(&f.one());
        for q in 0..8 {
            if q >= start {
                let mut x = lane_powers(f, scale, &base);
                let by = square(f, &base, 3);
                for b in 0..blocks {
                    twists[b * count + q - start] = x;
                    x = f.mul(&x, &by);
                }
            }
            base = f.mul(&base, root);
        }
        Eight {
            roots: [w1, w2, w3],
            shifts,
            twists,
            whole,
        }
    }
}

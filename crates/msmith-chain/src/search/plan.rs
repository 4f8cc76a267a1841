//! What a block of nodes does, compiled for a set and prices.
//!
//! With `q = k·q' + r`, an integer `t = q + o` goes to `q' + (r + o − c)/k`. So the best way by the base `k` depends on
//! `x = r + o` only: `G[x] = min over c ≡ x (mod k) of price(c) + F'[(x − c)/k]`, where `F'` are the costs at the child,
//! and the cost at the offset `o` is the least `G[o + r]` of the bases. Digits of the same price are compared
//! before the price is added. For all `x` of a residue modulo `k` the children are at the same distances, so that the
//! inner loops have a fixed number of terms.

use super::lanes::{Lanes, Row};
use super::number::Number;
use super::window::Window;

/// Digits of one price and one residue: `G[x + k·y]` from `F'[shift + y]`.
#[derive(Debug, Clone)]
struct Pattern<T> {
    /// The first `x`, counted from `lo`.
    x: usize,
    /// How many `y`.
    count: usize,
    price: T,
    /// At most [`TERMS`].
    shifts: Vec<usize>,
    /// Nothing has been written there before.
    first: bool,
}

/// Terms that are compared at once.
const TERMS: usize = 8;

/// One base.
#[derive(Debug, Clone)]
struct Base<T> {
    k: usize,
    /// How many `x`.
    size: usize,
    patterns: Vec<Pattern<T>>,
    /// Residues (the first `x`, counted from `lo`) that no digit has.
    never: Vec<usize>,
}

/// All bases.
#[derive(Debug, Clone)]
pub(super) struct Plan<T> {
    bases: Vec<Base<T>>,
    pub width: usize,
}

impl<T: Number> Plan<T> {
    pub(super) fn new(window: &Window) -> Self {
        let width = window.width();
        let bases = (0..window.dimensions)
            .map(|base| Base::new(window, base))
            .collect();
        Self { bases, width }
    }

    /// Bases.
    pub(super) fn dimensions(&self) -> usize {
        self.bases.len()
    }

    /// Rows that [`block`] needs.
    pub(super) fn rows(&self) -> usize {
        let most = self.bases.iter().map(|b| b.size).sum::<usize>();
        most + self.width
    }
}

impl<T: Number> Base<T> {
    fn new(window: &Window, base: usize) -> Self {
        let k = [2, 3, 5][base];
        let mut moves: Vec<_> = window.moves.iter().filter(|m| m.base == base).collect();
        moves.sort_by_key(|m| (m.price, m.digit));
        let size = window.width() + k as usize - 1;
        let (mut patterns, mut never) = (Vec::new(), Vec::new());
        for i in 0..k {
            let x = window.lo + i;
            let mut of: Vec<_> = moves.iter().filter(|m| (x - m.digit) % k == 0).collect();
            let i = i as usize;
            if of.is_empty() {
                never.push(i);
            }
            let mut first = true;
            while let Some(m) = of.first() {
                let same = of.iter().take_while(|o| o.price == m.price).count();
                let terms = same.div_ceil(same.div_ceil(TERMS));
                let price = T::price(m.price);
                let shift = |m: &&&super::window::Move| ((x - m.digit) / k - window.lo) as usize;
                let shifts = of.drain(..terms).map(|m| shift(&m)).collect();
                let count = (size - i).div_ceil(k as usize);
                patterns.push(Pattern {
                    x: i,
                    count,
                    price,
                    shifts,
                    first,
                });
                first = false;
            }
        }
        Self {
            k: k as usize,
            size,
            patterns,
            never,
        }
    }

    /// `G`.
    #[inline(always)]
    fn merge<L: Lanes<T, N>, const N: usize>(&self, child: &[Row<T, N>], best: &mut [Row<T, N>]) {
        for &x in &self.never {
            for g in best[x..].iter_mut().step_by(self.k) {
                L::store(L::splat(T::NEVER), g);
            }
        }
        for p in &self.patterns {
            let best = &mut best[p.x..];
            match p.shifts.len() {
                1 => p.apply::<L, N, 1>(self.k, child, best),
                2 => p.apply::<L, N, 2>(self.k, child, best),
                3 => p.apply::<L, N, 3>(self.k, child, best),
                4 => p.apply::<L, N, 4>(self.k, child, best),
                5 => p.apply::<L, N, 5>(self.k, child, best),
                6 => p.apply::<L, N, 6>(self.k, child, best),
                7 => p.apply::<L, N, 7>(self.k, child, best),
                _ => p.apply::<L, N, TERMS>(self.k, child, best),
            }
        }
    }
}

impl<T: Number> Pattern<T> {
    #[inline(always)]
    fn apply<L: Lanes<T, N>, const N: usize, const M: usize>(
        &self,
        k: usize,
        child: &[Row<T, N>],
        best: &mut [Row<T, N>],
    ) {
        let count = self.count;
        let rows: [&[Row<T, N>]; M] = core::array::from_fn(|i| &child[self.shifts[i]..][..count]);
        let price = L::splat(self.price);
        let never = L::splat(T::NEVER);
        for (y, g) in (0..count).zip(best.iter_mut().step_by(k)) {
            let mut m = L::load(&rows[0][y]);
            for row in &rows[1..] {
                m = L::min(m, L::load(&row[y]));
            }
            let old = if self.first { never } else { L::load(g) };
            L::store(L::min(old, L::plus(m, price)), g);
        }
    }
}

/// The costs of a block of `N` lanes, all offsets: `children` has the costs of the children by each base, `next` those
/// of the block after the child by 3 (whose lanes are one further), `residue` the bits of the residues (a word a lane,
/// [`super::rows`]), `bit` the one that counts.
#[inline(always)]
pub(super) fn block<L: Lanes<T, N>, T: Number, const N: usize>(
    plan: &Plan<T>,
    children: [&[Row<T, N>]; 3],
    next: &[Row<T, N>],
    residue: [&[u16]; 6],
    bit: usize,
    scratch: &mut [Row<T, N>],
    out: &mut [Row<T, N>],
) {
    let width = plan.width;
    let (shifted, mut rest) = scratch.split_at_mut(width);
    let out = &mut out[..width];
    let mask = |kind: usize| L::mask(&residue[kind][..N], bit);
    for (i, base) in plan.bases.iter().enumerate() {
        let mut child = &children[i][..width];
        if i == 1 {
            let next = &next[..width];
            for ((s, a), b) in shifted.iter_mut().zip(child).zip(next) {
                L::store(L::shift(a, b.0[0]), s);
            }
            child = shifted;
        }
        let (best, after) = rest.split_at_mut(base.size);
        rest = after;
        base.merge::<L, N>(child, best);
        match i {
            0 => {
                let m = mask(0);
                for (o, g) in out.iter_mut().zip(best.windows(2)) {
                    L::store(L::select(m, L::load(&g[1]), L::load(&g[0])), o);
                }
            }
            1 => {
                let (m, n) = (mask(1), mask(2));
                for (o, g) in out.iter_mut().zip(best.windows(3)) {
                    let low = L::select(m, L::load(&g[1]), L::load(&g[0]));
                    let all = L::select(n, L::load(&g[2]), low);
                    L::store(L::min(L::load(o), all), o);
                }
            }
            _ => {
                let (m, n, p) = (mask(3), mask(4), mask(5));
                for (o, g) in out.iter_mut().zip(best.windows(5)) {
                    let low = L::select(m, L::load(&g[1]), L::load(&g[0]));
                    let high = L::select(m, L::load(&g[3]), L::load(&g[2]));
                    let all = L::select(p, L::load(&g[4]), L::select(n, high, low));
                    L::store(L::min(L::load(o), all), o);
                }
            }
        }
    }
}

//! What a block of nodes does, compiled for a set and prices.
//!
//! With `q = k·q' + r`, an integer `t = q + o` goes to `q' + (r + o − c)/k`. So the best way by the base `k` depends on
//! `x = r + o` only: `G[x] = min over c ≡ x (mod k) of price(c) + F'[(x − c)/k]`, where `F'` are the costs at the child,
//! and the cost at the offset `o` is the least `G[o + r]` of the bases. Digits of the same price are compared
//! before the price is added.

use super::lanes::Lanes;
use super::number::Number;
use super::window::{NEVER, Window};

/// Digits of one price.
#[derive(Debug, Clone)]
pub(super) struct Class<T> {
    pub price: T,
    /// Where its children are in [`Base::children`].
    pub from: usize,
    pub to: usize,
}

/// One base.
#[derive(Debug, Clone)]
pub(super) struct Base<T> {
    /// For each `x` from `lo` on the end of its classes.
    pub ends: Vec<usize>,
    pub classes: Vec<Class<T>>,
    /// Indices of offsets.
    pub children: Vec<u16>,
}

/// All bases.
#[derive(Debug, Clone)]
pub(super) struct Plan<T> {
    pub bases: Vec<Base<T>>,
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

    /// Rows that [`block`] needs.
    pub(super) fn rows(&self) -> usize {
        let most = self.bases.iter().map(|b| b.ends.len()).sum::<usize>();
        most + self.width
    }
}

impl<T: Number> Base<T> {
    fn new(window: &Window, base: usize) -> Self {
        let k = [2, 3, 5][base];
        let mut moves: Vec<_> = window.moves.iter().filter(|m| m.base == base).collect();
        moves.sort_by_key(|m| (m.price, m.digit));
        let (mut ends, mut classes, mut children) = (Vec::new(), Vec::new(), Vec::new());
        for x in window.lo..window.hi + k {
            let mut last = NEVER;
            for m in moves.iter().filter(|m| (x - m.digit) % k == 0) {
                let from = children.len();
                if m.price != last {
                    last = m.price;
                    let price = T::price(m.price);
                    classes.push(Class {
                        price,
                        from,
                        to: from,
                    });
                }
                children.push(((x - m.digit) / k - window.lo) as u16);
                if let Some(c) = classes.last_mut() {
                    c.to = children.len();
                }
            }
            ends.push(classes.len());
        }
        Self {
            ends,
            classes,
            children,
        }
    }
}

/// The costs of a block of `N` lanes, all offsets: `children` has the costs of the children by each base, `next` those
/// of the block after the child by 3 (whose lanes are one further), `residue` the bits of the residues (a word a lane,
/// [`super::rows`]), `bit` the one that counts.
#[inline(always)]
pub(super) fn block<L: Lanes<T, N>, T: Number, const N: usize>(
    plan: &Plan<T>,
    children: [&[[T; N]]; 3],
    next: &[[T; N]],
    residue: [&[u16]; 6],
    bit: usize,
    scratch: &mut [[T; N]],
    out: &mut [[T; N]],
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
                s[..N - 1].copy_from_slice(&a[1..]);
                s[N - 1] = b[0];
            }
            child = shifted;
        }
        let (best, after) = rest.split_at_mut(base.ends.len());
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

impl<T: Number> Base<T> {
    /// `G`.
    #[inline(always)]
    fn merge<L: Lanes<T, N>, const N: usize>(&self, child: &[[T; N]], best: &mut [[T; N]]) {
        let mut class = 0;
        for (g, &end) in best.iter_mut().zip(&self.ends) {
            let mut least = L::splat(T::NEVER);
            for c in &self.classes[class..end] {
                let all = &self.children[c.from..c.to];
                let mut m = L::load(&child[usize::from(all[0])]);
                for &j in &all[1..] {
                    m = L::min(m, L::load(&child[usize::from(j)]));
                }
                least = L::min(least, L::plus(m, L::splat(c.price)));
            }
            class = end;
            L::store(least, g);
        }
    }
}

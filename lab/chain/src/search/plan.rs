//! What a block of nodes does, compiled for a set and prices.
//!
//! With `q = k·q' + r`, an integer `t = q + o` goes to `q' + (r + o − c)/k`. So the best way by the base `k` depends on
//! `x = r + o` only: `G[x] = min over c ≡ x (mod k) of price(c) + F'[(x − c)/k]`, where `F'` are the costs at the
//! child, and the cost at the offset `o` is the least `G[o + r]` of the bases. Digits of the same price are compared
//! before the price is added. For all `x` of a residue modulo `k` the children are at the same distances, so that the
//! inner loops have a fixed number of terms.

use super::lanes::{Lanes, Row};
use super::number::Number;
use super::window::{Move, Window};

/// Digits of one price.
#[derive(Debug, Clone)]
struct Class<T> {
    price: T,
    shifts: Vec<usize>,
}

/// Digits of one residue, of one price or two: `G[x + k·y]` from `F'[shift + y]`.
#[derive(Debug, Clone)]
struct Pattern<T> {
    /// The first `x`, counted from `lo`.
    x: usize,
    /// How many `y`.
    count: usize,
    /// At most [`FEW`].
    few: Class<T>,
    /// At most [`TERMS`].
    many: Class<T>,
    /// Nothing has been written there before.
    first: bool,
}

/// Terms that are taken along with others of another price.
const FEW: usize = 2;

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

/// The moves by a base. Not generic, as little else here is: a sort is long to compile.
fn cheapest_first(window: &Window, base: usize) -> Vec<&Move> {
    let mut moves: Vec<_> = window.moves.iter().filter(|m| m.base == base).collect();
    moves.sort_by_key(|m| (m.price, m.digit));
    moves
}

/// The moves from positions that are `i` above the window's start modulo k: prices with shifts, of like prices at most
/// [`TERMS`] together, the fewest first.
fn classes(window: &Window, moves: &[&Move], k: i32, i: i32) -> Vec<(u64, Vec<usize>)> {
    let x = window.lo + i;
    let mut of: Vec<_> = moves.iter().filter(|m| (x - m.digit) % k == 0).collect();
    let mut classes = Vec::new();
    while let Some(m) = of.first() {
        let price = m.price;
        let same = of.iter().take_while(|o| o.price == price).count();
        let terms = same.div_ceil(same.div_ceil(TERMS));
        let shift = |m: &Move| ((x - m.digit) / k - window.lo) as usize;
        let shifts: Vec<usize> = of.drain(..terms).map(|m| shift(m)).collect();
        classes.push((price, shifts));
    }
    classes.sort_by_key(|(_, shifts)| shifts.len());
    classes
}

impl<T: Number> Base<T> {
    fn new(window: &Window, base: usize) -> Self {
        let k = [2, 3, 5][base];
        let moves = cheapest_first(window, base);
        let size = window.width() + k as usize - 1;
        let (mut patterns, mut never) = (Vec::new(), Vec::new());
        for i in 0..k {
            let of = classes(window, &moves, k, i);
            let i = i as usize;
            if of.is_empty() {
                never.push(i);
            }
            let mut classes = of.into_iter().map(|(price, shifts)| Class {
                price: T::price(price),
                shifts,
            });
            let count = (size - i).div_ceil(k as usize);
            let mut first = true;
            while let Some(class) = classes.next() {
                let price = class.price;
                let none = Class {
                    price,
                    shifts: Vec::new(),
                };
                let (few, many) = if class.shifts.len() > FEW {
                    (none, class)
                } else {
                    match classes.next() {
                        Some(more) => (class, more),
                        None => (none, class),
                    }
                };
                patterns.push(Pattern {
                    x: i,
                    count,
                    few,
                    many,
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
            match p.few.shifts.len() {
                0 => p.terms::<L, N, 0>(self.k, child, best),
                1 => p.terms::<L, N, 1>(self.k, child, best),
                _ => p.terms::<L, N, FEW>(self.k, child, best),
            }
        }
    }
}

impl<T: Number> Pattern<T> {
    #[inline(always)]
    fn terms<L: Lanes<T, N>, const N: usize, const F: usize>(
        &self,
        k: usize,
        child: &[Row<T, N>],
        best: &mut [Row<T, N>],
    ) {
        match self.many.shifts.len() {
            1 => self.apply::<L, N, F, 1>(k, child, best),
            2 => self.apply::<L, N, F, 2>(k, child, best),
            3 => self.apply::<L, N, F, 3>(k, child, best),
            4 => self.apply::<L, N, F, 4>(k, child, best),
            5 => self.apply::<L, N, F, 5>(k, child, best),
            6 => self.apply::<L, N, F, 6>(k, child, best),
            7 => self.apply::<L, N, F, 7>(k, child, best),
            _ => self.apply::<L, N, F, TERMS>(k, child, best),
        }
    }

    #[inline(always)]
    fn apply<L: Lanes<T, N>, const N: usize, const F: usize, const M: usize>(
        &self,
        k: usize,
        child: &[Row<T, N>],
        best: &mut [Row<T, N>],
    ) {
        let count = self.count;
        let rows = |shift: usize| &child[shift..][..count];
        let few: [_; F] = core::array::from_fn(|i| rows(self.few.shifts[i]));
        let many: [_; M] = core::array::from_fn(|i| rows(self.many.shifts[i]));
        let price = L::splat(self.many.price);
        let other = L::splat(self.few.price);
        let never = L::splat(T::NEVER);
        for (y, g) in (0..count).zip(best.iter_mut().step_by(k)) {
            let mut m = L::load(&many[0][y]);
            for row in &many[1..] {
                m = L::min(m, L::load(&row[y]));
            }
            let old = if self.first { never } else { L::load(g) };
            let mut all = L::min(old, L::plus(m, price));
            if let Some((row, rest)) = few.split_first() {
                let mut m = L::load(&row[y]);
                for row in rest {
                    m = L::min(m, L::load(&row[y]));
                }
                all = L::min(all, L::plus(m, other));
            }
            L::store(all, g);
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
    let mut merged: [&[Row<T, N>]; 3] = [&[]; 3];
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
        merged[i] = best;
    }
    // The offset's G of each residue moves through vectors that stay where they are.
    let [two, three, five] = merged;
    let m = mask(0);
    let mut a = L::load(&two[0]);
    if plan.bases.len() == 1 {
        for (o, g) in out.iter_mut().zip(&two[1..]) {
            let next = L::load(g);
            L::store(L::select(m, next, a), o);
            a = next;
        }
        return;
    }
    let (n, p) = (mask(1), mask(2));
    let (mut b, mut c) = (L::load(&three[0]), L::load(&three[1]));
    let bases = two[1..].iter().zip(&three[2..]);
    if plan.bases.len() == 2 {
        for (o, (g, h)) in out.iter_mut().zip(bases) {
            let (x, y) = (L::load(g), L::load(h));
            let by_three = L::select(p, y, L::select(n, c, b));
            L::store(L::min(L::select(m, x, a), by_three), o);
            (a, b, c) = (x, c, y);
        }
        return;
    }
    let (q, r, s) = (mask(3), mask(4), mask(5));
    let mut d: [L::Vector; 4] = core::array::from_fn(|i| L::load(&five[i]));
    for (o, ((g, h), i)) in out.iter_mut().zip(bases.zip(&five[4..])) {
        let (x, y, z) = (L::load(g), L::load(h), L::load(i));
        let by_three = L::select(p, y, L::select(n, c, b));
        let (low, high) = (L::select(q, d[1], d[0]), L::select(q, d[3], d[2]));
        let by_five = L::select(s, z, L::select(r, high, low));
        let all = L::min(L::select(m, x, a), by_three);
        L::store(L::min(all, by_five), o);
        (a, b, c, d) = (x, c, y, [d[1], d[2], d[3], z]);
    }
}

//! Digits of several scalars side by side: signed windows that slide (wNAF), doublings shared by all.
//!
//! **Mathematics.** A scalar is a sum of odd digits `|d| < 2^(w−1)` times powers of two, no two of them closer than w
//! places. Terms of several scalars are sorted by their places; doublings go from each to the next.
//!
//! **Cost.** For b bits about b doublings for all, and for each scalar `b/(w + 1)` additions and a table of 2^(w−2) odd
//! multiples: one doubling and 2^(w−2) − 1 additions.
//!
//! **Source.** B. Möller, *Algorithms for multi-exponentiation* (2001), section 4; J. A. Solinas, *Efficient arithmetic
//! on Koblitz curves* (2000), for the width-w digits.

use super::Ladder;

/// A digit and its place among the doublings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Item {
    /// Doublings before it.
    doublings: u32,
    /// Which scalar.
    stream: u8,
    /// Odd.
    digit: i32,
}

/// The terms of some scalars.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Interleaved {
    /// From the top; the first begins.
    items: Vec<Item>,
    /// Doublings at the end.
    tail: u32,
    /// Width of each scalar's windows.
    widths: Vec<u32>,
}

/// The widest window: digits below 2^9.
const MOST_WIDTH: u32 = 10;

/// The width for which a scalar of b bits takes the fewest additions with its table.
pub fn width(bits: u64) -> u32 {
    let cost = |w: u32| (1u64 << (w - 2)) * 1000 + bits * 1000 / u64::from(w + 1);
    (2..=MOST_WIDTH).min_by_key(|&w| cost(w)).unwrap_or(2)
}

/// The digits of an integer (words, least significant first) with their places, the lowest first.
pub fn wnaf(words: &[u64], w: u32) -> Vec<(u32, i32)> {
    let w = w.clamp(2, MOST_WIDTH);
    let bits = 64 * words.len() as u32;
    // w bits from a place on; zeros above.
    let window = |at: u32| {
        let (k, shift) = ((at / 64) as usize, at % 64);
        let word = |k: usize| words.get(k).copied().unwrap_or(0);
        let low = word(k) >> shift;
        let high = if shift == 0 {
            0
        } else {
            word(k + 1) << (64 - shift)
        };
        ((low | high) & ((1 << w) - 1)) as i32
    };
    let (mut out, mut at, mut carry) = (Vec::new(), 0, 0);
    while at < bits || carry == 1 {
        let mut d = window(at) + carry;
        if d & 1 == 0 {
            at += 1;
            continue;
        }
        carry = d >> (w - 1) & 1;
        d -= carry << w;
        out.push((at, d));
        at += w;
    }
    out
}

impl Interleaved {
    /// The terms of scalars given as words and a sign, each with its width of windows.
    pub fn new(scalars: &[(&[u64], bool)], widths: &[u32]) -> Self {
        let mut all: Vec<(u32, u8, i32)> = Vec::new();
        for (stream, ((words, negative), &w)) in scalars.iter().zip(widths).enumerate() {
            let sign = if *negative { -1 } else { 1 };
            let digits = wnaf(words, w).into_iter();
            all.extend(digits.map(|(at, d)| (at, stream as u8, sign * d)));
        }
        all.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut above = all.first().map_or(0, |t| t.0);
        let mut items = Vec::with_capacity(all.len());
        for (at, stream, digit) in all {
            items.push(Item {
                doublings: above - at,
                stream,
                digit,
            });
            above = at;
        }
        Self {
            items,
            tail: above,
            widths: widths.to_vec(),
        }
    }

    /// Doublings.
    pub fn doublings(&self) -> u64 {
        let all = self
            .items
            .iter()
            .map(|i| u64::from(i.doublings))
            .sum::<u64>();
        all + u64::from(self.tail)
    }

    /// Additions.
    pub fn additions(&self) -> usize {
        self.items.len().saturating_sub(1)
    }

    /// Odd multiples of scalar `stream` that its table holds.
    pub fn multiples(&self, stream: usize) -> usize {
        let of = self
            .items
            .iter()
            .filter(|i| usize::from(i.stream) == stream);
        let most = of.map(|i| i.digit.unsigned_abs()).max();
        most.map_or(0, |d| d as usize / 2 + 1)
    }

    /// Runs it: `tables[s]` has the odd multiples of point s.
    pub fn run<G: Ladder>(&self, group: &G, tables: &[Vec<G::Entry>]) -> G::Point {
        let entry = |i: &Item| {
            let e = tables[usize::from(i.stream)][i.digit.unsigned_abs() as usize / 2];
            if i.digit < 0 { group.negated(&e) } else { e }
        };
        let Some((first, rest)) = self.items.split_first() else {
            return group.zero();
        };
        let mut p = group.start(&entry(first));
        // Those with no doublings between are added one after the other.
        for run in rest.chunk_by(|_, next| next.doublings == 0) {
            let mut long = group.doubled(p, run[0].doublings);
            let (last, before) = (&run[run.len() - 1], &run[..run.len() - 1]);
            for i in before {
                long = group.add_on(long, &entry(i));
            }
            p = group.add_last(long, &entry(last));
        }
        group.double(p, self.tail)
    }
}

/// `P, 3P, 5P, …`, n of them. One doubling and n − 1 additions.
pub fn odd_multiples<G: Ladder>(group: &G, p: &G::Work, n: usize) -> Vec<G::Work> {
    let mut all = Vec::with_capacity(n);
    all.extend((n > 0).then_some(*p));
    if n > 1 {
        let two = group.twice(p);
        for k in 1..n {
            all.push(group.plus(&all[k - 1], &two));
        }
    }
    all
}

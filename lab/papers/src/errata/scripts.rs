//! The two programs of Bernstein, Chuengsatiansup, Lange, appendices B and C, line by line, with what they compute.
//!
//! They are Python 2: `/` divides integers downwards, an index below 0 counts from the end, and where a list ends there
//! is an error. Prices are in tenths of M here. Of Appendix C's chains only the integers that they lead to are kept.

use msmith_chain::{Bases, Costs, Search, Set, Stop};

/// A node: the integer, the cost to reach it, and the last step (2 or 3, the digit, the place before).
type Node = (i64, u32, (i64, i64, usize));

/// Nodes by exponents and place.
type Grid = Vec<Vec<Vec<Option<Node>>>>;

fn grid(n: i64, w: i64) -> Grid {
    let size = |base: f64| ((n as f64).ln() / base.ln() + w as f64 + 0.5) as usize + 2;
    vec![vec![vec![None; 2 * w as usize + 2]; size(3.0)]; size(2.0)]
}

/// Tenths of M of a step: times 2 or 3, then a digit.
pub fn price(base: i64, c: i64) -> u32 {
    let (step, to_extended) = if base == 2 { (62, 0) } else { (114, 10) };
    step + match c.abs() {
        0 => 0,
        1 => 70 + to_extended,
        _ => 80 + to_extended,
    }
}

/// Puts a node where there is none or a dearer one; a place below 0 counts from the end.
fn put(places: &mut [Option<Node>], at: i64, node: Node) {
    let at = if at < 0 { at + places.len() as i64 } else { at };
    let place = &mut places[usize::try_from(at).unwrap()];
    if place.is_none_or(|old| old.1 > node.1) {
        *place = Some(node);
    }
}

/// Appendix B, `basic`: places are differences to the first integer that a position gets.
fn basic(n: i64, s: &[i64]) -> Option<u32> {
    let w = *s.iter().max().unwrap();
    let mut table = grid(n, w);
    table[0][0][0] = Some((n, 0, (0, 0, 0)));
    let mut best = None;
    for i in 0..table.len() - 1 {
        for j in 0..table[0].len() - 1 {
            // −1 stands for "not yet", also where it is an integer.
            let (mut base2, mut base3) = (-1, -1);
            for k in 0..2 * w as usize + 1 {
                let Some((t, cost, _)) = table[i][j][k] else {
                    continue;
                };
                if t != 0 && s.contains(&t) {
                    best = Some(best.map_or(cost, |b: u32| b.min(cost)));
                    continue;
                }
                for &c in s {
                    if (t - c).rem_euclid(2) == 0 {
                        let u = (t - c) / 2;
                        if base2 == -1 {
                            base2 = u;
                        }
                        let node = (u, cost + price(2, c), (2, c, k));
                        put(&mut table[i + 1][j], u - base2, node);
                    }
                    if (t - c).rem_euclid(3) == 0 {
                        let u = (t - c) / 3;
                        if base3 == -1 {
                            base3 = table[i][j + 1][0].map_or(u, |first| first.0);
                        }
                        let node = (u, cost + price(3, c), (3, c, k));
                        put(&mut table[i][j + 1], u - base3, node);
                    }
                }
            }
        }
    }
    best
}

/// Blocks of Appendix C.
const BLOCK: [usize; 2] = [16, 13];

/// Appendix C: short integers inside blocks.
struct Blocks {
    n: i64,
    s: Vec<i64>,
    /// Whether a chain may start at any digit, not at 1 only as printed.
    any: bool,
    table: Grid,
    best: Option<u32>,
}

impl Blocks {
    /// `advance`.
    fn run(n: i64, s: &[i64], any: bool) -> Option<u32> {
        let table = grid(n, s[0]);
        let s = s.to_vec();
        let mut all = Self {
            n,
            s,
            any,
            table,
            best: None,
        };
        all.table[0][0][0] = Some((n % all.whole(), 0, (0, 0, 0)));
        // Python's range(amax): the grid has one more. Blocks that do not fit whole are left out.
        let count = |size: usize, block: usize| (size - 1) / block;
        for b in 0..count(all.table[0].len(), BLOCK[1]) {
            for a in 0..count(all.table.len(), BLOCK[0]) {
                if a > 0 {
                    all.boundary([a, b], 1);
                }
                if b > 0 {
                    all.boundary([a, b], 0);
                }
                all.subgraph([a, b]);
            }
        }
        all.best
    }

    fn whole(&self) -> i64 {
        (1 << BLOCK[0]) * 3i64.pow(BLOCK[1] as u32)
    }

    /// What is looked at: in the grid, and not dearer than the best chain. Before there is one, n.
    fn node(&self, [i, j]: [usize; 2], k: usize) -> Option<Node> {
        let node = (*self.table.get(i)?.get(j)?.get(k)?)?;
        let limit = self.best.map_or(self.n.saturating_mul(10), i64::from);
        Some(node).filter(|node| i64::from(node.1) <= limit)
    }

    /// `getchain` and what follows it: the integer that a node stands for.
    fn integer(&self, [mut i, mut j]: [usize; 2], k: usize) -> i64 {
        let (mut steps, mut node) = (Vec::new(), self.table[i][j][k].unwrap());
        while i > 0 || j > 0 {
            let (base, c, before) = node.2;
            if base == 2 {
                i -= 1;
            } else {
                j -= 1;
            }
            steps.push((base, c));
            node = self.table[i][j][before].unwrap();
        }
        let step = |t: i64, &(base, c): &(i64, i64)| (t - c).div_euclid(base);
        steps.iter().rev().fold(self.n, step)
    }

    /// `boundary2` and `boundary3`: whole integers again, less what the first of them lost.
    fn boundary(&mut self, block: [usize; 2], axis: usize) {
        let mut first = None;
        for e in 0..=BLOCK[axis] {
            let mut at = [block[0] * BLOCK[0], block[1] * BLOCK[1]];
            at[axis] += e;
            for k in 0..2 * self.s[0] as usize + 1 {
                let Some(node) = self.node(at, k) else {
                    continue;
                };
                let t = self.integer(at, k);
                let (nb, nm) = *first.get_or_insert((t, t.rem_euclid(self.whole())));
                self.table[at[0]][at[1]][k] = Some((nm + t - nb, node.1, node.2));
            }
            let base = [2, 3][axis];
            first = first.map(|(nb, nm): (i64, i64)| (nb.div_euclid(base), nm.div_euclid(base)));
        }
    }

    /// `subgraph`, always with `check`.
    fn subgraph(&mut self, block: [usize; 2]) {
        for di in 0..=BLOCK[0] {
            for dj in 0..=BLOCK[1] {
                let [i, j] = [block[0] * BLOCK[0] + di, block[1] * BLOCK[1] + dj];
                let mut base2 = -1;
                for k in 0..2 * self.s[0] as usize + 1 {
                    let Some((t, cost, _)) = self.node([i, j], k) else {
                        continue;
                    };
                    let m = self.integer([i, j], k);
                    if m == 1 || self.any && m != 0 && self.s.contains(&m) {
                        self.best = Some(self.best.map_or(cost, |b| b.min(cost)));
                        continue;
                    }
                    for ic in 0..self.s.len() {
                        let c = self.s[ic];
                        if di < BLOCK[0] && (t - c).rem_euclid(2) == 0 {
                            let u = (t - c) / 2;
                            if base2 == -1 {
                                base2 = u;
                            }
                            let node = (u, cost + price(2, c), (2, c, k));
                            put(&mut self.table[i + 1][j], u - base2, node);
                        }
                        if dj < BLOCK[1] && (t - c).rem_euclid(3) == 0 && !(block[0] > 0 && di == 0)
                        {
                            let node = ((t - c) / 3, cost + price(3, c), (3, c, k));
                            put(&mut self.table[i][j + 1], (k + ic) as i64 / 3, node);
                        }
                    }
                }
            }
        }
    }
}

/// Digits from w down to −w, and the optimum over them.
fn contiguous(w: i64) -> (Vec<i64>, Search) {
    (
        (-w..=w).rev().collect(),
        search(&(1..=w).collect::<Vec<_>>()),
    )
}

fn search(digits: &[i64]) -> Search {
    let digits: Vec<i32> = digits.iter().map(|&d| d as i32).collect();
    let set = Set::multiples(&digits).unwrap();
    Search::new(Bases::TwoThree, &set, &Costs::EDWARDS, Stop::AnyDigit).unwrap()
}

fn optimum(search: &mut Search, n: i64) -> u32 {
    let thousandths = search.cost(&(n as u64).into()).unwrap();
    thousandths as u32 / 100
}

/// Appendix B "with any S": right for −w … w, not where digits are missing between. With S = ±{0, 1, 3} 45 takes 32.8
/// instead of 31.8.
#[test]
fn appendix_b_wants_all_digits() {
    for w in 1..=3 {
        let (s, mut search) = contiguous(w);
        for n in w + 1..1500 {
            assert_eq!(basic(n, &s), Some(optimum(&mut search, n)), "{n}, w = {w}");
        }
    }
    let wrong = |digits: &[i64]| {
        let mut s: Vec<i64> = digits.iter().flat_map(|&d| [d, -d]).chain([0]).collect();
        s.sort_by_key(|d| -d);
        let mut search = search(digits);
        let all = (s[0] + 1..3000).map(|n| (n, basic(n, &s).unwrap(), optimum(&mut search, n)));
        let wrong: Vec<_> = all.filter(|(_, found, best)| found != best).collect();
        assert!(wrong.iter().all(|(_, found, best)| found > best));
        (wrong.len(), wrong[0])
    };
    assert_eq!(wrong(&[1, 3]), (148, (45, 328, 318)));
    assert_eq!(wrong(&[1, 5]), (140, (101, 450, 398)));
    assert_eq!(wrong(&[1, 5, 7]), (167, (71, 388, 336)));
}

/// Appendix C stops at 1 only, so that with w = 2 and 3 it finds no optimum; and its grid leaves out what is no whole
/// block, so that for short n it finds nothing, and for some longer ones no optimum.
#[test]
fn appendix_c_stops_at_one_and_cuts_the_grid() {
    let long = [0x6fed_cba9_8765_4321, 0x7123_4567_89ab_cdef];
    let short = [2_334_260_140, 3_021_003_068, 3_472_607_446, 3_871_601_465];
    for w in 2..=3 {
        let (s, mut search) = contiguous(w);
        for n in short.into_iter().chain(long) {
            let best = optimum(&mut search, n);
            let printed = Blocks::run(n, &s, false).unwrap();
            assert!(printed > best, "{n}, w = {w}");
            assert_eq!(Blocks::run(n, &s, true), Some(best), "{n}, w = {w}");
        }
    }
    let (s, mut search) = contiguous(1);
    for n in short.into_iter().chain(long) {
        assert_eq!(
            Blocks::run(n, &s, false),
            Some(optimum(&mut search, n)),
            "{n}"
        );
    }
    // 13 triplings are in the grid from 3^10.5 on.
    for n in [17, 917, 41_573, 65_535, 102_275] {
        assert_eq!(Blocks::run(n, &s, false), None);
    }
    assert!(Blocks::run(102_276, &s, false).is_some());
    for (n, found, best) in [(8_423_941, 1850, 1776), (1_234_567_890_123, 3296, 3152)] {
        assert_eq!(Blocks::run(n, &s, false), Some(found));
        assert_eq!(optimum(&mut search, n), best);
    }
}

//! Which of many items are wrong, by tests of some of them together: for hardly more work than by a test of each.
//!
//! **Method.** First all are tested together. Of a range that does not hold the first half is tested; if that holds, it
//! is known of the other half. Behind a wrong item as many are tested together as were right before it, and behind a
//! range that holds twice as many. So k wrong ones of n cost at most about `2k·log₂(n/k)` tests, and where most are
//! wrong each is tested alone.
//!
//! **Bound.** A range is tested together only as long as all tests so far, and it, cost no more than a test of each
//! item would have, and a fifth: the whole costs at most 1.2 times as much, or, where that is more, a test of each and
//! the first of all.
//!
//! **Source.** F. K. Hwang, *A method for detecting all defective members in a population by group testing* (1972), with
//! what was found in the place of the number that is known beforehand.

use core::ops::Range;

/// What a test costs, in any unit.
#[derive(Debug, Clone, Copy)]
pub struct Prices {
    /// However many items it has.
    pub test: u64,
    /// For each of its items.
    pub item: u64,
}

impl Prices {
    fn of(&self, items: usize) -> u64 {
        self.test + self.item * items as u64
    }
}

/// Tells which of n items are wrong, in ascending order, until `found` answers `false`. `holds` says whether those of a
/// range are all right; `known` hears of how many it is known.
///
/// Errors: those of `holds`.
pub fn wrong<E>(
    n: usize,
    costs: Prices,
    mut holds: impl FnMut(Range<usize>) -> Result<bool, E>,
    mut found: impl FnMut(usize) -> bool,
    mut known: impl FnMut(usize),
) -> Result<(), E> {
    let (alone, all) = (costs.of(1), costs.of(n));
    let spare = (n as u64 * alone / 5).saturating_sub(all);
    // The work that there may be when it is known of some.
    let allowed = |at: usize| {
        let at = at as u64;
        all + at * alone + spare / 2 + at * spare / (2 * n as u64)
    };
    let (mut at, mut len, mut right_since) = (0, n, 0);
    let (mut fails_until, mut spent) = (None, 0);
    while at < n {
        let end = match fails_until {
            Some(end) if end == at + 1 => {
                len = (at - right_since).max(1);
                at = end;
                (right_since, fails_until) = (at, None);
                if !found(at - 1) {
                    return Ok(());
                }
                known(at);
                continue;
            }
            Some(end) => at + (end - at) / 2,
            None => n.min(at + len),
        };
        let is_allowed = spent == 0 || spent + costs.of(end - at) <= allowed(at);
        let end = if is_allowed { end } else { at + 1 };
        spent += costs.of(end - at);
        match holds(at..end)? {
            false => fails_until = Some(end),
            true => {
                len = 2 * (end - at);
                at = end;
                known(at);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::split_mix;

    const COSTS: [Prices; 2] = [Prices { test: 64, item: 1 }, Prices { test: 4, item: 1 }];

    /// The tests of a search among items, and what they cost.
    fn searched(is_wrong: &[bool], costs: Prices) -> (u64, u64) {
        let (mut tests, mut spent, mut got, mut last) = (0, 0, Vec::new(), 0);
        let holds = |range: Range<usize>| {
            tests += 1;
            spent += costs.of(range.len());
            Ok::<_, ()>(!is_wrong[range].contains(&true))
        };
        let known = |upto: usize| {
            assert!(upto > last);
            last = upto;
        };
        let found = |k| {
            got.push(k);
            true
        };
        wrong(is_wrong.len(), costs, holds, found, known).unwrap();
        let want: Vec<_> = (0..is_wrong.len()).filter(|k| is_wrong[*k]).collect();
        assert_eq!((got, last), (want, is_wrong.len()));
        (tests, spent)
    }

    /// Whatever is wrong, in runs or not: right, and never dearer than the bound.
    #[test]
    fn never_much_dearer_than_one_by_one() {
        let mut state = 59;
        for n in [1, 2, 3, 5, 8, 13, 100, 384, 2000] {
            for (of, run) in (0..=16).flat_map(|of| [1, 7, 128].map(|run| (of, run))) {
                let mut is_wrong = Vec::new();
                while is_wrong.len() < n {
                    let value = split_mix(&mut state) % 16 < of;
                    is_wrong.extend(vec![value; run]);
                }
                for costs in COSTS {
                    let (_, spent) = searched(&is_wrong[..n], costs);
                    let each = n as u64 * costs.of(1);
                    let most = (each + each / 5).max(each + costs.of(n));
                    assert!(spent <= most, "{n} {of} {run}: {spent} of {each}");
                }
            }
        }
    }

    #[test]
    fn few_wrong_ones_cost_few_tests() {
        let n = 4096;
        assert_eq!(searched(&vec![false; n], COSTS[0]).0, 1);
        for k in [1, 2, 8, 64] {
            let mut is_wrong = vec![false; n];
            (0..k).for_each(|i| is_wrong[i * n / k + 37 * i % 60] = true);
            let (tests, _) = searched(&is_wrong, COSTS[0]);
            let most = k as u32 * (2 * (n / k).ilog2() + 2) + 2;
            assert!(tests <= u64::from(most), "{k}: {tests}");
        }
        // A block in which everything is wrong, among right ones.
        let is_wrong: Vec<bool> = (0..n).map(|k| (1000..1128).contains(&k)).collect();
        let (tests, _) = searched(&is_wrong, COSTS[0]);
        assert!(tests <= 128 + 40, "{tests}");
    }

    #[test]
    fn it_ends_when_enough_is_found() {
        let mut got = Vec::new();
        let mut tests = 0;
        let holds = |range: Range<usize>| {
            tests += 1;
            Ok::<_, ()>(range.start > 50 || range.end <= 3)
        };
        let found = |k| {
            got.push(k);
            got.len() < 2
        };
        wrong(1000, COSTS[0], holds, found, |_| ()).unwrap();
        assert_eq!(got, [3, 4]);
        assert!(tests < 20, "{tests}");
        assert_eq!(wrong(9, COSTS[0], |_| Err(7), |_| true, |_| ()), Err(7));
    }
}

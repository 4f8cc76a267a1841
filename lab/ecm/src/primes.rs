//! Primes in order, by a sieve in segments.

use core::ops::ControlFlow;

/// Odd numbers of a segment: one byte each, so that a segment stays in the first cache.
const SEGMENT: u64 = 1 << 15;

/// Calls `see` with the primes of `from..=to` in order.
///
/// Memory: one segment and the odd primes to the root of `to`.
pub fn each(from: u64, to: u64, mut see: impl FnMut(u64)) {
    let all: ControlFlow<()> = try_each(from, to, |p| {
        see(p);
        ControlFlow::Continue(())
    });
    debug_assert!(all.is_continue());
}

/// [`each`] until `see` breaks off.
pub fn try_each<B>(
    from: u64,
    to: u64,
    mut see: impl FnMut(u64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if from <= 2 && to >= 2 {
        see(2)?;
    }
    let small = odd_to(to.isqrt());
    let mut base = from.max(3) | 1;
    let mut composite = vec![false; SEGMENT as usize];
    while base <= to {
        // The segment holds base, base + 2, … up to and with `last`.
        let last = base.saturating_add(2 * (SEGMENT - 1)).min(to);
        let count = ((last - base) / 2 + 1) as usize;
        composite[..count].fill(false);
        for &p in small.iter().take_while(|&&p| p * p <= last) {
            let multiple = base.div_ceil(p) * p;
            let odd = if multiple % 2 == 0 {
                multiple + p
            } else {
                multiple
            };
            let first = odd.max(p * p);
            if first > last {
                continue;
            }
            let mut at = ((first - base) / 2) as usize;
            while at < count {
                composite[at] = true;
                at += p as usize;
            }
        }
        for (i, _) in composite[..count].iter().enumerate().filter(|(_, c)| !**c) {
            see(base + 2 * i as u64)?;
        }
        base += 2 * SEGMENT;
    }
    ControlFlow::Continue(())
}

/// The odd primes up to a bound, in a list.
fn odd_to(to: u64) -> Vec<u64> {
    let mut composite = vec![false; to as usize / 2 + 1];
    let mut out = Vec::new();
    for i in 1..composite.len() {
        let p = 2 * i as u64 + 1;
        if composite[i] || p > to {
            continue;
        }
        out.push(p);
        for at in (2 * i * (i + 1)..composite.len()).step_by(p as usize) {
            composite[at] = true;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(from: u64, to: u64) -> Vec<u64> {
        let mut out = Vec::new();
        each(from, to, |p| out.push(p));
        out
    }

    #[test]
    fn primes_are_those_of_trial_division() {
        let is = |n: u64| n > 1 && (2..=n.isqrt()).all(|d| !n.is_multiple_of(d));
        for (from, to) in [
            (0, 300),
            (2, 2),
            (3, 3),
            (4, 4),
            (24, 28),
            (29, 97),
            (1000, 1400),
        ] {
            let expected: Vec<u64> = (from..=to).filter(|&n| is(n)).collect();
            assert_eq!(list(from, to), expected, "{from}..={to}");
        }
        assert!(list(10, 9).is_empty());
    }

    #[test]
    fn breaking_off() {
        let mut seen = Vec::new();
        let stopped = try_each(2, 1_000_000, |p| {
            seen.push(p);
            if p < 7 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(p)
            }
        });
        assert_eq!((seen, stopped), (vec![2, 3, 5, 7], ControlFlow::Break(7)));
    }

    #[test]
    fn known_counts() {
        // π(10^6) and π(10^7), over many segments; then a piece far out, against trial division by the list.
        assert_eq!(list(0, 1_000_000).len(), 78_498);
        assert_eq!(list(0, 10_000_000).len(), 664_579);
        let (from, to) = (10_000_000_000, 10_000_000_300);
        let small = list(0, 100_100);
        let expected: Vec<u64> = (from..=to)
            .filter(|n| small.iter().all(|p| n % p != 0))
            .collect();
        assert_eq!(list(from, to), expected);
    }
}

//! The graph of positions: [`DoubleBase`](crate::DoubleBase) §4.1, with a third base, and forwards from the scalar.
//!
//! A node is a position `(a, b, c)` and an offset to `⌊n/2^a·3^b·5^c⌋` ([`super::window`]). Positions with small
//! quotients are not left: what is missing there is in the window's table (the page's stop at any digit, and paths that
//! turn round among small integers, which the rectangle of the paper does not hold). What an implementation has to know
//! of a quotient is whether it is small and what it is modulo 30.

use super::start::{large, unreachable};
use super::window::{NEVER, Window};
use crate::chain::Chain;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::Found;

/// What is known of the quotient at a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Quotient {
    /// It is in the window's table.
    Small(u64),
    /// It is not; the quotient modulo 30.
    Large(u8),
}

/// A position and its nodes: costs, and the moves to them.
struct Position {
    quotient: Quotient,
    nodes: Vec<(u64, u32)>,
}

/// Goes through all positions in the order of `a`, `b`, `c`, whose nodes may take this many bytes. `quotient` is asked for
/// each of them once, in that order.
pub(super) fn shortest(
    window: &Window,
    (bits, memory): (u64, u64),
    mut quotient: impl FnMut([usize; 3]) -> Quotient,
) -> Result<Found, Error> {
    let mut sizes = [1, 1, 1];
    for (size, log) in sizes
        .iter_mut()
        .zip([100, 158, 232])
        .take(window.dimensions)
    {
        *size = (bits as usize + 1) * 100 / log + 2;
    }
    let width = window.width();
    let share = [1, 2, 6][window.dimensions - 1];
    let positions = sizes.iter().product::<usize>() as u64;
    let bytes = positions / share * (width * 16) as u64 + positions * 8;
    if bytes > memory {
        return Err(large(bits, bytes, memory));
    }
    let at = |p: [usize; 3]| (p[0] * sizes[1] + p[1]) * sizes[2] + p[2];
    let mut places: Vec<Option<Box<Position>>> = Vec::new();
    places.resize_with(positions as usize, || None);
    let fresh = || vec![(NEVER, u32::MAX); width];
    let mut best = (NEVER, [0; 3], 0);
    let mut nodes = 0;
    // Nodes that have been reached wait in their place, whose quotient is known when it is its turn.
    let first = Position {
        quotient: Quotient::Large(0),
        nodes: fresh(),
    };
    places[0] = Some(Box::new(first));
    if let Some(p) = &mut places[0] {
        p.nodes[-window.lo as usize].0 = 0;
    }
    for a in 0..sizes[0] {
        for b in 0..sizes[1] {
            for c in 0..sizes[2] {
                let position = [a, b, c];
                let Some(mut place) = places[at(position)].take() else {
                    continue;
                };
                place.quotient = quotient(position);
                for (i, &(cost, _)) in place.nodes.iter().enumerate() {
                    if cost == NEVER {
                        continue;
                    }
                    nodes += 1;
                    let residue = match place.quotient {
                        Quotient::Small(q) => {
                            let all = cost.saturating_add(window.costs(q)[i]);
                            if all < best.0 {
                                best = (all, position, i);
                            }
                            continue;
                        }
                        Quotient::Large(r) => i32::from(r),
                    };
                    for (number, m) in window.moves.iter().enumerate() {
                        let k = [2, 3, 5][m.base];
                        let x = residue % k + i as i32 + window.lo - m.digit;
                        let mut next = position;
                        next[m.base] += 1;
                        if x % k != 0 || next[m.base] >= sizes[m.base] {
                            continue;
                        }
                        let place = places[at(next)].get_or_insert_with(|| {
                            Box::new(Position {
                                quotient: Quotient::Large(0),
                                nodes: fresh(),
                            })
                        });
                        let node = &mut place.nodes[(x / k - window.lo) as usize];
                        if cost + m.price < node.0 {
                            *node = (cost + m.price, number as u32);
                        }
                    }
                }
                places[at(position)] = Some(place);
            }
        }
    }
    let (cost, mut position, mut i) = best;
    if cost == NEVER {
        return Err(unreachable());
    }
    let place = |p| places[at(p)].as_deref();
    let mut steps = Vec::new();
    let start = match place(position).map(|p| p.quotient) {
        Some(Quotient::Small(q)) => {
            let (start, path) = window.path(q as i64 + i as i64 + i64::from(window.lo));
            steps.extend(path.iter().rev().map(|m| (m.base, m.digit)));
            start
        }
        _ => 0,
    };
    while let Some(m) = place(position).and_then(|p| window.moves.get(p.nodes[i].1 as usize)) {
        position[m.base] -= 1;
        let k = [2, 3, 5][m.base];
        let residue = match place(position).map(|p| p.quotient) {
            Some(Quotient::Large(r)) => i32::from(r) % k,
            _ => 0,
        };
        i = (k * (i as i32 + window.lo) + m.digit - residue - window.lo) as usize;
        steps.push((m.base, m.digit));
    }
    let steps = steps.into_iter().map(|(base, d)| (base, Digit::single(d)));
    let chain = Chain::from_steps(Digit::single(start), steps);
    Ok(Found { chain, nodes })
}

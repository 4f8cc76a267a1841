//! The graph of integers: [`DoubleBase`](crate::DoubleBase) §3.
//!
//! Nodes are integers, edges go from `t` to `(t − c)/k`, and Dijkstra's algorithm finds a shortest path to a start.
//! Here negative integers and cycles are allowed (§3.4, last paragraph), so that the optimum is that of all chains, not
//! of increasing ones. Slow and simple: about 10^4 nodes of a map for 256 bits over {2, 3}, a few microseconds each.

use super::graph::Edges;
use super::start::{large, single, unreachable};
use super::window::NEVER;
use crate::chain::Chain;
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Found, Method, Task};
use num_bigint::BigInt;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// Dijkstra's algorithm on integers.
#[derive(Debug, Clone, Copy)]
pub struct Dag;

impl Method for Dag {
    fn name(&self) -> &'static str {
        "dag"
    }
    fn about(&self) -> &'static str {
        "Dijkstra's algorithm on the graph of integers (Bernstein, Chuengsatiansup, Lange, Sec. 3)"
    }
    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }
    fn is_optimal(&self) -> bool {
        true
    }
    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let n = BigInt::from(single(task)?.clone());
        shortest(&n, &Edges::new(task)?, task.memory())
    }
}

/// How a node was reached.
#[derive(Clone, Copy)]
struct Seen {
    cost: u64,
    from: usize,
    step: (usize, i32),
    done: bool,
}

/// An integer is there twice, in the list and in the map of numbers, with what is known of it.
fn bytes_of(n: &BigInt) -> u64 {
    let (integers, known) = (2 * size_of::<BigInt>(), size_of::<Seen>());
    // A map has room for about as many more, and the heap a place or two.
    (2 * n.bits() / 8 + 2 * (integers + known + 32) as u64).max(1)
}

/// Errors: more integers than `memory` bytes have room for.
pub(super) fn shortest(n: &BigInt, graph: &Edges, memory: u64) -> Result<Found, Error> {
    let most = memory / bytes_of(n);
    let mut numbers: HashMap<BigInt, usize> = HashMap::new();
    let mut nodes = vec![n.clone()];
    let mut seen = vec![Seen {
        cost: 0,
        from: 0,
        step: (0, 0),
        done: false,
    }];
    numbers.insert(n.clone(), 0);
    let mut heap = BinaryHeap::from([Reverse((0, 0))]);
    while let Some(Reverse((cost, i))) = heap.pop() {
        if core::mem::replace(&mut seen[i].done, true) {
            continue;
        }
        if nodes.len() as u64 > most {
            return Err(large(n.bits(), nodes.len() as u64 * bytes_of(n), memory));
        }
        let t = nodes[i].clone();
        if let Some(start) = graph.start(&t) {
            let mut steps = Vec::new();
            let mut at = i;
            while at != 0 {
                steps.push((seen[at].step.0, Digit::single(seen[at].step.1)));
                at = seen[at].from;
            }
            let chain = Chain::from_steps(Digit::single(start), steps);
            let nodes = nodes.len() as u64;
            return Ok(Found { chain, nodes });
        }
        for m in &graph.moves {
            let Some(u) = m.child(&t) else { continue };
            let next = nodes.len();
            let j = *numbers.entry(u).or_insert_with_key(|u| {
                nodes.push(u.clone());
                seen.push(Seen {
                    cost: NEVER,
                    from: 0,
                    step: (0, 0),
                    done: false,
                });
                next
            });
            let cost = cost + m.price;
            if cost < seen[j].cost {
                let step = (m.base, m.digit);
                seen[j] = Seen {
                    cost,
                    from: i,
                    step,
                    done: false,
                };
                heap.push(Reverse((cost, j)));
            }
        }
    }
    Err(unreachable())
}

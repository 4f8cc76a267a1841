//! The graph of all chains of a small number, to look at: [`DoubleBase`](crate::DoubleBase) §4.1 and its Figure 2.

use crate::chain::Chain;
use crate::costs::{Price, Step};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::Task;
use crate::powers::Powers;
use num_bigint::BigInt;
use num_traits::{ToPrimitive, Zero};
use std::collections::HashMap;

/// The most nodes of a graph.
const MOST_NODES: usize = 400;

/// What is left of the scalars after some divisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GraphNode {
    /// The divisions made.
    pub powers: Powers,
    /// What is left, of the first scalar and of the second.
    pub left: (i64, i64),
}

/// A division after the subtraction of a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GraphEdge {
    /// The index of the node that is divided.
    pub from: usize,
    /// The index of what is left.
    pub to: usize,
    /// Which base, and the digit.
    pub step: Step,
    /// What the step costs.
    pub price: Price,
}

/// All that can be reached; the scalars are node 0.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Graph {
    /// Nodes, in the order in which they are found: by the number of divisions.
    pub nodes: Vec<GraphNode>,
    /// Edges, by the node that they leave.
    pub edges: Vec<GraphEdge>,
}

impl Graph {
    /// The graph of a task: increasing chains, ended by any digit of the set.
    ///
    /// Errors: [`Error::Unsuitable`] where there are more than 400 nodes.
    pub fn new(task: &Task<'_>) -> Result<Self, Error> {
        let large = || Error::Unsuitable("the numbers are too large to be drawn".into());
        let mut scalars = [0; 2];
        for (to, n) in scalars.iter_mut().zip(task.scalars) {
            *to = n.to_i64().filter(|&n| n < 1 << 40).ok_or_else(large)?;
        }
        let first = GraphNode {
            powers: Powers::default(),
            left: (scalars[0], scalars[1]),
        };
        let mut graph = Self {
            nodes: vec![first],
            edges: Vec::new(),
        };
        let mut places = HashMap::from([(first, 0)]);
        let size = |(x, y): (i64, i64)| x.abs().max(y.abs());
        let mut from = 0;
        while let Some(&node) = graph.nodes.get(from) {
            if !is_end(task, node) {
                for (base, k) in task.bases.numbers().iter().enumerate() {
                    for &digit in task.set.digits() {
                        let (x, y) = (
                            node.left.0 - i64::from(digit.x),
                            node.left.1 - i64::from(digit.y),
                        );
                        let k = i64::from(*k);
                        let left = (x / k, y / k);
                        let divides = x % k == 0 && y % k == 0;
                        let (true, Some(price)) = (
                            divides && size(left) < size(node.left),
                            task.costs.step(Step { base, digit }),
                        ) else {
                            continue;
                        };
                        let mut powers = node.powers;
                        *powers.of_mut(base) += 1;
                        let next = GraphNode { powers, left };
                        let to = *places.entry(next).or_insert_with(|| {
                            graph.nodes.push(next);
                            graph.nodes.len() - 1
                        });
                        let step = Step { base, digit };
                        graph.edges.push(GraphEdge {
                            from,
                            to,
                            step,
                            price,
                        });
                        if graph.nodes.len() > MOST_NODES {
                            return Err(large());
                        }
                    }
                }
            }
            from += 1;
        }
        Ok(graph)
    }

    /// The indices of the nodes on the way of a chain, from the scalars down to its start; `None` where the way
    /// leaves the graph.
    pub fn way(&self, chain: &Chain) -> Option<Vec<usize>> {
        let at = |powers, left: &(BigInt, BigInt)| {
            let left = (left.0.to_i64()?, left.1.to_i64()?);
            self.nodes
                .iter()
                .position(|n| *n == GraphNode { powers, left })
        };
        let multiplications = chain.terms.iter().map(|t| t.powers.total());
        if multiplications.fold(0, u64::saturating_add) > Task::MOST_BITS {
            return None;
        }
        let mut left = chain.value();
        let mut powers = Powers::default();
        let mut way = vec![at(powers, &left)?];
        for term in chain.terms.iter().rev() {
            if term.own != 0 {
                return None;
            }
            let mut digit = term.digit;
            // The addition comes after a doubling where there is one: it is undone first.
            for base in 0..3 {
                for _ in 0..term.powers.of(base) {
                    let k = [2i64, 3, 5][base];
                    let Digit { x, y } = core::mem::take(&mut digit);
                    let (x, y) = (left.0 - x, left.1 - y);
                    if !(&x % k).is_zero() || !(&y % k).is_zero() {
                        return None;
                    }
                    left = (x / k, y / k);
                    *powers.of_mut(base) += 1;
                    way.push(at(powers, &left)?);
                }
            }
        }
        Some(way)
    }
}

/// Whether a chain may start here.
fn is_end(task: &Task<'_>, node: GraphNode) -> bool {
    let digit = (i32::try_from(node.left.0), i32::try_from(node.left.1));
    matches!(digit, (Ok(x), Ok(y)) if task.set.contains(Digit { x, y }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bases, Costs, Set};

    /// The graph of 17: [`DoubleBase`](crate::DoubleBase) Figure 2 and Appendix A.
    #[test]
    fn seventeen() {
        let set = Set::multiples(&[1]).unwrap();
        let task = Task {
            scalars: &[17u32.into()],
            bases: Bases::TwoThree,
            set: &set,
            costs: &Costs::EDWARDS,
            table: None,
            instructions: None,
            parameters: &[],
            memory: None,
        };
        let graph = Graph::new(&task).unwrap();
        let at = |two, three| {
            let all = graph.nodes.iter();
            let mut left: Vec<i64> = all
                .filter(|n| (n.powers.two, n.powers.three) == (two, three))
                .map(|n| n.left.0)
                .collect();
            left.sort_unstable();
            left
        };
        assert_eq!(at(1, 0), [8, 9]);
        assert_eq!(at(0, 1), [6]);
        assert_eq!(at(1, 1), [3]);
        assert_eq!(at(2, 0), [4, 5]);
        // 17 = 2·8 + 1 = 2·(3·3 − 1) + 1, and so on: every edge is a division.
        for e in &graph.edges {
            let (from, to) = (graph.nodes[e.from].left.0, graph.nodes[e.to].left.0);
            let k = i64::from([2, 3, 5][e.step.base]);
            assert_eq!(from, to * k + i64::from(e.step.digit.x));
        }
        let chain = Chain::from_steps(Digit::single(1), [0, 0, 0, 0].map(|b| (b, Digit::ZERO)));
        assert_eq!(graph.way(&chain), None);
        let one = Digit::single(1);
        let chain = Chain::from_steps(
            one,
            [
                (0, Digit::ZERO),
                (0, Digit::ZERO),
                (0, Digit::ZERO),
                (0, one),
            ],
        );
        let way = graph.way(&chain).unwrap();
        let left: Vec<i64> = way.iter().map(|&i| graph.nodes[i].left.0).collect();
        assert_eq!(left, [17, 8, 4, 2, 1]);
    }

    #[test]
    fn large_numbers_are_refused() {
        let set = Set::multiples(&[1]).unwrap();
        for n in [u64::MAX, 1 << 30] {
            let task = Task {
                scalars: &[n.into()],
                bases: Bases::TwoThreeFive,
                set: &set,
                costs: &Costs::EDWARDS,
                table: None,
                instructions: None,
                parameters: &[],
                memory: None,
            };
            assert!(matches!(Graph::new(&task), Err(Error::Unsuitable(_))));
        }
    }
}

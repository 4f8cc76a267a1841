//! Figures 1 and 2: all chains of 17 with digits 0 and ±1.

use std::collections::BTreeMap;

use msmith_chain::{Bases, Costs, Graph, GraphEdge, Set, Task};

use super::{Arrow, Drawing, Spot};
use crate::failure::Failure;

const N: u32 = 17;

/// The graph by positions; 0 is not in it, for a chain ends with a digit.
fn graph() -> Result<Graph, Failure> {
    let set = Set::multiples(&[1])?;
    Ok(Graph::new(&Task {
        scalars: &[N.into()],
        bases: Bases::TwoThree,
        set: &set,
        costs: &Costs::EDWARDS,
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    })?)
}

fn tenths(thousandths: u64) -> String {
    format!("{:.1}", thousandths as f64 / 1000.0)
}

/// `×2+1`.
fn label(e: &GraphEdge) -> String {
    let digit = match e.step.digit.x {
        0 => String::new(),
        x => format!("{x:+}"),
    };
    format!("×{}{digit}", [2, 3][e.step.base])
}

/// What the cheapest way to each node costs, and the edge by which it comes.
fn cheapest(nodes: usize, edges: &[GraphEdge]) -> Vec<(u64, Option<usize>)> {
    let mut best = vec![(u64::MAX, None); nodes];
    best[0] = (0, None);
    // Edges are in the order of the nodes that they leave, and these in that of the divisions.
    for (k, e) in edges.iter().enumerate() {
        let cost = best[e.from].0 + u64::from(e.price);
        if cost < best[e.to].0 {
            best[e.to] = (cost, Some(k));
        }
    }
    best
}

/// Nodes and edges of the cheapest way to a 1.
fn way(graph: &Graph, best: &[(u64, Option<usize>)]) -> (Vec<usize>, Vec<usize>) {
    let ends = (0..best.len()).filter(|&k| graph.nodes[k].left.0 == 1);
    let Some(mut at) = ends.min_by_key(|&k| best[k].0) else {
        return Default::default();
    };
    let (mut nodes, mut edges) = (vec![at], Vec::new());
    while let Some(k) = best[at].1 {
        at = graph.edges[k].from;
        nodes.push(at);
        edges.push(k);
    }
    (nodes, edges)
}

/// Figure 2.
pub(super) fn positions() -> Result<Drawing, Failure> {
    let graph = graph()?;
    let best = cheapest(graph.nodes.len(), &graph.edges);
    let (nodes, edges) = way(&graph, &best);
    let place = |k: usize| {
        let p = graph.nodes[k].powers;
        let same = graph.nodes.iter().filter(|n| n.powers == p);
        let mut left: Vec<i64> = same.map(|n| n.left.0).collect();
        left.sort_unstable();
        let beside = left.iter().position(|t| *t == graph.nodes[k].left.0);
        let beside = beside.unwrap_or(0) as f64 - (left.len() as f64 - 1.0) / 2.0;
        let column = f64::from(p.three) - f64::from(p.two);
        (1.5 * column + beside, 1.3 * f64::from(p.two + p.three))
    };
    let spot = |k: usize| Spot {
        place: place(k),
        position: Some((graph.nodes[k].powers.two, graph.nodes[k].powers.three)),
        text: format!("{}: {}", graph.nodes[k].left.0, tenths(best[k].0)),
        strong: nodes.contains(&k),
    };
    let arrow = |(k, e): (usize, &GraphEdge)| Arrow {
        from: e.from,
        to: e.to,
        text: label(e),
        strong: edges.contains(&k),
    };
    Ok(Drawing {
        title: format!("Chains of {N} by positions, and the least cost of each node"),
        strong: "on a cheapest way",
        spots: (0..graph.nodes.len()).map(spot).collect(),
        arrows: graph.edges.iter().enumerate().map(arrow).collect(),
    })
}

/// Figure 1: the same with nodes of one integer made one.
pub(super) fn integers() -> Result<Drawing, Failure> {
    let graph = graph()?;
    let best = cheapest(graph.nodes.len(), &graph.edges);
    let (on_way, edges_on_way) = way(&graph, &best);
    let left = |k: usize| graph.nodes[k].left.0;
    // The most divisions before an integer.
    let mut layers: BTreeMap<i64, u32> = BTreeMap::new();
    for (k, n) in graph.nodes.iter().enumerate() {
        let layer = layers.entry(left(k)).or_default();
        *layer = (*layer).max(n.powers.two + n.powers.three);
    }
    let all: Vec<i64> = layers.keys().rev().copied().collect();
    let index = |t: i64| all.iter().position(|x| *x == t).unwrap_or(0);
    let spot = |&t: &i64| {
        let beside: Vec<i64> = all
            .iter()
            .filter(|x| layers[x] == layers[&t])
            .copied()
            .collect();
        let at = beside.iter().position(|x| *x == t).unwrap_or(0) as f64;
        let column = at - (beside.len() as f64 - 1.0) / 2.0;
        Spot {
            // Single ones to the sides by turns: an arrow over two layers must not run through a box.
            place: (
                match (beside.len(), layers[&t] % 2) {
                    (1, 0) => 0.6,
                    (1, _) => -0.6,
                    _ => 2.4 * column,
                },
                1.3 * f64::from(layers[&t]),
            ),
            position: None,
            text: t.to_string(),
            strong: on_way.iter().any(|&k| left(k) == t),
        }
    };
    // Edges between the same integers by the same step are one; those by other steps share an arrow.
    let mut arrows: Vec<Arrow> = Vec::new();
    for (k, e) in graph.edges.iter().enumerate() {
        let (from, to) = (index(left(e.from)), index(left(e.to)));
        let text = format!("{} {}", label(e), tenths(e.price.into()));
        let strong = edges_on_way.contains(&k);
        match arrows.iter_mut().find(|a| (a.from, a.to) == (from, to)) {
            None => arrows.push(Arrow {
                from,
                to,
                text,
                strong,
            }),
            Some(a) => {
                a.strong |= strong;
                if !a.text.split(", ").any(|t| t == text) {
                    a.text += &format!(", {text}");
                }
            }
        }
    }
    Ok(Drawing {
        title: format!("All integers on chains of {N}, and what a step costs"),
        strong: "on a cheapest way",
        spots: all.iter().map(spot).collect(),
        arrows,
    })
}

//! The graph of all chains of a small number, as SVG.

use std::collections::HashMap;

use msmith_chain::{Graph, Task};
use msmith_chart::graph::{Edge, Node, draw};
use num_bigint::BigUint;

use super::{Answer, Request};
use crate::failure::Failure;
use msmith_cli::place::Output;
use msmith_cli::show;

/// Draws it: doublings go down to the left, triplings down to the right, quintuplings further to the right.
pub fn run(to: &Output, request: &Request, answer: &Answer) -> Result<(), Failure> {
    let scalars: Vec<BigUint> = request
        .scalars
        .iter()
        .map(|n| n.magnitude().clone())
        .collect();
    let graph = Graph::new(&Task {
        scalars: &scalars,
        bases: request.bases,
        set: &answer.set,
        costs: request.prices.costs(),
        table: None,
        instructions: None,
        parameters: &[],
        memory: None,
    })?;
    let way = graph.way(&answer.found.chain).unwrap_or_default();
    let pair = scalars.len() == 2;
    // Boxes of one place stand side by side.
    let mut places: HashMap<_, Vec<usize>> = HashMap::new();
    for (k, node) in graph.nodes.iter().enumerate() {
        places.entry(node.powers).or_default().push(k);
    }
    for list in places.values_mut() {
        list.sort_by_key(|&k| graph.nodes[k].left);
    }
    let most = places.values().map(Vec::len).max().unwrap_or(1) as f64;
    // The labels of pairs are long.
    let apart = if pair { 2.0 } else { 1.3 };
    let nodes: Vec<Node> = (graph.nodes.iter().enumerate())
        .map(|(k, node)| {
            let p = node.powers;
            let list = &places[&p];
            let beside = list.iter().position(|&i| i == k).unwrap_or(0) as f64
                - (list.len() as f64 - 1.0) / 2.0;
            let column = f64::from(p.three) - f64::from(p.two) + 3.0 * f64::from(p.five);
            let layer = f64::from(p.two) + f64::from(p.three) + 1.25 * f64::from(p.five);
            let (x, y) = node.left;
            Node {
                place: (column * most.max(1.0) * 0.75 + beside, layer * apart),
                text: if pair {
                    format!("{x}, {y}")
                } else {
                    x.to_string()
                },
                strong: way.contains(&k),
            }
        })
        .collect();
    let is_on_way = |from: usize, to: usize| way.windows(2).any(|w| w == [from, to]);
    let edges: Vec<Edge> = (graph.edges.iter())
        .map(|e| {
            let k = [2, 3, 5][e.step.base];
            let d = e.step.digit;
            let digit = match (pair, d.is_zero()) {
                (_, true) => String::new(),
                (false, _) => format!("{:+}", d.x),
                (true, _) => format!("+({},{})", d.x, d.y),
            };
            Edge {
                ends: (e.from, e.to),
                text: format!("×{k}{digit}"),
                strong: is_on_way(e.from, e.to),
            }
        })
        .collect();
    let list: Vec<String> = scalars.iter().map(BigUint::to_string).collect();
    let title = format!(
        "All chains of {} with digits {}",
        list.join(", "),
        answer.set
    );
    show::svg_to(to, draw(&title, &nodes, &edges))?;
    Ok(())
}

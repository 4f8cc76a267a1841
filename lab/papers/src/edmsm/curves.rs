//! Figures 1 and 2 of the paper: curves whose fields and orders are each other's.

use msmith::curve::by_name;
use msmith_chart::graph::{self, Edge, Node};
use serde_json::json;

use crate::entry::{Answer, Entry};
use crate::failure::Failure;
use crate::format;

/// `of` has the order that the field of `over` has: an arrow from the second to the first.
struct Link {
    of: &'static str,
    over: &'static str,
}

/// §2.1: the inner curve's field is the outer curve's order.
const CHAIN: &[Link] = &[Link {
    of: "bw6-761",
    over: "bls12-377",
}];

/// §2.2, the Pasta curves.
const CYCLE: &[Link] = &[
    Link {
        of: "vesta",
        over: "pallas",
    },
    Link {
        of: "pallas",
        over: "vesta",
    },
];

/// Figure 1.
pub fn chain(entry: &Entry) -> Result<Answer, Failure> {
    draw(entry, "A 2-chain of curves", CHAIN)
}

/// Figure 2.
pub fn cycle(entry: &Entry) -> Result<Answer, Failure> {
    draw(entry, "A 2-cycle of curves", CYCLE)
}

/// Errors: an order that is not the field's.
fn draw(entry: &Entry, title: &str, links: &[Link]) -> Result<Answer, Failure> {
    let mut names: Vec<&str> = links.iter().flat_map(|l| [l.over, l.of]).collect();
    names.dedup();
    names.truncate(2);
    let mut text = format!("Figure {}: {title}\n", entry.number);
    let (mut edges, mut rows) = (Vec::new(), Vec::new());
    for link in links {
        let curve = |name: &str| {
            by_name(name).ok_or_else(|| Failure::new(format!("{name} is not a curve of the list")))
        };
        let (of, over) = (curve(link.of)?, curve(link.over)?);
        if of.r != over.p {
            let why = "has another order than the field of";
            return Err(Failure::new(format!("{} {why} {}", link.of, link.over)));
        }
        let what = format!("order of {} = field of {}", link.of, link.over);
        text += &format!("{what}: {:#x}\n", of.r);
        rows.push(json!({
            "order_of": link.of,
            "field_of": link.over,
            "number": format!("{:#x}", of.r),
        }));
        let index = |name: &str| names.iter().position(|n| *n == name).unwrap_or(0);
        edges.push(Edge {
            ends: (index(link.over), index(link.of)),
            text: format!("p = r of {}", link.of),
            strong: false,
        });
    }
    let nodes: Vec<Node> = (names.iter().enumerate())
        .map(|(k, name)| Node {
            place: (0.0, 2.0 * k as f64),
            text: (*name).to_owned(),
            strong: false,
        })
        .collect();
    Ok(Answer {
        text,
        json: format::json(&json!({ "figure": entry.number, "curves": names, "links": rows })),
        svg: Some(graph::draw(title, &nodes, &edges).map_err(Failure::new)?),
    })
}

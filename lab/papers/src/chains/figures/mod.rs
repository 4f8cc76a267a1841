//! Figures 1 to 13 of [`DoubleBase`](msmith_chain::DoubleBase): the graphs of 17, of 917 and of (83, 125).
//!
//! All of them are drawings of graphs that the text defines, so their nodes follow. How they are laid out does not: a
//! doubling goes down to the left, a tripling down to the right. What the text says of their numbers, the tests assert.

mod divided;
mod seventeen;
#[cfg(test)]
mod tests;

use msmith_chart::graph::{self, Edge, Node};
use serde::Serialize;

use crate::args::Settings;
use crate::entry::{Answer, Entry, Kind, State};
use crate::failure::Failure;
use crate::format::{self, columns};

/// A graph with the places of its boxes.
#[derive(Debug, Default)]
struct Drawing {
    title: String,
    /// What is strong in it.
    strong: &'static str,
    spots: Vec<Spot>,
    arrows: Vec<Arrow>,
}

/// A box.
#[derive(Debug, Clone, Serialize)]
struct Spot {
    #[serde(skip)]
    place: (f64, f64),
    /// Doublings and triplings before it; none in the graph of integers.
    position: Option<(u32, u32)>,
    text: String,
    strong: bool,
}

/// An arrow between boxes.
#[derive(Debug, Clone, Serialize)]
struct Arrow {
    from: usize,
    to: usize,
    text: String,
    strong: bool,
}

/// A figure of double-base chains.
const fn figure(
    number: &'static str,
    about: &'static str,
    state: State,
    make: fn(&Entry, &Settings) -> Result<Answer, Failure>,
) -> Entry {
    Entry {
        kind: Kind::Figure,
        number,
        about,
        takes: &[],
        state,
        make,
    }
}

const WEIGHTS: State =
    State::Erratum("§5.1 says that its weights are 62, 132, 184; they are 62, 114, 132, 194");
const SILENT: State = State::Differs(
    "the text has none of its numbers: drawn by its rule, not held against the print",
);

pub const FIGURE_1: Entry = figure(
    "1",
    "the graph of integers of 17, digits 0 and ±1",
    WEIGHTS,
    |e, _| seventeen::integers()?.answer(e),
);
pub const FIGURE_2: Entry = figure(
    "2",
    "the graph of 17 by doublings and triplings; costs as in Appendix A",
    State::Exact,
    |e, _| seventeen::positions()?.answer(e),
);
pub const FIGURE_3: Entry = figure(
    "3",
    "positions divided by α = β = 2, with the marks of §5.2",
    SILENT,
    |e, _| divided::marks().answer(e),
);
pub const FIGURE_4: Entry = figure("4", "Subgraph17 of 917", State::Exact, |e, _| {
    divided::single(0).answer(e)
});
pub const FIGURE_5: Entry = figure(
    "5",
    "917: the subgraph to the bottom left",
    State::Exact,
    |e, _| divided::single(1).answer(e),
);
pub const FIGURE_6: Entry = figure(
    "6",
    "917: the subgraph to the bottom right",
    SILENT,
    |e, _| divided::single(2).answer(e),
);
pub const FIGURE_7: Entry = figure("7", "917: the fourth subgraph", State::Exact, |e, _| {
    divided::single(3).answer(e)
});
pub const FIGURE_8: Entry = figure("8", "Subgraph1117 of (83, 125)", State::Exact, |e, _| {
    divided::pair(0).answer(e)
});
pub const FIGURE_9: Entry = figure("9", "Subgraph2031 of (83, 125)", State::Exact, |e, _| {
    divided::pair(1).answer(e)
});
pub const FIGURE_10: Entry = figure("10", "Subgraph0914 of (83, 125)", State::Exact, |e, _| {
    divided::pair(2).answer(e)
});
pub const FIGURE_11: Entry = figure("11", "Subgraph0507 of (83, 125)", State::Exact, |e, _| {
    divided::pair(3).answer(e)
});
pub const FIGURE_12: Entry = figure("12", "Subgraph0102 of (83, 125)", State::Exact, |e, _| {
    divided::pair(4).answer(e)
});
pub const FIGURE_13: Entry = figure(
    "13",
    "the subgraphs of (83, 125) by their roots",
    State::Exact,
    |e, _| divided::overview().answer(e),
);

impl Drawing {
    fn answer(&self, entry: &Entry) -> Result<Answer, Failure> {
        #[derive(Serialize)]
        struct Whole<'a> {
            figure: &'a str,
            title: &'a str,
            nodes: &'a [Spot],
            edges: &'a [Arrow],
        }
        let nodes: Vec<Node> = self.spots.iter().map(Spot::node).collect();
        let edges: Vec<Edge> = self.arrows.iter().map(Arrow::edge).collect();
        Ok(Answer {
            text: format!("Figure {}: {}\n\n{}", entry.number, self.title, self.text()),
            json: format::json(&Whole {
                figure: entry.number,
                title: &self.title,
                nodes: &self.spots,
                edges: &self.arrows,
            }),
            svg: Some(graph::draw(&self.title, &nodes, &edges).map_err(Failure::new)?),
        })
    }

    fn text(&self) -> String {
        let position = |s: &Spot| {
            s.position
                .map_or(String::new(), |(a, b)| format!("2^{a} 3^{b}"))
        };
        let nodes = self.spots.iter().map(|s| {
            let strong = if s.strong { "*" } else { "" };
            vec![position(s), s.text.clone(), strong.to_owned()]
        });
        let edges = self.arrows.iter().map(|a| {
            let [from, to] = [a.from, a.to].map(|k| self.spots[k].text.clone());
            let strong = if a.strong { "*" } else { "" };
            vec![from, "→".to_owned(), to, a.text.clone(), strong.to_owned()]
        });
        let [nodes, edges]: [Vec<_>; 2] = [nodes.collect(), edges.collect()];
        let starred = self.spots.iter().any(|s| s.strong);
        let note = match starred {
            true => format!("\n* {}\n", self.strong),
            false => String::new(),
        };
        format!("{}\n{}{note}", columns(&nodes, 3), columns(&edges, 5))
    }
}

impl Spot {
    fn node(&self) -> Node {
        Node {
            place: self.place,
            text: self.text.clone(),
            strong: self.strong,
        }
    }
}

impl Arrow {
    fn edge(&self) -> Edge {
        Edge {
            ends: (self.from, self.to),
            text: self.text.clone(),
            strong: self.strong,
        }
    }
}

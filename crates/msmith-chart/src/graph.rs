//! Layered graphs: boxes at given places, arrows between them.

use std::error::Error;

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// A box of a graph: its text, and its place.
pub struct Node {
    /// Its column and its layer, in units of the distance between two boxes; columns may be negative.
    pub place: (f64, f64),
    /// Its text, one line.
    pub text: String,
    /// On the way that is shown.
    pub strong: bool,
}

/// An arrow from one box to another.
pub struct Edge {
    /// From this box to that, by their indices.
    pub ends: (usize, usize),
    /// What is written next to it.
    pub text: String,
    /// On the way that is shown.
    pub strong: bool,
}

/// Pixels between two columns and between two layers, and around all.
const APART: (f64, f64) = (96.0, 84.0);
const MARGIN: f64 = 56.0;
const HEAD: f64 = 48.0;
/// The strong colour, and that of the others.
const STRONG: RGBColor = RGBColor(213, 94, 0);
const WEAK: RGBColor = RGBColor(150, 150, 150);

/// Draws it; needs at least one box.
pub fn draw(title: &str, nodes: &[Node], edges: &[Edge]) -> Result<String, String> {
    let mut svg = String::new();
    match paint(title, nodes, edges, &mut svg) {
        Ok(()) => Ok(svg),
        Err(why) => Err(why.to_string()),
    }
}

fn paint(
    title: &str,
    nodes: &[Node],
    edges: &[Edge],
    svg: &mut String,
) -> Result<(), Box<dyn Error>> {
    let range = |pick: fn(&Node) -> f64| {
        let low = nodes.iter().map(pick).fold(f64::INFINITY, f64::min);
        (
            low,
            nodes.iter().map(pick).fold(f64::NEG_INFINITY, f64::max),
        )
    };
    let (left, right) = range(|n| n.place.0);
    let (top, bottom) = range(|n| n.place.1);
    if nodes.is_empty() {
        return Err("nothing to draw".into());
    }
    // Room for half a box at both sides.
    let widest = nodes.iter().map(half).fold(0.0, f64::max);
    let width = (right - left) * APART.0 + 2.0 * MARGIN.max(widest + 8.0);
    let height = (bottom - top) * APART.1 + 2.0 * MARGIN + HEAD;
    let width = width.max(8.5 * title.len() as f64 + 2.0 * MARGIN);
    let indent = (width - (right - left) * APART.0) / 2.0;
    let at = |n: &Node| {
        let x = (n.place.0 - left) * APART.0 + indent;
        let y = (n.place.1 - top) * APART.1 + MARGIN + HEAD;
        (x, y)
    };
    let area = SVGBackend::with_string(svg, (width as u32, height as u32)).into_drawing_area();
    area.fill(&WHITE)?;
    let middle = Pos::new(HPos::Center, VPos::Center);
    let font =
        |size: u32, colour: &RGBColor| ("sans-serif", size).into_font().color(colour).pos(middle);
    let round = |(x, y): (f64, f64)| (x.round() as i32, y.round() as i32);
    area.draw(&Text::new(
        title,
        round((width / 2.0, HEAD / 2.0 + 8.0)),
        font(18, &BLACK),
    ))?;
    // Strong ones over weak ones.
    for strong in [false, true] {
        for e in edges.iter().filter(|e| e.strong == strong) {
            let (from, to) = (at(&nodes[e.ends.0]), at(&nodes[e.ends.1]));
            let colour = if strong { STRONG } else { WEAK };
            let style = colour.stroke_width(if strong { 3 } else { 1 });
            let part = |t: f64| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
            let (tail, tip) = (part(0.17), part(0.83));
            area.draw(&PathElement::new([round(tail), round(tip)], style))?;
            area.draw(&Polygon::new(head(tail, tip), colour.filled()))?;
            area.draw(&Text::new(
                e.text.as_str(),
                round(part(0.36)),
                font(11, if strong { &STRONG } else { &BLACK }),
            ))?;
        }
    }
    for n in nodes {
        let (x, y) = at(n);
        let half = half(n);
        let corners = [round((x - half, y - 12.0)), round((x + half, y + 12.0))];
        let colour = if n.strong { STRONG } else { BLACK };
        area.draw(&Rectangle::new(corners, WHITE.filled()))?;
        area.draw(&Rectangle::new(
            corners,
            colour.stroke_width(if n.strong { 2 } else { 1 }),
        ))?;
        area.draw(&Text::new(
            n.text.as_str(),
            round((x, y)),
            font(13, &colour),
        ))?;
    }
    area.present()?;
    Ok(())
}

/// Half the width of a box.
fn half(n: &Node) -> f64 {
    4.0 * n.text.len() as f64 + 8.0
}

/// The head of an arrow.
fn head(tail: (f64, f64), tip: (f64, f64)) -> Vec<(i32, i32)> {
    let (dx, dy) = (tip.0 - tail.0, tip.1 - tail.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let corner = |side: f64| (tip.0 - 9.0 * dx - side * dy, tip.1 - 9.0 * dy + side * dx);
    let round = |(x, y): (f64, f64)| (x.round() as i32, y.round() as i32);
    vec![round(tip), round(corner(4.0)), round(corner(-4.0))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_and_arrows_are_in_the_picture() {
        let node = |x: f64, y: f64, text: &str| Node {
            place: (x, y),
            text: text.to_owned(),
            strong: x == 0.0,
        };
        let nodes = [
            node(0.0, 0.0, "17"),
            node(-1.0, 1.0, "8"),
            node(1.0, 1.0, "6"),
        ];
        let edge = |to: usize, text: &str| Edge {
            ends: (0, to),
            text: text.to_owned(),
            strong: to == 1,
        };
        let svg = draw(
            "chains of 17",
            &nodes,
            &[edge(1, "2, +1"), edge(2, "3, −1")],
        )
        .unwrap();
        for text in [
            "chains of 17",
            ">\n17\n<",
            ">\n8\n<",
            "2, +1",
            "3, −1",
            "</svg>",
        ] {
            assert!(svg.contains(text), "{text}: {svg}");
        }
        assert_eq!(svg.matches("<polygon").count(), 2);
        assert!(draw("empty", &[], &[]).is_err());
    }
}

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
    // Two boxes side by side are apart, however wide their texts.
    let column = APART.0.max(2.0 * widest + 32.0);
    let width = (right - left) * column + 2.0 * MARGIN.max(widest + 8.0);
    let height = (bottom - top) * APART.1 + 2.0 * MARGIN + HEAD;
    let width = width.max(8.5 * title.len() as f64 + 2.0 * MARGIN);
    let indent = (width - (right - left) * column) / 2.0;
    let at = |n: &Node| {
        let x = (n.place.0 - left) * column + indent;
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
    // From border to border.
    let lines: Vec<Line> = (edges.iter())
        .map(|e| {
            let (from, to) = (&nodes[e.ends.0], &nodes[e.ends.1]);
            between((at(from), half(from)), (at(to), half(to)))
        })
        .collect();
    // Strong ones over weak ones.
    for strong in [false, true] {
        let some = edges.iter().zip(&lines).filter(|(e, _)| e.strong == strong);
        for (_, &(tail, tip)) in some {
            let colour = if strong { STRONG } else { WEAK };
            let style = colour.stroke_width(if strong { 3 } else { 1 });
            area.draw(&PathElement::new([round(tail), round(tip)], style))?;
            area.draw(&Polygon::new(head(tail, tip), colour.filled()))?;
        }
    }
    // A label interrupts its own line, where no other line and no other label is if there is such a place.
    let mut taken: Vec<Area> = (nodes.iter())
        .map(|n| (at(n), (half(n), HALF_HEIGHT)))
        .collect();
    let labelled = edges.iter().enumerate().filter(|(_, e)| !e.text.is_empty());
    for (i, e) in labelled {
        let size = (3.2 * e.text.chars().count() as f64 + 3.0, 7.0);
        let place = PLACES
            .map(|t| along(lines[i], t))
            .into_iter()
            .min_by_key(|&p| covered((p, size), i, &lines, &taken));
        let Some(place) = place else { continue };
        taken.push((place, size));
        let corners = [(-1.0, -1.0), (1.0, 1.0)]
            .map(|(x, y)| round((place.0 + x * size.0, place.1 + y * size.1)));
        area.draw(&Rectangle::new(corners, WHITE.filled()))?;
        let colour = if e.strong { STRONG } else { BLACK };
        area.draw(&Text::new(e.text.as_str(), round(place), font(11, &colour)))?;
    }
    for n in nodes {
        let (x, y) = at(n);
        let half = half(n);
        let corners = [
            round((x - half, y - HALF_HEIGHT)),
            round((x + half, y + HALF_HEIGHT)),
        ];
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

type At = (f64, f64);
/// From a tail to a tip.
type Line = (At, At);
/// A middle, and half of width and height.
type Area = (At, (f64, f64));

/// Half the height of a box, and pixels between its border and an arrow.
const HALF_HEIGHT: f64 = 12.0;
const GAP: f64 = 3.0;

/// Where a label may be along its line, the best first.
const PLACES: [f64; 9] = [0.42, 0.5, 0.34, 0.58, 0.27, 0.66, 0.2, 0.74, 0.12];

fn along((tail, tip): Line, t: f64) -> At {
    (tail.0 + (tip.0 - tail.0) * t, tail.1 + (tip.1 - tail.1) * t)
}

/// The line between the middles of two boxes, each with half its width, without what lies in them.
fn between((from, wide): (At, f64), (to, other): (At, f64)) -> Line {
    let (dx, dy) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
    let inside = |half: f64| {
        let across = (half + GAP) / dx.max(1e-9);
        let down = (HALF_HEIGHT + GAP) / dy.max(1e-9);
        across.min(down).min(0.45)
    };
    let line = (from, to);
    (along(line, inside(wide)), along(line, 1.0 - inside(other)))
}

/// How much a label would cover, or be covered by: other lines, labels and boxes.
fn covered((at, size): Area, own: usize, lines: &[Line], taken: &[Area]) -> usize {
    let apart = |&(other, half): &Area| {
        (at.0 - other.0).abs() >= size.0 + half.0 || (at.1 - other.1).abs() >= size.1 + half.1
    };
    let areas = taken.iter().filter(|other| !apart(other)).count();
    // A line is there where one of many points along it is.
    let through = |line: &Line| {
        (0..=64).any(|k| {
            let p = along(*line, f64::from(k) / 64.0);
            (p.0 - at.0).abs() < size.0 && (p.1 - at.1).abs() < size.1
        })
    };
    let others = lines.iter().enumerate();
    let crossing = others.filter(|(i, l)| *i != own && through(l)).count();
    4 * areas + crossing
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
    /// Left and right of the framed boxes of a picture.
    fn boxes(svg: &str) -> Vec<(f64, f64)> {
        let number = |tag: &str, key: &str| {
            let value = tag.split(&format!(" {key}=\"")).nth(1)?.split('"').next()?;
            value.parse::<f64>().ok()
        };
        let tags = svg.split("<rect").skip(1);
        let framed = tags.filter(|tag| {
            tag.split('>')
                .next()
                .is_some_and(|t| t.contains("fill=\"none\""))
        });
        let sides = |tag: &str| {
            let left = number(tag, "x")?;
            Some((left, left + number(tag, "width")?))
        };
        framed.filter_map(sides).collect()
    }

    #[test]
    fn wide_boxes_stay_apart() {
        let node = |x: f64| Node {
            place: (x, 0.0),
            text: "1234567890, 9876543210".to_owned(),
            strong: false,
        };
        let svg = draw("pairs", &[node(0.0), node(1.0), node(2.0)], &[]).unwrap();
        let boxes = boxes(&svg);
        assert_eq!(boxes.len(), 3, "{svg}");
        for pair in boxes.windows(2) {
            assert!(pair[0].1 + 16.0 < pair[1].0, "{boxes:?}");
        }
    }

    #[test]
    fn arrows_go_from_border_to_border() {
        for (to, other) in [
            ((0.0, 84.0), 30.0),
            ((500.0, 84.0), 60.0),
            ((-300.0, 400.0), 12.0),
            ((200.0, 0.0), 20.0),
        ] {
            let (tail, tip) = between(((0.0, 0.0), 40.0), (to, other));
            let border = |(x, y): At, (cx, cy): At, half: f64| {
                let across = (x - cx).abs() - half - GAP;
                let down = (y - cy).abs() - HALF_HEIGHT - GAP;
                across.max(down).abs() < 1e-6
            };
            assert!(border(tail, (0.0, 0.0), 40.0), "{to:?} {tail:?}");
            assert!(border(tip, to, other), "{to:?} {tip:?}");
        }
    }

    /// Of two arrows that cross in the middle, neither has its label there.
    #[test]
    fn labels_lie_on_no_other_line() {
        let node = |x: f64, y: f64| Node {
            place: (x, y),
            text: "1".to_owned(),
            strong: false,
        };
        let nodes = [
            node(0.0, 0.0),
            node(1.0, 0.0),
            node(0.0, 1.0),
            node(1.0, 1.0),
        ];
        let edge = |ends: (usize, usize), text: &str| Edge {
            ends,
            text: text.to_owned(),
            strong: false,
        };
        let svg = draw(
            "crossing",
            &nodes,
            &[edge((0, 3), "right"), edge((1, 2), "left")],
        )
        .unwrap();
        let at = |text: &str| {
            let tag = svg.split(&format!(">\n{text}\n<")).next().unwrap();
            let tag = &tag[tag.rfind("<text").unwrap()..];
            let number = |key: &str| {
                let value = tag.split(&format!(" {key}=\"")).nth(1).unwrap();
                value.split('"').next().unwrap().parse::<f64>().unwrap()
            };
            (number("x"), number("y"))
        };
        let (right, left) = (at("right"), at("left"));
        let (dx, dy) = (right.0 - left.0, right.1 - left.1);
        assert!(dx.abs() > 20.0 || dy.abs() > 14.0, "{right:?} {left:?}");
    }
}

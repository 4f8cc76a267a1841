//! Figures 1 and 2 of the paper: division in Z\[ω\], and a way through a bucket set.

mod division;
mod way;

use std::fmt::Write as _;

use crate::entry::{Entry, Kind, State};

/// The division of Lemma 4.
pub const FIGURE_1: Entry = Entry {
    kind: Kind::Figure,
    number: "1",
    about: "controlled Euclidean division: the two cases of Lemma 4 around a lattice point",
    takes: &[],
    state: State::Exact,
    make: |_, _| Ok(division::answer()),
};

/// The path of Proposition 7.
pub const FIGURE_2: Entry = Entry {
    kind: Kind::Figure,
    number: "2",
    about: "a way through B_0 by steps of norm 7, for q = (2 − ω)^3",
    takes: &[],
    state: State::Erratum(
        "Algorithm 10, which makes it, as printed goes to and fro between two weights: here with a memory",
    ),
    make: |_, _| way::answer(),
};

/// `x + yω` in the plane, ω at 120°.
fn plane([x, y]: [f64; 2]) -> [f64; 2] {
    [x - 0.5 * y, 0.75f64.sqrt() * y]
}

/// A picture by its parts: the plane with the second axis upwards.
struct Svg {
    parts: String,
    /// Least and largest of both coordinates.
    ends: [[f64; 2]; 2],
    /// Pixels of a unit.
    scale: f64,
}

impl Svg {
    fn new(ends: [[f64; 2]; 2], scale: f64) -> Self {
        let parts = String::new();
        Self { parts, ends, scale }
    }

    fn at(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let [[left, _], [_, top]] = self.ends;
        [(x - left) * self.scale, (top - y) * self.scale]
    }

    fn line(&mut self, points: &[[f64; 2]], style: &str) {
        let points: Vec<String> = points
            .iter()
            .map(|p| self.at(*p))
            .map(|[x, y]| format!("{x:.1},{y:.1}"))
            .collect();
        let points = points.join(" ");
        let _ = writeln!(
            self.parts,
            "<polyline points=\"{points}\" fill=\"none\" {style}/>"
        );
    }

    fn circle(&mut self, p: [f64; 2], radius: f64, style: &str) {
        let ([x, y], r) = (self.at(p), radius * self.scale);
        let _ = writeln!(
            self.parts,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\" {style}/>"
        );
    }

    fn text(&mut self, p: [f64; 2], text: &str) {
        let [x, y] = self.at(p);
        let (x, y) = (x + 5.0, y - 5.0);
        let _ = writeln!(
            self.parts,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-family=\"sans-serif\" font-size=\"13\">{text}</text>"
        );
    }

    fn end(self) -> String {
        let [[left, right], [low, top]] = self.ends;
        let (w, h) = ((right - left) * self.scale, (top - low) * self.scale);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w:.0}\" height=\"{h:.0}\" viewBox=\"0 0 {w:.0} {h:.0}\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{}</svg>\n",
            self.parts
        )
    }
}

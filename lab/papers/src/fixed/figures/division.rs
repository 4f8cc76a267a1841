//! Lemma 4: the point δ that a number τ of the first sector is divided to.
//!
//! With the basis 1 and θ = 1 + ω the norm of x + yθ is x² + xy + y². τ lies in the parallelogram of δ1, δ2 = δ1 + 1, C
//! and D = δ1 + θ. Case 1, nearer than 1 to δ1: δ = δ1. Case 2: whichever of δ2 and D is nearer to 0. The lemma
//! says that |δ| ≤ |τ| and |τ − δ| < 1.

use serde_json::json;

use super::{Svg, plane};
use crate::entry::Answer;
use crate::format;

/// Steps of the grid in each parallelogram.
const GRID: i64 = 64;
/// The δ1 of the picture, x + yθ.
const CORNER: [i64; 2] = [1, 2];

fn norm([x, y]: [i64; 2]) -> i64 {
    x * x + x * y + y * y
}

/// The case, and δ, for τ = corner + at/[`GRID`].
fn divide(corner: [i64; 2], at: [i64; 2]) -> (u8, [i64; 2]) {
    let [x, y] = corner;
    if norm(at) < GRID * GRID {
        (1, corner)
    } else if x <= y {
        (2, [x + 1, y])
    } else {
        (2, [x, y + 1])
    }
}

/// What is found at the points of one parallelogram.
#[derive(Debug, Default, PartialEq, Eq)]
struct Cases {
    /// Points in case 1 and in case 2.
    points: [u64; 2],
    /// Those where the lemma is wrong.
    wrong: u64,
}

fn cases(corner: [i64; 2]) -> Cases {
    let mut cases = Cases::default();
    for at in (0..GRID).flat_map(|i| (0..GRID).map(move |j| [i, j])) {
        let (case, delta) = divide(corner, at);
        cases.points[usize::from(case) - 1] += 1;
        let tau = [0, 1].map(|k| GRID * corner[k] + at[k]);
        let rest = [0, 1].map(|k| tau[k] - GRID * delta[k]);
        let longer = norm(delta) * GRID * GRID > norm(tau);
        cases.wrong += u64::from(longer || norm(rest) >= GRID * GRID);
    }
    cases
}

/// Corners of the first sector, up to this coordinate.
const MOST: i64 = 8;

pub(super) fn answer() -> Answer {
    let shown = cases(CORNER);
    let all = (0..MOST).flat_map(|x| (0..MOST).map(move |y| cases([x, y])));
    let wrong: u64 = all.map(|c| c.wrong).sum();
    let [x, y] = CORNER;
    let [one, two] = shown.points;
    let text = format!(
        "Figure 1: controlled Euclidean division, δ1 = {x} + {y}θ\n\
         {} points of the parallelogram: {one} go to δ1 (case 1), {two} to δ2 (case 2)\n\
         points of {} parallelograms of the first sector where |δ| > |τ| or |τ − δ| ≥ 1: {wrong}\n",
        one + two,
        MOST * MOST,
    );
    let json = json!({
        "figure": "1",
        "corner": CORNER,
        "case_1": one,
        "case_2": two,
        "parallelograms": MOST * MOST,
        "wrong": wrong,
    });
    Answer {
        text,
        json: format::json(&json),
        svg: Some(picture()),
    }
}

/// x + yθ in the plane.
fn at([x, y]: [f64; 2]) -> [f64; 2] {
    plane([x + y, y])
}

fn picture() -> String {
    let mut svg = Svg::new([[-1.2, 4.6], [-0.8, 3.4]], 110.0);
    let [x, y] = CORNER.map(|c| c as f64);
    let corners = [
        [x, y],
        [x + 1.0, y],
        [x + 1.0, y + 1.0],
        [x, y + 1.0],
        [x, y],
    ];
    for i in -2..6 {
        for j in -1..5 {
            let p = at([f64::from(i), f64::from(j)]);
            svg.circle(p, 0.02, "fill=\"#999\"");
        }
    }
    svg.line(&corners.map(at), "stroke=\"black\"");
    let delta = [x + 1.0, y];
    let far = (delta[0] * delta[0] + delta[0] * delta[1] + delta[1] * delta[1]).sqrt();
    svg.circle(at([0.0, 0.0]), far, "fill=\"none\" stroke=\"#0072b2\"");
    let dashed =
        "fill=\"#d55e00\" fill-opacity=\"0.12\" stroke=\"#d55e00\" stroke-dasharray=\"5 4\"";
    svg.circle(at([x, y]), 1.0, dashed);
    svg.text(at([0.0, 0.0]), "O");
    for (p, name) in corners.iter().zip(["δ1", "δ2", "C", "D"]) {
        svg.circle(at(*p), 0.035, "fill=\"black\"");
        svg.text(at(*p), name);
    }
    for (part, name) in [([0.35, 0.3], "τ1"), ([0.75, 0.7], "τ2")] {
        let p = at([x + part[0], y + part[1]]);
        svg.circle(p, 0.03, "fill=\"#d55e00\"");
        svg.text(p, name);
    }
    svg.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lemma_4_holds() {
        for x in 0..MOST {
            for y in 0..MOST {
                let cases = cases([x, y]);
                assert_eq!(cases.wrong, 0, "{x}, {y}");
                assert!(cases.points.iter().all(|n| *n > 0));
            }
        }
        // The points of the picture are of the cases that their names say.
        assert_eq!(divide(CORNER, [22, 19]).0, 1);
        assert_eq!(divide(CORNER, [48, 45]), (2, [2, 2]));
    }
}

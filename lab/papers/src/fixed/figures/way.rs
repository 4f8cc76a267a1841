//! Algorithm 10 with a memory: from the weight that is farthest from 0, always to the farthest that is a step of norm 7
//! away and has not been visited.

use std::collections::HashSet;

use serde_json::json;

use super::{Svg, plane};
use crate::entry::Answer;
use crate::failure::Failure;
use crate::format;

type Eis = [i64; 2];

/// q = (2 − ω)^C.
const C: u32 = 3;
/// 2 − ω times the six units.
const STEPS: [Eis; 6] = [[2, -1], [3, 2], [1, 3], [-2, 1], [-3, -2], [-1, -3]];

fn norm([x, y]: Eis) -> i64 {
    x * x - x * y + y * y
}

/// Whether 2 − ω divides it: (x + yω)(3 + ω), the conjugate, has both parts divisible by 7.
fn divides([x, y]: Eis) -> bool {
    (3 * x - y) % 7 == 0 && (x + 2 * y) % 7 == 0
}

/// B_0 of Theorem 5 as printed: all below |q| that are 1 modulo 2 − ω.
fn b_0(c: u32) -> Vec<Eis> {
    let bound = 7i64.pow(c);
    let most = (1.2 * (bound as f64).sqrt()) as i64 + 1;
    let all = (-most..=most).flat_map(|x| (-most..=most).map(move |y| [x, y]));
    all.filter(|&[x, y]| norm([x, y]) < bound && divides([x - 1, y]))
        .collect()
}

/// The way, as long as it goes.
fn way(weights: &[Eis]) -> Vec<Eis> {
    let far = |z: &Eis| (norm(*z), *z);
    let mut left: HashSet<Eis> = weights.iter().copied().collect();
    let mut at = weights.iter().copied().max_by_key(far);
    let mut way = Vec::new();
    while let Some(z) = at {
        left.remove(&z);
        way.push(z);
        let next = STEPS.iter().map(|k| [z[0] + k[0], z[1] + k[1]]);
        at = next.filter(|z| left.contains(z)).max_by_key(far);
    }
    way
}

pub(super) fn answer() -> Result<Answer, Failure> {
    let weights = b_0(C);
    let way = way(&weights);
    let text = format!(
        "Figure 2: B_0 of q = (2 − ω)^{C}: {} weights, of which a way by steps of norm 7 goes through {}\n",
        weights.len(),
        way.len(),
    );
    let json = json!({
        "figure": "2",
        "c": C,
        "weights": weights.len(),
        "visited": way.len(),
        "way": way,
    });
    Ok(Answer {
        text,
        json: format::json(&json),
        svg: Some(picture(&weights, &way)),
    })
}

fn picture(weights: &[Eis], way: &[Eis]) -> String {
    let radius = 7f64.powi(C as i32).sqrt();
    let end = 1.08 * radius;
    let mut svg = Svg::new([[-end, end]; 2], 16.0);
    let at = |z: &Eis| plane(z.map(|x| x as f64));
    svg.circle([0.0, 0.0], radius, "fill=\"none\" stroke=\"#999\"");
    let points: Vec<[f64; 2]> = way.iter().map(at).collect();
    svg.line(&points, "stroke=\"#0072b2\" stroke-width=\"1.5\"");
    for z in weights {
        svg.circle(at(z), 0.18, "fill=\"black\"");
    }
    if let Some(first) = points.first() {
        svg.circle(*first, 0.35, "fill=\"#d55e00\"");
    }
    svg.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_is_one() {
        for c in 2..=4 {
            let weights = b_0(c);
            let way = way(&weights);
            let visited: HashSet<_> = way.iter().collect();
            assert_eq!(visited.len(), way.len());
            let step = |w: &[Eis]| norm([w[1][0] - w[0][0], w[1][1] - w[0][1]]);
            assert!(way.windows(2).all(|w| step(w) == 7));
            assert_eq!(way.len(), weights.len(), "{c}");
        }
    }
}

//! The same folds on points of a toy curve.

use super::Group;
use super::path::Tree;
use super::{lines, running};
use msmith::curve::{self, derive};
use msmith_core::coords::reference::curve::Curve;
use msmith_core::coords::{A, Affine, Coords, Jacobian, jacobian};
use msmith_core::meter::toy::Toy;
use msmith_core::recode::Small;
use msmith_core::ring::Ring;

type Point = jacobian::Point<[u64; 1]>;

/// A toy curve with a = 0.
struct Points {
    f: Toy<1>,
    beta: [u64; 1],
}

impl Points {
    fn affine(&self, p: &Point) -> Option<Affine<[u64; 1]>> {
        let (q, inf) = Jacobian::to_affine(&self.f, p);
        (inf == 0).then_some(q)
    }
}

impl Group for Points {
    type Point = Point;

    fn identity(&self) -> Point {
        Jacobian::infinity(&self.f)
    }
    fn add(&self, p: &Point, q: &Point) -> Point {
        Jacobian::add(&self.f, &A::Zero, p, q)
    }
    fn dbl(&self, p: &Point) -> Point {
        Jacobian::dbl(&self.f, &A::Zero, p)
    }
    fn neg(&self, p: &Point) -> Point {
        Jacobian::neg(&self.f, p)
    }
    fn turn(&self, p: &Point) -> Option<Point> {
        let x = self.f.mul(&p.x, &self.beta);
        Some(Point { x, ..*p })
    }
}

#[test]
fn all_ways_on_points() {
    let spec = curve::by_name("toy-1009").unwrap();
    let small = |x: &num_bigint::BigUint| x.to_u64_digits().first().copied().unwrap_or(0);
    let endo = derive::derive(spec, curve::Group::G1)
        .unwrap()
        .endo
        .unwrap();
    let curve = Curve {
        p: small(&spec.p),
        a: 0,
        b: small(&spec.g1.b[0]),
    };
    let f = Toy::<1>::new(curve.p).unwrap();
    let group = Points {
        f,
        beta: [small(&endo.beta)],
    };
    let lambda = small(&endo.lambda) as i64;
    let points: Vec<_> = curve.points().into_iter().flatten().collect();

    // row·θ + col in a parallelogram, and the same weights as integers below r: not ascending.
    let places: Vec<(u32, u32)> = (0..5).flat_map(|y| (1..9).map(move |x| (y, x))).collect();
    let weights: Vec<Small> = (places.iter())
        .map(|&(row, col)| Small {
            x: i64::from(row + col),
            y: row.into(),
        })
        .collect();
    let mut sorted: Vec<(u32, usize)> = (weights.iter().enumerate())
        .map(|(i, w)| ((w.x + w.y * lambda).rem_euclid(1009) as u32, i))
        .collect();
    sorted.sort_unstable();
    let integers: Vec<u32> = sorted.iter().map(|w| w.0).collect();
    let theta = Small { x: 1, y: 1 };
    let one = Small { x: 1, y: 0 };

    for first in [0, 100, 700] {
        // Every third bucket is empty.
        let sums: Vec<_> = (0..weights.len())
            .map(|i| match i % 3 {
                2 => group.identity(),
                _ => {
                    let (x, y) = points[first + 7 * i];
                    Jacobian::from_affine(&f, &Affine { x: [x], y: [y] })
                }
            })
            .collect();
        let direct = weights
            .iter()
            .zip(&sums)
            .fold(group.identity(), |sum, (&w, p)| {
                group.add(&sum, &group.small(p, w))
            });
        let by_integer: Vec<_> = sorted.iter().map(|w| sums[w.1]).collect();
        let found = [
            running::fold(&group, &integers, &by_integer),
            lines::fold(&group, &|b| places[b as usize], [theta, one], &sums),
            Tree::find_path(&weights).unwrap().fold(&group, &sums),
            Tree::shallow(&weights).unwrap().fold(&group, &sums),
        ];
        let affine = group.affine(&direct);
        for sum in found {
            assert_eq!(group.affine(&sum.unwrap()), affine);
        }
    }
}

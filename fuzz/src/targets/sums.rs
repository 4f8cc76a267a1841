//! Sums, streams, tables and checks against known answers: the choices of an input are drawn from its bytes.

use std::sync::LazyLock;
use std::time::Duration;

use arbitrary::Unstructured;
use msmith::curve::{self, Group};
use msmith::{Engine, Watch};

use super::Target;
use crate::mutate::Random;
use trial::{Kind, Known};

#[allow(dead_code)] // The program frees buffers too.
#[path = "../../../crates/faces/cli/src/bench/soak/trial.rs"]
mod trial;

macro_rules! target {
    ($kind:ident, $about:literal) => {
        Target {
            name: Kind::$kind.name(),
            about: $about,
            seeds,
            run: |input| run(input, Kind::$kind),
            allocation: None,
            // Up to 2000 points of twelve words, on a machine that does other things too.
            slow: Duration::from_secs(8),
        }
    };
}

pub const TARGETS: [Target; 5] = [
    target!(
        Sum,
        "one sum, every curve and option, against known logarithms"
    ),
    target!(Stream, "the same in pieces"),
    target!(Table, "the same over a table of the bases"),
    target!(Shared, "several lists of scalars, several lists of points"),
    target!(Check, "subgroup checks of points that are in it"),
];

/// A group with its points, made when it is drawn.
type Later = LazyLock<Known, Box<dyn FnOnce() -> Known + Send>>;

/// The built-in curves, both groups.
static GROUPS: LazyLock<Vec<Later>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for curve in curve::all() {
        for group in [Group::G1, Group::G2] {
            // There are no extensions of the toys' small fields, and no tables of points of small order, as toys of
            // composite order have them.
            let toy = curve::is_toy(curve) && (group == Group::G2 || !curve.r.bit(0));
            if curve.group(group).is_err() || toy {
                continue;
            }
            let engine = Engine::new(curve, group).expect("a built-in group");
            let make: Box<dyn FnOnce() -> Known + Send> = Box::new(|| {
                let (curve, group) = (engine.curve().name.clone(), engine.group());
                Known::new(engine, Watch::default())
                    .unwrap_or_else(|e| panic!("{curve} {group}: {e}"))
            });
            all.push(LazyLock::new(make));
        }
    }
    all
});

/// Bytes are all that a sum is made of; 16 KiB make a thousand points.
fn seeds() -> Vec<Vec<u8>> {
    let mut random = Random::new(1);
    (0..64).map(|k| random.bytes(16 << (k % 11))).collect()
}

fn run(input: &[u8], kind: Kind) -> String {
    let mut bytes = Unstructured::new(input);
    // After the last byte: zeros.
    let mut draw = |below: usize| bytes.int_in_range(0..=below - 1).unwrap_or(0);
    let known = &GROUPS[draw(GROUPS.len())];
    match trial::run(known, kind, 2000, &mut draw) {
        Ok(said) => format!("{} {} {said}", known.name(), kind.name()),
        Err(wrong) => panic!("{wrong}"),
    }
}

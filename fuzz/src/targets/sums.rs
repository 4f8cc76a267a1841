//! Sums, streams, tables and checks against known answers: the choices of an input are drawn from its bytes, and then
//! from numbers that follow from them.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{LazyLock, OnceLock};
use std::time::Duration;

use arbitrary::Unstructured;
use msmith::curve::{self, Curve, Group};
use msmith::{Backend, Engine};

use super::Target;
use crate::mutate::Random;
use crate::targets::trial::{self, Kind, Known};

macro_rules! target {
    ($kind:ident, $about:literal) => {
        Target {
            name: Kind::$kind.name(),
            about: $about,
            seeds,
            run: |input| run(input, Kind::$kind),
            allocation: None,
            // Up to MOST points of twelve words, on a machine that does other things too.
            slow: Duration::from_secs(8),
        }
    };
}

pub const TARGETS: [Target; 4] = [
    target!(
        Sum,
        "one sum, every curve, backend and option, against known logarithms"
    ),
    target!(Stream, "the same in pieces"),
    target!(Table, "the same over a table of the bases"),
    target!(Check, "subgroup checks of points that are in it"),
];

/// Most points of an input: fewer where sums that overflow are looked for.
const MOST: usize = if cfg!(debug_assertions) {
    2000
} else {
    1 << 13
};

/// A group, and its points when it was drawn.
struct Drawn {
    curve: &'static Curve,
    group: Group,
    backend: Backend,
    known: OnceLock<Known>,
}

impl Drawn {
    fn known(&self) -> &Known {
        self.known.get_or_init(|| {
            Engine::with_backend(self.curve, self.group, self.backend)
                .and_then(Known::new)
                .unwrap_or_else(|e| panic!("{} {}: {e}", self.curve.name, self.group))
        })
    }
}

/// The built-in curves, both groups, on every backend that this machine has.
static GROUPS: LazyLock<Vec<Drawn>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for curve in curve::all() {
        for (group, _) in curve.groups() {
            // There are no extensions of the toys' small fields, and no tables of points of small order, as toys of
            // composite order have them.
            if curve::is_toy(curve) && (group == Group::G2 || !curve.r.bit(0)) {
                continue;
            }
            all.extend(Backend::available().into_iter().map(|backend| Drawn {
                curve,
                group,
                backend,
                known: OnceLock::new(),
            }));
        }
    }
    all
});

/// Frees what engines keep for their next sums.
pub fn release() {
    let drawn = GROUPS.iter().filter_map(|drawn| drawn.known.get());
    drawn.for_each(Known::release);
}

/// Some have all that a sum is made of, 16 KiB for a thousand points; some only its beginning.
fn seeds() -> Vec<Vec<u8>> {
    let mut random = Random::new(1);
    (0..64).map(|k| random.bytes(16 << (k % 11))).collect()
}

fn run(input: &[u8], kind: Kind) -> String {
    let mut seed = DefaultHasher::new();
    input.hash(&mut seed);
    let (mut bytes, mut after) = (Unstructured::new(input), Random::new(seed.finish()));
    let mut draw = |below: usize| match bytes.is_empty() {
        true => after.below(below),
        false => bytes.int_in_range(0..=below - 1).unwrap_or(0),
    };
    let known = GROUPS[draw(GROUPS.len())].known();
    match trial::run(known, kind, MOST, &mut draw) {
        Ok(said) => format!("{} {} {said}", known.name(), kind.name()),
        Err(wrong) => panic!("{wrong}"),
    }
}

//! How a planner is asked: all that depends on the library's way of doing so.

use super::choice;
use msmith::curve::{self, Group, edwards};
use msmith::{Backend, Engine, Options, Output, Scalars, WordPoints};

/// Whether choices for a backend can be asked for on this machine.
pub fn plans_for(backend: Backend) -> bool {
    backend.is_available()
}

/// The engines of every built-in curve and group on a backend, with the first words of their lines.
pub fn engines_for(backend: Backend) -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    for c in curve::all() {
        for group in [Group::G1, Group::G2] {
            if group == Group::G2 && c.g2.is_none() {
                continue;
            }
            let engine = Engine::with_backend(c, group, backend).expect("a built-in curve");
            all.push((format!("{} {group:?} {}", c.name, backend.name()), engine));
        }
    }
    all
}

/// The engines of every built-in Edwards curve, and of the Edwards form of every group that has one.
pub fn edwards_engines_for(backend: Backend) -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    for c in edwards::all() {
        let engine = Engine::edwards_with_backend(c, backend).expect("a built-in curve");
        all.push((format!("{} Edwards {}", c.name, backend.name()), engine));
    }
    for (name, engine) in engines_for(backend) {
        if let Ok(form) = engine.edwards_form() {
            all.push((name, form));
        }
    }
    all
}

/// The most bases for which a sum is made.
const MOST: usize = 512;

/// What a sum over n prepared bases in Edwards form is computed with; `None` where that cannot be asked. There is no
/// way to ask, so a sum is made of few bases: the report says what was chosen, unless the addition law failed and the
/// sum was made in the Weierstrass form.
pub fn edwards_choice(engine: &Engine, n: usize, bits: u32, in_subgroup: bool) -> Option<String> {
    if n > MOST {
        return None;
    }
    let options = Options {
        in_subgroup,
        ..Options::default()
    };
    let w = engine.words();
    let generator: Vec<u64> = match engine.coordinates() {
        msmith::Coordinates::Edwards => {
            let point = engine.curve().generator();
            point.iter().flat_map(|x| engine.to_words(x)).collect()
        }
        msmith::Coordinates::Weierstrass => {
            let spec = engine.spec();
            let both = spec.gx.iter().chain(&spec.gy);
            both.flat_map(|x| engine.to_words(x)).collect()
        }
    };
    let points = WordPoints {
        stride: 2 * w,
        words: generator.repeat(n),
        finite: vec![true; n],
    };
    let per = bits.div_ceil(64).max(1) as usize;
    let mut scalar = vec![0u64; per];
    scalar[per - 1] = 1 << ((bits - 1) % 64);
    let words = scalar.repeat(n);
    let scalars = Scalars::Words { words: &words, per };
    let bases = engine.prepare(&points, &options).expect("bases");
    match engine.msm(&bases, scalars, &options) {
        Ok(Output { report, .. }) => {
            // Fewer bases than 32 are always summed in the Weierstrass form.
            let is_chosen = n < 32 || report.radix.ends_with(", Edwards");
            is_chosen.then(|| choice(report.algorithm, &report.radix, report.windows))
        }
        Err(e) => Some(super::refusal(&e)),
    }
}

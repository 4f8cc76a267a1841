//! How a planner is asked: all that depends on the library's way of doing so.

use super::{choice, refusal};
use msmith::curve::{self, Group, edwards};
use msmith::{Backend, Engine, Options};

/// The engines of every built-in curve and group that plan for a backend, with the first words of their lines.
pub fn engines_for(backend: Backend) -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    for c in curve::all() {
        for group in [Group::G1, Group::G2] {
            // There are no extensions of the toys' small fields.
            if group == Group::G2 && (c.g2.is_none() || curve::is_toy(c)) {
                continue;
            }
            let engine = Engine::for_planning(c, group, backend).expect("a built-in curve");
            all.push((format!("{} {group:?} {}", c.name, backend.name()), engine));
        }
    }
    all
}

/// The engines of every built-in Edwards curve, and of the Edwards form of every group that has one.
pub fn edwards_engines_for(backend: Backend) -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    for c in edwards::all() {
        let engine = Engine::edwards_for_planning(c, backend).expect("a built-in curve");
        all.push((format!("{} Edwards {}", c.name, backend.name()), engine));
    }
    for (name, engine) in engines_for(backend) {
        if let Ok(form) = engine.edwards_form() {
            all.push((name, form));
        }
    }
    all
}

/// What a sum over n prepared bases in Edwards form is computed with.
pub fn edwards_choice(engine: &Engine, n: usize, bits: u32, in_subgroup: bool) -> String {
    let options = Options {
        threads: Some(1),
        in_subgroup,
        ..Options::default()
    };
    match engine.plan(n, bits, &options) {
        Ok(report) => choice(report.algorithm.name(), &report.radix, report.windows),
        Err(e) => refusal(&e),
    }
}

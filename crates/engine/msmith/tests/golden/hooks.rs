//! How a planner is asked: all that depends on the library's way of doing so.

use super::{choice, refusal};
use msmith::curve::{self, Group, edwards, edwards_form};
use msmith::{Algorithm, Backend, Engine, Options};

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

/// The engines of every built-in Edwards curve.
pub fn native_engines_for(backend: Backend) -> Vec<(String, Engine)> {
    let mut all = Vec::new();
    for c in edwards::all() {
        let engine = Engine::edwards_for_planning(c, backend).expect("a built-in curve");
        all.push((format!("{} Edwards {}", c.name, backend.name()), engine));
    }
    all
}

/// Those, and the engines of every group that has an Edwards form.
pub fn edwards_engines_for(backend: Backend) -> Vec<(String, Engine)> {
    let mut all = native_engines_for(backend);
    let groups = engines_for(backend).into_iter();
    all.extend(groups.filter(|(_, engine)| edwards_form(engine.curve(), engine.group()).is_ok()));
    all
}

/// What a sum of n points by an Edwards law is computed with.
pub fn edwards_choice(engine: &Engine, n: usize, bits: u32) -> String {
    let options = Options {
        threads: Some(1),
        algorithm: Algorithm::EdMsm,
        ..Options::default()
    };
    match engine.plan(n, bits, &options) {
        // Of one algorithm: its digits.
        Ok(report) => choice("", &report.radix, report.windows),
        Err(e) => refusal(&e),
    }
}

/// What a sum of n points of an Edwards curve is computed with.
pub fn own_choice(engine: &Engine, n: usize, bits: u32) -> String {
    let options = Options {
        threads: Some(1),
        ..Options::default()
    };
    match engine.plan(n, bits, &options) {
        Ok(report) => choice(report.algorithm.name(), &report.radix, report.windows),
        Err(e) => refusal(&e),
    }
}

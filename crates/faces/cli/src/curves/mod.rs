//! `msmith curves`.

mod json;
mod text;

use msmith::Backend;
use msmith::curve::{Curve, EdwardsCurve, edwards, known};
use num_bigint::BigUint;
use serde::Serialize;

use crate::answer::{Answer, Printed, render};
use crate::args::Curves;
use crate::choice;
use crate::failure::Failure;
use crate::which;

/// The list.
#[derive(Serialize)]
struct Listing {
    curves: Vec<json::Json>,
    edwards_curves: Vec<json::Json>,
    /// Curves for tests, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    toys: Vec<&'static str>,
    backends: Vec<BackendState>,
    /// The curves for people.
    #[serde(skip)]
    described: Vec<String>,
}

/// A backend, and whether it is used.
#[derive(Serialize)]
struct BackendState {
    name: &'static str,
    state: &'static str,
}

/// One curve.
#[derive(Serialize)]
#[serde(transparent)]
struct One {
    curve: json::Json,
    #[serde(skip)]
    described: String,
}

/// The list, or the one curve of a file.
pub fn run(args: &Curves) -> Result<Printed, Failure> {
    if let Some(path) = &args.curve_file {
        let curve = which::from_file(path)?;
        let one = One {
            curve: json::curve(&curve)?,
            described: text::curve(&curve)?,
        };
        return render(&one, args.json);
    }
    let (toys, curves): (Vec<_>, Vec<_>) = known::all().iter().partition(|c| known::is_toy(c));
    let (edwards_toys, edwards): (Vec<_>, Vec<_>) =
        (edwards::all().iter()).partition(|c| edwards::is_toy(c));
    let names = toys.iter().map(|c| c.name.as_str());
    let names = names.chain(edwards_toys.iter().map(|c| c.name.as_str()));
    let described = (curves.iter().map(|c: &&Curve| text::curve(c)))
        .chain(edwards.iter().map(|c: &&EdwardsCurve| text::native(c)));
    let listing = Listing {
        described: described.collect::<Result<_, _>>()?,
        curves: curves
            .into_iter()
            .map(json::curve)
            .collect::<Result<_, _>>()?,
        edwards_curves: edwards
            .into_iter()
            .map(json::native)
            .collect::<Result<_, _>>()?,
        toys: if args.all {
            names.collect()
        } else {
            Vec::new()
        },
        backends: backends()?,
    };
    render(&listing, args.json)
}

fn backends() -> Result<Vec<BackendState>, Failure> {
    let chosen = choice::backend(None)?;
    let state = |backend: Backend| match (backend.is_available(), backend == chosen) {
        (false, _) => "not on this machine",
        (true, false) => "available",
        (true, true) => "used",
    };
    let all = Backend::ALL.into_iter();
    Ok(all
        .map(|b| BackendState {
            name: b.name(),
            state: state(b),
        })
        .collect())
}

impl Answer for One {
    fn text(&self) -> String {
        self.described.clone()
    }
}

impl Answer for Listing {
    fn text(&self) -> String {
        let mut text: String = self.described.iter().map(|c| format!("{c}\n")).collect();
        if !self.toys.is_empty() {
            text += &format!("for tests: {}\n\n", self.toys.join(", "));
        }
        for b in &self.backends {
            text += &format!("backend {:<10}{}\n", b.name, b.state);
        }
        text
    }
}

/// Small numbers in decimal, others in hexadecimal.
fn number(x: &BigUint) -> String {
    if x.bits() <= 32 {
        x.to_string()
    } else {
        format!("{x:#x}")
    }
}

/// The same for an element of F_p; the negative of a small number as that.
fn residue(x: &BigUint, p: &BigUint) -> String {
    let negative = p - x;
    if negative.bits() < 32 && negative < *x {
        format!("-{negative}")
    } else {
        number(x)
    }
}

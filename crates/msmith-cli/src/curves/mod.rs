//! `msmith curves`.

mod json;
mod text;

use msmith::Backend;
use msmith::curve::{Curve, EdwardsCurve, edwards, known};
use msmith_io::Error;
use num_bigint::BigUint;

use crate::args::Curves;
use crate::which;

/// What is listed.
struct Listing<'a> {
    curves: Vec<&'a Curve>,
    edwards: Vec<&'a EdwardsCurve>,
    /// Curves for tests, by name.
    toys: Vec<&'a str>,
    /// Name and state.
    backends: Vec<(&'static str, &'static str)>,
}

/// The list, or the one curve of a file.
pub fn run(args: &Curves) -> Result<String, Error> {
    if let Some(path) = &args.curve_file {
        let curve = which::from_file(path)?;
        return if args.json {
            Ok(json::curve(&curve)?.end() + "\n")
        } else {
            text::curve(&curve)
        };
    }
    let (toys, curves): (Vec<_>, Vec<_>) = known::all().iter().partition(|c| known::is_toy(c));
    let (edwards_toys, edwards): (Vec<_>, Vec<_>) =
        (edwards::all().iter()).partition(|c| edwards::is_toy(c));
    let names = toys.iter().map(|c| c.name.as_str());
    let listing = Listing {
        curves,
        edwards,
        toys: names
            .chain(edwards_toys.iter().map(|c| c.name.as_str()))
            .collect(),
        backends: backends()?,
    };
    if args.json {
        json::listing(&listing)
    } else {
        text::listing(&listing)
    }
}

fn backends() -> Result<Vec<(&'static str, &'static str)>, Error> {
    let chosen = Backend::detect()?;
    let state = |backend: &Backend| match (backend.is_available(), *backend == chosen) {
        (false, _) => "not on this machine",
        (true, false) => "available",
        (true, true) => "used",
    };
    Ok((Backend::ALL.iter())
        .map(|b| (b.name(), state(b)))
        .collect())
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

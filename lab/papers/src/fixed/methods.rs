//! All methods at their best radix, by formula.

use super::sets::{lfg, one_two_three, power, prime};
use msmith::curve::{Group, derive};
use msmith_core::Error;
use msmith_core::recode::Recoding;
use msmith_core::recode::bucket_set::spec::Numbers;
use msmith_core::recode::bucket_set::{Family, Spec, odd, single, two};
use msmith_core::recode::cost::expected_additions;
use msmith_core::recode::eisenstein::{self, Eisenstein, Pi};
use msmith_core::recode::glv::Glv;
use msmith_core::recode::signed_window::{self, SignedWindow};

use super::shape::Shape;

/// A kind of bucket sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Method {
    /// Its name.
    pub name: &'static str,
    family: &'static Family,
    /// μ, or p; 0 where the radix is all there is.
    parameter: u32,
}

const fn method(name: &'static str, family: &'static Family, parameter: u32) -> Method {
    Method {
        name,
        family,
        parameter,
    }
}

/// The kinds that are compared.
pub const METHODS: [Method; 19] = [
    method("signed (BGMW)", &single::SIGNED, 0),
    method("signed, GLV", &single::GLV, 0),
    method("LFG repaired", &lfg::REPAIRED, 0),
    method("LFG's program", &lfg::CODE, 0),
    method("2^c, M = {1}", &odd::FAMILY, 1),
    method("2^c, M = {1, 3}", &odd::FAMILY, 2),
    method("2^c, M = {1, 3, 5, 7}", &odd::FAMILY, 4),
    method("2^c, M = {1, 2, 3}", &one_two_three::FAMILY, 0),
    method("3^c, μ = 1", &prime::FAMILY, 3),
    method("5^c, μ = 2", &prime::FAMILY, 5),
    method("7^c, μ = 3", &prime::FAMILY, 7),
    method("11^c, μ = 5", &prime::FAMILY, 11),
    method("13^c, μ = 6", &prime::FAMILY, 13),
    method("17^c, μ = 8", &prime::FAMILY, 17),
    method("19^c, μ = 9", &prime::FAMILY, 19),
    method("23^c, μ = 11", &prime::FAMILY, 23),
    method("Eisenstein (2 − ω)^c", &power::FAMILY, 0),
    method("Eisenstein π·2^c", &single::EISENSTEIN, 0),
    method("Eisenstein, |M| = 2", &two::FAMILY, 0),
];

impl Method {
    /// The kind of a family, with its μ or p (0 where the radix is all there is), if it is compared.
    pub fn of(family: &'static Family, parameter: u32) -> Option<Self> {
        let is_it = |m: &Self| (m.family, m.parameter) == (family, parameter);
        METHODS.into_iter().find(is_it)
    }

    /// The sets of the kind, by radix.
    pub fn sets(&self) -> Vec<Spec> {
        let of = |parameters: &[u32]| Spec::new(self.family, parameters);
        let p = self.parameter;
        match self.family.name {
            "odd" => (8..=26).map(|c| of(&[c, p])).collect(),
            "prime" => {
                let power = |c: &u32| p.checked_pow(*c).is_some_and(|q| q <= 1 << 26);
                (2..).take_while(power).map(|c| of(&[p, c])).collect()
            }
            "power" => (3..=power::MAX_EXPONENT).map(|c| of(&[c])).collect(),
            "eisenstein" | "two" => [1, 3, 7]
                .into_iter()
                .flat_map(|norm| (4..=eisenstein::MAX_EXPONENT).map(move |c| (norm, c)))
                .map(|(norm, c)| of(&[norm, c]))
                .collect(),
            "signed" | "glv" => (6..=signed_window::MAX_WIDTH).map(|c| of(&[c])).collect(),
            _ => (8..=26).map(|c| of(&[c])).collect(),
        }
    }

    /// The shapes of the sets of the kind that there are for these numbers; the reason if there is none.
    pub fn shapes(&self, numbers: &Numbers) -> Result<Vec<Shape>, Error> {
        let mut refused = None;
        let mut shapes = Vec::new();
        for spec in self.sets() {
            match Shape::named(numbers, spec) {
                Ok(shape) => shapes.push(shape),
                Err(e) => refused = Some(e),
            }
        }
        match refused {
            Some(e) if shapes.is_empty() => Err(e),
            _ => Ok(shapes),
        }
    }
}

/// The shape that takes least for n scalars in the worst case.
pub fn best(shapes: &[Shape], n: u64) -> Option<&Shape> {
    shapes.iter().min_by_key(|s| s.worst(n))
}

/// Windows of one kind without stored multiples, at their best radix.
#[derive(Debug, Clone, PartialEq)]
pub struct Windows {
    /// The kind.
    pub name: &'static str,
    /// The recoding.
    pub recoding: String,
    /// Additions expected ([`msmith_core::recode::cost`]).
    pub additions: f64,
}

/// Signed, GLV and Eisenstein windows on G1 of a built-in curve for each n, best radix of each.
pub fn windows(curve: &str, sizes: &[u64]) -> Result<Vec<[Windows; 3]>, Error> {
    let curve = super::known(curve)?;
    let (words, most) = (curve.r.bits().div_ceil(64) as usize, &curve.r - 1u32);
    let endo = derive::derive(curve, Group::G1)?.endo;
    let endo = endo.ok_or_else(|| Error::Option(format!("{} has no endomorphism", curve.name)))?;
    let mut all: [Vec<Box<dyn Recoding>>; 3] = Default::default();
    for c in 4..=signed_window::MAX_WIDTH {
        all[0].push(Box::new(SignedWindow::with_max(c, &most, words)?));
        let glv = Glv::new(&curve.r, &endo.lambda, &endo.lattice, c, words)?;
        all[1].push(Box::new(glv));
    }
    for pi in Pi::ALL {
        for c in 3..=eisenstein::MAX_EXPONENT {
            let (lambda, nu) = (&endo.lambda, &endo.nu);
            let digits = Eisenstein::new(&curve.r, lambda, nu, pi, c, words)?;
            all[2].push(Box::new(digits));
        }
    }
    let names = ["signed windows", "GLV windows", "Eisenstein windows"];
    let of = |kind: usize, n: u64| {
        let expected = |r: &dyn Recoding| expected_additions(r, n as usize);
        let costs = all[kind].iter().map(|r| (expected(&**r), r));
        let best = costs.min_by(|a, b| a.0.total_cmp(&b.0));
        Windows {
            name: names[kind],
            recoding: best.as_ref().map_or_else(String::new, |b| b.1.name()),
            additions: best.map_or(f64::NAN, |b| b.0),
        }
    };
    Ok(sizes.iter().map(|&n| [0, 1, 2].map(|k| of(k, n))).collect())
}

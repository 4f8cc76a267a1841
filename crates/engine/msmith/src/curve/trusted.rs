//! Whether a curve has been checked already: an engine asks for that, and a check takes milliseconds.
//!
//! Built-in curves are known by their numbers, which tests have checked. Of the others the last few that passed are
//! remembered, so that a curve that was read and then given to engines is checked once.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use super::edwards::{self, EdwardsCurve};
use super::known;
use super::spec::Curve;
use crate::Error;
use crate::ring::SMALL;

/// Curves of each form that are remembered.
const REMEMBERED: usize = 16;

static CURVES: Passed<Curve> = Passed::new();
static EDWARDS: Passed<EdwardsCurve> = Passed::new();

/// An error unless the numbers describe a curve; see [`Curve::validate`].
pub(crate) fn ensure(curve: &Curve) -> Result<(), Error> {
    match known::all().contains(curve) || CURVES.has(curve) {
        true => Ok(()),
        false if SMALL => Err(Error::Curve("the curve is not a built-in one".into())),
        false => curve.validate(),
    }
}

/// The same of an Edwards curve; see [`EdwardsCurve::validate`].
pub(crate) fn ensure_edwards(curve: &EdwardsCurve) -> Result<(), Error> {
    match edwards::all().contains(curve) || EDWARDS.has(curve) {
        true => Ok(()),
        false => curve.validate(),
    }
}

/// Remembers a curve that has passed every check.
pub(super) fn passed(curve: &Curve) {
    CURVES.add(curve);
}

/// The same of an Edwards curve.
pub(super) fn passed_edwards(curve: &EdwardsCurve) {
    EDWARDS.add(curve);
}

/// The last few curves that passed.
struct Passed<T>(Mutex<VecDeque<T>>);

impl<T: Clone + PartialEq> Passed<T> {
    const fn new() -> Self {
        Self(Mutex::new(VecDeque::new()))
    }

    fn has(&self, curve: &T) -> bool {
        let list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        list.contains(curve)
    }

    fn add(&self, curve: &T) {
        let mut list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !list.contains(curve) {
            list.truncate(REMEMBERED - 1);
            list.push_front(curve.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_few_are_remembered() {
        let passed = Passed::new();
        for k in 0..3 * REMEMBERED {
            passed.add(&k);
            passed.add(&k);
            let first = (k + 1).saturating_sub(REMEMBERED);
            assert!((0..=3 * REMEMBERED).all(|i| passed.has(&i) == (first..=k).contains(&i)));
        }
    }
}

//! Functions of a program's choice in place of the transforms of `Radix2EvaluationDomain`, by field and type of the
//! values: put here by msmith's `patch-ark`. Where none is set, and where one returns false, this crate's own code
//! runs. No code is unsafe.

use crate::domain::{DomainCoeff, EvaluationDomain, Radix2EvaluationDomain};
use ark_ff::FftField;
use ark_std::vec::Vec;
use core::sync::atomic::{AtomicUsize, Ordering};

/// The transform of as many values as the domain has elements, or with `true` the inverse, by at most as many threads.
/// False if nothing was done.
pub type Transform<F, T> = fn(&Radix2EvaluationDomain<F>, &mut [T], bool, usize) -> bool;

/// The size of the smallest domain that any function takes.
static LEAST: AtomicUsize = AtomicUsize::new(usize::MAX);

impl<F: FftField> Radix2EvaluationDomain<F> {
    /// Sets the transform of the values `T` for domains of `least` elements or more, or removes it; true, for a crate
    /// that has this module.
    pub fn msmith_set<T: DomainCoeff<F>>(transform: Option<Transform<F, T>>, least: usize) -> bool {
        set(transform);
        if transform.is_some() {
            // Not `fetch_min`, which some processors lack; all that is set has one number.
            LEAST.store(LEAST.load(Ordering::Relaxed).min(least), Ordering::Relaxed);
        }
        true
    }
}

/// True if the values, which are as many as the domain's elements then, are transformed.
pub(crate) fn transform<F: FftField, T: DomainCoeff<F>>(
    domain: &Radix2EvaluationDomain<F>,
    values: &mut Vec<T>,
    inverse: bool,
) -> bool {
    let n = domain.size();
    // A few coefficients in a large domain are faster by the transform that knows the degree.
    if n < LEAST.load(Ordering::Relaxed) || (!inverse && values.len().saturating_mul(values.len()) < n) {
        return false;
    }
    let Some(function) = get::<Transform<F, T>>() else {
        return false;
    };
    values.resize(n, T::zero());
    function(domain, values, inverse, threads())
}

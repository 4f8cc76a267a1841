//! Fourier transforms of scalars.

use msmith::{Domain, Error};
use msmith_field::Options;

use crate::host::PastaField;
use crate::sums::unknown;
use crate::view;

/// `Σ_j ω^{ij}·a_j` for every i, in place. After an error the list is as it was.
pub(crate) fn transform<F: PastaField>(
    a: &mut [F],
    omega: F,
    threads: Option<usize>,
) -> Result<(), Error> {
    let options = Options {
        threads,
        ..Options::default()
    };
    let domain = domain(omega, a.len())?;
    let words = view::words_mut(a).ok_or_else(unknown)?;
    domain.fft(words, &options)
}

/// The powers of a root of order n.
pub(crate) fn domain<F: PastaField>(omega: F, n: usize) -> Result<Domain, Error> {
    let mut p = view::integer(&-F::ONE);
    // p is odd: nothing is carried.
    p[0] += 1;
    Domain::kept(&p, n, &view::integer(&omega), &[1])
}

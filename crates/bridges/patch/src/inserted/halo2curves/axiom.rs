//! Transforms by a function of a program's choice, which is set in halo2curves-axiom: put here by msmith's
//! `patch-halo2curves`. No code is unsafe.

/// A transform in place; false where the list is as it was.
pub(crate) fn transform<S: ff::Field, G: 'static>(list: &mut [G], omega: S, log_n: u32) -> bool {
    halo2curves::msmith_hook::transform(list, omega, log_n)
}

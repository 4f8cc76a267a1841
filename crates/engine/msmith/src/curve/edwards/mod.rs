//! Twisted Edwards curves `ax² + y² = 1 + dx²y²`: as data, and as another form of Weierstrass curves.
//!
//! A curve comes from its numbers ([`EdwardsCurve`], [`known`]) and has a Weierstrass form always
//! ([`derive()`]); a Weierstrass curve has an Edwards form sometimes ([`edwards_form`]), and else a reason
//! why not ([`NoEdwards`]). Between the two goes one [`Map`].
//!
//! Big integers, for set-up and as a reference; variable time.

mod derive;
mod endo;
mod field;
mod form;
pub mod known;
mod law;
mod map;
mod reason;
mod roots;
mod spec;
#[cfg(test)]
mod tests;
mod validate;

pub use derive::{EdwardsDerived, derive};
pub use endo::EdwardsEndo;
pub use form::{EdwardsForm, edwards_form};
pub use known::{all, by_name, is_toy};
pub use map::{Exceptional, Map, NoImage};
pub use reason::NoEdwards;
pub use spec::{EdwardsCurve, EdwardsNumbers};

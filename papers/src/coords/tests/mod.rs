//! Every formula on all pairs of points of toy curves, its cost counted and its bounds proven.

mod facts;
pub(crate) mod hessian;
mod others;
mod traded;
mod untwisted;

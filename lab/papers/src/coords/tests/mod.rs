//! Every formula on all pairs of points of toy curves, its cost counted and its bounds proven.

mod additions;
mod chains;
mod edwards;
mod facts;
pub(crate) mod hessian;
mod jacobian;
mod others;
mod quintupling;
mod traded;
mod untwisted;

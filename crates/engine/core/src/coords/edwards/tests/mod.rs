//! Every formula on all pairs of points of toy curves, its cost counted and its bounds proven.

mod chains;
mod exhaustive;
mod facts;
mod lanes;
mod multiples;

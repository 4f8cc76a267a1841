//! What the papers print, failing, next to what is true, holding. Errata that the tests of other rooms show are not
//! repeated here: the tables in `lab/docs/papers/` name those tests.

mod double_base;
mod edmsm;
mod fixed_bases;
mod listings;
mod multi_base;
mod proofs;
mod scripts;

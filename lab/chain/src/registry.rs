//! The list of all methods. A new one is its file and a line here.

use crate::beam::Beam;
use crate::beam::adaptive::Adaptive;
use crate::method::Method;
use crate::{pair, search, single};

/// Heuristics for one scalar.
pub(crate) const SINGLE: &[&dyn Method] = &[
    &single::binary::Binary,
    &single::naf::Naf,
    &single::wnaf::Wnaf,
    &single::window::SlidingWindow,
    &single::greedy::Greedy,
    &single::ternary_binary::TernaryBinary,
    &single::multibase_naf::MultibaseNaf::TWO_THREE,
    &single::multibase_naf::MultibaseNaf::TWO_THREE_FIVE,
    &single::tree::Tree::TWO_THREE,
    &single::tree::Tree::TWO_THREE_FIVE,
    &single::bucket_dag::BucketDag,
    &single::bucket_tree::BucketTree,
];

/// The optimum for one scalar.
pub(crate) const OPTIMAL: &[&dyn Method] = &[
    &search::optimal::Optimal,
    &search::dag::Dag,
    &search::rectangular::Rectangular,
    &search::reduced::Reduced,
];

/// Beams, for one scalar or two.
pub(crate) const BEAM: &[&dyn Method] = &[&Beam, &Adaptive];

/// Methods for two scalars.
pub(crate) const PAIR: &[&dyn Method] = &[
    &pair::jsf::Jsf,
    &pair::interleave::Interleave,
    &pair::slide::Slide,
    &pair::tree_jbt::TreeJbt,
    &pair::hbtjf::Hbtjf,
    &pair::reduced::PairReduced,
    &pair::optimal::PairOptimal,
];

/// All methods, for one scalar and for two, in the order of help texts; their names are unique.
pub fn methods() -> impl Iterator<Item = &'static dyn Method> {
    [SINGLE, OPTIMAL, BEAM, PAIR].into_iter().flatten().copied()
}

#[cfg(test)]
mod tests;

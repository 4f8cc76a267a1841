//! Operation counts: what papers print, beside what the code here does when it is counted.

pub mod chains;
pub mod edmsm;
pub mod fields;
pub mod fixed;

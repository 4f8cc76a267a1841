//! Formula costs of the two chain papers, [`DoubleBase`](msmith_chain::DoubleBase) and
//! [`MultiBase`](msmith_chain::MultiBase): what they print next to what the code here does when it is counted, and the
//! register programs of the second.

#[cfg(test)]
mod registers;
mod tables;
#[cfg(test)]
mod tests;

pub use tables::{Figure, Row, Table, rows};

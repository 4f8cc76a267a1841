//! The optimum for one scalar: shortest paths.
//!
//! A chain for `n` read backwards goes from `t` to `(t − c)/k`, from `n` to a start. The methods here find a cheapest
//! way and differ in how they keep the integers:
//!
//! - `optimal`, or [`Search`] for many scalars: nodes are positions (how often 2, 3, 5 have been divided by) and small
//!   offsets to `⌊n/2^a·3^b·5^c⌋`. Costs to go are computed from the small quotients to the scalar, diagonal by
//!   diagonal (`a + b + c`), 32 positions at a time. No node is divided and none is visited that needs a long integer.
//! - `dag`: Dijkstra's algorithm on the integers themselves. Independent of all the others, the reference of the tests.
//! - `rectangular`, `reduced`: positions, forwards from the scalar, with long integers, and with short ones in blocks.
//!
//! All find the same cost: that of all chains of the set, increasing or not, of any digits, with and without 0.
//!
//! # The search
//!
//! `window` shows which offsets there are: with `H` the largest digit and `−L` the least, `1 − H ..= L`, so `W = H + L`
//! of them, and makes a table of the small integers. `rows` computes all quotients, and their residues by bitwise
//! operations on rows. `plan` is what is done at a position, `engine` goes over positions and back along the chain,
//! `layer` says which positions there are, `simd` has the vectors. `signed` is a search of its own for {2, 3} and 0, ±1
//! with AVX-512, `bounded` one for three bases: from the scalar down, where it can say that a position is too dear,
//! with costs of one byte. What `bounded` does not find out the others do.
//!
//! For `B` bits there are about `B`, `B²·0.32`, `B³·0.045` positions over {2}, {2, 3}, {2, 3, 5}: at 256 bits 2.1·10^4
//! and 7.4·10^5. Each takes about `W·|S|·(1/2 + 1/3 + 1/5)` comparisons, 32 in one instruction with AVX-512. Costs are
//! divided by what all prices have in common and take 16 bits up to about 900 bits of scalar with usual prices, else 32
//! or
//! 64. Over {2, 3} all are kept where that is at most 8 MiB; else each 8th diagonal or fewer, about `2·W` bytes for
//!     every 8th position, and what is between is made again along the chain. Who asks for the cost only keeps two
//!     diagonals (not in `bounded`, where the chain is the proof). More than [`Search::MEMORY`] is refused before
//!     anything is computed.

mod blocks;
mod bounded;
pub(crate) mod dag;
mod engine;
mod graph;
mod lanes;
mod layer;
mod number;
pub(crate) mod optimal;
mod plan;
mod positions;
pub(crate) mod rectangular;
pub(crate) mod reduced;
mod rows;
mod signed;
mod simd;
mod start;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "x86_64")]
mod vectors;
mod window;

pub use optimal::Search;
pub use start::Stop;

//! The C face of msmith: what the headers in `include` declare.
//!
//! It is thin: views of the caller's memory, handles, codes. Sums, tables and commitments are those of `msmith`,
//! `msmith-io` and `msmith-kzg`. The headers say what every function takes and gives; `docs/c.md` is the way in.
//!
//! **Handles are numbers.** What C gets as a pointer is an entry of a list (`handles`) and is never followed, so that
//! a handle that is closed, closed twice, of another kind or made up is refused and not read.
//!
//! **Variable time**, as all of msmith.
#![deny(unsafe_code)]

mod caller;
pub mod face;
mod form;
mod handles;
mod points;
mod scalars;
pub mod status;

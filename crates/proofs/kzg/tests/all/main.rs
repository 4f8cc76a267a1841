//! Blobs and cells: all cases of c-kzg-4844, the same as c-kzg computes, and what holds of any.

#![allow(missing_docs)]

mod cells;
mod peer;
mod vectors;

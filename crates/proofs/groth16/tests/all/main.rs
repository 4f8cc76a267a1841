//! Proofs, their verification, and keys, beside those of snarkjs.

#![allow(missing_docs)]

mod limits;
mod prove;
mod verify;
mod zkey;

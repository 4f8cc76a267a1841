//! Proofs, their verification, keys and ceremonies, beside those of snarkjs.

#![allow(missing_docs)]

mod limits;
mod prove;
mod ptau;
mod verify;
mod zkey;

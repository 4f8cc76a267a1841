//! Keys in files: made, contributed to and verified, equal to those of snarkjs.

mod circuits;
mod equal;
mod files;
mod parts;
mod powers;
mod setups;
mod snarkjs;
mod wrong;

//! The engines. A new one is one file here and one line in [`start`].

pub mod arkworks;
mod arkworks_edwards;
pub mod blst;
mod dalek;
mod gnark;
pub mod go;
mod halo2curves;
pub mod msmith;
mod msmith_edwards;

use crate::engine::Engine;
use ::msmith::Algorithm;
use anyhow::{Result, bail};
use msmith_edwards::MsmithEdwards;

/// Names of all engines, in the order in which they run by default.
pub const NAMES: &[&str] = &[
    "msmith",
    "msmith-edwards",
    "msmith-edwards-once",
    "arkworks",
    "arkworks-edwards",
    "blst",
    "halo2curves",
    "gnark",
    "dalek",
];

/// Engines that run only when asked for by name.
pub const ON_REQUEST: &[&str] = &["msmith-any", "arkworks-bigint"];

/// Starts an engine that will use `threads` threads.
pub fn start(name: &str, threads: usize) -> Result<Box<dyn Engine>> {
    Ok(match name {
        "msmith" => Box::new(msmith::Msmith::new(threads, true)),
        "msmith-any" => Box::new(msmith::Msmith::new(threads, false)),
        "msmith-edwards" => Box::new(MsmithEdwards::new(threads, Algorithm::Auto)),
        "msmith-edwards-once" => Box::new(MsmithEdwards::new(threads, Algorithm::EdMsm)),
        "arkworks" => Box::new(arkworks::Arkworks::new(threads, false)?),
        "arkworks-bigint" => Box::new(arkworks::Arkworks::new(threads, true)?),
        "arkworks-edwards" => Box::new(arkworks_edwards::ArkworksEdwards::new(threads)?),
        "dalek" => Box::new(dalek::Dalek::new(threads)?),
        "blst" => Box::new(blst::Blst::new(threads)?),
        "halo2curves" => Box::new(halo2curves::Halo2curves),
        "gnark" => Box::new(gnark::Gnark::new(threads)?),
        _ => bail!(
            "unknown engine {name:?}; there are {}",
            [NAMES, ON_REQUEST].concat().join(", ")
        ),
    })
}

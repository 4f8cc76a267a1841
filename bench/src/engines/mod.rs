//! The engines. A new one is one file here and one line in [`start`].

mod arkworks;
mod blst;
mod gnark;
mod halo2curves;
mod msmith;

use crate::engine::Engine;
use anyhow::{Result, bail};

/// Names of all engines, in the order in which they run by default.
pub const NAMES: &[&str] = &["msmith", "arkworks", "blst", "halo2curves", "gnark"];

/// Engines that run only when asked for by name.
pub const ON_REQUEST: &[&str] = &["msmith-any", "arkworks-bigint"];

/// Starts an engine that will use `threads` threads.
pub fn start(name: &str, threads: usize) -> Result<Box<dyn Engine>> {
    Ok(match name {
        "msmith" => Box::new(msmith::Msmith::new(threads, true)),
        "msmith-any" => Box::new(msmith::Msmith::new(threads, false)),
        "arkworks" => Box::new(arkworks::Arkworks::new(threads, false)?),
        "arkworks-bigint" => Box::new(arkworks::Arkworks::new(threads, true)?),
        "blst" => Box::new(blst::Blst::new(threads)?),
        "halo2curves" => Box::new(halo2curves::Halo2curves),
        "gnark" => Box::new(gnark::Gnark::new(threads)?),
        _ => bail!(
            "unknown engine {name:?}; there are {}",
            [NAMES, ON_REQUEST].concat().join(", ")
        ),
    })
}

//! gnark-crypto 0.22 in a child process.

use super::go::{Program, build};
use crate::curves::{Curve, Group};
use crate::engine::{Engine, Job};
use crate::inputs::Inputs;
use anyhow::Result;

/// The engine.
pub struct Gnark(Program);

impl Gnark {
    /// Builds and starts the child.
    pub fn new(threads: usize) -> Result<Self> {
        let name = "gnark-engine";
        let program = build(".", name)?;
        Ok(Self(Program::start(&program, name, threads)?))
    }
}

impl Engine for Gnark {
    fn name(&self) -> &'static str {
        "gnark"
    }

    fn version(&self) -> String {
        "gnark-crypto 0.22.0".into()
    }

    fn supports(&self, curve: &Curve, _group: Group) -> bool {
        ["bls12-377", "bls12-381", "bn254", "bw6-761", "secp256k1"].contains(&curve.name)
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        let name = format!("{}/{}", inputs.curve.name, inputs.group).to_lowercase();
        let n = (inputs.n as u64).to_le_bytes();
        self.0
            .load(&name, &[&n, &inputs.points, &inputs.scalar_bytes()])
    }
}
